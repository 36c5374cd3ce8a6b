import QuoinAppearance

/// The look of an alert: cards with words above and choices below, each choice a row between hairlines.
///
/// The measures are the system's: up to iOS 18 choices are rows between hairlines, and action sheets have a card of their own for leaving
/// all as it is; on iOS 26 all choices are capsules on one card.
final class AlertView: UIView {
  private var isSheet = false
  private let main = UIView()
  private let apart = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var rows: [UILabel] = []
  private var apartRow: UILabel?
  private var lines: [UIView] = []
  private var prominent: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for card in [main, apart] {
      card.clipsToBounds = true
      card.layer.cornerCurve = .continuous
      addSubview(card)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      main.addSubview(label)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Takes over what the alert says.
  func fill(_ alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    let measures = measures
    for view in rows + lines + fields + [apartRow].compactMap({ $0 }) { view.removeFromSuperview() }
    (rows, lines, apartRow) = ([], [], nil)
    main.backgroundColor = hasCapsules ? .alertPlate : isSheet ? .alertSheet : .alertCard
    apart.backgroundColor = .alertApart
    for card in [main, apart] { card.layer.cornerRadius = hasCapsules ? CGFloat(measures.alertRadius) : isSheet ? 13 : 14 }
    let alignment: NSTextAlignment = measures.wordsAreLeading ? .natural : .center
    for label in [titleLabel, messageLabel] { label.textAlignment = isSheet ? .center : alignment }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    let small: CGFloat = hasCapsules ? 15 : 13
    titleLabel.font = Self.grown(.systemFont(ofSize: isSheet ? small : 17, weight: .semibold), isSheet ? .footnote : .headline)
    messageLabel.font =
      hasCapsules && !isSheet
      ? .preferredFont(forTextStyle: .subheadline, compatibleWith: Self.textSize)
      : Self.grown(.systemFont(ofSize: small), .footnote)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    takeFields(alert.textFields ?? [])
    let cancel = alert.actions.first { $0.style == .cancel }
    var others = alert.actions.filter { $0 !== cancel }
    if let cancel, isSheet, !hasCapsules {
      let row = row(cancel, isBold: true)
      apart.addSubview(row)
      apartRow = row
    } else if let cancel {
      // Of two choices the one that leaves all as it is stands first, of more it stands last.
      others = others.count == 1 && !isSheet ? [cancel] + others : others + [cancel]
    }
    apart.isHidden = apartRow == nil
    let bold = alert.preferredAction ?? (isSheet && !hasCapsules ? nil : cancel)
    rows = others.map { row($0, isBold: $0 === bold) }
    prominent = hasCapsules ? others.firstIndex { $0 === bold } : nil
    for row in rows { main.addSubview(row) }
    setNeedsLayout()
  }

  private func takeFields(_ next: [UITextField]) {
    fields = isSheet ? [] : next
    for field in fields {
      field.font = Self.grown(.systemFont(ofSize: 13), .footnote)
      field.backgroundColor = .systemBackground
      field.layer.borderWidth = 0.5
      field.layer.borderColor = hasCapsules ? UIColor.systemBackground.cgColor : UIColor.separator.cgColor
      field.layer.cornerRadius = CGFloat(measures.fieldRadius)
      if field.leftView == nil {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(measures.fieldLeading), height: 10))
        field.leftViewMode = .always
      }
      main.addSubview(field)
    }
  }

  private func row(_ action: UIAlertAction, isBold: Bool) -> UILabel {
    let label = UILabel()
    label.text = action.title
    label.textAlignment = .center
    let font = UIFont.systemFont(ofSize: isSheet && !hasCapsules ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.font = Self.grown(font, isBold ? .headline : .body)
    let plain: UIColor = !hasCapsules ? .tintColor : isBold ? .white : .label
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : plain
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }

  /// The user's text size, up to the largest of the common ones (assumed, as SwiftUI's alerts).
  private static var textSize: UITraitCollection { TextSizeLimits(most: .extraExtraExtraLarge).limit(.current) }
  /// A font at that size, growing as a style does.
  private static func grown(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
    func size(_ traits: UITraitCollection) -> CGFloat { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
    return font.withSize(font.pointSize * size(textSize) / size(UITraitCollection(preferredContentSizeCategory: .large)))
  }

  // MARK: Measures

  private var measures: PresentationMeasures { traitCollection.appearance.system.look.presentation }
  /// Whether choices are capsules, and not rows between hairlines.
  private var hasCapsules: Bool { measures.buttonInset > 0 }
  private var rowHeight: CGFloat { CGFloat(isSheet ? measures.dialogButton : measures.button) }
  private var gap: CGFloat { CGFloat(measures.buttonGap) }
  private var rowInset: CGFloat { CGFloat(measures.buttonInset) }
  private var hasWords: Bool { !(titleLabel.text ?? "").isEmpty || !(messageLabel.text ?? "").isEmpty }

  /// Two short choices of an alert stand side by side.
  private func isPair(_ width: CGFloat) -> Bool {
    !isSheet && rows.count == 2 && rows.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - 16 - rowInset }
  }

  private struct Words {
    var title, message: CGRect
    var fields: [CGRect]
    var height: CGFloat
  }

  private func words(_ width: CGFloat) -> Words {
    let margin = CGFloat(measures.alertMargin)
    let inner = CGSize(width: width - 2 * margin, height: 0)
    var y = CGFloat(isSheet ? measures.actionSheetTop : measures.alertTop)
    func place(_ label: UILabel, _ gap: CGFloat) -> CGRect {
      guard let text = label.text, !text.isEmpty else { return .zero }
      // A text in a style keeps its leading, too.
      let leading = hasCapsules ? label.font.leading.rounded() : 0
      let rect = CGRect(x: margin, y: y, width: inner.width, height: label.sizeThatFits(inner).height + leading)
      y = rect.maxY + gap
      return rect
    }
    let title = place(titleLabel, isSheet ? 8 : CGFloat(measures.alertGap))
    let message = place(messageLabel, 0)
    let isAlone = (messageLabel.text ?? "").isEmpty
    if isAlone, title != .zero { y = title.maxY }
    let bottom = CGFloat(isSheet ? measures.actionSheetBottom : isAlone ? measures.titleBottom : measures.alertBottom)
    // The choices stand as far from what is above as from the card's edges, where they are capsules.
    if hasCapsules { y += hasWords ? bottom : rowInset }
    let side = CGFloat(measures.fieldMargin)
    let boxes = fields.indices.map { index in
      CGRect(
        x: side, y: y + CGFloat(measures.fieldTop) + CGFloat(index) * CGFloat(measures.field - measures.fieldOverlap),
        width: width - 2 * side, height: CGFloat(measures.field))
    }
    y += CGFloat(measures.fields(fields.count)) + (hasCapsules ? rowInset : bottom)
    return Words(title: title, message: message, fields: boxes, height: hasWords || !boxes.isEmpty ? y : rowInset)
  }

  func height(width: CGFloat) -> CGFloat {
    let lines = CGFloat(isPair(width) ? 1 : rows.count)
    let choices = rowHeight * lines + gap * max(0, lines - 1) + rowInset
    return words(width).height + choices + (apartRow == nil ? 0 : 8 + rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for line in lines { line.removeFromSuperview() }
    lines = []
    let below = apartRow == nil ? 0 : rowHeight + 8
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    apart.frame = CGRect(x: 0, y: bounds.height - rowHeight, width: bounds.width, height: rowHeight)
    apartRow?.frame = apart.bounds
    let words = words(bounds.width)
    (titleLabel.frame, messageLabel.frame) = (words.title, words.message)
    for (field, box) in zip(fields, words.fields) { field.frame = box }
    let pair = isPair(bounds.width)
    guard !hasCapsules else { return layCapsules(below: words.height, isPair: pair) }
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (index, row) in rows.enumerated() {
      let isRight = pair && (index == 1) != isRightToLeft
      let width = pair ? bounds.width / 2 : bounds.width
      let y = words.height + (pair ? 0 : CGFloat(index) * rowHeight)
      row.frame = CGRect(x: isRight ? width : 0, y: y, width: width, height: rowHeight)
      if y > 0, !isRight { addLine(CGRect(x: 0, y: y, width: bounds.width, height: hair)) }
      if isRight { addLine(CGRect(x: width, y: y, width: hair, height: rowHeight)) }
    }
  }

  private func layCapsules(below top: CGFloat, isPair: Bool) {
    let whole = bounds.width - 2 * rowInset
    let width = isPair ? (whole - gap) / 2 : whole
    for (index, row) in rows.enumerated() {
      let isRight = isPair && (index == 1) != isRightToLeft
      let y = top + (isPair ? 0 : CGFloat(index) * (rowHeight + gap))
      row.frame = CGRect(x: rowInset + (isRight ? width + gap : 0), y: y, width: width, height: rowHeight)
      let ground = UIView(frame: row.frame)
      ground.backgroundColor = index == prominent ? tintColor : .tertiarySystemFill
      ground.layer.cornerRadius = rowHeight / 2
      main.insertSubview(ground, at: 0)
      lines.append(ground)
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    main.addSubview(line)
    lines.append(line)
  }
}

extension UIColor {
  private static func pair(_ light: CGFloat, _ dark: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: alpha) }
  }
  fileprivate static let alertCard = pair(0.95, 0.15, 0.98)
  fileprivate static let alertSheet = pair(0.96, 0.15, 0.97)
  /// As the system's table has it.
  fileprivate static let alertPlate = UIColor { traits in
    let measures = traits.appearance.system.look.presentation
    return UIColor(white: CGFloat(traits.userInterfaceStyle == .dark ? measures.cardWhiteDark : measures.cardWhite), alpha: 1)
  }
  fileprivate static let alertApart = pair(1, 0.17, 1)
}
