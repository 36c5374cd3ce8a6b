/// The look of an alert: cards with words above and choices below, each choice a row between hairlines.
///
/// Measures as of iOS 13 to 18: alerts are 270 points wide with rows of 44, action sheets have rows of 57 and a card of their own for
/// leaving all as it is.
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
    for view in rows + lines + fields + [apartRow].compactMap({ $0 }) { view.removeFromSuperview() }
    (rows, lines, apartRow) = ([], [], nil)
    main.backgroundColor = isSheet ? .alertSheet : .alertCard
    apart.backgroundColor = .alertApart
    for card in [main, apart] { card.layer.cornerRadius = isSheet ? 13 : 14 }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.font = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    takeFields(alert.textFields ?? [])
    let cancel = alert.actions.first { $0.style == .cancel }
    var others = alert.actions.filter { $0 !== cancel }
    if let cancel, isSheet {
      let row = row(cancel, isBold: true)
      apart.addSubview(row)
      apartRow = row
    } else if let cancel {
      // Of two choices the one that leaves all as it is stands first, of more it stands last.
      others = others.count == 1 ? [cancel] + others : others + [cancel]
    }
    apart.isHidden = apartRow == nil
    let bold = alert.preferredAction ?? (isSheet ? nil : cancel)
    rows = others.map { row($0, isBold: $0 === bold) }
    for row in rows { main.addSubview(row) }
    setNeedsLayout()
  }

  private func takeFields(_ next: [UITextField]) {
    fields = isSheet ? [] : next
    for field in fields {
      field.font = .systemFont(ofSize: 13)
      field.backgroundColor = .systemBackground
      field.layer.borderWidth = 0.5
      field.layer.borderColor = UIColor.separator.cgColor
      if field.leftView == nil {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 10))
        field.leftViewMode = .always
      }
      main.addSubview(field)
    }
  }

  private func row(_ action: UIAlertAction, isBold: Bool) -> UILabel {
    let label = UILabel()
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .tintColor
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }

  // MARK: Measures

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }
  private var hasWords: Bool { !(titleLabel.text ?? "").isEmpty || !(messageLabel.text ?? "").isEmpty }

  /// Two short choices of an alert stand side by side.
  private func isPair(_ width: CGFloat) -> Bool {
    !isSheet && rows.count == 2 && rows.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - 16 }
  }

  private struct Words {
    var title, message: CGRect
    var fields: [CGRect]
    var height: CGFloat
  }

  private func words(_ width: CGFloat) -> Words {
    let inner = CGSize(width: width - 32, height: 0)
    var y: CGFloat = isSheet ? 14 : 19
    func place(_ label: UILabel, _ gap: CGFloat) -> CGRect {
      guard let text = label.text, !text.isEmpty else { return .zero }
      let rect = CGRect(x: 16, y: y, width: inner.width, height: label.sizeThatFits(inner).height)
      y = rect.maxY + gap
      return rect
    }
    let title = place(titleLabel, isSheet ? 8 : 3)
    let message = place(messageLabel, 0)
    var boxes: [CGRect] = []
    for _ in fields {
      y += boxes.isEmpty ? 14 : 0
      boxes.append(CGRect(x: 16, y: y, width: inner.width, height: 28))
      y += 27.5
    }
    return Words(title: title, message: message, fields: boxes, height: hasWords || !boxes.isEmpty ? y + (isSheet ? 14 : 19) : 0)
  }

  func height(width: CGFloat) -> CGFloat {
    let choices = rowHeight * CGFloat(isPair(width) ? 1 : rows.count)
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
  fileprivate static let alertApart = pair(1, 0.17, 1)
}
