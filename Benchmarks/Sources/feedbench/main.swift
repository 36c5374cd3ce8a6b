// One cell of a feed, 15 leaves, laid out five ways: processor time a layout, in microseconds, and its ratio to frames by hand.
// `feedbench [NAME]`. Widths alternate, so every layout is a new one, of texts that were measured before.
import Clock
import UIKit

@MainActor func microseconds(_ cell: FeedCell, rounds: Int) -> Double {
  var total: CGFloat = 0
  for _ in 0..<20 { total += cell.lay(390) + cell.lay(375) }
  var figures: [Double] = []
  for _ in 0..<9 {
    let start = processorTime()
    for round in 0..<rounds { total += cell.lay(round.isMultiple(of: 2) ? 390 : 375) }
    figures.append((processorTime() - start) / Double(rounds) * 1e6)
  }
  precondition(total.isFinite)
  return median(figures)
}

/// How far the frames of two cells lie apart at most, once both are laid out at `width`.
@MainActor func distance(_ one: FeedCell, _ two: FeedCell, _ width: CGFloat) -> CGFloat {
  _ = one.lay(width)
  _ = two.lay(width)
  return zip(one.leafFrames, two.leafFrames).map { a, b in
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
  }.max() ?? 0
}

// Each cell is made when its turn comes: a program that uses no constraints pays nothing for them.
let hand = HandCell()
let ways: [(name: String, make: @MainActor () -> FeedCell, rounds: Int)] = [
  ("frames by hand", { hand }, 20_000), ("FlexLayout", { FlexCell() }, 10_000), ("FlexLayout, 1 new", { ChangedFlexCell() }, 10_000),
  ("PinLayout", { PinCell() }, 10_000), ("UIStackView", { StackCell() }, 200), ("constraints", { ConstraintCell() }, 200),
]
let only = CommandLine.arguments.dropFirst().first
let base = microseconds(hand, rounds: 20_000)
print("way of laying out    µs a cell   × by hand   farthest from by hand, points")
for way in ways where only == nil || only == way.name {
  let cell = way.make()
  let figure = microseconds(cell, rounds: way.rounds)
  let far = distance(hand, cell, 390)
  print(
    way.name.padding(toLength: 20, withPad: " ", startingAt: 0),
    String(format: "%9.2f   %9.1f   %9.2f", figure, figure / base, far))
}
