/// Versions from one on, and before another.
struct VersionRange: Equatable {
  let lower: String
  let upper: String

  /// The tag with the newest of these versions; versions that are not finished (`2.0.0-beta`) do not count. nil = none.
  func newest(of tags: [String]) -> String? {
    guard let from = Self.numbers(lower), let to = Self.numbers(upper) else { return nil }
    var best: (tag: String, numbers: [Int])?
    for tag in tags {
      guard let numbers = Self.numbers(tag.hasPrefix("v") ? String(tag.dropFirst()) : tag) else { continue }
      guard !Self.isLess(numbers, from), Self.isLess(numbers, to) else { continue }
      if let known = best, !Self.isLess(known.numbers, numbers) { continue }
      best = (tag, numbers)
    }
    return best?.tag
  }

  /// `1.2.3` as three numbers; nil for what is no such version.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    return parts.compactMap { $0 } + Array(repeating: 0, count: 3 - parts.count)
  }

  private static func isLess(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }
}
