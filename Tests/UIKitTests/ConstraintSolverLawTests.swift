import Testing

@testable import UIKit

/// The solver against the definition: among all points where the required constraints hold, one whose misses are least, priority by
/// priority. With two variables the best point lies where two of the lines meet, so every candidate can be tried.
@Suite struct ConstraintSolverLawTests {
  struct Line: Hashable, CustomStringConvertible {
    let a, b, c: Double
    let relation: NSLayoutConstraint.Relation
    let priority: Float
    func miss(_ x: Double, _ y: Double) -> Double {
      let value = a * x + b * y + c
      return relation == .equal ? abs(value) : relation == .lessThanOrEqual ? max(0, value) : max(0, -value)
    }
    var description: String { "\(a)x + \(b)y + \(c) \(relation) 0 @\(priority)" }
  }

  /// Lines that agree, contradict, are parallel, and repeat.
  static let pool: [Line] = [
    Line(a: 1, b: 0, c: -1, relation: .equal, priority: 1000), Line(a: 1, b: -1, c: 0, relation: .lessThanOrEqual, priority: 1000),
    Line(a: 0, b: 1, c: -4, relation: .lessThanOrEqual, priority: 1000), Line(a: 1, b: 1, c: -3, relation: .equal, priority: 1000),
    Line(a: 0, b: 1, c: -5, relation: .greaterThanOrEqual, priority: 1000), Line(a: 1, b: 0, c: -9, relation: .equal, priority: 750),
    Line(a: 0, b: 1, c: -2, relation: .lessThanOrEqual, priority: 750), Line(a: 1, b: 2, c: -6, relation: .equal, priority: 250),
    Line(a: 0, b: 1, c: 3, relation: .greaterThanOrEqual, priority: 250), Line(a: 1, b: 0, c: -9, relation: .equal, priority: 250),
    Line(a: 2, b: -1, c: 1, relation: .lessThanOrEqual, priority: 500),
  ]

  static func misses(_ lines: [Line], _ x: Double, _ y: Double) -> [Double] {
    let levels = Set(lines.map(\.priority)).sorted(by: >)
    return levels.map { level in lines.filter { $0.priority == level }.reduce(0) { $0 + $1.miss(x, y) } }
  }

  static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  static func best(_ lines: [Line]) -> [Double] {
    // Axes far out and through the origin stand for "as far as you like" and for directions that do not matter.
    let guides = [
      Line(a: 1, b: 0, c: 0, relation: .equal, priority: 0), Line(a: 0, b: 1, c: 0, relation: .equal, priority: 0),
      Line(a: 1, b: 0, c: 100, relation: .equal, priority: 0), Line(a: 0, b: 1, c: 100, relation: .equal, priority: 0),
      Line(a: 1, b: 0, c: -100, relation: .equal, priority: 0), Line(a: 0, b: 1, c: -100, relation: .equal, priority: 0),
    ]
    var best: [Double]?
    let all = lines + guides
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        let determinant = one.a * other.b - other.a * one.b
        guard abs(determinant) > 1e-9 else { continue }
        let x = (one.b * other.c - other.b * one.c) / determinant
        let y = (other.a * one.c - one.a * other.c) / determinant
        let found = misses(lines, x, y)
        if best == nil || isLess(found, best!) { best = found }
      }
    }
    return best ?? []
  }

  static func add(_ line: Line, _ x: SolverSymbol, _ y: SolverSymbol, _ solver: inout SimplexSolver) -> SimplexSolver.Handle? {
    let sum = LinearExpression(x) * line.a + LinearExpression(y) * line.b + LinearExpression(line.c)
    return solver.add(sum, line.relation, line.priority)
  }

  static func check(_ solver: SimplexSolver, _ kept: [Line], _ x: SolverSymbol, _ y: SolverSymbol) -> Bool {
    let found = misses(kept, solver.value(x), solver.value(y))
    let wanted = best(kept)
    return zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: [false, true]) func everyOrderOfEveryThreeLinesIsSolvedBestAndRemovalRestores(isCompact: Bool) {
    let pool = Self.pool
    for one in pool {
      for two in pool where two != one {
        for three in pool where three != one && three != two {
          var solver = SimplexSolver(isCompact: isCompact)
          let (x, y) = (solver.variable(), solver.variable())
          var kept: [(Line, SimplexSolver.Handle)] = []
          for line in [one, two, three] {
            let handle = Self.add(line, x, y, &solver)
            if let handle { kept.append((line, handle)) }
            // What is refused really contradicts what is required.
            if handle == nil { #expect(Self.best(kept.map(\.0).filter { $0.priority == 1000 } + [line])[0] > 1e-6) }
            #expect(Self.check(solver, kept.map(\.0), x, y), "\(kept.map(\.0))")
          }
          guard !isCompact else { continue }
          for index in kept.indices {
            var less = solver
            less.remove(kept[index].1)
            var rest = kept.map(\.0)
            rest.remove(at: index)
            #expect(Self.check(less, rest, x, y), "\(kept.map(\.0)) without \(index)")
            _ = Self.add(kept[index].0, x, y, &less)
            #expect(Self.check(less, kept.map(\.0), x, y), "\(kept.map(\.0)) with \(index) again")
          }
        }
      }
    }
  }

  @Test func numbersThatAreNoneAreRefused() {
    var solver = SimplexSolver()
    let x = solver.variable()
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(solver.add(LinearExpression(x) + LinearExpression(number), .equal, 1000) == nil)
      #expect(solver.add(LinearExpression(x) * number, .equal, 250) == nil)
    }
    #expect(solver.add(LinearExpression(x), .equal, .nan) == nil)
    #expect(solver.add(LinearExpression(x) + LinearExpression(-3), .equal, 1000) != nil)
    #expect(solver.value(x) == 3)
  }

  /// A linear congruence, so that every run tries the same worlds.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  @Test func comingsAndGoingsEndWhereAFreshStartDoes() {
    for seed in 0..<60 {
      var dice = Dice(state: UInt64(seed))
      var solver = SimplexSolver()
      let symbols = (0..<6).map { _ in solver.variable() }
      var kept: [(LinearExpression, NSLayoutConstraint.Relation, Float, SimplexSolver.Handle)] = []
      for _ in 0..<60 {
        if !kept.isEmpty, dice.roll(3) == 0 {
          solver.remove(kept.remove(at: dice.roll(kept.count)).3)
          continue
        }
        var sum = LinearExpression(Double(dice.roll(41) - 20))
        for symbol in symbols where dice.roll(3) == 0 { sum = sum + LinearExpression(symbol) * Double(dice.roll(5) - 2) }
        let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
        let priority: Float = [1000, 750, 500, 250][dice.roll(4)]
        if let handle = solver.add(sum, relation, priority) { kept.append((sum, relation, priority, handle)) }
      }
      var fresh = SimplexSolver()
      for _ in symbols { _ = fresh.variable() }
      for item in kept { #expect(fresh.add(item.0, item.1, item.2) != nil) }
      func misses(_ solver: SimplexSolver) -> [Double] {
        [1000, 750, 500, 250].map { level in
          kept.filter { $0.2 == level }.reduce(0) { total, item in
            let value = item.0.terms.reduce(item.0.constant) { $0 + solver.value($1.symbol) * $1.factor }
            return total + (item.1 == .equal ? abs(value) : item.1 == .lessThanOrEqual ? max(0, value) : max(0, -value))
          }
        }
      }
      let (found, wanted) = (misses(solver), misses(fresh))
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 }, "seed \(seed): \(found) \(wanted)")
      #expect(found[0] < 1e-4)
    }
  }
}
