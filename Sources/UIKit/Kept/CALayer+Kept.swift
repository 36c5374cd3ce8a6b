// What a layer keeps for times and depths that a page which stands still does not have.
extension CALayer {
  /// When time inside begins; kept only.
  public var beginTime: CFTimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How long time inside runs; kept only.
  public var duration: CFTimeInterval {
    get { kept(.infinity) }
    set { keep(newValue) }
  }
  /// How often; kept only.
  public var repeatCount: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// For how long again and again; kept only.
  public var repeatDuration: CFTimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// There and back; kept only.
  public var autoreverses: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What is seen before and after; kept only.
  public var fillMode: CAMediaTimingFillMode {
    get { kept(.removed) }
    set { keep(newValue) }
  }
  /// The same time here and there.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// The same time here and there.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
  /// A map of the layers inside, in depth; kept only.
  public var sublayerTransform: CATransform3D {
    get { kept(CATransform3DIdentity) }
    set { keep(newValue) }
  }
  /// Whether the back is shown when turned; kept only.
  public var isDoubleSided: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether edges are made smooth; they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Which edges are made smooth; all are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept([.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]) }
    set { keep(newValue) }
  }
  /// Whether it is painted on another thread; kept only.
  public var drawsAsynchronously: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether it is painted anew when it grows; it always is.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Which part of the picture is shown, 0 … 1; kept only.
  public var contentsRect: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// Which part of the picture is stretched, 0 … 1; kept only.
  public var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// How the picture is made smaller; kept only.
  public var minificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// How the picture is made larger; kept only.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// What it is mixed with what lies behind by; kept only.
  public var compositingFilter: Any? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What lies behind is changed by; kept only.
  public var backgroundFilters: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Layouts by your own rules; kept only.
  public var style: [AnyHashable: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// The edges with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The lower one.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The upper one.
  public static let layerTopEdge = Self(rawValue: 8)
}
/// How pictures are made larger and smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the nearest point.
  public static let nearest = Self(rawValue: "nearest")
  /// Between points.
  public static let linear = Self(rawValue: "linear")
  /// Between points and sizes.
  public static let trilinear = Self(rawValue: "trilinear")
}
