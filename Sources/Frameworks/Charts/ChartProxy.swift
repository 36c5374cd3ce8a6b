import SwiftUI

/// Where values are in a chart's plot, for what is laid over it.
public struct ChartProxy {
  let figure: ChartFigure
  let frame: Anchor<CGRect>?

  /// The plot's size in points.
  public var plotSize: CGSize { figure.size }
  /// The plot's size in points.
  public var plotAreaSize: CGSize { figure.size }
  /// The plot's rectangle, for a geometry proxy to resolve.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The plot's rectangle, for a geometry proxy to resolve.
  public var plotAreaFrame: Anchor<CGRect> { frame! }

  /// The rectangle of the plot's container, for a geometry proxy to resolve: the plot's, since it does not scroll.
  public var plotContainerFrame: Anchor<CGRect>? { frame }

  /// Points from the plot's leading edge; nil for a value that is not on the axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { figure.coordinate(value.chartValue, isX: true) }
  /// Points from the plot's top; nil for a value that is not on the axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { figure.coordinate(value.chartValue, isX: false) }
  /// A place in the plot; nil for values that are not on the axes.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// From where to where a value's band reaches; nil where it has none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value) else { return nil }
    let half = figure.x.band * figure.size.width / 2
    return middle - half...middle + half
  }
  /// From where to where a value's band reaches; nil where it has none.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    let half = figure.y.band * figure.size.height / 2
    return middle - half...middle + half
  }
  /// What stands so many points from the plot's leading edge; nil where nothing does.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    figure.size.width > 0 ? figure.x.value(at: position / figure.size.width).flatMap { P.from($0) } : nil
  }
  /// What stands so many points from the plot's top; nil where nothing does.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    figure.size.height > 0 ? figure.y.value(at: 1 - position / figure.size.height).flatMap { P.from($0) } : nil
  }
  /// What stands at a place; nil where nothing does.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }
  /// The angle of a place around the plot's middle, from the top clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(Double(position.x - figure.size.width / 2), Double(figure.size.height / 2 - position.y))
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }
  /// How much the sectors hold up to an angle, from the top clockwise, in their data's unit; nil where there are none.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let total = figure.marks.reduce(0) { $0 + ($1.kind == .sector ? $1.sector.angle : 0) }
    let part = angle.degrees / 360
    return total > 0 && part.isFinite ? P.from(.number(total * (part - part.rounded(.down)))) : nil
  }

  // MARK: What the data reach over

  /// The values of the x axis: both ends of numbers and dates, all words; nothing where the data are of another type.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.x.domain.compactMap { P.from($0) } }
  /// The values of the y axis: both ends of numbers and dates, all words; nothing where the data are of another type.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.y.domain.compactMap { P.from($0) } }
  /// The values that have a style of their own, in the legend's order.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.styles.values.compactMap { P.from($0) } }
  /// The values that have a symbol of their own, in the legend's order.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.styles.symbolValues.compactMap { P.from($0) } }
  /// The values that symbols' sizes are for, in order of appearance.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.styles.sizeValues.compactMap { P.from($0) } }
  /// The values that have a dash of their own, in the legend's order.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { figure.styles.lineValues.compactMap { P.from($0) } }
  /// The style of a value of `foregroundStyle(by:)`; nil for one that no mark has.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let value = value.chartValue
    return figure.styles.values.contains(value) ? figure.styles.style(for: value) : nil
  }

  // MARK: Choosing

  /// Nobody touches a picture: nothing is selected.
  public func selectXValue(at position: CGFloat) {}
  /// Nobody touches a picture: nothing is selected.
  public func selectYValue(at position: CGFloat) {}
  /// Nobody touches a picture: nothing is selected.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Nobody touches a picture: nothing is selected.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  /// Nobody touches a picture: nothing is selected.
  public func selectAngleValue(at angle: Angle) {}
}
