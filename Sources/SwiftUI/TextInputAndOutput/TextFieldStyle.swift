import Foundation
import QuoinAppearance
import QuoinLayout

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View
  typealias _Label = _FieldLabel
  /// The look of a field; `configuration` is the finished field, to put things around.
  @ViewBuilder func _body(configuration: TextField<_FieldLabel>) -> _Body
}

/// What suits the place: the words alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The words alone.
  nonisolated public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_FieldLabel>) -> some View { configuration.label }
}

/// The words alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Without anything around the words.
  nonisolated public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_FieldLabel>) -> some View { configuration.label }
}

/// The words in a field with round corners and a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// With a border one pixel thin.
  nonisolated public init() {}
  /// The field with room and a border around.
  public func _body(configuration: TextField<_FieldLabel>) -> some View {
    configuration.label
      .environment(\.isFieldBordered, true)
      .padding(.horizontal, TextFieldLook.margins.horizontal)
      // Recorded: 34 high with a body line (and its 22); larger texts keep six points.
      .padding(.vertical, 6)
      .background { FieldBorder() }
  }
}

private struct BorderedFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a field around has a border: then it is as high with hidden words as with others (recorded: 34, swiftui-web
  /// ios/textfield/basic).
  var isFieldBordered: Bool {
    get { self[BorderedFieldKey.self] }
    set { self[BorderedFieldKey.self] = newValue }
  }
}

private struct FieldBorder: View {
  @Environment(\.displayScale) private var scale
  var body: some View {
    ControlFace("FieldBorder") { [scale] rect, context in
      TextFieldLook.roundedBorder(in: rect, displayScale: Double(scale), context: context)
    }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { nonisolated public static var automatic: DefaultTextFieldStyle { .init() } }

extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: PlainTextFieldStyle { .init() } }

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The words in a field with round corners and a thin border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
