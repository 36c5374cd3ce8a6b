import Foundation
import QuoinGeometry

/// Pictures as data inside the file, each once.
extension SVGPrinter {
  func draw(_ item: ImageItem) throws(DrawingError) {
    let destination = item.destination.standardized
    let whole = CGRect(x: 0, y: 0, width: item.bitmap.width, height: item.bitmap.height)
    let source = (item.source ?? whole).standardized
    guard destination.hasFiniteArea, source.hasFiniteArea else { return }
    let picture = try stretched(item.bitmap, item.interpolation, source, over: destination, isWhole: source == whole)
    guard let template = item.template else {
      body += picture + "\n"
      return
    }
    let name = nextName("m")
    definitions += "<mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(SVG.box(destination))>\(picture)</mask>\n"
    let fill = try SVG.fill(template, over: destination, self)
    body += "<rect \(SVG.box(destination)) mask=\"url(#\(name))\"\(fill)/>\n"
  }

  /// A part is cut out of the picture, since a viewer would mix in the pixels beside it.
  private func stretched(
    _ bitmap: Bitmap, _ interpolation: Interpolation, _ source: CGRect, over destination: CGRect, isWhole: Bool
  ) throws(DrawingError) -> String {
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    guard let part = bitmap.wholePixels(of: source) else { return "" }
    let place = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - (source.minX - CGFloat(part.x)) * sx,
      ty: destination.minY - (source.minY - CGFloat(part.y)) * sy)
    let name = try imageName(isWhole ? bitmap : bitmap.cropped(to: part), interpolation)
    let use = "<use xlink:href=\"#\(name)\" transform=\"\(SVG.transform(place))\"/>"
    if isWhole || source.integral == source { return use }
    let clip = nextName("c")
    definitions += "<clipPath id=\"\(clip)\"><rect \(SVG.box(destination))/></clipPath>\n"
    return "<g clip-path=\"url(#\(clip))\">\(use)</g>"
  }

  /// The name under which a picture is defined, one unit a pixel.
  func imageName(_ bitmap: Bitmap, _ interpolation: Interpolation) throws(DrawingError) -> String {
    struct Key: Hashable {
      let bitmap: Bitmap
      let isHard: Bool
    }
    let key = Key(bitmap: bitmap, isHard: interpolation == .none)
    if let name = known[key] { return name }
    let name = nextName("i")
    known[key] = name
    let isJPEG = bitmap.original?.format == .jpeg
    let data: Data
    if let original = bitmap.original { data = original.data } else { data = try bitmap.pngData() }
    let style = interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
    definitions +=
      "<image id=\"\(name)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" preserveAspectRatio=\"none\"\(style) "
      + "xlink:href=\"data:image/\(isJPEG ? "jpeg" : "png");base64,\(data.base64EncodedString())\"/>\n"
    return name
  }
}
