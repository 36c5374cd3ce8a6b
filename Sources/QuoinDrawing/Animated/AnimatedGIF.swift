import CGIF
import Foundation

/// A GIF of one picture or several, written by giflib.
///
/// A picture has 256 colours at most (see `QuantizedPalette`), and is there or not at each pixel: what is covered by half or more shows. Only the
/// part that differs from the picture before is written again.
final class AnimatedGIF: AnimatedFile {
  /// What the library has written.
  private final class Output {
    var bytes = Data()
  }
  private let output = Output()
  private var file: UnsafeMutablePointer<GifFileType>?
  private var last: Bitmap?
  /// Time is told in hundredths of a second, whose sum does not drift from the time that was asked for.
  private var (asked, told) = (0, 0)

  deinit { if let file { EGifCloseFile(file, nil) } }

  func add(_ picture: Bitmap, milliseconds: Int) throws(DrawingError) {
    guard picture.width <= 0xFFFF, picture.height <= 0xFFFF else {
      throw .drawingFailed("a GIF has 65,535 pixels a side at most, not \(picture.width) × \(picture.height)")
    }
    if file == nil { try begin(picture) }
    asked += milliseconds
    // Less than two hundredths is played as ten by browsers.
    let delay = max(2, (asked + 5) / 10 - told)
    told += delay
    defer { last = picture }
    guard let last, picture.isOpaque, last.isOpaque else {
      return try write(picture, atX: 0, y: 0, delay: delay)
    }
    let part = picture.part(otherThan: last)
    try write(picture.cropped(to: part), atX: part.x, y: part.y, delay: delay)
  }

  func finish() throws(DrawingError) -> Data {
    let closed = EGifCloseFile(file, nil)
    file = nil
    guard closed == GIF_OK else { throw failure }
    return output.bytes
  }

  private func begin(_ picture: Bitmap) throws(DrawingError) {
    file = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        guard let file, let bytes else { return 0 }
        Unmanaged<Output>.fromOpaque(file.pointee.UserData).takeUnretainedValue().bytes.append(bytes, count: Int(count))
        return count
      }, nil)
    guard let file else { throw failure }
    EGifSetGifVersion(file, true)
    guard EGifPutScreenDesc(file, Int32(picture.width), Int32(picture.height), 8, 0, nil) == GIF_OK else { throw failure }
    // Netscape's extension: again and again.
    let again: [UInt8] = [1, 0, 0]
    guard EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK, EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK,
      EGifPutExtensionBlock(file, 3, again) == GIF_OK, EGifPutExtensionTrailer(file) == GIF_OK
    else { throw failure }
  }

  private func write(_ picture: Bitmap, atX x: Int, y: Int, delay: Int) throws(DrawingError) {
    // One colour is kept for what is not there.
    let clear: UInt8? = picture.isOpaque ? nil : 255
    let pixels = picture.colors
    let table = QuantizedPalette(of: pixels, most: clear == nil ? 256 : 255)
    var control = GraphicsControlBlock(
      DisposalMode: clear == nil ? DISPOSE_DO_NOT : DISPOSE_BACKGROUND, UserInputFlag: false, DelayTime: Int32(min(delay, 0xFFFF)),
      TransparentColor: clear.map { Int32($0) } ?? NO_TRANSPARENT_COLOR)
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    var colors = table.colors.map { GifColorType(Red: $0.x, Green: $0.y, Blue: $0.z) }
    colors += Array(repeating: GifColorType(), count: 256 - colors.count)
    let map = GifMakeMapObject(256, colors)
    defer { GifFreeMapObject(map) }
    guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, block) == GIF_OK,
      EGifPutImageDesc(file, Int32(x), Int32(y), Int32(picture.width), Int32(picture.height), false, map) == GIF_OK
    else { throw failure }
    var line = [UInt8](repeating: 0, count: picture.width)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let pixel = pixels[row * picture.width + column]
        line[column] = if let clear, pixel >> 24 == 0 { clear } else { table.index(of: pixel) }
      }
      guard EGifPutLine(file, &line, Int32(picture.width)) == GIF_OK else { throw failure }
    }
  }

  private var failure: DrawingError { .drawingFailed("the GIF library could not write the picture") }
}

extension Bitmap {
  /// The picture as a GIF file of 256 colours at most. Throws where a side is longer than 65,535 pixels.
  public func gifData() throws(DrawingError) -> Data {
    let file = AnimatedGIF()
    try file.add(self, milliseconds: 0)
    return try file.finish()
  }

  /// The colours of all pixels, from the top left, red in the lowest byte; those covered by half or more have 255 in the highest, others are
  /// 0.
  fileprivate var colors: [UInt32] {
    withPixels { bytes in
      (0..<width * height).map { index in
        let pixel = bytes + index * 4
        let alpha = UInt32(pixel[3])
        guard alpha >= 128 else { return 0 }
        func part(_ offset: Int) -> UInt32 {
          alpha == 255 ? UInt32(pixel[offset]) : min(255, (UInt32(pixel[offset]) * 255 + alpha / 2) / alpha)
        }
        return 0xFF << 24 | part(0) << 16 | part(1) << 8 | part(2)
      }
    }
  }

  /// The smallest part outside of which another picture of the same size is the same; one pixel where they are equal.
  fileprivate func part(otherThan other: Bitmap) -> (x: Int, y: Int, width: Int, height: Int) {
    withPixels { own in
      other.withPixels { others in
        let length = width * 4
        func isSame(_ row: Int) -> Bool { memcmp(own + row * length, others + row * length, length) == 0 }
        guard let top = (0..<height).first(where: { !isSame($0) }), let bottom = (0..<height).last(where: { !isSame($0) }) else {
          return (0, 0, 1, 1)
        }
        var (left, right) = (width - 1, 0)
        for row in top...bottom {
          let start = row * length
          func isSame(_ column: Int) -> Bool { memcmp(own + start + column * 4, others + start + column * 4, 4) == 0 }
          if let first = (0..<left).first(where: { !isSame($0) }) { left = first }
          if let last = (right..<width).last(where: { !isSame($0) }) { right = last }
        }
        return (left, top, right - left + 1, bottom - top + 1)
      }
    }
  }
}
