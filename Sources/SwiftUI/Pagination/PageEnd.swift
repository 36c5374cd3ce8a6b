import Foundation
import QuoinLayout

/// Why a page of a document ends where it does.
package struct PageEnd: Codable, Hashable, Sendable {
  /// Counted from 1.
  package var page: Int
  /// The height that pages have for content, and what of it is filled on this page, in points.
  package var room, filled: Double
  /// Whole sentences.
  package var words: [String]
}

/// Finds the words for why a page ends: made only while somebody listens.
struct PageEndWords {
  let height: CGFloat
  let y: CGFloat

  private var left: String { "\(describe(max(0, height - y))) of \(describe(height)) are left" }

  func end() -> [String] { ["The document ends here; \(left)."] }

  func forced(_ block: PageBlock) -> [String] { ["\(block.name) asks for a new page (pageBreakBefore); \(left)."] }

  func headings(_ headings: [PageBlock], before block: PageBlock, needed: CGFloat) -> [String] {
    let names = list(headings.map { "\($0.name) (\(describe($0.height)) high)" })
    return [
      "\(names) \(headings.count == 1 ? "stays" : "stay") with what comes next (keepWithNext): with the beginning of \(block.name) "
        + "\(describe(needed)) \(needed == 1 ? "is" : "are") needed, and \(left)."
    ]
  }

  /// Nothing of the block from `start` on can stand on the page.
  func noRoom(for block: PageBlock, from start: CGFloat) -> [String] {
    [block.cuts.next(after: start).map { "\(reason(block, $0)), and \(left)." } ?? "\(block.name) does not fit; \(left)."]
  }

  /// The block, which begins at `y` with what lies at `start`, goes on after `cut`, which was found by `cuts`.
  func cut(_ block: PageBlock, _ cut: CGFloat, by cuts: PageCuts, from start: CGFloat) -> [String] {
    let filled = y + cut - start
    let rest = describe(block.height - cut)
    var words: [String] = []
    if let whole = block.cuts.next(after: cut), whole.lowerBound < cut - 0.01 {
      let name = block.view(at: whole.lowerBound) ?? block.name
      words.append(
        "What begins with \(name) stays together, but is \(describe(whole.upperBound - whole.lowerBound)) high, more than a page.")
    }
    if cuts.forced.contains(where: { abs($0 - cuts.start(after: cut)) < 0.01 }) {
      let next = block.view(at: cuts.start(after: cut))
      words.append("\(next ?? block.name) asks for a new page (pageBreakBefore).")
    } else if let next = cuts.next(after: cut) {
      words.append("\(reason(block, next)), and \(describe(max(0, height - filled))) of \(describe(height)) are left.")
    }
    words.append("\(block.name), \(describe(block.height)) high, goes on on the next page with its last \(rest).")
    return words
  }

  /// "Text “b” needs 40.5 and is not cut"
  private func reason(_ block: PageBlock, _ part: ClosedRange<CGFloat>) -> String {
    let needed = describe(part.upperBound - part.lowerBound)
    guard let through = block.lines(at: part) else {
      let name = block.view(at: part.lowerBound) ?? block.name
      return "\(name) is \(needed) high and is not cut"
    }
    if through.lines == 1 { return "the next line of \(through.name) needs \(needed)".capitalizedFirst }
    return "\(through.lines) lines of \(through.name), which stay together so that none stands alone, need \(needed)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// "a, b and c"
private func list(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension PageCuts {
  /// The first part that stays together and ends below `position`.
  func next(after position: CGFloat) -> ClosedRange<CGFloat>? { solids.first { $0.upperBound > position + 0.01 } }
}

extension PageBlock {
  /// The block as people speak of it.
  var name: String { Self.name(of: Self.inner(tree)) }

  /// The block's own tree: what lies in the frame that makes it as wide as the page.
  private var tree: LayoutTree {
    let root = page.layoutTree()
    return root.children.first?.children.first ?? root.children.first ?? root
  }

  /// The outermost view, but no modifier, that begins at `position`.
  func view(at position: CGFloat) -> String? {
    func find(_ tree: LayoutTree) -> LayoutTree? {
      if abs(tree.frame.y - position) < 0.01, tree.frame.height > 0, !Self.isModifier(tree) { return tree }
      guard tree.frame.y <= position + 0.01, tree.frame.y + tree.frame.height >= position - 0.01 else { return nil }
      for child in tree.children { if let found = find(child) { return found } }
      return nil
    }
    // What holds all of the block says less than what begins there.
    let whole = Self.inner(tree)
    if abs(whole.frame.y - position) < 0.01, whole.children.count == 1 || whole.children.isEmpty || whole.frame.height < 1 {
      return Self.name(of: whole)
    }
    for child in whole.children { if let found = find(child) { return Self.name(of: found) } }
    return nil
  }

  /// The text that the part is lines of, and how many.
  func lines(at part: ClosedRange<CGFloat>) -> (name: String, lines: Int)? {
    func find(_ tree: LayoutTree) -> LayoutTree? {
      let (top, bottom) = (tree.frame.y, tree.frame.y + tree.frame.height)
      guard top <= part.lowerBound + 0.01, bottom >= part.upperBound - 0.01 else { return nil }
      if tree.text != nil { return bottom - top > part.upperBound - part.lowerBound + 0.01 ? tree : nil }
      for child in tree.children { if let found = find(child) { return found } }
      return nil
    }
    guard let text = find(tree) else { return nil }
    let isEdge =
      abs(text.frame.y - part.lowerBound) < 0.01 || abs(text.frame.y + text.frame.height - part.upperBound) < 0.01
    return (Self.name(of: text), isEdge ? 2 : 1)
  }

  private static func isModifier(_ tree: LayoutTree) -> Bool { tree.view == nil && tree.kind.first?.isLowercase ?? false }
  private static func inner(_ tree: LayoutTree) -> LayoutTree {
    var inner = tree
    while isModifier(inner), inner.identifier == nil, let next = inner.children.first { inner = next }
    return inner
  }
  private static func name(of tree: LayoutTree) -> String {
    let inner = inner(tree)
    return LayoutTrace.Subject(kind: inner.kind, identifier: inner.identifier, view: inner.view, text: inner.text).spokenName
  }
}
