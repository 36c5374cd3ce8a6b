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
      "NSExtensionItem.*", "NSUserActivityDelegate", "NSUserActivityDelegate.*", "NSUserActivityTypeBrowsingWeb",
      says: "kept, with the phone's first values", from: .documented("foundation/nsuseractivity")
    ) { row in
      let activity = NSUserActivity(activityType: "a.b")
      row.expect(activity.expirationDate == nil && activity.requiredUserInfoKeys == nil && !activity.needsSave)
      row.equal(NSUserActivityTypeBrowsingWeb, "NSUserActivityTypeBrowsingWeb")
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
      "NSExtensionContext", "NSExtensionContext.*", "NSExtensionRequestHandling", "NSExtensionRequestHandling.*",
      "UIViewController.extensionContext", "NSExtensionJavaScriptFinalizeArgumentKey",
      "NSExtensionJavaScriptPreprocessingResultsKey", says: "a phone, with its own icon, and no other app to speak with",
      from: .documented("uikit/uiapplication/alternateiconname")
    ) { row in
      row.expect(UIApplication.shared.alternateIconName == nil && !UIApplication.shared.supportsAlternateIcons)
      row.expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
      row.expect(UIViewController().extensionContext == nil)
    }
    value(
      "UIImage.writableTypeIdentifiersForItemProvider", "UIImage.readableTypeIdentifiersForItemProvider", "UIImage.loadData",
      "UIImage.object", says: "a picture goes into a provider as PNG and comes out of its bytes",
      from: .documented("foundation/nsitemproviderwriting")
    ) { row in
      let size = CGSize(width: 3, height: 2)
      let provider = NSItemProvider(object: UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) })
      row.equal(provider.registeredTypeIdentifiers, ["public.png"])
      nonisolated(unsafe) var bytes: Data?
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in bytes = data }
      let image = bytes.flatMap { try? UIImage.object(withItemProviderData: $0, typeIdentifier: "public.png") }
      row.equal(image?.cgImage?.width, UIGraphicsImageRenderer(size: size).image { _ in }.cgImage?.width)
    }
    value(
      "NSNotification.Name.NSUndoManagerCheckpoint", "NSNotification.Name.NSUndoManagerWillUndoChange",
      "NSNotification.Name.NSUndoManagerDidUndoChange", "NSNotification.Name.NSUndoManagerWillRedoChange",
      "NSNotification.Name.NSUndoManagerDidRedoChange", "NSNotification.Name.NSUndoManagerDidOpenUndoGroup",
      "NSNotification.Name.NSUndoManagerWillCloseUndoGroup", "NSNotification.Name.NSUndoManagerDidCloseUndoGroup",
      says: "told around a step, which has a name; what is silenced is no step", from: .documented("foundation/undomanager")
    ) { row in
      final class Words: NSObject, @unchecked Sendable { var text = "a" }
      let (manager, words) = (UndoManager(), Words())
      @MainActor func set(_ text: String) {
        let before = words.text
        manager.registerUndo(withTarget: words) { _ in MainActor.assumeIsolated { set(before) } }
        manager.setActionName("Typing")
        words.text = text
      }
      nonisolated(unsafe) var told: [String] = []
      let watch = NotificationCenter.default.addObserver(forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil) { _ in
        told.append(words.text)
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      set("b")
      row.equal(manager.undoMenuItemTitle, "Undo Typing")
      manager.undo()
      row.equal(told, ["a"])
      row.expect(manager.redoActionName == "Typing" && !manager.canUndo)
      manager.redo()
      row.expect(words.text == "b" && manager.undoActionName == "Typing")
      manager.disableUndoRegistration()
      set("c")
      manager.enableUndoRegistration()
      manager.undo()
      row.expect(words.text == "a" && manager.isUndoRegistrationEnabled)
      manager.removeAllActions(withTarget: words)
      row.expect(!manager.canRedo)
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
