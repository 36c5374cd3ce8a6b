import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Controllers that are changed once they are laid out look as those that were changed before, and the change is seen: pages that come and
/// go, bars and what stands in them, chosen tabs, questions that are asked. Each in two worlds.
@Suite("Controllers: changed late as changed early") @MainActor struct LateControllerTests {
  private static let size = CGSize(width: 240, height: 320)

  private func settings(_ isOther: Bool) -> UIKitPageSettings {
    var settings = UIKitPageSettings(size: Self.size, scale: 1)
    (settings.generation, settings.isDark, settings.isRightToLeft) = (isOther ? .ios26 : .ios17, isOther, isOther)
    return settings
  }
  private func bitmap(_ page: UIKitPage) throws -> Bitmap {
    try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList)
  }
  private func apart(_ one: Bitmap, _ other: Bitmap) -> Int { one.difference(to: other, tolerance: 0)?.pixels ?? -1 }

  /// A page that tells once that it has appeared.
  private final class Page: UIViewController {
    var appeared: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let tell = appeared
      appeared = {}
      view.window?.layoutIfNeeded()
      tell()
    }
  }
  /// Told when the first page on the screen has appeared.
  private final class Hook { var late: () -> Void = {} }
  private let hook = Hook()

  /// A controller on the screen, which `early` and `late` change before and after it has appeared.
  private func picture<Kind: UIViewController>(
    _ make: @escaping () -> Kind, isOther: Bool, early: @escaping (Kind) -> Void = { _ in }, late: @escaping (Kind) -> Void = { _ in }
  ) throws -> Bitmap {
    try bitmap(
      UIKitPage.make(
        settings(isOther),
        controller: {
          hook.late = {}
          let controller = make()
          early(controller)
          hook.late = { late(controller) }
          return controller
        }))
  }
  private func does<Kind: UIViewController>(
    _ make: @escaping () -> Kind, isSeen: Bool = true, inGlass: Bool = true, line: Int = #line, _ change: @escaping (Kind) -> Void
  ) throws {
    for isOther in [false, true] {
      let isSeen = isSeen && (inGlass || !isOther)
      let early = try picture(make, isOther: isOther, early: change)
      let late = try picture(make, isOther: isOther, late: change)
      let world = isOther ? "dark, right to left" : "light"
      let count = apart(early, late)
      #expect(count == 0, "line \(line), \(world): changed late it looks otherwise")
      if isSeen { #expect(try apart(early, picture(make, isOther: isOther)) > 0, "line \(line), \(world): nothing is seen of it") }
    }
  }

  /// A page of one colour with a title.
  private func page(_ title: String, _ color: UIColor = .systemGreen) -> UIViewController {
    let page = Page()
    page.title = title
    page.view.backgroundColor = color
    page.appeared = { [hook] in
      let late = hook.late
      hook.late = {}
      late()
    }
    return page
  }
  private var star: UIImage { UIImage(systemName: "star.fill")! }

  @Test("pages on a stack") func stacks() throws {
    let one = { UINavigationController(rootViewController: self.page("One")) }
    let two = {
      let controller = one()
      controller.pushViewController(self.page("Two", .systemRed), animated: false)
      return controller
    }
    try does(one) { $0.pushViewController(self.page("Two", .systemRed), animated: false) }
    try does(one) { $0.setViewControllers([self.page("Other", .systemBlue)], animated: false) }
    try does(one) { $0.viewControllers = [self.page("A"), self.page("B", .systemBlue), self.page("C", .systemTeal)] }
    try does(two) { $0.popViewController(animated: false) }
    try does(two) { $0.popToRootViewController(animated: false) }
    try does(two) { $0.popToViewController($0.viewControllers[0], animated: false) }
    try does(one) { $0.isNavigationBarHidden = true }
    try does(one) { $0.setNavigationBarHidden(true, animated: false) }
    try does(one) { $0.navigationBar.prefersLargeTitles = true }
    try does(one) {
      $0.topViewController?.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
      $0.isToolbarHidden = false
    }
    let tooled = {
      let controller = one()
      controller.topViewController?.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
      controller.isToolbarHidden = false
      return controller
    }
    try does(tooled) { $0.setToolbarHidden(true, animated: false) }
    try does(tooled) { $0.topViewController?.toolbarItems?.append(UIBarButtonItem(systemItem: .add)) }
    try does(tooled) { $0.topViewController?.setToolbarItems([UIBarButtonItem(systemItem: .trash)], animated: false) }
  }

  @Test("what stands in a stack's bar") func bars() throws {
    let one = { UINavigationController(rootViewController: self.page("One")) }
    let two = {
      let controller = one()
      controller.pushViewController(self.page("Two", .systemRed), animated: false)
      return controller
    }
    let button = { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
    try does(one) { $0.topViewController?.title = "Other" }
    try does(one) { $0.topViewController?.navigationItem.title = "Other" }
    try does(one) { $0.topViewController?.navigationItem.rightBarButtonItem = button() }
    try does(one) { $0.topViewController?.navigationItem.leftBarButtonItem = button() }
    try does(one) { $0.topViewController?.navigationItem.rightBarButtonItems = [button(), UIBarButtonItem(systemItem: .add)] }
    try does(one) { $0.topViewController?.navigationItem.leftBarButtonItems = [button(), UIBarButtonItem(systemItem: .add)] }
    try does(one) { $0.topViewController?.navigationItem.setRightBarButton(button(), animated: false) }
    try does(one) { $0.topViewController?.navigationItem.setLeftBarButton(button(), animated: false) }
    try does(one) {
      let label = UILabel()
      (label.text, label.textColor) = ("Words", .systemRed)
      label.sizeToFit()
      $0.topViewController?.navigationItem.titleView = label
    }
    try does(two) { $0.topViewController?.navigationItem.hidesBackButton = true }
    try does(two) { $0.topViewController?.navigationItem.setHidesBackButton(true, animated: false) }
    try does(two) { $0.topViewController?.navigationItem.leftBarButtonItem = button() }
    let large = {
      let controller = one()
      controller.navigationBar.prefersLargeTitles = true
      return controller
    }
    try does(large) { $0.topViewController?.navigationItem.largeTitleDisplayMode = .never }
    try does(large) { $0.topViewController?.title = "Other" }
    // The later system's way back is without words.
    try does(two, inGlass: false) { $0.viewControllers[0].title = "Other" }
    try does(two, inGlass: false) { $0.viewControllers[0].navigationItem.backButtonTitle = "Home" }
  }

  @Test("how bars look") func looks() throws {
    let button = { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
    let one = {
      let page = self.page("One")
      page.navigationItem.rightBarButtonItem = button()
      page.toolbarItems = [button()]
      let controller = UINavigationController(rootViewController: page)
      controller.isToolbarHidden = false
      return controller
    }
    let large = {
      let controller = one()
      controller.navigationBar.prefersLargeTitles = true
      return controller
    }
    let inked: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemRed, .font: UIFont.italicSystemFont(ofSize: 21)]
    let look = {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemYellow
      (look.titleTextAttributes, look.largeTitleTextAttributes) = (inked, inked)
      return look
    }
    for make in [one, large] {
      try does(make) { $0.navigationBar.standardAppearance = look() }
      try does(make) { $0.navigationBar.scrollEdgeAppearance = look() }
      try does(make) { $0.topViewController?.navigationItem.standardAppearance = look() }
      try does(make) { $0.topViewController?.navigationItem.scrollEdgeAppearance = look() }
      try does(make) { ($0.navigationBar.titleTextAttributes, $0.navigationBar.largeTitleTextAttributes) = (inked, inked) }
      try does(make) { $0.navigationBar.barTintColor = .systemOrange }
      try does(make) { $0.navigationBar.tintColor = .systemPink }
      try does(make) { $0.navigationBar.isTranslucent = false }
      try does(make) { $0.toolbar.barTintColor = .systemOrange }
      try does(make) { $0.toolbar.tintColor = .systemPink }
      try does(make) { $0.toolbar.isTranslucent = false }
    }
    // What was said can be taken back.
    let dressed = {
      let controller = large()
      controller.navigationBar.scrollEdgeAppearance = look()
      (controller.navigationBar.titleTextAttributes, controller.navigationBar.largeTitleTextAttributes) = (inked, inked)
      return controller
    }
    try does(dressed) { $0.navigationBar.scrollEdgeAppearance = nil }
    try does(dressed) { $0.navigationBar.largeTitleTextAttributes = [:] }
    try does(dressed) {
      $0.navigationBar.prefersLargeTitles = false
      $0.navigationBar.titleTextAttributes = nil
      $0.navigationBar.scrollEdgeAppearance = nil
    }
  }

  @Test("tabs") func tabs() throws {
    func tabbed() -> UITabBarController {
      let controller = UITabBarController()
      controller.viewControllers = [("One", UIColor.systemRed), ("Two", .systemBlue), ("Three", .systemGreen)].enumerated().map {
        let page = self.page($0.element.0, $0.element.1)
        page.tabBarItem = UITabBarItem(title: $0.element.0, image: self.star, tag: $0.offset)
        return page
      }
      return controller
    }
    try does(tabbed) { $0.selectedIndex = 1 }
    try does(tabbed) { $0.selectedViewController = $0.viewControllers?[2] }
    try does(tabbed) { $0.viewControllers?.removeLast() }
    try does(tabbed) { $0.setViewControllers([self.page("Only", .systemTeal)], animated: false) }
    try does(tabbed) { $0.viewControllers?[1].tabBarItem.title = "Other" }
    try does(tabbed) { $0.viewControllers?[1].tabBarItem.badgeValue = "7" }
    try does(tabbed) { $0.viewControllers?[1].tabBarItem.image = UIImage(systemName: "heart.fill") }
    try does(tabbed) { $0.viewControllers?[0].tabBarItem.selectedImage = UIImage(systemName: "heart.fill") }
    try does(tabbed) { $0.tabBar.tintColor = .systemPurple }
    try does(tabbed) { $0.tabBar.barTintColor = .systemYellow }
    try does(tabbed) { $0.tabBar.unselectedItemTintColor = .systemPurple }
    try does(tabbed) { $0.tabBar.isHidden = true }
    try does(tabbed) { $0.isTabBarHidden = true }
    try does(tabbed) {
      let look = UITabBarAppearance()
      look.backgroundColor = .systemYellow
      $0.tabBar.standardAppearance = look
    }
    try does(tabbed) {
      $0.viewControllers?[1].tabBarItem.badgeValue = "7"
      $0.viewControllers?[1].tabBarItem.badgeColor = .systemPurple
    }
  }

  @Test("pages that one leafs through, columns, and children") func others() throws {
    func leafed() -> UIPageViewController {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.setViewControllers([self.page("One", .systemRed)], direction: .forward, animated: false)
      return controller
    }
    try does(leafed) { $0.setViewControllers([self.page("Two", .systemBlue)], direction: .forward, animated: false) }
    try does(leafed) { controller in
      controller.setViewControllers(
        [self.page("Two", .systemBlue), self.page("Three", .systemGreen)], direction: .forward, animated: false)
    }
    try does({ self.page("One") }) {
      let child = self.page("Child", .systemRed)
      $0.addChild(child)
      child.view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    try does({ self.page("One") }) { $0.view.backgroundColor = .systemRed }
    try does({ self.page("One") }) { $0.overrideUserInterfaceStyle = $0.traitCollection.userInterfaceStyle == .dark ? .light : .dark }
  }

  // MARK: Questions

  /// Presents a controller once it is on the screen, and changes it then.
  private final class Root: UIViewController {
    var asks: UIViewController?
    var late: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let asks, presentedViewController == nil else { return }
      present(asks, animated: false)
      view.window?.layoutIfNeeded()
      late()
    }
  }
  private func asked<Kind: UIViewController>(
    _ make: () -> Kind, isOther: Bool, early: (Kind) -> Void = { _ in }, late: @escaping (Kind) -> Void = { _ in }
  ) throws -> Bitmap {
    try bitmap(
      UIKitPage.make(
        settings(isOther),
        controller: {
          let (root, controller) = (Root(), make())
          if controller.modalPresentationStyle == .popover {
            controller.popoverPresentationController?.sourceView = root.view
            controller.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 120, width: 20, height: 20)
          }
          early(controller)
          root.asks = controller
          root.late = { late(controller) }
          return root
        }))
  }
  private func asks<Kind: UIViewController>(
    _ make: () -> Kind, isSeen: Bool = true, line: Int = #line, _ change: @escaping (Kind) -> Void
  ) throws {
    for isOther in [false, true] {
      let early = try asked(make, isOther: isOther, early: change)
      let late = try asked(make, isOther: isOther, late: change)
      let world = isOther ? "dark, right to left" : "light"
      let count = apart(early, late)
      #expect(count == 0, "line \(line), \(world): changed late it looks otherwise")
      if isSeen { #expect(try apart(early, asked(make, isOther: isOther)) > 0, "line \(line), \(world): nothing is seen of it") }
    }
  }

  @Test("alerts and action sheets") func alerts() throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      func question() -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Do", style: .default, handler: nil))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        return alert
      }
      try asks(question) { $0.actions[0].isEnabled = false }
      try asks(question) { $0.title = "Another title, which takes more than a line of the card" }
      try asks(question) { $0.message = "Another message, which takes more than a line of the card" }
      try asks(question) { $0.title = nil }
      try asks(question) { $0.message = nil }
      try asks(question) { $0.addAction(UIAlertAction(title: "More", style: .destructive)) }
      try asks(question, isSeen: style == .alert) { $0.addTextField { $0.text = "Words" } }
      try asks(question, isSeen: false) { $0.preferredAction = $0.actions[0] }
    }
  }

  @Test("sheets: how high, with a grabber, and how round") func sheets() throws {
    func sheet() -> UIViewController { page("Sheet", .systemRed) }
    try asks(sheet) { $0.sheetPresentationController?.prefersGrabberVisible = true }
    try asks(sheet, isSeen: false) {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
      $0.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    try asks(sheet) { $0.view.backgroundColor = .systemBlue }
    func low() -> UIViewController {
      let page = page("Sheet", .systemRed)
      page.sheetPresentationController?.detents = [.medium()]
      return page
    }
    for make in [sheet, low] {
      try asks(make, isSeen: false) { $0.sheetPresentationController?.detents = [.medium()] }
      try asks(make, isSeen: false) { $0.sheetPresentationController?.detents = [.large()] }
      try asks(make) { $0.sheetPresentationController?.detents = [.custom { _ in 90 }] }
      try asks(make) { $0.sheetPresentationController?.preferredCornerRadius = 40 }
    }
    try asks(sheet) { $0.sheetPresentationController?.detents = [.medium()] }
    try asks(low) { $0.sheetPresentationController?.detents = [.large()] }
    try asks(low) { $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
    func either() -> UIViewController {
      let page = low()
      page.sheetPresentationController?.detents = [.medium(), .large()]
      return page
    }
    try asks(either) { $0.sheetPresentationController?.selectedDetentIdentifier = .large }
    try asks(either) { controller in
      controller.sheetPresentationController?.animateChanges {
        controller.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
  }

  @Test("bubbles: what they point to, and how large they are") func bubbles() throws {
    final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      {
        .none
      }
    }
    let stays = Stays()
    func bubble() -> UIViewController {
      let page = page("Bubble", .systemRed)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 90, height: 60)
      page.popoverPresentationController?.delegate = stays
      return page
    }
    try asks(bubble) { $0.preferredContentSize = CGSize(width: 140, height: 100) }
    try asks(bubble) { $0.popoverPresentationController?.backgroundColor = .systemBlue }
    try asks(bubble) { $0.popoverPresentationController?.permittedArrowDirections = [.down, .left] }
    try asks(bubble) { $0.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 200, width: 20, height: 20) }
    try asks(bubble) {
      $0.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 60, bottom: 10, right: 10)
      $0.popoverPresentationController?.permittedArrowDirections = .up
    }
  }
}
