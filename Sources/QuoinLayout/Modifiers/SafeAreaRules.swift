import Foundation

/// A rule that keeps part of its node's frame free: the rest is the safe area of what is inside (facts 113–115).
public protocol SafeAreaProviding: LayoutRule {
  /// How far the safe area lies within the node's frame, in points; leading is left where text runs left to right.
  func safeAreaInsets(_ node: LayoutNode) -> EdgeInsets
  /// The same as one of its children sees it: what lies in the kept part itself is not kept from it.
  func safeAreaInsets(_ node: LayoutNode, for child: LayoutNode) -> EdgeInsets
}
extension SafeAreaProviding {
  public func safeAreaInsets(_ node: LayoutNode, for child: LayoutNode) -> EdgeInsets { safeAreaInsets(node) }
  public var traits: RuleTraits { .safeArea }
}

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

/// Reaches into the safe area where the view touches its edge; the size the view reports stays the same (fact 113).
public struct IgnoringSafeAreaRule: UnaryRule {
  let edges: Edge.Set
  /// Whether traces tell of it: the user wrote it.
  public let isTold: Bool
  /// `isTold`: whether the user wrote it, rather than a background that reaches there by itself.
  public init(_ edges: Edge.Set, isTold: Bool = true) {
    self.edges = edges
    self.isTold = isTold
  }
  public var name: String { "ignoresSafeArea" }
  public var traits: RuleTraits { [.unary, .surroundings] }
  public var readsOrigin: Bool { true }
  public var mirrors: Bool { false }

  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    // Safe areas are told as they lie on the page, the edges as the view reads.
    let edges = node.direction == .rightToLeft ? self.edges.mirrored : self.edges
    let reach = node.isPlaced ? node.reachIntoSafeArea(edges, from: CGRect(origin: node.frame.origin, size: size)) : EdgeInsets()
    guard reach != EdgeInsets() else { return [ChildPlacement(origin: .zero, proposal: proposal)] }
    let offered = ProposedViewSize(
      width: (proposal.width ?? size.width) + reach.total(along: .horizontal),
      height: (proposal.height ?? size.height) + reach.total(along: .vertical))
    return [ChildPlacement(origin: CGPoint(x: -reach.leading, y: -reach.top), proposal: offered)]
  }
}

extension LayoutNode {
  /// How far beyond `frame` (on the page) the safe areas around reach, on those of `edges` where the frame touches them.
  package func reachIntoSafeArea(_ edges: Edge.Set, from frame: CGRect) -> EdgeInsets {
    var reach = EdgeInsets()
    let tolerance = 0.5 / context.scale + 0.001
    for edge in Edge.allCases where edges.contains(edge) {
      var position = frame.position(of: edge)
      var inner = self
      while let here = inner.parent {
        let child = inner
        inner = here
        if here.rule.traits.isDisjoint(with: [.safeArea, .scrolling]) { continue }
        // What scrolls moves under the edges of its scroll view, whatever lies around that.
        if let scroll = here.rule as? ScrollRule, scroll.axes.contains(edge == .top || edge == .bottom ? .vertical : .horizontal) { break }
        guard let provider = here.rule as? any SafeAreaProviding else { continue }
        let inset = provider.safeAreaInsets(here, for: child)[edge]
        let outer = here.frame.position(of: edge)
        let border = edge == .top || edge == .leading ? outer + inset : outer - inset
        guard abs(position - border) <= tolerance else { break }
        reach[edge] += inset
        position = outer
      }
    }
    return reach
  }

  /// How far the node's own frame lies under what bars and notches cover, edge by edge: what a view of another world inside must keep
  /// clear of.
  package var coveredInsets: EdgeInsets {
    var covered = EdgeInsets()
    for edge in Edge.allCases {
      let axis = edge == .top || edge == .bottom ? Axis.vertical : .horizontal
      var inner = self
      while let here = inner.parent {
        let child = inner
        inner = here
        if let scroll = here.rule as? ScrollRule, scroll.axes.contains(Axis.Set(axis)) { break }
        guard let provider = here.rule as? any SafeAreaProviding else { continue }
        let inset = provider.safeAreaInsets(here, for: child)[edge]
        let outer = here.frame.position(of: edge)
        let overlap = edge == .top || edge == .leading ? outer + inset - frame.position(of: edge) : frame.position(of: edge) - outer + inset
        if inset > 0 { covered[edge] = max(covered[edge], min(overlap, inset)) }
      }
    }
    return covered
  }

  /// The insets from this node's frame to the safe area around it, as `GeometryProxy` tells them.
  package var safeAreaInsets: EdgeInsets {
    var reach = reachIntoSafeArea(.all, from: frame)
    if direction == .rightToLeft { swap(&reach.leading, &reach.trailing) }
    return reach
  }
}

extension Edge.Set {
  /// The set with leading and trailing exchanged.
  fileprivate var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}

extension CGRect {
  fileprivate func position(of edge: Edge) -> CGFloat {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: minX
    case .trailing: maxX
    }
  }
}
