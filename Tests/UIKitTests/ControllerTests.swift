import Testing

@testable import UIKit

final class LifeController: UIViewController {
  var calls: [String] = []
  override func loadView() {
    super.loadView()
    calls.append("loadView")
  }
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing \(Int(view.bounds.width))") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}

@Suite(.serialized) @MainActor struct ControllerTests {
  func window(_ controller: UIViewController, safe: UIEdgeInsets = .zero) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.viewState.safeAreaRoot = safe
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func theWholeSequenceRuns() {
    let controller = LifeController()
    let window = window(controller)
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing 390", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    #expect(controller.view.window === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aPushedControllerLiesBelowTheBarAndTheOneBelowLeaves() {
    let first = LifeController()
    let second = LifeController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation, safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(first.calls.last == "viewDidAppear")
    navigation.pushViewController(second, animated: true)
    #expect(first.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(second.calls.contains("viewDidAppear"))
    #expect(second.navigationController === navigation)
    navigation.popViewController(animated: true)
    #expect(second.parent == nil)
    #expect(navigation.topViewController === first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.setNeedsLayout()
    window.settleLayout()
    #expect(first.view.safeAreaInsets.top == 143)
  }

  @Test func aTabLiesAboveTheBar() {
    let one = LifeController()
    let two = LifeController()
    one.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let window = window(tabs, safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(!two.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(two.calls.contains("viewDidAppear"))
    #expect(one.calls.last == "viewDidDisappear")
    #expect(two.view.window === window)
  }

  @Test func barsSettleAtOnce() {
    var findings = 0
    LayoutFindings.onFinding = { _ in findings += 1 }
    let navigation = UINavigationController(rootViewController: LifeController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs)
    LayoutFindings.onFinding = nil
    #expect(findings == 0)
    #expect(!window.layer.subtreeNeedsLayout)
  }

  @Test func childrenHearWithTheirParent() {
    let parent = UIViewController()
    let child = LifeController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = window(parent)
    #expect(child.calls.filter { $0 == "viewWillAppear" || $0 == "viewDidAppear" } == ["viewWillAppear", "viewDidAppear"])
  }

  @Test func presentedControllersCoverTheWindow() {
    let base = UIViewController()
    let over = LifeController()
    let window = window(base)
    base.present(over, animated: true)
    #expect(base.presentedViewController === over)
    // In a sheet, 10 points below the top: there is no safe area here.
    #expect(over.view.window === window)
    #expect(over.view.convert(over.view.bounds, to: nil) == window.bounds.inset(by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)))
    over.dismiss(animated: true)
    #expect(base.presentedViewController == nil)
    #expect(over.calls.last == "viewDidDisappear")
  }
}
