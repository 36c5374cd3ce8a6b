/// Glass of iOS 26; drawn as a thin material.
open class UIGlassEffect: UIBlurEffect {
  /// How clear it is; kept only.
  public enum GlassStyle: Int, Sendable { case regular, clear }
  /// Whether it answers to touches; kept only.
  open var isInteractive = false
  /// Its colour; kept only.
  open var tintColor: UIColor?
  /// Glass.
  public init() { super.init(style: .systemThinMaterial) }
  /// Glass of a style.
  public init(style: GlassStyle) { super.init(style: .systemThinMaterial) }
}
/// Lets glass flow together; not drawn.
open class UIGlassContainerEffect: UIVisualEffect {
  /// From which distance on, in points; kept only.
  open var spacing: CGFloat = 0
}
