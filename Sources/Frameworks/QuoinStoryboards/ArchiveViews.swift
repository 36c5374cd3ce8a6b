import Foundation
import UIKit

extension ArchiveBuilder {
  /// Makes a view with all inside.
  func view(_ element: ArchiveElement) -> UIView {
    let made = custom(element) ?? plain(element)
    dress(made, element)
    return made
  }

  /// A view of the app's own class.
  private func custom(_ element: ArchiveElement) -> UIView? {
    guard let name = element["customClass"] else { return nil }
    if let type = _InterfaceArchives.named(name) as? UIView.Type {
      if let style = Self.cellStyles[element["style"] ?? ""], let type = type as? UITableViewCell.Type {
        return _InterfaceArchives.makeCell(type, style: style)
      }
      if let made = type.init(coder: NSCoder()) { return made }
    }
    // Classes of UIKit's own may be named too.
    if let own = ["UIView", "UIControl", "UIStackView", "UIScrollView", "UIImageView"].first(where: { $0 == name }) {
      return own == "UIControl" ? UIControl() : nil
    }
    _InterfaceArchives.doubt(
      name, "The archive names a class \(name), and the app has no view of that name; a \(element.name) stands for it.")
    return nil
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  /// A view of UIKit's.
  private func plain(_ element: ArchiveElement) -> UIView {
    switch element.name {
    case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView": return UIView()
    case "control": return UIControl()
    case "label": return UILabel()
    case "button": return UIButton(type: .custom)
    case "textField": return UITextField()
    case "textView": return UITextView()
    case "imageView": return UIImageView()
    case "stackView": return UIStackView()
    case "switch": return UISwitch()
    case "slider": return UISlider()
    case "stepper": return UIStepper()
    case "segmentedControl": return UISegmentedControl()
    case "progressView": return UIProgressView()
    case "activityIndicatorView": return UIActivityIndicatorView(style: element["style"] == "medium" ? .medium : .large)
    case "pageControl": return UIPageControl()
    case "datePicker": return UIDatePicker()
    case "pickerView": return UIPickerView()
    case "searchBar": return UISearchBar()
    case "scrollView": return UIScrollView()
    case "toolbar": return UIToolbar()
    case "navigationBar": return UINavigationBar()
    case "tabBar": return UITabBar()
    case "visualEffectView": return UIVisualEffectView(effect: UIBlurEffect(style: Self.blur(element)))
    case "tableView":
      if element.first("sections") != nil { return StaticTable(frame: .zero, style: Self.tableStyle(element)) }
      return UITableView(frame: .zero, style: Self.tableStyle(element))
    case "tableViewCell": return UITableViewCell(style: Self.cellStyles[element["style"] ?? ""] ?? .default, reuseIdentifier: nil)
    case "collectionView": return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "collectionViewCell": return UICollectionViewCell(frame: .zero)
    case "collectionReusableView": return UICollectionReusableView(frame: .zero)
    case "mapView", "wkWebView", "webView", "mtkView", "glkView", "sceneKitView", "skView", "arscnView", "arskView", "pdfView":
      return ArchivePlate(named: element.name)
    default:
      _InterfaceArchives.doubt(element.name, "Archives' \(element.name) is not read here; an empty view stands for it.")
      return UIView()
    }
  }

  private static func tableStyle(_ element: ArchiveElement) -> UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  private static func blur(_ element: ArchiveElement) -> UIBlurEffect.Style {
    switch element.first("blurEffect")?["style"] {
    case "extraLight": .extraLight
    case "light": .light
    case "dark": .dark
    case "prominent": .prominent
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    default: .regular
    }
  }

  // MARK: What every view has

  private func dress(_ view: UIView, _ element: ArchiveElement) {
    keep(view, element)
    if let frame = ArchiveValues.rect(element.value("frame", "rect")) { view.frame = frame }
    // A view without constraints of its own keeps its frame, whatever the flag says.
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", !element.isYes("fixedFrame") {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if let mode = element["contentMode"].flatMap(ArchiveValues.contentMode) { view.contentMode = mode }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if element.isYes("hidden") { view.isHidden = true }
    if element.isYes("clipsSubviews") { view.clipsToBounds = true }
    if element["userInteractionEnabled"] == "NO" { view.isUserInteractionEnabled = false }
    if let tag = element.number("tag") { view.tag = Int(tag) }
    if let color = ArchiveValues.color(element.value("backgroundColor")) { view.backgroundColor = color }
    if let color = ArchiveValues.color(element.value("tintColor")) { view.tintColor = color }
    func priority(_ name: String, _ set: (UILayoutPriority) -> Void) {
      if let value = element.number(name) { set(UILayoutPriority(Float(value))) }
    }
    priority("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .horizontal) }
    priority("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .vertical) }
    if element.isYes("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = true }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" { view.insetsLayoutMarginsFromSafeArea = false }
    if let margins = ArchiveValues.insets(element.value("layoutMargins")) { view.layoutMargins = margins }
    if let words = element.value("accessibilityConfiguration") {
      if let name = words["identifier"] { view.accessibilityIdentifier = name }
      if let label = words["label"] { view.accessibilityLabel = label }
    }
    guides(of: view, element)
    own(view, element)
    for child in element.all(in: "subviews") {
      guard let made = object(child) as? UIView else { continue }
      switch view {
      case let stack as UIStackView: stack.addArrangedSubview(made)
      case let effect as UIVisualEffectView: effect.contentView.addSubview(made)
      default: view.addSubview(made)
      }
    }
    runtimeAttributes(of: view, element)
  }

  private func guides(of view: UIView, _ element: ArchiveElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch (guide["key"], view) {
      case ("contentLayoutGuide", let scroll as UIScrollView): objects[guide.id] = scroll.contentLayoutGuide
      case ("frameLayoutGuide", let scroll as UIScrollView): objects[guide.id] = scroll.frameLayoutGuide
      case ("keyboard", _): objects[guide.id] = view.keyboardLayoutGuide
      case ("layoutMargins", _): objects[guide.id] = view.layoutMarginsGuide
      default: objects[guide.id] = view.safeAreaLayoutGuide
      }
    }
  }

  private static func mask(_ element: ArchiveElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, name in if element.isYes(name.0) { mask.insert(name.1) } }
  }

  // MARK: Attributes by name

  /// What is set by a key path: a layer's border and corners, and variables of the app's own class.
  private func runtimeAttributes(of view: UIView, _ element: ArchiveElement) {
    for attribute in element.all(in: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let child = attribute.children.first { $0["key"] == "value" }
      let number = child?.number("value") ?? attribute.number("value")
      let color = ArchiveValues.color(child)
      let value: Any? =
        switch attribute["type"] {
        case "number": number
        case "boolean": attribute.isYes("value")
        case "string": attribute.words("value")
        case "color": color
        case "size": ArchiveValues.size(child)
        case "rect": ArchiveValues.rect(child)
        case "image": ArchiveValues.image(attribute["value"], catalog: attribute["catalog"])
        default: nil
        }
      guard let value else { continue }
      if Outlets.set(path, of: view, to: value) || Outlets.set(path, of: view, to: number.map { Int($0) } ?? value) { continue }
      if Self.set(path, of: view, to: value) { continue }
      switch path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path {
      case "cornerRadius": view.layer.cornerRadius = number ?? 0
      case "borderWidth": view.layer.borderWidth = number ?? 0
      case "borderColor", "borderUIColor": view.layer.borderColor = color?.cgColor
      case "masksToBounds": view.layer.masksToBounds = attribute.isYes("value")
      case "shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
      case "shadowRadius": view.layer.shadowRadius = number ?? 0
      case "shadowOffset": view.layer.shadowOffset = ArchiveValues.size(child) ?? .zero
      default:
        _InterfaceArchives.doubt(
          "\(type(of: view))", "The archive sets \(path), and \(type(of: view)) has no variable of that name that keeps a value.")
      }
    }
  }
}

extension ArchiveBuilder {
  /// Sets what every view keeps, or a text, by its name on the phone; false for other names and for values of another kind.
  private static func set(_ name: String, of view: UIView, to value: Any) -> Bool {
    switch (name, value) {
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("textColor", let color as UIColor): (view as? UILabel)?.textColor = color
    case ("alpha", let number as CGFloat): view.alpha = number
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("text", let words as String): (view as? UILabel)?.text = words
    case ("accessibilityIdentifier", let words as String): view.accessibilityIdentifier = words
    default: return false
    }
    return true
  }
}

/// A view that a service of the phone would fill.
private final class ArchivePlate: _ServicePlaceholderView {
  private var name = ""
  convenience init(named name: String) {
    self.init(frame: .zero)
    self.name = name
  }
  override var _serviceName: String { name }
}
