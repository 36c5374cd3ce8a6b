import Foundation

/// Bars and areas of one place, put one on the other: from where to where each reaches, in the axis's numbers.
struct Stacking {
  /// By the mark's number; nil where a mark says its own start and end.
  private(set) var spans: [Int: (from: Double, to: Double)] = [:]

  init(_ marks: [Mark]) {
    struct Place: Hashable {
      var kind: String
      var isHorizontal: Bool
      var at: _ChartValue
      var group: _ChartValue?
    }
    var order: [Place] = []
    var members: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let isHorizontal = mark.isHorizontal
      guard let amount = Self.amount(of: mark) else { continue }
      let along = isHorizontal ? mark.y : mark.x
      let isAlone = mark.stacking == .unstacked || along.at?.span == nil && along.start?.span == nil
      if isAlone {
        spans[index] = (0, amount)
        continue
      }
      guard let at = (along.at ?? along.start)?.span?.start else { continue }
      let place = Place(
        kind: mark.kind == .bar ? "bar" : "area", isHorizontal: isHorizontal, at: at, group: mark.attributes.positionBy?.value)
      if members[place] == nil { order.append(place) }
      members[place, default: []].append(index)
    }
    for place in order { stack(members[place] ?? [], of: marks) }
  }

  /// How far a mark reaches from zero; nil for one that says from where to where.
  private static func amount(of mark: Mark) -> Double? { (mark.isHorizontal ? mark.x.at : mark.y.at)?.span?.start.amount }

  private mutating func stack(_ members: [Int], of marks: [Mark]) {
    let amounts = members.map { Self.amount(of: marks[$0]) ?? 0 }
    let method = marks[members[0]].stacking
    let total = amounts.reduce(0) { $0 + abs($1) }
    let unit = method == .normalized && total > 0 ? 1 / total : 1
    var (above, below) = (0.0, 0.0)
    if method == .center { above = -total / 2 }
    for (index, amount) in zip(members, amounts) {
      let length = amount * unit
      if length < 0, method != .center {
        spans[index] = (below, below + length)
        below += length
      } else {
        spans[index] = (above, above + abs(length))
        above += abs(length)
      }
    }
  }
}
