import SwiftUI
import UIKit

/// A view that draws by hand.
final class DrawnView: UIView {
  private var drawing: (CGContext) -> Void = { _ in }

  convenience init(_ drawing: @escaping (CGContext) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    self.drawing = drawing
  }
  override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
}

/// A white canvas, drawn on by hand.
@MainActor func uiDrawn(_ drawing: @escaping (CGContext) -> Void) -> UIView {
  let view = DrawnView(drawing)
  view.backgroundColor = .white
  return view
}

/// A white canvas that holds layers.
@MainActor func uiLayers(_ layers: CALayer...) -> UIView {
  let canvas = uiCanvas()
  for layer in layers { canvas.layer.addSublayer(layer) }
  return canvas
}

/// A layer with a frame and a colour.
@MainActor func uiLayer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = .pureRed) -> CALayer {
  placed(CALayer(), x, y, width, height, color)
}

/// A layer at a frame.
@MainActor func placed<Layer: CALayer>(
  _ layer: Layer, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
) -> Layer {
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color?.cgColor
  return layer
}

/// A picture of 20×10 points: red, but its left 5 columns are green and its top 2 rows, right of them, blue.
@MainActor func uiFlag() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
    UIColor.pureRed.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    UIColor.pureBlue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 2))
    UIColor.pureGreen.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
  }
}

/// The flag as pixels.
@MainActor func uiFlagPixels() -> UIImage {
  var made: UIImage?
  surroundings(scale: 1) { made = uiFlag().pngData().flatMap { UIImage(data: $0) } }
  return made ?? UIImage()
}

/// The surroundings of a page with another scale, direction, text size or style; nil = as they are.
@MainActor func surroundings(
  scale: CGFloat? = nil, direction: UITraitEnvironmentLayoutDirection? = nil, category: UIContentSizeCategory? = nil,
  style: UIUserInterfaceStyle? = nil, _ body: () -> Void
) {
  var all = [UITraitCollection.current]
  if let scale { all.append(UITraitCollection(displayScale: scale)) }
  if let direction { all.append(UITraitCollection(layoutDirection: direction)) }
  if let category { all.append(UITraitCollection(preferredContentSizeCategory: category)) }
  if let style { all.append(UITraitCollection(userInterfaceStyle: style)) }
  UITraitCollection(traitsFrom: all).performAsCurrent(body)
}

extension Judge {
  /// Notes a failure unless both rectangles are as near as a thousandth.
  func rect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ what: String = "it", at line: Int = #line
  ) {
    let near = [rect.minX - x, rect.minY - y, rect.width - width, rect.height - height].allSatisfy { abs($0) < 0.001 }
    expect(near, "\(what) lies at \(rect.minX) \(rect.minY) \(rect.width) \(rect.height), not \(x) \(y) \(width) \(height)", at: line)
  }
  /// Notes a failure unless both points are as near as a thousandth.
  func point(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat, _ what: String = "it", at line: Int = #line) {
    expect(abs(point.x - x) < 0.001 && abs(point.y - y) < 0.001, "\(what) is at \(point.x) \(point.y), not \(x) \(y)", at: line)
  }
  /// Notes a failure unless the size is as near as `tolerance`.
  func size(
    _ size: CGSize, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.001, _ what: String = "it", at line: Int = #line
  ) {
    expect(
      abs(size.width - width) <= tolerance && abs(size.height - height) <= tolerance,
      "\(what) is \(size.width) × \(size.height), not \(width) × \(height)", at: line)
  }
  /// Notes a failure unless the insets are these.
  func insets(
    _ insets: UIEdgeInsets, _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ what: String = "they",
    at line: Int = #line
  ) {
    equal(insets, UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), what, at: line)
  }
}

extension Judge {
  /// A view of UIKit, shown.
  func shown(_ canvas: Canvas = .fixed(100, 100), scale: CGFloat = 1, _ view: @escaping @MainActor () -> UIView) throws -> Shown {
    try Shown(uiView: view, canvas, scale: scale, self)
  }
}

extension Shown {
  /// The picture in `area` is that of `other` in the area as large that begins at (`x`, `y`) there.
  func part(_ area: CGRect, isOf other: Shown, _ x: CGFloat, _ y: CGFloat, within tolerance: Int = 3, at line: Int = #line) {
    var count = 0
    for dy in 0..<Int(area.height) {
      for dx in 0..<Int(area.width) {
        let one = color(area.minX + CGFloat(dx), area.minY + CGFloat(dy))
        let two = other.color(x + CGFloat(dx), y + CGFloat(dy))
        if [16, 8, 0].contains(where: { abs((one >> $0 & 255) - (two >> $0 & 255)) > tolerance }) { count += 1 }
      }
    }
    judge.expect(count == 0, "\(count) pixels differ from the other picture's part", at: line)
  }
}
