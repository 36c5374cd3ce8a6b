/// What points and rectangles can be counted in.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// Its own rectangle.
  var bounds: CGRect { get }
}
// Views have ways of their own, to views or nil, which go before these.
extension UICoordinateSpace {
  /// A point of this space as another counts it.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  /// A point of another space as this one counts it.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// The rectangle around a rectangle of this space as another counts it.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    // The screen and a window's scene are counted as the window is.
    let (view, other): (UIView?, UIView?) = (self as? UIView, coordinateSpace as? UIView)
    if let view { return view.convert(rect, to: other) }
    return other?.convert(rect, from: nil as UIView?) ?? rect
  }
  /// The rectangle around a rectangle of another space as this one counts it.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  /// The screen as it is held: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as it is built: the screen itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
extension UIWindowScene {
  /// What the scene's windows are counted in: the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
