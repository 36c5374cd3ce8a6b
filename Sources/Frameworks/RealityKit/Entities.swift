import ARKit
@_exported import QuoinSIMD
import UIKit

/// What has a place.
@MainActor @preconcurrency public protocol HasTransform: Entity {}
/// What is seen.
@MainActor @preconcurrency public protocol HasModel: HasTransform {}
extension HasModel {
  /// What is seen; nil = nothing.
  public var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
}
/// What is touched.
@MainActor @preconcurrency public protocol HasCollision: HasTransform {}
extension HasCollision {
  /// By what; nil = by nothing.
  public var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
}
/// What falls.
@MainActor @preconcurrency public protocol HasPhysicsBody: HasCollision {}
/// What moves by itself.
@MainActor @preconcurrency public protocol HasPhysicsMotion: HasTransform {}
/// What falls and moves.
public typealias HasPhysics = HasPhysicsBody & HasPhysicsMotion
extension HasPhysicsBody {
  /// How it falls; nil = it does not.
  public var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
  /// Pushes it; it does not move.
  public func addForce(_ force: SIMD3<Float>, relativeTo other: Entity?) {}
  /// Pushes it once; it does not move.
  public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo other: Entity?) {}
}
extension HasPhysicsMotion {
  /// How it moves; nil = it does not.
  public var physicsMotion: PhysicsMotionComponent? {
    get { components[PhysicsMotionComponent.self] }
    set { components[PhysicsMotionComponent.self] = newValue }
  }
}
/// What is fastened to the room.
@MainActor @preconcurrency public protocol HasAnchoring: HasTransform {}
extension HasAnchoring {
  /// To what.
  public var anchoring: AnchoringComponent {
    get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: transform.matrix)) }
    set { components.set(newValue) }
  }
  /// Whether it was found: no.
  public var isAnchored: Bool { false }
  /// To something else.
  public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {
    anchoring = AnchoringComponent(target)
  }
  /// The scene it was put into.
  public var _scene: RealityKit.Scene? { ownScene }
}
/// Something that is seen; kept.
@MainActor @preconcurrency open class ModelEntity: Entity, HasModel, HasPhysicsBody, HasPhysicsMotion {
  /// Nothing yet.
  public required nonisolated init() { super.init() }
  /// A form and what it is made of.
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  /// A form that falls.
  public convenience init(mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float) {
    self.init(mesh: mesh, materials: materials, collisionShapes: [collisionShape], mass: mass)
  }
  /// A form that falls.
  public convenience init(mesh: MeshResource, materials: [any Material] = [], collisionShapes: [ShapeResource], mass: Float) {
    self.init(mesh: mesh, materials: materials)
    collision = CollisionComponent(shapes: collisionShapes)
    physicsBody = PhysicsBodyComponent(shapes: collisionShapes, mass: mass)
  }
}
/// Something that is fastened to the room; nothing is found.
@MainActor @preconcurrency open class AnchorEntity: Entity, HasAnchoring {
  /// At the room's own beginning.
  public required nonisolated init() { super.init() }
  /// To something.
  public convenience init(_ target: AnchoringComponent.Target) {
    self.init()
    anchoring = AnchoringComponent(target)
  }
  /// To what was found.
  public convenience init(anchor: ARAnchor) {
    self.init()
    transform = Transform(matrix: anchor.transform)
  }
  /// To a place.
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
  /// To a place.
  public convenience init(world matrix: simd_float4x4) {
    self.init()
    transform = Transform(matrix: matrix)
  }
  /// To a plane.
  public convenience init(
    plane alignment: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any,
    minimumBounds: SIMD2<Float> = .zero
  ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
}
/// From where one sees; kept.
@MainActor @preconcurrency open class PerspectiveCamera: Entity {
  /// How wide.
  public var camera: PerspectiveCameraComponent {
    get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
    set { components.set(newValue) }
  }
}
/// Light from afar; kept.
@MainActor @preconcurrency open class DirectionalLight: Entity {
  /// How it shines.
  public var light: DirectionalLightComponent {
    get { components[DirectionalLightComponent.self] ?? DirectionalLightComponent() }
    set { components.set(newValue) }
  }
}
/// Light from a place; kept.
@MainActor @preconcurrency open class PointLight: Entity {
  /// How it shines.
  public var light: PointLightComponent {
    get { components[PointLightComponent.self] ?? PointLightComponent() }
    set { components.set(newValue) }
  }
}
/// Something that is felt and not seen; kept.
@MainActor @preconcurrency open class TriggerVolume: Entity, HasCollision {
  /// Nothing yet.
  public required nonisolated init() { super.init() }
  /// Of a form.
  public convenience init(shape: ShapeResource, filter: CollisionFilter = .default) {
    self.init()
    collision = CollisionComponent(shapes: [shape], mode: .trigger, filter: filter)
  }
}
/// What looks after entities each time one sees them; never called.
@MainActor @preconcurrency public protocol System {
  /// For a scene.
  init(scene: RealityKit.Scene)
  /// Looks after them.
  func update(context: SceneUpdateContext)
}
extension System {
  /// Makes the type known; it is never called.
  public static func registerSystem() {}
}
/// When systems look after entities: never.
public struct SceneUpdateContext {
  /// How long ago they last did, in seconds.
  public let deltaTime: TimeInterval
}
