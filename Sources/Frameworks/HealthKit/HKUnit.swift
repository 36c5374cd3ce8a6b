import Foundation

/// A measure. Its value in basic measures, so that numbers can be told in another one.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  /// Its name: `m`, `kcal`, `count/min`.
  public let unitString: String
  let measure: Measure
  init(_ name: String, _ measure: Measure) { (unitString, self.measure) = (name, measure) }

  /// A measure by its name: `mg/dL`, `mL/(kg*min)`, `m^2`.
  /// - Precondition: the name is one, as on the phone.
  public convenience init(from string: String) {
    guard let measure = Measure.read(string) else { fatalError("HKUnit(from: \"\(string)\") is no measure.") }
    self.init(string, measure)
  }
  /// The measure of a formatter's masses.
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    default: self.init(from: "g")
    }
  }
  /// The measure of a formatter's lengths.
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    switch lengthFormatterUnit {
    case .millimeter: self.init(from: "mm")
    case .centimeter: self.init(from: "cm")
    case .kilometer: self.init(from: "km")
    case .inch: self.init(from: "in")
    case .foot: self.init(from: "ft")
    case .yard: self.init(from: "yd")
    case .mile: self.init(from: "mi")
    default: self.init(from: "m")
    }
  }
  /// The measure of a formatter's energies.
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    switch energyFormatterUnit {
    case .kilojoule: self.init(from: "kJ")
    case .calorie: self.init(from: "cal")
    case .kilocalorie: self.init(from: "kcal")
    default: self.init(from: "J")
    }
  }

  /// Whether it is a number alone.
  open func isNull() -> Bool { measure.dimension.isEmpty && measure.factor == 1 && measure.kind == nil }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }
  open override var hash: Int { measure.hashValue }
  open override var description: String { unitString }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// This measure times another.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", measure.times(unit.measure)) }
  /// This measure by another.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    let below = unit.unitString.contains(where: "/·*".contains) ? "(\(unit.unitString))" : unit.unitString
    return HKUnit("\(unitString)/\(below)", measure.times(unit.measure.to(-1)))
  }
  /// This measure by itself so many times.
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit("\(unitString)^\(power)", measure.to(power)) }
  /// One by this measure.
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", measure.to(-1)) }
}

extension HKUnit {
  /// What measures are made of: how many basic ones, and which.
  struct Measure: Hashable {
    var factor = 1.0
    /// What is added besides: temperatures alone.
    var offset = 0.0
    /// Powers of basic measures: g, m, s, K, mol, V, S, lux.
    var dimension: [String: Int] = [:]
    /// Measures that nothing else can be told in, and that have no dimension: hearing levels, efforts.
    var kind: String?

    func times(_ other: Measure) -> Measure {
      let both = dimension.merging(other.dimension, uniquingKeysWith: +).filter { $0.value != 0 }
      return Measure(factor: factor * other.factor, dimension: both, kind: kind ?? other.kind)
    }
    func to(_ power: Int) -> Measure {
      Measure(factor: pow(factor, Double(power)), dimension: dimension.mapValues { $0 * power }.filter { $0.value != 0 }, kind: kind)
    }

    private static let energy = ["g": 1, "m": 2, "s": -2]
    private static let pressure = ["g": 1, "m": -1, "s": -2]
    // Litres are thousandths of cubic meters; American and imperial measures as the laws of both define them.
    private static let known: [String: Measure] = [
      "count": Measure(), "": Measure(), "1": Measure(), "%": Measure(factor: 0.01), "IU": Measure(kind: "IU"),
      "g": Measure(dimension: ["g": 1]), "oz": Measure(factor: 28.349523125, dimension: ["g": 1]),
      "lb": Measure(factor: 453.59237, dimension: ["g": 1]), "st": Measure(factor: 6350.29318, dimension: ["g": 1]),
      "m": Measure(dimension: ["m": 1]), "in": Measure(factor: 0.0254, dimension: ["m": 1]),
      "ft": Measure(factor: 0.3048, dimension: ["m": 1]), "yd": Measure(factor: 0.9144, dimension: ["m": 1]),
      "mi": Measure(factor: 1609.344, dimension: ["m": 1]), "L": Measure(factor: 1e-3, dimension: ["m": 3]),
      "l": Measure(factor: 1e-3, dimension: ["m": 3]), "fl_oz_us": Measure(factor: 2.95735295625e-5, dimension: ["m": 3]),
      "fl_oz_imp": Measure(factor: 2.84130625e-5, dimension: ["m": 3]), "pt_us": Measure(factor: 4.73176473e-4, dimension: ["m": 3]),
      "pt_imp": Measure(factor: 5.6826125e-4, dimension: ["m": 3]), "cup_us": Measure(factor: 2.365882365e-4, dimension: ["m": 3]),
      "cup_imp": Measure(factor: 2.84130625e-4, dimension: ["m": 3]), "Pa": Measure(factor: 1e3, dimension: pressure),
      "mmHg": Measure(factor: 133.322387415e3, dimension: pressure), "cmAq": Measure(factor: 98.0665e3, dimension: pressure),
      "inHg": Measure(factor: 3386.38864034e3, dimension: pressure), "atm": Measure(factor: 101_325e3, dimension: pressure),
      "s": Measure(dimension: ["s": 1]), "min": Measure(factor: 60, dimension: ["s": 1]), "hr": Measure(factor: 3600, dimension: ["s": 1]),
      "d": Measure(factor: 86_400, dimension: ["s": 1]), "J": Measure(factor: 1e3, dimension: energy),
      "cal": Measure(factor: 4184, dimension: energy), "kcal": Measure(factor: 4184e3, dimension: energy),
      "Cal": Measure(factor: 4184e3, dimension: energy), "degC": Measure(offset: 273.15, dimension: ["K": 1]),
      "degF": Measure(factor: 5.0 / 9, offset: 459.67 * 5 / 9, dimension: ["K": 1]), "K": Measure(dimension: ["K": 1]),
      "S": Measure(dimension: ["S": 1]), "Hz": Measure(dimension: ["s": -1]), "V": Measure(dimension: ["V": 1]),
      "W": Measure(factor: 1e3, dimension: ["g": 1, "m": 2, "s": -3]), "rad": Measure(kind: "angle"),
      "deg": Measure(factor: .pi / 180, kind: "angle"), "lx": Measure(dimension: ["lux": 1]), "mol": Measure(dimension: ["mol": 1]),
      "D": Measure(dimension: ["m": -1], kind: "diopter"), "pD": Measure(kind: "prism"), "dBASPL": Measure(kind: "dBASPL"),
      "dBHL": Measure(kind: "dBHL"), "appleEffortScore": Measure(kind: "effort"),
    ]
    static let prefixes: [String: Double] = [
      "f": 1e-15, "p": 1e-12, "n": 1e-9, "mc": 1e-6, "µ": 1e-6, "m": 1e-3, "c": 1e-2, "d": 1e-1, "da": 10, "h": 100, "k": 1e3, "M": 1e6,
      "G": 1e9, "T": 1e12,
    ]
    private static let prefixed: Set<String> = ["g", "m", "L", "l", "Pa", "s", "J", "S", "Hz", "V", "W", "rad", "lx", "mol"]

    /// A measure by its name; nil where it is none.
    static func read(_ name: String) -> Measure? {
      var rest = Array(name.replacingOccurrences(of: "·", with: "*").filter { $0 != " " })[...]
      guard let found = product(&rest), rest.isEmpty else { return nil }
      return found
    }
    private static func product(_ rest: inout ArraySlice<Character>) -> Measure? {
      guard var found = power(&rest) else { return nil }
      while let sign = rest.first, sign == "*" || sign == "/" {
        rest.removeFirst()
        guard let next = power(&rest) else { return nil }
        found = found.times(sign == "/" ? next.to(-1) : next)
      }
      return found
    }
    private static func power(_ rest: inout ArraySlice<Character>) -> Measure? {
      var found: Measure?
      if rest.first == "(" {
        rest.removeFirst()
        found = product(&rest)
        guard rest.popFirst() == ")" else { return nil }
      } else {
        let word = String(rest.prefix { !"*/^()".contains($0) })
        rest = rest.dropFirst(word.count)
        found = single(word)
      }
      guard rest.first == "^" else { return found }
      rest.removeFirst()
      let digits = String(rest.prefix { $0.isNumber || $0 == "-" })
      rest = rest.dropFirst(digits.count)
      return Int(digits).flatMap { found?.to($0) }
    }
    private static func single(_ word: String) -> Measure? {
      if let known = known[word] { return known }
      // Moles of a substance say how much one weighs, and so are masses too.
      if let begin = word.firstIndex(of: "<"), word.last == ">" {
        guard let mass = Double(word[word.index(after: begin)...].dropLast()), let moles = single(String(word[..<begin])) else {
          return nil
        }
        return Measure(factor: moles.factor * mass, dimension: ["g": 1])
      }
      for (prefix, factor) in prefixes where word.hasPrefix(prefix) {
        let base = String(word.dropFirst(prefix.count))
        if prefixed.contains(base), var found = known[base] {
          found.factor *= factor
          return found
        }
      }
      return nil
    }
  }
}
