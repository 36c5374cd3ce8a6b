import Foundation
import QuoinLayout
import UIKit

/// What a hosting controller keeps telling UIKit of its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `preferredContentSize` follows the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic size follows the content's ideal size. Here it always does.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller whose view shows a view of SwiftUI.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  private let hosting: _UIHostingView<Content>

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// For subclasses that a storyboard names: archives are not read here, so this is the other way to make one.
  public init?(coder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
  }
  /// Archives are not read here, and hold no SwiftUI.
  public required init?(coder: NSCoder) { nil }

  /// What is shown. Another one is shown with the state that the first has gathered.
  open var rootView: Content {
    get { hosting.rootView }
    set {
      hosting.rootView = newValue
      followContent()
    }
  }
  /// What UIKit is told of the content's size; nothing at first.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { followContent() } }
  /// Which parts of the safe area the content keeps clear of; all at first.
  open var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  /// The size the content takes when it is proposed `size`, in points. A length without end (10⁶ points and more) proposes nothing, so the
  /// content is as long as it wants to be.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.contentSize(for: size) }

  /// The hosting view; its background is the system's unless you set another.
  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  private func followContent() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let ideal = hosting.intrinsicContentSize
    guard preferredContentSize != ideal else { return }
    preferredContentSize = ideal
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
