import Foundation
import QuoinGeometry
import QuoinText

/// The finished page: everything that will be seen, in the order it is painted, and nothing else to decide.
///
/// Immutable and free of any thread; the exporters `PNGExporter`, `SVGExporter` and `PDFExporter` only read it.
public struct DisplayList: Sendable {
  /// The page's size in points. Origin top left, y down.
  public let size: CGSize
  /// What is painted, bottom first.
  public let items: [DisplayItem]

  /// A page. Sizes that cannot be drawn are refused by the exporters, not here.
  public init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}

/// One thing on a page.
public enum DisplayItem: Sendable {
  /// The inside of a path.
  case fill(Path, Paint, FillStyle = FillStyle())
  /// The line along a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Shaped letters.
  case glyphs(GlyphsItem)
  /// A picture.
  case image(ImageItem)
  /// Items with something done to all of them together.
  indirect case group(DisplayGroup)
}

/// A picture, or a part of one, stretched over a rectangle. Tiling and nine-slice stretching are several of these.
public struct ImageItem: Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// The part of the picture to draw, in its pixels; nil for all of it.
  public var source: CGRect?
  /// Where it goes, in points.
  public var destination: CGRect
  /// How its pixels become the page's.
  public var interpolation: Interpolation
  /// When set, the picture is only a stencil for this paint.
  public var template: Paint?

  /// A picture over a rectangle.
  public init(
    _ bitmap: Bitmap, source: CGRect? = nil, in destination: CGRect, interpolation: Interpolation = .medium, template: Paint? = nil
  ) {
    self.bitmap = bitmap
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.template = template
  }
}
