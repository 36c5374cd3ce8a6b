/// What every node keeps of its style: the properties that layout reads each time it looks at a node.
struct HotStyle {
  var width = FlexLength.auto
  var height = FlexLength.auto
  var basis = FlexLength.auto
  var grow: Float = 0
  var shrink: Float = 1
  /// Where the rest stands in the tree's table of cold styles; 0 is the row of initial values.
  var cold: Int32 = 0
  var display = FlexDisplay.flex
  var position = FlexPosition.relative
  var boxSizing = FlexBoxSizing.borderBox
  var layoutDirection = FlexLayoutDirection.inherit
  var direction = FlexDirection.row
  var wrap = FlexWrap.noWrap
  var overflowX = FlexOverflow.visible
  var overflowY = FlexOverflow.visible
  var justifyContent = FlexAlignment.normal
  var alignContent = FlexAlignment.normal
  var alignItems = FlexAlignment.normal
  var alignSelf = FlexAlignment.auto
  var justifySelf = FlexAlignment.auto

  /// Where the keywords begin, in bytes: they stand side by side, in the order of the C library's.
  static var keywordsAt: Int { 36 }

  @inline(__always) var isScrollContainer: Bool { overflowX != .visible || overflowY != .visible }
}

/// The properties most nodes leave alone, in rows that nodes with the same values share. Words of eight bytes without gaps, so that rows are
/// compared word by word (`SharedStyles`).
struct ColdStyle {
  var minWidth = FlexLength.auto
  var minHeight = FlexLength.auto
  var maxWidth = FlexLength.auto
  var maxHeight = FlexLength.auto
  var margin = FlexEdges(all: .zero)
  var padding = FlexEdges(all: .zero)
  var border = FlexEdges(all: .zero)
  var inset = FlexEdges(all: .auto)
  var rowGap = FlexLength.auto
  var columnGap = FlexLength.auto
  var aspectRatio: Double = 0
  var scrollbarWidth: Float = 15
  var order: Int32 = 0
}

/// One length per edge. `start` and `end` follow the direction of the node's parent lines and win over left and right where set.
public struct FlexEdges: Hashable, Sendable {
  /// The upper edge.
  public var top: FlexLength
  /// The left edge; `start` or `end` wins over it where set.
  public var left: FlexLength
  /// The lower edge.
  public var bottom: FlexLength
  /// The right edge; `start` or `end` wins over it where set.
  public var right: FlexLength
  var storedStart = FlexLength.unset
  var storedEnd = FlexLength.unset

  /// Edges that are all the same.
  public init(all: FlexLength) {
    (top, left, bottom, right) = (all, all, all, all)
  }

  /// Edges by name, zero where not given.
  public init(top: FlexLength = .zero, left: FlexLength = .zero, bottom: FlexLength = .zero, right: FlexLength = .zero) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The edge at which lines begin: left in left-to-right, right in right-to-left. nil where not set: left and right then count.
  public var start: FlexLength? {
    get { storedStart == .unset ? nil : storedStart }
    set { storedStart = newValue ?? .unset }
  }
  /// The edge at which lines end; nil where not set.
  public var end: FlexLength? {
    get { storedEnd == .unset ? nil : storedEnd }
    set { storedEnd = newValue ?? .unset }
  }

  /// Whether a logical edge is set, so that the edges depend on the direction.
  @inline(__always) var isLogical: Bool { storedStart != .unset || storedEnd != .unset }
  @inline(__always) func physicalLeft(_ rightToLeft: Bool) -> FlexLength {
    let logical = rightToLeft ? storedEnd : storedStart
    return logical == .unset ? left : logical
  }
  @inline(__always) func physicalRight(_ rightToLeft: Bool) -> FlexLength {
    let logical = rightToLeft ? storedStart : storedEnd
    return logical == .unset ? right : logical
  }
}
