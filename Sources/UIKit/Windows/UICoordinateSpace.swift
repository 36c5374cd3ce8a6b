/// What points and rectangles can be counted in.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// Its own rectangle.
  var bounds: CGRect { get }
}
extension UICoordinateSpace {
  /// A point of this space as another counts it.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(onScreen(point), from: nil) ?? onScreen(point)
  }
  /// A point of another space as this one counts it.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of this space as another counts it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// A rectangle of another space as this one counts it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
  private func onScreen(_ point: CGPoint) -> CGPoint { (self as? UIView)?.convert(point, to: nil) ?? point }
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
