import Foundation

/// Where a parent puts a child: the child's top left corner in the parent's space, and the proposal that gives its size.
public struct ChildPlacement: Hashable, Sendable {
  /// The child's top left corner in points, in the parent's space.
  public var origin: CGPoint
  /// What the child is proposed; its answer is its size.
  public var proposal: ProposedViewSize
  /// Whether the child is left out of the page (`ViewThatFits` shows one of its children).
  public var isAbsent = false
  /// A child at `origin`, of the size it answers to `proposal`.
  public init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
  /// The placement of a child that is left out.
  public static var absent: ChildPlacement {
    var result = ChildPlacement(origin: .zero, proposal: .zero)
    result.isAbsent = true
    return result
  }
}
