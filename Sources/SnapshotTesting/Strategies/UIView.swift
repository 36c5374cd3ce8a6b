import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures of views at their own size.
  public static var image: Snapshotting { image() }

  /// Pictures of views.
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
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { view in
        onMainThread {
          let wishes = ViewStage.Wishes(size: size, traits: traits)
          return ViewStage.image(ViewStage.page(of: view, wishes), wishes)
        }
      }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Views with all inside, a line each, with frames and what matters.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Views with all inside, a line each, at a size in surroundings.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMainThread {
        var text = ""
        // Read while the view stands in its window.
        _ = ViewStage.page(of: view, ViewStage.Wishes(size: size, traits: traits))
        let frame = view.frame
        if let size { view.frame.size = size }
        view.layoutIfNeeded()
        text = HierarchyText.views(view)
        view.frame = frame
        return text
      }
    }
  }
}
