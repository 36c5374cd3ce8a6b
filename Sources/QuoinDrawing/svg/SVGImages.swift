import Foundation
import QuoinGeometry

/// Pictures as data inside the file, each once.
extension SVGPrinter {
  func draw(_ item: ImageItem) throws(DrawingError) {
    let destination = item.destination.standardized
    let whole = CGRect(x: 0, y: 0, width: item.bitmap.width, height: item.bitmap.height)
    let source = (item.source ?? whole).standardized
    guard destination.width > 0, destination.height > 0, source.width > 0, source.height > 0 else { return }
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

  private func stretched(
    _ bitmap: Bitmap, _ interpolation: Interpolation, _ source: CGRect, over destination: CGRect, isWhole: Bool
  ) throws(DrawingError) -> String {
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    let place = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx, ty: destination.minY - source.minY * sy)
    let use = "<use xlink:href=\"#\(try imageName(bitmap, interpolation))\" transform=\"\(SVG.transform(place))\"/>"
    if isWhole { return use }
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
