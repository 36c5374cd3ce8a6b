import Foundation
import QuoinLayout

/// What differs between two layouts of one page: which views moved by how much, and at which view the two part.
package struct LayoutDifference: Sendable {
  /// A view that lies elsewhere, has another size or another text, came or went.
  package struct Change: Sendable {
    /// "Text “14C”", "HStack", with its identifier where it has one.
    package var name: String
    /// The user's view around it; nil where there is none.
    package var view: String?
    /// Where it lay, in points; nil where it was not there.
    package var old: LayoutTree.Rect?
    /// Where it lies, in points; nil where it is gone.
    package var new: LayoutTree.Rect?
    /// The texts before and after, where they differ.
    package var texts: (old: String?, new: String?)?
    /// Whether it is something to see: nothing lies within it, or it came or went with all that does.
    package var isLeaf: Bool
  }
  /// The view at which the layouts part.
  package struct Cause: Sendable {
    /// What it is, in the new layout.
    package var node: LayoutTree
    /// The user's view around it; nil where there is none.
    package var view: String?
    /// What it does otherwise than before, as a sentence without its full stop.
    package var words: String
    /// What it proposes to a child, in the new layout, where that is what it does; else nil.
    package var proposal: LayoutTree.Proposal?
    /// Numbers that its modifier may have been given, old and new: insets, lengths, gaps.
    package var numbers: (old: [Double], new: [Double])
  }

  /// Every view that changed, in the order of reading.
  package private(set) var changes: [Change] = []
  /// Where the layouts part; nil when no view that is in both does anything otherwise.
  package private(set) var cause: Cause?

  /// Compares two layouts; lengths that differ by no more than `tolerance` points are the same. O(nodes × children).
  package init(_ old: LayoutTree, _ new: LayoutTree, tolerance: Double = 0.01) {
    self.tolerance = tolerance
    compare(old, new, view: nil)
    cause = cause(old, new, view: nil)
  }

  private let tolerance: Double

  // MARK: Comparing

  private mutating func compare(_ old: LayoutTree, _ new: LayoutTree, view: String?) {
    let view = new.view ?? view
    let isMoved = !isAlike(old.frame, new.frame)
    let isOtherText = old.text != new.text
    if isMoved || isOtherText {
      changes.append(
        Change(
          name: Self.name(of: new), view: view, old: old.frame, new: new.frame, texts: isOtherText ? (old.text, new.text) : nil,
          isLeaf: new.children.isEmpty))
    }
    for pair in Self.pairs(old.children, new.children) {
      switch pair {
      case (let one?, let other?): compare(one, other, view: view)
      case (let one?, nil): gone(one, view: view)
      case (nil, let other?): came(other, view: view)
      case (nil, nil): break
      }
    }
  }

  /// Where two nodes part that are in both layouts: at one within them, if it does anything otherwise although it is asked the same, for what
  /// stands around it may follow from that (a row's line begins where its text does); else at themselves. Who is asked otherwise answers
  /// otherwise: the cause lies with the one who asks.
  private func cause(_ old: LayoutTree, _ new: LayoutTree, view: String?) -> Cause? {
    guard !isAskedOtherwise(old, new) else { return nil }
    let view = new.view ?? view
    let pairs = Self.pairs(old.children, new.children)
    func cause(_ words: String, proposes proposal: LayoutTree.Proposal? = nil) -> Cause {
      Cause(node: new, view: view, words: words, proposal: proposal, numbers: (Self.numbers(old), Self.numbers(new)))
    }
    if let words = content(old, new, pairs) { return cause(words) }
    for case (let one?, let other?) in pairs {
      if let inner = self.cause(one, other, view: view) { return inner }
    }
    if let (words, proposal) = proposal(new, pairs) { return cause(words, proposes: proposal) }
    return answer(old, new, pairs).map { cause($0) }
  }

  private mutating func gone(_ node: LayoutTree, view: String?) {
    changes.append(Change(name: Self.name(of: node), view: node.view ?? view, old: node.frame, new: nil, isLeaf: true))
  }
  private mutating func came(_ node: LayoutTree, view: String?) {
    changes.append(Change(name: Self.name(of: node), view: node.view ?? view, old: nil, new: node.frame, isLeaf: true))
  }

  /// What the node is or has in it otherwise.
  private func content(_ old: LayoutTree, _ new: LayoutTree, _ pairs: [(LayoutTree?, LayoutTree?)]) -> String? {
    let name = Self.name(of: new)
    if old.text != new.text { return "\(name) has another text: it was “\(old.text ?? "")”" }
    guard let pair = pairs.first(where: { $0.0 == nil || $0.1 == nil }) else { return nil }
    if let other = pair.1 { return "\(name) has \(Self.name(of: other)) in it, which was not there" }
    return pair.0.map { "\(name) no longer has \(Self.name(of: $0)) in it" }
  }

  /// What it proposes otherwise; nil where a child answers otherwise although it was asked the same, which is why its siblings are not.
  private func proposal(_ new: LayoutTree, _ pairs: [(LayoutTree?, LayoutTree?)]) -> (words: String, LayoutTree.Proposal)? {
    let comesFromChild = pairs.contains { pair in
      guard let one = pair.0, let other = pair.1, one.proposal != nil, !isAskedOtherwise(one, other) else { return false }
      return !isNear(one.frame.width, other.frame.width) || !isNear(one.frame.height, other.frame.height)
    }
    guard !comesFromChild else { return nil }
    for case (let one?, let other?) in pairs {
      if let asked = other.proposal, let before = one.proposal, !isAlike(asked, before) {
        let words = snapshotWords(width: asked.width, height: asked.height)
        let earlier = snapshotWords(width: before.width, height: before.height)
        return ("\(Self.name(of: new)) proposes \(words) to \(Self.name(of: other)), not \(earlier)", asked)
      }
    }
    return nil
  }

  /// What it answers, or where it puts a child, otherwise although all within it are as large as before.
  private func answer(_ old: LayoutTree, _ new: LayoutTree, _ pairs: [(LayoutTree?, LayoutTree?)]) -> String? {
    let name = Self.name(of: new)
    let inner = pairs.compactMap { pair in pair.0.flatMap { one in pair.1.map { (one, $0) } } }
    guard inner.allSatisfy({ isNear($0.frame.width, $1.frame.width) && isNear($0.frame.height, $1.frame.height) }) else { return nil }
    if !isNear(old.frame.width, new.frame.width) || !isNear(old.frame.height, new.frame.height) {
      return "\(name) answers \(Self.size(new.frame)), not \(Self.size(old.frame))"
    }
    for (one, other) in inner {
      let (dx, dy) = (other.frame.x - new.frame.x - one.frame.x + old.frame.x, other.frame.y - new.frame.y - one.frame.y + old.frame.y)
      if !isNear(dx, 0) || !isNear(dy, 0) { return "\(name) puts \(Self.name(of: other)) \(Self.way(dx, dy)) of where it was" }
    }
    return nil
  }

  /// Children of both in one order: those of one kind and name face each other, then those of one kind in turn.
  private static func pairs(_ old: [LayoutTree], _ new: [LayoutTree]) -> [(LayoutTree?, LayoutTree?)] {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.kind == $1.kind && $0.identifier == $1.identifier }) {
      return zip(old, new).map { ($0, $1) }
    }
    let keys = { (node: LayoutTree) in "\(node.kind)|\(node.identifier ?? "")|\(node.view ?? "")|\(node.text ?? "")" }
    let difference = new.map(keys).difference(from: old.map(keys))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(LayoutTree?, LayoutTree?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (isGone, isNew) = (i < old.count && removed.contains(i), j < new.count && inserted.contains(j))
      if isGone, isNew, old[i].kind == new[j].kind {
        result.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      } else if isGone {
        result.append((old[i], nil))
        i += 1
      } else if isNew {
        result.append((nil, new[j]))
        j += 1
      } else {
        result.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  private func isAskedOtherwise(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
    guard let asked = new.proposal, let before = old.proposal else { return false }
    return !isAlike(asked, before)
  }
  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
  private func isAlike(_ one: LayoutTree.Rect, _ other: LayoutTree.Rect) -> Bool {
    isNear(one.x, other.x) && isNear(one.y, other.y) && isNear(one.width, other.width) && isNear(one.height, other.height)
  }
  private func isAlike(_ one: LayoutTree.Proposal, _ other: LayoutTree.Proposal) -> Bool {
    func same(_ a: CGFloat?, _ b: CGFloat?) -> Bool { a == b || a.flatMap { a in b.map { isNear(Double(a), Double($0)) } } ?? false }
    return same(one.width, other.width) && same(one.height, other.height)
  }

  // MARK: Numbers and names

  /// Lengths that the node's modifier may have been given: its sides, and the room around and between what it holds.
  private static func numbers(_ node: LayoutTree) -> [Double] {
    var numbers = [node.frame.width, node.frame.height]
    if let first = node.children.first {
      numbers += [
        first.frame.x - node.frame.x, first.frame.y - node.frame.y, node.frame.x + node.frame.width - first.frame.x - first.frame.width,
        node.frame.y + node.frame.height - first.frame.y - first.frame.height,
      ]
    }
    for (one, next) in zip(node.children, node.children.dropFirst()) {
      numbers += [next.frame.x - one.frame.x - one.frame.width, next.frame.y - one.frame.y - one.frame.height]
    }
    return numbers.map { ($0 * 100).rounded() / 100 }
  }

  /// A node as people speak of it.
  package static func name(of node: LayoutTree) -> String {
    if let identifier = node.identifier { return "\(node.kind) \(identifier)" }
    guard let text = node.text, !text.isEmpty else { return node.kind }
    let line = text.prefix { !$0.isNewline }
    return "\(node.kind) “\(line.prefix(24))\(line.count > 24 || line.count < text.count ? "…" : "")”"
  }

  static func size(_ rect: LayoutTree.Rect) -> String { "\(snapshotWords(rect.width))×\(snapshotWords(rect.height))" }

  /// "2 to the right and 1 up"
  static func way(_ dx: Double, _ dy: Double) -> String {
    var parts: [String] = []
    if abs(dx) > 0.005 { parts.append("\(snapshotWords(abs(dx))) to the \(dx > 0 ? "right" : "left")") }
    if abs(dy) > 0.005 { parts.append("\(snapshotWords(abs(dy))) \(dy > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }
}
