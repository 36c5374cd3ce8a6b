import Foundation

/// A kind of guide: says where it lies in a view that has set none of its own.
public protocol AlignmentID {
  /// The guide's position in `context`, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How a container joins the guides that its children set themselves (facts 74–76).
package enum GuideCombination {
  case mean, minimum, maximum, first, never
}
package protocol CombiningAlignmentID: AlignmentID {
  static var combination: GuideCombination { get }
}

/// Sorts of guides: most views set none, and texts only their baselines, so that nobody needs to look into them for others.
public struct GuideKinds: OptionSet, Sendable {
  /// One bit for each sort.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `firstTextBaseline` and `lastTextBaseline`.
  public static let baselines = GuideKinds(rawValue: 1)
  /// `listRowSeparatorLeading` and `listRowSeparatorTrailing`.
  public static let separators = GuideKinds(rawValue: 2)
  /// Everything else.
  public static let others = GuideKinds(rawValue: 4)
  /// All sorts of guides.
  public static let all: GuideKinds = [.baselines, .separators, .others]
}

/// A guide of one axis, comparable by its kind.
public struct AlignmentKey: Hashable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type
  /// The axis along which the guide is a position.
  public let axis: Axis
  let combination: GuideCombination
  let kind: GuideKinds

  init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    kind =
      id == TextGuide.First.self || id == TextGuide.Last.self
      ? .baselines : id == SeparatorGuide.Leading.self || id == SeparatorGuide.Trailing.self ? .separators : .others
    self.axis = axis
    combination = (id as? any CombiningAlignmentID.Type)?.combination ?? .mean
  }
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

/// A guide along which views are aligned horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide as the engine compares it.
  public let key: AlignmentKey
  /// The guide of a kind of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(FrameGuide.Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(FrameGuide.CenterX.self)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(FrameGuide.Trailing.self)
  /// Where a list row's separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorGuide.Leading.self)
  /// Where a list row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorGuide.Trailing.self)

  /// One value out of the guides that several children set, each with its position added; `nil` if none did.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(values) }
}

/// A guide along which views are aligned vertically.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide as the engine compares it.
  public let key: AlignmentKey
  /// The guide of a kind of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  /// The upper side.
  public static let top = VerticalAlignment(FrameGuide.Top.self)
  /// The middle.
  public static let center = VerticalAlignment(FrameGuide.CenterY.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(FrameGuide.Bottom.self)
  /// The baseline of the first line of text; the lower side of views without text.
  public static let firstTextBaseline = VerticalAlignment(TextGuide.First.self)
  /// The baseline of the last line of text; the lower side of views without text.
  public static let lastTextBaseline = VerticalAlignment(TextGuide.Last.self)

  /// One value out of the guides that several children set, each with its position added; `nil` if none did.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(values) }
}

extension AlignmentKey {
  package func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var result: CGFloat?
    var count: CGFloat = 0
    for case let value? in values {
      count += 1
      guard let before = result else {
        result = combination == .never ? nil : value
        continue
      }
      switch combination {
      case .mean: result = before + (value - before) / count
      case .minimum: result = min(before, value)
      case .maximum: result = max(before, value)
      case .first: return before
      case .never: return nil
      }
    }
    return result
  }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment
  /// A guide across and one from top to bottom.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the side where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle across, on the baseline of the first line.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle across, on the baseline of the last line.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Where reading begins, on the baseline of the first line.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Where reading begins, on the baseline of the last line.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Where reading ends, on the baseline of the first line.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Where reading ends, on the baseline of the last line.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// The guide of `axis`.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

/// The six guides of a frame; containers never combine them (fact 75).
enum FrameGuide {
  enum Leading: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterX: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterY: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: CombiningAlignmentID {
    static var combination: GuideCombination { .never }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// The baselines; a view without text has them at its bottom (fact 70).
enum TextGuide {
  enum First: CombiningAlignmentID {
    static var combination: GuideCombination { .minimum }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum Last: CombiningAlignmentID {
    static var combination: GuideCombination { .maximum }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

enum SeparatorGuide {
  // A row's separator begins under the first text in it.
  enum Leading: CombiningAlignmentID {
    static var combination: GuideCombination { .first }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
