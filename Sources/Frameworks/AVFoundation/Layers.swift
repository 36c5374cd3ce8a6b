import Foundation
import UIKit

/// How loud a row of sounds is, and when.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  /// Which row.
  open fileprivate(set) var trackID: Int32 = 0
  fileprivate var steps: [(range: CMTimeRange, from: Float, to: Float)] = []
  override init() {}
  /// From how loud to how loud it goes at a time, and in which part; whether that is said.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let step = steps.last(where: { $0.range.start <= time && time <= $0.range.end }) else { return false }
    startVolume?.pointee = step.from
    endVolume?.pointee = step.to
    timeRange?.pointee = step.range
    return true
  }
}
/// How loud a row of sounds shall be, and when.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  /// How it sounds at another pace.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
  /// For any row.
  public override init() { super.init() }
  /// For a row.
  public convenience init(track: AVAssetTrack?) { self.init() }
  /// So loud from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) {
    steps.append((CMTimeRange(start: time, duration: .positiveInfinity), volume, volume))
  }
  /// From so loud to so loud in a part.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    steps.append((timeRange, startVolume, endVolume))
  }
}
/// A layer whose time is a player's.
@MainActor @preconcurrency open class AVSynchronizedLayer: CALayer {
  /// Whose time it is.
  open var playerItem: AVPlayerItem?
  /// A layer whose time is an item's.
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}
/// Shows pieces of a film one by one: none is shown.
@MainActor @preconcurrency open class AVSampleBufferDisplayLayer: CALayer {
  /// How it fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can take more: yes.
  open var isReadyForMoreMediaData: Bool { true }
  /// Why it failed; nil: it did not.
  open var error: (any Error)? { nil }
  /// Takes a piece.
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
  /// Lets go of what waits.
  open func flush() {}
  /// Lets go of what waits and of what is shown.
  open func flushAndRemoveImage() {}
  /// Calls when it can take more: nobody is called.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
  /// Calls no longer.
  open func stopRequestingMediaData() {}
}
/// How far things are in a picture: there is none.
open class AVDepthData: NSObject, @unchecked Sendable {
  override init() {}
  /// In which form it is kept.
  open var depthDataType: UInt32 { 0 }
  /// The same in another form.
  open func converting(toDepthDataType depthDataType: UInt32) -> Self { self }
  /// Whether holes are filled.
  open var isDepthDataFiltered: Bool { false }
}
/// A face that a camera sees: none does here.
open class AVMetadataFaceObject: AVMetadataObject {
  /// Which face.
  open var faceID: Int { 0 }
  /// Whether it is known how it leans.
  open var hasRollAngle: Bool { false }
  /// How it leans, in degrees.
  open var rollAngle: CGFloat { 0 }
  /// Whether it is known where it looks.
  open var hasYawAngle: Bool { false }
  /// Where it looks, in degrees.
  open var yawAngle: CGFloat { 0 }
}
/// Words and numbers of a part of a film.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
  /// The words and numbers.
  public let items: [AVMetadataItem]
  /// Of which part.
  public let timeRange: CMTimeRange
  /// Words and numbers of a part.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (self.items, self.timeRange) = (items, timeRange) }
}
/// A row of a player's film.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  override init() {}
  /// The row.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether it is shown.
  open var isEnabled = true
}
/// Which languages a player prefers.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
  /// The languages, the best first; nil = any.
  public let preferredLanguages: [String]?
  /// What else it should be; nil = anything.
  public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
  /// Some languages.
  public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
    (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
  }
}
/// Several cameras at once: none is here.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether the phone can: no.
  open class var isMultiCamSupported: Bool { false }
  /// How much of the phone is used, 0 to 1.
  open var hardwareCost: Float { 0 }
  /// How warm it gets, 0 to 1.
  open var systemPressureCost: Float { 0 }
}
