import CCairo
import Foundation
import Synchronization

/// A picture made of pixels, never changed once it is there. sRGB.
///
/// Two bitmaps are equal when they are the same pixels in memory; copies of a value share them.
public struct Bitmap: Sendable {
  /// Pixels across, at least 1.
  public let width: Int
  /// Pixels down, at least 1.
  public let height: Int
  /// The bytes the picture came from, when they can be put into a document as they are.
  let original: Original?
  private let pixels: PixelStorage

  /// Bytes that a document may hold in place of the pixels.
  struct Original: Sendable {
    enum Format: Sendable { case png, jpeg }
    let format: Format
    let data: Data
  }

  /// Takes over pixels: blue, green, red, alpha, multiplied by alpha, rows without gaps.
  init(width: Int, height: Int, pixels: PixelStorage, original: Original? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.original = original
  }

  /// A picture from red, green, blue and alpha bytes, not multiplied by alpha, row by row without gaps.
  /// Throws when the size is not positive or too large, or the bytes are too few.
  public init(width: Int, height: Int, rgba: some Collection<UInt8>) throws(DrawingError) {
    try PictureLimits.check(width: width, height: height, name: "The picture")
    let count = width * height * 4
    let bytes = Array(rgba)
    guard bytes.count >= count else {
      throw .pictureBroken(name: "The picture", format: "RGBA", detail: "\(bytes.count) bytes for \(width) × \(height) pixels")
    }
    let storage = PixelStorage(count: count)
    bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      let target = storage.bytes
      target.update(from: source, count: count)
      var at = 0
      while at < count {
        target[at] = source[at + 2]
        target[at + 2] = source[at]
        at += 4
      }
    }
    storage.premultiply()
    self.init(width: width, height: height, pixels: storage)
  }

  /// The colour of a pixel, counted from the top left; clear outside.
  public subscript(x: Int, y: Int) -> PaintColor {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let at = (y * width + x) * 4
    let alpha = Double(pixels.bytes[at + 3])
    guard alpha > 0 else { return .clear }
    func part(_ offset: Int) -> Double { min(1, Double(pixels.bytes[at + offset]) / alpha) }
    return PaintColor(red: part(2), green: part(1), blue: part(0), alpha: alpha / 255)
  }

  /// Whether no pixel lets anything through. O(n).
  public var isOpaque: Bool {
    var at = 3
    while at < width * height * 4 {
      if pixels.bytes[at] != 255 { return false }
      at += 4
    }
    return true
  }

  /// What no other bitmap in this process is called.
  var id: UInt64 { pixels.id }

  /// The pixels, for as long as `body` runs: blue, green, red, alpha, multiplied by alpha.
  package func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(pixels) { body(pixels.bytes) }
  }

  /// A copy of a part that lies within.
  package func cropped(to part: (x: Int, y: Int, width: Int, height: Int)) -> Bitmap {
    let storage = PixelStorage(count: part.width * part.height * 4)
    for row in 0..<part.height {
      let source = pixels.bytes + ((part.y + row) * width + part.x) * 4
      (storage.bytes + row * part.width * 4).update(from: source, count: part.width * 4)
    }
    return Bitmap(width: part.width, height: part.height, pixels: storage)
  }

  /// The picture, or a part of it in whole pixels, as a source for Cairo, for as long as `body` runs and what it drew is kept.
  func withSurface<Failure: Error>(
    _ part: (x: Int, y: Int, width: Int, height: Int)? = nil, _ body: (OpaquePointer) throws(Failure) -> Void
  ) throws(Failure) {
    let part = part ?? (0, 0, width, height)
    let start = pixels.bytes + (part.y * width + part.x) * 4
    let surface = cairo_image_surface_create_for_data(
      start, CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height), Int32(width * 4))!
    // A PDF surface reads the pixels when it is finished, so the surface itself holds on to them.
    cairo_surface_set_user_data(surface, PixelStorage.key, Unmanaged.passRetained(pixels).toOpaque()) { held in
      Unmanaged<PixelStorage>.fromOpaque(held!).release()
    }
    defer { cairo_surface_destroy(surface) }
    try body(surface)
  }
}

extension Bitmap: Hashable {
  /// Whether both are the same pixels in memory.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left.pixels === right.pixels }
  /// Feeds the pixels' place in memory into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pixels)) }
}

/// The memory behind a bitmap. Written while it is made, then only read.
final class PixelStorage: @unchecked Sendable {
  let bytes: UnsafeMutablePointer<UInt8>
  let count: Int
  /// Never given twice in a process, unlike an address.
  let id = PixelStorage.nextID.add(1, ordering: .relaxed).newValue

  private static let nextID = Atomic<UInt64>(0)

  /// Under this key a Cairo surface holds on to its pixels.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  init(count: Int) {
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 4))
    self.count = count
  }

  deinit { bytes.deallocate() }

  /// Multiplies the first three bytes of each pixel by the fourth, rounded.
  func premultiply() {
    // Tests of apps run unoptimized, where iterators and checks cost more than the work: hence the plain loops here.
    // Nearly all pixels are opaque, so two are looked at at once.
    let opaque = UInt64(littleEndian: 0xFF00_0000_FF00_0000)
    bytes.withMemoryRebound(to: UInt64.self, capacity: max(count / 8, 1)) { words in
      var word = 0
      while word < count / 8 {
        if words[word] & opaque != opaque {
          premultiply(at: word * 8)
          premultiply(at: word * 8 + 4)
        }
        word += 1
      }
    }
    if count % 8 == 4 { premultiply(at: count - 4) }
  }

  private func premultiply(at pixel: Int) {
    let alpha = UInt32(bytes[pixel + 3])
    if alpha == 255 { return }
    var part = pixel
    while part < pixel + 3 {
      let product = UInt32(bytes[part]) &* alpha &+ 128
      bytes[part] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
      part += 1
    }
  }
}
