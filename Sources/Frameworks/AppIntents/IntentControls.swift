import SwiftUI
import UIKit

extension Button {
  /// A button that asks for an intent; here, as any button, it waits for a tap that does not come.
  @MainActor public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
  /// A button of a role that asks for an intent.
  @MainActor public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}
extension Button where Label == Text {
  /// A button with a title that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(titleKey, action: {}) }
  /// A button with a title, shown as it is, that asks for an intent.
  @_disfavoredOverload @MainActor public init<S: StringProtocol>(_ title: S, intent: some AppIntent) { self.init(title, action: {}) }
  /// A button of a role with a title that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role, action: {})
  }
}
extension Toggle {
  /// A switch that asks for an intent.
  @MainActor public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
extension Toggle where Label == Text {
  /// A switch with a title that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) { self.init(titleKey, isOn: .constant(isOn)) }
  /// A switch with a title, shown as it is, that asks for an intent.
  @_disfavoredOverload @MainActor public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .constant(isOn))
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title and a symbol that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(titleKey, systemImage: systemImage, action: {})
  }
}
/// A hint to what one can say: here a plate.
public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Bool
  /// Of an intent, until it is put away.
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible?.wrappedValue ?? true }
  public var body: some View { if isVisible { _ServicePlaceholder("SiriTipView", symbol: "waveform").frame(height: 52) } }
}
/// How a hint looks; kept.
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, light, dark, black }
/// How a link to shortcuts looks; kept.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}
extension View {
  /// How hints look. Ignored: they are plates.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// How links to shortcuts look. Ignored: they are plates.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
/// A button that opens an app's shortcuts: here a plate.
public struct ShortcutsLink: View {
  /// A button.
  public init(action: (() -> Void)? = nil) {}
  public var body: some View { _ServicePlaceholder("ShortcutsLink", symbol: "square.stack").frame(height: 44) }
}
/// A button that opens an app's shortcuts: here a plate.
open class ShortcutsUIButton: _ServicePlaceholderView {
  /// How it looks; kept.
  public enum Style: Int, Sendable { case automatic, automaticOutline, light, lightOutline, dark, darkOutline }
  /// How it looks; kept.
  open var style = Style.automatic
  /// A button.
  public init(style: Style = .automatic) {
    super.init(frame: .zero)
    self.style = style
  }
  /// As made by itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var _serviceName: String { "ShortcutsUIButton" }
}
