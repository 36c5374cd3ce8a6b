/// How a node takes part in layout (CSS Display 3).
public enum FlexDisplay: UInt8, Sendable {
  /// A flex container.
  case flex
  /// Lays its children out below each other, margins collapsing (CSS 2.2 §9.4.1, without floats).
  case block
  /// Neither the node nor its children take part; their boxes are zero.
  case none
  /// No box of its own: its children stand in its place. Its box is zero; theirs count from the nearest ancestor with a box.
  case contents
  /// A block whose children's margins stay inside it (CSS Display 3 §2.1).
  case flowRoot
}

/// CSS Positioned Layout 3 §2.
public enum FlexPosition: UInt8, Sendable {
  /// In the flow; insets are ignored, absolute descendants look further up for their containing block.
  case `static`
  /// In the flow, then moved by its insets; containing block of absolute descendants.
  case relative
  /// Out of the flow, placed in the padding box of the nearest ancestor that is not static.
  case absolute
}

/// CSS Sizing 3 §3.3: what width and height measure.
public enum FlexBoxSizing: UInt8, Sendable {
  /// From border edge to border edge.
  case borderBox
  /// The content alone; padding and border come on top.
  case contentBox
}

/// CSS Flexbox §5.1.
public enum FlexDirection: UInt8, Sendable {
  case row, rowReverse, column, columnReverse

  @inline(__always) var isRow: Bool { rawValue < 2 }
  @inline(__always) var isReverse: Bool { rawValue & 1 == 1 }
}

/// CSS Flexbox §5.2.
public enum FlexWrap: UInt8, Sendable {
  case noWrap, wrap, wrapReverse
}

/// CSS Overflow 3 §3, as far as it decides layout.
public enum FlexOverflow: UInt8, Sendable {
  /// Content may stand out; automatic minimum sizes apply.
  case visible
  /// A scroll container without a bar: no automatic minimum.
  case hidden
  /// A scroll container with a bar of `FlexStyle.scrollbarWidth`: no automatic minimum.
  case scroll
}

/// The direction of lines (CSS Writing Modes 4 §2.1); `inherit` is the parent's, left to right at the root.
public enum FlexLayoutDirection: UInt8, Sendable {
  case inherit, leftToRight, rightToLeft
}

/// A value of the alignment properties (CSS Box Alignment 3): a keyword, and what happens when the subject overflows.
public struct FlexAlignment: Hashable, Sendable {
  enum Keyword: UInt8 {
    case auto, normal, stretch, start, end, flexStart, flexEnd, selfStart, selfEnd, center, left, right
    case baseline, lastBaseline, spaceBetween, spaceAround, spaceEvenly
  }
  var bits: UInt8

  init(_ keyword: Keyword) { bits = keyword.rawValue }

  @inline(__always) var keyword: Keyword { unsafeBitCast(bits & 31, to: Keyword.self) }
  @inline(__always) var isSafe: Bool { bits & 32 != 0 }
  @inline(__always) var isUnsafe: Bool { bits & 64 != 0 }

  /// Whether an item so aligned begins where its line does, however much room there is.
  @inline(__always) var isFromCrossStart: Bool { bits == FlexAlignment.stretch.bits || bits == FlexAlignment.flexStart.bits }

  /// The same alignment, given up for `start` where the subject would overflow (§4.4).
  public var safe: FlexAlignment { with(bits & 31 | 32) }
  /// The same alignment, kept where the subject overflows (§4.4).
  public var unsafe: FlexAlignment { with(bits & 31 | 64) }
  private func with(_ bits: UInt8) -> FlexAlignment {
    var copy = self
    copy.bits = bits
    return copy
  }

  /// For `alignSelf` and `justifySelf`: what the container's items-property says.
  public static let auto = FlexAlignment(.auto)
  /// The property's natural behaviour: stretch for items and lines, start in the main axis.
  public static let normal = FlexAlignment(.normal)
  /// As large across as the line; lines share what is left across the container.
  public static let stretch = FlexAlignment(.stretch)
  /// Where the container's axis begins, whatever `-reverse` says.
  public static let start = FlexAlignment(.start)
  /// Where the container's axis ends, whatever `-reverse` says.
  public static let end = FlexAlignment(.end)
  /// The start of the flex container's own axis: it follows `-reverse`.
  public static let flexStart = FlexAlignment(.flexStart)
  /// The end of the flex container's own axis: it follows `-reverse`.
  public static let flexEnd = FlexAlignment(.flexEnd)
  /// The start in the item's own direction.
  public static let selfStart = FlexAlignment(.selfStart)
  /// The end in the item's own direction.
  public static let selfEnd = FlexAlignment(.selfEnd)
  /// The middle.
  public static let center = FlexAlignment(.center)
  /// The left side along x; elsewhere the start.
  public static let left = FlexAlignment(.left)
  /// The right side along x; elsewhere the start.
  public static let right = FlexAlignment(.right)
  /// Items of a line with the baselines of their first lines together.
  public static let baseline = FlexAlignment(.baseline)
  /// Items of a line with the baselines of their last lines together.
  public static let lastBaseline = FlexAlignment(.lastBaseline)
  /// Free space between the items, none at the ends.
  public static let spaceBetween = FlexAlignment(.spaceBetween)
  /// Free space around the items, half as much at the ends.
  public static let spaceAround = FlexAlignment(.spaceAround)
  /// Free space between the items, as much at the ends.
  public static let spaceEvenly = FlexAlignment(.spaceEvenly)
}
