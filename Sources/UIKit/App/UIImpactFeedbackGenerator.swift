/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A knock of a style.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Knocks; nothing is felt.
  open func impactOccurred() {}
  /// Knocks with a strength; nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}
  /// How strong a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Of a small thing.
    case light
    /// Of a thing.
    case medium
    /// Of a great thing.
    case heavy
    /// Of a soft thing.
    case soft
    /// Of a hard thing.
    case rigid
  }
}
