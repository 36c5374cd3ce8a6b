import QuoinAppearance
import QuoinLayout

/// A switch with a label.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  /// A switch with a view for its label. A tap sent to the page changes the binding.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }
  /// A switch for several values; mixed when they differ.
  nonisolated public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.isOn = Binding(get: { values == [true] }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = values.count > 1
    self.label = label()
  }
}

extension Toggle: View {
  public var body: some View {
    StyledControl(ToggleStyleConfiguration(label: .init(view: AnyView(TitledLabel(label))), isOn: isOn, isMixed: isMixed))
      .keepingAction { [isOn] in isOn.wrappedValue.toggle() }
  }
}

extension Toggle where Label == Text {
  /// Words by a key of the strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// Words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Words by a key of the strings, beside a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }
  /// Words as they stand, beside a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: configuration.$isOn) { configuration.label } }
}

extension View {
  /// How the toggles within look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}
