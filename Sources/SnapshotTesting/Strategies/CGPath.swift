import CoreGraphics
import Foundation
import QuoinGeometry
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Pictures of paths, filled, as large as what encloses them.
  public static var image: Snapshotting { image() }

  /// Pictures of paths; `precision` is the share of pixels that must match, `perceptualPrecision` how near to the eye.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      onMainThread {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image { context in
          context.cgContext.addPath(path)
          context.cgContext.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A path's elements, a line each.
  public static var elementsDescription: Snapshotting { elementsDescription(numberFormatter: PathText.usualFormatter) }
  /// A path's elements, a line each, numbers written by a formatter of one's own.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.lines(of: Path($0), numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Pictures of paths, filled, as large as what encloses them.
  public static var image: Snapshotting { image() }
  /// Pictures of paths; `precision` is the share of pixels that must match, `perceptualPrecision` how near to the eye.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      onMainThread {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A path's elements, a line each.
  public static var elementsDescription: Snapshotting { elementsDescription(numberFormatter: PathText.usualFormatter) }
  /// A path's elements, a line each, numbers written by a formatter of one's own.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in onMainThread { path.cgPath } }
  }
}

/// Paths as lines.
enum PathText {
  static var usualFormatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }

  static func lines(of path: Path, _ formatter: NumberFormatter) -> String {
    var text = ""
    func write(_ name: String, _ points: CGPoint...) {
      let words = points.map { point in
        let numbers = [point.x, point.y].map { formatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
        return "(\(numbers[0]), \(numbers[1]))"
      }
      text += ([name] + words).joined(separator: " ") + (points.isEmpty ? " \n" : "\n")
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        if !text.isEmpty { text += "\n" }
        write("MoveTo", to)
      case .line(let to): write("LineTo", to)
      case .quadCurve(let to, let control): write("QuadCurveTo", control, to)
      case .curve(let to, let control1, let control2): write("CurveTo", control1, control2, to)
      case .closeSubpath: write("Close")
      }
    }
    return text
  }
}
