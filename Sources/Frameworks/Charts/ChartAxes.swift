import SwiftUI

/// Both axes of a chart, made once for the room of the whole: how far they reach hangs on how many values there is room for, so the plot,
/// which is smaller, must not ask again.
struct ChartAxes {
  let x: AxisScale
  let y: AxisScale
  let stacking: Stacking

  init(_ marks: [Mark], _ choices: ChartChoices, in size: CGSize) {
    let stacking = Stacking(marks)
    self.stacking = stacking
    var reach: (x: [Double], y: [Double]) = ([], [])
    for (index, mark) in marks.enumerated() {
      guard let span = stacking.spans[index] else { continue }
      if mark.isHorizontal { reach.x += [span.from, span.to] } else { reach.y += [span.from, span.to] }
    }
    func extents(_ axis: KeyPath<Mark, Mark.Extent>, isX: Bool) -> [Mark.Extent] {
      marks.enumerated().compactMap { index, mark in
        // What is stacked reaches farther than it says.
        mark.kind == .sector || stacking.spans[index] != nil && mark.isHorizontal == isX ? nil : mark[keyPath: axis]
      }
    }
    x = AxisScale(
      for: extents(\.x, isX: true), numbers: reach.x, includesZero: true, choice: choices.x.scale, length: size.width,
      count: ChartPlot.count(size.width, per: 64))
    y = AxisScale(
      for: extents(\.y, isX: false), numbers: reach.y, includesZero: true, choice: choices.y.scale, length: size.height,
      count: ChartPlot.upright, isVertical: true)
  }
}
