/// A node's neighbours, by index; -1 is none.
struct Links {
  var parent: Int32 = -1
  var first: Int32 = -1
  var last: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// Odd while the node is alive; a name whose generation differs is stale, or another tree's: the stamp of the tree stands above 16 bits
  /// that count.
  var generation: UInt32 = 0
  /// The row of the tree's leaves if the node is measured, else -1.
  var leaf: Int32 = -1
  /// Levels above the node as far as its making told; after moves only a guess.
  var depth: Int32 = 0

  /// What follows a generation in the same place of the same tree.
  static func generation(after generation: UInt32) -> UInt32 { generation & 0xFFFF_0000 | (generation &+ 1) & 0xFFFF }
}

/// What layout found for a node, and what it keeps to find it faster the next time.
///
/// Invariant: every remembered value was computed from the style and the subtree as they are now; whoever changes either
/// clears the node and its ancestors (`FlexTree.markChanged`).
struct Box {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// Content-box widths (CSS Sizing 3 §4); NaN is not known.
  var minContent = Double.nan
  var maxContent = Double.nan
  /// The height basis both were found with; it matters only to nodes marked `widthNeedsHeight`.
  var contentBasis = Double.nan
  var latest = KnownHeight()
  var earlier = KnownHeight()
  var baselines = KnownBaselines()
  /// The main size in the row that stands above, if that is `flexed`.
  var flexed = 0.0
  var state: BoxState = [.changed, .blank]

  /// Forgets all that depends on style or subtree.
  @inline(__always) mutating func forget() {
    if state.contains(.blank) {
      state.insert(.changed)
      return
    }
    minContent = .nan
    maxContent = .nan
    latest.width = .nan
    earlier.width = .nan
    baselines.width = .nan
    state.formUnion([.changed, .blank])
    state.remove([.widthNeedsHeight, .widthFollowsHeight, .evicted, .flexed])
  }
}

/// The content height found for a content width; width NaN is an empty slot.
struct KnownHeight {
  var width = Double.nan
  /// The height percentages of the children were resolved against; NaN is indefinite.
  var basis = Double.nan
  var height = 0.0
}

/// Distances from the border box's top to the baselines, found for one border-box size; a baseline NaN is "has none". The height
/// says also whether percentages inside could count on it (`Pass.baselines`).
struct KnownBaselines {
  var width = Double.nan
  var height = 0.0
  var first = Float.nan
  var last = Float.nan
}

struct BoxState: OptionSet {
  let rawValue: UInt16
  /// Style or subtree changed since the node was last placed.
  static let changed = BoxState(rawValue: 1)
  /// Was placed right to left.
  static let rightToLeft = BoxState(rawValue: 2)
  /// Was placed with a height its children's percentages may count on.
  static let definiteHeight = BoxState(rawValue: 4)
  /// Holds absolute boxes whose containing block stands further up: place it again whenever that is placed.
  static let hoists = BoxState(rawValue: 8)
  /// Its intrinsic widths depend on the height basis.
  static let widthNeedsHeight = BoxState(rawValue: 16)
  /// They do so even where they were asked for before the height was known: not only through a ratio of something that has a width.
  static let widthFollowsHeight = BoxState(rawValue: 8192)
  /// Placed anew since the last rounding.
  static let moved = BoxState(rawValue: 32)
  /// Nothing is remembered, so there is nothing to forget.
  static let blank = BoxState(rawValue: 64)
  /// More content heights were asked for than are remembered.
  static let evicted = BoxState(rawValue: 128)
  /// Was placed with a height basis that its box does not tell.
  static let foreignBasis = BoxState(rawValue: 256)
  /// Was placed as a block in which `stretch` has a height to fill, as its parent's style decides too.
  static let fillsInside = BoxState(rawValue: 512)
  /// Was stacked in its parent block's own formatting context, where its margins and its children's met others.
  static let stacked = BoxState(rawValue: 2048)
  /// Lies in a node that is not shown: its box is zero, and what is in it was not laid out.
  static let hidden = BoxState(rawValue: 4096)
  /// A row whose items keep what they were flexed to while its latest height was found; no height changes that.
  static let flexed = BoxState(rawValue: 16384)
  /// The remembered baselines were found in that state.
  static let fillsBaselines = BoxState(rawValue: 1024)
}
