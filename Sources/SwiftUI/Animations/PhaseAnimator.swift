import Foundation
import QuoinLayout

/// A view in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let content: (Phase) -> Content
  /// What `content` makes of the first of `phases`; nothing where there is none. `animation` is never called.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  /// The same; `trigger` is ignored.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
}

extension PhaseAnimator: View {
  public var body: some View { if let first { content(first) } }
}
