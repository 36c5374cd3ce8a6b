/// How something came out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Tells it; nothing is felt.
  open func notificationOccurred(_ type: FeedbackType) {}
  /// How it came out.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a doubt.
    case warning
    /// Badly.
    case error
  }
}
