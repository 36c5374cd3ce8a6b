import Foundation
import SwiftUI

// Marks for all elements of a collection at once, and along functions.

/// The words that say what something is, and where in each element it stands: `.value("Month", \.month)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  /// What is at a path of each element.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }
  /// What is at a path of each element.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
  /// What is at a path of each element.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}
extension PlottableProjection where Value == Date {
  /// The whole unit of the calendar around the date at a path of each element.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}

/// Marks that know the elements they were made for.
public protocol VectorizedChartContent<DataElement>: _PrimitiveChartContent {
  /// What the marks are made for.
  associatedtype DataElement
  /// The elements with their marks.
  var _entries: [_PlotEntry<DataElement>] { get set }
}
/// An element with its mark.
public struct _PlotEntry<DataElement> {
  let element: DataElement
  var mark: Mark

  /// The elements of a collection, each with the mark that `mark` makes for it.
  @MainActor fileprivate static func of(_ data: some Collection<DataElement>, mark: (DataElement) -> Mark) -> [_PlotEntry] {
    data.map { _PlotEntry(element: $0, mark: mark($0)) }
  }
}
extension VectorizedChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { marks.list += _entries.map(\.mark) }

  private func changing<D: Plottable>(
    _ projection: PlottableProjection<DataElement, D>, _ change: (inout Mark.Attributes, PlottableValue<D>) -> Void
  ) -> Self {
    var changed = self
    for index in _entries.indices { change(&changed._entries[index].mark.attributes, projection.value(_entries[index].element)) }
    return changed
  }
  /// A colour for each value at a path, told in the legend.
  public func foregroundStyle<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
    changing(projection) { if $0.style == nil, $0.styleBy == nil { $0.styleBy = Self.group($1) } }
  }
  /// A shape for each value at a path, told in the legend.
  public func symbol<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
    changing(projection) { if $0.symbol == nil, $0.symbolBy == nil { $0.symbolBy = Self.group($1) } }
  }
  /// An area for each value at a path.
  public func symbolSize<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
    changing(projection) { if $0.symbolSizeBy == nil { $0.symbolSizeBy = Self.group($1) } }
  }
  /// Dashes for each value at a path.
  public func lineStyle<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
    changing(projection) { if $0.lineBy == nil { $0.lineBy = Self.group($1) } }
  }
}

/// A bar for each element.
public struct BarPlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// A bar at `x` as high as `y`, or as long as `x` where only that is a number.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      BarMark(x: x.value(element), y: y.value(element), width: width, height: height, stacking: stacking).mark
    }
  }
  /// A bar at `x` between two values.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      BarMark(x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element), width: width).mark
    }
  }
  /// A bar at `y` between two values.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      BarMark(xStart: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element), height: height).mark
    }
  }
}

/// A symbol for each element.
public struct PointPlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// A symbol at a place.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      PointMark(x: x.value(element), y: y.value(element)).mark
    }
  }
}

/// A rectangle for each element.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// Around a place.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      RectangleMark(x: x.value(element), y: y.value(element), width: width, height: height).mark
    }
  }
  /// Between values on both axes.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      RectangleMark(xStart: xStart.value(element), xEnd: xEnd.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element)).mark
    }
  }
}

/// A line across the plot for each element.
public struct RulePlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// A line at `x` between two values.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      RuleMark(x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element)).mark
    }
  }
  /// A line at `y` between two values.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      RuleMark(xStart: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element)).mark
    }
  }
  /// A line at `x` from edge to edge.
  public init<Data: Collection, X: Plottable>(_ data: Data, x: PlottableProjection<DataElement, X>) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { RuleMark(x: x.value($0)).mark }
  }
  /// A line at `y` from edge to edge.
  public init<Data: Collection, Y: Plottable>(_ data: Data, y: PlottableProjection<DataElement, Y>) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { RuleMark(y: y.value($0)).mark }
  }
}

/// A sector for each element.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// Sectors by their angles' values, of a pie or of a ring; see `SectorMark`.
  public init<Data: Collection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      SectorMark(angle: angle.value(element), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset).mark
    }
  }
}

/// A line through all elements, or through the values of a function.
public struct LinePlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// A line through all elements.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      LineMark(x: x.value(element), y: y.value(element)).mark
    }
  }
  /// A line for each series.
  public init<Data: Collection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      LineMark(x: x.value(element), y: y.value(element), series: series.value(element)).mark
    }
  }
}

/// The area below all elements, or below the values of a function.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  public var _entries: [_PlotEntry<DataElement>]
  /// From zero to `y`.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      AreaMark(x: x.value(element), y: y.value(element), stacking: stacking).mark
    }
  }
  /// From zero to `y`, of each series.
  public init<Data: Collection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      AreaMark(x: x.value(element), y: y.value(element), series: series.value(element), stacking: stacking).mark
    }
  }
  /// Between two values.
  public init<Data: Collection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _entries = _PlotEntry.of(data) { element in
      AreaMark(x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element)).mark
    }
  }
}

// MARK: Functions

extension LinePlot where DataElement == Double {
  /// The line of `function` over `domain`; values that are no numbers are left out.
  public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double> = -10...10, function: (Double) -> Double) {
    self.init(x: x, y: y, t: "", domain: domain) { ($0, function($0)) }
  }
  /// The curve of `function` while `t` goes through `domain`; places that are no numbers are left out.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: (Double) -> (x: Double, y: Double)
  ) {
    _entries = FunctionSamples.places(domain).compactMap { place in
      let (across, up) = function(place)
      guard across.isFinite, up.isFinite else { return nil }
      return _PlotEntry(element: place, mark: LineMark(x: .value(x, across), y: .value(y, up)).mark)
    }
  }
}
extension AreaPlot where DataElement == Double {
  /// The area between zero and `function` over `domain`; values that are no numbers are left out.
  public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double> = -10...10, function: (Double) -> Double) {
    _entries = FunctionSamples.places(domain).compactMap { place in
      let up = function(place)
      guard up.isFinite else { return nil }
      return _PlotEntry(element: place, mark: AreaMark(x: .value(x, place), y: .value(y, up)).mark)
    }
  }
  /// The area between two values of `function` over `domain`; values that are no numbers are left out.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double> = -10...10,
    function: (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _entries = FunctionSamples.places(domain).compactMap { place in
      let (low, high) = function(place)
      guard low.isFinite, high.isFinite else { return nil }
      return _PlotEntry(element: place, mark: AreaMark(x: .value(x, place), yStart: .value(yStart, low), yEnd: .value(yEnd, high)).mark)
    }
  }
}

enum FunctionSamples {
  static func places(_ domain: ClosedRange<Double>) -> [Double] {
    (0...240).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / 240 }
  }
}
