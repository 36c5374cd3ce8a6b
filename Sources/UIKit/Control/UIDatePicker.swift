import QuoinAppearance
import QuoinDrawing

/// A date or time to choose: a still picture of the compact style.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { contentSizeChanged() } }
  /// What of it is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { contentSizeChanged() } }
  /// The style; all look compact here.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The language of months; nil = English.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; nil = Greenwich, so that pages are the same everywhere.
  open var timeZone: TimeZone?
  /// The earliest date; kept only.
  open var minimumDate: Date?
  /// The latest date; kept only.
  open var maximumDate: Date?
  /// Steps of minutes; kept only.
  open var minuteInterval = 1
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var blocks: [TextBlock] {
    func words(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale ?? Locale(identifier: "en_US")
      formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter.string(from: self.date)
    }
    var texts: [String] = []
    if datePickerMode != .time { texts.append(words(.medium, .none)) }
    if datePickerMode != .date { texts.append(words(.none, .short)) }
    return texts.map { text in
      var plain = TextBlock.Plain(text: text, font: .systemFont(ofSize: 17), color: .label)
      plain.alignment = .center
      plain.scale = UITraitCollection.current.displayScale
      return TextBlock(plain)
    }
  }
  /// The size of the pills.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = blocks.map { $0.size(nil).width + 2 * DatePillLook.margin }
    return CGSize(width: widths.reduce(0, +) + DatePillLook.spacing * CGFloat(max(0, widths.count - 1)), height: DatePillLook.height)
  }
  /// The size of the pills.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  package override func paintContent(_ painter: inout ContentPainter) {
    var x: CGFloat = 0
    for block in blocks {
      let width = block.size(nil).width + 2 * DatePillLook.margin
      let place = isRightToLeft ? bounds.width - x - width : x
      let rect = CGRect(x: place, y: bounds.midY - DatePillLook.height / 2, width: width, height: DatePillLook.height)
      painter.add(DatePillLook.items(in: painter.page(rect), context: lookContext(painter)))
      block.paint(&painter, in: rect)
      x += width + DatePillLook.spacing
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
  }
}
