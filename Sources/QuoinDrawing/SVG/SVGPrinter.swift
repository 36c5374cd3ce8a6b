import Foundation
import QuoinGeometry

/// Writes items as elements. Definitions gather on the side and are written first.
final class SVGPrinter {
  let text: TextForm
  let pixelScale: CGFloat
  var body = ""
  var definitions = ""
  /// Elements that were defined before, by what they define, so that each is written once.
  var known: [AnyHashable: String] = [:]
  private var count = 0
  /// What of the page is visible, in the coordinates of the group that is being written.
  var visible: CGRect
  /// How much the groups around enlarge.
  var magnification: CGFloat = 1

  init(text: TextForm, pixelScale: CGFloat, page: CGRect) {
    self.text = text
    self.pixelScale = pixelScale
    visible = page
  }

  func document(size: CGSize) -> String {
    let (width, height) = (SVG.number(size.width), SVG.number(size.height))
    let definitions = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(definitions)\(body)</svg>

      """
  }

  /// A name for the next definition.
  func nextName(_ letter: String) -> String {
    count += 1
    return "\(letter)\(count)"
  }

  func draw(_ items: [DisplayItem], in area: CGRect) throws(DrawingError) {
    // What SVG can't blend is blended here, together with all it is blended with.
    if items.contains(where: \.blendsBeyondSVG) { return try drawPixels(of: items, filters: [], blur: 0, area: area) }
    for item in items { try draw(item) }
  }

  private func draw(_ item: DisplayItem) throws(DrawingError) {
    switch item {
    case .fill(let path, let paint, let style):
      guard !path.isEmpty, !paint.isInvisible else { return }
      let fill = try SVG.fill(paint, over: path.boundingRect, self)
      body += SVG.element(path, rule: style, fill) + "\n"
    case .stroke(let path, let style, let paint):
      guard !path.isEmpty, style.lineWidth > 0, !paint.isInvisible else { return }
      let stroke = try SVG.stroke(style, paint, over: item.bounds, self)
      body += SVG.element(path, rule: FillStyle(), stroke) + "\n"
    case .glyphs(let item): try draw(item)
    case .image(let item): try draw(item)
    case .group(let group): try draw(group)
    }
  }
}

extension DisplayItem {
  /// Whether the item meets what lies below in a way that CSS has no word for.
  fileprivate var blendsBeyondSVG: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode.cssName == nil
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`; nil where there is none.
  var cssName: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
