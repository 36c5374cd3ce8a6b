import Foundation
import Synchronization

/// How a locale writes whole numbers: its digits, groups and minus. Learned from the system's formatter once, as asking it for each number
/// takes longer than setting the text around it.
struct LocalizedInteger: Sendable {
  /// From nought to nine.
  private let digits: [String]
  private let separator: String
  /// How many digits stand in the last group, and in those before it (12,34,567 in India).
  private let lastGroup, group: Int
  /// From how many digits on there are groups.
  private let fewestDigits: Int
  private let negativePrefix, negativeSuffix: String

  private static let known = Mutex<[String: LocalizedInteger?]>([:])

  /// The way of a locale; nil where it is written in a way that is not known here, and the system's formatter must be asked.
  static func of(_ locale: Locale) -> LocalizedInteger? {
    let name = locale.identifier
    if let found = known.withLock({ $0[name] }) { return found }
    let learned = LocalizedInteger(learning: locale)
    known.withLock { $0[name] = .some(learned) }
    return learned
  }

  private init?(learning locale: Locale) {
    func system(_ value: Int) -> String { String(format: "%ld", locale: locale, value) }
    let digits = (0...9).map(system)
    // 1 234 567 890 falls into runs of digits with separators between them.
    var runs = [0]
    var separators: [String] = []
    var rest = Substring(system(1_234_567_890))
    for digit in [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] {
      guard let place = rest.range(of: digits[digit]) else { return nil }
      if place.lowerBound > rest.startIndex {
        separators.append(String(rest[..<place.lowerBound]))
        runs.append(0)
      }
      runs[runs.count - 1] += 1
      rest = rest[place.upperBound...]
    }
    let negative = system(-5)
    guard rest.isEmpty, Set(separators).count <= 1, let five = negative.range(of: digits[5]) else { return nil }
    self.digits = digits
    separator = separators.first ?? ""
    lastGroup = runs.count > 1 ? runs[runs.count - 1] : .max
    group = runs.count > 2 ? runs[runs.count - 2] : lastGroup
    var fewest = Int.max
    if let separator = separators.first {
      let numbers = (1...4).map { (digits: runs[runs.count - 1] + $0, text: system(Int(pow(10, Double(runs[runs.count - 1] + $0 - 1))))) }
      fewest = numbers.first { $0.text.contains(separator) }?.digits ?? .max
    }
    fewestDigits = fewest
    negativePrefix = String(negative[..<five.lowerBound])
    negativeSuffix = String(negative[five.upperBound...])
    let samples = [0, 7, 42, 999, 1000, 12345, 987_654, -1234, 12_345_678, -987_654_321_012]
    guard samples.allSatisfy({ text($0) == system($0) }) else { return nil }
  }

  /// The number as the locale writes it.
  func text(_ value: Int) -> String {
    let plain = String(value.magnitude).utf8
    var result = value < 0 ? negativePrefix : ""
    let grouped = plain.count >= fewestDigits
    for (index, digit) in plain.enumerated() {
      let left = plain.count - index
      if grouped, index > 0, left >= lastGroup, (left - lastGroup) % group == 0 { result += separator }
      result += digits[Int(digit) - 48]
    }
    return value < 0 ? result + negativeSuffix : result
  }
}
