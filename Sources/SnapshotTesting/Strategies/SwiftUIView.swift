import SwiftUI
import UIKit

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// Pictures of views as large as they want to be.
  public static var image: Snapshotting { image() }

  /// Pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Kept: every view is drawn in a window of its own here.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How near a pixel must be to the eye to match, 0…1.
  ///   - layout: The room that the view has.
  ///   - traits: The surroundings; what they leave out is as usual.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { view in
        // Handed over: nobody uses it meanwhile.
        nonisolated(unsafe) let view = view
        return onMainThread {
          let controller = UIHostingController(rootView: view)
          var wishes = ViewStage.Wishes(traits: traits)
          switch layout {
          case .device(let config): wishes.config = config
          case .fixed(let width, let height): wishes.size = CGSize(width: width, height: height)
          case .sizeThatFits:
            let traits = wishes.allTraits
            controller.view.viewState.overrideTraits = traits
            traits.performAsCurrent {
              wishes.size = controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
            }
          }
          return ViewStage.image(ViewStage.page(of: controller, wishes), wishes)
        }
      }
  }
}
