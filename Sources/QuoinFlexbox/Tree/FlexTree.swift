/// A tree of boxes laid out by CSS Flexible Box Layout (Level 1).
///
///     let tree = FlexTree()
///     let root = tree.add()
///     let left = tree.add(to: root)
///     tree.update(left) { $0.grow = 1; $0.height = 40 }
///     tree.layout(in: FlexSpace(width: 300))
///     tree.box(of: left)  // x 0, y 0, width 300, height 40
///
/// Nodes live in one arena and are named by `FlexNode`. Adding in document order keeps neighbours side by side in memory.
/// A tree may be used from any thread, by one at a time. Measured leaves are asked on the thread that calls `layout`, also where the tree
/// is so deep (some thousand levels) that its layout goes on on a larger stack of its own.
///
/// Costs: `add`, `append`, `remove` of a leaf and reading a box O(1); `insert(at:)` O(index); changing a style O(depth) at
/// most, O(1) once the ancestors are marked; `layout` O(nodes) the first time, then O(depth + siblings) per changed node,
/// O(1) when nothing changed.
public final class FlexTree {
  let tables: UnsafeMutablePointer<FlexTables>
  var lastSpace = FlexSpace()
  var lastRoot: Int32 = -1
  var lastScale = 0.0
  /// Where the layout that runs now is told, if somebody asked.
  var recorder: Recorder?
  /// Baselines that nodes tell themselves.
  var ownBaselines: [Int32: FlexBaseline] = [:]
  /// Measures the leaves that `setMeasured` made, in place of a closure for each: less to make and to keep where leaves are many. It must
  /// answer the same for the same question until the node is marked dirty, and must not touch the tree. nil: they are empty.
  public var measureLeaf: ((_ leaf: FlexNode, _ width: FlexProposal, _ height: FlexProposal) -> FlexMeasurement)?
  /// What a plain `add` gives a node.
  let initialStyle: FlexStyle
  /// Where the engine departs from CSS.
  public let errata: FlexErrata
  /// How many times leaves were measured since the tree was made.
  public internal(set) var measureCount = 0
  /// What was doubtful in the last layout: answers of measure closures that were not finite.
  public internal(set) var findings: [FlexFinding] = []
  /// Pixels per point of the grid that `box(of:)` snaps to; 0 (the start) leaves boxes unrounded.
  public var pointScaleFactor = 0.0 {
    didSet { if !(pointScaleFactor > 0 && pointScaleFactor.isFinite) { pointScaleFactor = 0 } }
  }

  /// An empty tree whose nodes start with the values of `defaults`. `errata` nil is none for `css`, `classic` for `yoga`.
  public init(defaults: FlexDefaults = .css, errata: FlexErrata? = nil) {
    initialStyle = FlexStyle(defaults)
    self.errata = errata ?? (defaults == .yoga ? .classic : [])
    tables = TablePool.shared.take()
  }

  deinit {
    TablePool.shared.give(tables)
  }

  /// Makes room for `count` nodes at once.
  public func reserve(_ count: Int) {
    links.reserve(count)
    styles.reserve(count)
  }

  /// How many nodes are alive. O(1).
  public var count: Int { links.count - tables.pointee.freeNodes.count }
}

/// Departures from CSS: those of Yoga that its users' layouts count on, and those of a browser that its boxes show.
public struct FlexErrata: OptionSet, Sendable {
  /// One bit for each departure.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An absolute box without insets starts at the border's inner edge, not the padding's (its static position ignores padding).
  public static let absoluteWithoutInsetsIgnoresPadding = FlexErrata(rawValue: 1)
  /// Percentages of an absolute box count from the parent's content box, not its padding box.
  public static let absolutePercentOfContentBox = FlexErrata(rawValue: 2)
  /// A measured leaf that is not stretched is as wide as its answer for the room there is, not as that room.
  public static let leavesShrinkToAnswer = FlexErrata(rawValue: 4)
  /// Percentages of heights inside a block of automatic height count from further up, as in documents without a doctype.
  public static let quirkyPercentHeights = FlexErrata(rawValue: 8)
  /// In right-to-left boxes narrower than their scroll bar and not whole points wide, content starts a point further left: a
  /// browser's scroll position, not its layout.
  public static let scrollOriginsSnap = FlexErrata(rawValue: 16)
  /// What an aspect ratio gives is cut to 64ths of a point, the unit in which a browser keeps lengths: a line that would be filled
  /// exactly then wraps.
  public static let layoutUnits = FlexErrata(rawValue: 32)
  /// Measured leaves in blocks are lines of text: the static position of an absolute box beside one is aligned in its last line.
  public static let leavesAreLines = FlexErrata(rawValue: 64)
  /// Where a browser counts margins wrongly: percentages in what a wrapping column measured at another width, and `stretch` as a limit
  /// of the height on its way through an aspect ratio, which loses them twice.
  public static let staleMargins = FlexErrata(rawValue: 128)
  /// What a browser's boxes show beside CSS's own, on a page with a doctype: to compare with one to a hundredth of a point.
  public static let browser: FlexErrata = [.scrollOriginsSnap, .layoutUnits, .leavesAreLines, .staleMargins]
  /// The same on a page without a doctype.
  public static let quirks: FlexErrata = browser.union(.quirkyPercentHeights)
  /// What Yoga calls `YGErrataClassic`.
  public static let classic: FlexErrata = [.absoluteWithoutInsetsIgnoresPadding, .absolutePercentOfContentBox, .leavesShrinkToAnswer]
}

/// The room a root is laid out in.
public struct FlexSpace: Sendable, Equatable {
  /// The width for the root's border box and margins; nil is unlimited (the root is as large as its content).
  public var width: Double?
  /// The height likewise.
  public var height: Double?
  /// The direction of the root's parent lines.
  public var rightToLeft: Bool
  /// Whether the root without sizes of its own takes the whole width and height (true), or is only limited by them.
  public var fills: Bool

  /// Room in points; a length that is nil or not finite is as large as the content wants, below 0 counts as 0.
  public init(width: Double? = nil, height: Double? = nil, rightToLeft: Bool = false, fills: Bool = true) {
    self.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.height = height.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.rightToLeft = rightToLeft
    self.fills = fills
  }
}

/// Something in a layout that is likely a mistake.
public struct FlexFinding: Sendable, Hashable {
  /// The node it was seen at.
  public let node: FlexNode
  /// What was seen, and what was used instead.
  public let sentence: String
}
