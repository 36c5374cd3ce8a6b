import Foundation
import SwiftUI

/// A part of an axis at its place along the plot.
struct PlacedPart {
  var part: AxisPart
  /// From 0 to 1 along the plot.
  var fraction: CGFloat
  /// How much of the plot's length the value's label may have; nil for what it takes.
  var band: CGFloat?
  /// Where the label stands over its place: 0 begins there, 0.5 is centred, 1 ends there.
  var alignment: CGFloat
  /// The side of the plot.
  var position: AxisMarkPosition
  /// Whether a line through the plot is dashed where nothing else is said.
  var isDashed = false
  /// A label's view.
  var view: AnyView?
  /// Whether it stands above the plot, or before it.
  func isFirstSide(isX: Bool) -> Bool { position == (isX ? .top : .leading) }
  /// From the plot to a label, in points: as said, otherwise beyond the tick that stands at the same value.
  var distance: CGFloat { part.spacing ?? 4 + tickLength }
  /// How far the tick at the same value reaches, in points, where the label stands beyond it.
  var tickLength: CGFloat = 0
  /// Whether a line crosses the plot at the same value.
  var hasLine = false
  /// Where a label without a height of its own hangs from its tick.
  var overhang: Alignment { alignment < 0.5 ? .top : alignment > 0.5 ? .bottom : .center }
}

/// The marks of an axis, by its scale.
struct AxisTicks {
  let scale: AxisScale
  let isVertical: Bool
  /// How many automatic values there is room for.
  let count: Int
  let locale: Locale

  /// From a date's line to its words (recorded: home-assistant/iOS, iOS 26).
  private static let behindLine: CGFloat = 4

  private struct Ticks {
    var values: [_ChartValue]
    var step: NiceSteps.DateStep?
    var digits = 0
  }

  @MainActor func placed(_ sets: [AxisSet]) -> [PlacedPart] {
    sets.flatMap { set in
      let ticks = ticks(for: set.values)
      return ticks.values.enumerated().flatMap { index, value -> [PlacedPart] in
        guard let own = scale.fraction(of: value) else { return [] }
        let next = index + 1 < ticks.values.count ? scale.fraction(of: ticks.values[index + 1]) : nil
        let parts = set.parts(AxisValue(value: value, index: index, count: ticks.values.count))
        let tick = Self.tickLength(among: parts)
        let hasLine = parts.contains { if case .grid = $0.kind { true } else { false } }
        return parts.compactMap { part in
          var placed = place(part, of: set, value: value, at: own, next: next, ticks)
          placed.tickLength = tick
          placed.hasLine = hasLine
          return tellsOfOutside(placed) ? nil : placed
        }
      }
    }
  }

  /// How long the tick is that stands between the plot and the label: 0 where nobody says a length.
  private static func tickLength(among parts: [AxisPart]) -> CGFloat {
    parts.reduce(0) { longest, part in
      guard case .tick(let length, _) = part.kind, !length.isBesideLabel, let points = length.points else { return longest }
      return max(longest, points)
    }
  }

  /// Whether a part belongs to what the plot does not show: words that would begin where it ends (recorded: home-assistant/iOS, iOS 26),
  /// and what stands in the middle of a day, or another unit, whose middle lies beyond it.
  private func tellsOfOutside(_ placed: PlacedPart) -> Bool {
    if placed.part.isCentered ?? false { return placed.fraction < -1e-9 || placed.fraction > 1 + 1e-9 }
    return placed.view != nil && placed.alignment == 0 && !isVertical && placed.fraction > 1 - 1e-9
  }

  @MainActor private func place(_ part: AxisPart, of set: AxisSet, value: _ChartValue, at own: CGFloat, next: CGFloat?, _ ticks: Ticks)
    -> PlacedPart
  {
    let isLabel = if case .label = part.kind { true } else { false }
    var placed = PlacedPart(part: part, fraction: own, alignment: 0.5, position: set.position)
    if case .date = value, !isVertical { placed.isDashed = true }
    if part.isCentered ?? false, !scale.isCategory {
      placed.fraction = (own + (next ?? endOfUnit(after: value, ticks) ?? own)) / 2
    } else if isLabel, !isVertical, case .date = value, part.isCentered == nil, set.preset != .extended || ticks.step != nil {
      // A date's words begin behind its line, since they tell of the time from there on.
      placed.alignment = 0
      if part.anchor == nil { placed.part.offset.width += Self.behindLine }
    }
    if let anchor = part.anchor { placed.alignment = isVertical ? anchor.y : anchor.x }
    if scale.isCategory { placed.band = scale.band }
    guard case .label(let view) = part.kind else { return placed }
    let label = view ?? part.format?(value) ?? AnyView(Text(verbatim: words(of: value, ticks)))
    placed.view = part.turn == 0 ? label : AnyView(_TurnedLabel(view: label, degrees: part.turn))
    return placed
  }

  private func endOfUnit(after value: _ChartValue, _ ticks: Ticks) -> CGFloat? {
    guard case .date(let date) = value, let step = ticks.step,
      let end = scale.calendar.date(byAdding: step.unit, value: step.count, to: date)
    else { return nil }
    return scale.fraction(of: .date(end))
  }

  private func ticks(for values: AxisMarkValues) -> Ticks {
    switch (values.kind, scale.kind) {
    case (.list(let list), .number):
      let gaps = zip(list.dropFirst(), list).map { abs(($0.amount ?? 0) - ($1.amount ?? 0)) }.filter { $0 > 0 }
      return Ticks(values: list, digits: NiceSteps.digits(of: gaps.min() ?? 1))
    case (.list(let list), .date(let low, let high)):
      return Ticks(
        values: list, step: NiceSteps.dateStep(over: high.timeIntervalSince(low), count: max(1, list.count), atLeast: scale.unit))
    case (.list(let list), _): return Ticks(values: list)
    case (_, .category(let words)): return Ticks(values: words.map { .category($0) })
    case (.strideNumber(let step), .number(let low, let high)):
      return Ticks(values: NiceSteps.ticks(from: low, to: high, step: step).map { .number($0) }, digits: NiceSteps.digits(of: step))
    case (.strideDate(let step, let calendar), .date(let low, let high)):
      let dates = NiceSteps.dates(from: low, to: high, step: step, calendar: calendar ?? scale.calendar)
      return Ticks(values: dates.map { .date($0) }, step: step)
    case (.automatic(let wanted), .number(let low, let high)):
      if scale.type.kind == .log {
        let powers = stride(from: log10(low).rounded(.up), through: log10(high) + 1e-9, by: 1).map { pow(10, $0) }
        return Ticks(values: powers.map { .number($0) }, digits: NiceSteps.digits(of: powers.first ?? 1))
      }
      let step = wanted.map { NiceSteps.step(over: high - low, count: $0) } ?? NiceSteps.step(from: low, to: high, count: count)
      return Ticks(values: NiceSteps.ticks(from: low, to: high, step: step).map { .number($0) }, digits: NiceSteps.digits(of: step))
    case (.automatic(let wanted), .date(let low, let high)):
      let step = NiceSteps.dateStep(over: high.timeIntervalSince(low), count: wanted ?? count, atLeast: scale.unit)
      let dates = NiceSteps.dates(from: low, to: high, step: step, calendar: scale.calendar)
      return Ticks(values: dates.map { .date($0) }, step: step)
    default: return Ticks(values: [])
    }
  }

  private func words(of value: _ChartValue, _ ticks: Ticks) -> String {
    switch value {
    case .category(let word): return word
    case .number(let number):
      if scale.type.kind == .log { return number.formatted(.number.locale(locale)) }
      // A zero has no digits behind its point (recorded: home-assistant/iOS, iOS 26).
      return number.formatted(.number.precision(.fractionLength(number == 0 ? 0 : ticks.digits)).locale(locale))
    case .date(let date):
      let style = Date.FormatStyle(locale: locale, calendar: scale.calendar, timeZone: scale.calendar.timeZone)
      switch ticks.step?.unit {
      case .year: return date.formatted(style.year())
      case .month, .quarter: return date.formatted(style.month(.abbreviated))
      case .day, .weekOfYear: return date.formatted(style.month(.abbreviated).day())
      case .hour: return date.formatted(style.hour())
      case .second: return date.formatted(style.hour().minute().second())
      case .minute: return date.formatted(style.hour().minute())
      default: return date.formatted(style.month(.abbreviated).day())
      }
    }
  }
}
