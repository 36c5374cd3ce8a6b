import Photos
import UIKit

/// How a moving photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
/// How the sign of a moving photo looks.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Over a picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// That it does not move now.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}
/// Shows a moving photo; there are none here, and it shows nothing.
@MainActor @preconcurrency open class PHLivePhotoView: UIView {
  /// The photo.
  open var livePhoto: PHLivePhoto?
  /// Which part of it is shown; kept.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether it is silent; kept.
  open var isMuted = false
  /// Who hears of its playing.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// What plays it when it is pressed.
  public let playbackGestureRecognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  /// Plays nothing.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Plays nothing.
  open func stopPlayback() {}
  /// The sign of a moving photo: the symbol of that name.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
  }
}
/// Hears how a moving photo is played; none is.
@MainActor @preconcurrency public protocol PHLivePhotoViewDelegate: AnyObject {
  /// Whether it may begin.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
  /// It begins.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// It has ended.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// How long a touch is too short to play it, in seconds.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> TimeInterval
}
extension PHLivePhotoViewDelegate {
  /// It may, where the delegate says nothing.
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
    true
  }
  /// Does nothing, where the delegate says nothing.
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Does nothing, where the delegate says nothing.
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// 0, where the delegate says nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> TimeInterval { 0 }
}
