import Foundation

/// A node that the tree around it keeps alive. Asking it counts no references, which would cost more than most answers do: the inner
/// loops of layout go through this. Valid while its tree stands, so never kept beyond a question.
package struct NodeRef: Equatable {
  private let node: Unmanaged<LayoutNode>
  @inline(__always) package init(_ node: LayoutNode) { self.node = .passUnretained(node) }
  @inline(__always) fileprivate init(_ node: Unmanaged<LayoutNode>) { self.node = node }
  @inline(__always) package static func == (one: NodeRef, other: NodeRef) -> Bool { one.node.toOpaque() == other.node.toOpaque() }

  /// The node itself, counted.
  @inline(__always) package var counted: LayoutNode { node.takeUnretainedValue() }
  @inline(__always) package func callAsFunction<Result>(_ ask: (LayoutNode) -> Result) -> Result { node._withUnsafeGuaranteedRef(ask) }

  @inline(__always) package func size(for proposal: ProposedViewSize) -> CGSize { self { $0.size(for: proposal) } }
  @inline(__always) func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { self { $0.dimensions(in: proposal) } }
  @inline(__always) func range(along axis: Axis) -> LengthRange? { self { $0.range(along: axis) } }
  @inline(__always) func probedRange(along axis: Axis, across cross: CGFloat?) -> LengthRange {
    self { $0.probedRange(along: axis, across: cross) }
  }
  @inline(__always) func mayMoveGuide(_ key: AlignmentKey) -> Bool { self { $0.mayMoveGuide(key) } }
  @inline(__always) func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    self { $0.explicitGuide(key, for: proposal) }
  }
  @inline(__always) var mayHaveGuides: Bool { self { $0.mayHaveGuides } }
  @inline(__always) var spacing: ViewSpacing { self { $0.spacing } }
  @inline(__always) var priority: Double { self { $0.priority } }
  @inline(__always) func place(at origin: CGPoint, proposal: ProposedViewSize) { self { $0.place(at: origin, proposal: proposal) } }
  @inline(__always) func leavePage() { self { $0.leavePage() } }
  @inline(__always) func position(of guide: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
    self { $0.position(of: guide, in: size, for: proposal) }
  }
}

/// A node's children, asked without counting references; the array is counted once.
package struct NodeRefs: RandomAccessCollection {
  private let nodes: [LayoutNode]
  @inline(__always) package init(_ nodes: [LayoutNode]) { self.nodes = nodes }
  @inline(__always) package var startIndex: Int { 0 }
  @inline(__always) package var endIndex: Int { nodes.count }
  @inline(__always) package subscript(position: Int) -> NodeRef {
    nodes.withUnsafeBufferPointer { buffer in
      precondition(position >= 0 && position < buffer.count)
      // A strong reference lies in memory as an unmanaged one does.
      return NodeRef(UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped + position).load(as: Unmanaged<LayoutNode>.self))
    }
  }
}

extension LayoutNode {
  /// Where `guide` lies in the node when it is of `size`, its answer to `proposal`.
  func position(of guide: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
    guard mayHaveGuides else { return guide.defaultValue(in: ViewDimensions(size: size, proposal: proposal)) }
    return ViewDimensions(size: size, proposal: proposal, node: self)[guide]
  }
}
