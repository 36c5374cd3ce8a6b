extension Picker {
  /// Options and a view for the label, in the order of SwiftUI's first years.
  @_disfavoredOverload nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension TextField where Label == Text {
  /// Words by a key of the strings, and what is done as editing begins, ends and is accepted; nobody edits a still picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }
  /// Words by a key of the strings, and what is done when the text is accepted; nobody edits a still picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
  /// Words as they stand, and what is done as editing begins, ends and is accepted; nobody edits a still picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }
  /// Words as they stand, and what is done when the text is accepted; nobody edits a still picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

extension TextField where Label == Text {
  /// A value as `formatter` writes it, with words by a key of the strings, and what is done as editing begins, ends and is accepted.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, value: value, formatter: formatter) }
  /// A value as `formatter` writes it, with words by a key of the strings, and what is done when the text is accepted.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(titleKey, value: value, formatter: formatter) }
  /// A value as `formatter` writes it, with words as they stand, and what is done as editing begins, ends and is accepted.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(title, value: value, formatter: formatter) }
  /// A value as `formatter` writes it, with words as they stand, and what is done when the text is accepted.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(title, value: value, formatter: formatter) }
}

extension SecureField where Label == Text {
  /// Words by a key of the strings, and what is done when the text is accepted; nobody edits a still picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
  /// Words as they stand, and what is done when the text is accepted; nobody edits a still picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

extension DatePicker {
  /// A date with a view for its label; `range`, from a date on, is ignored.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
  /// A date with a view for its label; `range`, up to a date, is ignored.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
}
extension DatePicker where Label == Text {
  /// Words as they stand; `range` is ignored.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(title, selection: selection, displayedComponents: displayedComponents) }
  /// Words as they stand; `range`, from a date on, is ignored.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(title, selection: selection, displayedComponents: displayedComponents) }
  /// Words as they stand; `range`, up to a date, is ignored.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(title, selection: selection, displayedComponents: displayedComponents) }
}
