/// Every property of one node, in CSS's terms and with CSS's initial values, except that boxes start as `display: flex`,
/// `box-sizing: border-box`, `position: relative`. `FlexStyle(.yoga)` starts with Yoga's values instead.
///
/// Lengths are points, y down. A value outside a property's range (a negative padding, a NaN) reads as the initial value.
public struct FlexStyle: Sendable {
  var hot = HotStyle()
  var cold = ColdStyle() {
    didSet { hasCold = true }
  }
  /// Whether any cold property was touched; false says without looking that the node shares the row of initial values.
  var hasCold = false

  /// The initial values of a set of defaults.
  public init(_ defaults: FlexDefaults = .css) {
    guard defaults == .yoga else { return }
    hot.direction = .column
    hot.shrink = 0
    hot.alignContent = .flexStart
    cold.minWidth = .zero
    cold.minHeight = .zero
    cold.scrollbarWidth = 0
    hasCold = true
  }
}

/// The two sets of initial values.
public enum FlexDefaults: Sendable {
  /// CSS's own: row, shrink 1, lines stretch, automatic minimum sizes.
  case css
  /// Yoga's: column, shrink 0, lines at flex-start, no automatic minimum, scroll bars that take no room.
  case yoga
}

extension FlexStyle {
  /// How the node takes part in layout.
  public var display: FlexDisplay {
    get { hot.display }
    set { hot.display = newValue }
  }
  /// In the flow or out of it.
  public var position: FlexPosition {
    get { hot.position }
    set { hot.position = newValue }
  }
  /// What width and height measure.
  public var boxSizing: FlexBoxSizing {
    get { hot.boxSizing }
    set { hot.boxSizing = newValue }
  }
  /// The direction of lines for the node's children and, by inheritance, theirs.
  public var layoutDirection: FlexLayoutDirection {
    get { hot.layoutDirection }
    set { hot.layoutDirection = newValue }
  }
  /// CSS `flex-direction`.
  public var direction: FlexDirection {
    get { hot.direction }
    set { hot.direction = newValue }
  }
  /// CSS `flex-wrap`.
  public var wrap: FlexWrap {
    get { hot.wrap }
    set { hot.wrap = newValue }
  }
  /// CSS `flex-grow`; below zero or NaN counts as 0.
  public var grow: Double {
    get { Double(hot.grow) }
    set { hot.grow = FlexStyle.factor(newValue) }
  }
  /// CSS `flex-shrink`; below zero or NaN counts as 0.
  public var shrink: Double {
    get { Double(hot.shrink) }
    set { hot.shrink = FlexStyle.factor(newValue) }
  }
  /// CSS `flex-basis`.
  public var basis: FlexLength {
    get { hot.basis }
    set { hot.basis = newValue.nonNegative }
  }
  /// CSS `order`: items are laid out by ascending order, those of one order as they stand in the tree.
  public var order: Int {
    get { Int(cold.order) }
    set { cold.order = Int32(clamping: newValue) }
  }

  private static func factor(_ value: Double) -> Float { value > 0 ? Float(min(value, 1e9)) : 0 }
}

extension FlexStyle {
  /// CSS `justify-content`.
  public var justifyContent: FlexAlignment {
    get { hot.justifyContent }
    set { hot.justifyContent = newValue }
  }
  /// CSS `align-content`.
  public var alignContent: FlexAlignment {
    get { hot.alignContent }
    set { hot.alignContent = newValue }
  }
  /// CSS `align-items`.
  public var alignItems: FlexAlignment {
    get { hot.alignItems }
    set { hot.alignItems = newValue }
  }
  /// CSS `align-self`.
  public var alignSelf: FlexAlignment {
    get { hot.alignSelf }
    set { hot.alignSelf = newValue }
  }
  /// CSS `justify-self`; of the boxes here only absolute ones obey it.
  public var justifySelf: FlexAlignment {
    get { hot.justifySelf }
    set { hot.justifySelf = newValue }
  }
}

extension FlexStyle {
  /// Measured as `box-sizing` says; `auto` leaves it to the layout.
  public var width: FlexLength {
    get { hot.width }
    set { hot.width = newValue.nonNegative }
  }
  /// Measured as `box-sizing` says; `auto` leaves it to the layout.
  public var height: FlexLength {
    get { hot.height }
    set { hot.height = newValue.nonNegative }
  }
  /// `auto` is the automatic minimum of flex items (CSS Flexbox §4.5), zero elsewhere.
  public var minWidth: FlexLength {
    get { cold.minWidth }
    set { cold.minWidth = newValue.nonNegative }
  }
  /// `auto` is the automatic minimum of flex items (CSS Flexbox §4.5), zero elsewhere.
  public var minHeight: FlexLength {
    get { cold.minHeight }
    set { cold.minHeight = newValue.nonNegative }
  }
  /// `auto` means none.
  public var maxWidth: FlexLength {
    get { cold.maxWidth }
    set { cold.maxWidth = newValue.nonNegative }
  }
  /// `auto` means none.
  public var maxHeight: FlexLength {
    get { cold.maxHeight }
    set { cold.maxHeight = newValue.nonNegative }
  }
  /// Width over height; nil, zero, negative or not finite is none.
  public var aspectRatio: Double? {
    get { cold.aspectRatio > 0 ? cold.aspectRatio : nil }
    set { cold.aspectRatio = newValue.map { $0 > 0 && $0.isFinite ? min(max($0, 1e-6), 1e6) : 0 } ?? 0 }
  }
  /// Percentages are of the containing block's width, for all four edges; `auto` takes up free space.
  public var margin: FlexEdges {
    get { cold.margin }
    set { cold.margin = newValue }
  }
  /// Percentages are of the containing block's width, for all four edges.
  public var padding: FlexEdges {
    get { cold.padding }
    set { cold.padding = newValue.nonNegative }
  }
  /// Points only; anything else reads as zero.
  public var border: FlexEdges {
    get { cold.border }
    set { cold.border = newValue.nonNegative.pointsOnly }
  }
  /// CSS `inset`: top, left, bottom, right of positioned boxes.
  public var inset: FlexEdges {
    get { cold.inset }
    set { cold.inset = newValue }
  }
  /// Between lines of a row container, between items of a column.
  public var rowGap: FlexLength {
    get { cold.rowGap }
    set { cold.rowGap = newValue.nonNegative }
  }
  /// Between items of a row container, between lines of a column.
  public var columnGap: FlexLength {
    get { cold.columnGap }
    set { cold.columnGap = newValue.nonNegative }
  }
  /// What happens to content that is too wide, as far as it decides layout.
  public var overflowX: FlexOverflow {
    get { hot.overflowX }
    set { hot.overflowX = newValue }
  }
  /// What happens to content that is too high, as far as it decides layout.
  public var overflowY: FlexOverflow {
    get { hot.overflowY }
    set { hot.overflowY = newValue }
  }
  /// What a bar of `overflow: scroll` takes, in points. Unless set 15 with CSS's defaults (a desktop browser's classic bar), 0 with
  /// Yoga's (bars lie over the content, as on phones).
  public var scrollbarWidth: Double {
    get { Double(cold.scrollbarWidth) }
    set { cold.scrollbarWidth = newValue > 0 && newValue.isFinite ? Float(min(newValue, 10_000)) : 0 }
  }
}

extension FlexLength {
  /// The length itself, `auto` where it is below zero: negative sizes, paddings and gaps are not in range.
  var nonNegative: FlexLength { kind != .calc && number < 0 ? .auto : self }
  var pointsOnly: FlexLength { kind == .points || self == .unset ? self : .zero }
}

extension FlexEdges {
  func mapped(_ change: (FlexLength) -> FlexLength) -> FlexEdges {
    var edges = FlexEdges(top: change(top), left: change(left), bottom: change(bottom), right: change(right))
    edges.storedStart = storedStart == .unset ? .unset : change(storedStart)
    edges.storedEnd = storedEnd == .unset ? .unset : change(storedEnd)
    return edges
  }
  var nonNegative: FlexEdges { mapped { $0.kind != .calc && $0.number < 0 ? .zero : $0 } }
  var pointsOnly: FlexEdges { mapped { $0.pointsOnly } }
}
