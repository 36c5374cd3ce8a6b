@_exported import Foundation
@_exported import QuoinSIMD
@_exported import UIKit

/// How a camera's room is looked at; no camera is here.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// Whether it can be: no.
  open class var isSupported: Bool { false }
  /// How pictures of the camera can come: none do.
  open class var supportedVideoFormats: [VideoFormat] { [] }
  /// By what the room's beginning is turned; kept.
  open var worldAlignment = WorldAlignment.gravity
  /// Whether light is guessed; kept.
  open var isLightEstimationEnabled = true
  /// Whether sound comes too; kept.
  open var providesAudioData = false
  /// What is looked for besides; kept.
  open var frameSemantics: FrameSemantics = []
  /// Whether something can be looked for: no.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  /// By what the room's beginning is turned.
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  /// How a camera's pictures come.
  open class VideoFormat: NSObject {}
  /// What is looked for besides.
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// People.
    public static let personSegmentation = Self(rawValue: 1)
    /// People, and how far they are.
    public static let personSegmentationWithDepth = Self(rawValue: 3)
    /// Bodies.
    public static let bodyDetection = Self(rawValue: 4)
    /// How far everything is.
    public static let sceneDepth = Self(rawValue: 8)
    /// How far everything is, smoothly.
    public static let smoothedSceneDepth = Self(rawValue: 16)
  }
  /// What is made of the room.
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its form.
    public static let mesh = Self(rawValue: 1)
    /// Its form, and what is what.
    public static let meshWithClassification = Self(rawValue: 3)
  }
}
/// The room around one; kept.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which planes are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors.
    public static let horizontal = Self(rawValue: 1)
    /// Walls.
    public static let vertical = Self(rawValue: 2)
  }
  /// How light comes from around.
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  /// Which planes are looked for; kept.
  open var planeDetection: PlaneDetection = []
  /// How light comes from around; kept.
  open var environmentTexturing = EnvironmentTexturing.none
  /// What is made of the room; kept.
  open var sceneReconstruction: SceneReconstruction = []
  /// Which pictures are looked for; kept.
  open var detectionImages: Set<ARReferenceImage>! = []
  /// How many pictures are followed; kept.
  open var maximumNumberOfTrackedImages = 0
  /// Whether faces are followed too; kept.
  open var userFaceTrackingEnabled = false
  /// Whether others work on the same; kept.
  open var isCollaborationEnabled = false
  /// Whether it focuses by itself; kept.
  open var isAutoFocusEnabled = true
  /// What was known of the room before; nil = nothing.
  open var initialWorldMap: ARWorldMap?
  /// Whether something can be made of the room: no.
  open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
  /// Whether faces can be followed too: no.
  open class var supportsUserFaceTracking: Bool { false }
}
/// A face; kept.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// How many; kept.
  open var maximumNumberOfTrackedFaces = 1
}
/// Pictures; kept.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which; kept.
  open var trackingImages: Set<ARReferenceImage> = []
  /// How many are followed; kept.
  open var maximumNumberOfTrackedImages = 1
}
/// A body; kept.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// How one looks about; kept.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// A picture that is looked for.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// How large it is, in meters.
  public let physicalSize: CGSize
  /// A picture, so wide.
  public init(_ image: CGImage, orientation: UInt32 = 1, physicalWidth: CGFloat) {
    physicalSize = CGSize(width: physicalWidth, height: physicalWidth * CGFloat(image.height) / CGFloat(max(image.width, 1)))
  }
  /// Those of a catalogue; nil: none are read.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
/// What is known of a room: nothing.
open class ARWorldMap: NSObject, @unchecked Sendable {
  /// What is fastened to it.
  open var anchors: [ARAnchor] = []
}
/// A place in the room.
open class ARAnchor: NSObject, Identifiable, @unchecked Sendable {
  /// Which one it is.
  public let identifier = UUID()
  /// What it is called.
  public let name: String?
  /// Where it is, and how it is turned.
  public let transform: simd_float4x4
  /// A place.
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  /// A place of a name.
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
  public var id: UUID { identifier }
}
/// A plane of the room; none is found.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// How it lies.
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  /// How it lies.
  open var alignment: Alignment { .horizontal }
  /// Its middle.
  open var center: SIMD3<Float> { .zero }
  /// How large it is, in meters.
  open var extent: SIMD3<Float> { .zero }
}
/// A picture that was found; none is.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  /// Which.
  open var referenceImage: ARReferenceImage { fatalError("No picture is found here, so no such anchor is made.") }
  /// Whether it is seen now.
  open var isTracked: Bool { false }
}
/// A face that was found; none is.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  /// What it does.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// Whether it is seen now.
  open var isTracked: Bool { false }
  /// What a face may do.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It blinks with the left eye.
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    /// It blinks with the right eye.
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    /// It opens its mouth.
    public static let jawOpen = Self(rawValue: "jawOpen")
    /// It smiles on the left.
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    /// It smiles on the right.
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    /// It raises its brows.
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    /// It shows its tongue.
    public static let tongueOut = Self(rawValue: "tongueOut")
  }
}
/// From where the camera sees.
open class ARCamera: NSObject, @unchecked Sendable {
  /// Where it is.
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  /// How it is turned, in radians.
  open var eulerAngles: SIMD3<Float> { .zero }
  /// How well it knows where it is: it does not.
  open var trackingState: TrackingState { .notAvailable }
  /// How well a camera knows where it is.
  public enum TrackingState: Hashable, Sendable {
    case notAvailable, normal
    case limited(Reason)
    /// Why not well.
    public enum Reason: Hashable, Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
  }
}
/// What a camera sees at a time.
open class ARFrame: NSObject, @unchecked Sendable {
  /// From where.
  public let camera = ARCamera()
  /// What is fastened to the room.
  open var anchors: [ARAnchor] { [] }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
}
/// A line from the camera into the room.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
  /// What it may meet.
  public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
  /// How that lies.
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
}
/// What a line met; it meets nothing.
open class ARRaycastResult: NSObject, @unchecked Sendable {
  /// Where.
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// What.
  open var anchor: ARAnchor? { nil }
}
/// Looks at the room around one; there is no camera, and nothing is told.
open class ARSession: NSObject, @unchecked Sendable {
  /// How it begins.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room begins anew.
    public static let resetTracking = Self(rawValue: 1)
    /// What was fastened is let go.
    public static let removeExistingAnchors = Self(rawValue: 2)
    /// What was known of forms is forgotten.
    public static let resetSceneReconstruction = Self(rawValue: 8)
  }
  /// Who would be told.
  open weak var delegate: (any ARSessionDelegate)?
  /// How it looks; nil = it does not.
  open private(set) var configuration: ARConfiguration?
  /// What it sees: nothing.
  open var currentFrame: ARFrame? { nil }
  /// Looks; nothing is told.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) { self.configuration = configuration }
  /// Looks no more.
  open func pause() {}
  /// Fastens something; nothing is told.
  open func add(anchor: ARAnchor) {}
  /// Lets something go.
  open func remove(anchor: ARAnchor) {}
  /// What a line meets: nothing.
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}
/// Hears how a session goes; never called.
public protocol ARSessionObserver: NSObjectProtocol {
  /// It could not.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// It knows otherwise where it is.
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  /// It does not look for a while.
  func sessionWasInterrupted(_ session: ARSession)
  /// It looks again.
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionObserver {
  /// Does nothing.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Does nothing.
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  /// Does nothing.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Does nothing.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
/// Hears what a session finds; never called.
public protocol ARSessionDelegate: ARSessionObserver {
  /// It sees anew.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Something was found.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Something is otherwise.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Something is lost.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Does nothing.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
