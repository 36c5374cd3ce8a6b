import Foundation

/// Views whose glass plates run together where they are near; a still picture shows each with its own plate.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  nonisolated init(made content: Content) { self.content = content }
}
extension GlassEffectContainer: View {
  /// Views, and how near in points plates run together; nil = the system's distance.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.init(made: content()) }
  public var body: some View { content }
}
