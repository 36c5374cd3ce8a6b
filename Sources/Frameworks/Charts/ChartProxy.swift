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
  /// Nobody touches a picture: nothing is selected.
  public func selectXValue(at position: CGFloat) {}
  /// Nobody touches a picture: nothing is selected.
  public func selectYValue(at position: CGFloat) {}
}
