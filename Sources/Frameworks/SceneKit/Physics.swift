import UIKit

/// How a body takes part.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// A node's weight and speed; kept, nothing moves.
open class SCNPhysicsBody: NSObject {
  /// How it takes part.
  open var type: SCNPhysicsBodyType
  /// Its form; nil = the node's.
  open var physicsShape: SCNPhysicsShape?
  /// In kilograms.
  open var mass: CGFloat = 1
  /// Its charge.
  open var charge: CGFloat = 0
  /// How much it rubs.
  open var friction: CGFloat = 0.5
  /// How much it springs back.
  open var restitution: CGFloat = 0.5
  /// How much it rubs where it rolls.
  open var rollingFriction: CGFloat = 0
  /// How fast it becomes slower.
  open var damping: CGFloat = 0.1
  /// How fast it turns slower.
  open var angularDamping: CGFloat = 0.1
  /// Its speed.
  open var velocity = SCNVector3()
  /// Its turning.
  open var angularVelocity = SCNVector4()
  /// Whether weight pulls it.
  open var isAffectedByGravity = true
  /// Whether it may come to rest.
  open var allowsResting = true
  /// What it is, in bits.
  open var categoryBitMask = 1
  /// What it meets, in bits.
  open var collisionBitMask = -1
  /// What it is told of, in bits.
  open var contactTestBitMask = 0
  /// Whether it is at rest: yes.
  open var isResting: Bool { true }
  /// A body.
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
  /// One that stands.
  open class func `static`() -> Self { make(.static) }
  /// One that moves by itself.
  open class func dynamic() -> Self { make(.dynamic) }
  /// One that is moved.
  open class func kinematic() -> Self { make(.kinematic) }
  private class func make(_ type: SCNPhysicsBodyType) -> Self { unsafeDowncast(SCNPhysicsBody(type: type, shape: nil), to: Self.self) }
  /// Pushes: nothing moves.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Pushes: nothing moves.
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  /// Turns: nothing moves.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  /// Pushes no more.
  open func clearAllForces() {}
  /// Looks where the node is.
  open func resetTransform() {}
}
/// A form that bodies meet by; kept.
open class SCNPhysicsShape: NSObject {
  /// A form's.
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
  /// A node's.
  public init(node: SCNNode, options: [Option: Any]? = nil) {}
  /// What is told of it.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind.
    public static let type = Self(rawValue: "type")
    /// Whether its parts stay apart.
    public static let keepAsCompound = Self(rawValue: "keepAsCompound")
    /// How large.
    public static let scale = Self(rawValue: "scale")
  }
  /// What kind of form.
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The box around it.
    public static let boundingBox = Self(rawValue: "boundingBox")
    /// The hull around it.
    public static let convexHull = Self(rawValue: "convexHull")
    /// As it is.
    public static let concavePolyhedron = Self(rawValue: "concavePolyhedron")
  }
}
/// What pulls at others; kept.
open class SCNPhysicsField: NSObject {
  /// How much.
  open var strength: CGFloat = 1
  /// Down.
  open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
  /// To a place.
  open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
  /// Around.
  open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
}
/// The forces of a scene; nothing moves.
open class SCNPhysicsWorld: NSObject {
  /// Where weight pulls.
  open var gravity = SCNVector3(0, -9.8, 0)
  /// How fast.
  open var speed: CGFloat = 1
  /// How often it is reckoned, in seconds.
  open var timeStep: TimeInterval = 1 / 60
  /// Who would be told.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  /// What a line meets: nothing.
  open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] { [] }
}
/// Two bodies that meet: none do.
open class SCNPhysicsContact: NSObject {
  /// One.
  public let nodeA: SCNNode
  /// The other.
  public let nodeB: SCNNode
  /// Where.
  open var contactPoint: SCNVector3 { nodeA.worldPosition }
  init(nodeA: SCNNode, nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}
/// Who is told of bodies that meet.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  /// They meet.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// They still meet.
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  /// They part.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
/// What flies from a place; kept.
open class SCNParticleSystem: NSObject {
  /// How many a second.
  open var birthRate: CGFloat = 1
  /// How long each flies, in seconds.
  open var particleLifeSpan: CGFloat = 1
  /// How large each is.
  open var particleSize: CGFloat = 1
  /// Its colour.
  open var particleColor: UIColor = .white
  /// Its picture.
  open var particleImage: Any?
  /// How fast each flies.
  open var particleVelocity: CGFloat = 0
  /// How far each may fly to the sides, in degrees.
  open var spreadingAngle: CGFloat = 0
  /// How long they come, in seconds.
  open var emissionDuration: CGFloat = 1
  /// Whether they come again.
  open var loops = true
  /// What they come from.
  open var emitterShape: SCNGeometry?
  /// Where they are pulled to.
  open var acceleration = SCNVector3()
  /// Things that fly.
  public override init() {}
  /// Things that fly, by a file: nil, none is read.
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }
  /// Begins anew.
  open func reset() {}
}
