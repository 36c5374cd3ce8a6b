import QuoinAppearance
import QuoinDrawing

/// On or off.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour when on; nil = green.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil = white.
  open var thumbTintColor: UIColor?
  /// The words beside it on a computer; kept only.
  open var title: String?
  /// How it is to look on a computer; kept only.
  open var preferredStyle = Style.automatic
  /// How it looks: a phone has sliding ones alone.
  open var style: Style { .sliding }
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As suits the device.
    case automatic
    /// A box to tick.
    case checkbox
    /// A knob that slides.
    case sliding
  }
  /// A switch; its size never changes.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchLook.size(on: UITraitCollection.current.appearance.system)))
    hugsContent()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// 51 × 31 up to iOS 18.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchLook.size(on: UITraitCollection.current.appearance.system) }
  /// That of the alignment rectangle, from which the switch sticks out at its trailing side: 49 × 31 up to iOS 18.
  open override var intrinsicContentSize: CGSize {
    let measures = UITraitCollection.current.appearance.system.look.control
    return CGSize(width: measures.switchWidth, height: measures.switchHeight)
  }
  /// What sticks out at the trailing side (recorded: swiftui-web, notes on Auto Layout, iOS 26.0: 66 in a frame 68 wide).
  open override var alignmentRectInsets: UIEdgeInsets {
    let over = UITraitCollection.current.appearance.system.look.control.switchOverhang
    return UIEdgeInsets(top: 0, left: isRightToLeft ? over : 0, bottom: 0, right: isRightToLeft ? 0 : over)
  }
  /// The switch keeps its size, whatever it is given (recorded: the same).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchLook.size(on: UITraitCollection.current.appearance.system)) }
  }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(
      SwitchLook.items(
        isOn: isOn, in: SwitchLook.frame(in: painter.page(bounds), context: lookContext(painter)), tint: onTintColor?.fill(painter),
        thumb: thumbTintColor?.paint(painter.traits),
        context: lookContext(painter)))
  }
}
