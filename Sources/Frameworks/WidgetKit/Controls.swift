import SwiftUI

// Controls of the control centre and the locked screen: they compile, and nothing shows them here.

/// A control of the control centre.
@MainActor @preconcurrency public protocol ControlWidget {
  /// What it is.
  associatedtype Body: ControlWidgetConfiguration
  /// What it is.
  var body: Body { get }
  /// The control as it begins.
  init()
}
/// What a control is.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}
extension ControlWidgetConfiguration {
  /// Its name where one chooses it.
  public func displayName(_ displayName: LocalizedStringResource) -> Self { self }
  /// More about it where one chooses it.
  public func description(_ description: LocalizedStringResource) -> Self { self }
  /// Asks for its settings as it is put there.
  public func promptsForUserConfiguration() -> Self { self }
}
/// What a control shows.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}
/// Tells a control's value.
public protocol ControlValueProvider<Value> {
  /// What it tells.
  associatedtype Value: Sendable
  /// A value before anything is known.
  var previewValue: Value { get }
  /// The value.
  func currentValue() async throws -> Value
}
/// Tells the value of a control with settings of an app's own.
public protocol AppIntentControlValueProvider<Value, Configuration> {
  /// What it tells.
  associatedtype Value: Sendable
  /// The settings.
  associatedtype Configuration
  /// A value before anything is known.
  func previewValue(configuration: Configuration) -> Value
  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}
/// A control without settings.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  /// One that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
  /// One that shows the same always.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
}
/// A control with settings of an app's own.
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration {
  /// One that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
  /// One that shows its settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
}
/// Takes a control's one template.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// The template.
  public static func buildBlock<Template>(_ template: Template) -> Template { template }
}
/// A control that does something.
public struct ControlWidgetButton<Label: View, Action>: ControlWidgetTemplate {
  /// With a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
  /// With a label that changes while it is done.
  public init(action: Action, @ViewBuilder label: @escaping () -> some View, @ViewBuilder actionLabel: @escaping (Bool) -> Label) {}
  /// With a title and a label that changes while it is done.
  public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> Label) {}
}
/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, Action>: ControlWidgetTemplate {
  /// With a title and a label for both.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> Label) {}
  /// With a title and a label for both.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> Label) {}
  /// With a label and one for both.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> some View, @ViewBuilder valueLabel: @escaping (Bool) -> Label)
  {}
}
extension ControlWidgetTemplate {
  /// Its colour while it is on.
  public func tint(_ tint: Color?) -> Self { self }
  /// Whether it can be used.
  public func disabled(_ disabled: Bool) -> Self { self }
}
extension WidgetBundleBuilder {
  /// A control among the widgets: nothing shows it.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { EmptyWidget() }
}
struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { _MadeConfiguration { _, _ in nil } }
}
/// Tells the system of controls; nobody is told.
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()
  /// All are to be asked anew.
  public func reloadAllControls() {}
  /// Those of a kind are to be asked anew.
  public func reloadControls(ofKind kind: String) {}
}
