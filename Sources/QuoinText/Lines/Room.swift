import Foundation

/// An offer with nonsense cleared away: points ≥ 0, ∞ for no bound.
struct Room: Hashable, Sendable {
  var width: Double
  var height: Double

  init(_ width: CGFloat?, _ height: CGFloat?) {
    self.width = Self.used(width)
    self.height = Self.used(height)
  }

  private static func used(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, Double(length))
  }
}
