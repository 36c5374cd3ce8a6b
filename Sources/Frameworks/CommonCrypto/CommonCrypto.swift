// CommonCrypto's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// How many bytes there are.
public typealias CC_LONG = UInt32

/// Bytes of a fingerprint by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// Writes the fingerprint of `length` bytes by MD5 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_MD5(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.md5, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// A fingerprint by MD5 that is on its way.
public struct CC_MD5_CTX {
  var digest = Digest(.md5)
  /// Of nothing yet.
  public init() {}
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  context.pointee.digest = Digest(.md5)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_MD5_Update(_ context: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG)
  -> Int32
{
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_MD5_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

/// Bytes of a fingerprint by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes of a block of SHA1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// Writes the fingerprint of `length` bytes by SHA1 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.sha1, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// A fingerprint by SHA1 that is on its way.
public struct CC_SHA1_CTX {
  var digest = Digest(.sha1)
  /// Of nothing yet.
  public init() {}
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_SHA1_Init(_ context: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  context.pointee.digest = Digest(.sha1)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_SHA1_Update(_ context: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG)
  -> Int32
{
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_SHA1_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32
{
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

/// Bytes of a fingerprint by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes of a block of SHA256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// Writes the fingerprint of `length` bytes by SHA256 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.sha256, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// A fingerprint by SHA256 that is on its way.
public struct CC_SHA256_CTX {
  var digest = Digest(.sha256)
  /// Of nothing yet.
  public init() {}
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  context.pointee.digest = Digest(.sha256)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_SHA256_Update(
  _ context: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_SHA256_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA256_CTX>)
  -> Int32
{
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

/// Bytes of a fingerprint by SHA224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// Bytes of a block of SHA224.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// Writes the fingerprint of `length` bytes by SHA224 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_SHA224(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.sha224, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_SHA224_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  context.pointee.digest = Digest(.sha224)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_SHA224_Update(
  _ context: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_SHA224_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA256_CTX>)
  -> Int32
{
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

/// Bytes of a fingerprint by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// Bytes of a block of SHA512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
/// Writes the fingerprint of `length` bytes by SHA512 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.sha512, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// A fingerprint by SHA512 that is on its way.
public struct CC_SHA512_CTX {
  var digest = Digest(.sha512)
  /// Of nothing yet.
  public init() {}
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_SHA512_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  context.pointee.digest = Digest(.sha512)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_SHA512_Update(
  _ context: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_SHA512_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA512_CTX>)
  -> Int32
{
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

/// Bytes of a fingerprint by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes of a block of SHA384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// Writes the fingerprint of `length` bytes by SHA384 to `digest`, which must have room for it; returns `digest`.
@discardableResult public func CC_SHA384(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(Digest.hash(.sha384, UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}
/// Begins; returns 1, as none of these fails.
@discardableResult public func CC_SHA384_Init(_ context: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  context.pointee.digest = Digest(.sha384)
  return 1
}
/// Takes bytes.
@discardableResult public func CC_SHA384_Update(
  _ context: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
  context.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}
/// Writes the fingerprint of what was taken.
@discardableResult public func CC_SHA384_Final(_ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<CC_SHA512_CTX>)
  -> Int32
{
  write(context.pointee.digest.finished(), to: digest)
  return 1
}

@discardableResult private func write(_ bytes: [UInt8], to digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  digest?.update(from: bytes, count: bytes.count)
  return digest
}

/// Which fingerprint a keyed one is made of.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the fingerprint of bytes with a key (RFC 2104); nothing for an algorithm that is none of these.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let known: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard known.indices.contains(Int(algorithm)) else { return }
  let kind = known[Int(algorithm)]
  let given = UnsafeRawBufferPointer(start: key, count: keyLength)
  var block = keyLength > kind.blockSize ? Digest.hash(kind, given) : Array(given)
  block += Array(repeating: 0, count: kind.blockSize - block.count)
  var inner = Digest(kind)
  block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
  inner.update(UnsafeRawBufferPointer(start: data, count: dataLength))
  var outer = Digest(kind)
  block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
  inner.finished().withUnsafeBytes { outer.update($0) }
  let bytes = outer.finished()
  macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}
