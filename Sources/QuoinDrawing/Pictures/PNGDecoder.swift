import CPNG
import Foundation

/// Reads PNG files through libpng's simplified interface, which keeps its errors to itself.
enum PNGDecoder {
  static func decode(_ data: Data, name: String) throws(DrawingError) -> Bitmap {
    let bytes = [UInt8](data)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard bytes.withUnsafeBytes({ png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) }) != 0 else {
      throw broken(image, name)
    }
    let width = Int(image.width)
    let height = Int(image.height)
    try PictureLimits.check(width: width, height: height, name: name)
    let isOpaque = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) == 0
    // Alpha, colour, blue first.
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    let storage = PixelStorage(count: width * height * 4)
    let done = bytes.withUnsafeBytes { _ in png_image_finish_read(&image, nil, storage.bytes, Int32(width * 4), nil) }
    guard done != 0 else { throw broken(image, name) }
    if !isOpaque { storage.premultiply() }
    return Bitmap(width: width, height: height, pixels: storage, original: Bitmap.Original(format: .png, data: data))
  }

  private static func broken(_ image: png_image, _ name: String) -> DrawingError {
    var message = image.message
    let text = withUnsafeBytes(of: &message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .pictureBroken(name: name, format: "PNG", detail: text)
  }
}
