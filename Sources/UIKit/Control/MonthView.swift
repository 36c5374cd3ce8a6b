import QuoinAppearance
import QuoinDrawing

/// A month's days in weeks, the chosen ones marked, as a calendar shows them inline.
final class MonthView: UIView {
  private let title = UILabel()
  private let more = UIImageView()
  private let back = UIImageView()
  private let forth = UIImageView()
  private var weekdays: [UILabel] = []
  private var weeks: [[UILabel]] = []
  private var month: MonthLook?
  private var chosen: Set<Int> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, more, back, forth] as [UIView] { addSubview(view) }
  }
  required init?(coder: NSCoder) { nil }

  /// Shows a month with some of its days chosen.
  func show(_ month: MonthLook, chosen: Set<Int>) {
    guard month != self.month || chosen != self.chosen else { return }
    self.month = month
    self.chosen = chosen
    for label in weekdays + weeks.flatMap({ $0 }) { label.removeFromSuperview() }
    func sign(_ name: String, _ style: UIFont.TextStyle, _ weight: UIImage.SymbolWeight = .regular) -> UIImage? {
      let size = UIFont.preferredFont(forTextStyle: style).pointSize
      return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
    title.text = month.title
    title.font = .preferredFont(forTextStyle: .headline)
    more.image = sign("chevron.forward", .subheadline, .semibold)
    back.image = sign("chevron.backward", .title3)
    forth.image = sign("chevron.forward", .title3)
    weekdays = month.weekdays.map {
      label($0, .systemFont(ofSize: MonthLook.weekdaySize, weight: .semibold), .tertiaryLabel)
    }
    weeks = month.weeks.map { days in
      days.map { day in
        let isChosen = day.map(chosen.contains) ?? false
        let font = UIFont.systemFont(ofSize: MonthLook.daySize, weight: isChosen ? .medium : .regular)
        return label(day.map { "\($0)" } ?? "", font, isChosen ? tintColor : .label)
      }
    }
    setNeedsLayout()
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor, label.textAlignment) = (text, font, color, .center)
    addSubview(label)
    return label
  }

  /// The way of reading goes on to the signs, which point along it.
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      for sign in [more, back, forth] { sign.semanticContentAttribute = semanticContentAttribute }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    guard let shown = month else { return }
    month = nil
    show(shown, chosen: chosen)
  }

  private var head: CGFloat { ([title, more, back, forth] as [UIView]).map { $0.sizeThatFits(.zero).height }.max() ?? 0 }
  private var names: CGFloat { weekdays.first?.sizeThatFits(.zero).height ?? 0 }

  /// As wide as it is offered; as high as its weeks need.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: head + names + MonthLook.spacing + CGFloat(weeks.count) * (MonthLook.week + MonthLook.spacing))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = head
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize, in height: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - size.width : x
      view.frame = CGRect(x: left, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
    let (words, signs) = (title.sizeThatFits(.zero), [more, back, forth].map { $0.sizeThatFits(.zero) })
    put(title, 0, 0, words, in: head)
    put(more, words.width + 8, 0, signs[0], in: head)
    put(forth, bounds.width - signs[2].width, 0, signs[2], in: head)
    put(back, bounds.width - signs[2].width - MonthLook.signSpacing - signs[1].width, 0, signs[1], in: head)
    let column = bounds.width / 7
    var y = head + MonthLook.spacing
    func row(_ labels: [UILabel], _ height: CGFloat) {
      for (index, label) in labels.enumerated() {
        let size = label.sizeThatFits(.zero)
        put(label, CGFloat(index) * column + (column - size.width) / 2, y, size, in: height)
      }
    }
    row(weekdays, names)
    y += names + MonthLook.spacing
    let step = step(below: y)
    for week in weeks {
      row(week, step - MonthLook.spacing)
      y += step
    }
  }

  /// From week to week: closer where there is less room than they need.
  private func step(below top: CGFloat) -> CGFloat {
    min(MonthLook.week + MonthLook.spacing, max(0, bounds.height + MonthLook.spacing - top) / CGFloat(max(1, weeks.count)))
  }

  override func paintContent(_ painter: inout ContentPainter) {
    guard let month else { return }
    for (labels, days) in zip(weeks, month.weeks) {
      for (label, day) in zip(labels, days) where day.map(chosen.contains) == true {
        let (middle, radius) = (label.center, MonthLook.disc / 2)
        let disc = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        painter.fill(Path(ellipseIn: disc), tintColor.withAlphaComponent(MonthLook.discOpacity))
      }
    }
  }
}
