import UIKit

/// What a node is to do. A still shows nodes as they are before it; so an action is a word only.
@MainActor @preconcurrency open class SKAction: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval
  /// How its speed changes; kept.
  open var timingMode = SKActionTimingMode.linear
  /// How fast it goes.
  open var speed: CGFloat = 1
  private init(_ duration: TimeInterval) { self.duration = duration }
  private static func make(_ duration: TimeInterval = 0) -> SKAction { SKAction(duration) }
  /// The same, backwards.
  open func reversed() -> SKAction { .make(duration) }

  /// One after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction { make(actions.reduce(0) { $0 + $1.duration }) }
  /// At once.
  public class func group(_ actions: [SKAction]) -> SKAction { make(actions.map(\.duration).max() ?? 0) }
  /// Some times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction { make(action.duration * Double(count)) }
  /// Without end.
  public class func repeatForever(_ action: SKAction) -> SKAction { make(.infinity) }
  /// Nothing, for a while.
  public class func wait(forDuration sec: TimeInterval) -> SKAction { make(sec) }
  /// Nothing, for about a while.
  public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { make(sec) }
  /// Calls `block`; not in a still.
  public class func run(_ block: @escaping () -> Void) -> SKAction { make() }
  /// Calls `block`; not in a still.
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { make() }
  /// An action of another node's.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { make(action.duration) }
  /// What `actionBlock` does with a node and the time.
  public class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
    make(seconds)
  }
  /// Takes the node out.
  public class func removeFromParent() -> SKAction { make() }
  /// Moves it by.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { make(duration) }
  /// Moves it by.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction { make(sec) }
  /// Moves it to.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { make(duration) }
  /// Moves it to.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Moves it to.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Moves it along a path.
  public class func follow(_ path: CGPath, asOffset offset: Bool = true, orientToPath orient: Bool = true, speed: CGFloat) -> SKAction {
    make()
  }
  /// Moves it along a path.
  public class func follow(_ path: CGPath, asOffset offset: Bool = true, orientToPath orient: Bool = true, duration: TimeInterval)
    -> SKAction
  { make(duration) }
  /// Turns it by.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Turns it to.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Turns it to, the short way.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { make(duration) }
  /// Scales it to.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Scales it by.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Scales it to.
  public class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Scales it to.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Scales it to.
  public class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Makes it as large as.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Shows it.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction { make(sec) }
  /// Hides it.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction { make(sec) }
  /// Shows it as much as.
  public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { make(sec) }
  /// Shows it by so much more.
  public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { make(sec) }
  /// Hides it.
  public class func hide() -> SKAction { make() }
  /// Shows it.
  public class func unhide() -> SKAction { make() }
  /// Another picture.
  public class func setTexture(_ texture: SKTexture) -> SKAction { make() }
  /// Another picture.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { make() }
  /// Pictures in turn.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { make(sec * Double(textures.count)) }
  /// Pictures in turn.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
    make(sec * Double(textures.count))
  }
  /// Tints it.
  public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// Tints it less.
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// A sound; nothing is heard.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { make() }
  /// Stops a sound.
  public class func stop() -> SKAction { make() }
  /// Plays a sound.
  public class func play() -> SKAction { make() }
  /// How loud.
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { make(duration) }
  /// How fast.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { make(duration) }
  /// A push.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { make(sec) }
  /// A force.
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { make(sec) }
}
/// How an action's speed changes.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// How one scene takes the place of another: at once, here.
@MainActor @preconcurrency open class SKTransition: NSObject {
  /// Whether the old scene waits.
  open var pausesOutgoingScene = true
  /// Whether the new scene waits.
  open var pausesIncomingScene = true
  private override init() {}
  /// By fading.
  public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By fading through black.
  public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By fading through a colour.
  public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By doors that open.
  public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By doors that open.
  public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By doors that open.
  public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By turning over.
  public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By turning over.
  public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By pushing.
  public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By moving in.
  public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// By uncovering.
  public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
}
/// From where.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How a node moves by forces; nothing moves, so all of it is kept only.
@MainActor @preconcurrency open class SKPhysicsBody: NSObject {
  /// Its node.
  open internal(set) weak var node: SKNode?
  /// Whether forces move it.
  open var isDynamic = true
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it turns.
  open var allowsRotation = true
  /// Whether it stands fast.
  open var pinned = false
  /// Whether it is asleep.
  open var isResting = false
  /// Whether fast ones are looked at closely.
  open var usesPreciseCollisionDetection = false
  /// What it weighs.
  open var mass: CGFloat = 1
  /// What it weighs for its size.
  open var density: CGFloat = 1
  /// How rough it is.
  open var friction: CGFloat = 0.2
  /// How it bounces.
  open var restitution: CGFloat = 0.2
  /// How the air slows it.
  open var linearDamping: CGFloat = 0.1
  /// How the air slows its turning.
  open var angularDamping: CGFloat = 0.1
  /// How fast it goes.
  open var velocity = CGVector.zero
  /// How fast it turns.
  open var angularVelocity: CGFloat = 0
  /// What it is.
  open var categoryBitMask: UInt32 = .max
  /// What it bounces off.
  open var collisionBitMask: UInt32 = .max
  /// What it tells of.
  open var contactTestBitMask: UInt32 = 0
  /// Which fields move it.
  open var fieldBitMask: UInt32 = .max
  /// A circle.
  public init(circleOfRadius r: CGFloat) {}
  /// A circle.
  public init(circleOfRadius r: CGFloat, center: CGPoint) {}
  /// A rectangle.
  public init(rectangleOf s: CGSize) {}
  /// A rectangle.
  public init(rectangleOf s: CGSize, center: CGPoint) {}
  /// A form.
  public init(polygonFrom path: CGPath) {}
  /// The form of a picture.
  public init(texture: SKTexture, size: CGSize) {}
  /// The form of a picture.
  public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}
  /// Several.
  public init(bodies: [SKPhysicsBody]) {}
  /// A wall.
  public init(edgeLoopFrom rect: CGRect) {}
  /// A wall.
  public init(edgeLoopFrom path: CGPath) {}
  /// A wall.
  public init(edgeChainFrom path: CGPath) {}
  /// A wall.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
  /// A push.
  open func applyImpulse(_ impulse: CGVector) {}
  /// A push.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  /// A force.
  open func applyForce(_ force: CGVector) {}
  /// A turn.
  open func applyTorque(_ torque: CGFloat) {}
  /// A turn.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// What it touches: nothing.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// Two bodies that touch; none do.
@MainActor @preconcurrency open class SKPhysicsContact: NSObject {
  /// One.
  open var bodyA: SKPhysicsBody { SKPhysicsBody(bodies: []) }
  /// The other.
  open var bodyB: SKPhysicsBody { SKPhysicsBody(bodies: []) }
  /// Where.
  open var contactPoint: CGPoint { .zero }
}
/// Who is told of bodies that touch; nobody ever is.
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: AnyObject {
  /// They touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// They no longer do.
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
/// The forces of a scene; nothing moves.
@MainActor @preconcurrency open class SKPhysicsWorld: NSObject {
  /// What all falls by.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes.
  open var speed: CGFloat = 1
  /// Who is told.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  /// Ties bodies.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Unties bodies.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Unties all.
  open func removeAllJoints() {}
}
