import Foundation
import QuoinGeometry

/// Filters on colours. All but one are affine in the components, so they may be applied to the colours of items before
/// painting: the mixture of filtered colours is the filtered mixture (but for what is cut at 0 and 1).
extension ColorFilter {
  /// The filtered colour; coverage changes with `multiply` and `luminanceToAlpha` only.
  func apply(to color: PaintColor) -> PaintColor {
    let (r, g, b) = (color.red, color.green, color.blue)
    func made(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = color.alpha) -> PaintColor {
      func cut(_ value: Double) -> Double { min(1, max(0, value)) }
      return PaintColor(red: cut(red), green: cut(green), blue: cut(blue), alpha: alpha)
    }
    switch self {
    case .saturation(let amount):
      let light = Self.lightness(r, g, b)
      return made(light + (r - light) * amount, light + (g - light) * amount, light + (b - light) * amount)
    case .grayscale(let amount): return ColorFilter.saturation(1 - min(1, max(0, amount))).apply(to: color)
    case .contrast(let amount): return made((r - 0.5) * amount + 0.5, (g - 0.5) * amount + 0.5, (b - 0.5) * amount + 0.5)
    case .brightness(let amount): return made(r + amount, g + amount, b + amount)
    case .invert: return made(1 - r, 1 - g, 1 - b)
    case .multiply(let factor): return made(r * factor.red, g * factor.green, b * factor.blue, alpha: color.alpha * factor.alpha)
    case .hueRotation(let angle): return Self.turned(color, by: angle, made)
    case .luminanceToAlpha: return PaintColor(white: 0, alpha: Self.lightness(r, g, b) * color.alpha)
    }
  }

  /// The weights of sRGB's components in lightness (Rec. 709).
  private static func lightness(_ r: Double, _ g: Double, _ b: Double) -> Double { 0.2126 * r + 0.7152 * g + 0.0722 * b }

  /// The hue matrix of Filter Effects §5.1.
  private static func turned(
    _ color: PaintColor, by angle: Double, _ made: (Double, Double, Double, Double) -> PaintColor
  ) -> PaintColor {
    let (r, g, b) = (color.red, color.green, color.blue)
    let c = cos(angle)
    let s = sin(angle)
    return made(
      (0.213 + c * 0.787 - s * 0.213) * r + (0.715 - c * 0.715 - s * 0.715) * g + (0.072 - c * 0.072 + s * 0.928) * b,
      (0.213 - c * 0.213 + s * 0.143) * r + (0.715 + c * 0.285 + s * 0.140) * g + (0.072 - c * 0.072 - s * 0.283) * b,
      (0.213 - c * 0.213 - s * 0.787) * r + (0.715 - c * 0.715 + s * 0.715) * g + (0.072 + c * 0.928 + s * 0.072) * b, color.alpha)
  }

  var isAffine: Bool { self != .luminanceToAlpha }
}

extension Bitmap {
  /// The picture with every pixel's colour changed. O(n).
  func filtered(_ filters: [ColorFilter]) -> Bitmap {
    let storage = PixelStorage(count: width * height * 4)
    let target = UnsafeMutableRawPointer(storage.bytes).assumingMemoryBound(to: UInt32.self)
    withPixels { source in
      var known: [UInt32: UInt32] = [0: 0]
      let words = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
      for index in 0..<(width * height) {
        let word = words[index]
        if let done = known[word] {
          target[index] = done
        } else {
          let color = self[index % width, index / width]
          let done = filters.reduce(color) { $1.apply(to: $0) }.premultiplied
          known[word] = done
          target[index] = done
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: storage)
  }
}

extension DisplayItem {
  /// The item with its colours filtered; nil when that is not the same as filtering what it looks like.
  func filtered(_ filters: [ColorFilter]) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.filtered(filters), style)
    case .stroke(let path, let style, let paint): return .stroke(path, style, paint.filtered(filters))
    case .glyphs(var item):
      guard !item.runs.contains(where: { $0.font.isColor }) else { return nil }
      item.paint = item.paint.filtered(filters)
      item.paints = item.paints.mapValues { $0.filtered(filters) }
      return .glyphs(item)
    case .image(var item):
      if let template = item.template {
        item.template = template.filtered(filters)
      } else {
        item.bitmap = item.bitmap.filtered(filters)
      }
      return .image(item)
    case .group(var group):
      guard group.blendMode == .normal, group.filters.allSatisfy(\.isAffine) else { return nil }
      let inside = group.items.map { $0.filtered(filters) }
      guard inside.allSatisfy({ $0 != nil }) else { return nil }
      group.items = inside.compactMap { $0 }
      if let shadow = group.shadow { group.shadow?.color = filters.reduce(shadow.color) { $1.apply(to: $0) } }
      return group.filters.isEmpty ? .group(group) : nil
    }
  }
}

extension Paint {
  func filtered(_ filters: [ColorFilter]) -> Paint {
    func change(_ color: PaintColor) -> PaintColor { filters.reduce(color) { $1.apply(to: $0) } }
    func change(_ stops: [PaintStop]) -> [PaintStop] { stops.map { PaintStop(change($0.color), at: $0.location) } }
    return switch self {
    case .color(let color): .color(change(color))
    case .linear(let stops, let start, let end): .linear(change(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to, let stretch):
      .radial(change(stops), center: center, startRadius: from, endRadius: to, stretch: stretch)
    case .angular(let stops, let center, let from, let to): .angular(change(stops), center: center, startAngle: from, endAngle: to)
    case .mesh(let mesh): .mesh(mesh.mapColors(change))
    case .image(let bitmap, let rect, let isTiled, let interpolation):
      .image(bitmap.filtered(filters), rect: rect, isTiled: isTiled, interpolation: interpolation)
    }
  }
}

extension DisplayGroup {
  /// The same look with the filters worked into the items' colours, where that is possible.
  var resolvingFilters: DisplayGroup {
    guard !filters.isEmpty, filters.allSatisfy(\.isAffine) else { return self }
    let inside = items.map { $0.filtered(filters) }
    guard inside.allSatisfy({ $0 != nil }) else { return self }
    var result = self
    result.items = inside.compactMap { $0 }
    result.filters = []
    return result
  }
}
