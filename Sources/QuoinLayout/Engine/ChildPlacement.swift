import Foundation

/// Where a parent puts a child: the child's top left corner in the parent's space, and the proposal that gives its size.
public struct ChildPlacement: Hashable, Sendable {
  /// The child's top left corner in points, in the parent's space.
  public var origin: CGPoint
  /// What the child is proposed; its answer is its size. Zero for one that is left out.
  public var proposal: ProposedViewSize {
    get { isAbsent ? .zero : key.proposal }
    set { key = ProposalKey(newValue) }
  }
  /// `none` for a child that is left out: there are as many of these as nodes.
  private var key: ProposalKey
  /// Whether the child is left out of the page (`ViewThatFits` shows one of its children); no longer once it is proposed something.
  public var isAbsent: Bool { key == .none }
  /// A child at `origin`, of the size it answers to `proposal`.
  public init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    key = ProposalKey(proposal)
  }
  /// The placement of a child that is left out.
  public static var absent: ChildPlacement {
    var result = ChildPlacement(origin: .zero, proposal: .zero)
    result.key = .none
    return result
  }
}
