import QuoinDrawing
import UIKit

/// Shows a view or a controller in a window for as long as a snapshot takes.
///
/// On the phone it is made in the surroundings of the test and then moved into those of the snapshot, so that `traitCollectionDidChange` is
/// called where the two differ, at the first picture as at every later one; so it is here.
@MainActor enum ViewStage {
  /// What is wanted of the surroundings.
  struct Wishes {
    var config = ViewImageConfig()
    var size: CGSize?
    var traits = UITraitCollection()

    /// What holds where neither says anything: the page that is being made.
    var allTraits: UITraitCollection { traits.over(config.traits).over(.current) }
  }

  /// The page of a controller that fills its window, as on a device.
  static func page(of controller: UIViewController, _ wishes: Wishes) -> UIKitPage {
    var settings = settings(wishes)
    settings.size = wishes.size ?? wishes.config.size ?? ownSize(of: controller.view)
    settings.safeArea = wishes.config.safeArea
    // Pictures of containers are cut off below their bars in the suites that this follows.
    if controller is UINavigationController {
      settings.size.height -= settings.safeArea.top
      settings.safeArea.top = 0
    } else if let tabs = controller as? UITabBarController {
      settings.size.height -= settings.safeArea.bottom
      settings.safeArea.bottom = 0
      if tabs.selectedViewController is UINavigationController {
        settings.size.height -= settings.safeArea.top
        settings.safeArea.top = 0
      }
    }
    if settings.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), controller.prefersStatusBarHidden {
      settings.safeArea = .zero
    }
    defer {
      controller.disappear()
      controller.view.window?.rootViewController = nil
    }
    let home = UITraitCollection.current
    return UIKitPage.make(settings) {
      controller.loadViewIfNeeded()
      controller.view.noteTraits(home)
      return controller
    }
  }

  /// The page of a view at its own size, or at the one that is wanted.
  static func page(of view: UIView, _ wishes: Wishes) -> UIKitPage {
    var settings = settings(wishes)
    let frame = view.frame
    settings.size = wishes.size ?? wishes.config.size ?? ownSize(of: view)
    let home = view.superview
    defer {
      // Taken out of the window; what it lay in before has it again.
      if let home { home.addSubview(view) } else { view.removeFromSuperview() }
      view.frame = frame
    }
    view.noteTraits(.current)
    return UIKitPage.make(settings, view: { view })
  }

  private static func settings(_ wishes: Wishes) -> UIKitPageSettings {
    let traits = wishes.allTraits
    var settings = UIKitPageSettings(
      size: .zero, scale: traits.displayScale, isDark: traits.userInterfaceStyle == .dark,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      contentSize: traits.preferredContentSizeCategory == .unspecified ? .large : traits.preferredContentSizeCategory,
      highContrast: traits.accessibilityContrast == .high, idiom: traits.userInterfaceIdiom)
    if traits.legibilityWeight == .bold { settings.accessibility.insert(.boldText) }
    if traits.horizontalSizeClass != .unspecified { settings.horizontal = traits.horizontalSizeClass }
    if traits.verticalSizeClass != .unspecified { settings.vertical = traits.verticalSizeClass }
    return settings
  }

  /// The size a view has, else the one it wants.
  private static func ownSize(of view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    view.sizeToFit()
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The picture of a page at the scale of the traits.
  static func image(_ page: UIKitPage, _ wishes: Wishes) -> UIImage {
    UIImage(.list(page.displayList), scale: max(wishes.allTraits.displayScale, 0.1))
  }
}
