import AVFoundation
import CoreImage
import Foundation

/// One picture of a film that is to be filtered; none ever comes here.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
  /// The picture as it was: an empty one.
  open var sourceImage: CIImage { CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0)) }
  /// When it is shown.
  open var compositionTime: CMTime { .zero }
  /// How large it is to be.
  open var renderSize: CGSize { .zero }
  /// Hands it back; the context is not needed.
  open func finish(with filteredImage: CIImage, context: CIContext?) {}
  /// Hands back why there is none.
  open func finish(with error: any Error) {}
}
extension AVVideoComposition {
  /// Pictures of a film through filters. Never called: none is played.
  public convenience init(
    asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) { self.init() }
  /// Pictures of a film through filters. Never called: none is played.
  public class func videoComposition(
    with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) async throws -> AVVideoComposition { AVVideoComposition() }
}
