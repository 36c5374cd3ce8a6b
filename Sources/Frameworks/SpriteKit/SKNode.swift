@_exported import Foundation
@_exported import UIKit

/// The colour of sprites.
public typealias SKColor = UIColor

/// What stands in a scene. Places are in the parent's points, y up.
@MainActor @preconcurrency open class SKNode: UIResponder {
  /// Its place in the parent.
  open var position = CGPoint.zero
  /// What is nearer is drawn later.
  open var zPosition: CGFloat = 0
  /// How it is turned, in radians, to the left.
  open var zRotation: CGFloat = 0
  /// How wide it is drawn; 1 = as it is.
  open var xScale: CGFloat = 1
  /// How high it is drawn; 1 = as it is.
  open var yScale: CGFloat = 1
  /// 0 = cannot be seen … 1.
  open var alpha: CGFloat = 1
  /// Whether it and what stands in it is left out.
  open var isHidden = false
  /// A name to find it by.
  open var name: String?
  /// What is noted of it.
  open var userData: NSMutableDictionary?
  /// Whether touches reach it; none do.
  open var isUserInteractionEnabled = false
  /// Whether its actions wait; all do.
  open var isPaused = false
  /// How fast its actions go.
  open var speed: CGFloat = 1
  /// How it moves by forces; kept, nothing moves.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  /// What holds it near others; kept.
  open var constraints: [SKConstraint]?
  /// What stands in it.
  open private(set) var children: [SKNode] = []
  /// What it stands in; nil for none.
  open private(set) weak var parent: SKNode?

  /// A node that shows nothing itself.
  public override init() { super.init() }
  /// A scene of a file; none is read.
  public convenience init?(fileNamed filename: String) { return nil }
  /// Archives are not read here.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// The scene it stands in.
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
  /// Where it and what stands in it lies, in the parent's points.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// Where all that stands in it lies, in the parent's points.
  open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame.offsetBy(dx: position.x, dy: position.y)) } }
  /// Puts a node in.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    node.parent = self
    children.append(node)
  }
  /// Puts a node in at a place.
  open func insertChild(_ node: SKNode, at index: Int) {
    addChild(node)
    children.insert(children.removeLast(), at: min(max(0, index), children.count))
  }
  /// Takes it out.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Takes out what stands in it.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes nodes out.
  open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
  /// Puts it somewhere else.
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  /// Scales it both ways.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// The first node of a name in it; `//name` looks deeper.
  open func childNode(withName name: String) -> SKNode? {
    if name.hasPrefix("//") {
      let bare = String(name.dropFirst(2))
      return children.first { $0.name == bare } ?? children.lazy.compactMap { $0.childNode(withName: name) }.first
    }
    return children.first { $0.name == name }
  }
  /// Calls `block` with each node of a name in it.
  open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
  }
  /// The nodes at a point of its own.
  open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.frame.contains(p) }.reversed() }
  /// The nearest node at a point of its own; itself where there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// Whether a point of the parent's lies in it.
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  /// Whether two nodes lie over each other.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// A point of another node's as its own; only nodes at rest are moved between.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    let (there, here) = (node.origin, origin)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  /// A point of its own as another node's.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  private var origin: CGPoint {
    let above = parent?.origin ?? .zero
    return CGPoint(x: above.x + position.x, y: above.y + position.y)
  }

  // MARK: Actions

  /// Begins an action; nothing moves in a still, so it stays at its beginning.
  open func run(_ action: SKAction) {}
  /// Begins an action; it never ends in a still, so `block` is not called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  /// Begins an action with a name; nothing moves.
  open func run(_ action: SKAction, withKey key: String) {}
  /// Whether an action goes on; no.
  open func hasActions() -> Bool { false }
  /// The action of a name; nil.
  open func action(forKey key: String) -> SKAction? { nil }
  /// Ends an action.
  open func removeAction(forKey key: String) {}
  /// Ends all actions.
  open func removeAllActions() {}

  // MARK: Drawing

  /// What it shows itself, around its own origin, y up; `alpha` is its own with those of all it stands in.
  func drawSelf(_ context: CGContext, alpha: CGFloat) {}

  /// Draws it and what stands in it, the nearest last: a node's depth is its own with those of all it stands in, and nodes of one depth
  /// are drawn parents first, then as they were put in.
  final func draw(_ context: CGContext) {
    var appearances: [Appearance] = []
    gather(.identity, 0, 1, &appearances)
    for (_, one) in appearances.enumerated().sorted(by: { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }) {
      context.saveGState()
      context.concatenate(one.transform)
      one.node.drawSelf(context, alpha: one.alpha)
      context.restoreGState()
    }
  }
  /// A node as it is seen: by what it stands in.
  private struct Appearance {
    let node: SKNode
    let transform: CGAffineTransform
    let depth, alpha: CGFloat
  }
  private func gather(_ outer: CGAffineTransform, _ depth: CGFloat, _ alpha: CGFloat, _ appearances: inout [Appearance]) {
    guard !isHidden, self.alpha > 0 else { return }
    let own = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    let here = Appearance(node: self, transform: own.concatenating(outer), depth: depth + zPosition, alpha: alpha * min(self.alpha, 1))
    appearances.append(here)
    for child in children { child.gather(here.transform, here.depth, here.alpha, &appearances) }
  }
}
