import Foundation
import QuoinDrawing
import QuoinGeometry

extension SymbolGlyph {
  /// The symbol as display items.
  ///
  /// - Parameters:
  ///   - origin: Top left of the layout box in points.
  ///   - pointSize: The font size beside which it stands; 0 or less, or NaN, draws nothing.
  ///   - weight: Heavier weights than regular thicken the lines; lighter ones are drawn as regular.
  ///   - paint: In the page's coordinates, as the items are.
  public func items(
    at origin: CGPoint, pointSize: Double, scale: SymbolScale = .medium, weight: NamedWeight = .regular, paint: Paint
  ) -> [DisplayItem] {
    guard pointSize > 0, pointSize.isFinite else { return [] }
    let factor = pointSize * scale.factor
    let middle = SymbolBoxes.growth(weight) / 2 * factor
    return items(
      placing: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x + middle, ty: origin.y + middle), em: factor,
      weight: weight, paint: paint)
  }

  /// The symbol stretched so that its layout box fills `rect`, as UIKit's images are.
  ///
  /// - Parameter hasMargins: False where the drawing itself fills `rect`, as in a resizable image of SwiftUI's (recorded:
  ///   home-assistant/iOS, a drawing 36 high in a frame of 36).
  public func items(filling rect: CGRect, hasMargins: Bool = true, weight: NamedWeight = .regular, paint: Paint) -> [DisplayItem] {
    let box = hasMargins ? CGRect(x: 0, y: 0, width: width, height: height) : inkBounds
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, box.width > 0, box.height > 0 else { return [] }
    let x = rect.width / box.width
    let y = rect.height / box.height
    return items(
      placing: CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX - box.minX * x, ty: rect.minY - box.minY * y), em: min(x, y),
      weight: weight, paint: paint)
  }

  private func items(placing place: CGAffineTransform, em: Double, weight: NamedWeight, paint: Paint) -> [DisplayItem] {
    let thickness = SymbolMetrics.addedStroke(weight) * em
    // Shapes, and fill and outline, overlap: drawn opaque and faded together, or the overlap would show.
    guard thickness > 0 || layers.count > 1, case .color(let color) = paint, color.alpha < 1 else {
      return layers.map { item($0, place, thickness, paint) }
    }
    var opaque = color
    opaque.alpha = 1
    var group = DisplayGroup(layers.map { item($0, place, thickness, .color(opaque)) })
    group.opacity = color.alpha
    return [.group(group)]
  }

  private func item(_ layer: SymbolLayer, _ place: CGAffineTransform, _ thickness: Double, _ paint: Paint) -> DisplayItem {
    let path = layer.path.applying(place)
    var items: [DisplayItem] = [.fill(path, paint, FillStyle(eoFill: layer.evenOdd))]
    if thickness > 0 { items.append(.stroke(path, StrokeStyle(lineWidth: thickness, lineJoin: .round), paint)) }
    if layer.cutouts.isEmpty, items.count == 1 { return items[0] }
    var group = DisplayGroup(items)
    let everything = path.boundingRect.insetBy(dx: -2 * em(place), dy: -2 * em(place))
    group.clips = layer.cutouts.map { cutout in
      var outside = Path(everything)
      outside.addPath(cutout, transform: place)
      return Clip(outside, style: FillStyle(eoFill: true))
    }
    return .group(group)
  }

  private func em(_ place: CGAffineTransform) -> Double { max(abs(place.a), abs(place.d)) }
}

extension SymbolMetrics {
  /// Width in ems of the line drawn around every shape to make it heavier: half of it lies outside the shape.
  static func addedStroke(_ weight: NamedWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.012
    case .semibold: 0.025
    case .bold: 0.04
    case .heavy: 0.06
    case .black: 0.08
    }
  }
}
