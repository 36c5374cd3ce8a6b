import Foundation
@_exported import QuoinSIMD
import SwiftUI
import UIKit

/// A form: it knows the box around it.
public final class MeshResource: Sendable {
  /// The box around it.
  public let bounds: BoundingBox
  /// How many materials it takes.
  public var expectedMaterialCount: Int { 1 }
  init(_ size: SIMD3<Float>) { bounds = BoundingBox(min: -size / 2, max: size / 2) }
  /// A box.
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(repeating: size)) }
  /// A box.
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
  /// A box with a material for each side.
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource(SIMD3(width, height, depth)) }
  /// A box with round edges.
  public static func generateBox(size: SIMD3<Float>, majorCornerRadius: Float, minorCornerRadius: Float) -> MeshResource {
    MeshResource(size)
  }
  /// A ball.
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: radius * 2)) }
  /// A wall.
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(SIMD3(width, height, 0))
  }
  /// A floor.
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(SIMD3(width, 0, depth))
  }
  /// A cylinder.
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(radius * 2, height, radius * 2)) }
  /// A cone.
  public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(radius * 2, height, radius * 2)) }
  /// Words. How wide they are is not reckoned: six tenths of the font's size a letter.
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = UIFont.systemFont(ofSize: 0.25), containerFrame: CGRect = .zero,
    alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> MeshResource {
    let size = Float(font.pointSize)
    return MeshResource(SIMD3(size * 0.6 * Float(string.count), size, extrusionDepth))
  }
  /// Of points; it keeps nothing of them but the box around them.
  public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource {
    let points = descriptors.flatMap(\.positions.elements)
    let box = points.reduce(BoundingBox.empty) { $0.union(BoundingBox(min: $1, max: $1)) }
    return MeshResource(box.extents)
  }
}
/// A form by its points; kept.
public struct MeshDescriptor {
  /// What it is called.
  public var name: String
  /// Its points.
  public var positions = MeshBuffers.Positions([])
  /// Where it looks at each.
  public var normals: MeshBuffers.Normals?
  /// Where its picture lies at each.
  public var textureCoordinates: MeshBuffers.TextureCoordinates?
  /// What its points are put together to.
  public var primitives: Primitives?
  /// Which material.
  public var materials = Materials.allFaces(0)
  /// A form.
  public init(name: String = "") { self.name = name }
  /// What points are put together to.
  public enum Primitives { case triangles([UInt32]), trianglesAndQuads(triangles: [UInt32], quads: [UInt32]), polygons([UInt8], [UInt32]) }
  /// Which material.
  public enum Materials { case allFaces(UInt32), perFace([UInt32]) }
}
/// Lists of a form.
public enum MeshBuffers {
  /// Points.
  public typealias Positions = MeshBuffer<SIMD3<Float>>
  /// Directions.
  public typealias Normals = MeshBuffer<SIMD3<Float>>
  /// Places in a picture.
  public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
}
/// A list of a form.
public struct MeshBuffer<Element> {
  /// What is in it.
  public let elements: [Element]
  /// Some.
  public init(_ elements: [Element]) { self.elements = elements }
}
/// What a form is made of.
public protocol Material {}
/// A colour and a picture.
public struct MaterialColor {
  /// The colour.
  public var tint: UIColor
  /// The picture; nil = none.
  public var texture: MaterialParameters.Texture?
  /// A colour and a picture.
  public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) { (self.tint, self.texture) = (tint, texture) }
}
/// What materials are told.
public enum MaterialParameters {
  /// A picture.
  public struct Texture {
    /// It.
    public var resource: TextureResource
    /// A picture.
    public init(_ resource: TextureResource) { self.resource = resource }
  }
}
/// A number, or a picture of numbers.
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number.
  public var scale: Float
  public init(floatLiteral value: Float) { scale = value }
  public init(integerLiteral value: Int) { scale = Float(value) }
  /// A number.
  public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { self.scale = scale }
  /// A number.
  public static func float(_ value: Float) -> Self { Self(scale: value) }
}
/// A simple surface; kept.
public struct SimpleMaterial: Material {
  /// Its colour.
  public var color = MaterialColor()
  /// How rough it is.
  public var roughness: MaterialScalarParameter = 0.5
  /// How much it is metal.
  public var metallic: MaterialScalarParameter = 0
  /// White.
  public init() {}
  /// Of a colour.
  public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
  /// Of a colour.
  public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
    (self.color, self.roughness, metallic) = (MaterialColor(tint: color), roughness, isMetallic ? 1 : 0)
  }
}
/// A surface that is as bright as it is; kept.
public struct UnlitMaterial: Material {
  /// Its colour.
  public var color = MaterialColor()
  /// How much one sees through it.
  public var blending = PhysicallyBasedMaterial.Blending.opaque
  /// White.
  public init() {}
  /// Of a colour.
  public init(color: UIColor) { self.color = MaterialColor(tint: color) }
  /// Of a picture.
  public init(texture: TextureResource) { color = MaterialColor(texture: .init(texture)) }
}
/// A surface as surfaces are; kept.
public struct PhysicallyBasedMaterial: Material {
  /// Its colour.
  public var baseColor = MaterialColor()
  /// How rough it is.
  public var roughness: MaterialScalarParameter = 0.5
  /// How much it is metal.
  public var metallic: MaterialScalarParameter = 0
  /// How it shines by itself.
  public var emissiveColor = MaterialColor(tint: .black)
  /// How much it shines by itself.
  public var emissiveIntensity: Float = 0
  /// How clear a layer lies above.
  public var clearcoat: MaterialScalarParameter = 0
  /// How much one sees through it.
  public var blending = Blending.opaque
  /// Which sides are seen.
  public var faceCulling = FaceCulling.back
  /// White.
  public init() {}
  /// How much one sees through something.
  public enum Blending { case opaque, transparent(opacity: MaterialScalarParameter) }
  /// Which sides are not seen.
  public enum FaceCulling: Hashable, Sendable { case back, front, none }
  /// A colour.
  public typealias BaseColor = MaterialColor
  /// A number.
  public typealias Roughness = MaterialScalarParameter
  /// A number.
  public typealias Metallic = MaterialScalarParameter
  /// A picture.
  public typealias Texture = MaterialParameters.Texture
}
/// What hides what is behind it.
public struct OcclusionMaterial: Material { public init() {} }
/// A picture.
public final class TextureResource: Sendable {
  init() {}
  /// For what it is used.
  public enum Semantic: Hashable, Sendable { case raw, scalar, color, hdrColor, normal }
  /// A picture of the app; none can be read.
  /// - Throws: that it can't be read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { throw _UnreadableResource(name: name) }
  /// A picture of a file; none can be read.
  /// - Throws: that it can't be read.
  public static func load(contentsOf url: URL) throws -> TextureResource { throw _UnreadableResource(name: url.lastPathComponent) }
}
/// How something moves.
public final class AnimationResource: Sendable {
  init() {}
  /// The same over and over.
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
  /// The same some times.
  public func `repeat`(count: Int) -> AnimationResource { self }
}
/// How evenly something moves.
public struct AnimationTimingFunction: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = Self(name: "default")
  /// Evenly.
  public static let linear = Self(name: "linear")
  /// It begins slowly.
  public static let easeIn = Self(name: "easeIn")
  /// It ends slowly.
  public static let easeOut = Self(name: "easeOut")
  /// Both.
  public static let easeInOut = Self(name: "easeInOut")
}
/// Holds what moves: nothing does.
@MainActor public final class AnimationPlaybackController {
  /// What moves.
  public private(set) weak var entity: Entity?
  init(entity: Entity) { self.entity = entity }
  /// Whether it stands.
  public var isPaused: Bool { false }
  /// Whether it moves: no.
  public var isPlaying: Bool { false }
  /// Whether it is done: yes.
  public var isComplete: Bool { true }
  /// How fast; kept.
  public var speed: Float = 1
  /// Stands.
  public func pause() {}
  /// Goes on.
  public func resume() {}
  /// Ends.
  public func stop(blendOutDuration: TimeInterval = 0) {}
}
/// What is heard: nothing.
open class AudioResource: @unchecked Sendable {}
/// A file that is heard; none can be read.
public final class AudioFileResource: AudioResource, @unchecked Sendable {
  /// A file of the app.
  /// - Throws: that it can't be read.
  public static func load(named name: String, in bundle: Bundle? = nil, shouldLoop: Bool = false) throws -> AudioFileResource {
    throw _UnreadableResource(name: name)
  }
}
/// Holds what is heard: nothing is.
@MainActor public final class AudioPlaybackController {
  init() {}
  /// Whether it is heard: no.
  public var isPlaying: Bool { false }
  /// How loud, in decibels; kept.
  public var gain = 0.0
  /// Is heard; it is not.
  public func play() {}
  /// Stands.
  public func pause() {}
  /// Ends.
  public func stop() {}
}
