// A layout told in CSS Flexbox's own words: what each container and each item got, and why. Plain values, made only when asked for
// (`FlexTree.layout(in:root:recording:)`).

/// What one layout did: every flex container that was laid out, outer ones first. Block containers and absolute boxes follow other
/// rules and do not appear.
public struct FlexRecord: Sendable, Hashable {
  /// One for each flex container, outer ones first.
  public internal(set) var containers: [FlexContainerRecord] = []

  /// Nothing recorded yet.
  public init() {}

  /// The record of a node as a container, nil if it was not laid out as one. O(containers).
  public func container(_ node: FlexNode) -> FlexContainerRecord? { containers.first { $0.node == node } }

  /// The record of a node as an item of its container, nil if it was not laid out as one. O(items).
  public func item(_ node: FlexNode) -> FlexItemRecord? {
    for container in containers {
      for line in container.lines {
        if let item = line.items.first(where: { $0.node == node }) { return item }
      }
    }
    return nil
  }
}

/// One flex container while it lays out its items (CSS Flexbox §9). Lengths are points of its content box.
public struct FlexContainerRecord: Sendable, Hashable {
  /// The container.
  public let node: FlexNode
  /// Its `flex-direction`.
  public let direction: FlexDirection
  /// Its `flex-wrap`.
  public let wrap: FlexWrap
  /// The room that percentages of the items count from (§9.2.2); the height nil where the content decides it.
  public let availableWidth: Double
  /// The height that percentages count from; nil where the content decides it.
  public let availableHeight: Double?
  /// The content box in the end.
  public let mainSize: Double
  /// Across the items.
  public let crossSize: Double
  /// How `justify-content` and `align-content` were set.
  public let justifyContent: FlexAlignment
  /// How `align-content` was set.
  public let alignContent: FlexAlignment
  /// From main-start to main-end, from cross-start to cross-end.
  public let lines: [FlexLineRecord]
}

/// One line of a container (§9.3 to §9.7).
public struct FlexLineRecord: Sendable, Hashable {
  /// The items in the order they stand along the line.
  public let items: [FlexItemRecord]
  /// The sum of the items' outer hypothetical main sizes and the gaps: what decides where lines break and which factor is used.
  public let hypotheticalMainSize: Double
  /// Which factor is used (§9.7.1).
  public let flexing: Flexing
  /// §9.7.3: what is left once inflexible items are at their hypothetical and the others at their flex base size; below zero if
  /// they overflow.
  public let initialFreeSpace: Double
  /// The rounds of §9.7.4 until no item violated a limit.
  public let rounds: [FlexRoundRecord]
  /// How far it reaches across the items.
  public let crossSize: Double
  /// From the container's cross-start edge.
  public let crossOffset: Double

  /// The factor that shares out what is left of a line, or takes what is too much.
  public enum Flexing: Sendable, Hashable {
    /// The items fill the line exactly.
    case none
    case grow
    case shrink
  }
}

/// One round of resolving flexible lengths (§9.7.4).
public struct FlexRoundRecord: Sendable, Hashable {
  /// The free space that was shared out, after a sum of factors below 1 took its part of it.
  public let freeSpace: Double
  /// The sum of the unfrozen items' grow factors, or of their shrink factors.
  public let factors: Double
  /// What clamping added (above zero: minimums froze) or took away (below zero: maximums froze) in all.
  public let violation: Double
  /// The items that froze in this round, by place in the line.
  public let frozen: [Int]
}

/// One item of a line. Sizes are border-box sizes in points.
public struct FlexItemRecord: Sendable, Hashable {
  /// The item.
  public let node: FlexNode
  /// §9.2.3: where it starts from, and what said so.
  public let flexBaseSize: Double
  /// What said where it starts from.
  public let flexBaseSource: FlexBaseSource
  /// The flex base size within the limits.
  public let hypotheticalMainSize: Double
  /// The limits in the main axis; a minimum of zero and a maximum of infinity are none. `minimum` is nil where an automatic minimum
  /// was not asked for, since the item did not shrink.
  public let minimum: Double?
  /// Whether `minimum` is the automatic one (§4.5), not one that was set.
  public let minimumIsAutomatic: Bool
  /// The upper limit in the main axis; infinity is none.
  public let maximum: Double
  /// `flex-grow` or `flex-shrink`, whichever the line used; 0 if none.
  public let flexFactor: Double
  /// How it came to its main size.
  public let freeze: FlexFreeze
  /// §9.7.6: the used main size.
  public let mainSize: Double
  /// §9.4.11: the used cross size, and whether stretching gave it.
  public let crossSize: Double
  /// Whether stretching gave the cross size.
  public let isStretched: Bool
  /// `align-self` with `auto` resolved.
  public let alignSelf: FlexAlignment
  /// From the container's main-start edge, and from the line's cross-start edge, to the border box.
  public let mainOffset: Double
  /// From the line's cross-start edge to the border box.
  public let crossOffset: Double
  /// Whether automatic margins took the free space (§8.1).
  public let hasAutomaticMainMargins: Bool
  /// Whether automatic margins took the free space across.
  public let hasAutomaticCrossMargins: Bool

  /// What flexing added to the flex base size, below zero if it shrank.
  public var share: Double { mainSize - flexBaseSize }
}

/// Where a flex base size came from (§9.2.3).
public enum FlexBaseSource: Sendable, Hashable {
  /// `flex-basis`, with a length or keyword of its own.
  case flexBasis(FlexLength)
  /// `flex-basis: auto` in a row: `width`.
  case width(FlexLength)
  /// `flex-basis: auto` in a column: `height`.
  case height(FlexLength)
  /// The cross size through the aspect ratio.
  case aspectRatio
  /// The content: max-content width in a row, the height of the content in a column.
  case content
}

/// How an item came to its main size (§9.7).
public enum FlexFreeze: Sendable, Hashable {
  /// The line needed no flexing, or the item's factor is zero: it keeps its hypothetical main size.
  case inflexible
  /// Its limit already lies beyond its base in the direction of flexing: it keeps its hypothetical main size.
  case heldByLimit
  /// It took its whole share.
  case share
  /// Its share would have made it smaller than its minimum; `automatic` is §4.5's content-based minimum.
  case minimum(automatic: Bool)
  /// Its share would have made it larger than its maximum.
  case maximum
}
