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
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `firstTextBaseline` and `lastTextBaseline`.
  public static let baselines = GuideKinds(rawValue: 1)
  /// `listRowSeparatorLeading` and `listRowSeparatorTrailing`.
  public static let separators = GuideKinds(rawValue: 2)
  /// Everything else.
  public static let others = GuideKinds(rawValue: 4)
  public static let all: GuideKinds = [.baselines, .separators, .others]
}

/// A guide of one axis, comparable by its kind.
public struct AlignmentKey: Hashable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type
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
  public let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  public static let leading = HorizontalAlignment(FrameGuide.Leading.self)
  public static let center = HorizontalAlignment(FrameGuide.CenterX.self)
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
  public let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  public static let top = VerticalAlignment(FrameGuide.Top.self)
  public static let center = VerticalAlignment(FrameGuide.CenterY.self)
  public static let bottom = VerticalAlignment(FrameGuide.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(TextGuide.First.self)
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
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
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
