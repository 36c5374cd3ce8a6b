// Compression's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// A way to make bytes fewer. Only `COMPRESSION_ZLIB` works here.
public struct compression_algorithm: RawRepresentable, Equatable, Sendable {
  /// C's number.
  public var rawValue: UInt32
  /// The way of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The way of a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// LZ4 with frames; it fails here.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 as it is; it fails here.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE, RFC 1951, at level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA at level 6; it fails here.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's LZFSE; it fails here.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Apple's LZBITMAP; it fails here.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Brotli at level 2; it fails here.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// How many bytes of room compressing wants besides: none here.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// How many bytes of room decompressing wants besides: none here.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Writes fewer bytes to `dst_buffer`; how many, and 0 where they have no room there or the way is not here.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB, src_size >= 0,
    let result = Deflate.compressed(UnsafeRawBufferPointer(start: src_buffer, count: src_size)), result.count <= dst_size
  else { return 0 }
  result.copyBytes(to: dst_buffer, count: result.count)
  return result.count
}

/// Writes the bytes as they were to `dst_buffer`, as many as have room there; how many, and 0 where they cannot be read.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB, src_size >= 0,
    let result = Deflate.decompressed(UnsafeRawBufferPointer(start: src_buffer, count: src_size))
  else { return 0 }
  let size = min(result.count, max(0, dst_size))
  result.copyBytes(to: dst_buffer, count: size)
  return size
}
