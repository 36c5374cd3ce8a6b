import UIKit

extension Ledger {
  func uiControllerLife() {
    topic("View controllers")

    value(
      "UIViewController", "UIViewController.loadView", "UIViewController.viewDidLoad", "UIViewController.viewWillAppear",
      "UIViewController.viewIsAppearing",
      "UIViewController.viewDidAppear", "UIViewController.viewWillLayoutSubviews", "UIViewController.viewDidLayoutSubviews",
      "UIViewController.view",
      "UIViewController.isViewLoaded", "UIViewController.viewIfLoaded", "UIViewController.loadViewIfNeeded",
      says: "the calls on the way to the screen, in order",
      from: .documented("uikit/uiviewcontroller")
    ) { judge in
      let page = Telling("p")
      judge.expect(!page.isViewLoaded && page.viewIfLoaded == nil && page.told.isEmpty)
      page.loadViewIfNeeded()
      page.loadViewIfNeeded()
      judge.expect(page.isViewLoaded && page.viewIfLoaded === page.view && page.told == ["load", "loaded"])
      _ = try Shown(controller: { page }, .fixed(100, 80), judge)
      var calls: [String] = []
      for call in page.told where calls.last != call { calls.append(call) }
      judge.equal(Array(calls.prefix(7)), ["load", "loaded", "will", "is", "will layout", "did layout", "did"])
      judge.equal(page.view.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
    }
    value(
      "UIViewController.addChild", "UIViewController.removeFromParent", "UIViewController.willMove", "UIViewController.didMove",
      "UIViewController.children", "UIViewController.parent",
      "UIViewController.viewWillDisappear", "UIViewController.viewDidDisappear",
      says: "children hear of their parent, and of coming and going with it", from: .documented("uikit/uiviewcontroller/addchild(_:)")
    ) { judge in
      let (parent, child, other) = (Telling("p"), Telling("c"), UIViewController())
      parent.addChild(child)
      judge.expect(child.parent === parent && parent.children == [child] && child.told == ["will move true"])
      child.didMove(toParent: parent)
      parent.view.addSubview(child.view)
      _ = try Shown(controller: { parent }, .fixed(100, 80), judge)
      judge.expect(child.told.contains("did") && child.told.contains("will"))
      child.told = []
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      judge.equal(child.told, ["will move false", "will go", "gone", "did move false"])
      judge.expect(child.parent == nil && parent.children.isEmpty)
      other.addChild(child)
      parent.addChild(child)
      judge.expect(other.children.isEmpty && child.parent === parent)
    }
    value(
      "UINavigationController.pushViewController", "UIViewController.viewWillDisappear", "UIViewController.viewDidDisappear",
      "UIViewController.show",
      says: "a page below another leaves, and comes again", from: .documented("uikit/uinavigationcontroller")
    ) { judge in
      let (a, b) = (Telling("a"), Telling("b"))
      let stack = UINavigationController(rootViewController: a)
      _ = try Shown(controller: { stack }, .fixed(200, 200), judge)
      a.told = []
      stack.pushViewController(b, animated: false)
      judge.expect(
        a.told.filter { $0 != "will layout" && $0 != "did layout" } == ["will go", "gone"] && b.told.contains("did"), "\(a.told) \(b.told)")
      a.told = []
      stack.popViewController(animated: false)
      judge.expect(a.told.contains("will") && a.told.contains("did") && b.told.contains("gone"))
      a.show(b, sender: nil)
      judge.expect(stack.topViewController === b)
    }
    controllerRow(
      "UIViewController.additionalSafeAreaInsets", says: "adds to the safe area that the surroundings give",
      from: .documented("uikit/uiviewcontroller/additionalsafeareainsets"),
      in: .screen(100, 200, top: 20, bottom: 10)
    ) {
      made(SafePage("p")) { $0.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    } holds: {
      $0.frame("safe", 6, 25, 86, 158)
    }
    controllerRow(
      "UIViewController.additionalSafeAreaInsets", says: "set once the view is there, too",
      from: .documented("uikit/uiviewcontroller/additionalsafeareainsets"),
      in: .screen(100, 200, top: 20, bottom: 10)
    ) {
      made(SafePage("p")) {
        $0.loadViewIfNeeded()
        $0.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    } holds: {
      $0.frame("safe", 6, 25, 86, 158)
    }
    controllerRow(
      "UIViewController.systemMinimumLayoutMargins", "UIViewController.viewRespectsSystemMinimumLayoutMargins",
      says: "a root's side margins are 16, of 20 from 414 points on; 8 where the system's do not hold",
      from: .recorded("iOS 26, iPhone SE: 16 sideways, 0 upright"), in: .fixed(375, 100)
    ) {
      Margins(true)
    } holds: { shown in
      shown.frame("inner", 16, 0, 343, 100)
      let wide = try Shown(controller: { Margins(true) }, .fixed(414, 100), shown.judge)
      wide.frame("inner", 20, nil, 374, nil)
      let own = try Shown(controller: { Margins(false) }, .fixed(375, 100), shown.judge)
      own.frame("inner", 8, nil, 359, nil)
    }
    controllerRow(
      "UIViewController.overrideUserInterfaceStyle", "UIViewController.traitCollection",
      says: "light or dark for the controller's view and all inside",
      from: .documented("uikit/uiviewcontroller/overrideuserinterfacestyle"),
      in: .fixed(40, 40)
    ) {
      made(UIViewController()) {
        $0.view.backgroundColor = .systemBackground
        $0.overrideUserInterfaceStyle = .dark
      }
    } holds: { shown in
      shown.color(20, 20, is: 0x000000)
      let light = try Shown(
        controller: { made(UIViewController()) { $0.view.backgroundColor = .systemBackground } }, .fixed(40, 40), shown.judge)
      light.color(20, 20, is: 0xFFFFFF)
    }
    controllerRow(
      "UIViewController.view", "UIViewController.loadView", says: "a view of one's own fills the screen",
      from: .documented("uikit/uiviewcontroller/loadview()"), in: .fixed(60, 40)
    ) {
      made(UIViewController()) { $0.view = uiBox("own", 1, 2, 3, 4) }
    } holds: {
      $0.frame("own", 0, 0, 60, 40)
      $0.area(0xFF0000, 0, 0, 60, 40)
    }
    value(
      "UIViewController.title", "UIViewController.preferredContentSize", "UIViewController.modalPresentationStyle",
      "UIViewController.modalTransitionStyle", "UIModalTransitionStyle",
      "UIViewController.preferredStatusBarStyle", "UIViewController.prefersStatusBarHidden",
      "UIViewController.supportedInterfaceOrientations", "UIStatusBarStyle",
      "UIViewController.edgesForExtendedLayout", "UIViewController.hidesBottomBarWhenPushed", "UIInterfaceOrientationMask",
      "UIInterfaceOrientationMask.all",
      "UIInterfaceOrientationMask.allButUpsideDown", "UIInterfaceOrientationMask.landscape", "UIInterfaceOrientationMask.landscapeLeft",
      "UIInterfaceOrientationMask.landscapeRight",
      "UIInterfaceOrientationMask.portrait", "UIInterfaceOrientationMask.portraitUpsideDown", "UIViewController.traitCollection",
      says: "as the phone has them at first, and kept",
      from: .documented("uikit/uiviewcontroller")
    ) { judge in
      let page = UIViewController()
      judge.expect(
        page.title == nil && page.preferredContentSize == .zero && page.modalPresentationStyle == .automatic
          && page.modalTransitionStyle == .coverVertical)
      judge.expect(
        page.preferredStatusBarStyle == .default && !page.prefersStatusBarHidden && page.edgesForExtendedLayout == .all
          && !page.hidesBottomBarWhenPushed)
      judge.expect(
        page.viewRespectsSystemMinimumLayoutMargins && page.additionalSafeAreaInsets == .zero && page.children.isEmpty && page.parent == nil
      )
      // As the documentation lists their members.
      judge.equal(UIInterfaceOrientationMask.all, [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
      judge.equal(UIInterfaceOrientationMask.allButUpsideDown, [.portrait, .landscapeLeft, .landscapeRight])
      page.title = "t"
      page.tabBarItem.title = "x"
      page.title = "u"
      judge.expect(page.title == "u" && page.tabBarItem.title == "u" && page.navigationItem.title == "u")
      (page.preferredContentSize, page.modalPresentationStyle, page.modalTransitionStyle) = (
        CGSize(width: 3, height: 4), .formSheet, .crossDissolve
      )
      (page.edgesForExtendedLayout, page.hidesBottomBarWhenPushed) = ([.top], true)
      judge.expect(
        page.preferredContentSize == CGSize(width: 3, height: 4) && page.modalPresentationStyle == .formSheet
          && page.modalTransitionStyle == .crossDissolve)
      judge.expect(page.edgesForExtendedLayout == .top && page.hidesBottomBarWhenPushed)
      let masks: [(UIInterfaceOrientationMask, UInt)] = [
        (.portrait, 2), (.landscapeRight, 8), (.landscapeLeft, 16), (.landscape, 24), (.all, 30), (.allButUpsideDown, 26),
      ]
      for (mask, bits) in masks { judge.equal(mask.rawValue, bits) }
    }
    value(
      "UIViewController.viewSafeAreaInsetsDidChange", "UIViewController.viewLayoutMarginsDidChange",
      "UIViewController.updateViewConstraints", "UIViewController.traitCollectionDidChange",
      "UIViewController.viewWillTransition", "UIViewController.willTransition", "UIViewController.didReceiveMemoryWarning",
      "UIViewController.preferredContentSizeDidChange",
      "UIViewController.systemLayoutFittingSizeDidChange", "UIViewController.setNeedsStatusBarAppearanceUpdate",
      "UIViewControllerTransitionCoordinator",
      "UIViewControllerTransitionCoordinator.animate", "UIViewControllerTransitionCoordinatorContext",
      "UIViewControllerTransitionCoordinatorContext.isAnimated",
      says: "safe area, and children hear of a new size", from: .documented("uikit/uiviewcontroller/viewwilltransition(to:with:)")
    ) { judge in
      let (parent, child) = (Telling("p"), Telling("c"))
      parent.addChild(child)
      _ = try Shown(controller: { parent }, .screen(100, 100, top: 11, bottom: 0), judge)
      judge.expect(parent.told.contains("safe"), "\(parent.told)")
      let coordinator = AtOnce()
      parent.viewWillTransition(to: CGSize(width: 3, height: 4), with: coordinator)
      judge.expect(child.told.contains("size 3.0 4.0"))
      var ran: [Bool] = []
      coordinator.animate(alongsideTransition: { ran.append($0.isAnimated) }, completion: nil)
      judge.equal(ran, [false])
      parent.setNeedsStatusBarAppearanceUpdate()
      parent.didReceiveMemoryWarning()
      parent.updateViewConstraints()
      parent.viewLayoutMarginsDidChange()
      parent.traitCollectionDidChange(nil)
      parent.willTransition(to: .current, with: coordinator)
      parent.preferredContentSizeDidChange(forChildContentContainer: child)
      parent.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    }
  }
}

private final class Telling: UIViewController {
  var told: [String] = []
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() {
    told.append("load")
    super.loadView()
  }
  override func viewDidLoad() { told.append("loaded") }
  override func viewWillAppear(_ animated: Bool) { told.append("will") }
  override func viewIsAppearing(_ animated: Bool) { told.append("is") }
  override func viewDidAppear(_ animated: Bool) { told.append("did") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will go") }
  override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
  override func viewWillLayoutSubviews() { told.append("will layout") }
  override func viewDidLayoutSubviews() { told.append("did layout") }
  override func viewSafeAreaInsetsDidChange() { told.append("safe") }
  override func willMove(toParent parent: UIViewController?) { told.append("will move \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { told.append("did move \(parent != nil)") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    told.append("size \(size.width) \(size.height)")
  }
}

private final class Margins: UIViewController {
  init(_ respects: Bool) {
    super.init(nibName: nil, bundle: nil)
    viewRespectsSystemMinimumLayoutMargins = respects
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    let box = UIView()
    box.accessibilityIdentifier = "inner"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

private final class AtOnce: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { false }
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
