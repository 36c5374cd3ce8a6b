import QuoinDrawing

extension UIBarButtonItem {
  /// A number or a word at the item's upper trailing corner.
  @MainActor public struct Badge {
    /// What it says; nil for a dot.
    public let stringValue: String?
    /// The colour behind; nil = red.
    public var backgroundColor: UIColor?
    /// The colour of the words; nil = white.
    public var foregroundColor: UIColor?
    /// The font of the words; nil = the system's, at 13 points (assumed).
    public var font: UIFont?
    /// A number, as the user's language writes it.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: count.formatted()) }
    /// A word.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
    private init(stringValue: String?) { self.stringValue = stringValue }
  }
  /// What stands at its corner; nil for nothing. Items with views of their own show none.
  public var badge: Badge? {
    get { kept(nil) }
    set {
      keep(newValue)
      bar?.itemChanged()
    }
  }
  /// Under what name a bar knows it among the items of the one before; kept only.
  public var identifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// The button of an item that has a badge.
final class BadgedButton: UIButton {
  private let mark = BadgeView()
  /// How far the badge stands out of the button, in points (assumed).
  private static let overhang: CGFloat = 4

  func show(_ badge: UIBarButtonItem.Badge) {
    mark.badge = badge
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = mark.sizeThatFits(.zero)
    let x = isRightToLeft ? -Self.overhang : bounds.width - size.width + Self.overhang
    mark.frame = CGRect(origin: CGPoint(x: x, y: -Self.overhang), size: size)
    bringSubviewToFront(mark)
  }
}

private final class BadgeView: UIView {
  var badge: UIBarButtonItem.Badge?
  /// The dot's (assumed).
  private static let dot: CGFloat = 10

  private func box(_ scale: CGFloat) -> BadgeBox? {
    guard let badge, let words = badge.stringValue else { return nil }
    return BadgeBox(words, font: badge.font ?? .systemFont(ofSize: 13), color: badge.foregroundColor ?? .white, scale: scale)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    box(traitCollection.displayScale)?.size ?? CGSize(width: Self.dot, height: Self.dot)
  }
  package override func paintContent(_ painter: inout ContentPainter) {
    let ground = badge?.backgroundColor ?? .systemRed
    guard let box = box(painter.traits.displayScale) else { return painter.fill(Path(ellipseIn: bounds), ground) }
    box.paint(&painter, at: .zero, ground: ground)
  }
}
