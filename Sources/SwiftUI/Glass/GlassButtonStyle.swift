/// A button on a glass plate.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  /// On a plate of the regular kind.
  nonisolated public init() { glass = .regular }
  /// On a plate of a kind.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  /// The label with the room of a bordered button on a glass capsule.
  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(glass: glass, isProminent: false, content: configuration.label).keepingAction(configuration.action)
  }
}

/// A button on a glass plate of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// On a plate of the tint.
  nonisolated public init() {}
  /// The label in white with the room of a bordered button on a capsule of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(glass: .regular, isProminent: true, content: configuration.label).keepingAction(configuration.action)
  }
}

private struct GlassLabel<Content: View>: View {
  let glass: Glass
  let isProminent: Bool
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    if isProminent {
      content.foregroundStyle(.white).padding(.horizontal, 16).padding(.vertical, 10).background(.tint, in: Capsule()).opacity(
        isEnabled ? 1 : 0.5)
    } else {
      content.foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(SystemStyle(.tertiaryLabel))).padding(.horizontal, 16)
        .padding(.vertical, 10).glassEffect(glass)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On a glass plate.
  nonisolated public static var glass: GlassButtonStyle { .init() }
  /// On a glass plate of a kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On a glass plate of the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
