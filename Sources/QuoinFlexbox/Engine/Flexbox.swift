/// One flex container while it is laid out: what the steps hand to each other.
struct Flexbox {
  let node: Int32
  let purpose: Purpose
  let isRow: Bool
  let wraps: Bool
  /// The content box in its own terms; `innerMain` and `innerCross` are NaN while unknown.
  var innerMain: Double
  var innerCross: Double
  /// What percentages and `stretch` of the items count from.
  let room: Room
  /// The height at which a wrapping column of unknown height breaks.
  let ceiling: Double
  let gapMain: Double
  let gapCross: Double
  /// Right to left lines in this container (its own direction, not its parent's).
  var rightToLeft = false
  /// Whether main-start (cross-start) is the right or bottom edge.
  var mainFlipped = false
  var crossFlipped = false

  var items: UnsafeMutablePointer<Item>
  var itemCount = 0
  var lines: UnsafeMutablePointer<Line>
  var lineCount = 0
  /// Absolute children, as a chain through `Item`-less indices: they are found again in tree order.
  var hasAbsolute = false

  /// Whether an item has auto margins in the main axis.
  var hasAutoMargins = false

  /// A single line whose cross size is the container's (§9.4.8), where that is known before the items are.
  @inline(__always) var crossIsContainers: Bool { !wraps && !innerCross.isNaN }
  @inline(__always) func main(_ frame: Frame) -> Double { isRow ? frame.width : frame.height }
  @inline(__always) func cross(_ frame: Frame) -> Double { isRow ? frame.height : frame.width }
}

/// Why a container is laid out.
enum Purpose {
  /// To learn the height of its content.
  case height
  /// To learn where its baselines are.
  case baselines
  /// For good: children get their boxes.
  case place
}

/// One flex item. Sizes are border-box sizes; `outer` adds the margins.
struct Item {
  var node: Int32
  var grow: Double
  var shrink: Double
  var frame: Frame
  var margins: Frame
  /// The flex base size (§9.2.3), and the same within the limits.
  var base = 0.0
  var hypothetical = 0.0
  var least = 0.0
  var most = Double.infinity
  /// The used main and cross size.
  var main = 0.0
  var cross = 0.0
  /// From main-start of the container, and from cross-start.
  var mainPosition = 0.0
  var crossPosition = 0.0
  /// From the item's upper (or lower, if aligned by the last) margin edge to its baseline.
  var baseline = 0.0
  /// What a stretched row item was stretched to, before its limits.
  var stretchTarget = 0.0
  var align: FlexAlignment
  var flags: ItemFlags = []

}

struct ItemFlags: OptionSet {
  let rawValue: UInt16
  static let autoMainStart = ItemFlags(rawValue: 1)
  static let autoMainEnd = ItemFlags(rawValue: 2)
  static let autoCrossStart = ItemFlags(rawValue: 4)
  static let autoCrossEnd = ItemFlags(rawValue: 8)
  /// Its cross size property is auto, its alignment stretch, its cross margins not auto.
  static let stretches = ItemFlags(rawValue: 16)
  /// `least` lacks the automatic minimum, which cannot matter unless the item shrinks.
  static let minimumPending = ItemFlags(rawValue: 32)
  static let frozen = ItemFlags(rawValue: 64)
  static let belowLeast = ItemFlags(rawValue: 128)
  static let aboveMost = ItemFlags(rawValue: 256)
  /// Percentages of the children may count on the cross size, because it was stretched to.
  static let crossDefinite = ItemFlags(rawValue: 512)
  /// Takes part in baseline alignment, by its first or its last baseline.
  static let baseline = ItemFlags(rawValue: 1024)
  static let lastBaseline = ItemFlags(rawValue: 2048)
  /// The cross size was found together with the base size (columns).
  static let crossKnown = ItemFlags(rawValue: 4096)
  /// Stretching left the cross size as it was.
  static let keptCross = ItemFlags(rawValue: 8192)
  /// Has no limits, no ratio and no scroll bars, and its margins and thicknesses are points, as of most nodes.
  static let plain = ItemFlags(rawValue: 16384)
  static let autoMain: ItemFlags = [.autoMainStart, .autoMainEnd]
  static let autoCross: ItemFlags = [.autoCrossStart, .autoCrossEnd]
}

/// One flex line: a run of items.
struct Line {
  var start: Int
  var end: Int
  /// Sum of the items' outer hypothetical main sizes and the gaps between them.
  var hypothetical = 0.0
  var cross = 0.0
  var position = 0.0
  /// The largest distance from the line's cross-start to a baseline of the first-baseline group; from cross-end for the last's.
  var firstBaseline = 0.0
  var lastBaseline = 0.0
}
