import SwiftUI

/// One mark as content said it, before anything is laid out.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// What a mark says of one axis: a place, or a start and an end.
  struct Extent {
    var at: MarkPlace?
    var start: MarkPlace?
    var end: MarkPlace?
    /// How long across; nil where it has a start and an end.
    var size: MarkDimension = .automatic
    var label = ""
    /// Whether start and end are one value, a range.
    var isRange = false

    init() {}
    init<V>(_ value: PlottableValue<V>, size: MarkDimension = .automatic) {
      label = value.label
      self.size = size
      if let end = value.end { (start, self.end, isRange) = (value.place, end, true) } else { at = value.place }
    }
    init<V>(from start: PlottableValue<V>, to end: PlottableValue<V>) {
      label = start.label
      (self.start, self.end) = (start.place, end.place)
    }
    init(from start: CGFloat?, to end: CGFloat?) {
      self.start = start.map(MarkPlace.fixed)
      self.end = end.map(MarkPlace.fixed)
    }

    var places: [MarkPlace] { [at, start, end].compactMap { $0 } }
    var isEmpty: Bool { at == nil && start == nil && end == nil }
  }

  let kind: Kind
  var x = Extent()
  var y = Extent()
  var stacking = MarkStackingMethod.standard
  var series: _ChartValue?
  var sector = Sector()
  var attributes = Attributes()

  struct Sector {
    var angle = 0.0
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    var inset: CGFloat = 0
  }

  /// By which data a mark is told from others.
  struct Group: Equatable {
    var label: String
    var value: _ChartValue
  }

  /// What modifiers say.
  struct Attributes {
    var style: AnyShapeStyle?
    var styleBy: Group?
    var symbol: ChartSymbolKind?
    var symbolBy: Group?
    var symbolSize: CGFloat?
    /// How wide and high symbols are, where their area alone does not tell.
    var symbolBox: CGSize?
    var symbolSizeBy: Group?
    var symbolView: AnyView?
    var line: StrokeStyle?
    var lineBy: Group?
    var positionBy: Group?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var offset = CGSize.zero
    /// How far the ends of a mark are moved by themselves, in points: x to the right, y downwards.
    var ends = Ends()
    var annotations: [Annotation] = []
    var zIndex = 0.0
    var filters: [GraphicsContext.Filter] = []
    /// What shows of the mark: where all of them are.
    var masks: [[Mark]] = []
  }

  /// Points by which the ends of a mark are moved.
  struct Ends: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    /// The rectangle of a mark that starts at its leading and lower sides.
    func moving(_ rect: CGRect) -> CGRect {
      guard self != Ends() else { return rect }
      let (left, right) = (rect.minX + xStart, rect.maxX + xEnd)
      let (top, bottom) = (rect.minY + yEnd, rect.maxY + yStart)
      return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }
  }

  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var view: (AnnotationContext) -> AnyView
  }

  /// What lies on one line or one area, told from others.
  var seriesKey: [_ChartValue?] {
    if let series { return [series] }
    return [attributes.styleBy?.value, attributes.symbolBy?.value, attributes.lineBy?.value]
  }

  /// Whether bars and areas grow along x: what they are measured by is a number there, and something else on y.
  var isHorizontal: Bool {
    // A range is a place as well as a length: beside a number it is the place of what is counted, as in a histogram.
    if x.isRange, y.at?.isNumber ?? false { return false }
    if y.isRange, x.at?.isNumber ?? false { return true }
    if x.start != nil, y.start == nil { return true }
    if y.start != nil, x.start == nil { return false }
    guard let across = y.at?.span?.start, let along = x.at?.span?.start else { return y.at == nil && x.at != nil ? true : false }
    if case .number = along {
      if case .number = across { return false }
      return true
    }
    return false
  }
}

/// How long a mark is across: bars' widths, sectors' radii.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  /// What suits the mark.
  public static let automatic = MarkDimension(kind: .automatic)
  /// In points.
  public static func fixed(_ points: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(points)) }
  /// The room there is, less so many points at each end.
  public static func inset(_ points: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(points)) }
  /// A part of the room there is, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// In points, out of the `room` there is; `automatic` is this part of it.
  func points(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * automatic
    case .fixed(let points): points
    case .inset(let points): max(0, room - 2 * points)
    case .ratio(let ratio): room * ratio
    }
  }
}

/// How marks of one place share it.
public struct MarkStackingMethod: Sendable, Equatable {
  private let number: Int
  /// One on the other, from zero.
  public static let standard = MarkStackingMethod(number: 0)
  /// One on the other, all together 1.
  public static let normalized = MarkStackingMethod(number: 1)
  /// One on the other around zero.
  public static let center = MarkStackingMethod(number: 2)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(number: 3)
}

/// How a line runs from one datum to the next.
public struct InterpolationMethod: Sendable, Equatable {
  enum Kind: Equatable { case linear, monotone, catmullRom(CGFloat), cardinal(CGFloat), stepStart, stepCenter, stepEnd }
  let kind: Kind
  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that never rises above or falls below its data between them.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A curve through all data.
  public static var catmullRom: InterpolationMethod { InterpolationMethod(kind: .catmullRom(0.5)) }
  /// A curve through all data; 0 is uniform, 1 is chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
  /// A curve through all data with tangents along their neighbours.
  public static var cardinal: InterpolationMethod { InterpolationMethod(kind: .cardinal(0)) }
  /// A curve through all data; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  /// A step where each datum begins.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// A step halfway.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// A step where the next datum begins.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Sendable, Hashable {
  let name: String
  /// Above the mark, inside sectors.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// On the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above the mark.
  public static let top = AnnotationPosition(name: "top")
  /// Below the mark.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before the mark.
  public static let leading = AnnotationPosition(name: "leading")
  /// Behind the mark.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above and before.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What an annotation is told of its mark.
public struct AnnotationContext: Sendable {
  /// The mark's size in points.
  public var targetSize: CGSize
}

/// What becomes of an annotation that does not fit: here it always stays where it was put.
public struct AnnotationOverflowResolution: Sendable {
  /// How it is kept within bounds along one axis.
  public struct Strategy: Sendable {
    /// What suits.
    public static let automatic = Strategy()
    /// It may stand out.
    public static let disabled = Strategy()
    /// It is moved into the chart.
    public static var fit: Strategy { Strategy() }
    /// It is moved into some bounds.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The plot makes room.
    public static var padScale: Strategy { Strategy() }
  }
  /// What it is kept within.
  public struct Boundary: Sendable {
    /// What suits.
    public static let automatic = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }
  /// What suits along both axes.
  public static let automatic = AnnotationOverflowResolution()
  /// A way for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
