import Foundation
import UIKit

// More of cameras: there are none here.

extension AVCaptureDevice {
  /// Where a camera looks.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// What kind of camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Wider.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Nearer.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two in one.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two in one, wider.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three in one.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The one that sees faces.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// One that measures depth.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// One at a cord.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
  /// How a light shines.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// How it becomes sharp.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// How it becomes bright.
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  /// How white becomes white.
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  /// How pictures are written.
  open class Format: NSObject {
    /// How near it goes.
    open var videoMaxZoomFactor: CGFloat { 1 }
  }
  /// Looks for cameras; finds none.
  open class DiscoverySession: NSObject {
    /// The cameras: none.
    open var devices: [AVCaptureDevice] { [] }
    /// Looks for cameras.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  /// None.
  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  /// None.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// None.
  public class func devices() -> [AVCaptureDevice] { [] }
  /// Where it looks.
  public var position: Position { .unspecified }
  /// What kind it is.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Its number.
  public var uniqueID: String { "" }
  /// Its name.
  public var localizedName: String { "" }
  /// Whether it has a light: no.
  public var hasTorch: Bool { false }
  /// Whether it has a flash: no.
  public var hasFlash: Bool { false }
  /// Whether its light can be used: no.
  public var isTorchAvailable: Bool { false }
  /// Whether its light shines: no.
  public var isTorchActive: Bool { false }
  /// How its light shines.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// How its flash flashes.
  public var flashMode: FlashMode {
    get { .off }
    set {}
  }
  /// How it becomes sharp.
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  /// How it becomes bright.
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  /// Where it becomes sharp.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Where it becomes bright.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether that can be said: no.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// Whether that can be said: no.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// How near it goes.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// How far it goes out.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// How near something may be, in millimetres: not known, -1.
  public var minimumFocusDistance: Int { -1 }
  /// How near it goes.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// How pictures are written.
  public var formats: [Format] { [] }
  /// How pictures are written.
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  /// Whether it can: no.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether it can: no.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether it can: no.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether it has it: no.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Nothing can be changed here, and nobody minds.
  public func lockForConfiguration() throws {}
  /// The end of it.
  public func unlockForConfiguration() {}
  /// Does nothing.
  public func setTorchModeOn(level torchLevel: Float) throws {}
  /// Does nothing.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
}
extension AVCaptureSession {
  /// Whether it can be so: yes.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// How outputs hang together: not at all.
  public var connections: [AVCaptureConnection] { [] }
  /// Whether another has it: no.
  public var isInterrupted: Bool { false }
  /// Kept by nobody.
  public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Kept by nobody.
  public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Whether the app's sound makes room.
  public var automaticallyConfiguresApplicationAudioSession: Bool {
    get { true }
    set {}
  }
  /// It failed; never sent.
  public static let runtimeErrorNotification = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Another has it; never sent.
  public static let wasInterruptedNotification = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  /// It is back; never sent.
  public static let interruptionEndedNotification = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
}
extension AVCaptureSession.Preset {
  /// So many points.
  public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
  /// So many points.
  public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
  /// So many points.
  public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
  /// So many points.
  public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
  /// So many points.
  public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
  /// As the input has it.
  public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
}
/// How a film is turned.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
/// How a film is held still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, cinematicExtended, auto = -1 }
extension AVCaptureConnection {
  /// How it is turned.
  public var videoOrientation: AVCaptureVideoOrientation {
    get { .portrait }
    set {}
  }
  /// By how much it is turned.
  public var videoRotationAngle: CGFloat {
    get { 90 }
    set {}
  }
  /// Whether it can be: no.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether it can be: no.
  public var isVideoOrientationSupported: Bool { false }
  /// Whether left is right.
  public var isVideoMirrored: Bool {
    get { false }
    set {}
  }
  /// Whether it can be: no.
  public var isVideoMirroringSupported: Bool { false }
  /// Whether left is right by itself.
  public var automaticallyAdjustsVideoMirroring: Bool {
    get { true }
    set {}
  }
  /// Whether it can be held still: no.
  public var isVideoStabilizationSupported: Bool { false }
  /// How it is held still.
  public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { .off }
    set {}
  }
  /// Whether anything goes through.
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether anything goes through: no.
  public var isActive: Bool { false }
}
extension AVCaptureOutput {
  /// How it hangs together with a camera: not at all.
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// How it hangs together with cameras: not at all.
  public var connections: [AVCaptureConnection] { [] }
}
extension AVCaptureVideoPreviewLayer {
  /// How it hangs together with a camera: not at all.
  public var connection: AVCaptureConnection? { nil }
  /// Whether it shows a camera: no.
  public var isPreviewing: Bool { false }
  /// A point of the camera's picture.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
  /// A point of the layer.
  public func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
  /// Something found, as it lies in the layer.
  public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// A part of the layer.
  public func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
  /// A part of the camera's picture.
  public func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
}
extension AVMetadataObject {
  /// Where it was seen.
  public var bounds: CGRect { .zero }
  /// When.
  public var time: CMTime { .zero }
}
extension AVMetadataMachineReadableCodeObject {
  /// Its corners.
  public var corners: [CGPoint] { [] }
}
extension AVCaptureMetadataOutput {
  /// Which part of the picture is looked at.
  public var rectOfInterest: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {}
  }
}
/// How a picture is written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
/// How a picture is written, as a key.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// How wide it is, as a key.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// How high it is, as a key.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How it is pressed together, as a key.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// How good a picture is, as a key.
public let AVVideoQualityKey = "AVVideoQualityKey"
/// How much comes in a second, as a key.
public let AVVideoAverageBitRateKey = "AverageBitRate"
extension AVCapturePhotoSettings {
  /// How the picture is written.
  public convenience init(format: [String: Any]?) { self.init() }
  /// Settings like others.
  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init() }
  /// How a small picture is written.
  public var previewPhotoFormat: [String: Any]? {
    get { nil }
    set {}
  }
  /// How small pictures may be written.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// Whether the picture is as fine as can be.
  public var isHighResolutionPhotoEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether depth is measured, too.
  public var isDepthDataDeliveryEnabled: Bool {
    get { false }
    set {}
  }
  /// Its number.
  public var uniqueID: Int64 { 0 }
}
extension AVCapturePhotoOutput {
  /// Whether pictures may be as fine as can be.
  public var isHighResolutionCaptureEnabled: Bool {
    get { false }
    set {}
  }
  /// How pictures may be written.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
  /// How they may flash.
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether pictures move.
  public var isLivePhotoCaptureEnabled: Bool {
    get { false }
    set {}
  }
  /// How much more a picture may cost.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  /// How much more a picture may cost.
  public var maxPhotoQualityPrioritization: QualityPrioritization {
    get { .balanced }
    set {}
  }
}
extension AVCapturePhoto {
  /// The picture: none.
  public func cgImageRepresentation() -> CGImage? { nil }
  /// What is told of it.
  public var metadata: [String: Any] { [:] }
}
/// What a picture was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// Its number.
  open var uniqueID: Int64 { 0 }
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  /// Does nothing.
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
/// One picture of a film; there is none.
open class CMSampleBuffer: NSObject, @unchecked Sendable {}
/// A picture as memory has it; there is none.
open class CVBuffer: NSObject, @unchecked Sendable {}
/// A picture as memory has it.
public typealias CVPixelBuffer = CVBuffer
/// A picture as memory has it.
public typealias CVImageBuffer = CVBuffer
/// The picture in one of a film: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// How pictures are written in memory, as a key.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// How wide, as a key.
public let kCVPixelBufferWidthKey = "Width"
/// How high, as a key.
public let kCVPixelBufferHeightKey = "Height"
/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// A film, picture by picture.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How pictures are written.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late ones are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// One without pictures.
  public override init() {}
  /// Kept by nobody.
  open func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
/// Is given a film's pictures; never is.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// One more.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// Sound, piece by piece.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// One without sound.
  public override init() {}
  /// Kept by nobody.
  open func setSampleBufferDelegate(_ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
/// Is given sound; never is.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// One more piece.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
/// What is written to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether it is: no.
  open var isRecording: Bool { false }
  /// Whereto.
  open var outputFileURL: URL? { nil }
  /// How long.
  open var recordedDuration: CMTime { .zero }
  /// At most how long.
  open var maxRecordedDuration = CMTime.invalid
  /// Nothing is written.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
  /// Nothing is written.
  open func stopRecording() {}
}
/// A film that is written to a file.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// One that writes nothing.
  public override init() {}
  /// How often its beginning is repeated.
  open var movieFragmentInterval = CMTime.invalid
}
/// Hears of it; never called.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// It begins.
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It is at its end.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
/// Pictures, as it was before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// How they are written.
  open var outputSettings: [String: Any]! = [:]
  /// One without pictures.
  public override init() {}
  /// No picture.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { handler(nil, nil) }
  /// The bytes of a picture: none.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
