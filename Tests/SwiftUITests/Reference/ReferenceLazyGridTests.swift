import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Lazy grids by their rules (86–88, 85 across), written out once more: columns, then rows as high as their highest cell.
@Suite("The reference of lazy grids") @MainActor struct ReferenceLazyGridTests {
  /// A cell: a frame of a fixed size, what fills its room, or a line of letters that wraps.
  enum Cell {
    case fixed(CGFloat, CGFloat)
    case filling(height: CGFloat)
    case wrapping(CGFloat)
  }
  struct Grid {
    var items: [GridItem]
    var alignment: ReferenceBox.Meeting
    var spacing: CGFloat?
    var cells: [Cell]
    var isVertical: Bool
    /// What it is offered across its lines, and along them by a frame that does not bind it.
    var across: CGFloat
  }

  // MARK: the rules

  /// The tracks in an offered length, where each begins, and the block's whole length (86 a–c).
  private func tracks(_ items: [GridItem], in offered: CGFloat) -> (
    starts: [CGFloat], lengths: [CGFloat], items: [GridItem], whole: CGFloat
  ) {
    let gaps = items.map { $0.spacing ?? 8 }
    var remaining = offered - gaps.dropLast().reduce(0, +)
    var left = 0
    for item in items { if case .fixed(let length) = item.size { remaining -= length } else { left += 1 } }
    var (starts, lengths, owners): ([CGFloat], [CGFloat], [GridItem]) = ([], [], [])
    var position: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let share = left > 0 ? max(0, remaining / CGFloat(left)) : 0
      var own: [CGFloat]
      switch item.size {
      case .fixed(let length): own = [length]
      case .flexible(let least, let most): own = [min(max(share, least), most)]
      case .adaptive(let least, let most):
        let count = max(1, ((share + gap) / (least + gap)).rounded(.down))
        own = Array(repeating: min(max((share - gap * (count - 1)) / count, least), most), count: Int(count))
      }
      if case .fixed = item.size {
      } else {
        remaining -= own.reduce(0, +) + gap * CGFloat(own.count - 1)
        left -= 1
      }
      for length in own {
        starts.append(position)
        lengths.append(length)
        owners.append(item)
        position += length + gap
      }
    }
    return (starts, lengths, owners, position - gaps[gaps.count - 1])
  }

  /// How large a cell is in a track of a length, and a line of a height if that is known; across and along.
  private func size(_ cell: Cell, _ track: CGFloat, _ line: CGFloat?, _ isVertical: Bool) -> (across: CGFloat, along: CGFloat) {
    switch cell {
    case .fixed(let across, let along): return (across, along)
    case .filling(let height): return (track, height)
    case .wrapping(let length):
      let size = ReferenceBox.size(ofLines: length, in: isVertical ? track : line)
      return isVertical ? (size.width, size.height) : (size.height, size.width)
    }
  }

  /// Where the cells lie; the grid's corner is the origin.
  private func frames(_ grid: Grid) -> [CGRect] {
    // 86 d: at placement once more, in the grid's own length, which is what it is offered where its columns do not need more (recorded).
    let own = max(grid.across, tracks(grid.items, in: grid.across).whole)
    let second = tracks(grid.items, in: own)
    let shift = grid.alignment.position(in: own - second.whole)  // 88
    var frames: [CGRect] = []
    var along: CGFloat = 0
    for start in stride(from: 0, to: grid.cells.count, by: second.lengths.count) {
      let line = start..<min(start + second.lengths.count, grid.cells.count)
      let height = line.map { size(grid.cells[$0], second.lengths[$0 - start], nil, grid.isVertical).along }.max() ?? 0  // 87
      for index in line {
        let (track, item) = (index - start, second.items[index - start])
        let cell = size(grid.cells[index], second.lengths[track], height, grid.isVertical)
        func offset(_ isAcross: Bool, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
          let meeting = item.alignment.map { alignment -> ReferenceBox.Meeting in
            let fraction =
              isAcross == grid.isVertical
              ? [HorizontalAlignment.leading: 0, .center: 1, .trailing: 2][alignment.horizontal]!
              : [VerticalAlignment.top: 0, .center: 1, .bottom: 2][alignment.vertical]!
            return ReferenceBox.Meeting.allCases[fraction]
          }
          return (meeting ?? .middle).position(in: room - length)
        }
        let across = shift + second.starts[track] + offset(true, second.lengths[track], cell.across)
        let down = along + offset(false, height, cell.along)
        frames.append(
          grid.isVertical
            ? CGRect(x: across, y: down, width: cell.across, height: cell.along)
            : CGRect(x: down, y: across, width: cell.along, height: cell.across))
      }
      along += height + (grid.spacing ?? 8)
    }
    return frames
  }

  // MARK: as a view

  private struct Lines: Layout {
    let length: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      ReferenceBox.size(ofLines: length, in: proposal.width)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  private func view(_ grid: Grid) -> some View {
    let cells = ForEach(Array(grid.cells.enumerated()), id: \.offset) { index, cell in
      Group {
        switch cell {
        case .fixed(let across, let along):
          Color.blue.frame(width: grid.isVertical ? across : along, height: grid.isVertical ? along : across)
        case .filling(let height): Color.red.frame(width: grid.isVertical ? nil : height, height: grid.isVertical ? height : nil)
        case .wrapping(let length): Lines(length: length) { Color.clear }
        }
      }.accessibilityIdentifier("\(index)")
    }
    return Group {
      if grid.isVertical {
        LazyVGrid(columns: grid.items, alignment: grid.alignment.horizontal, spacing: grid.spacing) { cells }
          .fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("grid").frame(width: grid.across)
      } else {
        LazyHGrid(rows: grid.items, alignment: grid.alignment.vertical, spacing: grid.spacing) { cells }
          .fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("grid").frame(height: grid.across)
      }
    }
  }

  private func grid(_ random: inout SplitMix) -> Grid {
    let isVertical = Bool.random(using: &random)
    let alignments: [Alignment?] = [nil, nil, .topLeading, .bottomTrailing, .center, .leading, .bottom]
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let least = [10, 22, 40.5].randomElement(using: &random)!
      let size: GridItem.Size =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .fixed([15, 33, 70].randomElement(using: &random)!)
        case 1: .flexible()
        case 2: .flexible(minimum: least, maximum: least + [0, 17, .infinity].randomElement(using: &random)!)
        case 3: .adaptive(minimum: least)
        default: .adaptive(minimum: least, maximum: least + 9)
        }
      return GridItem(
        size, spacing: [nil, 0, 3.5, 12].randomElement(using: &random)!, alignment: alignments.randomElement(using: &random)!)
    }
    let cells = (0..<Int.random(in: 1...9, using: &random)).map { _ -> Cell in
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        .fixed([4, 20, 90].randomElement(using: &random)!, [6, 31].randomElement(using: &random)!)
      case 1: .filling(height: [5, 18, 40].randomElement(using: &random)!)
      default: .wrapping([15, 40, 90, 173].randomElement(using: &random)!)
      }
    }
    return Grid(
      items: items, alignment: ReferenceBox.Meeting.allCases.randomElement(using: &random)!,
      spacing: [nil, 0, 4.5].randomElement(using: &random)!, cells: cells, isVertical: isVertical,
      across: [0, 40, 100, 173.5, 320].randomElement(using: &random)!)
  }

  @Test("facts 86–88: lazy grids lie as by their rules", arguments: 0..<4) func lie(_ part: Int) {
    for seed in part * 400..<part * 400 + 400 {
      var random = SplitMix(state: UInt64(seed) + 9_000)
      let grid = grid(&random)
      var options = PageOptions()
      options.canvas = .proposed(ProposedViewSize(width: 3_000, height: 3_000))
      options.scale = 1000
      let found = Page(view(grid), options: options).settle().framesByIdentifier()
      guard let origin = found["grid"]?.origin else {
        Issue.record("seed \(seed): there is no grid")
        return
      }
      for (index, expected) in frames(grid).enumerated() {
        guard let own = found["\(index)"]?.offsetBy(dx: -origin.x, dy: -origin.y) else {
          Issue.record("seed \(seed): cell \(index) is not there; \(grid)")
          break
        }
        let isNear = [
          expected.minX - own.minX, expected.minY - own.minY, expected.width - own.width, expected.height - own.height,
        ].allSatisfy { abs($0) < 0.01 }
        if !isNear {
          Issue.record("seed \(seed): cell \(index) is \(own), \(expected) by the rules; \(grid)")
          break
        }
      }
    }
  }
}
