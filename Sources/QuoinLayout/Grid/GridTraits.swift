import Foundation

/// Marks the cells of one `GridRow`; cells with the same mark stand in one row (facts 91, 92).
package final class GridRowMark: LayoutValueKey {
  package static var defaultValue: GridRowMark? { nil }
  /// The row's own vertical alignment; `nil` leaves it to the grid (fact 97).
  package let alignment: VerticalAlignment?
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// How many columns a cell spans (fact 96).
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}
/// The axes on which a cell asks for no room (fact 95).
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
/// A whole column's alignment, said on one of its cells (fact 97).
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}
/// The point of a cell that goes to the same point of its room (fact 97).
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}
