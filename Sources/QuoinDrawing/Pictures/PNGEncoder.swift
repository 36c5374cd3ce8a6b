import CDeflate
import Foundation

/// Writes PNG files from premultiplied pixels. Pictures of up to 256 colours take a byte a pixel, other opaque ones three, others four.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Pixels per point, written as a physical size; nil leaves it out.
  var scale: Double?

  /// Of libdeflate's levels, the last whose time is hardly longer than the fastest's on cards and walls of text.
  private static let level: Int32 = 4

  /// The file. `pixels` are blue, green, red, alpha, multiplied by alpha; `stride` bytes from row to row.
  func encode(_ pixels: UnsafePointer<UInt8>, stride: Int) throws(DrawingError) -> Data {
    if let palette = PNGPalette(pixels, width: width, height: height, stride: stride) {
      return try palette.rows.withUnsafeBufferPointer { rows throws(DrawingError) in
        try assemble(rows.baseAddress!, count: rows.count, colorType: 3, palette: palette)
      }
    }
    return try encodeColors(pixels, stride)
  }

  private func encodeColors(_ pixels: UnsafePointer<UInt8>, _ stride: Int) throws(DrawingError) -> Data {
    let isOpaque = isOpaque(pixels, stride)
    return try filtering(pixels, stride, isOpaque: isOpaque) { filtered, count throws(DrawingError) in
      try assemble(filtered, count: count, colorType: isOpaque ? 2 : 6)
    }
  }

  /// The pixels with their alpha as one compressed stream: a picture among others of one file.
  func compressedColors(_ pixels: UnsafePointer<UInt8>, stride: Int) throws(DrawingError) -> Data {
    try filtering(pixels, stride, isOpaque: false) { filtered, count throws(DrawingError) in
      try Self.compressing(filtered, count) { Data($0) }
    }
  }

  private func filtering(
    _ pixels: UnsafePointer<UInt8>, _ stride: Int, isOpaque: Bool, _ body: (UnsafePointer<UInt8>, Int) throws(DrawingError) -> Data
  ) throws(DrawingError) -> Data {
    let channels = isOpaque ? 3 : 4
    let rowBytes = width * channels + 1
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * height)
    defer { filtered.deallocate() }
    // Two rows take turns at being the one above.
    let lines = UnsafeMutablePointer<UInt8>.allocate(capacity: width * 8)
    defer { lines.deallocate() }
    lines.initialize(repeating: 0, count: width * 8)
    var chosen = PNGFilter.none
    for row in 0..<height {
      let line = lines + (row & 1) * width * 4
      let above = lines + (~row & 1) * width * 4
      unpack(pixels + row * stride, into: line, isOpaque: isOpaque)
      if row % 16 == 0 { chosen = PNGFilter(for: line, above: above, count: width * channels, step: channels) }
      chosen.apply(to: line, above: above, into: filtered + row * rowBytes, count: width * channels, step: channels)
    }
    return try body(filtered, rowBytes * height)
  }

  private func isOpaque(_ pixels: UnsafePointer<UInt8>, _ stride: Int) -> Bool {
    for row in 0..<height {
      let words = UnsafeRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xff00_0000
      for column in 0..<width { all &= words[column] }
      if all != 0xff00_0000 { return false }
    }
    return true
  }

  /// A premultiplied pixel as red, green, blue and alpha from the lowest byte up, no longer multiplied.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 { min(255, (((word >> shift) & 0xff) * 255 + alpha / 2) / alpha) }
    return alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
  }

  /// Red, green, blue (and alpha), no longer multiplied.
  private func unpack(_ source: UnsafePointer<UInt8>, into line: UnsafeMutablePointer<UInt8>, isOpaque: Bool) {
    let words = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
    if isOpaque {
      for column in 0..<width {
        let word = words[column]
        line[column * 3] = UInt8(truncatingIfNeeded: word >> 16)
        line[column * 3 + 1] = UInt8(truncatingIfNeeded: word >> 8)
        line[column * 3 + 2] = UInt8(truncatingIfNeeded: word)
      }
      return
    }
    let target = UnsafeMutableRawPointer(line).assumingMemoryBound(to: UInt32.self)
    for column in 0..<width {
      let word = words[column]
      target[column] = word >> 24 == 255 ? 0xff00_0000 | (word & 0xff) << 16 | (word & 0xff00) | (word >> 16) & 0xff : Self.straight(word)
    }
  }

  /// `colorType` as the format counts them: 2 for colours, 3 for a palette, 6 for colours with alpha.
  private func assemble(
    _ filtered: UnsafePointer<UInt8>, count: Int, colorType: UInt8, palette: PNGPalette? = nil
  ) throws(DrawingError) -> Data {
    try Self.compressing(filtered, count) { file($0, colorType, palette) }
  }

  private static func compressing(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Data
  ) throws(DrawingError) -> Data {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw .memoryExhausted }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    let packed = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
    defer { packed.deallocate() }
    let size = libdeflate_zlib_compress(compressor, bytes, count, packed, bound)
    guard size > 0 else { throw .drawingFailed("the pixels could not be compressed") }
    return body(UnsafeBufferPointer(start: packed, count: size))
  }

  private func file(_ packed: UnsafeBufferPointer<UInt8>, _ colorType: UInt8, _ palette: PNGPalette?) -> Data {
    let size = packed.count
    var file = Data(capacity: size + 128)
    file.append(contentsOf: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    Self.chunk("IHDR", Self.bytes(width) + Self.bytes(height) + [8, colorType, 0, 0, 0], &file)
    Self.chunk("sRGB", [0], &file)
    if let scale {
      // 72 points to the inch.
      let density = Self.bytes(Int((scale * 72 / 0.0254).rounded()))
      Self.chunk("pHYs", density + density + [1], &file)
    }
    if let palette {
      Self.chunk("PLTE", palette.colors, &file)
      if !palette.alphas.isEmpty { Self.chunk("tRNS", palette.alphas, &file) }
    }
    Self.chunk("IDAT", packed, &file)
    Self.chunk("IEND", [], &file)
    return file
  }

  static func bytes(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  static func chunk(_ name: String, _ content: [UInt8], _ file: inout Data) {
    content.withUnsafeBufferPointer { chunk(name, $0, &file) }
  }

  static func chunk(_ name: String, _ content: UnsafeBufferPointer<UInt8>, _ file: inout Data) {
    let letters = Array(name.utf8)
    file.append(contentsOf: bytes(content.count))
    file.append(contentsOf: letters)
    file.append(content)
    var sum = libdeflate_crc32(0, letters, letters.count)
    if let start = content.baseAddress { sum = libdeflate_crc32(sum, start, content.count) }
    file.append(contentsOf: bytes(Int(sum)))
  }
}
