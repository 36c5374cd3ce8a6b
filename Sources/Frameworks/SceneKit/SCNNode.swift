import UIKit

/// A place in a scene, with what stands there.
open class SCNNode: NSObject, NSCopying {
  /// Its name.
  open var name: String?
  /// What it looks like; nil = nothing.
  open var geometry: SCNGeometry?
  /// The light that it gives; nil = none.
  open var light: SCNLight?
  /// What looks from it; nil = nothing.
  open var camera: SCNCamera?
  /// How it moves by itself; nil = not. Nothing moves here.
  open var physicsBody: SCNPhysicsBody?
  /// What pulls at others; nil = nothing.
  open var physicsField: SCNPhysicsField?
  /// Its place in its parent.
  open var position = SCNVector3()
  /// How large it is, 1 = as it is.
  open var scale = SCNVector3(1, 1, 1)
  /// Its turns in radians: around x, then y, then z.
  open var eulerAngles = SCNVector3()
  /// The map of what it is turned and made larger around.
  open var pivot = SCNMatrix4Identity
  /// Its turn as an axis and radians around it; set, it is told by `eulerAngles` only where the axis is x, y or z.
  open var rotation = SCNVector4() {
    didSet {
      switch (rotation.x, rotation.y, rotation.z) {
      case (let x, 0, 0) where x != 0: eulerAngles = SCNVector3(rotation.w * x, 0, 0)
      case (0, let y, 0) where y != 0: eulerAngles = SCNVector3(0, rotation.w * y, 0)
      case (0, 0, let z) where z != 0: eulerAngles = SCNVector3(0, 0, rotation.w * z)
      default: break
      }
    }
  }
  /// Its turn as a quaternion; kept.
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  /// Whether it is not seen, with all that it holds.
  open var isHidden = false
  /// 0 = clear, 1 = opaque.
  open var opacity: CGFloat = 1
  /// When it is drawn among others; kept.
  open var renderingOrder = 0
  /// Whether it throws a shadow; kept.
  open var castsShadow = true
  /// What it belongs to, in bits; kept.
  open var categoryBitMask = 1
  /// Whether its actions and movements stand still; kept.
  open var isPaused = false
  /// What it is kept to; nothing is reckoned of it.
  open var constraints: [SCNConstraint]?
  /// What flies from it; kept.
  open private(set) var particleSystems: [SCNParticleSystem]?
  /// What it belongs to.
  open private(set) weak var parent: SCNNode?
  /// What belongs to it.
  open private(set) var childNodes: [SCNNode] = []

  /// Nothing at the origin.
  public override init() {}
  /// A form at the origin.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// As made by itself: archives are not read here.
  public required init?(coder: NSCoder) {}

  /// The map from its own space into its parent's.
  open var transform: SCNMatrix4 {
    get {
      let turned = SCNMatrix4Rotate(
        SCNMatrix4Rotate(
          SCNMatrix4Rotate(
            SCNMatrix4Scale(SCNMatrix4Invert(pivot), scale.x, scale.y, scale.z), eulerAngles.x, 1, 0, 0), eulerAngles.y, 0, 1, 0),
        eulerAngles.z, 0, 0, 1)
      return SCNMatrix4Translate(turned, position.x, position.y, position.z)
    }
    set { position = SCNVector3(newValue.m41, newValue.m42, newValue.m43) }
  }
  /// The map from its own space into the scene's.
  open var worldTransform: SCNMatrix4 { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
  /// Its place in the scene.
  open var worldPosition: SCNVector3 {
    get {
      let map = worldTransform
      return SCNVector3(map.m41, map.m42, map.m43)
    }
    set { position = parent?.convertPosition(newValue, from: nil) ?? newValue }
  }
  /// A point of its own in another's space; nil = the scene's.
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let place = position.applying(worldTransform)
    return node.map { place.applying(SCNMatrix4Invert($0.worldTransform)) } ?? place
  }
  /// A point of another's in its own space; nil = the scene's.
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let place = node.map { position.applying($0.worldTransform) } ?? position
    return place.applying(SCNMatrix4Invert(worldTransform))
  }
  /// Where it would be while it moves: where it is.
  open var presentation: SCNNode { self }
  /// Its box, in its own space: its form's and those of what it holds.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      var boxes = geometry.map { [$0.boundingBox] } ?? []
      boxes += childNodes.map { child in
        let (low, high) = child.boundingBox
        let corners = [low, high].map { $0.applying(child.transform) }
        return (
          min: SCNVector3(min(corners[0].x, corners[1].x), min(corners[0].y, corners[1].y), min(corners[0].z, corners[1].z)),
          max: SCNVector3(max(corners[0].x, corners[1].x), max(corners[0].y, corners[1].y), max(corners[0].z, corners[1].z))
        )
      }
      guard let first = boxes.first else { return (SCNVector3(), SCNVector3()) }
      return boxes.dropFirst().reduce(first) { all, box in
        (
          min: SCNVector3(min(all.min.x, box.min.x), min(all.min.y, box.min.y), min(all.min.z, box.min.z)),
          max: SCNVector3(max(all.max.x, box.max.x), max(all.max.y, box.max.y), max(all.max.z, box.max.z))
        )
      }
    }
    set {}
  }

  /// Takes a node in, out of where it was.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
  /// Takes a node in, out of where it was.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    guard child !== self else { return }
    child.removeFromParentNode()
    child.parent = self
    childNodes.insert(child, at: min(max(0, index), childNodes.count))
  }
  /// Leaves its parent.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// Puts a node in another's place.
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }
  /// The first node of a name that belongs to it, or below where `recursively`; nil for none.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
      ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
  }
  /// The nodes that belong to it, at any depth, for which `predicate` is true.
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var (found, stop): ([SCNNode], ObjCBool) = ([], false)
    enumerateChildNodes { node, end in
      if predicate(node, &stop) { found.append(node) }
      end.pointee = stop
    }
    return found
  }
  /// Gives each node that belongs to it, at any depth, to `block`, with a flag that ends it.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    func visit(_ node: SCNNode) {
      for child in node.childNodes where !stop.boolValue {
        block(child, &stop)
        if !stop.boolValue { visit(child) }
      }
    }
    visit(self)
  }
  /// Gives itself and each node that belongs to it to `block`, with a flag that ends it.
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { enumerateChildNodes(block) }
  }
  /// A node like this one, with copies of what belongs to it and the same forms.
  open func clone() -> Self {
    let other = type(of: self).init(coder: NSCoder())!
    (other.name, other.geometry, other.light, other.camera) = (name, geometry, light, camera)
    (other.position, other.scale, other.eulerAngles, other.pivot) = (position, scale, eulerAngles, pivot)
    (other.isHidden, other.opacity, other.categoryBitMask) = (isHidden, opacity, categoryBitMask)
    for child in childNodes { other.addChildNode(child.clone()) }
    return other
  }
  /// A node like this one.
  public func copy(with zone: NSZone? = nil) -> Any { clone() }
  /// A node like this one in one piece: a copy, whose forms stay several.
  open func flattenedClone() -> Self { clone() }
  /// Turns towards a place: does nothing.
  open func look(at worldTarget: SCNVector3) {}
  /// Turns towards a place: does nothing.
  open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {}
  /// What a line meets: nothing.
  open func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Lets things fly; kept.
  open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
  /// Lets things fly no more.
  open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
  /// Lets nothing fly.
  open func removeAllParticleSystems() { particleSystems = nil }

  // MARK: Actions

  /// Does what an action comes to in the end, at once.
  open func runAction(_ action: SCNAction) { action.end(self) }
  /// Does what an action comes to in the end, at once, and tells `block`.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    action.end(self)
    block?()
  }
  /// Does what an action comes to in the end, at once; what it is called is not kept.
  open func runAction(_ action: SCNAction, forKey key: String?) { action.end(self) }
  /// Does what an action comes to in the end, at once, and tells `block`.
  open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
    runAction(action, completionHandler: block)
  }
  /// Whether something is being done: no.
  open var hasActions: Bool { false }
  /// Nothing is being done.
  open func action(forKey key: String) -> SCNAction? { nil }
  /// Nothing is being done.
  open func removeAction(forKey key: String) {}
  /// Nothing is being done.
  open func removeAllActions() {}
  /// Kept by nobody.
  open func addAnimation(_ animation: Any, forKey key: String?) {}
  /// Nothing moves.
  open func removeAnimation(forKey key: String) {}
  /// Nothing moves.
  open func removeAllAnimations() {}
}

extension SCNVector3 {
  /// A point through a map.
  func applying(_ m: SCNMatrix4) -> SCNVector3 {
    SCNVector3(
      x * m.m11 + y * m.m21 + z * m.m31 + m.m41, x * m.m12 + y * m.m22 + z * m.m32 + m.m42, x * m.m13 + y * m.m23 + z * m.m33 + m.m43)
  }
}
/// What a line or a touch meets: nothing here makes one.
open class SCNHitTestResult: NSObject {
  /// What was met.
  public let node: SCNNode
  /// Where, in the scene.
  open var worldCoordinates: SCNVector3 { node.worldPosition }
  /// Where, in the node.
  open var localCoordinates: SCNVector3 { SCNVector3() }
  /// What stands there at a right angle, in the scene.
  open var worldNormal: SCNVector3 { SCNVector3(0, 0, 1) }
  /// Which part of the form.
  open var geometryIndex: Int { 0 }
  init(node: SCNNode) { self.node = node }
}
/// What a search for what is met is asked.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Only the first.
  public static let firstFoundOnly = Self(rawValue: "firstFoundOnly")
  /// How many.
  public static let searchMode = Self(rawValue: "searchMode")
  /// Only boxes.
  public static let boundingBoxOnly = Self(rawValue: "boundingBoxOnly")
  /// What is not seen, too.
  public static let ignoreHiddenNodes = Self(rawValue: "ignoreHiddenNodes")
  /// Below which node.
  public static let rootNode = Self(rawValue: "rootNode")
  /// Of which bits.
  public static let categoryBitMask = Self(rawValue: "categoryBitMask")
}
