/// Throws sparks. A page stands at its first moment, when none has been thrown: it shows nothing of its own.
open class CAEmitterLayer: CALayer {
  /// What is thrown.
  open var emitterCells: [CAEmitterCell]?
  /// From where.
  open var emitterPosition = CGPoint.zero
  /// From how deep.
  open var emitterZPosition: CGFloat = 0
  /// From what an area.
  open var emitterSize = CGSize.zero
  /// From what a depth.
  open var emitterDepth: CGFloat = 0
  /// From what a form.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From what part of the form.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How sparks are mixed.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many times as many.
  open var birthRate: Float = 1
  /// How many times as long they live.
  open var lifetime: Float = 1
  /// How many times as fast they fly.
  open var velocity: Float = 1
  /// How many times as large they are.
  open var scale: Float = 1
  /// How many times as fast they turn.
  open var spin: Float = 1
  /// Where chance begins.
  open var seed: UInt32 = 0
  /// Whether they have depth.
  open var preservesDepth = false
}
/// A kind of sparks.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  /// Its name.
  open var name: String?
  /// Its picture.
  open var contents: Any?
  /// Its colour.
  open var color: CGColor?
  /// What it throws itself.
  open var emitterCells: [CAEmitterCell]?
  /// Whether there are any.
  open var isEnabled = true
  /// How many a second, and how long each lives, in seconds.
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// How far colours differ, and how they change a second.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How colours change a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// How fast, in points a second, and how that grows.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// How it grows in depth.
  open var zAcceleration: CGFloat = 0
  /// Which way, in radians.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// How large, and how that changes a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// Pixels per point of its picture.
  open var contentsScale: CGFloat = 1
  /// A kind without anything.
  public override init() {}
  /// A kind without anything: nothing is read.
  public required init?(coder: NSCoder) {}
}
/// From what a form sparks come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}
/// From what part of a form sparks come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = Self(rawValue: "points")
  /// Its line.
  public static let outline = Self(rawValue: "outline")
  /// Its face.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}
/// How sparks are mixed.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// As light.
  public static let additive = Self(rawValue: "additive")
}
