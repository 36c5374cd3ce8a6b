import CoreGraphics
import Foundation

// Bodies and hands, as far as code that looks for them compiles: none is ever found here.

/// A point, 0 … 1, from the lower left.
open class VNPoint: NSObject, @unchecked Sendable {
  /// Where.
  public let location: CGPoint
  /// Across.
  open var x: CGFloat { location.x }
  /// Upwards.
  open var y: CGFloat { location.y }
  /// A point.
  public init(x: CGFloat, y: CGFloat) { location = CGPoint(x: x, y: y) }
  /// A point.
  public convenience init(location: CGPoint) { self.init(x: location.x, y: location.y) }
  /// (0, 0).
  public static let zero = VNPoint(x: 0, y: 0)
  /// How far it is from another one.
  open func distance(_ point: VNPoint) -> Double { Double(((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot()) }
}
/// A point that was found.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  /// How sure.
  open var confidence: VNConfidence { 0 }
}
/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// A point that was found and is known.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
  /// Its name.
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// Points that were found and are known.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  /// The names: none.
  open var availableKeys: [VNRecognizedPointKey] { [] }
  /// A point of a name.
  /// - Throws: that none was found.
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint { throw CocoaError(.featureUnsupported) }
}
/// How a body stands.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// The nose.
    public static let nose = JointName("head_joint")
    /// The left eye.
    public static let leftEye = JointName("left_eye_joint")
    /// The right eye.
    public static let rightEye = JointName("right_eye_joint")
    /// The left ear.
    public static let leftEar = JointName("left_ear_joint")
    /// The right ear.
    public static let rightEar = JointName("right_ear_joint")
    /// The left shoulder.
    public static let leftShoulder = JointName("left_shoulder_1_joint")
    /// The right shoulder.
    public static let rightShoulder = JointName("right_shoulder_1_joint")
    /// The neck.
    public static let neck = JointName("neck_1_joint")
    /// The left elbow.
    public static let leftElbow = JointName("left_forearm_joint")
    /// The right elbow.
    public static let rightElbow = JointName("right_forearm_joint")
    /// The left wrist.
    public static let leftWrist = JointName("left_hand_joint")
    /// The right wrist.
    public static let rightWrist = JointName("right_hand_joint")
    /// The root.
    public static let root = JointName("root")
    /// The left hip.
    public static let leftHip = JointName("left_upLeg_joint")
    /// The right hip.
    public static let rightHip = JointName("right_upLeg_joint")
    /// The left knee.
    public static let leftKnee = JointName("left_leg_joint")
    /// The right knee.
    public static let rightKnee = JointName("right_leg_joint")
    /// The left ankle.
    public static let leftAnkle = JointName("left_foot_joint")
    /// The right ankle.
    public static let rightAnkle = JointName("right_foot_joint")
  }
  /// The name of some joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// Face.
    public static let face = JointsGroupName("face")
    /// Torso.
    public static let torso = JointsGroupName("torso")
    /// Left arm.
    public static let leftArm = JointsGroupName("leftArm")
    /// Right arm.
    public static let rightArm = JointsGroupName("rightArm")
    /// Left leg.
    public static let leftLeg = JointsGroupName("leftLeg")
    /// Right leg.
    public static let rightLeg = JointsGroupName("rightLeg")
    /// All.
    public static let all = JointsGroupName("all")
  }
  /// The joints: none.
  open var availableJointNames: [JointName] { [] }
  /// The groups of joints: none.
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// A joint.
  /// - Throws: that none was found.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw CocoaError(.featureUnsupported) }
  /// The joints of a group: none.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// How a hand is held.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// The wrist.
    public static let wrist = JointName("wrist")
    /// The thumb cmc.
    public static let thumbCMC = JointName("thumbCMC")
    /// The thumb mp.
    public static let thumbMP = JointName("thumbMP")
    /// The thumb ip.
    public static let thumbIP = JointName("thumbIP")
    /// The thumb tip.
    public static let thumbTip = JointName("thumbTip")
    /// The index mcp.
    public static let indexMCP = JointName("indexMCP")
    /// The index pip.
    public static let indexPIP = JointName("indexPIP")
    /// The index dip.
    public static let indexDIP = JointName("indexDIP")
    /// The index tip.
    public static let indexTip = JointName("indexTip")
    /// The middle mcp.
    public static let middleMCP = JointName("middleMCP")
    /// The middle pip.
    public static let middlePIP = JointName("middlePIP")
    /// The middle dip.
    public static let middleDIP = JointName("middleDIP")
    /// The middle tip.
    public static let middleTip = JointName("middleTip")
    /// The ring mcp.
    public static let ringMCP = JointName("ringMCP")
    /// The ring pip.
    public static let ringPIP = JointName("ringPIP")
    /// The ring dip.
    public static let ringDIP = JointName("ringDIP")
    /// The ring tip.
    public static let ringTip = JointName("ringTip")
    /// The little mcp.
    public static let littleMCP = JointName("littleMCP")
    /// The little pip.
    public static let littlePIP = JointName("littlePIP")
    /// The little dip.
    public static let littleDIP = JointName("littleDIP")
    /// The little tip.
    public static let littleTip = JointName("littleTip")
  }
  /// The name of some joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    /// Thumb.
    public static let thumb = JointsGroupName("thumb")
    /// Index finger.
    public static let indexFinger = JointsGroupName("indexFinger")
    /// Middle finger.
    public static let middleFinger = JointsGroupName("middleFinger")
    /// Ring finger.
    public static let ringFinger = JointsGroupName("ringFinger")
    /// Little finger.
    public static let littleFinger = JointsGroupName("littleFinger")
    /// All.
    public static let all = JointsGroupName("all")
  }
  /// The joints: none.
  open var availableJointNames: [JointName] { [] }
  /// The groups of joints: none.
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// A joint.
  /// - Throws: that none was found.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw CocoaError(.featureUnsupported) }
  /// The joints of a group: none.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// How bodies stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNHumanBodyPoseObservation]? { [] }
}
/// How hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How many at most.
  open var maximumHandCount = 2
  /// What was found: nothing.
  public var results: [VNHumanHandPoseObservation]? { [] }
}
/// Where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether their upper halves are enough.
  open var upperBodyOnly = true
  /// What was found: nothing.
  public var results: [VNHumanObservation]? { [] }
}
/// Where somebody is.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Whether it is the upper half.
  open var upperBodyOnly: Bool { true }
}
/// Where words are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether letters are told, each.
  open var reportCharacterBoxes = false
  /// What was found: nothing.
  public var results: [VNTextObservation]? { [] }
}
/// Where words are.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Where letters are; nil when it was not asked.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// Where a paper is.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNRectangleObservation]? { [] }
}
/// Where the horizon is.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
}
/// How well faces are taken.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNFaceObservation]? { [] }
}
/// What tells a picture from others.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNFeaturePrintObservation]? { [] }
}
/// What tells a picture from others.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  /// The numbers: none.
  open var data: Data { Data() }
  /// How many.
  open var elementCount: Int { 0 }
  /// How unlike another picture is.
  /// - Throws: that nothing is known of it.
  open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {
    throw CocoaError(.featureUnsupported)
  }
}
/// Where one looks.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNSaliencyImageObservation]? { [] }
}
/// Where things are.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNSaliencyImageObservation]? { [] }
}
/// Where one looks.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
  /// Which parts; nil for none.
  open var salientObjects: [VNRectangleObservation]? { nil }
}
/// Which animals are where.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNRecognizedObjectObservation]? { [] }
}
