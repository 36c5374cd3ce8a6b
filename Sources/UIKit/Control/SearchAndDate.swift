import QuoinAppearance
import QuoinDrawing

/// A field to search with.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The words shown while there is no text.
  open var placeholder: String?
  /// Whether a button that ends the search is shown.
  open var showsCancelButton = false
  /// How it looks.
  open var searchBarStyle = Style.default
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: SearchFieldLook.barHeight)
  }
  /// 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SearchFieldLook.barHeight) }

  private func block(_ text: String, _ color: UIColor, _ scale: CGFloat) -> TextBlock {
    var plain = TextBlock.Plain(text: text, font: .systemFont(ofSize: 17), color: color)
    plain.rightToLeft = isRightToLeft
    plain.scale = scale
    return TextBlock(plain)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    // In a navigation bar, that is the ground.
    if searchBarStyle == .default, !(superview is UINavigationBar) {
      painter.fill(Path(bounds), barTintColor ?? .secondarySystemBackground)
    }
    let scale = painter.traits.displayScale
    let cancel = showsCancelButton ? block("Cancel", tintColor, scale) : nil
    let cancelWidth = cancel.map { $0.size(nil).width + 8 } ?? 0
    let room = bounds.insetBy(dx: 8, dy: 0)
    let field = CGRect(
      x: isRightToLeft ? room.minX + cancelWidth : room.minX, y: bounds.midY - SearchFieldLook.height / 2, width: room.width - cancelWidth,
      height: SearchFieldLook.height)
    painter.add(SearchFieldLook.items(in: painter.page(field), context: lookContext(painter)))
    let margins = SearchFieldLook.textMargins
    let inner = field.inset(
      by: NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing).resolved(
        rightToLeft: isRightToLeft))
    let shown = text.flatMap { $0.isEmpty ? nil : block($0, .label, scale) } ?? block(placeholder ?? "Search", .secondaryLabel, scale)
    shown.paint(&painter, in: inner)
    cancel?.paint(
      &painter, in: CGRect(x: isRightToLeft ? room.minX : room.maxX - cancelWidth + 8, y: 0, width: cancelWidth, height: bounds.height))
  }
  /// How it looks.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default`
    /// With a background.
    case prominent
    /// Without.
    case minimal
  }
}

/// Who is told about a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search begins.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing, where the delegate says nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing, where the delegate says nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing, where the delegate says nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

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

/// Styles of date pickers; all look compact here.
public enum UIDatePickerStyle: Int, Sendable {
  /// The styles of the phone.
  case automatic, wheels, compact, inline
}
