import UIKit

/// How an action goes on.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// Something that a node does: here at once, as it comes to in the end. What goes on forever does nothing.
open class SCNAction: NSObject {
  /// In seconds.
  open var duration: TimeInterval
  /// How it goes on.
  open var timingMode = SCNActionTimingMode.linear
  /// How it goes on, by a function of 0 … 1.
  open var timingFunction: ((Float) -> Float)?
  /// How fast.
  open var speed: CGFloat = 1
  let end: (SCNNode) -> Void
  init(_ duration: TimeInterval, _ end: @escaping (SCNNode) -> Void) { (self.duration, self.end) = (duration, end) }

  /// Moves by.
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { node in
      node.position = SCNVector3(node.position.x + Float(x), node.position.y + Float(y), node.position.z + Float(z))
    }
  }
  /// Moves by.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    moveBy(x: CGFloat(delta.x), y: CGFloat(delta.y), z: CGFloat(delta.z), duration: duration)
  }
  /// Moves to.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) { $0.position = location } }
  /// Turns by radians around the axes.
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { node in
      node.eulerAngles = SCNVector3(node.eulerAngles.x + Float(x), node.eulerAngles.y + Float(y), node.eulerAngles.z + Float(z))
    }
  }
  /// Turns to radians around the axes.
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { $0.eulerAngles = SCNVector3(x, y, z) }
  }
  /// Turns to radians around the axes.
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool) -> SCNAction {
    rotateTo(x: x, y: y, z: z, duration: duration)
  }
  /// Turns by radians around an axis.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    rotateBy(x: angle * CGFloat(axis.x), y: angle * CGFloat(axis.y), z: angle * CGFloat(axis.z), duration: duration)
  }
  /// Turns to an axis and radians around it.
  open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { $0.rotation = axisAngle }
  }
  /// Makes larger by.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { node in
      let times = Float(scale)
      node.scale = SCNVector3(node.scale.x * times, node.scale.y * times, node.scale.z * times)
    }
  }
  /// Makes as large as.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration) { $0.scale = SCNVector3(scale, scale, scale) }
  }
  /// Becomes opaque.
  open class func fadeIn(duration: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: duration) }
  /// Becomes clear.
  open class func fadeOut(duration: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: duration) }
  /// Becomes more opaque by.
  open class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) { $0.opacity += factor } }
  /// Becomes as opaque as.
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) { $0.opacity = opacity } }
  /// Is hidden.
  open class func hide() -> SCNAction { SCNAction(0) { $0.isHidden = true } }
  /// Is shown.
  open class func unhide() -> SCNAction { SCNAction(0) { $0.isHidden = false } }
  /// Leaves its parent.
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) { $0.removeFromParentNode() } }
  /// Waits.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) { _ in } }
  /// Waits, more or less.
  open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction { wait(duration: sec) }
  /// Calls.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0, block) }
  /// Calls, on a queue that is not looked at.
  open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction { SCNAction(0, block) }
  /// Calls again and again; here once, with the whole time.
  open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
    SCNAction(seconds) { block($0, CGFloat(seconds)) }
  }
  /// Plays a sound: none is heard.
  open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction(0) { _ in } }
  /// One after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration }) { node in for action in actions { action.end(node) } }
  }
  /// All together.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0) { node in for action in actions { action.end(node) } }
  }
  /// So many times; 1,000 at most.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    let times = min(max(0, count), 1000)
    return SCNAction(action.duration * Double(times)) { node in for _ in 0..<times { action.end(node) } }
  }
  /// Forever: does nothing, as it comes to no end.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) { _ in } }
  /// The way back, which is not known: waits.
  open func reversed() -> SCNAction { SCNAction(duration) { _ in } }
}
/// A sound; none is heard.
open class SCNAudioSource: NSObject {
  /// How loud.
  open var volume: Float = 1
  /// Whether it begins again.
  open var loops = false
  /// Whether it comes from its place.
  open var isPositional = true
  /// A sound of the app; nil: none is looked for.
  public convenience init?(named fileName: String) { return nil }
  /// A sound of a file; nil: none is looked for.
  public convenience init?(fileNamed name: String) { return nil }
  /// Reads it; nothing is.
  open func load() {}
}
/// Changes that take their time; here at once.
open class SCNTransaction: NSObject {
  /// Begins.
  open class func begin() {}
  /// Ends.
  open class func commit() { take()?() }
  /// Ends all.
  open class func flush() {}
  nonisolated(unsafe) private static var end: (() -> Void)?
  private static func take() -> (() -> Void)? {
    defer { end = nil }
    return end
  }
  /// In seconds; kept by nobody.
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// How they go on; kept by nobody.
  open class var animationTimingFunction: CAMediaTimingFunction? {
    get { nil }
    set {}
  }
  /// Whether they are at once anyway: yes.
  open class var disableActions: Bool {
    get { true }
    set {}
  }
  /// Called at the end.
  open class var completionBlock: (() -> Void)? {
    get { end }
    set { end = newValue }
  }
}
