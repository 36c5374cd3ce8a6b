import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures of controllers at their views' own size.
  public static var image: Snapshotting { image() }

  /// Pictures of controllers on a device; `size` takes the place of the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(ViewStage.Wishes(config: config, size: size, traits: traits), precision, perceptualPrecision)
  }

  /// Pictures of controllers.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Kept: every view is drawn in a window of its own here.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How near a pixel must be to the eye to match, 0…1.
  ///   - size: In points; nil for the view's own.
  ///   - traits: The surroundings; what they leave out is as usual.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(ViewStage.Wishes(size: size, traits: traits), precision, perceptualPrecision)
  }

  private static func picture(_ wishes: ViewStage.Wishes, _ precision: Float, _ perceptualPrecision: Float) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: wishes.traits.displayScale)
      .pullback { controller in onMainThread { ViewStage.image(ViewStage.page(of: controller, wishes), wishes) } }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Controllers with those inside, a line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMainThread { HierarchyText.controllers(controller) { ViewStage.page(of: controller, ViewStage.Wishes()) } }
    }
  }

  /// A controller's views, a line each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// A controller's views on a device, a line each.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMainThread {
        _ = ViewStage.page(of: controller, ViewStage.Wishes(config: config, size: size, traits: traits))
        return HierarchyText.views(controller.view)
      }
    }
  }
}
