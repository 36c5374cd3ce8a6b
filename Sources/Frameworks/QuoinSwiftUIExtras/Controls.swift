import SwiftUI

// Controls, tabs and menus whose label is a picture of the app's, or that say more than is shown.

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  /// A page that shows when `value` is selected, with a title and a picture of the app's in the bar.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { SwiftUI.Label(titleKey, image: image) } }
  /// A page that shows when `value` is selected, with a title, shown as it is, and a picture of the app's in the bar.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { SwiftUI.Label(title, image: image) } }
}
extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A page with a title and a picture of the app's in the bar.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  /// A page with a title, shown as it is, and a picture of the app's in the bar.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}
extension Tab where Value: Hashable {
  /// A page with a role that shows when `value` is selected; `label` stands for it in the bar.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content, label: label)
  }
}
extension Tab where Value == Never {
  /// A page with a role and any views in the bar.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a title and a picture of the app's.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
  /// A switch with a title, shown as it is, and a picture of the app's.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
  /// A switch for several values at once, with a title and a symbol.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}
extension Toggle where Label == Text {
  /// A switch for several values at once, with a title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A choice with a title and a picture of the app's.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) } }
  /// A choice with a title, shown as it is, and a picture of the app's.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) } }
}
extension Picker where Label == Text {
  /// A choice for several values at once, with a title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
  /// A choice with a title. What stands for the chosen value is its own view.
  nonisolated public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, selection: selection, content: content) }
}
extension Picker {
  /// A choice. What stands for the chosen value is its own view.
  nonisolated public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu behind a title and a picture of the app's.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  /// A menu behind a title, shown as it is, and a picture of the app's.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}
extension ControlGroup {
  /// Controls together, with a title and a picture of the app's for menus.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}
extension Image {
  /// A picture of the app's that says how much of something there is, with words for readers.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// A picture of the app's that says how much of something there is, and nothing to readers.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
}
extension ShareLink {
  /// A view that hands on several things, with what is shown of each. They are not kept.
  nonisolated public init<Items: RandomAccessCollection, I: View, T: View>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<I, T>,
    @ViewBuilder label: () -> Label
  ) { self.init(items: items, subject: subject, message: message, label: label) }
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Words and the system's symbol for handing on several things. They are not kept.
  nonisolated public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") } }
  /// The system's words and symbol for handing on several things, with what is shown of each. They are not kept.
  nonisolated public init<Items: RandomAccessCollection, I: View, T: View>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<I, T>
  ) { self.init(items: items) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") } }
}
extension WindowGroup {
  /// Windows for values; `id` is ignored, and the picture shows the one without a value.
  public init<D: Codable & Hashable>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init(for: type, content: content)
  }
  /// Windows for values; `id` is ignored, and the picture shows the one with the value to begin with.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) { self.init { content(.constant(defaultValue())) } }
  /// Windows for values; the picture shows the one with the value to begin with.
  public init<D: Codable & Hashable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) { self.init { content(.constant(defaultValue())) } }
  /// Windows with a title for values; the picture shows the one without a value.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(titleKey) { content(.constant(nil)) } }
  /// Windows with a title for values; `id` is ignored, and the picture shows the one without a value.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(titleKey) { content(.constant(nil)) } }
}
