import Foundation
import UIKit

extension ArchiveBuilder {
  /// What only views of a kind have.
  func own(_ view: UIView, _ element: ArchiveElement) {
    if let control = view as? UIControl {
      if element["enabled"] == "NO" { control.isEnabled = false }
      if element.isYes("selected") { control.isSelected = true }
      switch element["contentHorizontalAlignment"] {
      case "left": control.contentHorizontalAlignment = .left
      case "right": control.contentHorizontalAlignment = .right
      case "leading": control.contentHorizontalAlignment = .leading
      case "trailing": control.contentHorizontalAlignment = .trailing
      case "fill": control.contentHorizontalAlignment = .fill
      default: break
      }
    }
    switch view {
    case let label as UILabel: fill(label, element)
    case let button as UIButton: fill(button, element)
    case let field as UITextField: fill(field, element)
    case let text as UITextView: fill(text, element)
    case let picture as UIImageView:
      picture.image = ArchiveValues.image(element["image"], catalog: element["catalog"])
      picture.highlightedImage = ArchiveValues.image(element["highlightedImage"], catalog: element["catalog"])
      if let symbol = symbolConfiguration(element) { picture.preferredSymbolConfiguration = symbol }
    case let stack as UIStackView: fill(stack, element)
    case let toggle as UISwitch:
      toggle.isOn = element.isYes("on")
      if let color = ArchiveValues.color(element.value("onTintColor")) { toggle.onTintColor = color }
      if let color = ArchiveValues.color(element.value("thumbTintColor")) { toggle.thumbTintColor = color }
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      if let color = ArchiveValues.color(element.value("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
      if let color = ArchiveValues.color(element.value("maximumTrackTintColor")) { slider.maximumTrackTintColor = color }
      if let color = ArchiveValues.color(element.value("thumbTintColor")) { slider.thumbTintColor = color }
    case let stepper as UIStepper:
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.stepValue = Double(element.number("stepValue") ?? 1)
      stepper.value = Double(element.number("value") ?? 0)
    case let segments as UISegmentedControl:
      for (index, segment) in element.all(in: "segments").enumerated() {
        if let image = ArchiveValues.image(segment["image"], catalog: segment["catalog"]) {
          segments.insertSegment(with: image, at: index, animated: false)
        } else {
          segments.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
        }
      }
      segments.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? 0)
      if let color = ArchiveValues.color(element.value("selectedSegmentTintColor")) { segments.selectedSegmentTintColor = color }
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
      if let color = ArchiveValues.color(element.value("progressTintColor")) { progress.progressTintColor = color }
      if let color = ArchiveValues.color(element.value("trackTintColor")) { progress.trackTintColor = color }
    case let spinner as UIActivityIndicatorView:
      spinner.hidesWhenStopped = element.isYes("hidesWhenStopped")
      if let color = ArchiveValues.color(element.value("color")) { spinner.color = color }
      if element.isYes("animating") { spinner.startAnimating() }
    case let dots as UIPageControl:
      dots.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      dots.currentPage = Int(element.number("currentPage") ?? 0)
      if let color = ArchiveValues.color(element.value("pageIndicatorTintColor")) { dots.pageIndicatorTintColor = color }
      if let color = ArchiveValues.color(element.value("currentPageIndicatorTintColor")) { dots.currentPageIndicatorTintColor = color }
    case let picker as UIDatePicker: fill(picker, element)
    case let bar as UISearchBar:
      bar.placeholder = element["placeholder"]
      bar.text = element["text"]
      bar.showsCancelButton = element.isYes("showsCancelButton")
      if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    case let bar as UIToolbar: bar.items = element.all(in: "items").compactMap { object($0) as? UIBarButtonItem }
    case let bar as UINavigationBar:
      let items = element.all(in: "items").map { item in
        let made = UINavigationItem(title: item["title"] ?? "")
        made.leftBarButtonItem = item.value("leftBarButtonItem").flatMap { object($0) as? UIBarButtonItem }
        made.rightBarButtonItem = item.value("rightBarButtonItem").flatMap { object($0) as? UIBarButtonItem }
        objects[item.id] = made
        return made
      }
      if !items.isEmpty { bar.items = items }
    case let effect as UIVisualEffectView:
      for child in element.value("contentView")?.all(in: "subviews") ?? [] {
        if let made = object(child) as? UIView { effect.contentView.addSubview(made) }
      }
    case let table as UITableView: fill(table, element)
    case let collection as UICollectionView: fill(collection, element)
    case let cell as UITableViewCell: fill(cell, element)
    case let cell as UICollectionViewCell:
      if let content = element.value("contentView") { fillContent(cell.contentView, content) }
    case let scroll as UIScrollView: fill(scroll, element)
    default: break
    }
  }

  // MARK: Texts

  private func fill(_ label: UILabel, _ element: ArchiveElement) {
    if let font = ArchiveValues.font(element.value("fontDescription")) { label.font = font }
    if let color = ArchiveValues.color(element.value("textColor")) { label.textColor = color }
    label.textAlignment = ArchiveValues.alignment(element["textAlignment"])
    label.lineBreakMode = ArchiveValues.lineBreak(element["lineBreakMode"])
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    if element.isYes("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = true
      if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
      if let size = element.number("minimumFontSize"), size > 0 { label.minimumScaleFactor = size / label.font.pointSize }
    }
    label.text = element.words("text")
    if let text = ArchiveValues.attributed(element.value("attributedText")) { label.attributedText = text }
    if let color = ArchiveValues.color(element.value("shadowColor")) { label.shadowColor = color }
  }

  private func fill(_ field: UITextField, _ element: ArchiveElement) {
    field.text = element.words("text")
    field.placeholder = element["placeholder"]
    if let font = ArchiveValues.font(element.value("fontDescription")) { field.font = font }
    if let color = ArchiveValues.color(element.value("textColor")) { field.textColor = color }
    field.textAlignment = ArchiveValues.alignment(element["textAlignment"])
    switch element["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    if element["clearButtonMode"] == "always" { field.clearButtonMode = .always }
    if element.value("textInputTraits")?.isYes("secureTextEntry") ?? false { field.isSecureTextEntry = true }
  }

  private func fill(_ text: UITextView, _ element: ArchiveElement) {
    if let font = ArchiveValues.font(element.value("fontDescription")) { text.font = font }
    if let color = ArchiveValues.color(element.value("textColor")) { text.textColor = color }
    text.textAlignment = ArchiveValues.alignment(element["textAlignment"])
    text.text = element.words("text") ?? ""
    if let attributed = ArchiveValues.attributed(element.value("attributedText")) { text.attributedText = attributed }
    if element["editable"] == "NO" { text.isEditable = false }
    if element["scrollEnabled"] == "NO" { text.isScrollEnabled = false }
  }

  private func fill(_ button: UIButton, _ element: ArchiveElement) {
    let isPlain = element["buttonType"] == nil || element["buttonType"] == "custom"
    button._become(isPlain ? .custom : .system)
    if let configuration = element.value("configuration", "buttonConfiguration") {
      var made: UIButton.Configuration =
        switch configuration["style"] {
        case "filled": .filled()
        case "tinted": .tinted()
        case "gray": .gray()
        default: .plain()
        }
      made.title = configuration.words("title")
      made.subtitle = configuration["subtitle"]
      if let text = ArchiveValues.attributed(configuration.value("attributedTitle")) { made.title = text.string }
      made.image = ArchiveValues.image(configuration["image"], catalog: configuration["catalog"])
      if let color = ArchiveValues.color(configuration.value("baseForegroundColor")) { made.baseForegroundColor = color }
      if let color = ArchiveValues.color(configuration.value("baseBackgroundColor")) { made.baseBackgroundColor = color }
      button.configuration = made
      return
    }
    if let font = ArchiveValues.font(element.value("fontDescription")) { button.titleLabel?.font = font }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    for state in element.children where state.name == "state" {
      guard let which = states[state["key"] ?? ""] else { continue }
      if let title = state.words("title") { button.setTitle(title, for: which) }
      if let text = ArchiveValues.attributed(state.value("attributedTitle")) { button.setAttributedTitle(text, for: which) }
      if let image = ArchiveValues.image(state["image"], catalog: state["catalog"]) { button.setImage(image, for: which) }
      if let image = ArchiveValues.image(state["backgroundImage"], catalog: state["catalog"]) {
        button.setBackgroundImage(image, for: which)
      }
      if let color = ArchiveValues.color(state.value("titleColor")) { button.setTitleColor(color, for: which) }
      if let symbol = symbolConfiguration(state) { button.setPreferredSymbolConfiguration(symbol, forImageIn: which) }
    }
    // The kinds with a picture of their own.
    let pictures = ["detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle", "contactAdd": "plus.circle"]
    if let name = pictures[element["buttonType"] ?? ""] { button.setImage(UIImage(systemName: name), for: .normal) }
    if let insets = ArchiveValues.insets(element.value("contentEdgeInsets")) { button.contentEdgeInsets = insets }
    if let insets = ArchiveValues.insets(element.value("titleEdgeInsets")) { button.titleEdgeInsets = insets }
    if let insets = ArchiveValues.insets(element.value("imageEdgeInsets")) { button.imageEdgeInsets = insets }
  }

  private func symbolConfiguration(_ element: ArchiveElement) -> UIImage.SymbolConfiguration? {
    guard let part = element.value("preferredSymbolConfiguration") else { return nil }
    if let size = part.number("pointSize") ?? part.value("configurationFont")?.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: size)
    }
    return part["scale"] == "large" ? UIImage.SymbolConfiguration(scale: .large) : nil
  }

  // MARK: Containers

  private func fill(_ stack: UIStackView, _ element: ArchiveElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    switch element["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline", "baseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if element.value("directionalLayoutMargins") != nil || element.value("layoutMargins") != nil
      || element.isYes("isLayoutMarginsRelativeArrangement")
    {
      stack.isLayoutMarginsRelativeArrangement = element.isYes("layoutMarginsRelativeArrangement")
    }
  }

  private func fill(_ scroll: UIScrollView, _ element: ArchiveElement) {
    if let size = ArchiveValues.size(element.value("contentSize")) { scroll.contentSize = size }
    if element.isYes("pagingEnabled") { scroll.isPagingEnabled = true }
    if element["showsVerticalScrollIndicator"] == "NO" { scroll.showsVerticalScrollIndicator = false }
    if element["showsHorizontalScrollIndicator"] == "NO" { scroll.showsHorizontalScrollIndicator = false }
  }

  private func fill(_ picker: UIDatePicker, _ element: ArchiveElement) {
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    case "wheels": picker.preferredDatePickerStyle = .wheels
    default: break
    }
  }
}
