/// The Cassowary algorithm: linear equations and inequalities, required or optional by priority, solved as they come and go.
///
/// Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001).
/// Optional constraints of a higher priority win over any number of lower ones: the objective keeps a row per priority instead of one weighted sum.
///
/// Invariants: every row says what its basic symbol is by symbols that are 0; no row of a restricted symbol has a negative constant;
/// `columns` names at least every row in which a symbol occurs.
struct SimplexSolver {
  typealias Symbol = SolverSymbol
  typealias Row = LinearExpression

  /// A constraint in the solver.
  struct Handle: Hashable {
    let number: Int
  }

  private struct Tag {
    /// Nil for a required equation of a compact solver: it can not be taken away.
    var marker: Symbol?
    var other: Symbol?
    var level: Float
  }

  /// Whether required equations leave no trace: rows stay short in very large systems, and a removal means to start anew.
  let isCompact: Bool
  private var rows: [Row?] = [nil]
  private var kinds: [Symbol.Kind] = [.dummy]
  private var columns: [[Int32]] = [[]]
  /// For each priority the sum of its errors, by what is 0 now. The highest priority stands first.
  private var objective: [(level: Float, row: Row)] = []
  private var tags: [Handle: Tag] = [:]
  private var nextHandle = 0
  static let required: Float = 1000
  private static let epsilon = LinearExpression.epsilon
  /// A required equation may miss by so many points: numbers in code are rounded.
  private static let tolerance = 1e-5

  /// How many steps a search may take; nil is as many as no search needs that does not go in circles.
  private let mostSteps: Int?
  /// Whether the optional constraints are met as well as can be, as far as the last search went to its end.
  private(set) var isSettled = true

  init(isCompact: Bool = false, mostSteps: Int? = nil) {
    self.isCompact = isCompact
    self.mostSteps = mostSteps
  }

  /// Every step of a search brings it nearer to its end, so this only guards against rounding that goes in circles.
  private var steps: Range<Int> { 0..<(mostSteps ?? 1000 + 20 * rows.count) }

  /// How many symbols it knows. Those of rules that are gone stay among them, so a solver wears out.
  var symbolCount: Int { rows.count }

  mutating func variable() -> Symbol { make(.external) }

  func value(_ symbol: Symbol) -> Double { rows[Int(symbol.index)]?.constant ?? 0 }

  private mutating func make(_ kind: Symbol.Kind) -> Symbol {
    rows.append(nil)
    kinds.append(kind)
    columns.append([])
    return Symbol(index: Int32(rows.count - 1), kind: kind)
  }

  // MARK: Adding

  /// Adds `expression` relation 0 at a priority; nil when it is required and contradicts what is, or when a number is not finite. What
  /// cannot be added leaves no trace.
  ///
  /// - Parameter settles: false leaves the optional constraints for a later `settle()`.
  mutating func add(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float, settles: Bool = true
  ) -> Handle? {
    guard expression.isFinite, priority.isFinite else { return nil }
    var (row, tag) = makeRow(expression, relation, priority)
    if let subject = subject(of: row, tag) {
      SimplexSolver.solve(&row, for: subject)
      substitute(subject, row)
      store(row, for: subject)
    } else if row.terms.allSatisfy({ $0.symbol.kind == .dummy }) {
      guard abs(row.constant) < SimplexSolver.tolerance else { return nil }
      if let marker = tag.marker, row.factor(marker) != 0 {
        SimplexSolver.solve(&row, for: marker)
        substitute(marker, row)
        store(row, for: marker)
      }
    } else {
      guard addWithArtificial(row) else {
        // The search went away from where the optional constraints were met best.
        if settles { settle() }
        return nil
      }
    }
    if settles { settle() }
    nextHandle += 1
    let handle = Handle(number: nextHandle)
    tags[handle] = tag
    return handle
  }

  private mutating func makeRow(_ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float) -> (Row, Tag) {
    var row = Row(expression.constant)
    for term in expression.terms { insert(term.symbol, term.factor, &row) }
    let isRequired = priority >= SimplexSolver.required
    var tag = Tag(level: priority)
    if relation == .equal {
      if isRequired {
        if !isCompact {
          tag.marker = make(.dummy)
          row.add(tag.marker!, 1)
        }
      } else {
        let (above, under) = (make(.error), make(.error))
        (tag.marker, tag.other) = (above, under)
        row.add(above, -1)
        row.add(under, 1)
        want(above, priority)
        want(under, priority)
      }
    } else {
      let side = relation == .lessThanOrEqual ? 1.0 : -1.0
      let slack = make(.slack)
      tag.marker = slack
      row.add(slack, side)
      if !isRequired {
        let error = make(.error)
        tag.other = error
        row.add(error, -side)
        want(error, priority)
      }
    }
    if row.constant < 0 { row.scale(-1) }
    return (row, tag)
  }

  /// A symbol that can become basic at once: a caller's variable, or a fresh restricted one of the right sign.
  private func subject(of row: Row, _ tag: Tag) -> Symbol? {
    if let external = row.terms.first(where: { $0.symbol.kind == .external }) { return external.symbol }
    for symbol in [tag.marker, tag.other].compactMap({ $0 }) where symbol.kind != .dummy && row.factor(symbol) < 0 { return symbol }
    return nil
  }

  /// Looks for a point where `row` holds; false when there is none, or none was found in `steps`.
  private mutating func addWithArtificial(_ row: Row) -> Bool {
    let artificial = make(.slack)
    store(row, for: artificial)
    var goal = row
    // The lowest symbol enters (Bland's rule), so the search ends but for rounding.
    for _ in steps {
      guard let entering = goal.terms.first(where: { $0.symbol.kind != .dummy && $0.factor < -SimplexSolver.epsilon })?.symbol,
        let leaving = leavingRow(for: entering, preferred: artificial)
      else { break }
      pivot(leaving, entering)
      if let solved = rows[Int(entering.index)] {
        let factor = goal.remove(entering)
        goal.add(solved, factor)
      }
    }
    guard abs(goal.constant) < SimplexSolver.tolerance else {
      // Still basic, it is in no other row, and neither is what marks the constraint: without its row the rest is what it was.
      rows[Int(artificial.index)] = nil
      return false
    }
    if var left = rows[Int(artificial.index)] {
      rows[Int(artificial.index)] = nil
      if let entering = left.terms.first(where: { $0.symbol.kind != .dummy })?.symbol {
        SimplexSolver.solve(&left, from: artificial, for: entering)
        left.remove(artificial)
        substitute(entering, left)
        store(left, for: entering)
      }
    }
    for index in columns[Int(artificial.index)] { rows[Int(index)]?.remove(artificial) }
    for index in objective.indices { objective[index].row.remove(artificial) }
    return true
  }

  // MARK: Removing

  /// Takes a constraint away.
  mutating func remove(_ handle: Handle, settles: Bool = true) {
    guard let tag = tags.removeValue(forKey: handle), let marker = tag.marker else { return }
    for symbol in [marker, tag.other].compactMap({ $0 }) where symbol.kind == .error { want(symbol, tag.level, -1) }
    if rows[Int(marker.index)] != nil {
      rows[Int(marker.index)] = nil
    } else if let leaving = markerRow(marker), var row = rows[Int(leaving.index)] {
      rows[Int(leaving.index)] = nil
      SimplexSolver.solve(&row, from: leaving, for: marker)
      substitute(marker, row)
    }
    if settles { settle() }
  }

  /// The row to give up so that `marker` can leave: the most restrictive one, then any.
  private func markerRow(_ marker: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double, rank: Int)?
    for index in columns[Int(marker.index)] {
      guard let row = rows[Int(index)] else { continue }
      let factor = row.factor(marker)
      guard factor != 0 else { continue }
      let symbol = Symbol(index: index, kind: kinds[Int(index)])
      let rank = symbol.kind == .external ? 2 : factor < 0 ? 0 : 1
      let ratio = rank == 2 ? 0 : abs(row.constant / factor)
      if best == nil || (rank, ratio, symbol.index) < (best!.rank, best!.ratio, best!.symbol.index) { best = (symbol, ratio, rank) }
    }
    return best?.symbol
  }

  // MARK: Optimizing

  /// Adds an error to the objective of its priority.
  private mutating func want(_ symbol: Symbol, _ level: Float, _ sign: Double = 1) {
    let index = objective.firstIndex { $0.level <= level } ?? objective.count
    if index == objective.count || objective[index].level != level { objective.insert((level, Row()), at: index) }
    insert(symbol, sign, &objective[index].row)
  }

  /// Satisfies the optional constraints as well as can be; `isSettled` says whether the search came to its end.
  mutating func settle() {
    isSettled = true
    for _ in steps {
      guard let entering = enteringSymbol(), let leaving = leavingRow(for: entering, preferred: nil) else { return }
      pivot(leaving, entering)
    }
    isSettled = enteringSymbol().flatMap { leavingRow(for: $0, preferred: nil) } == nil
  }

  /// A symbol whose growth makes the highest unsatisfied priority better and none above it worse: the lowest one (Bland's rule).
  private func enteringSymbol() -> Symbol? {
    for index in objective.indices {
      for term in objective[index].row.terms where term.factor < -SimplexSolver.epsilon && term.symbol.kind != .dummy {
        if costsNothing(term.symbol, above: index) { return term.symbol }
      }
    }
    return nil
  }

  private func costsNothing(_ symbol: Symbol, above index: Int) -> Bool {
    objective[..<index].allSatisfy { abs($0.row.factor(symbol)) <= SimplexSolver.epsilon }
  }

  private func leavingRow(for entering: Symbol, preferred: Symbol?) -> Symbol? {
    var best: (index: Int32, ratio: Double)?
    for index in columns[Int(entering.index)] where kinds[Int(index)] != .external {
      guard let row = rows[Int(index)] else { continue }
      let factor = row.factor(entering)
      guard factor < -SimplexSolver.epsilon else { continue }
      let ratio = -row.constant / factor
      let isEqual = best.map { abs(ratio - $0.ratio) <= 1e-12 } ?? false
      let isBetter = best.map { ratio < $0.ratio - 1e-12 } ?? true
      if isBetter || (isEqual && (index == preferred?.index || (best!.index != preferred?.index && index < best!.index))) {
        best = (index, ratio)
      }
    }
    return best.map { Symbol(index: $0.index, kind: kinds[Int($0.index)]) }
  }

  private mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    guard var row = rows[Int(leaving.index)] else { return }
    rows[Int(leaving.index)] = nil
    SimplexSolver.solve(&row, from: leaving, for: entering)
    substitute(entering, row)
    store(row, for: entering)
  }

  /// Whether `expression` could have another value with all optional constraints met equally well.
  func isOpen(_ expression: LinearExpression) -> Bool {
    var sum = LinearExpression()
    for term in expression.terms { insert(term.symbol, term.factor, &sum) }
    return sum.terms.contains { term in
      if term.symbol.kind == .dummy { return false }
      if term.symbol.kind == .external { return true }
      guard costsNothing(term.symbol, above: objective.count) else { return false }
      guard let leaving = leavingRow(for: term.symbol, preferred: nil), let row = rows[Int(leaving.index)] else { return true }
      return row.constant > SimplexSolver.tolerance
    }
  }

  // MARK: Rows

  private mutating func store(_ row: Row, for symbol: Symbol) {
    rows[Int(symbol.index)] = row
    for term in row.terms { columns[Int(term.symbol.index)].append(symbol.index) }
  }

  /// Adds `factor` times `symbol`, by its row when it is basic.
  private func insert(_ symbol: Symbol, _ factor: Double, _ row: inout Row) {
    if let known = rows[Int(symbol.index)] { row.add(known, factor) } else { row.add(symbol, factor) }
  }

  /// Turns 0 = row into symbol = row.
  private static func solve(_ row: inout Row, for symbol: Symbol) {
    let factor = row.remove(symbol)
    row.scale(factor == 0 ? 1 : -1 / factor)
  }

  /// Turns old = row into symbol = row.
  private static func solve(_ row: inout Row, from old: Symbol, for symbol: Symbol) {
    row.add(old, -1)
    solve(&row, for: symbol)
  }

  private mutating func substitute(_ symbol: Symbol, _ known: Row) {
    let users = columns[Int(symbol.index)]
    columns[Int(symbol.index)] = []
    for index in users {
      guard var row = rows[Int(index)] else { continue }
      let factor = row.remove(symbol)
      guard factor != 0 else { continue }
      rows[Int(index)] = nil
      row.add(known, factor) { columns[Int($0.index)].append(index) }
      // Rounding may leave a hair below zero, which would mislead the next pivot.
      if kinds[Int(index)] != .external, row.constant < 0, row.constant > -1e-7 { row.constant = 0 }
      rows[Int(index)] = row
    }
    for index in objective.indices {
      let factor = objective[index].row.remove(symbol)
      if factor != 0 { objective[index].row.add(known, factor) }
    }
  }
}
