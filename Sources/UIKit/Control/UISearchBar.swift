import QuoinAppearance
import QuoinDrawing

/// A field to search with.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The words shown while there is no text.
  open var placeholder: String?
  /// Whether a button that ends the search is shown.
  open var showsCancelButton = false
  /// How it looks.
  open var searchBarStyle = Style.default
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private var measures: BarMeasures { traitCollection.barMeasures }
  /// Whether the field stands on a plate of its own over a screen, and fills the bar.
  var isFloating = false
  /// 56 points high; 64 on iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: CGFloat(measures.searchBar))
  }
  /// 56 points high; 64 on iOS 26.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(measures.searchBar)) }

  private func block(_ text: String, _ color: UIColor, _ scale: CGFloat) -> TextBlock {
    var plain = TextBlock.Plain(text: text, font: .systemFont(ofSize: 17), color: color)
    plain.rightToLeft = isRightToLeft
    plain.scale = scale
    return TextBlock(plain)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    // In a navigation bar, that is the ground.
    if searchBarStyle == .default, !isFloating, !(superview is UINavigationBar) {
      painter.fill(Path(bounds), barTintColor ?? .secondarySystemBackground)
    }
    let scale = painter.traits.displayScale
    let cancel = showsCancelButton ? block("Cancel", tintColor, scale) : nil
    let cancelWidth = cancel.map { $0.size(nil).width + 8 } ?? 0
    let measures = painter.traits.barMeasures
    let room = isFloating ? bounds : bounds.insetBy(dx: 8, dy: 0)
    let height = isFloating ? bounds.height : CGFloat(measures.searchField)
    let field = CGRect(
      x: isRightToLeft ? room.minX + cancelWidth : room.minX, y: bounds.midY - height / 2, width: room.width - cancelWidth, height: height)
    painter.add(SearchFieldLook.items(in: painter.page(field), isFloating: isFloating, context: lookContext(painter)))
    let leading = CGFloat(measures.searchTextLeading)
    let inner = field.inset(
      by: NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: SearchFieldLook.textTrailing).resolved(
        rightToLeft: isRightToLeft))
    let shown = text.flatMap { $0.isEmpty ? nil : block($0, .label, scale) } ?? block(placeholder ?? "Search", .secondaryLabel, scale)
    shown.paint(&painter, in: inner)
    cancel?.paint(
      &painter,
      in: CGRect(x: isRightToLeft ? room.minX : room.maxX - cancelWidth + 8, y: 0, width: cancelWidth - 8, height: bounds.height))
  }
  /// How it looks.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default`
    /// With a background.
    case prominent
    /// Without.
    case minimal
  }
}
