import Foundation
import QuoinObjectiveC

/// What went wrong about films and sounds.
public struct AVError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = AVError
    case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807, deviceWasDisconnected = -11808
    case mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813, deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817, sessionWasInterrupted = -11818, mediaServicesWereReset = -11819
    case exportFailed = -11820, decodeFailed = -11821, invalidSourceMedia = -11822, fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824, invalidCompositionTrackSegmentDuration = -11825
    case invalidCompositionTrackSegmentSourceStartTime = -11826, invalidCompositionTrackSegmentSourceDuration = -11827
    case fileFormatNotRecognized = -11828, fileFailedToParse = -11829, maximumStillImageCaptureRequestsExceeded = -11830
    case contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834
    case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839, encoderTemporarilyUnavailable = -11840, invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842, invalidOutputURLPathExtension = -11843, screenCaptureFailed = -11844
    case displayWasDisabled = -11845, torchLevelUnavailable = -11846, operationInterrupted = -11847, incompatibleAsset = -11848
    case failedToLoadMediaData = -11849, serverIncorrectlyConfigured = -11850, applicationIsNotAuthorizedToUseDevice = -11852
    case failedToParse = -11853, fileTypeDoesNotSupportSampleReferences = -11854, undecodableMediaData = -11855
    case airPlayControllerRequiresInternet = -11856, airPlayReceiverRequiresInternet = -11857, videoCompositorFailed = -11858
    case recordingAlreadyInProgress = -11859, unsupportedOutputSettings = -11861, operationNotAllowed = -11862
    case contentIsUnavailable = -11863, formatUnsupported = -11864, malformedDepth = -11865, contentNotUpdated = -11866
    case noLongerPlayable = -11867, noCompatibleAlternatesForExternalDisplay = -11868, noSourceTrack = -11869
    case externalPlaybackNotSupportedForAsset = -11870, operationNotSupportedForPreset = -11871, sessionHardwareCostOverage = -11872
    case unsupportedDeviceActiveFormat = -11873
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
}
extension AVError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var outOfMemory: Code { .outOfMemory }
  /// The reason of that name.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// The reason of that name.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// The reason of that name.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The reason of that name.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// The reason of that name.
  public static var diskFull: Code { .diskFull }
  /// The reason of that name.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The reason of that name.
  public static var mediaChanged: Code { .mediaChanged }
  /// The reason of that name.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The reason of that name.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The reason of that name.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// The reason of that name.
  public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
  /// The reason of that name.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// The reason of that name.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The reason of that name.
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  /// The reason of that name.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The reason of that name.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The reason of that name.
  public static var exportFailed: Code { .exportFailed }
  /// The reason of that name.
  public static var decodeFailed: Code { .decodeFailed }
  /// The reason of that name.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// The reason of that name.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The reason of that name.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The reason of that name.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The reason of that name.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code { .invalidCompositionTrackSegmentSourceStartTime }
  /// The reason of that name.
  public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
  /// The reason of that name.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The reason of that name.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The reason of that name.
  public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
  /// The reason of that name.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// The reason of that name.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The reason of that name.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The reason of that name.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The reason of that name.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The reason of that name.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// The reason of that name.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The reason of that name.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The reason of that name.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The reason of that name.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The reason of that name.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The reason of that name.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// The reason of that name.
  public static var screenCaptureFailed: Code { .screenCaptureFailed }
  /// The reason of that name.
  public static var displayWasDisabled: Code { .displayWasDisabled }
  /// The reason of that name.
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  /// The reason of that name.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The reason of that name.
  public static var incompatibleAsset: Code { .incompatibleAsset }
  /// The reason of that name.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The reason of that name.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The reason of that name.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The reason of that name.
  public static var failedToParse: Code { .failedToParse }
  /// The reason of that name.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The reason of that name.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The reason of that name.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// The reason of that name.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
  /// The reason of that name.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// The reason of that name.
  public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
  /// The reason of that name.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The reason of that name.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The reason of that name.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The reason of that name.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The reason of that name.
  public static var malformedDepth: Code { .malformedDepth }
  /// The reason of that name.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// The reason of that name.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// The reason of that name.
  public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
  /// The reason of that name.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// The reason of that name.
  public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
  /// The reason of that name.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
  /// The reason of that name.
  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  /// The reason of that name.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
}
