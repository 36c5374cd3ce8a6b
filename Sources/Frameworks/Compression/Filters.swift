/// A way to make bytes fewer, in Swift's words. Only `zlib` works here.
public enum Algorithm: CaseIterable, Sendable {
  /// Apple's LZFSE; it fails here.
  case lzfse
  /// DEFLATE, RFC 1951.
  case zlib
  /// LZ4 with frames; it fails here.
  case lz4
  /// LZMA; it fails here.
  case lzma
  /// Apple's LZBITMAP; it fails here.
  case lzbitmap
  /// Brotli; it fails here.
  case brotli

  /// The way of C's number; nil for numbers of none.
  public init?(rawValue: compression_algorithm) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }
  /// C's number.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

/// Which way a filter goes.
public enum FilterOperation: Sendable {
  /// Bytes become fewer.
  case compress
  /// Bytes become what they were.
  case decompress

  /// The bytes' other form; throws where they have none or the way is not here.
  func apply(_ bytes: Data, _ algorithm: Algorithm) throws -> Data {
    let result =
      algorithm == .zlib ? bytes.withUnsafeBytes { self == .compress ? Deflate.compressed($0) : Deflate.decompressed($0) } : nil
    guard let result else { throw FilterError.invalidData }
    return result
  }
}

/// Why a filter fails.
public enum FilterError: Error, Sendable {
  /// What was asked is not possible now.
  case invalidState
  /// The bytes are not what they should be.
  case invalidData
}

/// Bytes that are written to it come out in their other form, once it is finalized.
public final class OutputFilter {
  private let operation: FilterOperation
  private let algorithm: Algorithm
  private let write: (Data?) throws -> Void
  private var gathered: Data? = Data()

  /// Gives what comes out to `writeBlock`, and nil at the end; `bufferCapacity` is not needed here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeBlock: @escaping (Data?) throws -> Void
  ) throws { (self.operation, self.algorithm, write) = (operation, algorithm, writeBlock) }

  /// Takes bytes; nil, and none, say that these were all. Throws once it is finalized.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard gathered != nil else { throw FilterError.invalidState }
    gathered?.append(contentsOf: data)
  }

  /// Lets come out what there is. What is called again does nothing.
  public func finalize() throws {
    guard let all = gathered else { return }
    gathered = nil
    let result = try operation.apply(all, algorithm)
    if !result.isEmpty { try write(result) }
    try write(nil)
  }
}

/// Bytes that are read from it are the other form of what it reads.
public final class InputFilter<D: DataProtocol> {
  private let operation: FilterOperation
  private let algorithm: Algorithm
  private let read: (Int) throws -> D?
  private let capacity: Int
  private var left: Data?

  /// Reads by `readBlock`, `bufferCapacity` bytes at a time, until it answers nil or nothing.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readBlock: @escaping (Int) throws -> D?
  ) throws { (self.operation, self.algorithm, capacity, read) = (operation, algorithm, max(1, bufferCapacity), readBlock) }

  /// The next bytes, `count` at most; nil once there are none.
  public func readData(ofLength count: Int) throws -> Data? {
    if left == nil {
      var all = Data()
      while let next = try read(capacity), !next.isEmpty { all.append(contentsOf: next) }
      left = try operation.apply(all, algorithm)
    }
    guard let rest = left, !rest.isEmpty, count > 0 else { return nil }
    left = Data(rest.dropFirst(count))
    return rest.prefix(count)
  }
}

extension NSData {
  /// A way to make bytes fewer. Only `zlib` works here.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Apple's LZFSE; it fails here.
    case lzfse
    /// LZ4; it fails here.
    case lz4
    /// LZMA; it fails here.
    case lzma
    /// DEFLATE, RFC 1951.
    case zlib

    fileprivate var known: Algorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }
  /// Fewer bytes that say the same; throws where the way is not here.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    NSData(data: try FilterOperation.compress.apply(Data(referencing: self), algorithm.known))
  }
  /// The bytes as they were; throws where they cannot be read.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    NSData(data: try FilterOperation.decompress.apply(Data(referencing: self), algorithm.known))
  }
}
