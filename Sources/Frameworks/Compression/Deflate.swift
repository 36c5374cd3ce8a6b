import CDeflate
import Foundation

/// Bytes through DEFLATE as RFC 1951 says, without anything around them.
enum Deflate {
  /// Fewer bytes; nil where there is no memory.
  static func compressed(_ bytes: UnsafeRawBufferPointer) -> Data? {
    // The one level that Apple's documentation names for COMPRESSION_ZLIB.
    guard let compressor = libdeflate_alloc_compressor(5) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    var result = Data(count: libdeflate_deflate_compress_bound(compressor, bytes.count))
    let size = result.withUnsafeMutableBytes { room in
      nonEmpty(bytes) { libdeflate_deflate_compress(compressor, $0, bytes.count, room.baseAddress, room.count) }
    }
    return size > 0 ? result.prefix(size) : nil
  }

  /// The bytes as they were; nil where these are not DEFLATE's, or end too early. What stands behind the last of them is not read.
  static func decompressed(_ bytes: UnsafeRawBufferPointer) -> Data? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // DEFLATE makes nothing smaller than a thousandth and a bit (1032:1).
    var room = max(64, bytes.count * 4)
    while room <= max(1, bytes.count) * 1100 + 64 * 8 {
      var result = Data(count: room)
      var (read, written) = (0, 0)
      let answer = result.withUnsafeMutableBytes { room in
        nonEmpty(bytes) {
          libdeflate_deflate_decompress_ex(decompressor, $0, bytes.count, room.baseAddress, room.count, &read, &written)
        }
      }
      if answer == LIBDEFLATE_SUCCESS { return result.prefix(written) }
      guard answer == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      room *= 4
    }
    return nil
  }

  /// A pointer, even to no bytes at all.
  private static func nonEmpty<Result>(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawPointer) -> Result) -> Result {
    if let start = bytes.baseAddress { return body(start) }
    return withUnsafeBytes(of: 0 as UInt8) { body($0.baseAddress!) }
  }
}
