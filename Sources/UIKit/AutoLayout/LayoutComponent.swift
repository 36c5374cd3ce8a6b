/// Rules that share variables, with their own solver: what changes in one component costs the others nothing.
final class LayoutComponent {
  typealias Key = LayoutEngine.Key
  typealias Entry = LayoutEngine.Entry

  /// The engine's variables that the rules speak of, in order.
  let variables: [SolverSymbol]
  /// The solver's names for them.
  private var symbols: [SolverSymbol: SolverSymbol] = [:]
  private var solver = SimplexSolver()
  private(set) var entries: [Key: Entry] = [:]
  private var handles: [Key: SimplexSolver.Handle] = [:]
  /// Rules that contradict others that must hold.
  private var refused: Set<Key> = []

  /// How many symbols the solver had when it was new.
  private var freshCount = 0
  /// Whether the solver carries more of what is gone than of what is there.
  private var isWorn: Bool { solver.symbolCount > 3 * freshCount + 64 }

  /// From so many rules on the solver is compact: long chains of equations would fill it otherwise.
  static let compactCount = 3000

  init(variables: [SolverSymbol]) {
    self.variables = variables
    restart()
  }

  private func restart() {
    solver = SimplexSolver(isCompact: entries.count > LayoutComponent.compactCount)
    symbols = [:]
    for variable in variables { symbols[variable] = solver.variable() }
    handles = [:]
    refused = []
  }

  private func translated(_ expression: LinearExpression) -> LinearExpression {
    // Both numberings go up together, so the order of the terms stays.
    expression.renamed { symbols[$0] ?? $0 }
  }

  /// Takes the rules over that hold from now on; returns those newly refused.
  func take(_ next: [Entry]) -> [Entry] {
    var keys: Set<Key> = []
    var changed: [Entry] = []
    for entry in next {
      keys.insert(entry.key)
      if entries[entry.key]?.rule != entry.rule { changed.append(entry) } else { entries[entry.key] = entry }
    }
    return change(removing: entries.keys.filter { !keys.contains($0) }, adding: changed)
  }

  /// Brings the solver in step: what is the same stays, what is new comes, what is gone goes.
  ///
  /// Where rules contradict each other, the earlier one wins, whatever came and went before: then all are added anew, in their order.
  func change(removing gone: [Key], adding: [Entry]) -> [Entry] {
    guard !gone.isEmpty || !adding.isEmpty else { return [] }
    let known = refused.filter { key in !gone.contains(key) && !adding.contains { $0.key == key } }
    let leaving = gone + adding.map(\.key).filter { entries[$0] != nil }
    for key in gone { entries[key] = nil }
    for entry in adding { entries[entry.key] = entry }
    let isCompact = entries.count > LayoutComponent.compactCount
    var isComplete = isCompact == solver.isCompact && !(isCompact && !leaving.isEmpty) && refused.isEmpty && !isWorn
    if isComplete {
      // Hash tables have no order of their own, and the solver's answer must not depend on one.
      for handle in leaving.compactMap({ handles.removeValue(forKey: $0) }).sorted(by: { $0.number < $1.number }) {
        solver.remove(handle, settles: false)
      }
      isComplete = install(adding)
    }
    if !isComplete {
      restart()
      install(entries.values.sorted { $0.stamp < $1.stamp })
      freshCount = solver.symbolCount
    }
    solver.settle()
    return entries.values.filter { refused.contains($0.key) && !known.contains($0.key) }.sorted { $0.stamp < $1.stamp }
  }

  /// Adds rules; false when any of them was refused.
  @discardableResult private func install(_ next: [Entry]) -> Bool {
    var isComplete = true
    for entry in next {
      let rule = entry.rule
      if let handle = solver.add(translated(rule.expression), rule.relation, rule.priority, settles: false) {
        handles[entry.key] = handle
      } else {
        refused.insert(entry.key)
        isComplete = false
      }
    }
    return isComplete
  }

  /// Whether the optional constraints are met as well as can be: false where the solver gave up.
  var isSettled: Bool { solver.isSettled }

  /// The solver's name for one of the engine's variables; another one after the solver began anew.
  func symbol(_ variable: SolverSymbol) -> SolverSymbol? { symbols[variable] }
  /// The value of one of the solver's own variables.
  func value(_ symbol: SolverSymbol) -> Double { solver.value(symbol) }

  /// Whether `expression` could have another value with all optional constraints met equally well.
  func isOpen(_ expression: LinearExpression) -> Bool { solver.isOpen(translated(expression)) }
}
