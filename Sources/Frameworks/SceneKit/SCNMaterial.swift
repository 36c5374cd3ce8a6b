import UIKit

/// What a face looks like; kept.
open class SCNMaterial: NSObject, NSCopying {
  /// Its name.
  open var name: String?
  /// Its own colour or picture.
  public let diffuse = SCNMaterialProperty(contents: UIColor.white)
  /// What it throws of the light around.
  public let ambient = SCNMaterialProperty(contents: UIColor.white)
  /// What it throws of the lights.
  public let specular = SCNMaterialProperty(contents: UIColor.black)
  /// Where its face rises and falls.
  public let normal = SCNMaterialProperty(contents: nil)
  /// What it mirrors.
  public let reflective = SCNMaterialProperty(contents: nil)
  /// What it gives by itself.
  public let emission = SCNMaterialProperty(contents: UIColor.black)
  /// Where it is clear.
  public let transparent = SCNMaterialProperty(contents: nil)
  /// What its colours are multiplied by.
  public let multiply = SCNMaterialProperty(contents: nil)
  /// How much it is like metal.
  public let metalness = SCNMaterialProperty(contents: nil)
  /// How rough it is.
  public let roughness = SCNMaterialProperty(contents: nil)
  /// Where less light comes to.
  public let ambientOcclusion = SCNMaterialProperty(contents: nil)
  /// What it gives by itself, by another map.
  public let selfIllumination = SCNMaterialProperty(contents: nil)
  /// How its face is moved.
  public let displacement = SCNMaterialProperty(contents: nil)
  /// How sharp its lights are.
  open var shininess: CGFloat = 1
  /// 0 = clear, 1 = opaque.
  open var transparency: CGFloat = 1
  /// How light meets it.
  open var lightingModel = LightingModel.blinn
  /// Whether its faces are seen from behind.
  open var isDoubleSided = false
  /// Which faces are left out.
  open var cullMode = SCNCullMode.back
  /// Whether its places are covered by it.
  open var writesToDepthBuffer = true
  /// Whether it is covered by others.
  open var readsFromDepthBuffer = true
  /// How its colours meet what lies behind.
  open var blendMode = SCNBlendMode.alpha
  /// How clearness is told.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// Whether faces are drawn as lines.
  open var fillMode = SCNFillMode.fill
  /// Whether its parts are locked together.
  open var locksAmbientWithDiffuse = true
  /// How much it mirrors at its edges.
  open var fresnelExponent: CGFloat = 0
  /// What is told to those who draw.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  /// A look.
  public override init() {}
  /// A look of its own, with the same own colour.
  public func copy(with zone: NSZone? = nil) -> Any {
    let other = SCNMaterial()
    (other.name, other.diffuse.contents, other.transparency, other.isDoubleSided) = (name, diffuse.contents, transparency, isDoubleSided)
    return other
  }

  /// How light meets a face.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Blinn's.
    public static let blinn = Self(rawValue: "blinn")
    /// Phong's.
    public static let phong = Self(rawValue: "phong")
    /// Lambert's.
    public static let lambert = Self(rawValue: "lambert")
    /// None.
    public static let constant = Self(rawValue: "constant")
    /// By the laws of light.
    public static let physicallyBased = Self(rawValue: "physicallyBased")
    /// Only shadows.
    public static let shadowOnly = Self(rawValue: "shadowOnly")
  }
}
/// Which faces are left out.
public enum SCNCullMode: Int, Sendable { case back, front }
/// How colours meet what lies behind.
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
/// How clearness is told.
public enum SCNTransparencyMode: Int, Sendable {
  case aOne, rgbZero, singleLayer, dualLayer
  /// As `aOne`.
  public static let `default` = aOne
}
/// Whether faces are drawn as lines.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
/// What a picture is beyond its edges.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
/// How a picture is looked at between its pixels.
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
/// A part of a look: a colour, a picture or a number; kept.
open class SCNMaterialProperty: NSObject {
  /// The colour, picture or number.
  open var contents: Any?
  /// How much of it, 0 … 1.
  open var intensity: CGFloat = 1
  /// How a picture lies.
  open var contentsTransform = SCNMatrix4Identity
  /// Beyond a picture's sides.
  open var wrapS = SCNWrapMode.clamp
  /// Beyond a picture's upper and lower edge.
  open var wrapT = SCNWrapMode.clamp
  /// Where a picture is made smaller.
  open var minificationFilter = SCNFilterMode.linear
  /// Where a picture is made larger.
  open var magnificationFilter = SCNFilterMode.linear
  /// Between a picture's sizes.
  open var mipFilter = SCNFilterMode.nearest
  /// Which of the form's maps it goes by.
  open var mappingChannel = 0
  /// A part of a look.
  public init(contents: Any?) { self.contents = contents }
}
