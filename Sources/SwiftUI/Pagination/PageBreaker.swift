import Foundation
import QuoinLayout

/// Lays blocks on pages, one after the other; a page is handed over as soon as it is full.
struct PageBreaker {
  /// The height that a page has for content, in points and above 0, by the page's number from 1.
  let room: (Int) -> CGFloat
  /// The gap between blocks; `nil` asks each pair.
  let spacing: CGFloat?
  let context: LayoutContext
  /// Whether somebody wants to know why pages end.
  let isListening: Bool
  /// Receives each page, with the reason for its end where somebody is listening.
  let finish: ([PageSlice], PageEnd?) throws -> Void

  private var number = 1
  /// The height that this page has for content.
  private var height: CGFloat
  private var slices: [PageSlice] = []
  private var y: CGFloat = 0
  /// Whether nothing stands on the page yet but heads that are repeated.
  private var isFresh = true
  private var last: PageBlock?
  /// Blocks that wait to stand with the one after them.
  private var headings: [PageBlock] = []
  /// The head that goes on to the next page, and the section it belongs to.
  private var head: (block: PageBlock, section: Int)?

  init(
    room: @escaping (Int) -> CGFloat, spacing: CGFloat?, context: LayoutContext, isListening: Bool,
    finish: @escaping ([PageSlice], PageEnd?) throws -> Void
  ) {
    self.room = room
    self.spacing = spacing
    self.context = context
    self.isListening = isListening
    self.finish = finish
    height = room(1)
  }

  /// Adds the next block.
  mutating func add(_ block: PageBlock) throws {
    if block.keepsWithNext {
      headings.append(block)
      return
    }
    if !headings.isEmpty { try placeHeadings(before: block) }
    try place(block)
  }

  /// Ends the last page; a document has one at least.
  mutating func end() throws {
    for heading in headings { try place(heading) }
    headings = []
    if !slices.isEmpty || number == 1 { try finish(slices, reason { $0.end() }) }
  }

  // MARK: placing

  private mutating func placeHeadings(before block: PageBlock) throws {
    let own = headings
    headings = []
    let start = block.cuts.solids.first?.upperBound ?? block.height
    let needed = own.reduce(0) { $0 + $1.height } + 8 * CGFloat(own.count) + min(start, height / 2)
    if y > 0, y + needed > height { try turn { $0.headings(own, before: block, needed: needed) } }
    for heading in own { try place(heading) }
  }

  private mutating func place(_ block: PageBlock) throws {
    if let head, head.section != block.section { self.head = nil }
    if y > 0, block.cuts.isForced(at: 0) { try turn { $0.forced(block) } }
    var start: CGFloat = 0
    if y > 0 { y += gap(block) }
    while true {
      let room = height - y
      let nextForced = block.cuts.forced.first { $0 > start + 0.01 }
      if block.height - start <= room + 0.01, nextForced == nil {
        slices.append(PageSlice(block: block, part: start...max(start, block.height), y: y))
        y += block.height - start
        isFresh = false
        break
      }
      guard let cut = cut(block, start, room) else {
        try turn { $0.noRoom(for: block, from: start) }
        repeatHeads(above: block, at: start)
        continue
      }
      slices.append(PageSlice(block: block, part: start...cut.at, y: y))
      try turn(filled: y + cut.at - start) { $0.cut(block, cut.at, by: cut.cuts, from: start) }
      start = cut.cuts.start(after: cut.at)
      repeatHeads(above: block, at: start)
    }
    last = block
    if block.repeats, let section = block.section { head = (block, section) }
  }

  /// Where the block is cut on this page, and by what; `nil` when a fresh page has more room.
  private func cut(_ block: PageBlock, _ start: CGFloat, _ room: CGFloat) -> (at: CGFloat, cuts: PageCuts)? {
    if let cut = block.cuts.cut(after: start, notBelow: start + room) { return (min(cut, block.height), block.cuts) }
    guard isFresh else { return nil }
    // A row that is higher than a page goes on between its lines; nobody asked for more.
    let inner = block.innerCuts.flatMap { cuts in
      cuts.cut(after: start, notBelow: start + room).map { (at: min($0, block.height), cuts: cuts) }
    }
    if let inner, !inner.cuts.isAsked(at: inner.at) { return inner }
    context.report(
      Finding(
        .overflow, in: "Document",
        "has a part of \(describe(block.height)) points that is kept together and higher than its page's \(describe(height)); it was cut. Make it smaller, or let it break."
      ))
    return inner ?? (min(block.height, start + max(1, room)), block.cuts)
  }

  private func gap(_ block: PageBlock) -> CGFloat {
    let isWithinColumn = block.place != nil && last?.place?.column == block.place?.column
    return (isWithinColumn ? block.place?.gap : nil) ?? spacing ?? last.map {
      max(0, $0.spacing.distance(to: block.spacing, along: .vertical))
    } ?? 0
  }

  private mutating func turn(filled: CGFloat? = nil, _ words: (PageEndWords) -> [String]) throws {
    try finish(slices, reason(filled: filled, words))
    number += 1
    height = room(number)
    slices = []
    y = 0
    isFresh = true
    // A head that leaves less than half of the page stands on its first page alone.
    guard let head, head.block.height < height / 2 else { return }
    slices.append(PageSlice(block: head.block, part: 0...head.block.height, y: 0))
    y = head.block.height
    last = head.block
  }

  /// Why this page ends; nil where nobody asks.
  private func reason(filled: CGFloat? = nil, _ words: (PageEndWords) -> [String]) -> PageEnd? {
    guard isListening else { return nil }
    return PageEnd(page: number, room: Double(height), filled: Double(filled ?? y), words: words(PageEndWords(height: height, y: y)))
  }

  /// Adds the heads of what goes on at `start` on a new page, each as far above what follows as on its first page.
  private mutating func repeatHeads(above block: PageBlock, at start: CGFloat) {
    if y > 0 { y = max(y, min(y + gap(block), height / 2)) }
    for (part, until) in block.cuts.repeats where part.upperBound <= start + 0.01 && start < until - 0.01 {
      let length = block.cuts.start(below: part) - part.lowerBound
      guard y + length < height / 2 else { continue }
      slices.append(PageSlice(block: block, part: part, y: y))
      y += length
    }
  }
}
