import QuoinAppearance
import QuoinDrawing
import QuoinFoundation

/// A date or time to choose, at rest: pills of words, wheels, or a month of days.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The date; that at which the picker was made unless it is set.
  open var date = _PhoneDate.now { didSet { contentSizeChanged() } }
  /// What of it is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { contentSizeChanged() } }
  /// The style; a time alone is compact where it is inline.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentSizeChanged() } }
  /// The language of months; nil = English.
  open var locale: Locale? { didSet { contentSizeChanged() } }
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; nil = Greenwich, so that pages are the same everywhere.
  open var timeZone: TimeZone? { didSet { contentSizeChanged() } }
  /// The earliest date; kept only.
  open var minimumDate: Date?
  /// The latest date; kept only.
  open var maximumDate: Date?
  /// Steps of minutes; kept only.
  open var minuteInterval = 1
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }
  var shownTimeZone: TimeZone { timeZone ?? TimeZone(secondsFromGMT: 0) ?? .gmt }

  /// Durations and months are chosen from wheels only.
  private var hasWheels: Bool { preferredDatePickerStyle == .wheels || [.countDownTimer, .yearAndMonth].contains(datePickerMode) }
  private var wheels: DateWheels?
  /// Days are chosen from a month of them.
  private var hasMonth: Bool { preferredDatePickerStyle == .inline && [.date, .dateAndTime].contains(datePickerMode) }
  private var month: MonthView?
  private let timeLabel = UILabel()
  /// The days of the month that are marked; nil = that of the date.
  var markedDays: Set<Int>? { didSet { setNeedsLayout() } }

  /// Keeps the wheels or the month as they are wanted.
  open override func layoutSubviews() {
    super.layoutSubviews()
    keepMonth()
    guard hasWheels else {
      wheels?.view.removeFromSuperview()
      wheels = nil
      return
    }
    let wheels = wheels ?? DateWheels()
    self.wheels = wheels
    if wheels.view.superview == nil { addSubview(wheels.view) }
    wheels.view.frame = bounds
    wheels.view.alpha = isEnabled ? 1 : 0.5
    wheels.show(self)
  }

  private func keepMonth() {
    guard hasMonth else {
      month?.removeFromSuperview()
      timeLabel.removeFromSuperview()
      month = nil
      return
    }
    let view = shownMonth()
    if view.superview == nil { addSubview(view) }
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - timeRoom))
    guard timeRoom > 0 else { return timeLabel.removeFromSuperview() }
    if timeLabel.superview == nil { addSubview(timeLabel) }
    // Said once: a label that is told the same again asks for a layout all the same.
    let font = UIFont.preferredFont(forTextStyle: .body)
    if timeLabel.text == nil { timeLabel.text = "Time" }
    if timeLabel.font != font { timeLabel.font = font }
    let (size, height) = (timeLabel.sizeThatFits(.zero), CGFloat(look.height(isTime: true)))
    timeLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - size.width : 0, y: bounds.height - (height + size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The month as it is to be shown, in its view.
  private func shownMonth() -> MonthView {
    let look = MonthLook(
      date, calendar: calendar ?? Calendar(identifier: .gregorian), timeZone: shownTimeZone, locale: shownLocale)
    let view = month ?? MonthView()
    month = view
    if view.semanticContentAttribute != semanticContentAttribute { view.semanticContentAttribute = semanticContentAttribute }
    view.show(look, chosen: markedDays ?? [look.day])
    return view
  }

  /// What the time takes below a month.
  private var timeRoom: CGFloat { datePickerMode == .dateAndTime ? CGFloat(look.height(isTime: true)) + MonthLook.timeSpacing : 0 }

  /// A part of what is chosen, in words.
  private struct Part {
    var isTime: Bool
    var isShown: Bool
    var block: TextBlock
  }

  /// The date and the time, whether they are shown or not.
  private var parts: [Part] {
    [false, true].map { isTime in
      let formatter = DateFormatter()
      formatter.locale = shownLocale
      formatter.timeZone = shownTimeZone
      formatter.dateStyle = isTime ? .none : .medium
      formatter.timeStyle = isTime ? .short : .none
      // Recorded (SW notes on uikit/datepicker/compact, iOS 26.0): a time's digits are all as wide.
      let font: UIFont = isTime ? .monospacedDigitSystemFont(ofSize: 17, weight: .regular) : .systemFont(ofSize: 17)
      var plain = TextBlock.Plain(text: formatter.string(from: date), font: font, color: .label)
      plain.alignment = .center
      plain.scale = UITraitCollection.current.displayScale
      let isShown = isTime ? datePickerMode != .date : datePickerMode == .date || datePickerMode == .dateAndTime
      return Part(isTime: isTime, isShown: isShown, block: TextBlock(plain))
    }
  }
  private var look: DatePillLook { DatePillLook(on: traitCollection.appearance.system) }
  private func width(_ part: Part) -> CGFloat { part.block.size(nil).width + 2 * CGFloat(look.margin) }

  /// As wide as a date and a time beside each other, whichever of them are shown; wheels are 320 × 216, a month is 320 wide and as high as
  /// its weeks need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if hasWheels { return UIPickerView.standardSize }
    if hasMonth {
      let width = UIPickerView.standardSize.width
      return CGSize(width: width, height: shownMonth().sizeThatFits(CGSize(width: width, height: 0)).height + timeRoom)
    }
    let (parts, look) = (parts, look)
    return CGSize(
      width: parts.reduce(CGFloat(look.spacing)) { $0 + width($1) },
      height: parts.filter(\.isShown).map { CGFloat(look.height(isTime: $0.isTime)) }.max() ?? 0)
  }
  /// As `sizeThatFits`.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The pills stand at the end of the bounds, that of a time below a month in the last row.
  package override func paintContent(_ painter: inout ContentPainter) {
    if hasWheels { return }
    let look = look
    var inset: CGFloat = 0
    for part in parts.reversed() where hasMonth ? part.isTime && datePickerMode == .dateAndTime : part.isShown {
      let size = CGSize(width: width(part), height: CGFloat(look.height(isTime: part.isTime)))
      let x = isRightToLeft ? inset : bounds.width - inset - size.width
      let rect = CGRect(origin: CGPoint(x: x, y: hasMonth ? bounds.maxY - size.height : bounds.midY - size.height / 2), size: size)
      // Without a field where nothing can be chosen.
      if isEnabled { painter.add(look.items(in: painter.page(rect), context: lookContext(painter))) }
      part.block.paint(&painter, in: rect)
      inset += size.width + CGFloat(look.spacing)
    }
  }
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// Both.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// A month of a year, on wheels. The number is the phone's, from memory: assumed.
    case yearAndMonth = 4269
  }
}
