/// The reader's chosen text size ("Dynamic Type"): seven ordinary sizes and five for accessibility, smallest first.
///
/// `large` is what a phone ships with. Sizes compare by how large they are.
public enum TypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.rawValue < right.rawValue }

  /// True for the five sizes that only the accessibility settings offer.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The name as written in code, such as `xxLarge` or `accessibility3`.
  public var name: String { String(describing: self) }

  /// Finds a size by a forgiving name: case, spaces, dashes and underscores do not matter, and the words of UIKit
  /// (`extraExtraLarge`, `accessibilityMedium`, `UICTContentSizeCategoryXXL`) and short forms (`XL`, `AX3`) count.
  /// Nil when no size has that name.
  public init?(named name: String) {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for prefix in ["uictcontentsizecategory", "dynamictypesize"] where key.hasPrefix(prefix) { key.removeFirst(prefix.count) }
    key = key.replacing("extra", with: "x")
    guard let found = Self.byName[key] else { return nil }
    self = found
  }

  private static let byName: [String: TypeSize] = {
    var table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name.lowercased(), $0) })
    let short: [(String, TypeSize)] = [
      ("xs", .xSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .xLarge), ("xxl", .xxLarge), ("xxxl", .xxxLarge),
    ]
    for (name, size) in short { table[name] = size }
    let accessibility: [(String, String, TypeSize)] = [
      ("medium", "m", .accessibility1), ("large", "l", .accessibility2), ("xlarge", "xl", .accessibility3),
      ("xxlarge", "xxl", .accessibility4), ("xxxlarge", "xxxl", .accessibility5),
    ]
    for (index, (long, short, size)) in accessibility.enumerated() {
      for name in ["ax\(index + 1)", "accessibility\(long)", "accessibility\(short)"] { table[name] = size }
    }
    return table
  }()
}
