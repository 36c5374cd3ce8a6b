import SwiftUI

/// A table on a tablet, where there is room for its columns.
private struct Typeface: Identifiable {
  let id: String
  let year: Int
  let kind: String
  let sold: Int
}

private let faces = [
  Typeface(id: "Garamond", year: 1532, kind: "Old style", sold: 1_204), Typeface(id: "Caslon", year: 1722, kind: "Old style", sold: 988),
  Typeface(id: "Baskerville", year: 1757, kind: "Transitional", sold: 1_530),
  Typeface(id: "Bodoni", year: 1798, kind: "Modern", sold: 764), Typeface(id: "Futura", year: 1927, kind: "Geometric", sold: 2_310),
]

#Preview(traits: .fixedLayout(width: 620, height: 300)) {
  Table(faces) {
    TableColumn("Name", value: \.id)
    TableColumn("Year") { Text(verbatim: "\($0.year)").monospacedDigit() }
    TableColumn("Kind", value: \.kind)
    TableColumn("Sold") { Text("\($0.sold)").monospacedDigit().foregroundStyle(.secondary) }
  }
  .environment(\.horizontalSizeClass, .regular)
}
