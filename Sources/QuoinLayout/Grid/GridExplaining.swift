import Foundation

// Why cells are as large as they are and lie where they lie.

extension GridRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let solver = layout.solver(node.children)
    let cells = solver.cells.cells
    let reasons = GridReasons(solver, proposal)
    return zip(cells, zip(solver.rooms(for: proposal), places)).flatMap { cell, lies in
      let (room, place) = lies
      let own = cell.node.size(for: place.proposal)
      let origin = CGPoint(x: place.origin.x - room.minX, y: place.origin.y - room.minY)
      let alignment = alignmentWords(room.size, own, at: origin, of: "its cell") { axis in
        guard cell.anchor == nil else { return "its gridCellAnchor" }
        let guide = solver.guide(of: cell, along: axis)
        return guide.words + cell.node.ownGuideWords(guide, for: place.proposal)
      }
      return [NodeNote(cell.node, .share, "\(cell.words(room.size)) \(reasons.words(cell))"), NodeNote(cell.node, .alignment, alignment)]
    }
  }
}

extension GridCell {
  /// "Column 2 is 60 wide and row 1 is 20 high: as much was it offered."
  fileprivate func words(_ room: CGSize) -> String {
    let span = columns.count == 1 ? "Column \(columns.lowerBound + 1) is" : "Columns \(columns.lowerBound + 1) to \(columns.upperBound) are"
    return "\(span) \(describe(room.width)) wide and row \(row + 1) is \(describe(room.height)) high: as much was it offered."
  }
}
