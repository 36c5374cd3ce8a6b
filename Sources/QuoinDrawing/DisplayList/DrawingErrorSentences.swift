/// Every sentence of this module's errors, in one place.
extension DrawingError {
  /// The sentence for people.
  public var description: String {
    switch self {
    case .canvasNotPositive(let width, let height):
      "The picture would be \(width) × \(height) points. Give it a width and a height greater than zero."
    case .canvasTooLarge(let width, let height, let limit):
      "The picture would be \(width) × \(height) pixels; at most \(limit) on a side and 268 million in all can be drawn. "
        + "Use a smaller size or a smaller scale."
    case .scaleNotPositive(let scale):
      "The scale is \(scale). Use a number of pixels per point greater than zero, such as 2."
    case .pictureUnknownFormat(let name):
      "\(name) is not a picture that can be read. Convert it to PNG, JPEG, WebP, SVG or PDF."
    case .pictureBroken(let name, let format, let detail):
      "\(name) is a broken \(format) picture (\(detail)). Export it again or restore the file."
    case .pictureTooLarge(let name, let width, let height, let limit):
      "\(name) is \(width) × \(height) pixels; at most \(limit) on a side and 100 million in all are read. Make it smaller first."
    case .svgReaderMissing(let name):
      "\(name) is an SVG picture, and librsvg is not installed. Run `apt-get install librsvg2-2`, or convert the picture to PNG."
    case .pdfReaderMissing(let name):
      "\(name) is a PDF picture, and poppler is not installed. Run `apt-get install libpoppler-glib8`, or convert the picture to SVG or PNG."
    case .pictureUnreadable(let name, let detail):
      "\(name) cannot be read (\(detail)). Check that the file exists and may be read."
    case .fontUnreadable(let path):
      "The font file \(path) cannot be opened. Install the font again or leave it out of --font-dir."
    case .memoryExhausted:
      "The page takes more memory to draw than there is. Put fewer blurs, shadows and filters within each other, or use a smaller size "
        + "or a smaller scale."
    case .drawingFailed(let detail):
      "The page could not be drawn (\(detail)). Please report this with the file that shows it."
    case .documentEmpty:
      "The document has no pages. Add at least one."
    }
  }
}
