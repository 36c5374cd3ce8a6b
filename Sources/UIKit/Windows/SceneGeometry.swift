extension UIWindowScene {
  /// How a scene should lie.
  @MainActor @preconcurrency open class GeometryPreferences: NSObject {
    /// As on a phone.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    open class iOS: GeometryPreferences {
      /// How it may be turned; nil = as it is.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// As it is.
      public override init() {}
      /// Turned one of these ways.
      public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
    }
  }
  /// Lies otherwise: it does not, as the page says how it lies.
  public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil) {}
}
