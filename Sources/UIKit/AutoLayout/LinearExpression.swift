/// What a symbol of the solver may be.
struct SolverSymbol: Hashable, Comparable {
  enum Kind: UInt8 {
    /// A variable of the caller: any number.
    case external
    /// The room of an inequality: never negative.
    case slack
    /// The error of an optional constraint: never negative.
    case error
    /// Stands for a required equation: always 0.
    case dummy
  }

  let index: Int32
  let kind: Kind

  static func < (one: SolverSymbol, other: SolverSymbol) -> Bool { one.index < other.index }
}

/// A sum of symbols with factors, and a number.
///
/// Invariant: the terms stand in the order of their symbols, and no factor is 0: adding is merging, and sums do not depend on the order of a
/// hash table.
struct LinearExpression: Hashable {
  struct Term: Hashable {
    var symbol: SolverSymbol
    var factor: Double
  }

  var constant = 0.0
  private(set) var terms: [Term] = []
  /// Factors nearer to 0 than this are rounding.
  static let epsilon = 1e-8

  init(_ constant: Double = 0) { self.constant = constant }
  init(_ symbol: SolverSymbol) { terms = [Term(symbol: symbol, factor: 1)] }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.factor.isFinite } }

  /// Where `symbol` stands or would stand.
  private func place(_ symbol: SolverSymbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of `symbol`; 0 when it does not occur. O(log terms).
  func factor(_ symbol: SolverSymbol) -> Double {
    let index = place(symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].factor : 0
  }

  /// Takes `symbol` out and returns its factor.
  @discardableResult mutating func remove(_ symbol: SolverSymbol) -> Double {
    let index = place(symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).factor
  }

  mutating func add(_ symbol: SolverSymbol, _ factor: Double) {
    let index = place(symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].factor += factor
      if abs(terms[index].factor) < LinearExpression.epsilon { terms.remove(at: index) }
    } else if abs(factor) >= LinearExpression.epsilon {
      terms.insert(Term(symbol: symbol, factor: factor), at: index)
    }
  }

  /// Adds `factor` times `other`. `came` hears of symbols that were not there. O(terms of both).
  mutating func add(_ other: LinearExpression, _ factor: Double, came: (SolverSymbol) -> Void = { _ in }) {
    constant += other.constant * factor
    guard other.terms.count > 1 else {
      for term in other.terms {
        let count = terms.count
        add(term.symbol, term.factor * factor)
        if terms.count > count { came(term.symbol) }
      }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count || (mine < terms.count && terms[mine].symbol < other.terms[theirs].symbol) {
        merged.append(terms[mine])
        mine += 1
        continue
      }
      let term = other.terms[theirs]
      theirs += 1
      var sum = term.factor * factor
      var isNew = true
      if mine < terms.count, terms[mine].symbol == term.symbol {
        sum += terms[mine].factor
        mine += 1
        isNew = false
      }
      guard abs(sum) >= LinearExpression.epsilon else { continue }
      merged.append(Term(symbol: term.symbol, factor: sum))
      if isNew { came(term.symbol) }
    }
    terms = merged
  }

  /// The same sum of other symbols, which stand in the same order.
  func renamed(_ rename: (SolverSymbol) -> SolverSymbol) -> LinearExpression {
    var sum = self
    for index in sum.terms.indices { sum.terms[index].symbol = rename(terms[index].symbol) }
    return sum
  }

  mutating func scale(_ factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, 1)
    return sum
  }
  static func + (one: LinearExpression, number: CGFloat) -> LinearExpression {
    var sum = one
    sum.constant += Double(number)
    return sum
  }
  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, -1)
    return sum
  }
  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var product = one
    product.scale(factor)
    return product
  }
}
