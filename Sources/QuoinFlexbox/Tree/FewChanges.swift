/// The nodes that changed since the last layout, while they are few: each change may be contained (`Pass.contain`).
struct FewChanges {
  private var nodes = SIMD4<Int32>(repeating: -1)
  /// How many they are; -1 once they are too many, or something else changed than a node alone.
  private(set) var count = 0

  subscript(_ place: Int) -> Int32 { nodes[place] }

  /// Whether the node is among them; never where they are too many.
  @inline(__always) func contains(_ node: Int32) -> Bool { count > 0 && any(nodes .== node) }

  /// Notes one more; false if there is no room.
  mutating func add(_ node: Int32) -> Bool {
    if count < 0 || count == nodes.scalarCount { return false }
    nodes[count] = node
    count += 1
    return true
  }

  mutating func giveUp() { (nodes, count) = (SIMD4(repeating: -1), -1) }
}
