import Foundation
@_exported import QuoinSIMD
import SwiftUI
import UIKit

/// What is seen of an entity; kept.
public struct ModelComponent: Component {
  /// Its form.
  public var mesh: MeshResource
  /// What it is made of.
  public var materials: [any Material]
  /// A form and what it is made of.
  public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// A form to be touched by; kept.
public final class ShapeResource: Sendable {
  init() {}
  /// A box.
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  /// A box.
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
  /// A ball.
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
  /// A capsule.
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
  /// Around a form.
  public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource() }
}
/// Which things touch each other.
public struct CollisionGroup: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Those that say nothing.
  public static let `default` = Self(rawValue: 1)
  /// What is known of the room.
  public static let sceneUnderstanding = Self(rawValue: 1 << 31)
  /// All.
  public static let all = Self(rawValue: .max)
}
/// Which things touch something.
public struct CollisionFilter: Hashable, Sendable {
  /// Of which it is.
  public var group: CollisionGroup
  /// Which touch it.
  public var mask: CollisionGroup
  /// Of which it is, and which touch it.
  public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
  /// All.
  public static let `default` = Self(group: .default, mask: .all)
  /// Those that look for something.
  public static let sensor = Self(group: .default, mask: .all)
}
extension CollisionGroup: Hashable {}
/// By what an entity is touched; kept.
public struct CollisionComponent: Component {
  /// What happens then.
  public enum Mode: Hashable, Sendable { case `default`, trigger, colliding }
  /// The forms.
  public var shapes: [ShapeResource]
  /// What happens then.
  public var mode: Mode
  /// Which touch it.
  public var filter: CollisionFilter
  /// Forms.
  public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
    (self.shapes, self.mode, self.filter) = (shapes, mode, filter)
  }
  /// Forms.
  public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) {
    self.init(shapes: shapes, mode: .default, filter: filter)
  }
}
/// How smooth something is; kept.
public final class PhysicsMaterialResource: Sendable {
  init() {}
  /// As others.
  public static let `default` = PhysicsMaterialResource()
  /// So smooth and so hard.
  public static func generate(friction: Float = 0.5, restitution: Float = 0) -> PhysicsMaterialResource { PhysicsMaterialResource() }
}
/// How heavy something is; kept.
public struct PhysicsMassProperties: Hashable, Sendable {
  /// In kilograms.
  public var mass: Float
  /// So heavy.
  public init(mass: Float = 1) { self.mass = mass }
  /// A kilogram.
  public static let `default` = Self()
}
/// Whether something falls.
public enum PhysicsBodyMode: UInt8, Hashable, Sendable { case `static`, kinematic, dynamic }
/// How an entity falls; nothing does.
public struct PhysicsBodyComponent: Component {
  /// Whether it falls.
  public var mode: PhysicsBodyMode
  /// How heavy it is.
  public var massProperties: PhysicsMassProperties
  /// How smooth it is.
  public var material: PhysicsMaterialResource
  /// Whether it is drawn down.
  public var isAffectedByGravity = true
  /// As others.
  public init() { (mode, massProperties, material) = (.dynamic, .default, .default) }
  /// So heavy and so smooth.
  public init(massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic)
  {
    (self.mode, self.massProperties, self.material) = (mode, massProperties, material ?? .default)
  }
  /// Of forms, so heavy and so smooth.
  public init(shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) {
    self.init(massProperties: .init(mass: mass), material: material, mode: mode)
  }
}
/// How an entity moves; nothing does.
public struct PhysicsMotionComponent: Component {
  /// How fast, in meters a second.
  public var linearVelocity: SIMD3<Float>
  /// How fast it turns, in radians a second.
  public var angularVelocity: SIMD3<Float>
  /// So fast.
  public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
    (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
  }
}
/// To what an entity is fastened; nothing is found.
public struct AnchoringComponent: Component {
  /// To what.
  public enum Target: Hashable, Sendable {
    case camera
    case world(transform: simd_float4x4)
    case image(group: String, name: String)
    case object(group: String, name: String)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case face, body, head
    case hand(Chirality, location: HandLocation)
    /// How a plane lies.
    public struct Alignment: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      /// As a floor.
      public static let horizontal = Self(rawValue: 1)
      /// As a wall.
      public static let vertical = Self(rawValue: 2)
      /// As it likes.
      public static let any: Self = [.horizontal, .vertical]
    }
    /// What a plane is.
    public struct Classification: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      /// A wall.
      public static let wall = Self(rawValue: 1)
      /// A floor.
      public static let floor = Self(rawValue: 2)
      /// A ceiling.
      public static let ceiling = Self(rawValue: 4)
      /// A table.
      public static let table = Self(rawValue: 8)
      /// A seat.
      public static let seat = Self(rawValue: 16)
      /// Anything.
      public static let any = Self(rawValue: .max)
    }
    /// Which hand.
    public enum Chirality: Hashable, Sendable { case left, right, either }
    /// Where on a hand.
    public enum HandLocation: Hashable, Sendable { case wrist, palm, thumbTip, indexFingerTip, aboveHand }
  }
  /// To what.
  public var target: Target
  /// To what.
  public init(_ target: Target) { self.target = target }
}
/// How well an entity is seen; kept.
public struct OpacityComponent: Component {
  /// 0 is not at all, 1 wholly.
  public var opacity: Float
  /// So well.
  public init(opacity: Float = 1) { self.opacity = opacity }
}
/// Whether an entity hears of fingers; none come.
public struct InputTargetComponent: Component {
  /// Of which.
  public struct InputType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fingers on it.
    public static let direct = Self(rawValue: 1)
    /// Fingers from afar.
    public static let indirect = Self(rawValue: 2)
    /// All.
    public static let all: Self = [.direct, .indirect]
  }
  /// Of which.
  public var allowedInputTypes: InputType
  /// Whether it hears of them.
  public var isEnabled = true
  /// Of some.
  public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
/// Whether an entity shows that one looks at it; kept.
public struct HoverEffectComponent: Component { public init() {} }
/// Whether an entity has a shadow below; kept.
public struct GroundingShadowComponent: Component {
  /// Whether it has.
  public var castsShadow: Bool
  /// Whether it has.
  public init(castsShadow: Bool) { self.castsShadow = castsShadow }
}
/// From where one sees; kept.
public struct PerspectiveCameraComponent: Component {
  /// How wide, in degrees.
  public var fieldOfViewInDegrees: Float
  /// So wide.
  public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
    self.fieldOfViewInDegrees = fieldOfViewInDegrees
  }
}
/// Light from afar; kept.
public struct DirectionalLightComponent: Component {
  /// Its colour.
  public var color: UIColor
  /// How bright, in lux.
  public var intensity: Float
  /// Light.
  public init(color: UIColor = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false) {
    (self.color, self.intensity) = (color, intensity)
  }
}
/// Light from a place; kept.
public struct PointLightComponent: Component {
  /// Its colour.
  public var color: UIColor
  /// How bright, in lumen.
  public var intensity: Float
  /// How far, in meters.
  public var attenuationRadius: Float
  /// Light.
  public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
  }
}
/// How what belongs to an entity falls; nothing does.
public struct PhysicsSimulationComponent: Component {
  /// How it is drawn down, in meters a second each second.
  public var gravity = SIMD3<Float>(0, -9.81, 0)
  /// As on the earth.
  public init() {}
}
