/// Delegates that need not have a window. What stands for those without one stands below their protocols, because there the window is named
/// a second time, as the phone gives it.
@MainActor @preconcurrency public protocol _WindowKeeping: AnyObject {}

extension _WindowKeeping {
  /// None, where the delegate keeps none.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
