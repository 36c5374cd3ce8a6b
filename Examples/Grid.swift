import SwiftUI

/// A grid: columns as wide as their widest cell, a line that spans them, numbers aligned at their trailing edge.
#Preview("Grid", traits: .sizeThatFitsLayout) {
  Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 10) {
    GridRow {
      Text("Planet")
      Text("Moons").gridColumnAlignment(.trailing)
      Text("Radius in km").gridColumnAlignment(.trailing)
    }
    .font(.caption).foregroundStyle(.secondary)
    Divider().gridCellUnsizedAxes(.horizontal)
    ForEach([("Mercury", 0, 2_440), ("Earth", 1, 6_371), ("Saturn", 146, 58_232)], id: \.0) { name, moons, radius in
      GridRow {
        Text(name).bold()
        Text("\(moons)")
        Text("\(radius)").monospacedDigit()
      }
    }
    GridRow { Text("A span over all columns").font(.footnote).gridCellColumns(3).gridCellAnchor(.center) }
  }
  .padding()
}
