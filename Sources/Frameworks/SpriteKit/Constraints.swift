import CoreGraphics
import Foundation

/// Between what a number may be.
open class SKRange: NSObject, NSCopying {
  /// The least.
  open var lowerLimit: CGFloat
  /// The most.
  open var upperLimit: CGFloat
  /// From the one to the other.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  /// No less than that.
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
  /// No more than that.
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
  /// That alone.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  /// That, more or less.
  public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
  /// Anything.
  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? SKRange).map { $0.lowerLimit == lowerLimit && $0.upperLimit == upperLimit } ?? false
  }
  open override var hash: Int { lowerLimit.hashValue ^ upperLimit.hashValue }
  /// The same again.
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }
}

/// Where a node may be and how it may turn. Kept; nothing moves here, so nothing is held back.
@MainActor @preconcurrency open class SKConstraint: NSObject {
  /// Whether it counts.
  open var enabled = true
  /// The node whose places are meant; nil for the node's parent.
  open weak var referenceNode: SKNode?
  private let ranges: [SKRange]
  private init(_ ranges: [SKRange]) { self.ranges = ranges }
  /// Where it may be across.
  open class func positionX(_ range: SKRange) -> SKConstraint { made([range]) }
  /// Where it may be upwards.
  open class func positionY(_ range: SKRange) -> SKConstraint { made([range]) }
  /// Where it may be.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { made([xRange, yRange]) }
  /// How far it may be from another one.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { made([range]) }
  /// How far it may be from a point.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { made([range]) }
  /// How far it may be from a point of another one.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint { made([range]) }
  /// How it may be turned, in radians.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { made([zRange]) }
  /// That it looks at another one, more or less, in radians.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { made([radians]) }
  /// That it looks at a point, more or less, in radians.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { made([radians]) }
  /// That it looks at a point of another one, more or less, in radians.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint { made([radians]) }
  private class func made(_ ranges: [SKRange]) -> SKConstraint { SKConstraint(ranges) }
}

/// A part of the plane.
open class SKRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }
  /// All of it.
  open class func infinite() -> SKRegion { SKRegion { _ in true } }
  /// A rectangle around (0, 0).
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }
  /// A circle around (0, 0).
  public convenience init(radius: Float) { self.init { ($0.x * $0.x + $0.y * $0.y).squareRoot() <= CGFloat(radius) } }
  /// What a path encloses.
  public convenience init(path: CGPath) { self.init { path.contains($0) } }
  /// What it has not.
  open func inverse() -> SKRegion { SKRegion { [holds] in !holds($0) } }
  /// What either has.
  open func byUnion(with region: SKRegion) -> SKRegion {
    SKRegion { [holds, other = region.holds] in holds($0) || other($0) }
  }
  /// What it has and the other one has not.
  open func byDifference(from region: SKRegion) -> SKRegion {
    SKRegion { [holds, other = region.holds] in holds($0) && !other($0) }
  }
  /// What both have.
  open func byIntersection(with region: SKRegion) -> SKRegion {
    SKRegion { [holds, other = region.holds] in holds($0) && other($0) }
  }
  /// Whether it has a point.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}

/// What holds two bodies together; kept.
@MainActor @preconcurrency open class SKPhysicsJoint: NSObject {
  /// One body.
  open var bodyA: SKPhysicsBody
  /// The other body.
  open var bodyB: SKPhysicsBody
  /// How hard it pulls: not at all, as nothing moves.
  open var reactionForce: CGVector { CGVector(dx: 0, dy: 0) }
  /// How hard it turns: not at all, as nothing moves.
  open var reactionTorque: CGFloat { 0 }
  /// Two bodies; made by `joint(withBodyA:bodyB:anchor:)` and the like.
  public required init(_joining bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
/// A pin through two bodies.
open class SKPhysicsJointPin: SKPhysicsJoint {
  /// Whether it turns only so far.
  open var shouldEnableLimits = false
  /// From where it turns, in radians.
  open var lowerAngleLimit: CGFloat = 0
  /// To where it turns, in radians.
  open var upperAngleLimit: CGFloat = 0
  /// How hard it is to turn.
  open var frictionTorque: CGFloat = 0
  /// How fast it turns by itself, in radians a second.
  open var rotationSpeed: CGFloat = 0
  /// A pin.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> Self { Self(_joining: bodyA, bodyB) }
}
/// Two bodies as one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  /// A bond.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> Self { Self(_joining: bodyA, bodyB) }
}
/// A spring between two bodies.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  /// How soon it rests.
  open var damping: CGFloat = 0
  /// How often it swings a second.
  open var frequency: CGFloat = 0
  /// A spring.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> Self {
    Self(_joining: bodyA, bodyB)
  }
}
/// A rail along which two bodies slide.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  /// Whether they slide only so far.
  open var shouldEnableLimits = false
  /// From where they slide.
  open var lowerDistanceLimit: CGFloat = 0
  /// To where they slide.
  open var upperDistanceLimit: CGFloat = 0
  /// A rail.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> Self {
    Self(_joining: bodyA, bodyB)
  }
}
/// A rope between two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  /// How long it is.
  open var maxLength: CGFloat = 0
  /// A rope.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> Self {
    Self(_joining: bodyA, bodyB)
  }
}
