import Foundation
import QuoinDrawing

extension UIImage {
  /// The picture as PNG, at its scale; nil if it is empty or too large.
  public func pngData() -> Data? {
    if case .bitmap(let bitmap) = content { return try? bitmap.pngData() }
    return try? PNGExporter(scale: scale).data(for: drawn())
  }

  /// The picture as JPEG of a quality from 0 to 1, on white; nil if it is empty or too large.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .bitmap(let bitmap) = content { return try? bitmap.jpegData(quality: Double(compressionQuality)) }
    return try? PNGExporter(scale: scale, background: PaintColor(white: 1)).jpegData(for: drawn(), quality: Double(compressionQuality))
  }

  /// The picture's pixels, at its scale; nil if it is empty or too large.
  var pixels: Bitmap? {
    if case .bitmap(let bitmap) = content { return bitmap }
    return try? PNGExporter(scale: scale).bitmap(for: drawn())
  }

  private func drawn() -> DisplayList {
    switch content {
    case .list(let list): return list
    case .bitmap(let bitmap):
      return DisplayList(size: size, items: [.image(ImageItem(bitmap, in: CGRect(origin: .zero, size: size)))])
    case .symbol(let glyph, _):
      return DisplayList(
        size: size, items: glyph.items(filling: CGRect(origin: .zero, size: size), weight: .regular, paint: .color(.black)))
    }
  }
}
