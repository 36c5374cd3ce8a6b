import Foundation

/// Finds where a view called by an id lies in a container that has not made all its views.
package protocol ScrollTargetLocating: LayoutRule {
  func place(of id: AnyHashable, in node: LayoutNode, size: CGSize) -> CGRect?
}

/// The id a view was given; read by scroll targets.
package enum IDTrait: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// Where a scroll view stands when the page is printed.
package struct ScrollStart {
  /// The point of the content, and of the viewport, that coincide at the start; `nil` is the top leading corner.
  package var anchor: UnitPoint?
  /// How far the content is scrolled along an axis, in points; none is as the anchor or the target says.
  package var distance: [Axis: CGFloat] = [:]
  /// A view to be shown.
  package var target: AnyHashable?
  /// Where in the viewport the target goes; `nil` moves as little as needed.
  package var targetAnchor: UnitPoint?
  package init() {}
}

/// A view onto content that may be larger (fact 83, decision D9). The content is one child.
///
/// Along its axes the content is proposed nothing and the view takes what it is proposed; across, the view is as large as the content.
package struct ScrollRule: LayoutRule {
  package let axes: Axis.Set
  package let margins: EdgeInsets
  let start: ScrollStart
  /// What those inside find of the view around them.
  let viewport = Viewport()
  /// How far a hand has scrolled; nil where none can.
  package let memory: ScrollMemory?
  /// Whether it is a list, which nobody should ask for its ideal height.
  let isList: Bool

  /// What shows, on the page: the view's frame, and the safe area it reaches into.
  package var shown: CGRect? { viewport.shown }

  package init(_ axes: Axis.Set, margins: EdgeInsets, start: ScrollStart, memory: ScrollMemory? = nil, isList: Bool = false) {
    self.isList = isList
    self.memory = memory
    self.axes = axes
    self.margins = margins
    self.start = start
  }

  package var name: String { "ScrollView" }
  package var readsOrigin: Bool { true }
  package var mirrors: Bool { true }
  package var traits: RuleTraits { [.scrolling, .surroundings] }
  /// The lines between the rows of a list within a row are the inner list's own affair (assumed).
  package func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    key.kind == .separators ? nil : node.combinedGuide(key, size: size, for: proposal)
  }
  package func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width, height: axes.contains(.vertical) ? nil : inner.height)
  }

  /// Takes over what is proposed; what was measured for another viewport is measured anew.
  private func adapt(_ node: LayoutNode, to proposal: ProposedViewSize) {
    if viewport.takes(proposal, along: axes) { for child in node.children { child.forgetAnswers() } }
  }

  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    adapt(node, to: proposal)
    guard !node.children.isEmpty else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
    var result = CGSize.zero
    for axis in Axis.allCases {
      if axes.contains(axis), let own = proposal[axis] { result[axis] = own }
    }
    if axes.contains(.horizontal) && axes.contains(.vertical), proposal.width != nil, proposal.height != nil { return result }
    if collapses(node, for: proposal) {
      node.context.reason("a list that is proposed no height by what scrolls has none")
      return CGSize(width: proposal.width ?? 0, height: 0)
    }
    node.context.reason("what scrolls may be as long as it likes")
    let content = node.only.size(for: contentProposal(proposal))
    for axis in Axis.allCases where !(axes.contains(axis) && proposal[axis] != nil) {
      result[axis] = content[axis] + margins.total(along: axis)
    }
    return result
  }

  /// Whether it is a list that is proposed no height because what it stands in scrolls the same way. It has none then, as on the phone
  /// (reported by many: lucaszischka/BottomSheet, issue 52, and Wouter125/BottomSheet, issue 39).
  private func collapses(_ node: LayoutNode, for proposal: ProposedViewSize) -> Bool {
    guard isList, proposal.height == nil else { return false }
    var above = node.parent
    while let one = above {
      if let outer = one.rule as? ScrollRule, outer.axes.contains(.vertical) { return true }
      above = one.parent
    }
    return false
  }

  package func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    if axes.contains(axis) { return .flexible }
    guard let own = node.children.first?.range(along: axis) else { return nil }
    let extra = margins.total(along: axis)
    return LengthRange(min: own.min + extra, max: own.max + extra)
  }

  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    guard !node.children.isEmpty else { return [] }
    if collapses(node, for: proposal) {
      node.context.report(
        Finding(
          .unboundedSize, in: "List",
          "stands in a ScrollView, which proposes it no height, so it collapses to none, as on the phone. Give it a frame(height:), or write the rows into the ScrollView in a LazyVStack."
        ))
    }
    adapt(node, to: ProposedViewSize(size))
    viewport.shown = showing(node, size)
    viewport.isMoved = start.target != nil || !start.distance.isEmpty || memory?.offset != nil
    let offered = contentProposal(ProposedViewSize(size))
    let content = node.only.size(for: offered)
    var origin = CGPoint.zero
    // Where a hand has scrolled, it stays.
    let target = memory?.offset == nil ? start.target.flatMap { locate($0, node.only, offered) } : nil
    for axis in Axis.allCases {
      let whole = content[axis] + margins.total(along: axis)
      let room = size[axis] - whole
      origin[axis] = margins.start(along: axis)
      guard whole.isFinite, room.isFinite else { continue }
      guard axes.contains(axis) else {
        origin[axis] += room / 2
        continue
      }
      let anchor = start.anchor.map { axis == .horizontal ? $0.x : $0.y }
      if room >= 0 {
        origin[axis] += room * (anchor ?? (axes == [.horizontal, .vertical] ? 0.5 : 0))
      } else {
        var offset = -room * (anchor ?? 0)
        if let target { offset = self.offset(to: target, from: offset, room: size, along: axis) }
        if let distance = start.distance[axis], distance.isFinite { offset = distance }
        if let scrolled = memory?.offset { offset = scrolled[axis] }
        memory?.reach[axis] = -room
        memory?.stands[axis] = min(max(0, offset), -room)
        origin[axis] -= min(max(0, offset), -room)
      }
    }
    return [ChildPlacement(origin: origin, proposal: offered)]
  }

  /// How far the content is moved so that `target` shows.
  ///
  /// What is scrolled to stays clear of the margins (recorded, iOS 26.0).
  private func offset(to target: CGRect, from offset: CGFloat, room: CGSize, along axis: Axis) -> CGFloat {
    let begin = target.origin[axis]
    let length = target.size[axis]
    let clear = room[axis] - margins.total(along: axis)
    if let anchor = start.targetAnchor {
      let point = axis == .horizontal ? anchor.x : anchor.y
      return begin + (length - clear) * point
    }
    if begin < offset { return begin }
    return begin + length > offset + clear ? begin + length - clear : offset
  }

  private func showing(_ node: LayoutNode, _ size: CGSize) -> CGRect? {
    guard node.isPlaced else { return nil }
    let frame = CGRect(origin: node.frame.origin, size: size)
    let reach = node.reachIntoSafeArea(.all, from: frame)
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.total(along: .horizontal),
      height: frame.height + reach.total(along: .vertical))
  }

  /// Where the view called `id` lies in `node`, which is proposed `proposal`.
  private func locate(_ id: AnyHashable, _ node: LayoutNode, _ proposal: ProposedViewSize) -> CGRect? {
    let size = node.size(for: proposal)
    if node.value(IDTrait.self) == id { return CGRect(origin: .zero, size: size) }
    if let lazy = node.rule as? any ScrollTargetLocating { return lazy.place(of: id, in: node, size: size) }
    guard !node.children.isEmpty else { return nil }
    let places = node.arrangement(for: proposal)
    for (child, place) in zip(node.children, places) where !place.isAbsent {
      if let found = locate(id, child, place.proposal) { return found.offsetBy(dx: place.origin.x, dy: place.origin.y) }
    }
    return nil
  }
}
