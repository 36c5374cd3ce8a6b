import Foundation

/// How content would change in place.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// The old fades as the new appears.
  public static let opacity = ContentTransition(name: "opacity")
  /// Texts change letter by letter.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Symbols change by the effect that they were given.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Digits roll, downwards if `countsDown`, which is ignored.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
  /// Digits roll up or down as `value` does, which is ignored.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}
