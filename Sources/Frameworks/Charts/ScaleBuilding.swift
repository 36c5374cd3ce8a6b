import Foundation
import SwiftUI

extension AxisScale {
  /// The scale for what the marks say of one axis.
  /// - Parameters:
  ///   - numbers: what bars and areas reach to, once stacked.
  ///   - length: the plot's, in points.
  init(
    for extents: [Mark.Extent], numbers: [Double], includesZero: Bool, choice: ScaleChoice, length: CGFloat, count: Int,
    isVertical: Bool = false
  ) {
    let spans = extents.flatMap(\.places).compactMap(\.span)
    var unit: Calendar.Component?
    var calendar = Calendar.autoupdatingCurrent
    for place in extents.flatMap(\.places) { if case .unit(_, let found, let own) = place { (unit, calendar) = (found, own) } }
    var values = spans.flatMap { [$0.start, $0.end] }
    var fixed: [_ChartValue]?
    var wantsZero: Bool?
    var isReversed = false
    switch choice.domain?.kind {
    case .values(let list): fixed = list
    case .automatic(let zero, let reversed, let change):
      (wantsZero, isReversed) = (zero, reversed)
      if let change {
        var inferred = choice
        inferred.domain = _ScaleDomain(kind: .automatic(includesZero: zero, isReversed: reversed, change: nil))
        inferred.visibleLength = nil
        let own = AxisScale(
          for: extents, numbers: numbers, includesZero: includesZero, choice: inferred, length: length, count: count,
          isVertical: isVertical)
        fixed = Self.ends(of: change(own.domain))
      }
    case nil: break
    }
    if let fixed { values = fixed }
    self.init(kind: .none, type: choice.type ?? .linear, isReversed: isReversed)
    self.unit = unit
    self.calendar = calendar
    padding = length > 0 ? min(0.45, choice.padding / length) : 0
    let words = values.compactMap { value -> String? in if case .category(let word) = value { word } else { nil } }
    if !words.isEmpty {
      var seen = Set<String>()
      kind = .category(words.filter { seen.insert($0).inserted })
      // Words are read from the top.
      if isVertical { self.isReversed.toggle() }
      show(choice)
      return
    }
    let dates = values.compactMap { value -> Date? in if case .date(let date) = value { date } else { nil } }
    if let first = dates.min(), let last = dates.max() {
      kind = .date(first, last > first ? last : first.addingTimeInterval(1))
      if first == last { kind = .date(first.addingTimeInterval(-43_200), first.addingTimeInterval(43_200)) }
    } else {
      let all = (values.compactMap(\.amount) + (fixed == nil ? numbers : [])).filter(\.isFinite)
      guard var low = all.min(), var high = all.max() else {
        kind = .none
        return
      }
      if let fixed, fixed.count >= 2 {
        if let first = fixed.first?.amount, let last = fixed.last?.amount, first > last { self.isReversed.toggle() }
        kind = .number(low, high)
      } else {
        if type.kind == .log {
          low = pow(10, log10(max(low, .leastNormalMagnitude)).rounded(.down))
          high = pow(10, log10(max(high, .leastNormalMagnitude)).rounded(.up))
        } else {
          if wantsZero ?? includesZero { (low, high) = (min(0, low), max(0, high)) }
          if low == high { (low, high) = low == 0 ? (0, 1) : (min(low, 0), max(high, 0)) }
          let ticks = NiceSteps.ticks(from: low, to: high, count: count, covering: true)
          (low, high) = (ticks.first ?? low, ticks.last ?? high)
        }
        kind = .number(low, high)
      }
    }
    show(choice)
  }

  /// From the least to the greatest of numbers or dates, in the order of a domain; words as they are.
  private static func ends(of domain: [_ChartValue]) -> [_ChartValue] {
    let amounts = domain.compactMap(\.amount)
    guard amounts.count == domain.count, let low = amounts.min(), let high = amounts.max() else { return domain }
    return [low, high].compactMap { amount in domain.first { $0.amount == amount } }
  }

  /// Leaves what is in sight of an axis that scrolls.
  private mutating func show(_ choice: ScaleChoice) {
    guard let length = choice.visibleLength, length > 0 else { return }
    switch kind {
    case .number(let low, let high):
      let start = choice.visibleStart?.amount ?? low
      if high - low > length { kind = .number(start, start + length) }
    case .date(let low, let high):
      var start = low
      if case .date(let chosen) = choice.visibleStart { start = chosen }
      if high.timeIntervalSince(low) > length { kind = .date(start, start.addingTimeInterval(length)) }
    case .category(let words):
      var start = 0
      if case .category(let word) = choice.visibleStart { start = words.firstIndex(of: word) ?? 0 }
      kind = .category(Array(words[start...].prefix(max(1, Int(length)))))
    case .none: break
    }
  }
}
