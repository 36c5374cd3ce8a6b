/// What chooses among the days of a calendar.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  /// What can be chosen is asked anew.
  open func updateSelectableDates() {}
}

/// Hears of a single day that is chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was chosen, or none any more.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  /// Yes.
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
/// Chooses a single day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who hears of it.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  open var selectedDate: DateComponents? { didSet { calendarView?.showSelection() } }
  weak var calendarView: UICalendarView?
  /// Chooses for a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  /// Chooses a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Hears of days that are chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A day was chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A day is no longer chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  /// Whether a day can be let go.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  /// Yes.
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
  /// Yes.
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
/// Chooses several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who hears of it.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days; those of the month that is shown are marked.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.showSelection() } }
  weak var calendarView: UICalendarView?
  /// Chooses for a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// Hears of a calendar.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: AnyObject {
  /// What marks a day; never asked here.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  /// Another month is shown; never here.
  func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
    nil
  }
  /// Does nothing.
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// A month of days, as an inline date picker shows it. Marks of days are not drawn.
open class UICalendarView: UIView {
  private let picker = UIDatePicker()
  /// Who hears of it.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// What is chosen; nil = nothing can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      (selectionBehavior as? UICalendarSelectionSingleDate)?.calendarView = self
      (selectionBehavior as? UICalendarSelectionMultiDate)?.calendarView = self
      showSelection()
    }
  }
  /// By which calendar days are counted.
  open var calendar: Calendar {
    get { picker.calendar ?? .current }
    set { picker.calendar = newValue }
  }
  /// Whose words stand above.
  open var locale: Locale {
    get { picker.locale ?? .current }
    set { picker.locale = newValue }
  }
  /// Where days begin.
  open var timeZone: TimeZone? {
    get { picker.timeZone }
    set { picker.timeZone = newValue }
  }
  /// The days that can be seen, and no others.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { (picker.minimumDate, picker.maximumDate) = (availableDateRange.start, availableDateRange.end) }
  }
  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { days.dateComponents([.calendar, .era, .year, .month], from: picker.date) }
    set {
      guard let date = days.date(from: newValue) else { return }
      picker.date = date
      markDays()
    }
  }
  /// The shape of the digits; kept only.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether days are marked; kept only.
  open var wantsDateDecorations = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// One from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.markedDays = []
    addSubview(picker)
  }

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
  /// Marks are asked for anew; none are drawn.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  func showSelection() {
    if let date = chosen.first { picker.date = date }
    markDays()
  }
  /// Marks the chosen days of the month that is shown.
  private func markDays() {
    let shown = chosen.filter { days.isDate($0, equalTo: picker.date, toGranularity: .month) }
    picker.markedDays = Set(shown.map { days.component(.day, from: $0) })
  }
  private var chosen: [Date] {
    let parts =
      (selectionBehavior as? UICalendarSelectionMultiDate)?.selectedDates
      ?? [(selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate].compactMap { $0 }
    return parts.compactMap { days.date(from: $0) }
  }
  /// The calendar by which the picker counts.
  private var days: Calendar {
    var calendar = calendar
    calendar.timeZone = picker.shownTimeZone
    return calendar
  }
  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  /// What marks a day.
  @MainActor @preconcurrency open class Decoration: NSObject {
    /// How large it is.
    public enum Size: Int, Sendable { case small, medium, large }
    /// A dot.
    public override init() {}
    /// A dot of a colour.
    public init(color: UIColor?, size: UICalendarView.DecorationSize = .medium) {}
    /// A picture.
    public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {}
    /// A view of your own.
    public init(customViewProvider: @escaping () -> UIView) {}
    /// A dot of a colour.
    open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self { Self.make(color, size) }
    /// A picture.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self {
      Self.make(color, size)
    }
    /// A view of your own.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { Self.make(nil, .medium) }
    private static func make(_ color: UIColor?, _ size: UICalendarView.DecorationSize) -> Self {
      unsafeDowncast(Decoration(color: color, size: size), to: Self.self)
    }
  }
  /// How large a day's mark is.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}
