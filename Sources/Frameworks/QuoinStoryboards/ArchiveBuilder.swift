import Foundation
import UIKit

/// Makes the objects of one scene or `.xib`, then connects them.
@MainActor final class ArchiveBuilder {
  /// What was made, by the ids that connections and constraints name.
  var objects: [String: AnyObject] = [:]
  /// The controller whose view is made; the guides of its bars are its own.
  weak var controller: UIViewController?
  /// The ids of guides along the top (true) and the bottom of a controller.
  var bars: [String: Bool] = [:]
  /// Views that hold another controller's view.
  var embedded: [(view: UIView, segue: ArchiveElement)] = []
  private var constraints: [(element: ArchiveElement, view: UIView)] = []
  private var views: [UIView] = []

  /// Makes what an element stands for, with all inside; nil for what shows nothing.
  func object(_ element: ArchiveElement) -> AnyObject? {
    let made: AnyObject?
    switch element.name {
    case "tapGestureRecognizer": made = UITapGestureRecognizer(target: nil, action: nil)
    case "swipeGestureRecognizer": made = UISwipeGestureRecognizer(target: nil, action: nil)
    case "panGestureRecognizer": made = UIPanGestureRecognizer(target: nil, action: nil)
    case "pinchGestureRecognizer": made = UIPinchGestureRecognizer(target: nil, action: nil)
    case "rotationGestureRecognizer": made = UIRotationGestureRecognizer(target: nil, action: nil)
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": made = UILongPressGestureRecognizer(target: nil, action: nil)
    case "barButtonItem": made = barButton(element)
    case "customObject": made = element["customClass"].flatMap(_InterfaceArchives.make)
    case "exit", "placeholder": made = nil
    default: made = view(element)
    }
    if let made { objects[element.id] = made }
    return made
  }

  /// Keeps a view's element for when all views are there.
  func keep(_ view: UIView, _ element: ArchiveElement) {
    objects[element.id] = view
    views.append(view)
    for constraint in element.all(in: "constraints") { constraints.append((constraint, view)) }
    for segue in element.all(in: "connections") where segue["kind"] == "embed" { embedded.append((view, segue)) }
  }

  /// Sets constraints and connections, once everything is made.
  func finish(_ elements: [ArchiveElement], owner: AnyObject?) {
    let safe = controller?.viewIfLoaded ?? views.first
    for (id, isTop) in bars where safe != nil { objects[id] = BarGuide.of(safe!, isTop: isTop) }
    for (element, view) in constraints { activate(element, in: view) }
    for element in elements { connect(element) }
    for view in views { view.awakeFromNib() }
    constraints = []
    views = []
  }

  private func connect(_ element: ArchiveElement) {
    for connection in element.all(in: "connections") {
      guard connection.name == "outlet" || connection.name == "outletCollection", let name = connection["property"],
        let object = objects[element.name == "placeholder" && element["placeholderIdentifier"] == "IBFilesOwner" ? "-1" : element.id]
      else { continue }
      guard let value = objects[connection["destination"] ?? ""] else {
        _InterfaceArchives.doubt(
          "\(type(of: object))", "The outlet \(name) stays empty: what it is connected to in the archive is not read here.")
        continue
      }
      if connection.name == "outletCollection" {
        let key = "\(element.id) \(name)"
        collections[key, default: []].append(value)
        _ = Outlets.set(name, of: object, to: collections[key] ?? [])
      } else if !Outlets.set(name, of: object, to: value) {
        // A plate is called as what it stands for.
        let kind = (value as? _ServicePlaceholderView)?._serviceName ?? "\(type(of: value))"
        _InterfaceArchives.doubt(
          "\(type(of: object))",
          "The outlet \(name) is connected to a \(kind) in the archive, and \(type(of: object)) has no such variable.")
      }
    }
    for child in element.children where child.name != "connections" { connect(child) }
  }
  private var collections: [String: [AnyObject]] = [:]

  // MARK: Bars

  /// What a controller shows in the bars around it.
  func bars(_ element: ArchiveElement, of controller: UIViewController) {
    if let item = element.value("navigationItem") {
      objects[item.id] = controller.navigationItem
      if let title = item["title"] { controller.navigationItem.title = title }
      if let prompt = item["prompt"] { controller.navigationItem.prompt = prompt }
      if item["largeTitleDisplayMode"] == "always" { controller.navigationItem.largeTitleDisplayMode = .always }
      if item["largeTitleDisplayMode"] == "never" { controller.navigationItem.largeTitleDisplayMode = .never }
      controller.navigationItem.leftBarButtonItems = barButtons(item, "leftBarButtonItem")
      controller.navigationItem.rightBarButtonItems = barButtons(item, "rightBarButtonItem")
      if let back = item.value("backBarButtonItem") { controller.navigationItem.backBarButtonItem = object(back) as? UIBarButtonItem }
      if let title = item.value("titleView") { controller.navigationItem.titleView = object(title) as? UIView }
    }
    if let item = element.value("tabBarItem") {
      controller.tabBarItem = tabBarItem(item)
      objects[item.id] = controller.tabBarItem
    }
    let tools = element.all(in: "toolbarItems").compactMap { object($0) as? UIBarButtonItem }
    if !tools.isEmpty { controller.toolbarItems = tools }
  }

  private func barButtons(_ item: ArchiveElement, _ key: String) -> [UIBarButtonItem]? {
    let elements = item.value(key).map { [$0] } ?? item.value(key + "s")?.children ?? []
    let made = elements.compactMap { object($0) as? UIBarButtonItem }
    return made.isEmpty ? nil : made
  }

  private func barButton(_ element: ArchiveElement) -> UIBarButtonItem {
    let made: UIBarButtonItem
    if let view = element.children.first(where: { $0["key"] == "customView" }) {
      made = UIBarButtonItem(customView: object(view) as? UIView ?? UIView())
    } else if let name = element["systemItem"], let item = Self.systemItems[name] {
      made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    } else if let image = ArchiveValues.image(element["image"], catalog: element["catalog"]) {
      made = UIBarButtonItem(image: image, style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
    } else {
      made = UIBarButtonItem(title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
    }
    if let width = element.number("width"), element["systemItem"] == "fixedSpace" { made.width = width }
    if element["enabled"] == "NO" { made.isEnabled = false }
    if let color = ArchiveValues.color(element.value("tintColor")) { made.tintColor = color }
    return made
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  private func tabBarItem(_ element: ArchiveElement) -> UITabBarItem {
    let names = [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
      "mostViewed",
    ]
    if let name = element["systemItem"], let index = names.firstIndex(of: name), let item = UITabBarItem.SystemItem(rawValue: index) {
      return UITabBarItem(tabBarSystemItem: item, tag: 0)
    }
    let made = UITabBarItem(
      title: element["title"], image: ArchiveValues.image(element["image"], catalog: element["catalog"]),
      selectedImage: ArchiveValues.image(element["selectedImage"], catalog: element["catalog"]))
    if let badge = element["badgeValue"] { made.badgeValue = badge }
    return made
  }
}

/// The strip along the top or bottom of a view that bars cover, as old archives name it.
@MainActor enum BarGuide {
  static func of(_ view: UIView, isTop: Bool) -> AnyObject {
    let strip = UILayoutGuide()
    view.addLayoutGuide(strip)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      strip.leadingAnchor.constraint(equalTo: view.leadingAnchor), strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      isTop ? strip.topAnchor.constraint(equalTo: view.topAnchor) : strip.topAnchor.constraint(equalTo: safe.bottomAnchor),
      isTop ? strip.bottomAnchor.constraint(equalTo: safe.topAnchor) : strip.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return strip
  }
}
