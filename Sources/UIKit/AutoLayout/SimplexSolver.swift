/// The Cassowary algorithm: linear equations and inequalities, required or wished for by priority, solved as they come and go.
///
/// Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001).
/// Wishes of a higher priority win over any number of lower ones: the objective keeps a row per priority instead of one weighted sum.
///
/// Invariants: every row says what its basic symbol is by symbols that are 0; no row of a restricted symbol has a negative constant.
struct SimplexSolver {
  /// What a symbol may be.
  enum Kind: UInt8 {
    /// A variable of the caller: any number.
    case external
    /// The room of an inequality: never negative.
    case slack
    /// The error of a wish: never negative.
    case error
    /// Stands for a required equation: always 0.
    case dummy
  }

  struct Symbol: Hashable {
    let index: Int32
    let kind: Kind
  }

  struct Row {
    var constant = 0.0
    var cells: [Symbol: Double] = [:]
  }

  /// A constraint in the solver.
  struct Handle: Hashable {
    let number: Int
  }

  private struct Tag {
    var marker: Symbol
    var other: Symbol?
    var level: Float
  }

  private(set) var rows: [Symbol: Row] = [:]
  /// For each priority the sum of its errors, by what is 0 now.
  private var objective: [(level: Float, row: Row)] = []
  private var tags: [Handle: Tag] = [:]
  private var nextSymbol: Int32 = 0
  private var nextHandle = 0
  static let required: Float = 1000
  private static let epsilon = 1e-8

  mutating func variable() -> Symbol { make(.external) }

  func value(_ symbol: Symbol) -> Double { rows[symbol]?.constant ?? 0 }

  private mutating func make(_ kind: Kind) -> Symbol {
    nextSymbol += 1
    return Symbol(index: nextSymbol, kind: kind)
  }

  // MARK: Adding

  /// Adds `expression` relation 0 at a priority; nil when it is required and contradicts what is.
  mutating func add(_ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float) -> Handle? {
    var (row, tag) = makeRow(expression, relation, priority)
    if let subject = subject(of: row, tag) {
      SimplexSolver.solve(&row, for: subject)
      substitute(subject, row)
      rows[subject] = row
    } else if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard abs(row.constant) < 1e-5 else { return nil }
      SimplexSolver.solve(&row, for: tag.marker)
      substitute(tag.marker, row)
      rows[tag.marker] = row
    } else if !addWithArtificial(row) {
      forgetErrors(tag)
      return nil
    }
    optimize()
    nextHandle += 1
    let handle = Handle(number: nextHandle)
    tags[handle] = tag
    return handle
  }

  private mutating func makeRow(_ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float) -> (Row, Tag) {
    var row = Row(constant: expression.constant)
    for (symbol, factor) in expression.terms where abs(factor) > SimplexSolver.epsilon { insert(symbol, factor, &row) }
    let isRequired = priority >= SimplexSolver.required
    var tag: Tag
    if relation == .equal {
      if isRequired {
        tag = Tag(marker: make(.dummy), level: priority)
        row.cells[tag.marker] = 1
      } else {
        let above = make(.error)
        let under = make(.error)
        tag = Tag(marker: above, other: under, level: priority)
        row.cells[above] = -1
        row.cells[under] = 1
        wish(above, priority)
        wish(under, priority)
      }
    } else {
      let side = relation == .lessThanOrEqual ? 1.0 : -1.0
      let slack = make(.slack)
      tag = Tag(marker: slack, level: priority)
      row.cells[slack] = side
      if !isRequired {
        let error = make(.error)
        tag.other = error
        row.cells[error] = -side
        wish(error, priority)
      }
    }
    if row.constant < 0 { SimplexSolver.negate(&row) }
    return (row, tag)
  }

  /// A symbol that can become basic at once: a caller's variable, or a fresh restricted one of the right sign.
  private func subject(of row: Row, _ tag: Tag) -> Symbol? {
    if let external = row.cells.keys.filter({ $0.kind == .external }).min(by: { $0.index < $1.index }) { return external }
    for symbol in [tag.marker, tag.other].compactMap({ $0 }) where symbol.kind == .slack || symbol.kind == .error {
      if (row.cells[symbol] ?? 0) < 0 { return symbol }
    }
    return nil
  }

  /// Looks for a point where `row` holds; false when there is none.
  private mutating func addWithArtificial(_ row: Row) -> Bool {
    let artificial = make(.slack)
    rows[artificial] = row
    var goal = row
    while let entering = goal.cells.filter({ $0.key.kind != .dummy && $0.value < -SimplexSolver.epsilon }).min(by: {
      $0.key.index < $1.key.index
    })?.key {
      guard let leaving = leavingRow(for: entering, preferred: artificial) else { break }
      pivot(leaving, entering)
      if let solved = rows[entering] { SimplexSolver.substitute(entering, solved, into: &goal) }
    }
    let isFeasible = abs(goal.constant) < 1e-5
    if var left = rows.removeValue(forKey: artificial) {
      if let entering = left.cells.keys.filter({ $0.kind != .dummy && $0 != artificial }).min(by: { $0.index < $1.index }) {
        SimplexSolver.solve(&left, from: artificial, for: entering)
        substitute(entering, left)
        rows[entering] = left
      }
    }
    for key in Array(rows.keys) { rows[key]?.cells[artificial] = nil }
    for index in objective.indices { objective[index].row.cells[artificial] = nil }
    return isFeasible
  }

  // MARK: Removing

  /// Takes a constraint away.
  mutating func remove(_ handle: Handle) {
    guard let tag = tags.removeValue(forKey: handle) else { return }
    forgetErrors(tag)
    if rows.removeValue(forKey: tag.marker) == nil, let leaving = markerRow(tag.marker), var row = rows.removeValue(forKey: leaving) {
      SimplexSolver.solve(&row, from: leaving, for: tag.marker)
      substitute(tag.marker, row)
    }
    optimize()
  }

  private mutating func forgetErrors(_ tag: Tag) {
    for symbol in [tag.marker, tag.other].compactMap({ $0 }) where symbol.kind == .error { wish(symbol, tag.level, -1) }
  }

  /// The row to give up so that `marker` can leave: the most restrictive one, then any.
  private func markerRow(_ marker: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double, rank: Int)?
    for (symbol, row) in rows {
      guard let factor = row.cells[marker], factor != 0 else { continue }
      let rank = symbol.kind == .external ? 2 : factor < 0 ? 0 : 1
      let ratio = rank == 2 ? 0 : abs(row.constant / factor)
      if best == nil || (rank, ratio, symbol.index) < (best!.rank, best!.ratio, best!.symbol.index) { best = (symbol, ratio, rank) }
    }
    return best?.symbol
  }

  // MARK: Optimizing

  /// Adds an error to the objective of its priority.
  private mutating func wish(_ symbol: Symbol, _ level: Float, _ sign: Double = 1) {
    var index = objective.firstIndex { $0.level <= level } ?? objective.count
    if index == objective.count || objective[index].level != level {
      objective.insert((level, Row()), at: index)
      index = objective.firstIndex { $0.level == level } ?? index
    }
    insert(symbol, sign, &objective[index].row)
  }

  private mutating func optimize() {
    // Every step lowers the objective, so the bound only guards against rounding that goes in circles.
    for _ in 0..<20_000 {
      guard let entering = enteringSymbol(), let leaving = leavingRow(for: entering, preferred: nil) else { return }
      pivot(leaving, entering)
    }
  }

  /// A symbol whose growth makes the highest unsatisfied priority better and none above it worse.
  private func enteringSymbol() -> Symbol? {
    for index in objective.indices {
      var best: Symbol?
      for (symbol, factor) in objective[index].row.cells where factor < -SimplexSolver.epsilon && symbol.kind != .dummy {
        let isFree = objective[..<index].allSatisfy { abs($0.row.cells[symbol] ?? 0) <= SimplexSolver.epsilon }
        if isFree, best == nil || symbol.index < best!.index { best = symbol }
      }
      if let best { return best }
    }
    return nil
  }

  private func leavingRow(for entering: Symbol, preferred: Symbol?) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for (symbol, row) in rows where symbol.kind != .external {
      guard let factor = row.cells[entering], factor < -SimplexSolver.epsilon else { continue }
      let ratio = -row.constant / factor
      if best == nil || ratio < best!.ratio - 1e-12
        || (abs(ratio - best!.ratio) <= 1e-12 && (symbol == preferred || (best!.symbol != preferred && symbol.index < best!.symbol.index)))
      {
        best = (symbol, ratio)
      }
    }
    return best?.symbol
  }

  private mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    SimplexSolver.solve(&row, from: leaving, for: entering)
    substitute(entering, row)
    rows[entering] = row
  }

  // MARK: Rows

  /// Adds `factor` times `symbol`, by its row when it is basic.
  private func insert(_ symbol: Symbol, _ factor: Double, _ row: inout Row) {
    if let known = rows[symbol] {
      row.constant += known.constant * factor
      for (inner, value) in known.cells { SimplexSolver.add(inner, value * factor, &row) }
    } else {
      SimplexSolver.add(symbol, factor, &row)
    }
  }

  private static func add(_ symbol: Symbol, _ factor: Double, _ row: inout Row) {
    let sum = (row.cells[symbol] ?? 0) + factor
    row.cells[symbol] = abs(sum) < epsilon ? nil : sum
  }

  private static func negate(_ row: inout Row) {
    row.constant = -row.constant
    row.cells = row.cells.mapValues { -$0 }
  }

  /// Turns 0 = row into symbol = row.
  private static func solve(_ row: inout Row, for symbol: Symbol) {
    let factor = -1 / (row.cells.removeValue(forKey: symbol) ?? -1)
    row.constant *= factor
    row.cells = row.cells.mapValues { $0 * factor }
  }

  /// Turns old = row into symbol = row.
  private static func solve(_ row: inout Row, from old: Symbol, for symbol: Symbol) {
    add(old, -1, &row)
    solve(&row, for: symbol)
  }

  private static func substitute(_ symbol: Symbol, _ known: Row, into row: inout Row) {
    guard let factor = row.cells.removeValue(forKey: symbol) else { return }
    row.constant += known.constant * factor
    for (inner, value) in known.cells { add(inner, value * factor, &row) }
  }

  private mutating func substitute(_ symbol: Symbol, _ known: Row) {
    for key in rows.keys where rows[key]?.cells[symbol] != nil {
      SimplexSolver.substitute(symbol, known, into: &rows[key]!)
      // Rounding may leave a hair below zero, which would mislead the next pivot.
      if key.kind != .external, let constant = rows[key]?.constant, constant < 0, constant > -1e-7 { rows[key]?.constant = 0 }
    }
    for index in objective.indices { SimplexSolver.substitute(symbol, known, into: &objective[index].row) }
  }
}

/// A sum of variables with factors, and a number.
struct LinearExpression: Hashable {
  var constant = 0.0
  var terms: [SimplexSolver.Symbol: Double] = [:]

  init(_ constant: Double = 0) { self.constant = constant }
  init(_ symbol: SimplexSolver.Symbol) { terms = [symbol: 1] }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.constant += other.constant
    for (symbol, factor) in other.terms {
      let total = (sum.terms[symbol] ?? 0) + factor
      sum.terms[symbol] = total == 0 ? nil : total
    }
    return sum
  }
  static func + (one: LinearExpression, number: CGFloat) -> LinearExpression { one + LinearExpression(Double(number)) }
  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }
  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = one
    product.constant *= factor
    product.terms = factor == 0 ? [:] : one.terms.mapValues { $0 * factor }
    return product
  }
}
