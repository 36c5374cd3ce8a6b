import Foundation
import QuoinAppearance
import QuoinLayout

/// A field for text: its words, or its prompt while there are none.
public struct TextField<Label: View> {
  let words: String
  let prompt: Text?
  let label: Label
  let axis: Axis
  /// What typing changes; nil for what cannot be typed.
  let typed: Binding<String>?
  nonisolated init(words: String, typed: Binding<String>? = nil, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.typed = typed
    self.words = words
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }
}

extension TextField: View {
  public var body: some View {
    StyledControl(FieldConfiguration(content: ControlPart(FieldText(words: words, prompt: prompt, label: ControlPart(label), axis: axis))))
      .keeping(ControlAction(words: typed))
  }
}

extension TextField {
  /// Shows `text` in one line; while that is empty, `prompt`, or for `nil` the label.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, label: label())
  }
  /// Shows `text` in one line, or in as many as it needs if `axis` is vertical; while that is empty, `prompt` or the label.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, axis: axis, label: label())
  }
  /// Shows a value in a format, with a view for the label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(words: format.format(value.wrappedValue), prompt: prompt, label: label())
  }
  /// Shows a value in a format, empty for `nil`, with a view for the label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(words: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: label())
  }
  /// Shows a value as `formatter` writes it, empty where it cannot, with a view for the label.
  nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(words: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A text, with words by a key of the strings for its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, label: Text(titleKey))
  }
  /// A text, with words as they stand for its label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, label: Text(title))
  }
  /// A text, in as many lines as it needs if `axis` is vertical, with words by a key of the strings for its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }
  /// A text, in as many lines as it needs if `axis` is vertical, with words as they stand for its label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(words: text.wrappedValue, typed: text, prompt: prompt, axis: axis, label: Text(title))
  }
  /// A value in a format, with words by a key of the strings for its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(words: format.format(value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }
  /// A value in a format, empty for `nil`, with words by a key of the strings for its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(words: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: Text(titleKey))
  }
  /// A value in a format, with words as they stand for its label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(words: format.format(value.wrappedValue), prompt: prompt, label: Text(title))
  }
  /// A value in a format, empty for `nil`, with words as they stand for its label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(words: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: Text(title))
  }
  /// A value as `formatter` writes it, empty where it cannot, with words by a key of the strings for its label.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(words: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(titleKey))
  }
  /// A value as `formatter` writes it, empty where it cannot, with words as they stand for its label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(words: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(title)) }
}

/// A field's words in one line, or in as many as they need.
struct FieldText: View {
  @Environment(\.self) private var environment
  let words: String
  let prompt: Text?
  let label: ControlPart
  let axis: Axis
  /// Whether the words are dots that hide others.
  var isSecure = false
  var body: some View {
    // Above and below the words so that a field is higher than its line by so much, up to the pixel (recorded: 22 for a line of 20.29).
    FieldRoom(extra: CGFloat(extra), scale: environment.displayScale) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: environment.fieldAlignment, vertical: .center))
  }
  private var extra: Double {
    let measures = environment.systemLook.control
    return !isSecure || environment.isFieldBordered ? measures.fieldExtra : words.isEmpty ? measures.secureFieldExtra : 0
  }
  @ViewBuilder private var content: some View {
    if !words.isEmpty {
      // Recorded (AX 17.5, 18.5 and 26.2, testSwiftUITextEntry): dots are 10.25 apart at 17 points, 1.14 more than the stand-in's.
      line(isSecure ? Text(verbatim: words).tracking(environment.currentFont.size * 0.067) : Text(verbatim: words))
    } else if let prompt {
      line(prompt.foregroundStyle(.placeholder))
    } else {
      line(label.settingEnvironment { $0.foregroundStyles = [PlaceholderTextShapeStyle().resolvedStyle(in: $0)] })
    }
  }
  @ViewBuilder private func line(_ content: some View) -> some View {
    if axis == .vertical { content } else { content.lineLimit(1) }
  }
}

/// Makes a field higher than its words by a little, and whole pixels high.
private struct FieldRoom: InternalLayout {
  let extra: CGFloat
  let scale: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: inner.width, height: ((inner.height + extra) * scale - 0.001).rounded(.up) / scale)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let above = room(subview.dimensions(in: ProposedViewSize(bounds.size)).height, in: bounds)
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + above), proposal: ProposedViewSize(bounds.size))
    }
  }
  /// Above words of this height, whole pixels (recorded: AX 17.5 testSwiftUITextEntry, a baseline 17.33 down in a field of 22; swiftui-web,
  /// notes on ios/textfield/basic, 23.5 in one of 34 around a line of 24.5).
  private func room(_ height: CGFloat, in bounds: CGRect) -> CGFloat { ((bounds.height - height) / 2 * scale - 0.001).rounded(.up) / scale }
  /// A field keeps the plain distance, whatever words it holds (recorded: 8 from field to field, iOS 17.5).
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard let first = subviews.first, guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let inner = first.dimensions(in: proposal)
    return inner[explicit: guide].map { $0 + room(inner.height, in: bounds) }
  }
}

/// A field's parts, for its styles.
struct FieldConfiguration: StyledConfiguration {
  let content: ControlPart
  static var standard: StyleChoice<FieldConfiguration> { StyleChoice(PlainTextFieldStyle()) { _, parts in parts.content } }
}

/// A field on its way through a style.
public struct _FieldLabel { let view: AnyView }

extension _FieldLabel: View { public var body: some View { view } }

extension View {
  /// How the fields within look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(
      StyleChoice<FieldConfiguration>(style) { style, parts in
        // What a style sees as a field is the finished field; modifiers it adds go around it.
        style._body(configuration: TextField(words: "", prompt: nil, label: _FieldLabel(view: AnyView(parts.content))))
          .controlStyle(StyleChoice<FieldConfiguration>(PlainTextFieldStyle()) { _, _ in parts.content })
      })
  }
  /// How the long fields within look. Ignored.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// How long fields look; kept.
public protocol TextEditorStyle {}

/// The words alone.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

/// What suits the place.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { .init() } }

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: AutomaticTextEditorStyle { .init() } }
