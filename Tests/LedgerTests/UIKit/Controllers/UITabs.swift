import UIKit

private let screen = Canvas.screen(300, 300, top: 20, bottom: 10)

@MainActor private func tabs(_ change: (UITabBarController) -> Void = { _ in }) -> UITabBarController {
  let made = UITabBarController()
  let pages = [SafePage("One"), SafePage("Two", .pureRed), SafePage("Three", .pureBlue)]
  for page in pages { page.tabBarItem.image = UIImage(systemName: "square.fill") }
  made.viewControllers = pages
  made.tabBar.accessibilityIdentifier = "tabs"
  change(made)
  return made
}

extension Ledger {
  func uiTabBars() {
    topic("Tab bars, toolbars, page, split and search controllers")

    controllerRow(
      "UITabBarController", "UITabBar", "UITabBarController.viewControllers", "UITabBarController.tabBar", "UIViewController.tabBarItem",
      says: "the first page above a bar of 49 on the safe area, whose items share the width", from: .recorded("iOS 17.5: 49 points"),
      in: screen
    ) {
      tabs()
    } holds: { shown in
      shown.frame("page", 0, 0, 300, 300)
      shown.frame("tabs", 0, 241, 300, 59)
      shown.frame("safe", 0, 20, 300, 221)
      let blue = shown.area(0x007AFF, in: shown.part(0, 241, 300, 59), within: 60)
      shown.judge.near(blue.midX, 50, within: 2)
      for index in 1...2 {
        let gray = shown.area(0x8E8E93, in: shown.part(CGFloat(index) * 100, 243, 100, 57), within: 30)
        shown.judge.near(gray.midX, 50 + CGFloat(index) * 100, within: 3)
      }
      let mirror = try Shown(controller: { tabs { $0.tabBar.semanticContentAttribute = .forceRightToLeft } }, screen, shown.judge)
      shown.judge.near(mirror.area(0x007AFF, in: shown.part(0, 241, 300, 59), within: 60).midX, 250, within: 2)
    }
    controllerRow(
      "UITabBarController.isTabBarHidden", "UITabBarController.setTabBarHidden",
      says: "without the bar the page reaches down to the safe area; hidden before or later, and shown again",
      from: .documented("uikit/uitabbarcontroller/istabbarhidden"), in: screen
    ) {
      tabs { $0.tabBar.isHidden = true }
    } holds: { shown in
      shown.frame("safe", 0, 20, 300, 270)
      shown.color(150, 265, is: 0x00FF00)
      var made: UITabBarController?
      let late = try Shown(
        controller: {
          let controller = tabs()
          made = controller
          return controller
        }, screen, shown.judge)
      late.frame("safe", 0, 20, 300, 221)
      for isHidden in [true, false] {
        made?.setTabBarHidden(isHidden, animated: false)
        made?.view.layoutIfNeeded()
        let safe = made?.selectedViewController?.view.safeAreaInsets.bottom
        // Off the screen again there is no other safe area than the bar's.
        shown.judge.near(safe ?? -1, isHidden ? 0 : 49, within: 0.01)
      }
    }
    controllerRow(
      "UITabBarController.selectedIndex", "UITabBarController.selectedViewController", "UITabBar.selectedItem",
      "UITabBar.unselectedItemTintColor", "UITabBar.barTintColor",
      says: "the chosen page is shown, its item in the tint; colours of the bar and of the others",
      from: .documented("uikit/uitabbarcontroller/selectedindex"), in: screen
    ) {
      tabs {
        $0.selectedIndex = 1
        $0.tabBar.tintColor = .pureGreen
        $0.tabBar.unselectedItemTintColor = .pureBlue
        $0.tabBar.barTintColor = .white
      }
    } holds: { shown in
      shown.color(150, 100, is: 0xFF0000)
      shown.judge.near(shown.area(0x00FF00, in: shown.part(0, 243, 300, 57), within: 60).midX, 150, within: 2)
      shown.judge.expect(
        !shown.area(0x0000FF, in: shown.part(0, 243, 100, 57), within: 60).isNull
          && !shown.area(0x0000FF, in: shown.part(200, 243, 100, 57), within: 60).isNull)
      shown.color(5, 270, is: 0xFFFFFF)
      let last = try Shown(controller: { tabs { $0.selectedViewController = $0.viewControllers?[2] } }, screen, shown.judge)
      last.color(150, 100, is: 0x0000FF)
    }
    uiRow(
      "UITabBarItem", "UITabBarItem.selectedImage", "UITabBar.items", "UITabBarItem.SystemItem",
      says: "a picture above words; another one while chosen",
      from: .documented("uikit/uitabbaritem/selectedimage"), in: .fixed(300, 49)
    ) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      (bar.barTintColor, bar.tintColor) = (.white, .pureRed)
      let pictures = (UIImage(systemName: "square")!, UIImage(systemName: "square.fill")!)
      bar.items =
        [0, 1].map { _ in UITabBarItem(title: "XX", image: pictures.0, selectedImage: pictures.1) } + [
          UITabBarItem(tabBarSystemItem: .search, tag: 4)
        ]
      bar.selectedItem = bar.items?[0]
      return bar
    } holds: {
      let (a, b) = ($0.part(30, 2, 40, 30), $0.part(130, 2, 40, 30))
      $0.judge.expect($0.coverage(a) > $0.coverage(b) * 1.5, "filled and not: \($0.coverage(a)) \($0.coverage(b))")
      let (picture, words) = ($0.area(0xFF0000, in: a, within: 60), $0.area(0xFF0000, in: $0.part(0, 33, 100, 16), within: 90))
      $0.judge.near(picture.midX, 50, within: 1.1)
      $0.judge.near(words.midX, 50, within: 1.6)
      $0.judge.expect(picture.maxY < words.minY && words.maxY <= 46, "\(picture) \(words)")
      $0.judge.expect(!$0.ink(in: $0.part(210, 2, 80, 30)).isNull && !$0.ink(in: $0.part(210, 33, 80, 16)).isNull)
    }
    uiRow(
      "UITabBar", "UITabBar.standardAppearance", "UITabBarAppearance", says: "a hairline above; the appearance's colour",
      from: .documented("uikit/uitabbar/standardappearance"),
      in: .fixed(100, 120), scale: 2
    ) {
      let (a, b) = (
        UITabBar(frame: CGRect(x: 0, y: 10, width: 100, height: 49)), UITabBar(frame: CGRect(x: 0, y: 64, width: 100, height: 49))
      )
      a.barTintColor = .white
      b.standardAppearance.backgroundColor = .pureGreen
      return uiCanvas(a, b)
    } holds: {
      $0.color(50, 9.5, is: 0xC6C6C8, within: 4)
      $0.color(50, 10.5, is: 0xFFFFFF)
      $0.color(50, 48, is: 0xFFFFFF)
      $0.color(50, 80, is: 0x00FF00)
    }
    controllerRow(
      "UIViewController.hidesBottomBarWhenPushed", says: "a pushed page may take the tab bar's room",
      from: .documented("uikit/uiviewcontroller/hidesbottombarwhenpushed"), in: screen
    ) {
      let (first, second) = (SafePage("A"), SafePage("B"))
      second.hidesBottomBarWhenPushed = true
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      return made(UITabBarController()) { $0.viewControllers = [stack] }
    } holds: { shown in
      shown.frame("safe", 0, 64, 300, 226)
      let root = try Shown(
        controller: {
          made(UITabBarController()) {
            $0.viewControllers = [UINavigationController(rootViewController: made(SafePage("A")) { $0.hidesBottomBarWhenPushed = true })]
          }
        }, screen,
        shown.judge)
      root.frame("safe", 0, 64, 300, 177)
    }
    uiRow(
      "UIToolbar", "UIToolbar.items", "UIToolbar.setItems", "UIToolbar.barTintColor", "UIBarButtonItem.flexibleSpace",
      "UIBarButtonItem.fixedSpace", "UIBarButtonItem.width",
      says: "items in a row; flexible room shares what is left, fixed room is as wide as told", from: .documented("uikit/uitoolbar"),
      in: .fixed(300, 44)
    ) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.barTintColor = .pureGreen
      bar.setItems(
        [
          UIBarButtonItem(customView: uiSized("a", 20, 10)), .flexibleSpace(), UIBarButtonItem(customView: uiSized("b", 30, 12)),
          .fixedSpace(50),
          UIBarButtonItem(customView: uiSized("c", 16, 14)),
        ], animated: false)
      return bar
    } holds: { shown in
      let (a, b, c) = (shown.frame("a")!, shown.frame("b")!, shown.frame("c")!)
      shown.judge.near(c.minX - b.maxX, 50)
      shown.judge.near(a.minX, 300 - c.maxX)
      for box in [a, b, c] { shown.judge.near(box.midY, 22, within: 0.01) }
      shown.judge.expect(a.minX >= 8 && a.minX <= 20)
      let two = try shown.other(uiView: {
        made(UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))) {
          $0.items = [
            UIBarButtonItem(customView: uiSized("a", 20, 10)), .flexibleSpace(), UIBarButtonItem(customView: uiSized("b", 60, 10)),
            .flexibleSpace(),
            UIBarButtonItem(customView: uiSized("c", 40, 10)),
          ]
        }
      })
      two.judge.near(two.frame("b")!.minX - two.frame("a")!.maxX, two.frame("c")!.minX - two.frame("b")!.maxX)
      two.judge.near(two.frame("c")!.maxX, c.maxX)
      shown.color(5, 20, is: 0x00FF00)
      let mirror = try shown.other(uiView: {
        mirrored(
          made(UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))) {
            $0.items = [UIBarButtonItem(customView: uiSized("a", 20, 10)), .flexibleSpace()]
          })
      })
      mirror.judge.near(mirror.frame("a")!.maxX, 300 - a.minX)
    }
    measure("UIToolbar", says: "44 points high", from: .recorded("iOS 17.5: 44 points")) { judge in
      judge.equal(UIToolbar().sizeThatFits(CGSize(width: 200, height: 9)), CGSize(width: 200, height: 44))
      judge.equal(UIToolbar().intrinsicContentSize.height, 44)
    }
    value(
      "UITabBarController.setViewControllers", "UITabBarController.delegate", "UITabBar.isTranslucent", "UITabBar.barStyle",
      "UITabBar.scrollEdgeAppearance",
      "UITabBarItem.badgeValue", "UITabBarItem.badgeColor", "UITabBarItem.SystemItem", "UITabBarAppearance.stackedLayoutAppearance",
      "UITabBarItemAppearance",
      "UITabBarItemAppearance.normal", "UITabBarItemAppearance.selected", "UITabBarItemStateAppearance",
      "UITabBarItemStateAppearance.iconColor",
      "UITabBarItemStateAppearance.titleTextAttributes", "UIViewController.tabBarController", "UITabBarController.selectedIndex",
      says: "kept",
      from: .documented("uikit/uitabbarcontroller")
    ) { judge in
      let (a, b) = (SafePage("a"), SafePage("b"))
      let controller = UITabBarController()
      judge.expect(controller.viewControllers == nil && controller.selectedViewController == nil && controller.delegate == nil)
      controller.setViewControllers([a, b], animated: false)
      judge.expect(
        controller.selectedIndex == 0 && controller.selectedViewController === a && a.tabBarController === controller
          && a.tabBarItem.title == "a")
      controller.selectedViewController = b
      judge.equal(controller.selectedIndex, 1)
      controller.setViewControllers([a], animated: false)
      judge.expect(controller.selectedIndex == 0 && b.tabBarController == nil)
      let items: [(UITabBarItem.SystemItem, String)] = [
        (.more, "More"), (.favorites, "Favorites"), (.featured, "Featured"), (.topRated, "Top Rated"), (.recents, "Recents"),
        (.contacts, "Contacts"), (.history, "History"),
        (.bookmarks, "Bookmarks"), (.search, "Search"), (.downloads, "Downloads"), (.mostRecent, "Most Recent"),
        (.mostViewed, "Most Viewed"),
      ]
      for (kind, title) in items {
        let item = UITabBarItem(tabBarSystemItem: kind, tag: 3)
        judge.expect(item.title == title && item.image != nil && item.tag == 3 && item.badgeValue == nil && item.badgeColor == nil, title)
      }
      judge.equal(UITabBarItem(title: "t", image: nil, tag: 5).tag, 5)
      let looks = UITabBarAppearance().stackedLayoutAppearance
      looks.normal.iconColor = .pureRed
      judge.expect(looks.normal.iconColor == .pureRed && looks.selected.iconColor == nil && looks.selected.titleTextAttributes.isEmpty)
      judge.expect(UITabBar().isTranslucent && UITabBar().barStyle == .default && UITabBar().scrollEdgeAppearance == nil)
      b.tabBarItem = UITabBarItem(title: "own", image: nil, tag: 1)
      judge.equal(b.tabBarItem.title, "own")
    }

    controllerRow(
      "UIPageViewController", "UIPageViewController.setViewControllers", "UIPageViewController.viewControllers",
      "UIPageViewController.dataSource",
      "UIPageViewControllerDataSource", "UIPageViewControllerDataSource.presentationCount",
      "UIPageViewControllerDataSource.presentationIndex",
      says: "the page set last fills the view, above dots where the source counts them", from: .documented("uikit/uipageviewcontroller"),
      in: screen
    ) {
      PageHost(count: 3)
    } holds: { shown in
      let page = shown.frame("page")!
      shown.judge.expect(page.minY == 0 && page.width == 300 && page.height < 270 && page.height > 220, "\(page)")
      shown.color(150, 100, is: 0xFF0000)
      let full = try Shown(controller: { PageHost(count: 0) }, screen, shown.judge)
      full.frame("page", 0, 0, 300, 300)
    }
    value(
      "UIPageViewController.TransitionStyle", "UIPageViewController.NavigationDirection", "UIPageViewController.NavigationOrientation",
      "UIPageViewController.navigationOrientation", "UIPageViewController.transitionStyle", "UIPageViewController.isDoubleSided",
      "UIPageViewController.delegate",
      "UIPageViewController.OptionsKey", "UIPageViewController.OptionsKey.interPageSpacing",
      "UIPageViewController.OptionsKey.spineLocation",
      "UIPageViewControllerDelegate", "UIPageViewControllerDelegate.pageViewController",
      "UIPageViewControllerDataSource.pageViewController",
      says: "kept; nobody leafs while a page is made", from: .documented("uikit/uipageviewcontroller")
    ) { judge in
      let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical, options: [.interPageSpacing: 4])
      judge.expect(controller.transitionStyle == .pageCurl && controller.navigationOrientation == .vertical && !controller.isDoubleSided)
      judge.expect(controller.viewControllers == nil && controller.dataSource == nil && controller.delegate == nil)
      let (page, next) = (SafePage("a"), SafePage("b"))
      var done = false
      controller.setViewControllers([page], direction: .forward, animated: false) { done = $0 }
      judge.expect(done && controller.viewControllers == [page] && page.parent === controller)
      controller.setViewControllers([next], direction: .reverse, animated: true)
      judge.expect(controller.viewControllers == [next] && page.parent == nil)
      let source = PageSource(count: 2)
      judge.expect(
        source.pageViewController(controller, viewControllerBefore: page) == nil
          && source.pageViewController(controller, viewControllerAfter: page) == nil)
      judge.expect(UIPageViewController.OptionsKey.interPageSpacing != .spineLocation)
      let silent = SilentPages()
      judge.expect(silent.presentationCount(for: controller) == 0 && silent.presentationIndex(for: controller) == 0)
      silent.pageViewController(controller, willTransitionTo: [])
      silent.pageViewController(controller, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
    }

    controllerRow(
      "UISplitViewController", "UISplitViewController.viewControllers", "UISplitViewController.preferredPrimaryColumnWidth",
      "UISplitViewController.setViewController",
      "UISplitViewController.Column", "UISplitViewController.Style",
      says: "columns side by side where there is room, the primary as wide as told, with a line between",
      from: .documented("uikit/uisplitviewcontroller"), in: .fixed(900, 200)
    ) {
      split { $0.preferredPrimaryColumnWidth = 220 }
    } holds: { shown in
      shown.area(0x00FF00, 0, 0, 220, 200, within: 1)
      shown.area(0xFF0000, 220, 0, 680, 200, within: 1)
      shown.color(219.6, 50, isNot: 0x00FF00)
      let three = try Shown(
        controller: {
          split(.tripleColumn) {
            $0.preferredPrimaryColumnWidth = 200
            $0.setViewController(SafePage("m", .pureBlue), for: .supplementary)
          }
        }, shown.canvas, shown.judge)
      three.area(0x0000FF, 200, 0, 200, 200, within: 1)
      three.area(0xFF0000, 400, 0, 500, 200, within: 1)
      let hidden = try Shown(controller: { split { $0.preferredDisplayMode = .secondaryOnly } }, shown.canvas, shown.judge)
      hidden.area(0xFF0000, 0, 0, 900, 200)
      let wide = try Shown(controller: { split { $0.preferredPrimaryColumnWidth = 800 } }, shown.canvas, shown.judge)
      wide.area(0x00FF00, 0, 0, 450, 200, within: 1)
      let plain = try Shown(controller: { split() }, shown.canvas, shown.judge)
      plain.area(0x00FF00, 0, 0, 320, 200, within: 1)
      let mirror = try Shown(
        controller: { split { ($0.preferredPrimaryColumnWidth, $0.view.semanticContentAttribute) = (220, .forceRightToLeft) } },
        shown.canvas, shown.judge)
      mirror.area(0x00FF00, 680, 0, 220, 200, within: 1)
      let narrow = try Shown(controller: { split() }, .fixed(300, 200), shown.judge)
      narrow.area(0xFF0000, 0, 0, 300, 200)
      let chosen = try Shown(controller: { split { $0.show(.primary) } }, .fixed(300, 200), shown.judge)
      chosen.area(0x00FF00, 0, 0, 300, 200)
      let compact = try Shown(
        controller: { split { $0.setViewController(SafePage("c", .pureBlue), for: .compact) } }, .fixed(300, 200), shown.judge)
      compact.area(0x0000FF, 0, 0, 300, 200)
    }
    value(
      "UISplitViewController.DisplayMode", "UISplitViewController.SplitBehavior", "UISplitViewController.automaticDimension",
      "UISplitViewController.hide",
      "UISplitViewController.show", "UISplitViewController.isCollapsed", "UISplitViewController.preferredDisplayMode",
      "UISplitViewController.preferredSplitBehavior",
      "UISplitViewController.presentsWithGesture", "UISplitViewController.style", "UISplitViewController.viewController",
      "UIViewController.splitViewController",
      says: "its columns and wishes", from: .documented("uikit/uisplitviewcontroller")
    ) { judge in
      let (a, b, c) = (SafePage("a"), SafePage("b"), SafePage("c"))
      let one = UISplitViewController(style: .tripleColumn)
      judge.expect(
        one.style == .tripleColumn && one.preferredDisplayMode == .automatic && one.preferredSplitBehavior == .automatic
          && one.presentsWithGesture)
      judge.expect(
        one.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension && UISplitViewController.automaticDimension == -1)
      one.viewControllers = [a, b]
      one.setViewController(c, for: .supplementary)
      judge.expect(
        one.viewControllers == [a, c, b] && one.viewController(for: .primary) === a && one.viewController(for: .secondary) === b
          && a.splitViewController === one)
      one.hide(.primary)
      judge.equal(one.preferredDisplayMode, .secondaryOnly)
      one.show(.primary)
      judge.equal(one.preferredDisplayMode, .oneBesideSecondary)
      one.setViewController(nil, for: .primary)
      judge.expect(one.viewController(for: .primary) == nil && a.splitViewController == nil)
      judge.expect(UINavigationController(rootViewController: c).viewControllers == [c])
    }
    value(
      "UISearchController", "UISearchController.automaticallyShowsCancelButton", "UISearchController.delegate",
      "UISearchController.hidesNavigationBarDuringPresentation",
      "UISearchController.isActive", "UISearchController.obscuresBackgroundDuringPresentation",
      "UISearchController.searchResultsController",
      "UISearchController.searchResultsUpdater", "UISearchControllerDelegate", "UISearchControllerDelegate.didDismissSearchController",
      "UISearchControllerDelegate.didPresentSearchController", "UISearchControllerDelegate.willDismissSearchController",
      "UISearchControllerDelegate.willPresentSearchController", "UISearchResultsUpdating", "UISearchResultsUpdating.updateSearchResults",
      says: "kept; nobody searches while a page is made",
      from: .documented("uikit/uisearchcontroller")
    ) { judge in
      let (results, silent) = (SafePage("r"), SilentSearch())
      let one = UISearchController(searchResultsController: results)
      judge.expect(
        one.searchResultsController === results && !one.isActive && one.obscuresBackgroundDuringPresentation
          && one.hidesNavigationBarDuringPresentation)
      judge.expect(one.automaticallyShowsCancelButton && one.delegate == nil && one.searchResultsUpdater == nil)
      one.delegate = silent
      one.searchResultsUpdater = silent
      one.searchResultsUpdater?.updateSearchResults(for: one)
      judge.equal(silent.updates, 1)
      silent.willPresentSearchController(one)
      silent.didPresentSearchController(one)
      silent.willDismissSearchController(one)
      silent.didDismissSearchController(one)
    }
    controllerRow(
      "UIAppearance", "UIAppearance.appearance", "UIAppearanceContainer", says: "bars of a class begin with what its appearance says",
      from: .documented("uikit/uiappearance"), in: screen
    ) {
      AppearanceBar.appearance().barTintColor = .pureBlue
      AppearanceBar.appearance().tintColor = .pureRed
      let host = UIViewController()
      let bar = AppearanceBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
      bar.items = [UITabBarItem(title: "XX", image: UIImage(systemName: "square.fill"), tag: 0)]
      bar.selectedItem = bar.items?[0]
      host.view.addSubview(bar)
      return host
    } holds: {
      $0.color(10, 130, is: 0x0000FF)
      $0.judge.expect(!$0.area(0xFF0000, within: 60).isNull)
      $0.judge.expect(
        AppearanceBar.appearance(whenContainedInInstancesOf: [UIViewController.self]) === AppearanceBar.appearance(for: .current))
    }
  }
}

private final class AppearanceBar: UITabBar {}

@MainActor private func split(_ style: UISplitViewController.Style = .doubleColumn, _ change: (UISplitViewController) -> Void = { _ in })
  -> UISplitViewController
{
  let made = UISplitViewController(style: style)
  made.setViewController(SafePage("p"), for: .primary)
  made.setViewController(SafePage("s", .pureRed), for: .secondary)
  change(made)
  return made
}

private final class PageSource: UIPageViewControllerDataSource {
  let count: Int
  init(count: Int) { self.count = count }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  { nil }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

private final class PageHost: UIPageViewController {
  private let source: PageSource
  init(count: Int) {
    source = PageSource(count: count)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    setViewControllers([SafePage("a")], direction: .forward, animated: false)
    setViewControllers([SafePage("b", .pureRed)], direction: .forward, animated: false)
    dataSource = source
  }
  required init?(coder: NSCoder) { nil }
}

private final class SilentPages: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  { nil }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  { nil }
}

private final class SilentSearch: UISearchControllerDelegate, UISearchResultsUpdating {
  var updates = 0
  func updateSearchResults(for searchController: UISearchController) { updates += 1 }
}
