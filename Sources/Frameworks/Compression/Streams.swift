// Compression's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Which way a stream goes.
public struct compression_stream_operation: Equatable, Sendable {
  /// C's number.
  public var rawValue: UInt32
}
/// Bytes become fewer.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Bytes become what they were.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// What is said of the bytes that are given.
public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
  /// C's number.
  public var rawValue: UInt32
  /// The word of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// No more will come.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// How a step went.
public struct compression_status: RawRepresentable, Equatable, Sendable {
  /// C's number.
  public var rawValue: Int32
  /// The word of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
/// It goes on.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// It does not.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// All has been written.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// Bytes on their way.
public struct compression_stream {
  /// Where bytes are written next.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// How many have room there.
  public var dst_size: Int
  /// Where bytes are read next.
  public var src_ptr: UnsafePointer<UInt8>
  /// How many stand there.
  public var src_size: Int
  /// What the stream keeps.
  public var state: UnsafeMutableRawPointer?

  /// Bytes on their way, of which `compression_stream_init` knows nothing yet.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
  ) { (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (dst_ptr, dst_size, src_ptr, src_size, state) }
}

/// What a stream has gathered, and what it has left to give.
private final class Gathered {
  let operation: compression_stream_operation
  var given = Data()
  var left: Data?
  init(_ operation: compression_stream_operation) { self.operation = operation }

  /// Once all is here.
  func finish() -> Bool {
    guard left == nil else { return true }
    left = given.withUnsafeBytes { operation == COMPRESSION_STREAM_ENCODE ? Deflate.compressed($0) : Deflate.decompressed($0) }
    return left != nil
  }
}

/// Begins a stream; fails for every way but `COMPRESSION_ZLIB`.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(Gathered(operation)).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Takes what there is to read and, once `COMPRESSION_STREAM_FINALIZE` says that it was all, writes as much as has room.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let gathered = Unmanaged<Gathered>.fromOpaque(state).takeUnretainedValue()
  if stream.pointee.src_size > 0 {
    gathered.given.append(stream.pointee.src_ptr, count: stream.pointee.src_size)
    stream.pointee.src_ptr += stream.pointee.src_size
    stream.pointee.src_size = 0
  }
  guard flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0 else { return COMPRESSION_STATUS_OK }
  guard gathered.finish(), let left = gathered.left else { return COMPRESSION_STATUS_ERROR }
  let size = min(left.count, max(0, stream.pointee.dst_size))
  left.copyBytes(to: stream.pointee.dst_ptr, count: size)
  stream.pointee.dst_ptr += size
  stream.pointee.dst_size -= size
  gathered.left = Data(left.dropFirst(size))
  return size == left.count ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
}

/// Ends a stream.
@discardableResult public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<Gathered>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
