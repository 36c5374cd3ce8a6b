import AVFoundation
@_exported import CoreGraphics
import CoreImage
@_exported import Foundation
import UIKit

/// Told when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// How sure, 0 … 1.
public typealias VNConfidence = Float
/// What every request has; those that find something of their own say what.
public protocol _VisionRequest {}
extension _VisionRequest {
  /// What was found: nothing.
  public var results: [VNObservation]? { [] }
}
/// Something to be found in a picture; nothing is.
open class VNRequest: NSObject, _VisionRequest, @unchecked Sendable {
  /// Told when it has ended.
  public let completionHandler: VNRequestCompletionHandler?
  /// Kept.
  open var preferBackgroundProcessing = false
  /// Kept.
  open var usesCPUOnly = false
  /// A request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  /// Gives up.
  open func cancel() {}
}
/// A request about a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// In which part, 0 … 1.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Something found.
open class VNObservation: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = UUID()
  /// How sure.
  open var confidence: VNConfidence { 0 }
}
/// What something is.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// In a word.
  open var identifier: String { "" }
}
/// Something somewhere.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where, 0 … 1, from the lower left.
  open var boundingBox: CGRect { .zero }
}
/// What something somewhere is.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be.
  open var labels: [VNClassificationObservation] { [] }
}
/// A four-sided form.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Its corners, 0 … 1, from the lower left.
  open var topLeft: CGPoint { .zero }
  /// A corner.
  open var topRight: CGPoint { .zero }
  /// A corner.
  open var bottomLeft: CGPoint { .zero }
  /// A corner.
  open var bottomRight: CGPoint { .zero }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// How it is turned; not known.
  open var roll: NSNumber? { nil }
  /// How it is turned; not known.
  open var yaw: NSNumber? { nil }
}
/// Words.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// They.
  open var string: String { "" }
  /// How sure.
  open var confidence: VNConfidence { 0 }
}
/// Words somewhere.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// What they may be.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A code somewhere.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// What it says.
  open var payloadStringValue: String? { nil }
}
/// Finds words.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// In which languages.
  open var recognitionLanguages: [String] = []
  /// Whether languages help.
  open var usesLanguageCorrection = true
  /// Words to be known.
  open var customWords: [String] = []
  /// How well.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// How small letters may be.
  open var minimumTextHeight: Float = 0
  /// Whether the language is found out.
  open var automaticallyDetectsLanguage = false
  /// What was found: nothing.
  public var results: [VNRecognizedTextObservation]? { [] }
}
/// How well.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Finds faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNFaceObservation]? { [] }
}
/// Finds faces and their parts.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNFaceObservation]? { [] }
}
/// Finds four-sided forms.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNRectangleObservation]? { [] }
}
/// Finds codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNBarcodeObservation]? { [] }
}
/// Says what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNClassificationObservation]? { [] }
}
/// Finds people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks a trained model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How a picture is cut.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// A model.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init(completionHandler: completionHandler)
  }
}
/// How a picture is cut.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// A trained model.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// A model.
  public init(for model: Any) throws {}
}
/// What is said about a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// Asks about a picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// A picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// A picture.
  public init(cgImage image: CGImage, orientation: UIImage.Orientation, options: [VNImageOption: Any] = [:]) {}
  /// A picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// A picture.
  public init(ciImage image: CIImage, orientation: UIImage.Orientation, options: [VNImageOption: Any] = [:]) {}
  /// A frame of a film.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// A frame of a film.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: UIImage.Orientation, options: [VNImageOption: Any] = [:]) {}
  /// A frame of a film.
  public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
  /// A frame of a film.
  public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: UIImage.Orientation, options: [VNImageOption: Any] = [:]) {}
  /// A picture's file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// A picture's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Asks; each ends without results.
  open func perform(_ requests: [VNRequest]) throws { for request in requests { request.completionHandler?(request, nil) } }
}

/// Finds what stands out in a picture, each thing by itself.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNInstanceMaskObservation]? { [] }
}
/// Finds people, each by themselves.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found: nothing.
  public var results: [VNInstanceMaskObservation]? { [] }
}
/// Where things are in a picture.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The numbers of the things: none.
  open var allInstances: IndexSet { [] }
  /// Where they are; nothing was found that could be.
  open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw CocoaError(.featureUnsupported) }
  /// Where they are, as large as the picture; nothing was found that could be.
  open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws -> CVPixelBuffer
  {
    throw CocoaError(.featureUnsupported)
  }
  /// The picture where they are; nothing was found that could be.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool
  ) throws -> CVPixelBuffer { throw CocoaError(.featureUnsupported) }
}
