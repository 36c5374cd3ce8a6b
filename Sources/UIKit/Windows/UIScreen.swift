/// The screen a page is made for.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The one screen. A host sets its size and scale.
  public static let main = UIScreen()
  /// Its size in points; a 390 × 844 phone at first.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  public var scale: CGFloat { UITraitCollection.current.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Its size in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The surroundings.
  public var traitCollection: UITraitCollection { .current }
  /// 0 … 1; kept only.
  public var brightness: CGFloat = 1
}
