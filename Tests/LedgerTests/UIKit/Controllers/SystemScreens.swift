import UIKit

private final class Watcher: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    shown.append("will \(viewController.title ?? "")")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    shown.append("did \(viewController.title ?? "")")
  }
}

extension Ledger {
  func systemScreenTopic() {
    topic("Controllers' other members")
    value(
      "UINavigationController.delegate", "UINavigationControllerDelegate", "UINavigationControllerDelegate.navigationController",
      says: "the delegate hears before and after a controller is shown",
      from: .documented("uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)")
    ) { judge in
      let (watcher, first, second) = (Watcher(), UIViewController(), UIViewController())
      (first.title, second.title) = ("one", "two")
      let navigation = UINavigationController(rootViewController: first)
      navigation.loadViewIfNeeded()
      navigation.delegate = watcher
      navigation.pushViewController(second, animated: false)
      judge.equal(watcher.shown, ["will two", "did two"])
    }
    value(
      "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations",
      "UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation",
      says: "a delegate that says nothing allows all but upside down", from: .assumed("a phone's own")
    ) { judge in
      let (watcher, navigation) = (Watcher(), UINavigationController())
      judge.equal(watcher.navigationControllerSupportedInterfaceOrientations(navigation), .allButUpsideDown)
      judge.equal(watcher.navigationControllerPreferredInterfaceOrientationForPresentation(navigation), .portrait)
    }
    value(
      "UIViewController.isEditing", "UIViewController.setEditing", "UIViewController.editButtonItem",
      says: "the edit button says Edit, or Done while editing", from: .documented("uikit/uiviewcontroller/editbuttonitem")
    ) { judge in
      let controller = UIViewController()
      judge.equal(controller.isEditing, false)
      judge.equal(controller.editButtonItem.title, "Edit")
      controller.setEditing(true, animated: false)
      judge.equal(controller.isEditing, true)
      judge.equal(controller.editButtonItem.title, "Done")
      judge.expect(controller.editButtonItem === controller.editButtonItem, "the same item")
    }
    value(
      "UIActivityViewController", "UIActivityViewController.*", "UIActivity", "UIActivity.*", "UIImagePickerController",
      "UIImagePickerController.*", "UIImagePickerControllerDelegate", "UIImagePickerControllerDelegate.*", "UIColorPickerViewController",
      "UIColorPickerViewController.*", "UIColorPickerViewControllerDelegate", "UIColorPickerViewControllerDelegate.*",
      says: "screens of the system keep what they are given; there is no camera and no library", from: .assumed("a page has neither")
    ) { judge in
      let share = UIActivityViewController(activityItems: ["a", 1], applicationActivities: nil)
      judge.equal(share.activityItems.count, 2)
      share.excludedActivityTypes = [.mail]
      judge.equal(share.excludedActivityTypes, [.mail])
      let picker = UIImagePickerController()
      judge.equal(picker.sourceType, .photoLibrary)
      judge.equal(picker.allowsEditing, false)
      judge.equal(UIImagePickerController.isSourceTypeAvailable(.camera), false)
      judge.equal(UIColorPickerViewController().supportsAlpha, true)
    }
    value(
      "UIStoryboard", "UIStoryboard.*", "UINib", "UINib.*", "Bundle.loadNibNamed", "UIViewController.storyboard",
      "UIViewController.nibName",
      "UIViewController.nibBundle",
      says: "archives are read in an app that has some; where there is none, an empty controller stands for it",
      from: .assumed("the phone ends the app there")
    ) { judge in
      let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
      judge.expect(storyboard.instantiateViewController(withIdentifier: "x").storyboard == nil, "made in code")
      judge.equal(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).count, 0)
      judge.expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil, "no such file")
      judge.equal(UIViewController(nibName: "Nowhere", bundle: nil).nibName, "Nowhere")
    }
    none(
      "UIApplicationMain", "UIStoryboardSegue", "UIStoryboardSegue.*",
      "UINavigationController.barHideOnSwipeGestureRecognizer", "UINavigationController.hidesBarsOnSwipe",
      "UINavigationController.hidesBarsOnTap", "UINavigationController.hidesBarsWhenKeyboardAppears",
      "UINavigationController.hidesBarsWhenVerticallyCompact", "UINavigationController.interactivePopGestureRecognizer",
      "UINavigationController.Operation", "UITabBarControllerDelegate", "UITabBarControllerDelegate.*",
      "UIStatusBarAnimation", "UIViewController.attemptRotationToDeviceOrientation",
      "UIViewController.automaticallyAdjustsScrollViewInsets", "UIViewController.awakeFromNib",
      "UIViewController.beginAppearanceTransition", "UIViewController.childForHomeIndicatorAutoHidden",
      "UIViewController.childForStatusBarHidden", "UIViewController.childForStatusBarStyle", "UIViewController.definesPresentationContext",
      "UIViewController.endAppearanceTransition", "UIViewController.isBeingDismissed", "UIViewController.isBeingPresented",
      "UIViewController.isModalInPresentation", "UIViewController.isMovingFromParent", "UIViewController.isMovingToParent",
      "UIViewController.modalPresentationCapturesStatusBarAppearance", "UIViewController.performSegue",
      "UIViewController.preferredInterfaceOrientationForPresentation",
      "UIViewController.preferredScreenEdgesDeferringSystemGestures", "UIViewController.preferredStatusBarUpdateAnimation",
      "UIViewController.prefersHomeIndicatorAutoHidden", "UIViewController.prepare", "UIViewController.setContentScrollView",
      "UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden", "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations",
      "UIViewController.shouldAutomaticallyForwardAppearanceMethods", "UIViewController.shouldAutorotate",
      "UIViewController.shouldPerformSegue", "UIViewController.showDetailViewController", "UIViewController.transitionCoordinator",
      "UIViewController.transitioningDelegate", "UIViewControllerAnimatedTransitioning",
      "UIViewControllerAnimatedTransitioning.*",
      "UIViewControllerContextTransitioning", "UIViewControllerContextTransitioning.*", "UIViewControllerInteractiveTransitioning",
      "UIViewControllerInteractiveTransitioning.*", "UIViewControllerTransitioningDelegate", "UIViewControllerTransitioningDelegate.*",
      "UIViewImplicitlyAnimating", "UITransitionContextViewControllerKey", "UITransitionContextViewControllerKey.*",
      "UITransitionContextViewKey", "UITransitionContextViewKey.*", "UIPercentDrivenInteractiveTransition",
      "UIPercentDrivenInteractiveTransition.*",
      why: "segues wait for a tap, and a page shows where transitions end")
  }
}
