import Foundation

/// What can go wrong between a page or a picture's bytes and its drawing. Each sentence says what to do.
public enum DrawingError: Error, Hashable, Sendable {
  /// A side of the page is zero, negative, not a number or infinite.
  case canvasNotPositive(width: String, height: String)
  /// The page has more pixels than can be drawn.
  case canvasTooLarge(width: Int, height: Int, limit: Int)
  /// The page's scale is zero, negative, not a number or infinite.
  case scaleNotPositive(String)
  /// The picture's bytes are none of the known formats.
  case pictureUnknownFormat(name: String)
  /// The picture's bytes begin well and then make no sense, or end early.
  case pictureBroken(name: String, format: String, detail: String)
  /// The picture has more pixels than are accepted.
  case pictureTooLarge(name: String, width: Int, height: Int, limit: Int)
  /// The picture is an SVG and the library that reads SVG is not installed.
  case svgReaderMissing(name: String)
  /// The picture is a PDF and the library that reads PDF is not installed.
  case pdfReaderMissing(name: String)
  /// The picture's file could not be read.
  case pictureUnreadable(name: String, detail: String)
  /// A font's file could not be opened by the drawing library.
  case fontUnreadable(path: String)
  /// The page takes more memory than the process may have.
  case memoryExhausted
  /// The drawing library gave up.
  case drawingFailed(String)
  /// A document without pages.
  case documentEmpty
}

extension DrawingError: LocalizedError, CustomStringConvertible {
  /// The sentence for people.
  public var errorDescription: String? { description }
}
