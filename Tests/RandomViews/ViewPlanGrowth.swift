import Foundation

/// Plans grown from seeds.
extension ViewPlan {
  /// The tree of a seed: the same one always. `depth` is the most containers within each other.
  public init(seed: UInt64, depth: Int = 3) {
    var grower = Grower(numbers: SplitMix(seed))
    grower.isWild = grower.numbers.one(of: 2)
    self = grower.tree(grower.numbers.below(depth) + 1)
  }

  private struct Grower {
    var numbers: SplitMix
    /// Whether lengths may be what no designer would write.
    var isWild = false
    /// Views that may still be made; keeps every tree small.
    var room = 40

    static let leaves: [Kind] = Kind.allCases.prefix { $0 != .vStack } + [.word, .word, .color]
    static let containers: [Kind] =
      Kind.allCases.suffix(from: Kind.allCases.firstIndex(of: .vStack)!) + [.vStack, .vStack, .hStack, .hStack, .zStack, .lazyVStack]

    mutating func tree(_ depth: Int) -> ViewPlan {
      room -= 1
      let isLeaf = depth <= 0 || room <= 0 || numbers.one(of: 24)
      var plan = ViewPlan(numbers.any(isLeaf ? Self.leaves : Self.containers), lengths: lengths(), picks: picks())
      if !isLeaf {
        let most = [.lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .list].contains(plan.kind) ? 6 : 4
        for _ in 0..<numbers.below(most) { plan.children.append(tree(depth - 1)) }
      }
      for _ in 0..<numbers.below(isLeaf ? 2 : 4) { plan.modifiers.append(modifier(depth - 1)) }
      return plan
    }

    private mutating func modifier(_ depth: Int) -> Modifier {
      var modifier = Modifier(numbers.any(Change.allCases), lengths: lengths(), picks: picks())
      if modifier.change.bringsTree { modifier.trees = [tree(min(1, depth))] }
      return modifier
    }

    private mutating func picks() -> [Int] { (0..<3).map { _ in numbers.below(1_000) } }
    private mutating func lengths() -> [Double] { (0..<3).map { _ in length() } }

    private mutating func length() -> Double {
      if isWild, numbers.one(of: 5) {
        return numbers.any([
          .nan, .infinity, -.infinity, 0, -0.0, -1, -30, -1e7, 1e-9, 1e-3, 1e5, 1e7, 1e15, 1e30, .greatestFiniteMagnitude,
          -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ])
      }
      switch numbers.below(12) {
      case 0: return 0
      case 1: return 0.5
      case 2: return Double(numbers.below(300)) / 3
      default: return Double(numbers.below(numbers.one(of: 3) ? 200 : 40))
      }
    }
  }
}

extension ViewPlan.Change {
  /// Whether the modifier shows a tree of its own.
  var bringsTree: Bool {
    switch self {
    case .background, .overlay, .mask, .safeAreaInset, .anchors, .sheet, .alert, .cover, .popover, .dialog, .toolbar, .listRow: true
    default: false
    }
  }
}

/// Plans with one thing less, for the smallest one that still shows a fault.
extension ViewPlan {
  /// All plans that are this one with something taken out or made plain; the boldest first.
  public var smaller: [ViewPlan] {
    var result = children + modifiers.flatMap(\.trees)
    for index in modifiers.indices {
      var plan = self
      plan.modifiers.remove(at: index)
      result.append(plan)
    }
    for index in children.indices {
      var plan = self
      plan.children.remove(at: index)
      result.append(plan)
    }
    if kind != .color, children.isEmpty { result.append(replacing { $0.kind = .color }) }
    if kind != .color, kind != .word, children.isEmpty { result.append(replacing { $0.kind = .word }) }
    for index in children.indices {
      for child in children[index].smaller { result.append(replacing { $0.children[index] = child }) }
    }
    for index in modifiers.indices {
      for place in modifiers[index].trees.indices {
        for tree in modifiers[index].trees[place].smaller { result.append(replacing { $0.modifiers[index].trees[place] = tree }) }
      }
      for place in modifiers[index].lengths.indices where modifiers[index].lengths[place] != 10 {
        result.append(replacing { $0.modifiers[index].lengths[place] = 10 })
      }
      for place in modifiers[index].picks.indices where modifiers[index].picks[place] != 0 {
        result.append(replacing { $0.modifiers[index].picks[place] = 0 })
      }
    }
    for place in lengths.indices where lengths[place] != 10 { result.append(replacing { $0.lengths[place] = 10 }) }
    for place in picks.indices where picks[place] != 0 { result.append(replacing { $0.picks[place] = 0 }) }
    return result
  }

  private func replacing(_ change: (inout ViewPlan) -> Void) -> ViewPlan {
    var plan = self
    change(&plan)
    return plan
  }
}
