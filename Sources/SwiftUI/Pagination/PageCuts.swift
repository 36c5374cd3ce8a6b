import Foundation
import QuoinLayout

/// Where a block of a document may be cut: anywhere but inside its solid parts (lines of text, pictures, rows, what is kept together).
/// All positions are points from the block's top.
struct PageCuts {
  /// Parts that no cut goes through, in order and apart from each other.
  private(set) var solids: [ClosedRange<CGFloat>] = []
  /// Where a page has to begin.
  private(set) var forced: [CGFloat] = []
  /// What is repeated at the top of pages within a range.
  private(set) var repeats: [(head: ClosedRange<CGFloat>, until: CGFloat)] = []

  /// Where views begin and end, in order.
  private var tops: [CGFloat] = []
  private var bottoms: [CGFloat] = []

  /// Whether rows and what is kept together are solid, and not only what they are made of.
  private let keepsWhole: Bool
  /// Whether a solid part could be cut further, were it not kept whole.
  private(set) var keepsSome = false
  /// The parts that somebody asked to keep together.
  private var asked: [ClosedRange<CGFloat>] = []

  /// Without `keepsWhole`, rows and what is kept together may be cut between their lines: for those that are higher than a page.
  init(_ root: _ViewNode, keepsWhole: Bool = true) {
    self.keepsWhole = keepsWhole
    var collected = collect(root, isNamed: false)
    collected.sort { $0.lowerBound < $1.lowerBound }
    for solid in collected {
      if let last = solids.last, solid.lowerBound < last.upperBound - 0.01 {
        solids[solids.count - 1] = last.lowerBound...max(last.upperBound, solid.upperBound)
      } else {
        solids.append(solid)
      }
    }
    forced.sort()
    tops.sort()
    bottoms.sort()
  }

  /// The lowest cut that is not below `limit`, above which something of the block lies after `start`; `nil` if nothing fits.
  func cut(after start: CGFloat, notBelow limit: CGFloat) -> CGFloat? {
    if let own = forced.first(where: { $0 > start + 0.01 && $0 <= limit }) { return own }
    var low = 0
    var high = solids.count
    while low < high {
      let middle = (low + high) / 2
      if solids[middle].upperBound <= limit + 0.01 { low = middle + 1 } else { high = middle }
    }
    // `low` is the first solid that does not fit; the cut goes between it and the one above, where something ends.
    guard low > 0, solids[low - 1].upperBound > start + 0.01 else { return nil }
    let above = solids[low - 1].upperBound
    let below = low < solids.count ? min(limit, solids[low].lowerBound) : limit
    return bottoms.last { $0 <= below + 0.01 }.map { max(above, $0) } ?? above
  }

  /// Where what follows a cut begins: gaps do not go to the next page.
  func start(after cut: CGFloat) -> CGFloat {
    guard let next = solids.first(where: { $0.upperBound > cut + 0.01 }) else { return cut }
    let top = tops.first { $0 >= cut - 0.01 } ?? next.lowerBound
    return max(cut, min(top, next.lowerBound, forced.first { $0 > cut + 0.01 } ?? .infinity))
  }

  /// Where what stands below a repeated head begins. Words may be a little higher than the head that holds them.
  func start(below head: ClosedRange<CGFloat>) -> CGFloat {
    guard let next = solids.first(where: { ($0.lowerBound + $0.upperBound) / 2 > head.upperBound }) else { return head.upperBound }
    let top = tops.first { $0 >= head.upperBound - 0.01 } ?? next.lowerBound
    return max(head.upperBound, min(top, next.lowerBound))
  }

  /// Whether somebody asked to keep together what lies at `position`.
  func isAsked(at position: CGFloat) -> Bool { asked.contains { $0.lowerBound < position - 0.01 && position + 0.01 < $0.upperBound } }

  /// Whether a page begins at `position`.
  func isForced(at position: CGFloat) -> Bool { forced.contains { abs($0 - position) < 0.01 } }

  // MARK: collecting

  private mutating func collect(_ node: _ViewNode, isNamed: Bool) -> [ClosedRange<CGFloat>] {
    guard node.isPlaced else { return [] }
    let frame = node.frame.minY...max(node.frame.minY, node.frame.maxY)
    tops.append(frame.lowerBound)
    bottoms.append(frame.upperBound)
    // A modifier carries the traits of what it wraps: they count once, at the outermost.
    let carries = node.value(BreaksPageBefore.self) || node.value(RepeatsOnPages.self)
    if carries, !isNamed {
      if node.value(BreaksPageBefore.self) { forced.append(frame.lowerBound) }
      if node.value(RepeatsOnPages.self) { addRepeat(frame, until: node.parent.map { $0.frame.maxY } ?? frame.upperBound) }
    }
    if hides(node) { return solid(frame) }
    if node.value(KeepsTogether.self) { asked.append(frame) }
    if keepsWhole, node.value(KeepsTogether.self) || node.rule is ListRowRule {
      keepsSome = keepsSome || !node.children.isEmpty || node.look is TextLook
      return solid(frame)
    }
    if let look = node.look {
      if let text = look as? TextLook { return lines(text, node) }
      if look is MaskLook || node.children.isEmpty { return solid(frame) }
    } else if node.children.isEmpty {
      return []
    }
    let children = Array(node.views)
    // What lies behind a row is as high as the row, and no part of what it says.
    if node.rule is ListRowRule, children.count > 1 { return collect(children[1], isNamed: isNamed || carries) }
    if let layering = node.rule as? LayeringRule {
      let primary = layering.isOverlay ? children.first : children.last
      return primary.map { collect($0, isNamed: isNamed || carries) } ?? []
    }
    let rows = keepsWhole && node.rule is GridRule ? Self.rows(children) : children.map { [$0] }
    return among(rows, isNamed: carries && children.count == 1)
  }

  /// The cells of each row of a grid, and the views between rows.
  private static func rows(_ cells: [_ViewNode]) -> [[_ViewNode]] {
    cells.reduce(into: []) { rows, cell in
      if let mark = cell.value(GridRowMark.self), rows.last?.first?.value(GridRowMark.self) === mark {
        rows[rows.count - 1].append(cell)
      } else {
        rows.append([cell])
      }
    }
  }

  /// Whether the view shows only a part of what it holds, as a scroll view of a given height does; a list as high as its rows does not.
  private func hides(_ node: _ViewNode) -> Bool {
    guard node.traits.contains(.scrolling) else { return false }
    return node.views.contains { $0.frame.minY < node.frame.minY - 0.5 || $0.frame.maxY > node.frame.maxY + 0.5 }
  }

  /// What is solid among views that stand one after the other, or of rows of such; a grid's row is solid as a whole.
  private mutating func among(_ rows: [[_ViewNode]], isNamed: Bool) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var heading: CGFloat?
    for row in rows {
      var own: [ClosedRange<CGFloat>] = []
      for child in row { own += collect(child, isNamed: isNamed) }
      if keepsWhole, own.count > 1, row.first?.value(GridRowMark.self) != nil, row.first?.parent?.rule is GridRule,
        let top = own.map(\.lowerBound).min(), let bottom = own.map(\.upperBound).max()
      {
        keepsSome = true
        own = [top...bottom]
      }
      if let from = heading, let first = own.map(\.lowerBound).min(), let index = own.firstIndex(where: { $0.lowerBound == first }) {
        own[index] = min(from, first)...own[index].upperBound
        heading = nil
      }
      if rows.count > 1, row.contains(where: { $0.value(KeepsWithNext.self) }) { heading = heading ?? row.map(\.frame.minY).min() }
      result += own
    }
    return result
  }

  private mutating func addRepeat(_ head: ClosedRange<CGFloat>, until end: CGFloat) {
    if let last = repeats.last, last.until == end, last.head.overlaps(head) {
      let joined = min(last.head.lowerBound, head.lowerBound)...max(last.head.upperBound, head.upperBound)
      repeats[repeats.count - 1] = (joined, end)
    } else {
      repeats.append((head, end))
    }
  }

  private func solid(_ frame: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] { frame.upperBound > frame.lowerBound ? [frame] : [] }

  /// A text is cut between lines, but never leaves one line alone: the first two stay together, and the last two.
  private func lines(_ look: TextLook, _ node: _ViewNode) -> [ClosedRange<CGFloat>] {
    let frame = node.frame
    let measure = look.text.paragraph.measure(width: node.placedProposal.width, height: node.placedProposal.height)
    let count = measure.lineCount
    guard count > 3, frame.height > 0 else { return solid(frame.minY...max(frame.minY, frame.maxY)) }
    let height = frame.height / CGFloat(count)
    var result = [frame.minY...frame.minY + 2 * height]
    for line in 2..<count - 2 { result.append(frame.minY + CGFloat(line) * height...frame.minY + CGFloat(line + 1) * height) }
    result.append(frame.maxY - 2 * height...frame.maxY)
    return result
  }
}
