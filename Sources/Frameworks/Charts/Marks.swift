import SwiftUI

/// A bar from zero, or between two values.
public struct BarMark: _PrimitiveChartContent {
  var mark = Mark(kind: .bar)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// A bar at `x` as high as `y`, or as long as `x` at `y` where only that is a word or a date.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(y, size: height)
    mark.stacking = stacking
  }
  /// A bar at `x` between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A bar between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A bar between two values along x, and two heights in points; from edge to edge without.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A bar between two values along y, and two places in points; from edge to edge without.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A bar at `x` between two heights in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
    mark.stacking = stacking
  }
  /// A bar at `y` between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y, size: height)
  }
  /// A bar at `y` between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y, size: height)
    mark.stacking = stacking
  }
}

/// A point of a line that runs through all marks of one series, in their order.
public struct LineMark: _PrimitiveChartContent {
  var mark = Mark(kind: .line)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(y)
  }
  /// A point of the line of one series among several.
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    self.init(x: x, y: y)
    mark.series = series.place.span?.start
  }
}

/// A point of the edge of an area.
public struct AreaMark: _PrimitiveChartContent {
  var mark = Mark(kind: .area)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// From zero to `y`.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(y)
    mark.stacking = stacking
  }
  /// From zero to `y`, of one series among several.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.place.span?.start
  }
  /// Between two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// Between two values, of one series among several.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.place.span?.start
  }
  /// Between two values along x.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y)
  }
}

/// A symbol at a place.
public struct PointMark: _PrimitiveChartContent {
  var mark = Mark(kind: .point)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// A symbol at a place.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(y)
  }
  /// A symbol at `x`, as many points from the top; in the middle without.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = Mark.Extent(x)
    mark.y.at = y.map(MarkPlace.fixed)
  }
  /// A symbol at `y`, as many points from the leading edge; in the middle without.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x.at = x.map(MarkPlace.fixed)
    mark.y = Mark.Extent(y)
  }
}

/// A straight line across the plot, or a part of it.
public struct RuleMark: _PrimitiveChartContent {
  var mark = Mark(kind: .rule)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// A line at `x` between two heights in points; from edge to edge without.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A line at `x` between two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// A line at `y` between two places in points; from edge to edge without.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y)
  }
  /// A line at `y` between two values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y)
  }
}

/// A rectangle between values, or around a place.
public struct RectangleMark: _PrimitiveChartContent {
  var mark = Mark(kind: .rectangle)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// Between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// Around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(y, size: height)
  }
  /// At `x` between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// At `x` between two heights in points; from edge to edge without.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
    mark.x = Mark.Extent(x, size: width)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// At `y` between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(y, size: height)
  }
  /// Between two values along x, and two heights in points; from edge to edge without.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
  /// Between two values along y, and two places in points; from edge to edge without.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.x = Mark.Extent(from: xStart, to: xEnd)
    mark.y = Mark.Extent(from: yStart, to: yEnd)
  }
}

/// A sector of a pie or a ring; all sectors of a chart share the circle by their angles' values.
public struct SectorMark: _PrimitiveChartContent {
  var mark = Mark(kind: .sector)
  public func _addMarks(to marks: inout _ChartMarks) { marks.list.append(mark) }

  /// A sector.
  /// - Parameters:
  ///   - angle: its share, of a range as much as lies in it; below 0 counts as 0.
  ///   - innerRadius: of the ring; a ratio is one of the outer radius.
  ///   - outerRadius: of the pie; a ratio is one of half the plot's smaller side.
  ///   - angularInset: points that are left free at each of its straight sides.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark.sector = Mark.Sector(
      angle: max(0, (angle.end ?? angle.place).amount - (angle.end == nil ? 0 : angle.place.amount)), inner: innerRadius,
      outer: outerRadius, inset: angularInset ?? 0)
  }
}
