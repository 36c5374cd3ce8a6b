import Foundation
import QuoinGeometry
import QuoinLayout

/// A shape of any type.
public struct AnyShape: Shape {
  let base: any Shape
  /// Any shape, with its own outline and size.
  nonisolated public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
