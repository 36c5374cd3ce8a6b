import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Pictures of layers, which must be the same to the last bit.
  public static var image: Snapshotting { image() }

  /// Pictures of layers at their size; `precision` is the share of pixels that must match, `perceptualPrecision` how near to the eye.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { layer in
        onMainThread {
          let all = traits.over(.current)
          var image = UIImage()
          all.performAsCurrent {
            image = UIGraphicsImageRenderer(bounds: layer.bounds).image { context in
              layer.setNeedsLayout()
              layer.layoutIfNeeded()
              layer.render(in: context.cgContext)
            }
          }
          return image
        }
      }
  }
}
