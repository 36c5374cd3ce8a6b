/// What points and rectangles can be counted in.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// Its own rectangle.
  var bounds: CGRect { get }
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
