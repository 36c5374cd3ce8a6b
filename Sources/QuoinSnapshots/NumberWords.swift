import Foundation

/// A length as people write it: at most two decimals, no trailing zeros; "∞" where it has no end, "?" where it is no number.
package func snapshotWords(_ value: Double) -> String {
  if value.isNaN { return "?" }
  if value.isInfinite { return value > 0 ? "∞" : "−∞" }
  let rounded = (value * 100).rounded() / 100
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
  return String(rounded)
}

/// "356×40", with "nil" where nothing is proposed.
package func snapshotWords(width: CGFloat?, height: CGFloat?) -> String {
  [width, height].map { $0.map { snapshotWords(Double($0)) } ?? "nil" }.joined(separator: "×")
}
