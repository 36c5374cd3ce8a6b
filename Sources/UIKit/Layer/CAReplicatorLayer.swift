import QuoinDrawing

/// Shows what lies inside several times, each turned, moved and coloured on from the one before.
open class CAReplicatorLayer: CALayer {
  /// How often; 0 and less show nothing. At most 10,000 are drawn.
  open var instanceCount = 1
  /// How much later each is, in seconds; kept only, as what stands still is never late.
  open var instanceDelay: CFTimeInterval = 0
  /// A map from each to the next, about the layer's middle.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours of the first are multiplied by; nil = white, as they are.
  open var instanceColor: CGColor?
  /// What is added to the red of `instanceColor` from each to the next.
  open var instanceRedOffset: Float = 0
  /// What is added to its green from each to the next.
  open var instanceGreenOffset: Float = 0
  /// What is added to its blue from each to the next.
  open var instanceBlueOffset: Float = 0
  /// What is added to its alpha from each to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether they have depth; kept only.
  open var preservesDepth = false

  /// What is done to each of the instances, the first first, when the layer's own point (0, 0) lies at `offset`.
  func copies(at offset: CGPoint) -> [DisplayGroup] {
    let middle = CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
    let step = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(instanceTransform.affine).concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let first = instanceColor?.paint ?? .white
    var map = CGAffineTransform.identity
    return (0..<max(0, min(instanceCount, 10_000))).map { index in
      var group = DisplayGroup()
      group.transform = map
      map = map.concatenating(step)
      func part(_ start: Double, _ offset: Float) -> Double {
        let sum = start + Double(offset) * Double(index)
        return sum.isFinite ? min(1, max(0, sum)) : start
      }
      let color = PaintColor(
        red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset), blue: part(first.blue, instanceBlueOffset))
      if color != .white { group.filters = [.multiply(color)] }
      group.opacity = part(first.alpha, instanceAlphaOffset)
      return group
    }
  }
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
