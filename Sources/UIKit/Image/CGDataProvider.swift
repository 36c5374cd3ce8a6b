import QuoinDrawing

/// Where a picture's bytes come from.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?
  /// One that gives `data`.
  public init?(data: CFData) { self.data = data }
  /// One that gives a file's bytes; nil when it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// How colours are fitted to a screen; as they are, here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// How numbers of pixels become colours; nil: as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels run into each other where it is drawn larger: yes.
  public var shouldInterpolate: Bool { true }
  /// How its colours are fitted to a screen: as they are.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// A picture of bytes. nil where a context could not keep such pixels, or there are too few of them.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let order = PixelOrder(space: space, bitmapInfo: bitmapInfo.rawValue, bitsPerComponent: bitsPerComponent), width > 0, height > 0,
      bitsPerPixel == order.count * 8, bytesPerRow >= width * order.count, let data = provider.data,
      data.count >= bytesPerRow * (height - 1) + width * order.count
    else { return nil }
    let picture = data.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        Bitmap(width: width, height: height, bytesPerRow: bytesPerRow, order: order, bytes: $0.assumingMemoryBound(to: UInt8.self))
      }
    }
    guard let picture else { return nil }
    self.init(UIImage(.bitmap(picture), scale: 1))
  }

  /// A picture of a PNG's bytes; nil for other bytes. How colours are fitted is left out.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source, begins: [0x89, 0x50, 0x4E, 0x47]) }
  /// A picture of a JPEG's bytes; nil for other bytes. How colours are fitted is left out.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source, begins: [0xFF, 0xD8]) }
  private convenience init?(file: CGDataProvider, begins signature: [UInt8]) {
    guard let data = file.data, data.starts(with: signature), let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// The space of its colours: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Whether it is a form to draw through: no.
  public var isMask: Bool { false }
  /// The picture's bytes: red, green, blue and alpha of each pixel, multiplied by alpha, row by row.
  public var dataProvider: CGDataProvider? {
    guard let picture = image.pixels else { return nil }
    var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
    picture.withPixels { pixels in
      for at in stride(from: 0, to: bytes.count, by: 4) {
        (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (pixels[at + 2], pixels[at + 1], pixels[at], pixels[at + 3])
      }
    }
    return CGDataProvider(data: Data(bytes))
  }
}
