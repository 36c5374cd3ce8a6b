import UIKit

/// A form.
open class SCNGeometry: NSObject, NSCopying {
  /// Its name.
  open var name: String?
  /// What its faces look like.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// What its first faces look like.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  /// What its corners are; kept.
  open var sources: [SCNGeometrySource] = []
  /// What its faces are; kept.
  open var elements: [SCNGeometryElement] = []
  /// How many faces' looks there are.
  open var elementCount: Int { elements.count }
  /// Less of it from far away; kept.
  open var levelsOfDetail: [Any]?
  /// How finely it is divided; kept.
  open var subdivisionLevel = 0
  /// What is told to those who draw; kept.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  /// The box around it: for forms that say their sizes, half to each side of the origin.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let half = halves
    return (SCNVector3(-half.x, -half.y, -half.z), half)
  }
  var halves: SCNVector3 { SCNVector3() }
  /// A form of nothing.
  public override init() {}
  /// A form of corners and faces.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (self.sources, self.elements) = (sources, elements ?? [])
  }
  /// As made by itself: archives are not read here.
  public required init?(coder: NSCoder) {}
  /// Takes a look in.
  open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: min(max(0, index), materials.count)) }
  /// Takes a look away.
  open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
  /// Puts a look in another's place.
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
  /// The first look of a name.
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
  /// The form itself, whose looks stay the same.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Where what is told to those who draw comes in.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the corners.
  public static let geometry = Self(rawValue: "geometry")
  /// On the faces.
  public static let surface = Self(rawValue: "surface")
  /// By the lights.
  public static let lightingModel = Self(rawValue: "lightingModel")
  /// On the pixels.
  public static let fragment = Self(rawValue: "fragment")
}
/// What corners are; kept.
open class SCNGeometrySource: NSObject {
  /// The places.
  public let vertices: [SCNVector3]
  /// Places.
  public init(vertices: [SCNVector3]) { self.vertices = vertices }
  /// What stands at right angles.
  public init(normals: [SCNVector3]) { vertices = normals }
  /// Where in a picture.
  public init(textureCoordinates: [CGPoint]) { vertices = textureCoordinates.map { SCNVector3($0.x, $0.y, 0) } }
  /// How many there are.
  open var vectorCount: Int { vertices.count }
}
/// How corners make faces.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// What faces are; kept.
open class SCNGeometryElement: NSObject {
  /// How corners make faces.
  public let primitiveType: SCNGeometryPrimitiveType
  /// How many faces.
  public let primitiveCount: Int
  /// Corners by their numbers.
  public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
    self.primitiveType = primitiveType
    switch primitiveType {
    case .triangles: primitiveCount = indices.count / 3
    case .triangleStrip: primitiveCount = max(0, indices.count - 2)
    case .line: primitiveCount = indices.count / 2
    default: primitiveCount = indices.count
    }
  }
  /// Corners by their numbers in bytes.
  public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
    (self.primitiveType, self.primitiveCount) = (primitiveType, primitiveCount)
  }
}
