import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import UIKit

/// A view of UIKit that shows a view of SwiftUI. `UIHostingController` makes one; it can stand alone as well.
///
/// Its intrinsic size is the content's ideal size; where constraints or cells give it a width, it is as high as the content is at that
/// width. It lays the content out in its bounds less the safe area, and hands light and dark, direction, text size and scale down to it.
@MainActor @preconcurrency open class _UIHostingView<Content: View>: UIView {
  private let guest: HostedPage<Content>

  /// A view that shows `rootView`.
  public required init(rootView: Content) {
    guest = HostedPage(rootView)
    super.init(frame: .zero)
    guest.move(into: self)
  }
  /// Archives are not read here, and hold no SwiftUI.
  public required init?(coder: NSCoder) { nil }

  /// What it shows. Another one is shown with the state that the first has gathered.
  public var rootView: Content {
    get { guest.root }
    set { guest.root = newValue }
  }
  /// Which parts of the safe area are kept free.
  var safeAreaRegions: SafeAreaRegions {
    get { guest.safeAreaRegions }
    set { guest.safeAreaRegions = newValue }
  }

  /// The size of the content for a proposal; lengths of 0 stand for the smallest, infinite ones for the ideal.
  func contentSize(for size: CGSize) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 1e6 ? max(value, 0) : nil }
    return guest.size(for: ProposedViewSize(width: length(size.width), height: length(size.height)))
  }

  /// The content's ideal size.
  open override var intrinsicContentSize: CGSize { guest.size(forWidth: nil) }
  /// The size of the content within `size`; a length of 0, or one without end, leaves it to the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(for: CGSize(width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity))
  }
  /// Lays the content out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guest.layOut()
  }
  /// The content is laid out in what is left.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
