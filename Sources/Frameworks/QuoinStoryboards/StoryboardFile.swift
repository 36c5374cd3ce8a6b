import Foundation
import UIKit

/// A storyboard: scenes, each a controller with its view and the segues that lead on.
@MainActor struct StoryboardFile {
  private let document: ArchiveElement
  private let storyboard: UIStoryboard
  private let scenes: [ArchiveElement]

  init(_ document: ArchiveElement, of storyboard: UIStoryboard) {
    self.document = document
    self.storyboard = storyboard
    scenes = document.all(in: "scenes")
  }

  /// The controller called `identifier`, or the first one; nil when there is none.
  func controller(_ identifier: String?) -> UIViewController? {
    let scene = scenes.first { scene in
      guard let element = Self.controller(in: scene) else { return false }
      guard let identifier else { return element.id == document["initialViewController"] }
      return element["storyboardIdentifier"] == identifier
    }
    let creator = storyboard._creator
    storyboard._creator = nil
    return scene.flatMap { make($0, depth: 0, creator: creator) }
  }

  private static func controller(in scene: ArchiveElement) -> ArchiveElement? {
    scene.all(in: "objects").first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
  }

  private func make(_ scene: ArchiveElement, depth: Int, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    // Scenes that embed each other in a ring would have no end.
    guard let element = Self.controller(in: scene), depth < 20 else { return nil }
    if element.name == "viewControllerPlaceholder" { return elsewhere(element) }
    let controller = creator?(NSCoder()) ?? Self.object(of: element)
    controller._keep(storyboard)
    dress(controller, element)
    let builder = ArchiveBuilder()
    builder.objects[element.id] = controller
    builder.bars(element, of: controller)
    relate(controller, element, depth: depth)
    let others = scene.all(in: "objects").filter { $0 !== element && $0.name != "placeholder" }
    if let view = element.value("view") {
      controller._takeArchivedView { [weak controller] in
        guard let controller else { return nil }
        for other in others { _ = builder.object(other) }
        for guide in element.all(in: "layoutGuides") { builder.bars[guide.id] = guide["type"] == "top" }
        builder.controller = controller
        let root = builder.object(view) as? UIView
        if root?.backgroundColor == nil, controller is UITableViewController { root?.backgroundColor = .systemBackground }
        builder.finish([element] + others, owner: controller)
        for part in builder.embedded { embed(part, in: controller, depth: depth) }
        return root
      }
    }
    controller.awakeFromNib()
    return controller
  }

  /// A controller of another storyboard.
  private func elsewhere(_ element: ArchiveElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: storyboard._bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
    return other.instantiateViewController(withIdentifier: identifier)
  }

  private static func object(of element: ArchiveElement) -> UIViewController {
    if let name = element["customClass"] {
      if let type = _InterfaceArchives.named(name) as? UIViewController.Type, let made = type.init(coder: NSCoder()) { return made }
      _InterfaceArchives.doubt(
        name, "The storyboard names a class \(name), and the app has no controller of that name; a plain one stands for it.")
    }
    switch element.name {
    case "navigationController": return UINavigationController(nibName: nil, bundle: nil)
    case "tabBarController": return UITabBarController(nibName: nil, bundle: nil)
    case "splitViewController": return UISplitViewController(nibName: nil, bundle: nil)
    case "tableViewController": return UITableViewController(style: element.value("view")?["style"] == "plain" ? .plain : .grouped)
    case "collectionViewController": return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "pageViewController":
      return UIPageViewController(
        transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
        navigationOrientation: element["navigationOrientation"] == "vertical" ? .vertical : .horizontal)
    default: return UIViewController(nibName: nil, bundle: nil)
    }
  }

  private func dress(_ controller: UIViewController, _ element: ArchiveElement) {
    if let title = element["title"] { controller.title = title }
    if element.isYes("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = true }
    if element.isYes("definesPresentationContext") { controller.definesPresentationContext = true }
    switch element["modalPresentationStyle"] {
    case "fullScreen": controller.modalPresentationStyle = .fullScreen
    case "overFullScreen": controller.modalPresentationStyle = .overFullScreen
    case "overCurrentContext": controller.modalPresentationStyle = .overCurrentContext
    case "pageSheet": controller.modalPresentationStyle = .pageSheet
    case "formSheet": controller.modalPresentationStyle = .formSheet
    case "popover": controller.modalPresentationStyle = .popover
    default: break
    }
    if let size = ArchiveValues.size(element.value("preferredContentSize", "size")) { controller.preferredContentSize = size }
    if let navigation = controller as? UINavigationController, let bar = element.value("navigationBar") {
      navigation.navigationBar.prefersLargeTitles = bar.isYes("largeTitles")
      if let color = ArchiveValues.color(bar.value("barTintColor")) { navigation.navigationBar.barTintColor = color }
      if let color = ArchiveValues.color(bar.value("tintColor")) { navigation.navigationBar.tintColor = color }
      if element.isYes("navigationBarHidden") || bar.isYes("hidden") { navigation.isNavigationBarHidden = true }
    }
    if let tabs = controller as? UITabBarController, let bar = element.value("tabBar") {
      if let color = ArchiveValues.color(bar.value("tintColor")) { tabs.tabBar.tintColor = color }
      if let color = ArchiveValues.color(bar.value("barTintColor")) { tabs.tabBar.barTintColor = color }
    }
  }

  /// The controllers inside a container, by the segues that are relationships.
  private func relate(_ controller: UIViewController, _ element: ArchiveElement, depth: Int) {
    let inner = element.all(in: "connections").filter { $0["kind"] == "relationship" }.compactMap { segue in
      scenes.first { Self.controller(in: $0)?.id == segue["destination"] }.flatMap { make($0, depth: depth + 1) }
    }
    guard !inner.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = inner
    case let tabs as UITabBarController: tabs.viewControllers = inner
    case let split as UISplitViewController: split.viewControllers = inner
    default: break
    }
  }

  /// A controller in a container's view.
  private func embed(_ part: (view: UIView, segue: ArchiveElement), in controller: UIViewController, depth: Int) {
    guard let scene = scenes.first(where: { Self.controller(in: $0)?.id == part.segue["destination"] }),
      let child = make(scene, depth: depth + 1)
    else { return }
    controller.prepare(
      for: UIStoryboardSegue(identifier: part.segue["identifier"], source: controller, destination: child), sender: nil)
    controller.addChild(child)
    let view: UIView = child.view
    view.frame = part.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.view.addSubview(view)
    child.didMove(toParent: controller)
  }
}
