import Foundation

extension RunLoop.Mode {
  /// While a finger is on the screen: UIKit's mode, which never runs here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
