import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these distances from the start; distances beyond the end are ignored. O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at `source` together to before what is now at `destination`. O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after) = (Self(), Self(), Self())
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}
