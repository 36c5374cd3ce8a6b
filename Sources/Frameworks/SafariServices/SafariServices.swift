import SwiftUI
@_exported import UIKit

/// A page of the web within an app: here a plate.
open class SFSafariViewController: UIViewController {
  /// How it behaves.
  open class Configuration: NSObject {
    /// Kept.
    open var entersReaderIfAvailable = false
    /// Kept.
    open var barCollapsingEnabled = true
    /// As usual.
    public override init() {}
  }
  /// How the button that leaves reads.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  /// Who would be told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Kept.
  open var preferredBarTintColor: UIColor?
  /// Kept.
  open var preferredControlTintColor: UIColor?
  /// Kept.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// How it was made.
  public let configuration: Configuration
  /// A page.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// A page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  open override func loadView() { view = SafariPlate() }
}
private final class SafariPlate: _ServicePlaceholderView {
  override var _serviceName: String { "SFSafariViewController" }
}
/// Who is told of such a page; nobody ever is.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  /// It was left.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
