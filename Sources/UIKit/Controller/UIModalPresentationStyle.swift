/// How one controller shows another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses.
  case automatic = -2
  /// Nothing.
  case none = -1
  /// All of the screen.
  case fullScreen = 0
  /// A page sheet.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// Over the presenting controller.
  case currentContext
  /// By a delegate.
  case custom
  /// Over the screen, with what lies under still there.
  case overFullScreen
  /// Over the presenting controller, with what lies under still there.
  case overCurrentContext
  /// A bubble with an arrow.
  case popover
}
