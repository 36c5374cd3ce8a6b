import QuoinLayout

/// A control's parts as its style arranges them. Each kind of control has one such type, and a style to begin with.
protocol StyledConfiguration {
  static var standard: StyleChoice<Self> { get }
}

/// The style that a kind of control has in an environment, with its type hidden.
struct StyleChoice<Configuration> {
  /// Makes the nodes of a control with these parts.
  let make: (Configuration, _Scope, inout [_ViewNode]) -> Void

  /// A style whose body is made by `makeBody`. The style's own dynamic properties (`@Environment` and the like) are connected first.
  init<Style, Body: View>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    make = { configuration, scope, nodes in
      var connected = style
      DynamicFields.connect(&connected, scope)
      nonisolated(unsafe) let subject = (connected, configuration)
      let body = scope.reading(subject) { makeBody($0.0, $0.1) }
      Body._emit(body, scope.descending(into: Style.self), into: &nodes)
    }
  }

  private init(make: @escaping (Configuration, _Scope, inout [_ViewNode]) -> Void) { self.make = make }

  /// The same style; a control of the same kind that its body makes gets the `outer` style, not this one again.
  func within(_ outer: StyleChoice) -> StyleChoice where Configuration: StyledConfiguration {
    StyleChoice { configuration, scope, nodes in
      var inner = scope
      inner.environment[StyleKey<Configuration>.self] = outer
      make(configuration, inner, &nodes)
    }
  }
}

/// Where the style of a kind of control is kept.
struct StyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
  static var defaultValue: StyleChoice<Configuration> { Configuration.standard }
}

/// A control whose style decides what it looks like.
struct StyledControl<Configuration: StyledConfiguration> {
  let configuration: Configuration
  nonisolated init(_ configuration: Configuration) { self.configuration = configuration }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.environment[StyleKey<Configuration>.self].make(configuration, scope, &nodes)
  }
}
extension StyledControl: PrimitiveView {}

extension View {
  /// Gives controls of a kind a style.
  nonisolated func controlStyle<Configuration: StyledConfiguration>(_ style: StyleChoice<Configuration>) -> some View {
    settingEnvironment { environment in
      environment[StyleKey<Configuration>.self] = style.within(environment[StyleKey<Configuration>.self])
    }
  }
}

/// A part of a control with its type hidden.
struct ControlPart {
  let content: AnyView
  nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
}
extension ControlPart: View { var body: some View { content } }
