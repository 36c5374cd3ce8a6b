import QuoinLayout

/// A colour to choose: its label and a well.
public struct ColorPicker<Label: View> {
  let color: Color
  let label: Label
  /// Shows the selection's colour with a view for the label; `supportsOpacity` is ignored.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }
}
extension ColorPicker {
  /// The same for a colour of Core Graphics.
  nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: .constant(Color(cgColor: selection.wrappedValue)), supportsOpacity: supportsOpacity, label: label)
  }
}
extension ColorPicker: View {
  public var body: some View {
    ControlRow(ControlPart(TitledLabel(label))) {
      let ring: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
      ZStack {
        Circle().strokeBorder(AngularGradient(colors: ring, center: .center), lineWidth: 3)
        Circle().fill(color).padding(5)
      }
      .frame(width: 28, height: 28)
    }
  }
}
extension ColorPicker where Label == Text {
  /// Words by a key of the strings; `supportsOpacity` is ignored.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Words by a key of the strings, for a colour of Core Graphics; `supportsOpacity` is ignored.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Words as they stand; `supportsOpacity` is ignored.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
