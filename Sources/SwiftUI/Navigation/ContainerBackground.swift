import QuoinLayout

/// Behind what a background is put.
public struct ContainerBackgroundPlacement: Sendable {
  let place: @MainActor @Sendable (_ content: AnyView, _ background: AnyView, _ alignment: Alignment) -> AnyView
  /// A place of a framework's own, which puts a background behind content.
  public init(_place place: @escaping @MainActor @Sendable (AnyView, AnyView, Alignment) -> AnyView) { self.place = place }

  /// All of a page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(_place: behindPage)
  /// All of a navigation split view: on a phone the page that is shown.
  public static let navigationSplitView = ContainerBackgroundPlacement(_place: behindPage)
  /// All of a tab's page.
  public static let tabView = ContainerBackgroundPlacement(_place: behindPage)

  /// Content in the middle of all the room there is, before a background that reaches below the bars.
  @MainActor private static func behindPage(_ content: AnyView, _ background: AnyView, _ alignment: Alignment) -> AnyView {
    AnyView(
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment) { ZStack { background }.ignoresSafeArea() })
  }
}

extension View {
  /// A view behind the container that this view is the content of: a page of a stack, a tab, a widget.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(ContainerBackground(background: AnyView(content()), alignment: alignment, placement: container)) }
  /// A style behind the container that this view is the content of: a page of a stack, a tab, a widget.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackground(background: AnyView(Rectangle().fill(style)), alignment: .center, placement: container))
  }
}
nonisolated private struct ContainerBackground: ViewModifier {
  let background: AnyView
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
  @MainActor func body(content: Content) -> some View { placement.place(AnyView(content), background, alignment) }
}
