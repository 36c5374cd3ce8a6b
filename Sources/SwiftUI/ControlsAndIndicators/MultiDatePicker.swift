import Foundation
import QuoinFoundation

/// A month whose days can be chosen, several of them.
public struct MultiDatePicker<Label: View> {
  let days: Set<DateComponents>
  let label: Label
  nonisolated init(_ days: Set<DateComponents>, made label: Label) { (self.days, self.label) = (days, label) }
}

extension MultiDatePicker {
  /// Days with a view for the label, which is not drawn.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection.wrappedValue, made: label())
  }
  /// Days of `bounds`, which is ignored, with a view for the label, which is not drawn.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection.wrappedValue, made: label())
  }
  /// Days from a date on, which is ignored, with a view for the label, which is not drawn.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection.wrappedValue, made: label())
  }
  /// Days before a date, which is ignored, with a view for the label, which is not drawn.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection.wrappedValue, made: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Days; the words are not drawn.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection.wrappedValue, made: Text(titleKey))
  }
  /// Days of `bounds`, which is ignored; the words are not drawn.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection.wrappedValue, made: Text(titleKey))
  }
  /// Days from a date on, which is ignored; the words are not drawn.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection.wrappedValue, made: Text(titleKey))
  }
  /// Days before a date, which is ignored; the words are not drawn.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection.wrappedValue, made: Text(titleKey))
  }
  /// Days; the words, as they stand, are not drawn.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection.wrappedValue, made: Text(title))
  }
}

extension MultiDatePicker: View {
  public var body: some View { ChosenMonth(days: days) }
}

/// The month of the first chosen day, or the one that is now, with the chosen days marked.
private struct ChosenMonth: View {
  let days: Set<DateComponents>
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let dates = days.compactMap { calendar.date(from: $0) }.sorted()
    let shown = dates.first ?? _PhoneDate.now
    let inMonth = dates.filter { calendar.isDate($0, equalTo: shown, toGranularity: .month) }
    return MonthGrid(date: shown, chosen: Set(inMonth.map { calendar.component(.day, from: $0) })).padding(16)
  }
}
