import AVFoundation
import UIKit

/// A film in a small window over other apps; there is none here.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  /// Whether there are such windows: no.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// The layer that shows the film.
  public let playerLayer: AVPlayerLayer?
  /// Of a layer; nil where there are no such windows, as here.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// Of what shows the film.
  public init(contentSource: ContentSource) { playerLayer = contentSource.playerLayer }
  /// Who is told of it; nobody.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it can be opened: no.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it is open: no.
  open var isPictureInPictureActive: Bool { false }
  /// Whether the system has stopped it: no.
  open var isPictureInPictureSuspended: Bool { false }
  /// Whether it opens by itself as the app is left; kept only.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether one may only play and stop; kept only.
  open var requiresLinearPlayback = false
  /// Opens it; it does not.
  open func startPictureInPicture() {}
  /// Closes it.
  open func stopPictureInPicture() {}
  /// The picture of a button that opens it.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  /// The picture of a button that closes it.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  /// What shows the film.
  @MainActor @preconcurrency open class ContentSource: NSObject {
    /// A layer.
    public let playerLayer: AVPlayerLayer?
    /// A layer.
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
}
/// Who is told of a film in a small window; nobody here.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// It will open.
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// It is open.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// It will close.
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// It is closed.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// It could not be opened.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// The app's own screen is to be shown again.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  /// Does nothing.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// It is shown.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
