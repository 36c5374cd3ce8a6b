import QuoinLayout

/// What a form shows.
public struct FormStyleConfiguration {
  /// The rows and sections.
  public struct Content { let view: AnyView }
  /// The rows and sections.
  public let content: Content
}

extension FormStyleConfiguration.Content: View { public var body: some View { view } }

/// How a form looks: on a phone in groups, or as a style of one's own has it.
@MainActor @preconcurrency public protocol FormStyle {
  /// What is shown.
  associatedtype Body: View
  /// What a form shows.
  typealias Configuration = FormStyleConfiguration
  /// The look of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As the device decides.
public struct AutomaticFormStyle: FormStyle {
  /// The style without choices.
  nonisolated public init() {}
  /// The form in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// In groups.
public struct GroupedFormStyle: FormStyle {
  /// The style without choices.
  nonisolated public init() {}
  /// The form in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// In columns; drawn in groups, as on a phone.
public struct ColumnsFormStyle: FormStyle {
  /// The style without choices.
  nonisolated public init() {}
  /// The form in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == AutomaticFormStyle { nonisolated public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { nonisolated public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { nonisolated public static var columns: Self { .init() } }

extension Form where Content == FormStyleConfiguration.Content {
  /// A form of what a style was given.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// Whether a style of one's own makes the forms here.
private struct OwnFormStyleKey: EnvironmentKey { static var defaultValue: StyleChoice<FormStyleConfiguration>? { nil } }
extension EnvironmentValues {
  var ownFormStyle: StyleChoice<FormStyleConfiguration>? {
    get { self[OwnFormStyleKey.self] }
    set { self[OwnFormStyleKey.self] = newValue }
  }
}
extension View {
  /// How forms within look: those of the system in groups, as on a phone, styles of one's own as they say.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    settingEnvironment { environment in
      let isSystem = S.self is AutomaticFormStyle.Type || S.self is GroupedFormStyle.Type || S.self is ColumnsFormStyle.Type
      environment.ownFormStyle = isSystem ? nil : StyleChoice(style) { $0.makeBody(configuration: $1) }
    }
  }
}
