import Foundation
import QuoinLayout

/// Which constraints gave the frames, told while a trace is kept.
extension LayoutEngine {
  /// Tells of each subview that constraints place which of them decide its edges and lengths, and which had to give way.
  func explain(_ children: [UIView]) {
    guard LayoutExplaining.isOn, !children.isEmpty else { return }
    var told: [ObjectIdentifier: [String]] = [:]
    let asked = Set(children.map { ObjectIdentifier($0) })
    for entry in contributions.values.flatMap(\.entries).sorted(by: { $0.stamp < $1.stamp }) {
      guard let words = verdict(on: entry) else { continue }
      for owner in owners(of: entry) where asked.contains(ObjectIdentifier(owner)) {
        told[ObjectIdentifier(owner), default: []].append(words)
      }
    }
    for child in children {
      for words in told[ObjectIdentifier(child)] ?? [] { LayoutExplaining.step(child.layer, words) }
      let values = open(child)
      if !values.isEmpty {
        LayoutExplaining.step(child.layer, "no constraint decides its \(values.joined(separator: ", ")), so the smallest is taken")
      }
    }
  }

  /// The views that a rule is about.
  private func owners(of entry: Entry) -> [UIView] {
    guard let constraint = entry.constraint else { return members.view(entry.key.owner).map { [$0] } ?? [] }
    let both = [constraint.firstItem, constraint.secondItem].compactMap { ConstraintOwner.owner($0) }
    return both.count == 2 && both[0] === both[1] ? [both[0]] : both
  }

  /// What became of a rule, in words; nil for one that holds with room to spare, and decides nothing.
  private func verdict(on entry: Entry) -> String? {
    let over = value(entry.rule.expression)
    guard over.isFinite else { return nil }
    let isMet: Bool
    switch entry.rule.relation {
    case .equal: isMet = abs(over) < 0.01
    case .lessThanOrEqual: isMet = over < 0.01
    case .greaterThanOrEqual: isMet = over > -0.01
    @unknown default: isMet = true
    }
    let priority = entry.rule.priority >= 1000 ? "" : ", priority \(describe(CGFloat(entry.rule.priority)))"
    if let constraint = entry.constraint {
      guard isMet else {
        let why = entry.rule.priority >= 1000 ? "it contradicts others that must hold" : "others are stronger"
        return "\(constraint.spokenWords)\(priority) is broken by \(describe(abs(over))): \(why)"
      }
      if entry.rule.relation == .equal { return "\(constraint.spokenWords)\(priority) holds" }
      return abs(over) < 0.01 ? "\(constraint.spokenWords)\(priority) holds at its limit" : nil
    }
    return contentWords(entry, over, isMet: isMet)
  }

  /// What became of the size that a view's content would like: told where it decides or gives way.
  private func contentWords(_ entry: Entry, _ over: CGFloat, isMet: Bool) -> String? {
    let number = entry.key.number
    guard (3...6).contains(number), let view = members.view(entry.key.owner) else { return nil }
    let (noun, length) = number <= 4 ? ("width", value(box(view).width)) : ("height", value(box(view).height))
    let own = describe(length - over)
    let isHugging = number == 3 || number == 5
    let wish = isHugging ? "hugging" : "compression resistance"
    if isMet { return isHugging && abs(over) < 0.01 ? "its content's \(noun) is \(own), and it has that" : nil }
    return "its content's \(noun) is \(own); its \(wish) of \(describe(CGFloat(entry.rule.priority))) gives way, by \(describe(abs(over)))"
  }
}

extension NSLayoutConstraint {
  /// "title.top = icon.bottom + 8": what changes nothing is left out.
  fileprivate var spokenWords: String {
    func name(_ item: AnyObject?) -> String { ConstraintOwner.owner(item).map(LayoutFindings.name) ?? "?" }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let left = "\(name(firstItem)).\(firstAttribute) \(sign) "
    guard secondItem != nil else { return left + describe(constant) }
    let factor = multiplier == 1 ? "" : " × \(describe(multiplier))"
    let rest = constant == 0 ? "" : constant < 0 ? " − \(describe(-constant))" : " + \(describe(constant))"
    return left + "\(name(secondItem)).\(secondAttribute)" + factor + rest
  }
}
