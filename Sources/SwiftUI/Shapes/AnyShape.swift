import Foundation
import QuoinGeometry
import QuoinLayout

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  /// Any shape, with its own outline and size.
  nonisolated public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
