import QuoinDrawing

/// The memory that a context's pixels go into.
final class BitmapMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let order: PixelOrder
  let bytes: UnsafeMutablePointer<UInt8>
  private let isOwn: Bool
  /// Whether the memory is not what has been drawn.
  var isBehind = true

  init(width: Int, height: Int, bytesPerRow: Int, order: PixelOrder, given: UnsafeMutableRawPointer?) {
    (self.width, self.height, self.bytesPerRow, self.order) = (width, height, bytesPerRow, order)
    isOwn = given == nil
    bytes = (given ?? .allocate(byteCount: height * bytesPerRow, alignment: 16)).assumingMemoryBound(to: UInt8.self)
    if isOwn { bytes.update(repeating: 0, count: height * bytesPerRow) }
  }
  deinit { if isOwn { bytes.deallocate() } }

  /// Whether others look into it whenever they like.
  var isShared: Bool { !isOwn }

  /// Writes a picture of the memory's size.
  func write(_ picture: Bitmap) {
    isBehind = false
    picture.withPixels { pixels in
      for y in 0..<min(height, picture.height) {
        for x in 0..<min(width, picture.width) {
          let pixel = pixels + (y * picture.width + x) * 4
          order.write(blue: pixel[0], green: pixel[1], red: pixel[2], alpha: pixel[3], to: bytes + y * bytesPerRow + x * order.count)
        }
      }
    }
  }
}

/// How a pixel's bytes stand in memory.
struct PixelOrder {
  let space: CGColorSpaceModel
  let alpha: CGImageAlphaInfo
  let isReversed: Bool

  /// nil for numbers with a point, inks, and pixels of other than eight bits a part.
  init?(space: CGColorSpace?, bitmapInfo: UInt32, bitsPerComponent: Int) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F), bitsPerComponent == 8, !info.contains(.floatComponents) else {
      return nil
    }
    self.alpha = alpha
    self.space = alpha == .alphaOnly ? .monochrome : space?.model ?? .rgb
    guard self.space == .rgb && alpha != .none || self.space == .monochrome else { return nil }
    isReversed = bitmapInfo & 0x7000 == 0x2000
  }

  /// Bytes of a pixel.
  var count: Int { space == .rgb ? 4 : alpha == .none || alpha == .alphaOnly ? 1 : 2 }
  private var isAlphaFirst: Bool { alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst }

  /// Colours come multiplied by their opacity, which is how contexts keep them.
  func write(blue: UInt8, green: UInt8, red: UInt8, alpha opacity: UInt8, to bytes: UnsafeMutablePointer<UInt8>) {
    let last = alpha == .noneSkipFirst || alpha == .noneSkipLast ? 255 : opacity
    switch (space, count) {
    case (.rgb, _):
      let parts = isAlphaFirst ? [last, red, green, blue] : [red, green, blue, last]
      for index in 0..<4 { bytes[isReversed ? 3 - index : index] = parts[index] }
    case (_, 1) where alpha == .alphaOnly: bytes[0] = opacity
    default:
      // The weights of the parts in what is seen as light (Rec. 709).
      let light: Double = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
      let gray = UInt8(min(255, light.rounded()))
      bytes[isAlphaFirst && count == 2 ? 1 : 0] = gray
      if count == 2 { bytes[isAlphaFirst ? 0 : 1] = last }
    }
  }

  /// A pixel as red, green, blue and alpha, not multiplied.
  func read(_ bytes: UnsafePointer<UInt8>) -> (UInt8, UInt8, UInt8, UInt8) {
    guard space == .rgb else {
      if alpha == .alphaOnly { return (0, 0, 0, bytes[0]) }
      let gray = bytes[isAlphaFirst && count == 2 ? 1 : 0]
      return (gray, gray, gray, count == 2 ? bytes[isAlphaFirst ? 0 : 1] : 255)
    }
    var parts = (0..<4).map { bytes[isReversed ? 3 - $0 : $0] }
    if isAlphaFirst { parts.append(parts.removeFirst()) }
    if alpha == .noneSkipFirst || alpha == .noneSkipLast { parts[3] = 255 }
    if alpha == .premultipliedFirst || alpha == .premultipliedLast, parts[3] > 0 {
      for index in 0..<3 { parts[index] = UInt8(min(255, (Double(parts[index]) * 255 / Double(parts[3])).rounded())) }
    }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}

extension CGContext {
  /// A context whose pixels stand in memory: `data`, or memory of its own where that is nil. The origin is at the lower left, y goes up, a
  /// unit is a pixel. With 0 `bytesPerRow` rows follow each other without gaps. What the memory holds at first lies below what is drawn.
  ///
  /// nil for a size that is not positive, for other than 8 bits a part, numbers with a point, inks, and colours without room for opacity.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width < 1 << 15, height < 1 << 15,
      let order = PixelOrder(space: space, bitmapInfo: bitmapInfo, bitsPerComponent: bitsPerComponent),
      bytesPerRow == 0 || bytesPerRow >= width * order.count
    else { return nil }
    let size = CGSize(width: width, height: height)
    self.init(
      DisplayListBuilder(size: size), base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), traits: UITraitCollection())
    pictureScale = 1
    let memory = BitmapMemory(
      width: width, height: height, bytesPerRow: bytesPerRow == 0 ? width * order.count : bytesPerRow, order: order, given: data)
    if data != nil, let picture = Bitmap(memory), !picture.isClear {
      draw(CGImage(UIImage(.bitmap(picture), scale: 1)), in: CGRect(origin: .zero, size: size))
    }
    bitmap = memory
  }

  /// Writes what is drawn into memory that others look into.
  func showInMemory() { if let bitmap, bitmap.isShared, bitmap.isBehind { bring(bitmap) } }

  private func bring(_ memory: BitmapMemory) {
    if let picture = try? PNGExporter().bitmap(for: snapshot()) { memory.write(picture) }
  }

  /// The pixels as they stand in memory; nil for a context that has none.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    if bitmap.isBehind { bring(bitmap) }
    return UnsafeMutableRawPointer(bitmap.bytes)
  }
  /// Pixels across; 0 without memory of pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// Pixels down; 0 without memory of pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// Bytes of a row; 0 without memory of pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
}

extension Bitmap {
  /// What stands in a memory; nil where it cannot be a picture.
  init?(_ memory: BitmapMemory) {
    self.init(width: memory.width, height: memory.height, bytesPerRow: memory.bytesPerRow, order: memory.order, bytes: memory.bytes)
  }

  init?(width: Int, height: Int, bytesPerRow: Int, order: PixelOrder, bytes: UnsafePointer<UInt8>) {
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = order.read(bytes + y * bytesPerRow + x * order.count)
        rgba += [red, green, blue, alpha]
      }
    }
    guard let made = try? Bitmap(width: width, height: height, rgba: rgba) else { return nil }
    self = made
  }

  /// Whether nothing is seen of it.
  fileprivate var isClear: Bool {
    withPixels { pixels in (0..<width * height).allSatisfy { pixels[$0 * 4 + 3] == 0 } }
  }
}
