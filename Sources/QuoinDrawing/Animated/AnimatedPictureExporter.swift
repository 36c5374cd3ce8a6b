import Foundation
import QuoinGeometry

/// Prints pages that follow each other as one moving picture.
///
/// Pages are added in order and printed at once, so that only compressed pictures stay in memory. One that is the same as the page
/// before only makes that last longer. The same pages give the same bytes.
public struct AnimatedPictureExporter {
  /// The kinds of file.
  public enum Format: String, Sendable {
    /// A PNG with several pictures (APNG); who knows stills alone shows the first.
    case png
    /// A WebP without loss.
    case webp
    /// A GIF: 256 colours a picture, each pixel there or not, at most 50 pictures a second.
    case gif
  }
  private let printer: PNGExporter
  private let file: any AnimatedFile
  private var size: CGSize?
  private var last: (pixels: Bitmap, milliseconds: Double)?
  private var ended = 0.0

  /// A file of `format`, at so many pixels per point; `background` lies below every page, nil for nothing.
  public init(_ format: Format, scale: CGFloat = 1, background: PaintColor? = nil) {
    printer = PNGExporter(scale: scale, background: background)
    file =
      switch format {
      case .png: AnimatedPNG()
      case .webp: AnimatedWebP()
      case .gif: AnimatedGIF()
      }
  }

  /// Adds a page that is shown for so many seconds. All pages must be of one size; throws where they are not, and where the size can't be
  /// drawn.
  public mutating func add(_ list: DisplayList, seconds: Double) throws(DrawingError) {
    guard size == nil || size == list.size else {
      throw .drawingFailed("the pages of a moving picture are of one size; give the preview a size of its own, such as --size 390x844")
    }
    size = list.size
    let pixels = try printer.bitmap(for: list)
    if let last, last.pixels.difference(to: pixels, tolerance: 0)?.pixels == 0 {
      self.last = (pixels, last.milliseconds + seconds * 1_000)
      return
    }
    try printLast()
    last = (pixels, seconds * 1_000)
  }

  private mutating func printLast() throws(DrawingError) {
    guard let last else { return }
    // Whole milliseconds, whose sum does not drift from the time that was asked for.
    let start = ended.rounded()
    ended += last.milliseconds
    try file.add(last.pixels, milliseconds: max(1, Int(ended.rounded() - start)))
  }

  /// The file, which plays again and again. Throws without a page.
  public mutating func finish() throws(DrawingError) -> Data {
    guard last != nil else { throw .drawingFailed("a moving picture needs a page") }
    try printLast()
    last = nil
    return try file.finish()
  }
}

/// A file of several pictures, as it is written.
protocol AnimatedFile: AnyObject {
  /// Adds a picture that is shown for so long.
  func add(_ picture: Bitmap, milliseconds: Int) throws(DrawingError)
  /// The whole file, which plays again and again.
  func finish() throws(DrawingError) -> Data
}
