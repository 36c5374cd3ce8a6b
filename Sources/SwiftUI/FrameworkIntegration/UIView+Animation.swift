extension UIView {
  /// Makes changes that go by one of SwiftUI's animations. They are made at once, `completion` is called behind them.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
