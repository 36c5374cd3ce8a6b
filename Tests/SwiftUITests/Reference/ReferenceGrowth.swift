import CoreGraphics
import SwiftUI

/// Reference boxes grown from seeds.
struct ReferenceGrowth {
  private var numbers: SplitMix
  init(seed: UInt64) { numbers = SplitMix(state: seed) }
  private mutating func below(_ bound: Int) -> Int { Int(numbers.next() >> 33) % bound }

  mutating func offer() -> ReferenceLayout.Offer { .init(maybe([0, 30, 80, 150, 220.5, 400]), maybe([0, 25, 60, 140, 301])) }
  private mutating func any<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  private mutating func maybe(_ lengths: [CGFloat]) -> CGFloat? { below(3) == 0 ? nil : any(lengths) }
  private mutating func length() -> CGFloat { any([0, 3, 7.25, 10, 20, 33, 50.5, 80, 120]) }
  private mutating func meeting() -> ReferenceBox.Meeting { any(ReferenceBox.Meeting.allCases) }
  private mutating func corner() -> ReferenceBox.Corner { .init(x: meeting(), y: meeting()) }
  private mutating func apart(_ box: ReferenceBox) -> ReferenceBox {
    .frame(width: nil, height: nil, corner(), .padding(top: 1, leading: 2, bottom: 3, trailing: 4, box))
  }
  private mutating func limits() -> ReferenceBox.Limits {
    // In order, as the documentation asks: minimum, ideal, maximum.
    let all = [length(), length(), below(2) == 0 ? .infinity : length()].sorted()
    return .init(
      min: below(2) == 0 ? nil : all[0], ideal: below(3) == 0 && all[1] < .infinity ? all[1] : nil, max: below(2) == 0 ? nil : all[2])
  }

  /// A tree of at most `depth` levels; `axis`: that of the stack it stands in directly, if it does.
  mutating func box(depth: Int, in axis: Axis? = nil) -> ReferenceBox {
    guard depth > 0 else {
      switch below(axis == nil ? 3 : 4) {
      case 0: return .color
      case 1: return .lines(length: any([15, 40, 90, 173]))
      case 2: return .frame(width: length(), height: length(), corner(), .color)
      default: return .spacer(min: maybe([0, 12, 40]))
      }
    }
    func inner(_ growth: inout Self) -> ReferenceBox { growth.box(depth: depth - 1) }
    switch below(20) {
    case 0: return .padding(top: length(), leading: length(), bottom: length(), trailing: length(), inner(&self))
    case 1: return .frame(width: below(2) == 0 ? nil : length(), height: below(2) == 0 ? nil : length(), corner(), inner(&self))
    case 2, 3: return .limited(limits(), limits(), corner(), inner(&self))
    case 4: return .aspect(any([0.5, 1, 1.75]), fill: below(2) == 0, inner(&self))
    case 5: return .fixed(horizontal: below(2) == 0, vertical: below(2) == 0, inner(&self))
    case 6: return .priority(any([-1, 1, 2]), inner(&self))
    case 7: return .offset(length(), -length(), inner(&self))
    case 8:
      return .guide(
        .init(axis: any([.horizontal, .vertical]), at: meeting(), fraction: any([0, 0.25, 1]), more: any([-12, 0, 9])), inner(&self))
    case 9: return .overlay(inner(&self), corner(), inner(&self))
    case 10: return .background(inner(&self), corner(), inner(&self))
    case 11, 12, 13, 14:
      let axis = any([Axis.horizontal, .vertical])
      let spacing = maybe([0, 5, 11.5])
      let meeting = meeting()
      return .stack(axis, spacing: spacing, meeting, (0..<any([1, 2, 2, 3, 3, 4])).map { _ in box(depth: depth - 1, in: axis) })
    case 15: return .pile(corner(), (0..<any([1, 2, 3])).map { _ in inner(&self) })
    case 16: return .position(length(), length(), inner(&self))
    // A frame hides what the reference does not know of them: priority, and what they ask of their neighbours.
    case 17: return apart(.fitting((0..<3).map { _ in inner(&self) }))
    case 18:
      let axis = any([Axis.horizontal, .vertical])
      let (spacing, meeting) = (any([0, 5, 11.5]) as CGFloat, meeting())
      return apart(.lazyStack(axis, spacing: spacing, meeting, (0..<3).map { _ in box(depth: depth - 1, in: axis) }))
    default: return box(depth: 0, in: axis)
    }
  }

  /// A grid within up to three others. Not just anywhere: the reference asks a grid's cells some hundred times for each of its answers.
  mutating func boxAroundGrid() -> ReferenceBox {
    let depth = any([0, 0, 1, 1, 1, 2])
    var box = apart(.grid(grid { $0.box(depth: depth) }))
    for _ in 0..<below(4) {
      switch below(7) {
      case 0: box = .padding(top: length(), leading: length(), bottom: length(), trailing: length(), box)
      case 1: box = .frame(width: below(2) == 0 ? nil : length(), height: below(2) == 0 ? nil : length(), corner(), box)
      case 2: box = .limited(limits(), limits(), corner(), box)
      case 3: box = .fixed(horizontal: below(2) == 0, vertical: below(2) == 0, box)
      case 4: box = .pile(corner(), [box, self.box(depth: 1)])
      default:
        let axis = any([Axis.horizontal, .vertical])
        box = .stack(axis, spacing: maybe([0, 5, 11.5]), meeting(), [self.box(depth: 1, in: axis), box, self.box(depth: 0, in: axis)])
      }
    }
    return box
  }

  /// A grid of at least two cells.
  private mutating func grid(_ inner: (inout Self) -> ReferenceBox) -> ReferenceGrid {
    let columns = any([1, 2, 2, 3])
    func cell(_ growth: inout Self, isFirst: Bool) -> ReferenceGrid.Cell {
      ReferenceGrid.Cell(
        box: inner(&growth), anchor: growth.below(6) == 0 ? growth.corner() : nil,
        columnMeeting: growth.below(5) == 0 ? growth.meeting() : nil,
        unsized: isFirst || growth.below(4) > 0 ? [] : growth.any([.horizontal, .vertical, [.horizontal, .vertical]]))
    }
    func span(_ growth: inout Self, _ columns: Int) -> ReferenceGrid.Cell {
      ReferenceGrid.Cell(
        box: .frame(width: growth.length(), height: growth.length(), growth.corner(), .color), columns: columns,
        anchor: growth.below(6) == 0 ? growth.corner() : nil)
    }
    var rows = [ReferenceGrid.Row(meeting: below(3) == 0 ? meeting() : nil, cells: (0..<columns).map { _ in cell(&self, isFirst: true) })]
    for _ in 0..<any([1, 1, 2]) {
      if columns > 1, below(4) == 0 {
        rows.append(.init(cells: [span(&self, 1)], isLoose: true))
      } else if columns > 2, below(4) == 0 {
        rows.append(.init(cells: [span(&self, 2)] + (below(2) == 0 ? [] : [cell(&self, isFirst: false)])))
      } else {
        rows.append(
          .init(
            meeting: below(3) == 0 ? meeting() : nil, cells: (0..<(below(4) == 0 ? 1 : columns)).map { _ in cell(&self, isFirst: false) }))
      }
    }
    return ReferenceGrid(corner: corner(), columnGap: maybe([0, 5, 11.5]), rowGap: maybe([0, 5, 11.5]), rows: rows)
  }
}
