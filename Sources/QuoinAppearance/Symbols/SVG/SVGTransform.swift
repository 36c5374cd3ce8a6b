import Foundation
import QuoinGeometry

/// Reads SVG's `transform` attribute (SVG 1.1, 7.6): `matrix`, `translate`, `scale` and `rotate`, one or several.
enum SVGTransform {
  /// The transform; nil when a step is unknown or has the wrong count of numbers.
  static func parse(_ text: Substring) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = text
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].filter { $0.isLetter }
      let numbers = rest[rest.index(after: open)..<close].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      guard let step = step(name, numbers) else { return nil }
      // The step written last is applied to the points first.
      result = step.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  private static func step(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    default: return nil
    }
  }
}
