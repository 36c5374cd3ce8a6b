@_exported import AVFoundation
import SwiftUI
@_exported import UIKit

/// A film: here a plate.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// A film with a view over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
  /// The plate, and the view over it.
  public var body: some View { _ServicePlaceholder("VideoPlayer", symbol: "play.rectangle").overlay { overlay } }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film.
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A film with its controls: here a plate.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Kept.
  open var showsPlaybackControls = true
  /// Kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Kept.
  open var allowsPictureInPicturePlayback = true
  /// Kept.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Kept.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Kept.
  open var requiresLinearPlayback = false
  /// Kept.
  open var updatesNowPlayingInfoCenter = true
  /// Kept.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Kept.
  open var showsTimecodes = false
  /// Kept.
  open var allowsVideoFrameAnalysis = true
  /// Kept.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// Who hears of it; never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// What lies over the film; not drawn.
  public let contentOverlayView: UIView? = UIView()
  /// Whether the film can be shown: no.
  open var isReadyForDisplay: Bool { false }
  /// Where the film lies: all over.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  open override func loadView() { view = PlayerPlate() }
}
private final class PlayerPlate: _ServicePlaceholderView {
  override var _serviceName: String { "AVPlayerViewController" }
}

/// Hears of a film's screen; nobody calls it.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The small picture begins.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The small picture has begun.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The small picture ends.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The small picture has ended.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
/// How fast a film may go.
@MainActor @preconcurrency open class AVPlaybackSpeed: NSObject {
  /// How many times as fast.
  public let rate: Float
  /// In words.
  public let localizedName: String
  /// A speed.
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  /// Those of the system.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}
