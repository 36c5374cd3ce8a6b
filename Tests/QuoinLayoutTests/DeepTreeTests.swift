import Foundation
import QuoinLayout
import Testing

/// Trees of nodes that are deeper than a thread's stack holds, and rules that do not keep their word: findings, never a crash.
@Suite struct DeepTreeTests {
  /// As large as it was told.
  private struct Box: LeafRule {
    var side: CGFloat = 10
    var name: String { "box" }
    func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
  }
  /// A modifier that changes nothing.
  private struct Wrap: UnaryRule {
    var name: String { "wrap" }
  }
  /// A container that asks its children for all there is to ask, and is as large as the largest.
  private struct Pile: LayoutRule {
    var name: String { "pile" }
    func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
      var size = CGSize.zero
      for child in node.children {
        _ = (child.range(along: .horizontal), child.spacing, child.priority)
        let own = child.dimensions(in: proposal)
        _ = own[HorizontalAlignment.leading]
        size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      return size
    }
    func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
      node.children.map { _ in ChildPlacement(origin: .zero, proposal: proposal) }
    }
    func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { node.children[0].range(along: axis) }
  }
  /// A modifier that says nowhere where its child goes.
  private struct Nowhere: LayoutRule {
    var name: String { "nowhere" }
    var traits: RuleTraits { .unary }
    func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { node.children[0].size(for: proposal) }
    func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] { [] }
  }

  private func chain(_ levels: Int, in context: LayoutContext, _ wrap: (Int, LayoutNode) -> LayoutNode) -> LayoutNode {
    var node = LayoutNode(Box(), in: context)
    for level in 0..<levels { node = wrap(level, node) }
    return node
  }
  private func depth(_ node: LayoutNode) -> Int {
    var (count, here) = (0, node)
    while here.isPlaced, let next = here.children.first, next.isPlaced { (count, here) = (count + 1, next) }
    return count
  }

  @Test("Two hundred thousand levels are laid out as far as the stack goes, with a finding, and let go of", arguments: [false, true])
  func deep(_ isPile: Bool) {
    let context = LayoutContext()
    let root = chain(200_000, in: context) { _, node in LayoutNode(isPile ? Pile() : Wrap(), [node], in: context) }
    root.layOutAsRoot(proposal: ProposedViewSize(width: 100, height: 100), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(context.findings.contains { $0.kind == .badArgument && $0.message.contains("stack is used up") })
    #expect(depth(root) > 1_000)
    root.leavePage()
    #expect(depth(root) == 0)
  }

  @Test("A few thousand levels are no doubt")
  func moderate() {
    let context = LayoutContext()
    let root = chain(2_000, in: context) { _, node in LayoutNode(Wrap(), [node], in: context) }
    root.layOutAsRoot(proposal: ProposedViewSize(width: 100, height: 100), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(context.findings.isEmpty && root.frame == CGRect(x: 45, y: 45, width: 10, height: 10) && depth(root) == 2_000)
  }

  @Test("A tree is laid out on a thread with a small stack too")
  func smallStack() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        let context = LayoutContext()
        let root = chain(100_000, in: context) { _, node in LayoutNode(Wrap(), [node], in: context) }
        root.layOutAsRoot(proposal: .unspecified, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(context.findings.contains { $0.message.contains("stack is used up") })
        #expect(depth(root) > 100)
        done.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test("Nodes that somebody still holds stay, with all below, when the tree around them is let go of")
  func heldNodes() {
    let context = LayoutContext()
    var held: LayoutNode?
    do {
      let root = chain(50_000, in: context) { level, node in
        let made = LayoutNode(Wrap(), [node], in: context)
        if level == 1_000 { held = made }
        return made
      }
      #expect(root.parent == nil && held?.parent != nil)
    }
    #expect(held?.parent == nil)
    var (count, here) = (0, held)
    while let next = here?.children.first { (count, here) = (count + 1, next) }
    #expect(count == 1_001)
  }

  @Test("A modifier's node without a child shows nothing, with a finding")
  func noChild() {
    let context = LayoutContext()
    let root = LayoutNode(Wrap(), in: context)
    root.layOutAsRoot(proposal: ProposedViewSize(width: 9, height: 9), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(root.size(for: .unspecified) == .zero && root.priority == 0 && root.range(along: .vertical) == nil)
    #expect(context.findings.map(\.kind) == [.brokenContract])
  }

  @Test("A modifier that arranges its child nowhere puts it at its corner, with a finding")
  func nowhere() {
    let context = LayoutContext()
    let root = LayoutNode(Nowhere(), [LayoutNode(Box(), in: context)], in: context)
    root.layOutAsRoot(proposal: ProposedViewSize(width: 9, height: 9), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(root.children[0].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.findings.map(\.kind) == [.brokenContract])
  }
}
