import Foundation

extension LayoutNode {
  /// Lays the node out as a page's root: it is proposed `proposal`, and its size centred in `canvas` (fact 8).
  public func layOutAsRoot(proposal: ProposedViewSize, in canvas: CGRect) {
    context.layout &+= 1
    let size = size(for: proposal)
    place(
      at: CGPoint(x: canvas.midX - size.width / 2, y: canvas.midY - size.height / 2),
      proposal: proposal)
  }

  /// Gives this node and all below their frames on the page; `origin` is its top left corner there. Walks each node once.
  public func place(at origin: CGPoint, proposal: ProposedViewSize) {
    var origin = origin
    if !(origin.x.isFinite && origin.y.isFinite) {
      context.report(Finding(.unboundedSize, in: rule.name, "was placed at a position that is no number; 0 was taken instead."), at: self)
      origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
    if isSettled, frame.origin == origin, placedProposal == proposal, !dependsOnSurroundings, context.tracer == nil {
      isPlaced = true
      return
    }
    if parent == nil { context.stackReserve = LayoutContext.reserveOfThisThread }
    guard isLeaf || !context.isTooDeep else {
      context.reportDepth(of: self)
      (frame, placedProposal, isPlaced) = (CGRect(origin: origin, size: .zero), proposal, true)
      return
    }
    frame = CGRect(origin: origin, size: finite(size(for: proposal)))
    placedProposal = proposal
    isPlaced = true
    context.tracer?.placed(self, frame)
    isSettled = true
    forgetSnapshot()
    guard !children.isEmpty || rule.readsOrigin else {
      if context.tracer != nil { explain(proposal, places: []) }
      return
    }
    if isModifier, context.tracer == nil {
      let place = placement(for: proposal)
      first.place(at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), proposal: place.proposal)
      return
    }
    if rule.readsOrigin { answers.forgetArrangements() }
    let places = arrangement(for: proposal)
    if context.tracer != nil { explain(proposal, places: places) }
    for (child, place) in zip(refs, places) {
      if place.isAbsent {
        child.leavePage()
        continue
      }
      child.place(at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), proposal: place.proposal)
    }
  }

  private func finite(_ size: CGSize) -> CGSize {
    guard !(size.width.isFinite && size.height.isFinite) else { return size }
    context.report(
      Finding(
        .unboundedSize, in: rule.name,
        "is \(describe(size.width))×\(describe(size.height)) where it is placed; give it a frame or a finite proposal."), at: self)
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }
}
