/// How the status bar comes and goes; kept only.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}
