import Foundation
import QuoinAppearance
import QuoinLayout

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// A day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
  /// The first and the last date that may be chosen; looks of the system do not show them.
  let limits: (first: Date?, last: Date?)
  nonisolated init(
    _ selection: Binding<Date>, _ components: DatePickerComponents, _ label: Label, from first: Date? = nil, to last: Date? = nil
  ) {
    self.selection = selection
    self.components = components
    self.label = label
    limits = (first, last)
  }
}

extension DatePicker {
  /// A date with a view for its label.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  /// A date with a view for its label; `range` says which may be chosen.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label(), from: range.lowerBound, to: range.upperBound) }
}

extension DatePicker where Label == Text {
  /// Words by a key of the strings.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  /// Words by a key of the strings; `range` says which may be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey), from: range.lowerBound, to: range.upperBound) }
  /// Words by a key of the strings; `range` says from which date on one may be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey), from: range.lowerBound) }
  /// Words by a key of the strings; `range` says up to which date one may be chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey), to: range.upperBound) }
  /// Words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(title)) }
}

extension DatePicker: View {
  public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        label: .init(view: AnyView(label)), selection: selection, minimumDate: limits.first, maximumDate: limits.last,
        displayedComponents: components))
  }
}

/// A picker in one of the system's looks.
struct DatePickerBody: View {
  enum Look { case compact, graphical, wheel }
  let date: Date
  let components: DatePickerComponents
  let label: ControlPart
  let look: Look
  init(_ configuration: DatePickerStyleConfiguration, _ look: Look) {
    date = configuration.selection
    components = configuration.displayedComponents
    label = ControlPart(configuration.label)
    self.look = look
  }
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.systemGeneration) private var system

  var body: some View {
    if look == .graphical {
      VStack(spacing: MonthLook.timeSpacing) {
        if components.contains(.date) { MonthGrid(date: date) }
        if components.contains(.hourAndMinute) {
          HStack {
            Text("Time")
            Spacer()
            DatePill(words: words(.omitted, .shortened), isTime: true)
          }
        }
      }
    } else if look == .wheel {
      ControlRow(label, stacks: true, sticksOut: false) { DateWheelsView(date: date, components: components) }
    } else {
      // Recorded: swiftui-web ios/datepicker/compact, a row is the field and its padding high.
      ControlRow(label, stacks: true, sticksOut: false) {
        HStack(spacing: DatePillLook(on: system).rowSpacing) {
          if components.contains(.date) { DatePill(words: words(.abbreviated, .omitted)) }
          if components.contains(.hourAndMinute) { DatePill(words: words(.omitted, .shortened), isTime: true) }
        }
      }
    }
  }
  private func words(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(self.date)
  }
}

/// A date or time on a grey field; without one where nothing can be chosen (recorded: SW notes on ios/datepicker/compact, iOS 26.0).
private struct DatePill: View {
  let words: String
  var isTime = false
  @Environment(\.systemGeneration) private var system
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let look = DatePillLook(on: system)
    Text(verbatim: words).font(isTime ? .body.monospacedDigit() : .body).lineLimit(1)
      .padding(.horizontal, look.rowMargin).frame(height: look.height(isTime: isTime))
      .background { if isEnabled { ControlFace("DatePill") { look.items(in: $0, context: $1) } } }
  }
}

/// A month's days in weeks, the chosen one marked.
struct MonthGrid: View {
  let date: Date
  /// The chosen days of the month; nil = the date's own.
  var chosen: Set<Int>?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let month = MonthLook(date, calendar: calendar, timeZone: timeZone, locale: locale)
    VStack(spacing: MonthLook.spacing) {
      HStack {
        Text(verbatim: month.title).font(.headline)
        Image(systemName: "chevron.forward").font(.subheadline.weight(.semibold)).foregroundStyle(.tint)
        Spacer()
        HStack(spacing: MonthLook.signSpacing) {
          Image(systemName: "chevron.backward")
          Image(systemName: "chevron.forward")
        }.font(.title3).foregroundStyle(.tint)
      }
      HStack(spacing: 0) {
        ForEach(month.weekdays.indices, id: \.self) { index in
          Text(verbatim: month.weekdays[index]).font(.system(size: MonthLook.weekdaySize, weight: .semibold)).foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(month.weeks.indices, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(month.weeks[week].indices, id: \.self) { day in
            DayCell(day: month.weeks[week][day], isChosen: month.weeks[week][day].map { (chosen ?? [month.day]).contains($0) } ?? false)
          }
        }
      }
    }
  }
}

private struct DayCell: View {
  let day: Int?
  let isChosen: Bool
  var body: some View {
    Text(verbatim: day.map { "\($0)" } ?? " ").font(.system(size: MonthLook.daySize, weight: isChosen ? .medium : .regular))
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity).frame(height: MonthLook.week)
      .background {
        if isChosen { Circle().fill(.tint.opacity(MonthLook.discOpacity)).frame(width: MonthLook.disc, height: MonthLook.disc) }
      }
  }
}

extension View {
  /// How the date pickers within look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}
