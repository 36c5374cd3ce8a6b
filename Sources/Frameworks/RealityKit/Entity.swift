@_exported import Combine
@_exported import Foundation
@_exported import QuoinSIMD
@_exported import SwiftUI

/// Where something is, how it is turned and how large it is made, by what it belongs to.
public struct Transform: Hashable, Sendable {
  /// How large it is made.
  public var scale: SIMD3<Float>
  /// How it is turned.
  public var rotation: simd_quatf
  /// Where it is, in meters.
  public var translation: SIMD3<Float>
  /// By each of them.
  public init(
    scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  /// Nothing of it.
  public init() { self.init(scale: SIMD3(1, 1, 1), rotation: simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: .zero) }
  /// Turned around three axes, one after the other, in radians.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    let turn = simd_quatf(angle: y, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: x, axis: SIMD3(1, 0, 0))
    self.init(rotation: turn * simd_quatf(angle: z, axis: SIMD3(0, 0, 1)))
  }
  /// Of a matrix.
  public init(matrix: simd_float4x4) {
    let columns = (0..<3).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) }
    self.init(
      scale: SIMD3(length(columns[0]), length(columns[1]), length(columns[2])), rotation: simd_quatf(matrix),
      translation: SIMD3(matrix[3].x, matrix[3].y, matrix[3].z))
  }
  /// The same as a matrix.
  public var matrix: simd_float4x4 {
    let turned = simd_float3x3(rotation)
    return simd_float4x4(
      SIMD4(turned[0] * scale.x, 0), SIMD4(turned[1] * scale.y, 0), SIMD4(turned[2] * scale.z, 0), SIMD4(translation, 1))
  }
  /// Nothing of it.
  public static let identity = Transform()
}
/// What an entity is made of.
public protocol Component {}
extension Component {
  /// Makes the type known; there is nothing to be done.
  public static func registerComponent() {}
}
/// A component that is written and read.
public typealias CodableComponent = Component & Codable

/// A thing of a scene: it keeps what it is told, and nothing of it is drawn.
@MainActor @preconcurrency open class Entity: Identifiable {
  /// What it is called.
  public var name = ""
  /// Which one it is.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  /// Whether it takes part.
  public var isEnabled = true
  /// Whether it and all above it take part.
  public var isEnabledInHierarchy: Bool { isEnabled && (parent?.isEnabledInHierarchy ?? true) }
  /// Whether it takes part in a scene.
  public var isActive: Bool { scene != nil && isEnabledInHierarchy }
  /// What it belongs to; nil = to nothing.
  public private(set) weak var parent: Entity?
  fileprivate var kept: [Entity] = []
  /// What it is made of.
  public var components = ComponentSet()
  /// By what it belongs to.
  public var transform = Transform()
  /// The scene; nil = in none.
  public var scene: RealityKit.Scene? { (self as? any HasAnchoring)?._scene ?? parent?.scene }
  weak var ownScene: RealityKit.Scene?
  /// What it is fastened by; nil = by nothing.
  public var anchor: (any HasAnchoring)? { self as? any HasAnchoring ?? parent?.anchor }
  /// How it may move by itself: not at all.
  public var availableAnimations: [AnimationResource] { [] }
  /// What is said of it to those who do not see it; kept.
  public var accessibilityLabel: String?
  /// Whether those who do not see it hear of it; kept.
  public var isAccessibilityElement = false
  /// Nothing yet.
  public required nonisolated init() {}
  /// What is in a file; there is none that can be read.
  /// - Throws: that it can't be read.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw _UnreadableResource(name: name) }
  /// What is in a file; there is none that can be read.
  /// - Throws: that it can't be read.
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    throw _UnreadableResource(name: url.lastPathComponent)
  }

  // MARK: The tree

  /// What belongs to it.
  public var children: ChildCollection {
    get { ChildCollection(of: self) }
    set { for child in newValue where child.parent !== self { addChild(child) } }
  }
  /// Takes something in.
  public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    let matrix = entity.transformMatrix(relativeTo: nil)
    entity.removeFromParent()
    entity.parent = self
    kept.append(entity)
    if preservingWorldTransform { entity.setTransformMatrix(matrix, relativeTo: nil) }
  }
  /// Lets something go.
  public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
  }
  /// Goes.
  public func removeFromParent(preservingWorldTransform: Bool = false) {
    let matrix = transformMatrix(relativeTo: nil)
    parent?.kept.removeAll { $0 === self }
    parent = nil
    if preservingWorldTransform { transform = Transform(matrix: matrix) }
  }
  /// Goes to another; nil = to nobody.
  public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    if let parent { parent.addChild(self, preservingWorldTransform: preservingWorldTransform) } else { removeFromParent() }
  }
  /// What is called so, itself or below it; nil = nothing.
  public func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    for child in kept { if let found = child.findEntity(named: name) { return found } }
    return nil
  }
  /// Another one that is made as this is.
  public func clone(recursive: Bool) -> Self {
    let other = Self()
    (other.name, other.isEnabled, other.components, other.transform) = (name, isEnabled, components, transform)
    if recursive { for child in kept { other.addChild(child.clone(recursive: true)) } }
    return other
  }
  /// What belongs to an entity.
  @MainActor public struct ChildCollection: @preconcurrency Collection {
    private let owner: Entity
    fileprivate init(of owner: Entity) { self.owner = owner }
    public var startIndex: Int { 0 }
    public var endIndex: Int { owner.kept.count }
    public func index(after i: Int) -> Int { i + 1 }
    /// One of them.
    public subscript(position: Int) -> Entity { owner.kept[position] }
    /// Takes something in.
    public func append(_ entity: Entity, preservingWorldTransforms: Bool = false) { owner.addChild(entity) }
    /// Takes some in.
    public func append<S: Sequence>(contentsOf sequence: S, preservingWorldTransforms: Bool = false) where S.Element: Entity {
      for entity in sequence { owner.addChild(entity) }
    }
    /// Lets something go.
    public func remove(_ entity: Entity, preservingWorldTransforms: Bool = false) { owner.removeChild(entity) }
    /// Lets all go.
    public func removeAll(preservingWorldTransforms: Bool = false) { for entity in owner.kept { owner.removeChild(entity) } }
    /// Lets those go that are picked out.
    public func removeAll(where predicate: (Entity) throws -> Bool) rethrows {
      for entity in try owner.kept.filter(predicate) { owner.removeChild(entity) }
    }
  }
  /// What an entity is made of, one of each type.
  public struct ComponentSet {
    private var all: [ObjectIdentifier: any Component] = [:]
    /// One of a type; nil = none.
    public subscript<T: Component>(componentType: T.Type) -> T? {
      get { all[ObjectIdentifier(componentType)] as? T }
      set { all[ObjectIdentifier(componentType)] = newValue }
    }
    /// Takes one in, in place of another of its type.
    public mutating func set<T: Component>(_ component: T) { all[ObjectIdentifier(T.self)] = component }
    /// Takes some in.
    public mutating func set(_ components: [any Component]) { for one in components { all[ObjectIdentifier(type(of: one))] = one } }
    /// Whether there is one of a type.
    public func has(_ componentType: any Component.Type) -> Bool { all[ObjectIdentifier(componentType)] != nil }
    /// Lets one go.
    public mutating func remove(_ componentType: any Component.Type) { all[ObjectIdentifier(componentType)] = nil }
    /// Lets all go.
    public mutating func removeAll() { all = [:] }
    /// How many there are.
    public var count: Int { all.count }
  }

  // MARK: Where it is

  /// Where it is, by what it belongs to.
  public var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  /// How it is turned, by what it belongs to.
  public var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  /// How large it is made, by what it belongs to.
  public var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  /// Where it is, by another; nil = by the world.
  public func transformMatrix(relativeTo other: Entity?) -> simd_float4x4 {
    let own = (parent?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * transform.matrix
    return other.map { $0.transformMatrix(relativeTo: nil).inverse * own } ?? own
  }
  /// Puts it, by another; nil = by the world.
  public func setTransformMatrix(_ matrix: simd_float4x4, relativeTo other: Entity?) {
    let world = (other?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * matrix
    transform = Transform(matrix: (parent?.transformMatrix(relativeTo: nil).inverse ?? matrix_identity_float4x4) * world)
  }
  /// Where it is, by another; nil = by the world.
  public func position(relativeTo other: Entity?) -> SIMD3<Float> { Transform(matrix: transformMatrix(relativeTo: other)).translation }
  /// How it is turned, by another; nil = by the world.
  public func orientation(relativeTo other: Entity?) -> simd_quatf { Transform(matrix: transformMatrix(relativeTo: other)).rotation }
  /// How large it is made, by another; nil = by the world.
  public func scale(relativeTo other: Entity?) -> SIMD3<Float> { Transform(matrix: transformMatrix(relativeTo: other)).scale }
  /// Puts it, by another; nil = by the world.
  public func setPosition(_ position: SIMD3<Float>, relativeTo other: Entity?) {
    change(relativeTo: other) { $0.translation = position }
  }
  /// Turns it, by another; nil = by the world.
  public func setOrientation(_ orientation: simd_quatf, relativeTo other: Entity?) {
    change(relativeTo: other) { $0.rotation = orientation }
  }
  /// Makes it large, by another; nil = by the world.
  public func setScale(_ scale: SIMD3<Float>, relativeTo other: Entity?) { change(relativeTo: other) { $0.scale = scale } }
  private func change(relativeTo other: Entity?, _ change: (inout Transform) -> Void) {
    var place = Transform(matrix: transformMatrix(relativeTo: other))
    change(&place)
    setTransformMatrix(place.matrix, relativeTo: other)
  }
  /// A place of another, by this one; nil = of the world.
  public func convert(position: SIMD3<Float>, from other: Entity?) -> SIMD3<Float> {
    let world = (other?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * SIMD4(position, 1)
    let own = transformMatrix(relativeTo: nil).inverse * world
    return SIMD3(own.x, own.y, own.z)
  }
  /// A place of this one, by another; nil = by the world.
  public func convert(position: SIMD3<Float>, to other: Entity?) -> SIMD3<Float> {
    let world = transformMatrix(relativeTo: nil) * SIMD4(position, 1)
    let own = (other?.transformMatrix(relativeTo: nil).inverse ?? matrix_identity_float4x4) * world
    return SIMD3(own.x, own.y, own.z)
  }
  /// Puts it and turns it so that what goes backwards of it looks at a place.
  public func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0), relativeTo other: Entity?
  ) {
    guard target != position else { return setPosition(position, relativeTo: other) }
    let back = normalize(position - target)
    let side = normalize(cross(upVector, back))
    let turn = side.x.isNaN ? simd_quatf(from: SIMD3(0, 0, 1), to: back) : simd_quatf(simd_float3x3(side, cross(back, side), back))
    change(relativeTo: other) { ($0.translation, $0.rotation) = (position, turn) }
  }
  /// Goes to a place; it is there at once.
  @discardableResult public func move(
    to transform: Transform, relativeTo other: Entity?, duration: TimeInterval = 0, timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    setTransformMatrix(transform.matrix, relativeTo: other)
    return AnimationPlaybackController(entity: self)
  }
  /// Goes to a place; it is there at once.
  @discardableResult public func move(
    to matrix: simd_float4x4, relativeTo other: Entity?, duration: TimeInterval = 0, timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController { move(to: Transform(matrix: matrix), relativeTo: other) }
  /// Moves by itself; it does not.
  @discardableResult public func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
  /// Moves no more.
  public func stopAllAnimations(recursive: Bool = true) {}
  /// Is heard; it is not.
  @discardableResult public func playAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
  /// Is heard; it is not.
  @discardableResult public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
  /// Is heard no more.
  public func stopAllAudio() {}
  /// The box around it and all that belongs to it, by another; nil = by the world.
  public func visualBounds(recursive: Bool = true, relativeTo other: Entity?, excludeInactive: Bool = false) -> BoundingBox {
    let own = components[ModelComponent.self].map { $0.mesh.bounds.transformed(by: transformMatrix(relativeTo: other)) } ?? .empty
    return recursive ? kept.reduce(own) { $0.union($1.visualBounds(relativeTo: other)) } : own
  }
  /// Gives it forms to be touched by: boxes around what is seen.
  public func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {
    if let model = components[ModelComponent.self] {
      components.set(CollisionComponent(shapes: [.generateBox(size: model.mesh.bounds.extents)]))
    }
    if recursive { for child in kept { child.generateCollisionShapes(recursive: true) } }
  }

  // MARK: Files

  /// What is in a file; none can be read.
  /// - Throws: that it can't be read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw _UnreadableResource(name: name) }
  /// What is in a file; none can be read.
  /// - Throws: that it can't be read.
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
    throw _UnreadableResource(name: url.lastPathComponent)
  }
  /// What is in a file; none can be read.
  /// - Throws: that it can't be read.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw _UnreadableResource(name: name) }
  /// What is in a file; none can be read.
  /// - Throws: that it can't be read.
  public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
    throw _UnreadableResource(name: url.lastPathComponent)
  }
  /// What is in a file; none can be read.
  /// - Throws: that it can't be read.
  public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
    throw _UnreadableResource(name: name)
  }
  /// What is in a file; none can be read, which comes as an error.
  public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> { LoadRequest(name: name) }
  /// What is in a file; none can be read, which comes as an error.
  public static func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity> {
    LoadRequest(name: url.lastPathComponent)
  }
  /// What is in a file; none can be read, which comes as an error.
  public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> { LoadRequest(name: name) }
  /// What is in a file; none can be read, which comes as an error.
  public static func loadModelAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<ModelEntity> {
    LoadRequest(name: url.lastPathComponent)
  }
}
extension Entity: Hashable {
  public nonisolated static func == (left: Entity, right: Entity) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A file that can't be read: none can.
public struct _UnreadableResource: Error, LocalizedError {
  let name: String
  public var errorDescription: String? { "\(name) could not be read: nothing here reads scenes." }
}
/// What comes of a file: an error.
public struct LoadRequest<Output>: Publisher {
  /// Why it could not be read.
  public typealias Failure = any Error
  let name: String
  /// Ends with the error.
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == any Error, S.Input == Output {
    Fail(error: _UnreadableResource(name: name) as any Error).receive(subscriber: subscriber)
  }
}
/// A box along the axes.
public struct BoundingBox: Hashable, Sendable {
  /// Where it begins.
  public var min: SIMD3<Float>
  /// Where it ends.
  public var max: SIMD3<Float>
  /// From and to.
  public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
  /// Around nothing.
  public static let empty = BoundingBox(min: SIMD3(repeating: .infinity), max: SIMD3(repeating: -.infinity))
  /// Around nothing.
  public init() { self = .empty }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { any(min .> max) }
  /// Its middle; at 0 around nothing.
  public var center: SIMD3<Float> { isEmpty ? .zero : (min + max) / 2 }
  /// How large it is along each axis; 0 around nothing.
  public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }
  /// Half of its longest line.
  public var boundingRadius: Float { length(extents) / 2 }
  /// Around both.
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
  }
  /// Around what a matrix makes of it.
  public func transformed(by matrix: simd_float4x4) -> BoundingBox {
    guard !isEmpty else { return self }
    return (0..<8).reduce(BoundingBox.empty) { box, corner in
      let place = SIMD4<Float>(corner & 1 == 0 ? min.x : max.x, corner & 2 == 0 ? min.y : max.y, corner & 4 == 0 ? min.z : max.z, 1)
      let moved = matrix * place
      let point = SIMD3(moved.x, moved.y, moved.z)
      return box.union(BoundingBox(min: point, max: point))
    }
  }
}
