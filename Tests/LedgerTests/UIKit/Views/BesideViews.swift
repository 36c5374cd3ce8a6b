import UIKit

extension Ledger {
  func besideViewsTopic() {
    topic("Beside views")
    uiRow(
      "CALayer.shadowPath", says: "a shadow of a path, wherever the layer is not itself", from: .documented("quartzcore/calayer/shadowpath")
    ) {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 5, height: 0))
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10), transform: nil)
      return uiLayers(layer)
    } holds: {
      // The layer begins at (10, 10); its shadow lies 5 to the right of the path.
      $0.area(0x000000, 15, 10, 40, 10)
    }
    value(
      "UITextChecker", "UITextChecker.*", says: "there is no dictionary: no word is misspelled, none is guessed",
      from: .assumed("a spelling that nobody can look up is no mistake")
    ) { row in
      let checker = UITextChecker()
      let found = checker.rangeOfMisspelledWord(
        in: "zxqv", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
      row.equal(found.location, NSNotFound)
      row.equal(checker.guesses(forWordRange: found, in: "zxqv", language: "en"), [])
      row.equal(UITextChecker.availableLanguages, [])
    }
    value(
      "NSUserActivity", "NSUserActivity.*", "UIUserActivityRestoring", "UIUserActivityRestoring.*", "UIApplicationShortcutItem",
      "UIApplicationShortcutItem.*", "NSExtensionItem",
      "NSExtensionItem.*",
      says: "kept, with the phone's first values", from: .documented("foundation/nsuseractivity")
    ) { row in
      let activity = NSUserActivity(activityType: "a.b")
      row.expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && activity.userInfo == nil)
      activity.addUserInfoEntries(from: ["a": 1])
      activity.addUserInfoEntries(from: ["b": 2])
      row.equal(activity.userInfo?.count, 2)
      row.equal(UIApplicationShortcutItem(type: "t", localizedTitle: "Add").localizedTitle, "Add")
      row.expect(NSExtensionItem().attachments == nil)
    }
    value(
      "UIApplication.alternateIconName", "UIApplication.supportsAlternateIcons", "ProcessInfo.isMacCatalystApp",
      "ProcessInfo.isiOSAppOnMac",
      "NSExtensionContext", "NSExtensionContext.*", "UIViewController.extensionContext", "NSExtensionJavaScriptFinalizeArgumentKey",
      "NSExtensionJavaScriptPreprocessingResultsKey", says: "a phone, with its own icon, and no other app to speak with",
      from: .documented("uikit/uiapplication/alternateiconname")
    ) { row in
      row.expect(UIApplication.shared.alternateIconName == nil && !UIApplication.shared.supportsAlternateIcons)
      row.expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
      row.expect(UIViewController().extensionContext == nil)
    }
    value(
      "UIToolbar.barStyle", "UIToolbar.setShadowImage", "UIToolbar.setBackgroundImage", "UIBarAppearance.backgroundEffect",
      "UIBarAppearance.backgroundImageContentMode", "UIBarPosition", says: "kept only", from: .documented("uikit/uitoolbar/barstyle")
    ) { row in
      let bar = UIToolbar()
      row.equal(bar.barStyle, .default)
      bar.barStyle = .black
      bar.setShadowImage(nil, forToolbarPosition: .any)
      bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
      row.equal(bar.barStyle, .black)
      row.expect(UITabBarAppearance().backgroundImageContentMode == .scaleToFill)
    }
    none(
      "UIResponder.observeValue", "UISplitViewControllerDelegate", "UISplitViewControllerDelegate.*",
      why: "nothing changes and nothing collapses while a page is made")
    measure(
      "UIButton.systemButton", says: "a button of the system's kind with a picture",
      from: .documented("uikit/uibutton/systembutton(with:target:action:)")
    ) { row in
      let image = UIImage(systemName: "star")
      let button = UIButton.systemButton(with: image ?? UIImage(), target: nil, action: nil)
      row.equal(button.image(for: .normal), image)
      row.equal(button.buttonType, .system)
    }
    value(
      "UndoManager.isUndoing", "UndoManager.isRedoing", "UndoManager.redo", "UndoManager.canRedo", "UndoManager.beginUndoGrouping",
      says: "a group is undone at once, and done again at once", from: .documented("foundation/undomanager")
    ) { row in
      @MainActor final class Box {
        var value = 0
        let manager = UndoManager()
        @MainActor func set(_ new: Int) {
          let old = value
          value = new
          manager.registerUndo(withTarget: self) { box in MainActor.assumeIsolated { box.set(old) } }
        }
      }
      let box = Box()
      box.manager.beginUndoGrouping()
      box.set(1)
      box.set(2)
      box.manager.endUndoGrouping()
      box.set(3)
      box.manager.undo()
      row.equal(box.value, 2)
      box.manager.undo()
      row.equal(box.value, 0)
      box.manager.redo()
      row.equal(box.value, 2)
      row.expect(box.manager.canRedo && !box.manager.isUndoing && !box.manager.isRedoing)
      box.set(7)
      row.expect(!box.manager.canRedo)
    }
  }
}
