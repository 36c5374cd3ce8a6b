import Foundation
import UIKit

private let source = Source.law("what is set of a view shows whatever else is set of it")
@MainActor private let star = UIImage(systemName: "star.fill")

/// A view 8 points from the corner, of its own size or of the one that is said.
@MainActor private func stage(_ view: UIView, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
  let fitting = view.sizeThatFits(CGSize(width: width ?? 300, height: height ?? 300))
  view.frame = CGRect(x: 8, y: 8, width: width ?? fitting.width, height: height ?? fitting.height)
  return uiCanvas(view)
}

private struct ButtonSaid {
  var kind = 0
  var title: String? = "Title"
  var subtitle: String?
  var image: UIImage?
  var place = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 1
  var alignment = UIButton.Configuration.TitleAlignment.automatic
  var insets: NSDirectionalEdgeInsets?
  var ground: UIColor?
  var words: UIColor?
  var corner = UIButton.Configuration.CornerStyle.dynamic
  var size = UIButton.Configuration.Size.medium
  var stroke: CGFloat = 0
  var isOff = false
  var isChosen = false
  var tint: UIColor?
  var across = UIControl.ContentHorizontalAlignment.center
  var down = UIControl.ContentVerticalAlignment.center
  var isMirrored = false
  var width: CGFloat?

  @MainActor var view: UIView {
    var made: UIButton.Configuration =
      switch kind {
      case 0: .plain()
      case 1: .gray()
      case 2: .tinted()
      default: .filled()
      }
    (made.title, made.subtitle, made.image, made.imagePlacement) = (title, subtitle, image, place)
    (made.imagePadding, made.titlePadding, made.titleAlignment) = (imagePadding, titlePadding, alignment)
    (made.baseBackgroundColor, made.baseForegroundColor, made.cornerStyle, made.buttonSize) = (ground, words, corner, size)
    if let insets { made.contentInsets = insets }
    if stroke > 0 { (made.background.strokeWidth, made.background.strokeColor) = (stroke, .pureRed) }
    let button = UIButton(configuration: made)
    (button.isEnabled, button.isSelected) = (!isOff, isChosen)
    if let tint { button.tintColor = tint }
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (across, down)
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return stage(button, width, width == nil ? nil : 100)
  }
}

private struct LabelSaid {
  var text = "Some words of a label that need more than a line"
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var breaking = NSLineBreakMode.byTruncatingTail
  var lines = 1
  var shrinks = false
  var least: CGFloat = 0.7
  var isOff = false
  var isLit = false
  var shadow: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isMirrored = false

  @MainActor var view: UIView {
    let label = UILabel()
    (label.text, label.font, label.textColor, label.textAlignment) = (text, font, color, alignment)
    (label.lineBreakMode, label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (
      breaking, lines, shrinks, least
    )
    (label.isEnabled, label.isHighlighted, label.highlightedTextColor) = (!isOff, isLit, .pureRed)
    (label.shadowColor, label.shadowOffset) = (shadow, shadowOffset)
    label.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return stage(label, 150, 80)
  }
}

private struct FieldSaid {
  var text = "Ada"
  var placeholder: String? = "Name"
  var rich: NSAttributedString?
  var font = UIFont.systemFont(ofSize: 17)
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.roundedRect
  var left = UITextField.ViewMode.never
  var right = UITextField.ViewMode.never
  var clear = UITextField.ViewMode.never
  var isSecret = false
  var isMirrored = false

  @MainActor var view: UIView {
    let field = UITextField()
    (field.text, field.placeholder, field.font, field.textColor) = (text, placeholder, font, color ?? .label)
    if let rich { (field.placeholder, field.attributedPlaceholder) = (nil, rich) }
    (field.textAlignment, field.borderStyle, field.isSecureTextEntry) = (alignment, border, isSecret)
    (field.leftView, field.leftViewMode) = (uiSized("left", 20, 20, .pureGreen), left)
    (field.rightView, field.rightViewMode) = (uiSized("right", 24, 12, .pureBlue), right)
    field.leftView?.frame.size = CGSize(width: 20, height: 20)
    field.rightView?.frame.size = CGSize(width: 24, height: 12)
    field.clearButtonMode = clear
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return stage(field, 180, 40)
  }
}

private struct SegmentsSaid {
  var titles = ["One", "Second", "3"]
  var chosen = 1
  var isApportioned = false
  var tint: UIColor?
  var width: CGFloat = 0
  var offSegment: Int?
  var font: CGFloat?
  var chosenColor: UIColor?
  var image: Int?
  var isOff = false
  var isMirrored = false

  @MainActor var view: UIView {
    let control = UISegmentedControl(items: titles)
    (control.selectedSegmentIndex, control.apportionsSegmentWidthsByContent, control.selectedSegmentTintColor) = (
      chosen, isApportioned, tint
    )
    control.setWidth(width, forSegmentAt: 0)
    if let offSegment { control.setEnabled(false, forSegmentAt: offSegment) }
    if let font { control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: font)], for: .normal) }
    if let chosenColor { control.setTitleTextAttributes([.foregroundColor: chosenColor], for: .selected) }
    if let image { control.setImage(star, forSegmentAt: image) }
    control.isEnabled = !isOff
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return stage(control, 200, 32)
  }
}

private struct MetersSaid {
  var value: Float = 0.4
  var most: Float = 1
  var done: UIColor?
  var left: UIColor?
  var knob: UIColor?
  var stepped = 5.0
  var wraps = false
  var pages = 4
  var page = 1
  var hidesOne = false
  var dot: UIColor?
  var dots: UIColor?
  var isOn = true
  var onTint: UIColor?
  var thumb: UIColor?
  var spins = UIActivityIndicatorView.Style.medium
  var isOff = false
  var isMirrored = false

  @MainActor var view: UIView {
    let slider = made(UISlider()) {
      ($0.maximumValue, $0.value, $0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (most, value, done, left, knob)
    }
    let stepper = made(UIStepper()) { ($0.maximumValue, $0.value, $0.wraps) = (10, stepped, wraps) }
    let dotted = made(UIPageControl()) {
      ($0.numberOfPages, $0.currentPage, $0.hidesForSinglePage) = (pages, page, hidesOne)
      ($0.currentPageIndicatorTintColor, $0.pageIndicatorTintColor) = (dot, dots ?? .lightGray)
    }
    let turn = made(UISwitch()) { ($0.isOn, $0.onTintColor, $0.thumbTintColor) = (isOn, onTint, thumb) }
    let progress = made(UIProgressView(progressViewStyle: .default)) {
      ($0.progress, $0.progressTintColor, $0.trackTintColor) = (value, done, left)
    }
    let spinner = made(UIActivityIndicatorView(style: spins)) { $0.startAnimating() }
    let all: [UIView] = [slider, stepper, dotted, turn, progress, spinner]
    let canvas = uiCanvas()
    for (index, view) in all.enumerated() {
      (view as? UIControl)?.isEnabled = !isOff
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      view.frame = CGRect(x: 8, y: 6 + CGFloat(index) * 44, width: index == 1 ? 94 : 150, height: 36)
      if index == 3 { view.frame.size = view.sizeThatFits(.zero) }
      canvas.addSubview(view)
    }
    return canvas
  }
}

private struct SearchSaid {
  var text: String?
  var placeholder: String? = "Find"
  var hasCancel = false
  var style = UISearchBar.Style.default
  var scopes: [String]?
  var scope = 0
  var showsScopes = true
  var tint: UIColor?
  var isMirrored = false

  @MainActor var view: UIView {
    let bar = UISearchBar()
    (bar.text, bar.placeholder, bar.showsCancelButton, bar.searchBarStyle) = (text, placeholder, hasCancel, style)
    (bar.scopeButtonTitles, bar.selectedScopeButtonIndex, bar.showsScopeBar, bar.barTintColor) = (scopes, scope, showsScopes, tint)
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return stage(bar, 260, 110)
  }
}

private struct StackSaid {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var custom: CGFloat?
  var margins: NSDirectionalEdgeInsets?
  var hidden: Int?
  var hugging: Int?
  var isMirrored = false

  @MainActor var view: UIView {
    let parts: [UIView] = [uiLabel("a", "Aa", 17), uiLabel("b", "Words", 30), uiSized("c", 30, 12), uiLabel("d", "x", 12)]
    let stack = UIStackView(arrangedSubviews: parts)
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
    if let custom { stack.setCustomSpacing(custom, after: parts[1]) }
    if let margins { (stack.isLayoutMarginsRelativeArrangement, stack.directionalLayoutMargins) = (true, margins) }
    if let hidden { parts[hidden].isHidden = true }
    for (index, part) in parts.enumerated() {
      part.setContentHuggingPriority(UILayoutPriority(index == hugging ? 100 : 250 + Float(index)), for: axis)
    }
    stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    for part in parts { part.semanticContentAttribute = stack.semanticContentAttribute }
    stack.frame = CGRect(x: 8, y: 8, width: 260, height: 200)
    return uiCanvas(stack)
  }
}

private struct PictureSaid {
  var mode = UIView.ContentMode.scaleToFill
  var caps = UIEdgeInsets.zero
  var rendering = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var isLit = false
  var clips = false
  var isSymbol = false
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.default
  var size: CGFloat = 20

  @MainActor var view: UIView {
    let symbol = UIImage(
      systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale))
    var picture = isSymbol ? symbol! : uiFlagPixels()
    if caps != .zero { picture = picture.resizableImage(withCapInsets: caps) }
    picture = picture.withRenderingMode(rendering)
    let view = UIImageView(image: picture, highlightedImage: uiPicture(30, 16, .pureBlue))
    (view.contentMode, view.isHighlighted, view.clipsToBounds) = (mode, isLit, clips)
    if let tint { view.tintColor = tint }
    view.frame = CGRect(x: 30, y: 30, width: 50, height: 24)
    return uiCanvas(view)
  }
}

private struct LayerSaid {
  var radius: CGFloat = 0
  var corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  var curve = CALayerCornerCurve.circular
  var border: CGFloat = 0
  var borderColor = UIColor.pureBlue
  var shadow: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var opacity: Float = 1
  var masks = false
  var kind = 0
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var stops: [NSNumber]?
  var dash: [NSNumber]?
  var phase: CGFloat = 0
  var cap = CAShapeLayerLineCap.butt
  var join = CAShapeLayerLineJoin.miter
  var stroke: CGFloat = 4
  var from: CGFloat = 0
  var to: CGFloat = 1
  var turn: CGFloat = 0
  var anchor = CGPoint(x: 0.5, y: 0.5)

  @MainActor var view: UIView {
    let layer: CALayer
    switch kind {
    case 0: layer = made(CALayer()) { $0.backgroundColor = UIColor.pureRed.cgColor }
    case 1, 2:
      layer = made(CAGradientLayer()) {
        ($0.colors, $0.locations) = ([UIColor.pureRed.cgColor, UIColor.pureGreen.cgColor, UIColor.pureBlue.cgColor], stops)
        ($0.startPoint, $0.endPoint, $0.type) = (start, end, kind == 1 ? .axial : .radial)
      }
    default:
      layer = made(CAShapeLayer()) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 6, y: 34))
        path.addLine(to: CGPoint(x: 30, y: 6))
        path.addLine(to: CGPoint(x: 54, y: 34))
        ($0.path, $0.fillColor, $0.strokeColor, $0.lineWidth) = (path.cgPath, UIColor.clear.cgColor, UIColor.pureRed.cgColor, stroke)
        ($0.lineDashPattern, $0.lineDashPhase, $0.lineCap, $0.lineJoin, $0.strokeStart, $0.strokeEnd) = (dash, phase, cap, join, from, to)
      }
    }
    (layer.anchorPoint, layer.frame) = (anchor, CGRect(x: 30, y: 30, width: 60, height: 40))
    (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve, layer.borderWidth) = (radius, corners, curve, border)
    (layer.borderColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (
      borderColor.cgColor, shadow, shadowRadius, shadowOffset
    )
    (layer.opacity, layer.masksToBounds) = (opacity, masks)
    layer.addSublayer(uiLayer(40, 20, 40, 40, .pureGreen))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: turn))
    return uiLayers(layer)
  }
}

extension Ledger {
  /// What is set of UIKit's controls and layers, several properties at a time.
  func uiControlCrowds() {
    topic("Controls: several properties at a time")

    measure(
      "UIButton.Configuration", "UIButton.Configuration.*", says: "words, pictures, gaps, colours and corners show beside each other",
      from: source
    ) {
      judge in
      let said = Crowd(ButtonSaid())
      said.choose(\.kind, [0, 1, 2, 3]) { ($0.ground, $0.words, $0.isChosen) = (nil, nil, false) }
      said.choose(\.title, ["Title", "Other"])
      said.choose(\.subtitle, [nil, "A longer second line"])
      said.choose(\.image, [nil, star])
      said.choose(\.place, [.leading, .trailing, .top, .bottom]) { $0.image = star }
      said.choose(\.imagePadding, [0, 9]) { $0.image = star }
      said.choose(\.titlePadding, [1, 8]) { $0.subtitle = "A longer second line" }
      said.choose(\.alignment, [.leading, .center, .trailing]) { ($0.subtitle, $0.width) = ("A longer second line", nil) }
      said.choose(\.insets, [nil, NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 9, trailing: 1)]) { ($0.width, $0.kind) = (nil, 1) }
      said.choose(\.ground, [nil, .pureGreen]) { ($0.kind, $0.isOff) = (3, false) }
      said.choose(\.words, [nil, .pureBlue]) { $0.isOff = false }
      said.choose(\.corner, [.small, .medium, .large, .capsule]) { $0.kind = 1 + $0.kind % 3 }
      said.choose(\.corner, [.fixed, .capsule]) { $0.kind = 3 }
      said.choose(\.size, [.mini, .medium, .large]) { ($0.insets, $0.width) = (nil, nil) }
      said.choose(\.stroke, [0, 3])
      said.choose(\.isOff)
      said.choose(\.tint, [nil, .pureRed]) { ($0.isOff, $0.words, $0.ground, $0.kind) = (false, nil, nil, 2) }
      said.choose(\.across, [.center, .leading, .trailing]) { ($0.width, $0.subtitle) = (260, nil) }
      said.choose(\.across, [.center, .left, .right]) { ($0.width, $0.subtitle) = (260, nil) }
      said.choose(\.down, [.center, .top, .bottom]) { $0.width = 260 }
      said.choose(\.isMirrored) { ($0.width, $0.across) = (260, .leading) }
      said.choose(\.width, [nil, 150, 260])
      try judge.crowds(said, in: .fixed(290, 140), ui: { $0.view })
    }
    measure("UILabel", "UILabel.*", says: "fonts, lines, shadows and states show beside each other", from: source) { judge in
      let said = Crowd(LabelSaid())
      said.choose(\.text, ["Some words of a label that need more than a line", "Short"])
      said.choose(\.font, [.systemFont(ofSize: 17), .boldSystemFont(ofSize: 22), .italicSystemFont(ofSize: 14)]) { $0.shrinks = false }
      said.choose(\.color, [.label, .pureGreen]) { ($0.isOff, $0.isLit) = (false, false) }
      said.choose(\.alignment, [.left, .center, .right]) { $0.text = "Short" }
      said.choose(\.breaking, [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]) {
        ($0.lines, $0.shrinks, $0.text) = (1, false, "Some words of a label that need more than a line")
      }
      said.choose(\.lines, [1, 2, 0]) {
        ($0.breaking, $0.shrinks, $0.font, $0.text) = (
          .byTruncatingTail, false, .systemFont(ofSize: 17), "Some words of a label that need more than a line"
        )
      }
      said.choose(\.shrinks) { ($0.lines, $0.text, $0.least) = (1, "Some words of a label that need more than a line", 0.5) }
      said.choose(\.least, [0.9, 0.4]) { ($0.lines, $0.shrinks, $0.text) = (1, true, "Some words of a label that need more than a line") }
      said.choose(\.isOff) { $0.isLit = false }
      said.choose(\.isLit) { $0.isOff = false }
      said.choose(\.shadow, [nil, .pureRed])
      said.choose(\.shadowOffset, [CGSize(width: 0, height: -1), CGSize(width: 3, height: 2)]) { $0.shadow = .pureRed }
      said.choose(\.isMirrored) { ($0.alignment, $0.text) = (.natural, "Short") }
      try judge.crowds(said, in: .fixed(170, 100), ui: { $0.view })
    }
    measure("UITextField", "UITextField.*", says: "words, borders, views at the sides and buttons show beside each other", from: source) {
      judge in
      let said = Crowd(FieldSaid())
      said.choose(\.text, ["", "Ada", "Ada Lovelace"])
      said.choose(\.placeholder, ["Name", "Who"]) { ($0.text, $0.rich) = ("", nil) }
      said.choose(\.rich, [nil, NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.pureRed])]) { $0.text = "" }
      said.choose(\.font, [.systemFont(ofSize: 17), .boldSystemFont(ofSize: 12)]) { $0.rich = nil }
      said.choose(\.color, [nil, .pureGreen]) { $0.text = "Ada" }
      said.choose(\.alignment, [.left, .center, .right]) {
        $0.rich = nil
        $0.text = "Ada"
      }
      said.choose(\.border, [.none, .line, .roundedRect])
      said.choose(\.left, [.never, .always])
      said.choose(\.right, [.never, .always])
      said.choose(\.right, [.whileEditing, .unlessEditing])
      said.choose(\.clear, [.never, .always]) { ($0.text, $0.right) = ("Ada", .never) }
      said.choose(\.isSecret) { $0.text = "Ada" }
      said.choose(\.isMirrored) { ($0.text, $0.clear, $0.right) = ("Ada", .always, .never) }
      try judge.crowds(said, in: .fixed(200, 60), ui: { $0.view })
    }
    measure(
      "UISegmentedControl", "UISegmentedControl.*", says: "widths, words, pictures and the chosen one show beside each other", from: source
    ) { judge in
      let said = Crowd(SegmentsSaid())
      said.choose(\.titles, [["One", "Second", "3"], ["A", "Rather long", "B", "C"]]) { $0.image = nil }
      said.choose(\.chosen, [-1, 0, 1, 2])
      said.choose(\.isApportioned) { ($0.width, $0.image) = (0, nil) }
      said.choose(\.tint, [nil, .pureRed]) { $0.chosen = 1 }
      said.choose(\.width, [0, 90])
      said.choose(\.offSegment, [nil, 2]) { ($0.image, $0.isOff, $0.chosen) = (nil, false, 0) }
      said.choose(\.font, [nil, 9]) { $0.image = nil }
      said.choose(\.chosenColor, [nil, .pureBlue]) { ($0.chosen, $0.image, $0.isOff) = (1, nil, false) }
      said.choose(\.image, [nil, 0])
      said.choose(\.isMirrored) { $0.chosen = 0 }
      try judge.crowds(said, rounds: 3, in: .fixed(220, 50), ui: { $0.view })
    }
    measure(
      "UISlider", "UIStepper", "UIPageControl", "UISwitch", "UIProgressView", "UIActivityIndicatorView",
      says: "values, ends, tints and directions show beside each other", from: source
    ) { judge in
      let said = Crowd(MetersSaid())
      said.choose(\.value, [0, 0.4, 1])
      said.choose(\.most, [1, 2]) { $0.value = 0.4 }
      said.choose(\.done, [nil, .pureRed]) { $0.value = 0.4 }
      said.choose(\.left, [nil, .pureGreen]) { $0.value = 0.4 }
      said.choose(\.knob, [nil, .pureBlue])
      said.choose(\.stepped, [0, 5, 10]) { ($0.wraps, $0.isOff) = (false, false) }
      said.choose(\.wraps) { ($0.stepped, $0.isOff) = ($0.value > 0.5 ? 0 : 10, false) }
      said.choose(\.pages, [1, 4, 6]) { ($0.hidesOne, $0.page) = (false, 0) }
      said.choose(\.page, [0, 1, 3]) { $0.pages = 4 }
      said.choose(\.hidesOne) { ($0.pages, $0.page) = (1, 0) }
      said.choose(\.dot, [nil, .pureRed]) { ($0.pages, $0.page) = (4, 1) }
      said.choose(\.dots, [nil, .pureGreen]) { $0.pages = 4 }
      said.choose(\.isOn)
      said.choose(\.onTint, [nil, .pureBlue]) { $0.isOn = true }
      said.choose(\.thumb, [nil, .pureRed])
      said.choose(\.spins, [.medium, .large])
      said.choose(\.isOff)
      said.choose(\.isMirrored) { $0.value = 0.4 }
      try judge.crowds(said, in: .fixed(180, 270), ui: { $0.view })
    }
    measure("UISearchBar", "UISearchBar.*", says: "words, buttons, scopes and grounds show beside each other", from: source) { judge in
      let said = Crowd(SearchSaid())
      said.choose(\.text, [nil, "words"])
      said.choose(\.placeholder, ["Find", "Look"]) { $0.text = nil }
      said.choose(\.hasCancel)
      said.choose(\.style, [.default, .minimal])
      said.choose(\.scopes, [nil, ["All", "Mine"], ["All", "Mine", "Theirs"]]) { $0.showsScopes = true }
      said.choose(\.scope, [0, 1]) { ($0.showsScopes, $0.scopes) = (true, ["All", "Mine"]) }
      said.choose(\.showsScopes) { $0.scopes = ["All", "Mine"] }
      said.choose(\.tint, [nil, .pureGreen]) { $0.style = .default }
      said.choose(\.isMirrored) { $0.text = "words" }
      try judge.crowds(said, rounds: 3, in: .fixed(280, 130), ui: { $0.view })
    }
    measure("UIStackView", "UIStackView.*", says: "distributions, alignments, gaps and margins act beside each other", from: source) {
      judge in
      let said = Crowd(StackSaid())
      said.choose(\.axis, [.horizontal, .vertical])
      said.choose(\.distribution, [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]) {
        ($0.axis, $0.hidden, $0.spacing, $0.hugging) = (.horizontal, nil, 0, nil)
      }
      said.choose(\.alignment, [.fill, .leading, .center, .trailing]) { $0.hidden = nil }
      said.choose(\.alignment, [.firstBaseline, .lastBaseline, .top]) { ($0.axis, $0.hidden) = (.horizontal, nil) }
      said.choose(\.spacing, [0, 12]) { if $0.distribution != .fill { $0.distribution = .fillEqually } }
      said.choose(\.custom, [nil, 30]) {
        $0.distribution = .fill
        $0.hidden = nil
      }
      said.choose(\.margins, [nil, NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 12, trailing: 3)])
      said.choose(\.hidden, [nil, 0, 2])
      said.choose(\.hugging, [nil, 1, 2]) { ($0.distribution, $0.hidden, $0.axis) = (.fill, nil, .horizontal) }
      said.choose(\.isMirrored)
      try judge.crowds(said, rounds: 3, in: .fixed(280, 220), ui: { $0.view })
    }
    measure(
      "UIImageView", "UIImage.resizableImage", "UIView.ContentMode", says: "modes, caps, tints and states show beside each other",
      from: source
    ) { judge in
      let said = Crowd(PictureSaid())
      said.choose(\.mode, [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .topRight, .left, .bottomLeft, .right]) {
        ($0.isLit, $0.clips, $0.isSymbol) = (false, false, false)
      }
      said.choose(\.mode, [.topLeft, .bottom, .bottomRight]) { ($0.isLit, $0.clips, $0.isSymbol) = (false, false, false) }
      said.choose(\.caps, [.zero, UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1)]) {
        ($0.mode, $0.isLit, $0.isSymbol, $0.rendering) = (.scaleToFill, false, false, .alwaysOriginal)
      }
      said.choose(\.rendering, [.alwaysOriginal, .alwaysTemplate]) { $0.isLit = false }
      said.choose(\.tint, [nil, .pureGreen]) { ($0.rendering, $0.isLit) = (.alwaysTemplate, false) }
      said.choose(\.isLit)
      said.choose(\.clips) { ($0.mode, $0.isLit, $0.isSymbol) = (.scaleAspectFill, false, false) }
      said.choose(\.isSymbol) { $0.isLit = false }
      said.choose(\.weight, [.regular, .black]) { ($0.isSymbol, $0.isLit, $0.mode) = (true, false, .center) }
      said.choose(\.scale, [.small, .medium, .large]) { ($0.isSymbol, $0.isLit, $0.mode) = (true, false, .center) }
      said.choose(\.size, [12, 20]) { ($0.isSymbol, $0.isLit, $0.mode) = (true, false, .center) }
      try judge.crowds(said, in: .fixed(110, 90), ui: { $0.view })
    }
    measure(
      "CALayer", "CAShapeLayer", "CAGradientLayer", says: "corners, borders, shadows, strokes and stops show beside each other",
      from: source
    ) { judge in
      let said = Crowd(LayerSaid())
      said.choose(\.radius, [0, 9, 20]) { $0.kind = $0.kind % 3 }
      said.choose(\.corners, [[.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.layerMaxXMinYCorner]]) {
        ($0.radius, $0.kind) = (12, $0.kind % 3)
      }
      said.choose(\.curve, [.circular, .continuous]) { ($0.radius, $0.kind) = (12, 0) }
      said.choose(\.border, [0, 4])
      said.choose(\.borderColor, [.pureBlue, .black]) { $0.border = 3 }
      said.choose(\.shadow, [0, 0.7]) { $0.masks = false }
      said.choose(\.shadowRadius, [1, 6]) { ($0.shadow, $0.masks) = (0.7, false) }
      said.choose(\.shadowOffset, [CGSize(width: 0, height: -3), CGSize(width: 6, height: 4)]) { ($0.shadow, $0.masks) = (0.7, false) }
      said.choose(\.opacity, [1, 0.5])
      said.choose(\.masks)
      said.choose(\.kind, [0, 1, 2, 3])
      said.choose(\.start, [CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0.2)]) { $0.kind = 1 + $0.kind % 2 }
      said.choose(\.end, [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.7)]) { $0.kind = 1 + $0.kind % 2 }
      said.choose(\.stops, [nil, [0, 0.2, 1]]) { $0.kind = 1 + $0.kind % 2 }
      said.choose(\.dash, [nil, [6, 3]]) { ($0.kind, $0.from, $0.to) = (3, 0, 1) }
      said.choose(\.phase, [0, 4]) { ($0.kind, $0.dash) = (3, [6, 3]) }
      said.choose(\.cap, [.butt, .round, .square]) { ($0.kind, $0.to) = (3, 1) }
      said.choose(\.join, [.miter, .round, .bevel]) { ($0.kind, $0.stroke, $0.dash, $0.from, $0.to) = (3, 8, nil, 0, 1) }
      said.choose(\.stroke, [2, 7]) { $0.kind = 3 }
      said.choose(\.from, [0, 0.3]) { $0.kind = 3 }
      said.choose(\.to, [0.6, 1]) { $0.kind = 3 }
      said.choose(\.turn, [0, 0.4])
      said.choose(\.anchor, [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)]) { $0.turn = 0.4 }
      try judge.crowds(said, in: .fixed(130, 110), ui: { $0.view })
    }
  }
}
