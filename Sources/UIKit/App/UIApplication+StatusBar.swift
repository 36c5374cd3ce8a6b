extension UIApplication: _ClassValueNaming {
  /// The one app, by the names that it is asked for where it may not be named; nil for other names.
  nonisolated public static func _classValue(named name: String) -> Any? {
    guard name == "shared" || name == "sharedApplication" else { return nil }
    nonisolated(unsafe) var app: UIApplication?
    MainActor.assumeIsolated { app = shared }
    return app
  }
}

extension UIApplication {
  /// Sent before the status bar becomes higher or lower; never here.
  public static nonisolated let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Sent when the status bar has become higher or lower; never here.
  public static nonisolated let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Sent before the status bar turns; never here.
  public static nonisolated let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Sent when the status bar has turned; never here.
  public static nonisolated let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
