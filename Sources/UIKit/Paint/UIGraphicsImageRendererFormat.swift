/// Scale and opacity of pictures that are drawn by hand.
@MainActor @preconcurrency open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's at first.
  open var scale = UITraitCollection.current.displayScale
  /// Whether the picture begins black instead of clear.
  open var opaque = false
  /// Where a picture lies: nowhere, before one is made.
  open var bounds: CGRect { .zero }
  /// Whether it holds more light than white; kept only.
  open var supportsHighDynamicRange = false
  /// As the surroundings have it.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// Which colours it can hold; kept only.
  open var preferredRange = Range.automatic
  /// Whether colours beyond sRGB are held; kept only.
  open var prefersExtendedRange = false
  /// As on this screen.
  public override nonisolated init() { super.init() }
  /// As on this screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As on this screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Which colours a picture can hold.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// By the screen.
    case automatic
    /// Beyond sRGB.
    case extended
    /// sRGB.
    case standard
  }
}
