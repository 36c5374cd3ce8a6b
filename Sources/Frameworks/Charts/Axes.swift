import Foundation
import SwiftUI

/// The lines, ticks and labels along an axis.
@MainActor @preconcurrency public protocol AxisContent {
  /// Adds what stands along the axis.
  func _addSets(to sets: inout _AxisSets)
}

/// What stands along an axis.
public struct _AxisSets {
  var list: [AxisSet] = []
}

/// One set of marks along an axis.
struct AxisSet {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var parts: (AxisValue) -> [AxisPart]
}

/// A line, a tick or a label at one value of an axis.
struct AxisPart {
  enum Kind {
    case grid(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    /// nil for the value's own words.
    case label(AnyView?)
  }
  var kind: Kind
  /// Whether it stands in the middle between this value and the next; nil for what suits.
  var isCentered: Bool?
  var anchor: UnitPoint?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  var spacing: CGFloat?
  /// How a label is turned, clockwise in degrees.
  var turn = 0.0
  /// What a label says of a value, where it has a format.
  var format: ((_ChartValue) -> AnyView?)?
}

/// How marks along an axis are laid out.
public struct AxisMarkPreset: Sendable, Equatable {
  private let number: Int
  /// What suits.
  public static let automatic = AxisMarkPreset(number: 0)
  /// Labels begin at their lines.
  public static let aligned = AxisMarkPreset(number: 1)
  /// Labels lie outside.
  public static let extended = AxisMarkPreset(number: 2)
  /// Labels lie in the plot.
  public static let inset = AxisMarkPreset(number: 3)
}

/// On which side of the plot an axis stands.
public struct AxisMarkPosition: Sendable, Equatable {
  private let number: Int
  /// Below for x, behind for y.
  public static let automatic = AxisMarkPosition(number: 0)
  /// Before.
  public static let leading = AxisMarkPosition(number: 1)
  /// Behind.
  public static let trailing = AxisMarkPosition(number: 2)
  /// Above.
  public static let top = AxisMarkPosition(number: 3)
  /// Below.
  public static let bottom = AxisMarkPosition(number: 4)
}

/// At which values an axis is marked.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case strideNumber(Double)
    case strideDate(NiceSteps.DateStep, Calendar?)
    case list([_ChartValue])
  }
  let kind: Kind
  /// Round values, as many as there is room for.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }
  /// Round values, about as many as wanted.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }
  /// Round values no closer than `minimumStride`.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// The multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  { AxisMarkValues(kind: .strideNumber(Double(stepSize))) }
  /// The multiples of a whole number.
  @_disfavoredOverload
  public static func stride<P: Plottable & BinaryInteger>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  { AxisMarkValues(kind: .strideNumber(Double(stepSize))) }
  /// The beginnings of days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .strideDate(NiceSteps.DateStep(unit: component, count: max(1, count)), calendar)) }
}

/// A value of an axis that is marked.
public struct AxisValue {
  let value: _ChartValue
  /// Its number among the marked ones, from 0.
  public let index: Int
  /// How many are marked.
  public let count: Int
  /// The value as the chart's data have it; nil for another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.from(value) }
}

/// Lines, ticks and labels at some values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let set: AxisSet
  public func _addSets(to sets: inout _AxisSets) { sets.list.append(set) }

  /// What `content` makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisSet(preset: preset, position: position, values: values) { content($0)._parts.map(\.part) }
  }
  /// What `content` makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.chartValue))), content: content)
  }
  /// What `content` makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in return content() } }
  /// What `content` makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in return content() } }
}

extension AxisMarks where Content == _AxisMarkList {
  /// A line, a tick and a label at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: values) { _ in _AxisMarkList.standard(stroke, label: AxisValueLabel()) } }
  /// A line, a tick and a label at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: values) { _ in _AxisMarkList.standard(stroke, label: AxisValueLabel()) } }
  /// A line, a tick and a label in a format at each value.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      _AxisMarkList(parts: AxisGridLine(stroke: stroke)._parts + AxisTick()._parts + AxisValueLabel(format: format)._parts)
    }
  }
  /// A line, a tick and a label in a format at each of some values.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.chartValue))), stroke: stroke)
  }
}

/// Makes the sets of an axis out of those written one below the other.
@MainActor @preconcurrency @resultBuilder public enum AxisContentBuilder {
  /// Several sets.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContentList {
    var sets = _AxisSets()
    repeat (each content)._addSets(to: &sets)
    return _AxisContentList(sets: sets)
  }
  /// `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> _AxisContentList { list(content) }
  /// The first branch.
  public static func buildEither(first: some AxisContent) -> _AxisContentList { list(first) }
  /// The second branch.
  public static func buildEither(second: some AxisContent) -> _AxisContentList { list(second) }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> _AxisContentList { list(content) }
  private static func list(_ content: (some AxisContent)?) -> _AxisContentList {
    var sets = _AxisSets()
    content?._addSets(to: &sets)
    return _AxisContentList(sets: sets)
  }
}
/// Content of an axis whose type is not told.
public struct AnyAxisContent: AxisContent {
  private let sets: _AxisSets
  /// Content of any type.
  public init(_ content: any AxisContent) {
    var sets = _AxisSets()
    content._addSets(to: &sets)
    self.sets = sets
  }
  /// Content of any type.
  public init(erasing content: some AxisContent) { self.init(content) }
  public func _addSets(to sets: inout _AxisSets) { sets.list += self.sets.list }
}
extension AxisContent {
  /// Makes one layer of what stands along the axis before what is said further out is done: each mark is one here.
  public func compositingLayer() -> some AxisContent { self }
}
/// Several sets along an axis.
public struct _AxisContentList: AxisContent {
  let sets: _AxisSets
  public func _addSets(to sets: inout _AxisSets) { sets.list += self.sets.list }
}

// MARK: Marks at one value

/// What stands at one value of an axis.
@MainActor @preconcurrency public protocol AxisMark {
  /// The lines, ticks and labels.
  var _parts: [_AxisPart] { get }
}
/// A line, a tick or a label.
public struct _AxisPart { var part: AxisPart }

extension AxisMark {
  fileprivate func changing(_ change: (inout AxisPart) -> Void) -> _AxisMarkList {
    _AxisMarkList(
      parts: _parts.map { part in
        var part = part
        change(&part.part)
        return part
      })
  }
  /// Its colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { changing { $0.style = $0.style ?? AnyShapeStyle(style) } }
  /// Its font, where it is a label.
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
  /// Moves it by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
  /// Moves it by points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}

/// Several parts at one value.
public struct _AxisMarkList: AxisMark {
  let parts: [_AxisPart]
  public var _parts: [_AxisPart] { parts }
  static func standard(_ stroke: StrokeStyle?, label: AxisValueLabel) -> _AxisMarkList {
    _AxisMarkList(parts: AxisGridLine(stroke: stroke)._parts + AxisTick(stroke: stroke)._parts + label._parts)
  }
}
/// A line, a tick or a label whose type is not told.
public struct AnyAxisMark: AxisMark {
  public let _parts: [_AxisPart]
  /// A mark of any type.
  public init(_ mark: any AxisMark) { _parts = mark._parts }
  /// A mark of any type.
  public init(erasing mark: some AxisMark) { _parts = mark._parts }
}
extension Optional: AxisMark where Wrapped: AxisMark {
  public var _parts: [_AxisPart] { self?._parts ?? [] }
}

/// Makes what stands at a value out of what is written one below the other.
@MainActor @preconcurrency @resultBuilder public enum AxisMarkBuilder {
  /// Several parts.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarkList {
    var parts: [_AxisPart] = []
    repeat parts += (each content)._parts
    return _AxisMarkList(parts: parts)
  }
  /// `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither(first: some AxisMark) -> _AxisMarkList { _AxisMarkList(parts: first._parts) }
  /// The second branch.
  public static func buildEither(second: some AxisMark) -> _AxisMarkList { _AxisMarkList(parts: second._parts) }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> _AxisMarkList { _AxisMarkList(parts: content._parts) }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  public var _parts: [_AxisPart] { [_AxisPart(part: part)] }
  private var part: AxisPart
  /// A line; `centered` between this value and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { part = AxisPart(kind: .grid(stroke), isCentered: centered) }
}

/// A short line outside the plot.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat?
    /// Whether it stands beside the label, and not between the plot and the label.
    let isBesideLabel: Bool
    /// What suits: 4 points between the plot and the label where no line crosses the plot, and none beside such a line.
    public static let automatic = Length(points: nil)
    /// As long as the label is high: 12 points.
    public static let label = Length(points: 12, isBesideLabel: true)
    /// As long as the label, and some points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 12 + length, isBesideLabel: true) }
    /// The longest label's length: 12 points.
    public static let longestLabel = Length(points: 12, isBesideLabel: true)
    init(points: CGFloat?, isBesideLabel: Bool = false) { (self.points, self.isBesideLabel) = (points, isBesideLabel) }
    public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }
  }
  public var _parts: [_AxisPart] { [_AxisPart(part: part)] }
  private var part: AxisPart
  /// A tick; `centered` between this value and the next.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length, stroke), isCentered: centered)
  }
  /// A tick of a length in points.
  @_disfavoredOverload public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(Length(points: length), stroke), isCentered: centered)
  }
}

/// What becomes of labels that meet: here they stay.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// What suits.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// They stay.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// The later ones go.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// The later ones go.
  public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .greedy }
  /// Every second one goes.
  public static func truncate(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .automatic }
}
/// Which way a label reads.
public struct AxisValueLabelOrientation: Sendable, Equatable {
  let degrees: Double
  /// What suits: along the line.
  public static let automatic = AxisValueLabelOrientation(degrees: 0)
  /// Along the line.
  public static let horizontal = AxisValueLabelOrientation(degrees: 0)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(degrees: 90)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// The words at a value.
public struct AxisValueLabel: AxisMark {
  public var _parts: [_AxisPart] { [_AxisPart(part: part)] }
  private var part: AxisPart

  private init(_ view: AnyView?, _ centered: Bool?, _ anchor: UnitPoint?, _ orientation: AxisValueLabelOrientation, _ spacing: CGFloat?) {
    part = AxisPart(kind: .label(view), isCentered: centered, anchor: anchor, spacing: spacing, turn: orientation.degrees)
  }
  /// The value's own words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(nil as AnyView?, centered, anchor, orientation, verticalSpacing ?? horizontalSpacing) }
  /// Words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(AnyView(Text(titleKey)), centered, anchor, orientation, verticalSpacing ?? horizontalSpacing) }
  /// Words.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(AnyView(Text(String(title))), centered, anchor, orientation, verticalSpacing ?? horizontalSpacing) }
  /// A view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(AnyView(content()), centered, anchor, orientation, verticalSpacing ?? horizontalSpacing) }
  /// The value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(nil as AnyView?, centered, anchor, orientation, verticalSpacing ?? horizontalSpacing)
    part.format = { value in F.FormatInput.from(value).map { AnyView(Text(format.format($0))) } }
  }
}

/// A label that reads downwards or upwards, in the room it then has.
struct _TurnedLabel: View {
  let view: AnyView
  let degrees: Double
  var body: some View {
    _TurnedLayout { view.fixedSize().rotationEffect(.degrees(degrees)) }
  }
}
struct _TurnedLayout: _InternalLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
