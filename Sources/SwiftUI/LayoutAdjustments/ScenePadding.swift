extension View {
  /// Room on `edges` as the system keeps it around a window's content: 16 points on a phone (assumed: as much as `padding()`).
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// The same.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
  /// A bar at an edge, which takes that room from this one's safe area.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// A bar at an edge, which takes that room from this one's safe area.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
/// Room around a window's content.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// As the system keeps it.
  public static let minimum = ScenePadding(name: "minimum")
  /// As a bar above keeps it.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
