import Foundation
import QuoinGeometry

/// Reads the `d` attribute of an SVG path (SVG 1.1, 8.3 "Path data"), all commands, absolute and relative; arcs become cubic curves.
struct SVGPathData {
  private var scanner: SVGNumbers
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands; nil when the last command was no curve of that kind.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// The path that the text describes; nil when it breaks the grammar.
  static func parse(_ text: some StringProtocol) -> Path? {
    var reader = SVGPathData(scanner: SVGNumbers(text))
    return reader.read() ? reader.path : nil
  }

  private init(scanner: SVGNumbers) { self.scanner = scanner }

  private mutating func read() -> Bool {
    var command: UInt8?
    while !scanner.isAtEnd {
      if let letter = scanner.takeLetter() {
        if command == nil, letter | 0x20 != UInt8(ascii: "m") { return false }
        command = letter
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")  // Further pairs after a move are lines.
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      }
      guard let current = command, run(current) else { return false }
      if current | 0x20 == UInt8(ascii: "z"), scanner.nextIsNumber { return false }
    }
    return true
  }

  private mutating func run(_ command: UInt8) -> Bool {
    let relative = command & 0x20 != 0
    let kind = command | 0x20
    defer {
      if kind != UInt8(ascii: "c"), kind != UInt8(ascii: "s") { cubicControl = nil }
      if kind != UInt8(ascii: "q"), kind != UInt8(ascii: "t") { quadControl = nil }
    }
    switch kind {
    case UInt8(ascii: "m"): return move(relative)
    case UInt8(ascii: "l"): return line(takePoint(relative))
    case UInt8(ascii: "h"): return line(scanner.takeNumber().map { CGPoint(x: relative ? point.x + $0 : $0, y: point.y) })
    case UInt8(ascii: "v"): return line(scanner.takeNumber().map { CGPoint(x: point.x, y: relative ? point.y + $0 : $0) })
    case UInt8(ascii: "c"): return cubic(relative, smooth: false)
    case UInt8(ascii: "s"): return cubic(relative, smooth: true)
    case UInt8(ascii: "q"): return quad(relative, smooth: false)
    case UInt8(ascii: "t"): return quad(relative, smooth: true)
    case UInt8(ascii: "a"): return arc(relative)
    case UInt8(ascii: "z"):
      path.closeSubpath()
      point = start
      return true
    default: return false
    }
  }

  private mutating func takePoint(_ relative: Bool) -> CGPoint? {
    guard let x = scanner.takeNumber(), let y = scanner.takeNumber() else { return nil }
    return relative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func move(_ relative: Bool) -> Bool {
    guard let end = takePoint(relative) else { return false }
    path.move(to: end)
    (point, start) = (end, end)
    return true
  }

  private mutating func line(_ end: CGPoint?) -> Bool {
    guard let end else { return false }
    path.addLine(to: end)
    point = end
    return true
  }

  private mutating func cubic(_ relative: Bool, smooth: Bool) -> Bool {
    let first = smooth ? Self.mirror(cubicControl ?? point, about: point) : takePoint(relative)
    guard let first, let second = takePoint(relative), let end = takePoint(relative) else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    (cubicControl, point) = (second, end)
    return true
  }

  private mutating func quad(_ relative: Bool, smooth: Bool) -> Bool {
    let control = smooth ? Self.mirror(quadControl ?? point, about: point) : takePoint(relative)
    guard let control, let end = takePoint(relative) else { return false }
    path.addQuadCurve(to: end, control: control)
    (quadControl, point) = (control, end)
    return true
  }

  private mutating func arc(_ relative: Bool) -> Bool {
    guard let rx = scanner.takeNumber(), let ry = scanner.takeNumber(), let turn = scanner.takeNumber(),
      let large = scanner.takeFlag(), let sweep = scanner.takeFlag(), let end = takePoint(relative)
    else { return false }
    let curves = SVGArc(from: point, to: end, rx: rx, ry: ry, degrees: turn, large: large, sweep: sweep).curves
    for curve in curves { path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2) }
    if curves.isEmpty { path.addLine(to: end) }
    point = end
    return true
  }

  private static func mirror(_ control: CGPoint, about center: CGPoint) -> CGPoint {
    CGPoint(x: 2 * center.x - control.x, y: 2 * center.y - control.y)
  }
}
