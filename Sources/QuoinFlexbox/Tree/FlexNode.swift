/// The name of a node in one `FlexTree`. It stays valid until the node is removed; a stale or foreign name traps in debug
/// and is answered with nothing done (or a zero box) in release. Known as foreign are names of the last 65,535 trees made before or since,
/// as stale those of the last 32,767 nodes in the same place.
public struct FlexNode: Hashable, Sendable {
  let index: Int32
  /// The stamp of its tree above 16 bits that count the nodes in its place.
  let generation: UInt32

  /// Where the node stands in an array kept beside its tree: nodes count up from 0; a removed one's number goes to a later one.
  public var number: Int { Int(index) }
}

/// A box in points, y down: `x` and `y` from the border box of the nearest ancestor that has a box.
public struct FlexBox: Hashable, Sendable {
  /// From the left side of the ancestor's box.
  public var x: Double
  /// From the upper side of the ancestor's box.
  public var y: Double
  /// Of the border box.
  public var width: Double
  /// Of the border box.
  public var height: Double

  /// A box in points; without arguments an empty one at the origin.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// What a measured leaf is asked along one axis.
public enum FlexProposal: Hashable, Sendable {
  /// The size is decided: how does the content fare with it?
  case exactly(Double)
  /// There is so much room.
  case atMost(Double)
  /// The size at which the content is smallest without overflowing.
  case minContent
  /// The size the content takes when nothing limits it.
  case maxContent
}

/// What a measured leaf answers: the content's size in points, without padding and border.
public struct FlexMeasurement: Sendable {
  /// Of the content.
  public var width: Double
  /// Of the content.
  public var height: Double
  /// From the content's top edge down to the baseline of its first line; nil where it has none (its bottom edge then counts).
  public var firstBaseline: Double?
  /// The same for the last line; nil is the first baseline's value.
  public var lastBaseline: Double?

  /// A size in points; baselines of nil count as the content's bottom edge.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    (self.width, self.height, self.firstBaseline, self.lastBaseline) = (width, height, firstBaseline, lastBaseline)
  }
}

/// Tells how far below the top of a node's border box its baseline lies, when that box is so large; NaN is "it has none". It must answer
/// the same until the node is marked dirty, and must not touch the tree.
public typealias FlexBaseline = (_ width: Double, _ height: Double) -> Double

/// Measures a leaf. It must answer the same for the same question until the node is marked dirty, and must not touch the tree.
public typealias FlexMeasure = (_ width: FlexProposal, _ height: FlexProposal) -> FlexMeasurement
