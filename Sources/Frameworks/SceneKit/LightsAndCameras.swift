import UIKit

/// A light; kept.
open class SCNLight: NSObject {
  /// What kind.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let ambient = Self(rawValue: "ambient")
    /// From far away.
    public static let directional = Self(rawValue: "directional")
    /// From a point.
    public static let omni = Self(rawValue: "omni")
    /// In a cone.
    public static let spot = Self(rawValue: "spot")
    /// As measured.
    public static let IES = Self(rawValue: "ies")
    /// From a place's surroundings.
    public static let probe = Self(rawValue: "probe")
    /// From a face.
    public static let area = Self(rawValue: "area")
  }
  /// Its name.
  open var name: String?
  /// What kind.
  open var type = LightType.omni
  /// Its colour.
  open var color: Any = UIColor.white
  /// In lumens.
  open var intensity: CGFloat = 1000
  /// In kelvins.
  open var temperature: CGFloat = 6500
  /// Whether what it meets throws shadows.
  open var castsShadow = false
  /// The colour of shadows.
  open var shadowColor: Any = UIColor.black
  /// How soft shadows are.
  open var shadowRadius: CGFloat = 3
  /// How shadows come to be.
  open var shadowMode = SCNShadowMode.deferred
  /// How finely shadows are drawn.
  open var shadowSampleCount = 0
  /// How large shadows are drawn.
  open var shadowMapSize = CGSize.zero
  /// How far shadows are drawn.
  open var maximumShadowDistance: CGFloat = 100
  /// Where its cone is full, in degrees.
  open var spotInnerAngle: CGFloat = 0
  /// Where its cone ends, in degrees.
  open var spotOuterAngle: CGFloat = 45
  /// From where it becomes less.
  open var attenuationStartDistance: CGFloat = 0
  /// From where there is none; 0 = nowhere.
  open var attenuationEndDistance: CGFloat = 0
  /// How fast it becomes less.
  open var attenuationFalloffExponent: CGFloat = 2
  /// What it shines on, in bits.
  open var categoryBitMask = -1
  /// How near shadows begin.
  open var zNear: CGFloat = 1
  /// How far shadows go.
  open var zFar: CGFloat = 100
  /// How much of what is behind is seen through shadows.
  open var shadowBias: CGFloat = 1
  /// How wide a light from far away throws shadows.
  open var orthographicScale: CGFloat = 1
  /// Whether shadows are drawn by themselves.
  open var automaticallyAdjustsShadowProjection = true
}
/// How shadows come to be.
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
/// What looks into a scene; kept.
open class SCNCamera: NSObject {
  /// Its name.
  open var name: String?
  /// How much it sees, in degrees.
  open var fieldOfView: CGFloat = 60
  /// How near it sees.
  open var zNear = 1.0
  /// How far it sees.
  open var zFar = 100.0
  /// Whether near and far are as the scene needs.
  open var automaticallyAdjustsZRange = false
  /// Whether what is far is as large as what is near.
  open var usesOrthographicProjection = false
  /// Half of what it sees from top to bottom, without perspective.
  open var orthographicScale = 1.0
  /// How long its lens is, in millimetres.
  open var focalLength: CGFloat = 20.78
  /// How far away things are sharp.
  open var focusDistance: CGFloat = 2.5
  /// How far its iris is open.
  open var fStop: CGFloat = 5.6
  /// Whether what is not in focus is soft.
  open var wantsDepthOfField = false
  /// Whether very bright and dark places are told apart.
  open var wantsHDR = false
  /// Whether it becomes used to the light.
  open var wantsExposureAdaptation = true
  /// How much brighter.
  open var exposureOffset: CGFloat = 0
  /// How much shines over.
  open var bloomIntensity: CGFloat = 0
  /// From how bright on it shines over.
  open var bloomThreshold: CGFloat = 1
  /// How far it shines over.
  open var bloomBlurRadius: CGFloat = 4
  /// How much colours are seen, 1 = as they are.
  open var saturation: CGFloat = 1
  /// How much light and dark are apart.
  open var contrast: CGFloat = 0
  /// How much darker its corners are.
  open var vignettingIntensity: CGFloat = 0
  /// What moves is soft.
  open var motionBlurIntensity: CGFloat = 0
  /// What it sees, in bits.
  open var categoryBitMask = -1
  /// Along which side its field of view is told.
  open var projectionDirection = SCNCameraProjectionDirection.vertical
  /// The map that it sees by; kept.
  open var projectionTransform = SCNMatrix4Identity
}
/// Along which side a field of view is told.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical, horizontal }
/// What a node is kept to; nothing is reckoned of it.
open class SCNConstraint: NSObject {
  /// Whether it counts.
  open var isEnabled = true
  /// How much it counts, 0 … 1.
  open var influenceFactor: CGFloat = 1
}
/// Looks at a node.
open class SCNLookAtConstraint: SCNConstraint {
  /// At which.
  open var target: SCNNode?
  /// Whether it stays upright.
  open var isGimbalLockEnabled = false
  /// Looks at a node.
  public init(target: SCNNode?) { self.target = target }
}
/// Looks at the eye.
open class SCNBillboardConstraint: SCNConstraint {
  /// Around which axes it turns; all unless said.
  open var freeAxes = SCNBillboardAxis.all
}
/// Axes that a node turns around.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The one to the right.
  public static let X = Self(rawValue: 1)
  /// The one upwards.
  public static let Y = Self(rawValue: 2)
  /// The one to the eye.
  public static let Z = Self(rawValue: 4)
  /// All three.
  public static let all: Self = [.X, .Y, .Z]
}
