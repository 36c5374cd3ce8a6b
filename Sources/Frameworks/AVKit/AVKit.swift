@_exported import AVFoundation
import SwiftUI
import UIKit

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
  open override func loadView() { view = PlayerPlate() }
}
private final class PlayerPlate: _ServicePlaceholderView {
  override var _serviceName: String { "AVPlayerViewController" }
}
