import Foundation

// What a camera is told by hand: focus, light, white, pictures a second. There is none here, so nothing is supported and nothing changes.

/// How wide and high a film's pictures are, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// Columns.
  public var width: Int32
  /// Rows.
  public var height: Int32
  /// None.
  public init() { (width, height) = (0, 0) }
  /// These.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// How a film or a sound is written.
open class CMFormatDescription: NSObject, @unchecked Sendable {
  /// How wide and high its pictures are: not known.
  open var dimensions: CMVideoDimensions { CMVideoDimensions() }
}
/// How a film is written.
public typealias CMVideoFormatDescription = CMFormatDescription
/// How a sound is written.
public typealias CMAudioFormatDescription = CMFormatDescription
/// How wide and high a film's pictures are.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
/// How a frame is written: not known.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// When a frame is shown: not known.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// How many frames there are: none.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
/// Whether a frame can be read: no.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Whether a frame's bytes are here: no.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

/// How many pictures a second a camera can make.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// At least.
  open var minFrameRate: Float64 { 0 }
  /// At most.
  open var maxFrameRate: Float64 { 0 }
  /// How long one takes at most.
  open var maxFrameDuration: CMTime { .invalid }
  /// How long one takes at least.
  open var minFrameDuration: CMTime { .invalid }
}
extension AVCaptureDevice.Format {
  /// How its pictures are written.
  public var formatDescription: CMFormatDescription { CMFormatDescription() }
  /// How many of them a second.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  /// How little light is enough.
  public var minISO: Float { 0 }
  /// How much is made of little light.
  public var maxISO: Float { 0 }
  /// How short light may fall in.
  public var minExposureDuration: CMTime { .invalid }
  /// How long light may fall in.
  public var maxExposureDuration: CMTime { .invalid }
  /// How much it sees, in degrees.
  public var videoFieldOfView: Float { 0 }
  /// What it records.
  public var mediaType: AVMediaType { .video }
  /// Whether it can be made steady: no.
  public func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { false }
  /// Whether it makes more of light and dark: no.
  public var isVideoHDRSupported: Bool { false }
  /// How large photos are: none.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  /// How large photos are.
  public var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
}
extension AVCaptureDevice {
  /// How much of each colour makes white.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// Of red.
    public var redGain: Float
    /// Of green.
    public var greenGain: Float
    /// Of blue.
    public var blueGain: Float
    /// As much of each.
    public init() { (redGain, greenGain, blueGain) = (1, 1, 1) }
    /// These.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  /// White by its temperature, in kelvins, and how green or violet it is.
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    /// In kelvins.
    public var temperature: Float
    /// How green, below 0, or violet it is.
    public var tint: Float
    /// Neither.
    public init() { (temperature, tint) = (0, 0) }
    /// These.
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
  }
  /// How white becomes white.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  /// Whether it can: no.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// How much of each colour makes white.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// How much of each colour makes a grey card grey.
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// At most so much of a colour.
  public var maxWhiteBalanceGain: Float { 1 }
  /// What gains come to: not known.
  public func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues { .init() }
  /// What a white comes to: not known.
  public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains { .init() }
  /// Nothing changes, and `handler` is not called.
  public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// Light as it falls in now.
  public static let currentISO: Float = 0
  /// As long as light falls in now.
  public static let currentExposureDuration = CMTime.invalid
  /// Where it is sharp now.
  public static let currentLensPosition: Float = 0
  /// Gains as they are now.
  public static let currentWhiteBalanceGains = WhiteBalanceGains()
  /// What is made of little light.
  public var iso: Float { 0 }
  /// How long light falls in.
  public var exposureDuration: CMTime { .invalid }
  /// How wide the lens is open.
  public var lensAperture: Float { 0 }
  /// Where it is sharp: 0 near … 1 far.
  public var lensPosition: Float { 0 }
  /// How much lighter or darker is asked for.
  public var exposureTargetBias: Float { 0 }
  /// How much darker may be asked for.
  public var minExposureTargetBias: Float { 0 }
  /// How much lighter may be asked for.
  public var maxExposureTargetBias: Float { 0 }
  /// How far the light is from what is asked for.
  public var exposureTargetOffset: Float { 0 }
  /// Whether it becomes sharp now: no.
  public var isAdjustingFocus: Bool { false }
  /// Whether it becomes brighter or darker now: no.
  public var isAdjustingExposure: Bool { false }
  /// Whether its white changes now: no.
  public var isAdjustingWhiteBalance: Bool { false }
  /// Whether its focus may be set by hand: no.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// Nothing changes, and `handler` is not called.
  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// Nothing changes, and `handler` is not called.
  public func setExposureModeCustom(duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// Nothing changes, and `handler` is not called.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// How long a picture takes at least.
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// How long a picture takes at most.
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// Whether it watches for what changes; nothing does.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether it makes more of light and dark; nothing does.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set {}
  }
  /// Whether it makes more of little light: it cannot.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether it becomes sharp slowly; nothing does.
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether that can be: no.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// The zooms at which another lens takes over: none.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Whether it zooms now: no.
  public var isRampingVideoZoom: Bool { false }
  /// Ends a zoom; none is under way.
  public func cancelVideoZoomRamp() {}
  /// How bright its light is: off.
  public var torchLevel: Float { 0 }
}
extension AVCapturePhotoSettings {
  /// Whether a photo is to be quick or good; none is taken.
  public var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization {
    get { .balanced }
    set {}
  }
  /// How large a photo may be; none is taken.
  public var maxPhotoDimensions: CMVideoDimensions {
    get { CMVideoDimensions() }
    set {}
  }
}
