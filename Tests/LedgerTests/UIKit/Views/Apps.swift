import UIKit

extension Ledger {
  func uiAppTopic() {
    topic("Screens, windows, apps and scenes")

    measure(
      "UIScreen.*", "UIWindow", "UIWindow.screen", "UIView.window",
      says: "the screen is the page's canvas at its scale; 390 × 844 at 2 outside", from: .documented("uikit/uiscreen")
    ) { row in
      row.rect(UIScreen.main.bounds, 0, 0, 390, 844)
      row.equal([UIScreen.main.scale, UIScreen.main.nativeScale, UIScreen.main.brightness], [2, 2, 1])
      row.rect(UIScreen.main.nativeBounds, 0, 0, 780, 1688)
      var seen: (CGRect, CGRect, CGFloat) = (.zero, .zero, 0)
      _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 320, height: 200), scale: 3)) {
        seen = (UIScreen.main.bounds, UIScreen.main.nativeBounds, UIScreen.main.scale)
        return UIView()
      }
      row.rect(seen.0, 0, 0, 320, 200)
      row.rect(seen.1, 0, 0, 960, 600)
      row.equal(seen.2, 3)
      row.expect(UIWindow(frame: .zero).screen === UIScreen.main)
    }
    value(
      "UIDevice.*", says: "a phone", from: .documented("uikit/uidevice")
    ) { row in
      let device = UIDevice.current
      row.equal([device.model, device.systemName, device.name], ["iPhone", "iOS", "iPhone"])
      row.expect((Double(device.systemVersion) ?? 0) >= 17)
      row.equal(device.userInterfaceIdiom, .phone)
    }
    measure(
      "UIWindow.rootViewController", "UIWindow.makeKeyAndVisible", "UIWindow.makeKey", "UIWindow.isKeyWindow", "UIWindow.windowLevel",
      "UIWindow.Level.*", "UIWindow.didBecomeKeyNotification", "UIWindow.didResignKeyNotification",
      says: "the root's view fills the window, and follows its size; becoming key is told of",
      from: .documented("uikit/uiwindow/rootviewcontroller")
    ) { row in
      let (window, one, other) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIViewController(), UIViewController())
      row.expect(window.rootViewController == nil && !window.isKeyWindow && window.windowLevel == .normal)
      window.rootViewController = one
      row.rect(one.view.frame, 0, 0, 100, 200)
      window.frame.size = CGSize(width: 50, height: 60)
      row.rect(one.view.frame, 0, 0, 50, 60)
      window.rootViewController = other
      row.expect(one.view.superview == nil && other.view.superview === window && window.window === window)
      let told = Told()
      let token = NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil) { _ in
        told.count += 1
      }
      defer { NotificationCenter.default.removeObserver(token) }
      window.makeKeyAndVisible()
      row.equal(told.count, 1)
      row.expect(UIWindow.didResignKeyNotification != UIWindow.didBecomeKeyNotification)
      row.expect(window.isKeyWindow)
      let second = UIWindow(frame: .zero)
      second.makeKey()
      row.expect(second.isKeyWindow)
      window.windowLevel = .alert
      row.equal(window.windowLevel, .alert)
      row.equal([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue), [0, 1000, 2000])
    }
    uiAppScenes()
    uiAppItself()
    uiAppFeedback()
  }

  private func uiAppScenes() {
    measure(
      "UIScene.*", "UIWindowScene.*", "UIWindow.windowScene", "UIOpenURLContext.*", "UISceneSession.*", "UIStatusBarManager.*",
      "UISceneSizeRestrictions.*",
      says: "a page has one scene, in use, with the windows that are there", from: .documented("uikit/uiwindowscene")
    ) { row in
      var opened: Bool?
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      guard let scene = window.windowScene else { return row.expect(false, "no scene") }
      row.expect(scene.windows.contains(window) && scene.screen === UIScreen.main && scene.activationState == .foregroundActive)
      row.expect(scene.session.role == .windowApplication && !scene.session.persistentIdentifier.isEmpty && scene.delegate == nil)
      row.equal(scene.interfaceOrientation, .portrait)
      row.equal(scene.traitCollection.displayScale, 2)
      scene.title = "a"
      row.equal(scene.title, "a")
      scene.open(URL(fileURLWithPath: "/"), options: nil) { opened = $0 }
      row.equal(opened, false)
      row.expect(scene.sizeRestrictions == nil && scene.statusBarManager?.isStatusBarHidden == false)
      let limits = UISceneSizeRestrictions()
      limits.minimumSize = CGSize(width: 1, height: 2)
      limits.maximumSize = CGSize(width: 3, height: 4)
      row.expect(limits.minimumSize.height == 2 && limits.maximumSize.width == 3)
      row.expect(UIScene.ConnectionOptions().urlContexts.isEmpty && !UIScene.OpenExternalURLOptions().universalLinksOnly)
      row.equal([UIScene.ActivationState.unattached, .foregroundActive, .foregroundInactive, .background].map(\.rawValue), [-1, 0, 1, 2])
      var seen: (CGRect?, CGRect, UIInterfaceOrientation) = (nil, .zero, .unknown)
      final class Page: UIViewController {
        var look: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) { look() }
      }
      _ = UIKitPage.make(
        UIKitPageSettings(size: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      ) { () -> UIViewController in
        let page = Page()
        page.look = { [unowned page] in
          let scene = page.view.window?.windowScene
          seen = (scene?.statusBarManager?.statusBarFrame, UIApplication.shared.statusBarFrame, scene?.interfaceOrientation ?? .unknown)
        }
        return page
      }
      row.equal(seen.2, .landscapeLeft)
      row.near(seen.0?.width, 844)
      row.near(seen.1.width, 844)
      row.rect(UIWindow(windowScene: scene).frame, 0, 0, 390, 844)
    }
    value(
      "UIInterfaceOrientation.*", "UISceneConfiguration.*", says: "how a device is held; how a scene is set up",
      from: .documented("uikit/uiinterfaceorientation")
    ) { row in
      let all: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
      row.equal(all.map(\.rawValue), [0, 1, 2, 3, 4])
      row.equal(all.map(\.isLandscape), [false, false, false, true, true])
      row.equal(all.map(\.isPortrait), [false, true, true, false, false])
      let configuration = UISceneConfiguration(name: "a", sessionRole: .windowApplication)
      row.expect(configuration.name == "a" && configuration.role == .windowApplication && configuration.delegateClass == nil)
      configuration.delegateClass = UIView.self
      configuration.sceneClass = UIWindowScene.self
      row.expect(configuration.delegateClass != nil && configuration.sceneClass != nil)
      row.equal(UISceneSession.Role.windowApplication.rawValue, "UIWindowSceneSessionRoleApplication")
    }
    none(
      "UISceneDelegate.*", "UIWindowSceneDelegate.*", "UIApplicationDelegate.*",
      why: "a page is made of a view or a controller; what hears of an app's life is not called")
  }

  private func uiAppItself() {
    measure(
      "UIApplication", "UIApplication.shared", "UIApplication.windows", "UIApplication.keyWindow", "UIApplication.connectedScenes",
      "UIApplication.openSessions",
      "UIApplication.applicationState", "UIApplication.State", "UIApplication.preferredContentSizeCategory",
      "UIApplication.userInterfaceLayoutDirection",
      "UIApplication.statusBarFrame", says: "one app, in use, in the page's surroundings", from: .documented("uikit/uiapplication")
    ) { row in
      let app = UIApplication.shared
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      row.expect(app.windows.contains(window) && app.connectedScenes.count == 1 && app.openSessions.count == 1)
      row.equal(app.applicationState, .active)
      row.equal([UIApplication.State.active, .inactive, .background].map(\.rawValue), [0, 1, 2])
      row.equal(app.preferredContentSizeCategory, .large)
      row.equal(app.userInterfaceLayoutDirection, .leftToRight)
      surroundings(direction: .rightToLeft, category: .small) {
        row.equal(app.preferredContentSizeCategory, .small)
        row.equal(app.userInterfaceLayoutDirection, .rightToLeft)
      }
      window.makeKeyAndVisible()
      row.expect(app.keyWindow?.isKeyWindow == true)
      row.equal(app.statusBarFrame.width, 390)
    }
    measure(
      "UIApplication.canOpenURL", "UIApplication.open", "UIApplication.beginBackgroundTask", "UIApplication.setAlternateIconName",
      "UIBackgroundTaskIdentifier.*",
      says: "a page opens nothing and has no time in the background",
      from: .documented("uikit/uiapplication/open(_:options:completionhandler:)")
    ) { row in
      let app = UIApplication.shared
      let url = URL(fileURLWithPath: "/")
      var opened: Bool?
      row.equal(app.canOpenURL(url), false)
      app.open(url) { opened = $0 }
      row.equal(opened, false)
      row.equal(app.beginBackgroundTask(), .invalid)
      row.equal(UIBackgroundTaskIdentifier.invalid.rawValue, 0)
      var heard = false
      app.setAlternateIconName("a") { heard = $0 == nil }
      row.expect(heard)
    }
    value(
      "UIApplication.isIdleTimerDisabled", "UIApplication.applicationIconBadgeNumber", "UIApplication.delegate",
      "UIApplication.openSettingsURLString",
      "UIApplication.didBecomeActiveNotification", "UIApplication.willResignActiveNotification",
      "UIApplication.didEnterBackgroundNotification",
      "UIApplication.willEnterForegroundNotification", "UIApplication.willTerminateNotification",
      "UIApplication.didReceiveMemoryWarningNotification",
      "UIApplication.LaunchOptionsKey.*", "UIApplication.OpenExternalURLOptionsKey.*", "UIApplication.OpenURLOptionsKey.*",
      says: "kept; names as UIKit writes them",
      from: .documented("uikit/uiapplication/openurloptionskey")
    ) { row in
      let app = UIApplication.shared
      row.expect(!app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0 && app.delegate == nil)
      app.isIdleTimerDisabled = true
      app.applicationIconBadgeNumber = 3
      row.expect(app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 3)
      app.isIdleTimerDisabled = false
      app.applicationIconBadgeNumber = 0
      row.equal(UIApplication.openSettingsURLString, "app-settings:")
      let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        UIApplication.didReceiveMemoryWarningNotification,
      ]
      row.equal(Set(names).count, 6)
      row.expect(names.allSatisfy { $0.rawValue.hasPrefix("UIApplicationDid") || $0.rawValue.hasPrefix("UIApplicationWill") })
      row.equal(UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey")
      row.equal(UIApplication.LaunchOptionsKey.remoteNotification.rawValue, "UIApplicationLaunchOptionsRemoteNotificationKey")
      row.equal(UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue, "UIApplicationOpenURLOptionUniversalLinksOnly")
      row.equal(UIApplication.OpenURLOptionsKey.sourceApplication.rawValue, "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    none(
      "UIApplication.beginIgnoringInteractionEvents", "UIApplication.endIgnoringInteractionEvents",
      "UIApplication.registerForRemoteNotifications",
      "UIApplication.endBackgroundTask", why: "a still gets no touches and no messages")
  }

  private func uiAppFeedback() {
    none(
      "UIFeedbackGenerator.*", "UIImpactFeedbackGenerator.*", "UINotificationFeedbackGenerator.*", "UISelectionFeedbackGenerator.*",
      why: "nothing of a page is felt")
    value(
      "UIPasteboard.*", says: "what was copied, for the life of the program", from: .documented("uikit/uipasteboard")
    ) { row in
      let board = UIPasteboard.general
      row.expect(!board.hasStrings && board.string == nil && board.url == nil && board.image == nil && board.color == nil)
      // Each takes the place of what was there.
      board.string = "a"
      row.expect(board.hasStrings && board.string == "a" && board.image == nil)
      board.url = URL(fileURLWithPath: "/a")
      row.expect(board.url?.path == "/a" && board.image == nil)
      board.image = uiFlag()
      row.expect(board.image != nil && board.string == nil && board.url == nil)
      board.color = .pureRed
      row.expect(board.color == .pureRed && board.image == nil)
      board.items = []
      row.expect(UIPasteboard.general === board && !board.hasStrings)
    }
    value(
      "UIResponder.keyboardWillShowNotification", "UIResponder.keyboardDidShowNotification", "UIResponder.keyboardWillHideNotification",
      "UIResponder.keyboardDidHideNotification",
      "UIResponder.keyboardWillChangeFrameNotification", "UIResponder.keyboardFrameEndUserInfoKey",
      "UIResponder.keyboardFrameBeginUserInfoKey",
      "UIResponder.keyboardAnimationDurationUserInfoKey", "UIResponder.keyboardAnimationCurveUserInfoKey",
      says: "the phone's names; no keyboard comes",
      from: .documented("uikit/uiresponder/keyboardwillshownotification")
    ) { row in
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      ].map(\.rawValue)
      row.equal(
        names,
        ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame"].map { "UIKeyboard\($0)Notification" })
      row.equal(
        [
          UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey,
          UIResponder.keyboardAnimationDurationUserInfoKey,
          UIResponder.keyboardAnimationCurveUserInfoKey,
        ], ["FrameEnd", "FrameBegin", "AnimationDuration", "AnimationCurve"].map { "UIKeyboard\($0)UserInfoKey" })
    }
  }
}

private final class Told: @unchecked Sendable { var count = 0 }
