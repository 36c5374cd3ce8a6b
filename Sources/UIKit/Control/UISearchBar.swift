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
  /// The words of what can be searched in; nil = nothing to choose from.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// Which of those is chosen, from 0.
  open var selectedScopeButtonIndex = 0 { didSet { scopesChanged() } }
  /// Whether they are shown, as segments below the field.
  open var showsScopeBar = false { didSet { scopesChanged() } }
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// The view above the keyboard; kept only.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
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
  var isFloating = false { didSet { if isFloating != oldValue { setNeedsDisplay() } } }
  /// Whether only its sign is shown, on a round plate.
  var isButton = false { didSet { if isButton != oldValue { setNeedsDisplay() } } }
  /// How wide it is at least to show its words, where it floats.
  var leastWidth: CGFloat {
    let words = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? "Search"
    return CGFloat(measures.searchTextLeading) + block(words, .label, traitCollection.displayScale).size(nil).width
      + SearchFieldLook.textTrailing
  }
  /// 56 points high; 64 on iOS 26; 47 more with scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: CGFloat(measures.searchBar) + scopeRoom)
  }
  /// 56 points high; 64 on iOS 26; 47 more with scopes.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

  private var scopes: UISegmentedControl?
  /// Recorded (swiftui-web, notes on uikit/search/scope): 64 and 47, the segments 7 below the bar without them and 8 in.
  private var scopeRoom: CGFloat { scopes == nil ? 0 : 47 }

  private func scopesChanged() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let made = UISegmentedControl(items: titles)
      made.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15)], for: .normal)
      made.selectedSegmentIndex =
        titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : UISegmentedControl.noSegment
      addSubview(made)
      scopes = made
    }
    contentSizeChanged()
  }

  /// Places the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let scopes else { return }
    scopes.frame = CGRect(x: 8, y: bounds.height - scopeRoom + 7, width: max(0, bounds.width - 16), height: 32)
  }

  private func block(_ text: String, _ color: UIColor, _ scale: CGFloat) -> TextBlock {
    var plain = TextBlock.Plain(text: text, font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection), color: color)
    plain.rightToLeft = isRightToLeft
    plain.scale = scale
    return TextBlock(plain)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    if isButton {
      painter.add(GlassLook.capsule(in: painter.page(bounds), context: lookContext(painter)))
      return paintSign("magnifyingglass", in: bounds, &painter)
    }
    // In a navigation bar, that is the ground.
    if searchBarStyle == .default, !isFloating, !(superview is UINavigationBar) {
      painter.fill(Path(bounds), barTintColor ?? .secondarySystemBackground)
    }
    let scale = painter.traits.displayScale
    let measures = painter.traits.barMeasures
    // There the field follows the title at once.
    let isBelowTitle = superview is UINavigationBar && !isFloating
    let band = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: isBelowTitle ? CGFloat(measures.searchField) : bounds.height - scopeRoom)
    let plate = CGFloat(measures.searchCancel)
    let cancel = showsCancelButton && plate == 0 ? block("Cancel", tintColor, scale) : nil
    let cancelRoom = cancel.map { $0.size(nil).width } ?? (showsCancelButton ? plate : 0)
    let cancelWidth = cancelRoom > 0 ? cancelRoom + CGFloat(measures.searchCancelGap) : 0
    let room = isFloating ? band : band.insetBy(dx: 8, dy: 0)
    let height = isFloating ? bounds.height : CGFloat(measures.searchField)
    let field = CGRect(
      x: isRightToLeft ? room.minX + cancelWidth : room.minX, y: band.midY - height / 2, width: room.width - cancelWidth, height: height)
    painter.add(SearchFieldLook.items(in: painter.page(field), isFloating: isFloating, context: lookContext(painter)))
    let leading = CGFloat(measures.searchTextLeading)
    let inner = field.inset(
      by: NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: SearchFieldLook.textTrailing).resolved(
        rightToLeft: isRightToLeft))
    let shown = text.flatMap { $0.isEmpty ? nil : block($0, .label, scale) } ?? block(placeholder ?? "Search", .secondaryLabel, scale)
    shown.paint(&painter, in: inner)
    let end = CGRect(x: isRightToLeft ? room.minX : room.maxX - cancelRoom, y: 0, width: cancelRoom, height: band.height)
    cancel?.paint(&painter, in: end)
    if showsCancelButton, plate > 0 {
      let circle = CGRect(x: end.minX, y: band.midY - plate / 2, width: plate, height: plate)
      painter.add(GlassLook.items(in: painter.page(circle), context: lookContext(painter)) { Path(ellipseIn: $0) })
      paintSign("xmark", in: circle, &painter)
    }
  }
  private func paintSign(_ name: String, in circle: CGRect, _ painter: inout ContentPainter) {
    let sign = UIImage(systemName: name)?.applyingSymbolConfiguration(.init(pointSize: 17, weight: .medium))
    let size = sign?.size ?? .zero
    let middle = CGRect(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width, height: size.height)
    sign?.paint(&painter, inPage: painter.page(middle), tint: .label)
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
  /// Whether the button that ends the search is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  /// How light and dark the bar is; kept only.
  open var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The field itself. The bar draws its own; what this is given is kept only.
  open var searchTextField: UISearchTextField {
    let field = kept(UISearchTextField(frame: .zero))
    keep(field)
    return field
  }
}
