import Foundation

// What can be found in pictures: nothing is looked for here.

/// Looks for faces, codes and the like.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Who looks for things of a kind, with wishes; the context is not needed.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// What is found: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is found, with wishes: nothing.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
/// Something that was found.
open class CIFeature: NSObject, @unchecked Sendable {
  /// What kind it is of.
  open var type: String { "" }
  /// Where it is.
  open var bounds: CGRect { .zero }
}
/// A face.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the left eye is known.
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye is known.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth is known.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is shut.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is shut.
  open var rightEyeClosed: Bool { false }
  /// Whether its lean is known.
  open var hasFaceAngle: Bool { false }
  /// How it leans, in degrees.
  open var faceAngle: Float { 0 }
}
/// A rectangle.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// A corner.
  open var topLeft: CGPoint { .zero }
  /// A corner.
  open var topRight: CGPoint { .zero }
  /// A corner.
  open var bottomLeft: CGPoint { .zero }
  /// A corner.
  open var bottomRight: CGPoint { .zero }
}
/// Text.
open class CITextFeature: CIRectangleFeature, @unchecked Sendable {
  /// Its letters.
  open var subFeatures: [Any]? { nil }
}
/// A code of squares.
open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
  /// What it says.
  open var messageString: String? { nil }
}
/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Codes of squares.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How exactly it looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether things are followed from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The smallest that is found.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// Which way the picture is held.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether eyes that are shut are told.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// Whether smiles are told.
public let CIDetectorSmile = "CIDetectorSmile"
/// What a code means by itself.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
