import UIKit

private let screen = Canvas.screen(300, 300, top: 20, bottom: 10)

/// A controller whose view is green and holds a box at its safe area's corner, named `safe`.
final class SafePage: UIViewController {
  private let color: UIColor
  init(_ title: String?, _ color: UIColor = .pureGreen) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    view.backgroundColor = color
    view.accessibilityIdentifier = "page"
    let box = UIView()
    box.accessibilityIdentifier = "safe"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor), box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      box.topAnchor.constraint(equalTo: safe.topAnchor), box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }
}

@MainActor private func navigation(_ pages: UIViewController..., change: (UINavigationController) -> Void = { _ in })
  -> UINavigationController
{
  let made = UINavigationController(rootViewController: pages[0])
  for page in pages.dropFirst() { made.pushViewController(page, animated: false) }
  made.navigationBar.accessibilityIdentifier = "bar"
  change(made)
  return made
}

extension Ledger {
  func uiBars() {
    topic("Navigation bars and items")

    controllerRow(
      "UINavigationController", "UINavigationBar", "UINavigationItem.title", "UIViewController.title", "UIViewController.navigationItem",
      says: "a bar of 44 below the safe area, the title in its middle; content's safe area begins below",
      from: .recorded("iOS 17.5: 44 points"), in: screen
    ) {
      navigation(SafePage("Title"))
    } holds: {
      $0.frame("page", 0, 0, 300, 300)
      $0.frame("bar", 0, 0, 300, 64)
      $0.frame("safe", 0, 64, 300, 226)
      $0.judge.equal(Set($0.texts), ["Title"])
      let ink = $0.area(0x000000, in: $0.part(0, 0, 300, 64), within: 60)
      $0.judge.near(ink.midX, 150, within: 2)
      $0.judge.near(ink.midY, 42, within: 3)
    }
    controllerRow(
      "UINavigationBar.prefersLargeTitles", "UINavigationItem.largeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode",
      says: "a large title 52 below, at the leading edge, unless the item says never", from: .recorded("iOS 17.5: 96 points"), in: screen
    ) {
      navigation(SafePage("Title")) { $0.navigationBar.prefersLargeTitles = true }
    } holds: { shown in
      shown.frame("safe", 0, 116, 300, 174)
      let ink = shown.area(0x000000, in: shown.part(0, 64, 300, 52), within: 60)
      shown.judge.near(ink.minX, 16, within: 3)
      shown.judge.expect(ink.height > 20, "\(ink)")
      shown.judge.expect(shown.area(0x000000, in: shown.part(0, 20, 300, 44), within: 60).isNull)
      let judge = shown.judge
      for (mode, large, y) in [
        (UINavigationItem.LargeTitleDisplayMode.never, true, CGFloat(64)), (.always, true, 116), (.always, false, 64),
        (.automatic, true, 116),
      ] {
        let other = try Shown(
          controller: {
            let page = SafePage("Title")
            page.navigationItem.largeTitleDisplayMode = mode
            return navigation(page) { $0.navigationBar.prefersLargeTitles = large }
          }, screen, judge)
        other.frame("safe", 0, y, 300, nil)
      }
    }
    controllerRow(
      "UINavigationController.pushViewController", "UINavigationItem.backButtonTitle", "UINavigationItem.BackButtonDisplayMode",
      "UINavigationController.viewControllers",
      says: "the pushed page is shown, with the way back in the tint at the leading edge",
      from: .documented("uikit/uinavigationcontroller"), in: screen
    ) {
      navigation(SafePage("First", .pureRed), SafePage("Second"))
    } holds: { shown in
      shown.judge.expect(shown.texts.contains("First") && shown.texts.contains("Second"))
      shown.color(150, 200, is: 0x00FF00)
      let back = shown.area(0x007AFF, in: shown.part(0, 20, 300, 44), within: 60)
      shown.judge.expect(back.minX >= 5 && back.minX < 26 && back.maxX < 110, "\(back)")
      let judge = shown.judge
      let hidden = try Shown(
        controller: { navigation(SafePage("First"), made(SafePage("Second")) { $0.navigationItem.hidesBackButton = true }) }, screen, judge)
      judge.equal(Set(hidden.texts), ["Second"])
      let left = try Shown(
        controller: {
          navigation(SafePage("First"), made(SafePage("Second")) { $0.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left") })
        }, screen, judge)
      judge.expect(left.texts.contains("Left") && !left.texts.contains("First"))
      for (title, item) in [("Own", nil as String?), (nil, "Item")] {
        let named = try Shown(
          controller: {
            let first = SafePage("First")
            first.navigationItem.backButtonTitle = title
            first.navigationItem.backBarButtonItem = item.map { UIBarButtonItem(title: $0) }
            return navigation(first, SafePage("Second"))
          }, screen, judge)
        judge.expect(named.texts.contains(title ?? item!) && !named.texts.contains("First"), "\(named.texts)")
      }
    }
    controllerRow(
      "UINavigationItem.BackButtonDisplayMode", "UINavigationBar",
      says: "the way back says where it leads where there is room beside the title, else Back, else nothing",
      from: .documented("uikit/uinavigationitem/backbuttondisplaymode-swift.enum/default"), in: screen
    ) {
      navigation(SafePage("Of a long name"), SafePage("A title beside it all"))
    } holds: { shown in
      let (bar, judge) = (CGRect(x: 0, y: 20, width: 300, height: 44), shown.judge)
      /// Where the way back ends, before which no title begins.
      @MainActor func end(_ shown: Shown) -> CGFloat {
        let back = shown.area(0x007AFF, in: bar, within: 60)
        judge.expect(shown.area(0x000000, in: bar, within: 60).minX > back.maxX, "the title lies on \(back)")
        return back.maxX
      }
      let silent = end(
        try Shown(controller: { navigation(SafePage("Of a long name"), SafePage("A title that leaves nothing at all")) }, screen, judge))
      let whole = end(try Shown(controller: { navigation(SafePage("Of a long name"), SafePage("T")) }, screen, judge))
      let general = end(try Shown(controller: { navigation(SafePage("Back"), SafePage("T")) }, screen, judge))
      judge.near(end(shown), general)
      judge.expect(silent < 25 && general > 50 && whole > 100, "\(silent) \(general) \(whole)")
    }
    controllerRow(
      "UINavigationItem.leftBarButtonItems", "UINavigationItem.rightBarButtonItems", "UINavigationItem.leftBarButtonItem",
      "UINavigationItem.rightBarButtonItem",
      "UINavigationItem.setLeftBarButton", "UINavigationItem.setRightBarButton", "UINavigationItem.setLeftBarButtonItems",
      "UINavigationItem.setRightBarButtonItems",
      "UIBarButtonItem.customView", "UIBarButtonItem", says: "items from the edges inwards, the first one outermost",
      from: .documented("uikit/uinavigationitem/rightbarbuttonitems"), in: screen
    ) {
      let page = SafePage("T")
      page.navigationItem.setLeftBarButtonItems(
        [UIBarButtonItem(customView: uiSized("l0", 20, 10)), UIBarButtonItem(customView: uiSized("l1", 24, 12))], animated: false)
      page.navigationItem.setRightBarButtonItems(
        [UIBarButtonItem(customView: uiSized("r0", 30, 14)), UIBarButtonItem(customView: uiSized("r1", 18, 16))], animated: true)
      return navigation(page)
    } holds: { shown in
      let (l0, l1, r0, r1) = (shown.frame("l0")!, shown.frame("l1")!, shown.frame("r0")!, shown.frame("r1")!)
      let judge = shown.judge
      judge.expect(l0.minX > 5 && l0.maxX < l1.minX && r1.maxX < r0.minX && r0.maxX < 295 && l1.maxX < r1.minX, "\(l0) \(l1) \(r1) \(r0)")
      judge.near(l0.minX, 300 - r0.maxX)
      for box in [l0, l1, r0, r1] { judge.near(box.midY, 42, within: 0.51) }
      let one = try Shown(
        controller: {
          let page = SafePage("T")
          page.navigationItem.setLeftBarButton(UIBarButtonItem(customView: uiSized("l0", 20, 10)), animated: false)
          page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: uiSized("x", 30, 14))
          page.navigationItem.setRightBarButton(UIBarButtonItem(customView: uiSized("r0", 30, 14)), animated: false)
          return made(navigation(page)) {
            $0.view.semanticContentAttribute = .forceRightToLeft
            $0.navigationBar.semanticContentAttribute = .forceRightToLeft
          }
        }, screen, judge)
      judge.near(one.frame("l0")!.maxX, 300 - l0.minX)
      judge.near(one.frame("r0")!.minX, 300 - r0.maxX)
      judge.expect(one.frame("x") == nil)
    }
    controllerRow(
      "UIBarItem.title", "UIBarItem.image", "UIBarItem.isEnabled", "UIBarButtonItem.tintColor", "UIBarButtonItem.style",
      "UIBarButtonItem.Style",
      says: "words or a picture in the item's tint; pale when it cannot be used; bold when it ends something",
      from: .documented("uikit/uibarbuttonitem"), in: screen
    ) {
      let page = SafePage(nil)
      page.navigationItem.leftBarButtonItems = [made(UIBarButtonItem(title: "XXX", style: .plain)) { $0.tintColor = .pureRed }]
      page.navigationItem.rightBarButtonItems = [made(UIBarButtonItem(title: "XXX", style: .done)) { $0.tintColor = .pureRed }]
      return made(navigation(page)) {
        $0.view.backgroundColor = .white
        $0.navigationBar.barTintColor = .white
      }
    } holds: { shown in
      let (left, right) = (shown.part(0, 20, 100, 44), shown.part(200, 20, 100, 44))
      shown.judge.expect(!shown.area(0xFF0000, in: left, within: 40).isNull && !shown.area(0xFF0000, in: right, within: 40).isNull)
      shown.judge.expect(shown.brightness(right) < shown.brightness(left) - 0.001, "bold covers more")
      let judge = shown.judge
      let off = try Shown(
        controller: {
          let page = SafePage(nil)
          page.navigationItem.leftBarButtonItems = [
            made(UIBarButtonItem(title: "XXX")) { ($0.tintColor, $0.isEnabled) = (.pureRed, false) },
            made(UIBarButtonItem(image: UIImage(systemName: "square.fill"))) { $0.tintColor = .pureBlue },
          ]
          return made(navigation(page)) { $0.navigationBar.barTintColor = .white }
        }, screen, judge)
      judge.expect(off.area(0xFF0000, in: left, within: 60).isNull && off.texts.contains("XXX"))
      judge.expect(!off.area(0x0000FF, within: 40).isNull)
    }
    controllerRow(
      "UIBarButtonItem.SystemItem", "UIBarButtonItem", says: "the system's items are words or symbols",
      from: .documented("uikit/uibarbuttonitem/systemitem"), in: screen
    ) {
      let page = SafePage(nil)
      let words: [UIBarButtonItem.SystemItem] = [.done, .cancel, .edit, .save, .undo, .redo]
      let signs: [UIBarButtonItem.SystemItem] = [
        .add, .compose, .action, .search, .refresh, .trash, .camera, .bookmarks, .play, .pause, .reply, .organize, .stop, .close,
      ]
      page.navigationItem.leftBarButtonItems = words.map { UIBarButtonItem(systemItem: $0) }
      page.navigationItem.rightBarButtonItems = signs.enumerated().map { index, sign in
        let item = UIBarButtonItem(barButtonSystemItem: sign, target: nil, action: nil)
        return UIBarButtonItem(customView: made(UIImageView(image: item.image)) { $0.accessibilityIdentifier = "sign\(index)" })
      }
      return navigation(page)
    } holds: {
      $0.judge.equal(Array($0.texts.prefix(6)), ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"])
      for index in 0..<14 { $0.judge.expect(($0.frame("sign\(index)")?.width ?? 0) > 5, "\(index)") }
    }
    controllerRow(
      "UINavigationItem.titleView", says: "a view in the title's place", from: .documented("uikit/uinavigationitem/titleview"), in: screen
    ) {
      let page = SafePage("Title")
      page.navigationItem.titleView = uiSized("middle", 60, 20)
      return navigation(page)
    } holds: {
      $0.frame("middle", 120, 32, 60, 20)
      $0.area(0xFF0000, 120, 32, 60, 20)
      $0.judge.expect($0.area(0x000000, in: $0.part(0, 0, 300, 64), within: 60).isNull)
    }
    controllerRow(
      "UINavigationBar", says: "a long title gives way to the items", from: .documented("uikit/uinavigationbar"), in: screen
    ) {
      let page = SafePage(nil)
      page.navigationItem.titleView = uiSized("middle", 500, 20)
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: uiSized("l", 80, 20, .pureBlue))
      return navigation(page)
    } holds: {
      let (middle, left) = ($0.frame("middle")!, $0.frame("l")!)
      $0.judge.expect(middle.minX > left.maxX && middle.maxX < 300 && middle.width > 100, "\(middle)")
    }
    controllerRow(
      "UINavigationBar.barTintColor", "UINavigationBar.titleTextAttributes", "UINavigationBar.largeTitleTextAttributes",
      says: "the bar's colour and the title's; the large title has its own", from: .documented("uikit/uinavigationbar/titletextattributes"),
      in: screen
    ) {
      navigation(SafePage("XXXX")) {
        $0.navigationBar.barTintColor = .pureBlue
        $0.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.pureRed, .font: UIFont.systemFont(ofSize: 30)]
      }
    } holds: { shown in
      shown.color(10, 10, is: 0x0000FF)
      let ink = shown.area(0xFF0000, within: 60)
      shown.judge.expect(ink.height > 18 && abs(ink.midX - 150) < 3, "\(ink)")
      let large = try Shown(
        controller: {
          navigation(SafePage("XXXX")) {
            $0.navigationBar.prefersLargeTitles = true
            $0.navigationBar.barTintColor = .white
            $0.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.pureRed]
            $0.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.pureBlue]
          }
        }, screen, shown.judge)
      shown.judge.expect(!large.area(0x0000FF, within: 60).isNull && large.area(0xFF0000, within: 60).isNull)
    }
    let appearances: [(String, @MainActor (UINavigationController, UIViewController, UINavigationBarAppearance) -> Void)] = [
      ("UINavigationBar.standardAppearance", { $0.navigationBar.standardAppearance = $2 }),
      ("UINavigationBar.scrollEdgeAppearance", { $0.navigationBar.scrollEdgeAppearance = $2 }),
      ("UINavigationItem.standardAppearance", { $1.navigationItem.standardAppearance = $2 }),
      ("UINavigationItem.scrollEdgeAppearance", { $1.navigationItem.scrollEdgeAppearance = $2 }),
    ]
    for (name, set) in appearances {
      controllerRow(
        name, "UINavigationBarAppearance", "UINavigationBarAppearance.titleTextAttributes", "UIBarAppearance",
        "UIBarAppearance.backgroundColor",
        says: "its colour and title looks are shown", from: .documented("uikit/uinavigationbarappearance"), in: screen
      ) {
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = .pureBlue
        looks.titleTextAttributes = [.foregroundColor: UIColor.pureRed]
        let page = SafePage("XXXX")
        let controller = navigation(page)
        set(controller, page, looks)
        return controller
      } holds: {
        $0.color(10, 10, is: 0x0000FF)
        $0.judge.expect(!$0.area(0xFF0000, within: 60).isNull)
      }
    }
    controllerRow(
      "UINavigationBar.scrollEdgeAppearance", "UINavigationBarAppearance.largeTitleTextAttributes",
      says: "the edge's looks stand before the standard ones, the item's before the bar's",
      from: .documented("uikit/uinavigationitem/scrolledgeappearance"), in: screen
    ) {
      let looks = (0..<4).map { index in
        made(UINavigationBarAppearance()) {
          $0.backgroundColor = [UIColor.pureRed, .pureGreen, .pureBlue, .black][index]
          $0.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
      }
      let page = SafePage("XXXX")
      (page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance) = (looks[2], looks[3])
      return navigation(page) {
        ($0.navigationBar.standardAppearance, $0.navigationBar.scrollEdgeAppearance, $0.navigationBar.prefersLargeTitles) = (
          looks[0], looks[1], true
        )
      }
    } holds: { shown in
      shown.color(290, 100, is: 0x000000)
      shown.judge.expect(!shown.area(0xFFFFFF, in: shown.part(0, 64, 200, 52), within: 40).isNull)
      let bar = try Shown(
        controller: {
          navigation(SafePage("X")) {
            $0.navigationBar.standardAppearance.backgroundColor = .pureRed
            $0.navigationBar.scrollEdgeAppearance = made(UINavigationBarAppearance()) { $0.backgroundColor = .pureBlue }
          }
        }, screen, shown.judge)
      bar.color(10, 10, is: 0x0000FF)
    }
    value(
      "UIBarAppearance.configureWithDefaultBackground", "UIBarAppearance.configureWithOpaqueBackground",
      "UIBarAppearance.configureWithTransparentBackground",
      "UIBarAppearance.backgroundImage", "UIBarAppearance.shadowColor", "UIBarAppearance.shadowImage", says: "the three backgrounds",
      from: .documented("uikit/uibarappearance")
    ) { judge in
      let looks = UIBarAppearance()
      judge.expect(looks.backgroundColor == nil && looks.backgroundImage == nil && looks.shadowColor == nil && looks.shadowImage == nil)
      looks.configureWithOpaqueBackground()
      judge.equal(looks.backgroundColor, .systemBackground)
      looks.configureWithTransparentBackground()
      judge.equal(looks.backgroundColor, .clear)
      looks.configureWithDefaultBackground()
      judge.equal(looks.backgroundColor, nil)
    }
    controllerRow(
      "UINavigationItem.searchController", "UISearchController", "UISearchController.searchBar",
      says: "a search field below the title, inside the bar, which grows by 52",
      from: .recorded("iOS 17.5: 52 points"), in: screen
    ) {
      let page = SafePage("Title")
      page.navigationItem.searchController = made(UISearchController(searchResultsController: nil)) {
        $0.searchBar.accessibilityIdentifier = "search"
      }
      return navigation(page)
    } holds: {
      $0.frame("bar", 0, 0, 300, 116)
      $0.frame("safe", 0, 116, 300, 174)
      let search = $0.frame("search")!
      $0.judge.expect(search.minY >= 60 && search.maxY <= 116 && search.minX == 300 - search.maxX && search.width > 250, "\(search)")
    }
    controllerRow(
      "UINavigationItem.prompt", says: "a line above the title and the items, for which the bar grows",
      from: .documented("uikit/uinavigationitem/prompt"), in: screen
    ) {
      let page = SafePage("Title")
      page.navigationItem.prompt = "Prompt"
      return navigation(page)
    } holds: { shown in
      let (prompt, title) = (shown.words("Prompt"), shown.words("Title"))
      shown.judge.expect(prompt.minY >= 20 && prompt.maxY <= title.minY && title.maxY < 20 + 74, "\(prompt) \(title)")
      shown.judge.near(prompt.midX, 150, within: 1)
      // 74 instead of 44 (assumed).
      shown.frame("safe", 0, 94, 300, 196)
      let plain = try Shown(controller: { navigation(SafePage("Title")) }, screen, shown.judge)
      shown.judge.near(title.minY - plain.words("Title").minY, 30)
    }
    controllerRow(
      "UINavigationController.isNavigationBarHidden", "UINavigationController.setNavigationBarHidden",
      says: "without its bar the page has the screen's safe area",
      from: .documented("uikit/uinavigationcontroller/isnavigationbarhidden"), in: screen
    ) {
      navigation(SafePage("Title")) { $0.setNavigationBarHidden(true, animated: false) }
    } holds: { shown in
      shown.frame("safe", 0, 20, 300, 270)
      shown.color(150, 10, is: 0x00FF00)
      let again = try Shown(
        controller: {
          navigation(SafePage("Title")) {
            $0.isNavigationBarHidden = true
            $0.isNavigationBarHidden = false
          }
        }, screen, shown.judge)
      again.frame("safe", 0, 64, 300, 226)
    }
    value(
      "UINavigationController.popViewController", "UINavigationController.popToRootViewController",
      "UINavigationController.setViewControllers",
      "UINavigationController.topViewController", "UINavigationController.visibleViewController", "UINavigationController.navigationBar",
      "UINavigationController.isToolbarHidden", "UIViewController.navigationController", says: "the pages, the first lowest",
      from: .documented("uikit/uinavigationcontroller")
    ) { judge in
      let (a, b, c) = (SafePage("a"), SafePage("b"), SafePage("c"))
      let stack = UINavigationController(rootViewController: a)
      judge.expect(
        stack.isToolbarHidden && !stack.isNavigationBarHidden && a.navigationController === stack
          && stack.popViewController(animated: false) == nil)
      stack.pushViewController(b, animated: false)
      stack.pushViewController(b, animated: false)
      stack.pushViewController(c, animated: false)
      judge.expect(stack.viewControllers == [a, b, c] && stack.topViewController === c && stack.visibleViewController === c)
      judge.expect(stack.popViewController(animated: false) === c && c.navigationController == nil && stack.viewControllers == [a, b])
      stack.pushViewController(c, animated: false)
      judge.expect(stack.popToRootViewController(animated: false) ?? [] == [b, c] && stack.viewControllers == [a])
      stack.setViewControllers([c, b], animated: false)
      judge.expect(stack.viewControllers == [c, b] && a.parent == nil && b.parent === stack)
      stack.viewControllers = [a]
      judge.expect(stack.topViewController === a)
    }
    value(
      "UINavigationBar.barStyle", "UINavigationBar.compactAppearance", "UINavigationBar.isTranslucent",
      "UINavigationBar.setBackgroundImage", "UINavigationBar.shadowImage",
      "UIBarStyle", "UIBarMetrics", "UINavigationItem.backBarButtonItem", "UINavigationItem.backButtonDisplayMode",
      "UINavigationItem.compactAppearance",
      "UINavigationItem.hidesBackButton", "UINavigationItem.hidesSearchBarWhenScrolling", "UINavigationItem",
      "UIBarItem", "UIBarItem.tag",
      "UIBarButtonItem.menu", "UIBarButtonItem.primaryAction", "UIBarButtonItem.width", "UIBarButtonItem.fixedSpace",
      "UIBarButtonItem.flexibleSpace",
      "UIViewController.toolbarItems", "UIBarButtonItem.appearance", says: "kept", from: .documented("uikit/uinavigationitem")
    ) { judge in
      let (bar, item) = (UINavigationBar(), UINavigationItem(title: "t"))
      judge.expect(
        bar.isTranslucent && bar.barStyle == .default && bar.compactAppearance == nil && bar.shadowImage == nil && !bar.prefersLargeTitles)
      bar.setBackgroundImage(nil, for: .default)
      judge.expect(
        item.title == "t" && item.backButtonDisplayMode == .default && item.prompt == nil && !item.hidesBackButton
          && item.hidesSearchBarWhenScrolling)
      judge.expect(
        item.largeTitleDisplayMode == .automatic && item.compactAppearance == nil && item.leftBarButtonItem == nil
          && item.rightBarButtonItems == nil)
      item.leftBarButtonItems = [UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b")]
      judge.equal(item.leftBarButtonItem?.title, "a")
      item.leftBarButtonItem = nil
      judge.expect(item.leftBarButtonItems == nil)
      let action = UIAction(title: "act", image: uiPicture(2, 2)) { _ in }
      let button = UIBarButtonItem(primaryAction: action, menu: UIMenu(title: "m"))
      judge.expect(
        button.title == "act" && button.image === action.image && button.primaryAction === action && button.menu?.title == "m"
          && button.isEnabled && button.tag == 0)
      judge.expect(
        UIBarButtonItem.fixedSpace(12).width == 12 && UIBarButtonItem.flexibleSpace().width == 0
          && UIBarButtonItem(systemItem: .done).style == .done)
      judge.expect(
        UIBarButtonItem().style == .plain && UIBarButtonItem(title: "x", style: .done).style == .done
          && UIBarButtonItem(image: nil, style: .done).style == .done)
      judge.expect(
        UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil).title == "x"
          && UIBarButtonItem(image: action.image, style: .plain, target: nil, action: nil).image === action.image)
      let page = SafePage("p")
      judge.expect(page.navigationItem.title == "p" && page.toolbarItems == nil)
      page.title = "q"
      judge.equal(page.navigationItem.title, "q")
      page.toolbarItems = [button]
      judge.expect(page.toolbarItems?.first === button && UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
    }
  }
}
