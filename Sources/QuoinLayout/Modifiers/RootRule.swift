import Foundation

/// A page's root: what is inside is proposed the canvas less its safe area, and centred there (fact 8).
public struct RootRule: LayoutRule, SafeAreaProviding {
  let insets: EdgeInsets
  let hugs: Bool
  /// `insets` are the canvas' own, in points; a root that `hugs` is as large as what is inside, whatever is proposed.
  public init(insets: EdgeInsets, hugs: Bool = false) {
    self.insets = insets
    self.hugs = hugs
  }
  public var name: String { "Root" }
  public var isTold: Bool { false }
  public var ownGuides: GuideKinds { [] }
  public var mirrors: Bool { false }
  public func safeAreaInsets(_ node: LayoutNode) -> EdgeInsets { insets }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if !hugs, let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let child = node.children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    if hugs { return child }
    return CGSize(
      width: proposal.width ?? child.width + insets.total(along: .horizontal),
      height: proposal.height ?? child.height + insets.total(along: .vertical))
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let offered = proposal.inset(by: insets)
    return node.children.map { child in
      let own = child.size(for: offered)
      let width = own.width.isFinite ? own.width : 0
      let height = own.height.isFinite ? own.height : 0
      return ChildPlacement(
        origin: CGPoint(
          x: insets.leading + (size.width - insets.total(along: .horizontal) - width) / 2,
          y: insets.top + (size.height - insets.total(along: .vertical) - height) / 2), proposal: offered)
    }
  }
}
