/// Nodes that a rule keeps beside its node's children, under numbers, with the way back from a node to its number.
struct KeptNodes {
  private var nodes: [Int: [LayoutNode]] = [:]
  private var homes: [ObjectIdentifier: Int] = [:]

  subscript(number: Int) -> [LayoutNode]? { nodes[number] }
  func contains(_ node: LayoutNode) -> Bool { homes[ObjectIdentifier(node)] != nil }
  func forEach(_ body: (LayoutNode) -> Void) { for kept in nodes.values { for node in kept { body(node) } } }

  /// Keeps nodes under a number that has none yet.
  mutating func keep(_ fresh: [LayoutNode], at number: Int) {
    nodes[number] = fresh
    for node in fresh { homes[ObjectIdentifier(node)] = number }
  }

  /// Keeps `new` where `old` was; answers whether that was kept. Time: linear in what is kept under its number.
  mutating func replace(_ old: LayoutNode, with new: LayoutNode) -> Bool {
    guard let number = homes[ObjectIdentifier(old)], let index = nodes[number]?.firstIndex(where: { $0 === old }) else { return false }
    nodes[number]?[index] = new
    homes[ObjectIdentifier(old)] = nil
    homes[ObjectIdentifier(new)] = number
    return true
  }
}
