/// Shows what lies inside several times. Only the first time is drawn here.
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1
  /// How much later each is, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// A map from each to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of all.
  open var instanceColor: CGColor?
  /// How much redder each is.
  open var instanceRedOffset: Float = 0
  /// How much greener each is.
  open var instanceGreenOffset: Float = 0
  /// How much bluer each is.
  open var instanceBlueOffset: Float = 0
  /// How much denser each is.
  open var instanceAlphaOffset: Float = 0
  /// Whether they have depth.
  open var preservesDepth = false
}
/// Keeps the depth of what lies inside; flat here.
open class CATransformLayer: CALayer {}
/// Shows a part of what lies inside.
open class CAScrollLayer: CALayer {
  /// Moves so that `point` lies at the upper left.
  open func scroll(to point: CGPoint) { bounds.origin = point }
}
/// Paints itself in pieces; at once here.
open class CATiledLayer: CALayer {
  /// How many levels of size there are.
  open var levelsOfDetail = 1
  /// How many of those are larger.
  open var levelsOfDetailBias = 0
  /// How large a piece is, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How long a piece takes to come, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
extension CATextLayer {
  /// What is left out where there is no room; kept only.
  public var truncationMode: CATextLayerTruncationMode {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Whether letters may be coloured at their edges; kept only.
  public var allowsFontSubpixelQuantization: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
/// What is left out of a text without room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = Self(rawValue: "none")
  /// The start.
  public static let start = Self(rawValue: "start")
  /// The end.
  public static let end = Self(rawValue: "end")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
}
