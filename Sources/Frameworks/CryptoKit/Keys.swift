import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// So many bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
/// A key that both sides have.
public struct SymmetricKey: Equatable, Sendable, ContiguousBytes {
  private let bytes: [UInt8]
  /// By its bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A new one, by chance.
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
  /// In bits.
  public var bitCount: Int { bytes.count * 8 }
  /// The bytes, for as long as the call.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
/// Why it could not be done.
public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, underlyingCoreCryptoError(error: Int32), wrapFailure, unwrapFailure
}
/// Why a key in the form of ASN.1 could not be read.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  case invalidFieldIdentifier, unexpectedFieldType, invalidObjectIdentifier, invalidASN1Object, invalidASN1IntegerEncoding
  case truncatedASN1Field, unsupportedFieldLength, invalidPEMDocument
}

/// Says who wrote bytes, by a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// What it makes.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let outerKey: [UInt8]
  /// By a key.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: max(0, H.blockByteCount - bytes.count))
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The mark of what was taken.
  public func finalize() -> HashedAuthenticationCode<H> {
    HashedAuthenticationCode(bytes: Array(H.hash(data: outerKey + Array(inner.finalize()))))
  }
  /// The mark of bytes.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> HashedAuthenticationCode<H> {
    var mark = HMAC(key: key)
    mark.update(data: data)
    return mark.finalize()
  }
  /// Whether a mark is that of bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { mac == authenticationCode(for: authenticatedData, using: key) }
}
/// The bytes of such a mark.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, CustomStringConvertible, Sendable, ContiguousBytes {
  let bytes: [UInt8]
  /// How many there are.
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The bytes, for as long as the call.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public var description: String { "HMAC: " + bytes.map { String(format: "%02x", $0) }.joined() }
}
