import UIKit

extension CGPath {
  private struct Step {
    var type: CGPathElementType
    var points: [CGPoint]
  }
  private var steps: [Step] {
    var found: [Step] = []
    applyWithBlock { element in
      let element = element.pointee
      let count =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      found.append(Step(type: element.type, points: (0..<count).map { element.points[$0] }))
    }
    return found
  }

  /// The path in straight lines, nowhere further from it than `threshold` points.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    var at = CGPoint.zero
    for step in steps {
      switch step.type {
      case .moveToPoint: path.move(to: step.points[0])
      case .addLineToPoint: path.addLine(to: step.points[0])
      case .addQuadCurveToPoint, .addCurveToPoint:
        let points = [at] + step.points
        // A curve lies within its points; its bend over n² bounds how far n chords are off.
        let bend = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
        let count = max(1, min(1000, Int((bend / max(threshold, 0.001)).squareRoot().rounded(.up))))
        for part in 1...count { path.addLine(to: Self.point(points, CGFloat(part) / CGFloat(count))) }
      default: path.closeSubpath()
      }
      if let last = step.points.last { at = last }
    }
    return path
  }
  /// A point of a curve, by halving as de Casteljau does.
  private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
    }
    return points[0]
  }
  /// The parts of the path that hang together, a path each.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var (parts, current): ([CGPath], CGMutablePath?) = ([], nil)
    for step in steps {
      switch step.type {
      case .moveToPoint:
        if let current { parts.append(current) }
        current = CGMutablePath()
        current?.move(to: step.points[0])
      case .addLineToPoint: current?.addLine(to: step.points[0])
      case .addQuadCurveToPoint: current?.addQuadCurve(to: step.points[1], control: step.points[0])
      case .addCurveToPoint: current?.addCurve(to: step.points[2], control1: step.points[0], control2: step.points[1])
      default: current?.closeSubpath()
      }
    }
    if let current { parts.append(current) }
    return parts
  }
  /// Whether both enclose something in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBoxOfPath.intersects(other.boundingBoxOfPath) && !intersection(other, using: rule).boundingBoxOfPath.isEmpty
  }
  /// Whether it is an upright rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = steps.filter { $0.type != .closeSubpath }
    guard steps.count >= 4, corners.allSatisfy({ $0.points.count == 1 }) else { return false }
    var points = corners.map { $0.points[0] }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return false }
    let isUpright = (0..<4).allSatisfy { place in
      let (one, two, three) = (points[place], points[(place + 1) % 4], points[(place + 2) % 4])
      return (one.x == two.x && two.y == three.y) || (one.y == two.y && two.x == three.x)
    }
    if isUpright { rect?.pointee = boundingBoxOfPath }
    return isUpright
  }
}

// Values as dictionaries, by the names that Core Graphics gives them.
extension CGPoint {
  /// As a dictionary: `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }
  /// From a dictionary; nil where something is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = PointValues.number(dict, "X"), let y = PointValues.number(dict, "Y") else { return nil }
    self.init(x: x, y: y)
  }
}
extension CGSize {
  /// As a dictionary: `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }
  /// From a dictionary; nil where something is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = PointValues.number(dict, "Width"), let height = PointValues.number(dict, "Height") else { return nil }
    self.init(width: width, height: height)
  }
}
extension CGRect {
  /// As a dictionary: `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["X": Double(minX), "Y": Double(minY), "Width": Double(width), "Height": Double(height)]
  }
  /// From a dictionary; nil where something is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
    self.init(origin: origin, size: size)
  }
}
private enum PointValues {
  static func number(_ values: CFDictionary, _ name: String) -> Double? {
    let value = values[name]
    return (value as? NSNumber)?.doubleValue ?? value as? Double
  }
}

/// What an affine map does: first it scales, then it slants, turns and moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much wider and higher.
  public var scale: CGSize
  /// How much to the side, a point down.
  public var horizontalShear: CGFloat
  /// By how much it turns, in radians.
  public var rotation: CGFloat
  /// Where it moves.
  public var translation: CGVector
  /// What leaves all where it is.
  public init() { (scale, horizontalShear, rotation, translation) = (CGSize(width: 1, height: 1), 0, 0, .zero) }
  /// By its parts.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear, self.rotation, self.translation) = (scale, horizontalShear, rotation, translation)
  }
}
extension CGAffineTransform {
  /// The map of its parts.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }
  /// Its parts: the map is what `CGAffineTransform(_:)` makes of them.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let turn = atan2(b, a)
    let (sine, cosine) = (sin(turn), cos(turn))
    // The second axis, turned back.
    let (slant, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : slant / height, rotation: turn,
      translation: CGVector(dx: tx, dy: ty))
  }
}
