import Foundation

/// Locks bytes by a key, as the standards say it; slower than the phone, which has this in its processor.
public enum AES {
  /// With a mark of who locked them.
  public enum GCM {
    /// A number used once: 12 bytes, or more.
    public struct Nonce: Sendable, Sequence, ContiguousBytes {
      fileprivate let bytes: [UInt8]
      /// A new one, by chance.
      public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
      /// By its bytes.
      /// - Throws: `incorrectParameterSize` for fewer than 12.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      /// The bytes, for as long as the call.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
    /// What was locked.
    public struct SealedBox: Sendable {
      /// All of it: the number, the bytes and the mark; nil where the number has not 12 bytes.
      public let combined: Data?
      /// The number.
      public let nonce: Nonce
      /// The bytes.
      public let ciphertext: Data
      /// The mark.
      public let tag: Data
      /// From all of it.
      /// - Throws: `incorrectParameterSize` for fewer than 28 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        self.combined = Data(bytes)
        nonce = try Nonce(data: bytes.prefix(12))
        ciphertext = Data(bytes[12..<bytes.count - 16])
        tag = Data(bytes.suffix(16))
      }
      /// From its parts.
      /// - Throws: `incorrectParameterSize` for a mark of other than 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        combined = nonce.bytes.count == 12 ? Data(nonce) + Data(ciphertext) + Data(tag) : nil
      }
    }
    private static func cipher(_ key: SymmetricKey) throws -> GaloisCounter {
      let bytes = key.withUnsafeBytes { Array($0) }
      guard [16, 24, 32].contains(bytes.count) else { throw CryptoKitError.incorrectKeySize }
      return GaloisCounter(key: bytes)
    }
    /// Locks bytes.
    /// - Throws: `incorrectKeySize` for a key of other than 128, 192 or 256 bits.
    public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }
    /// Locks bytes, and marks others with them.
    /// - Throws: `incorrectKeySize` for a key of other than 128, 192 or 256 bits.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
      let (cipher, nonce) = (try cipher(key), nonce ?? Nonce())
      let locked = cipher.turned(Array(message), nonce.bytes)
      return try SealedBox(nonce: nonce, ciphertext: locked, tag: cipher.tag(locked, nonce.bytes, Array(authenticatedData)))
    }
    /// Opens bytes.
    /// - Throws: `authenticationFailure` where the key is another, or the bytes were changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
    /// Opens bytes that others are marked with.
    /// - Throws: `authenticationFailure` where the key is another, or the bytes were changed.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
      let cipher = try cipher(key)
      let (locked, nonce) = (Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
      guard Marks.areEqual(cipher.tag(locked, nonce, Array(authenticatedData)), Array(sealedBox.tag)) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(cipher.turned(locked, nonce))
    }
  }
}

/// Locks bytes by a key of 256 bits, another way.
public enum ChaChaPoly {
  /// A number used once: 12 bytes.
  public struct Nonce: Sendable, Sequence, ContiguousBytes {
    fileprivate let bytes: [UInt8]
    /// A new one, by chance.
    public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
    /// By its bytes.
    /// - Throws: `incorrectParameterSize` for other than 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// The bytes, for as long as the call.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  }
  /// What was locked.
  public struct SealedBox: Sendable {
    /// All of it: the number, the bytes and the mark.
    public var combined: Data { Data(nonce) + ciphertext + tag }
    /// The number.
    public let nonce: Nonce
    /// The bytes.
    public let ciphertext: Data
    /// The mark.
    public let tag: Data
    /// From all of it.
    /// - Throws: `incorrectParameterSize` for fewer than 28 bytes.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      nonce = try Nonce(data: bytes.prefix(12))
      ciphertext = Data(bytes[12..<bytes.count - 16])
      tag = Data(bytes.suffix(16))
    }
    /// From its parts.
    /// - Throws: `incorrectParameterSize` for a mark of other than 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
  }
  private static func stream(_ key: SymmetricKey, _ nonce: Nonce) throws -> ChaCha {
    let bytes = key.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return ChaCha(key: bytes, nonce: nonce.bytes)
  }
  /// Locks bytes.
  /// - Throws: `incorrectKeySize` for a key of other than 256 bits.
  public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }
  /// Locks bytes, and marks others with them.
  /// - Throws: `incorrectKeySize` for a key of other than 256 bits.
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let stream = try stream(key, nonce)
    let locked = stream.turned(Array(message))
    return try SealedBox(nonce: nonce, ciphertext: locked, tag: stream.tag(locked, Array(authenticatedData)))
  }
  /// Opens bytes.
  /// - Throws: `authenticationFailure` where the key is another, or the bytes were changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
  /// Opens bytes that others are marked with.
  /// - Throws: `authenticationFailure` where the key is another, or the bytes were changed.
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
  ) throws -> Data {
    let stream = try stream(key, sealedBox.nonce)
    let locked = Array(sealedBox.ciphertext)
    guard Marks.areEqual(stream.tag(locked, Array(authenticatedData)), Array(sealedBox.tag)) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(stream.turned(locked))
  }
}

enum Marks {
  /// In a time that does not tell where they differ.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Makes keys of keys, as RFC 5869 says it.
public enum HKDF<H: HashFunction>: Sendable {
  /// A key of so many bytes from another one.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
  }
  /// A key of so many bytes from another one, without salt.
  public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
  /// A key of so many bytes from another one, without a purpose.
  public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }
  /// A key of so many bytes from another one, without salt and purpose.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }
  /// The first step: a key's chance, gathered.
  public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.withUnsafeBytes { Data($0) }, using: SymmetricKey(data: salt.map { Data($0) } ?? Data()))
  }
  /// The second step: so many bytes of it.
  /// - Precondition: at most 255 times the hash's length, as on the phone.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk.withUnsafeBytes { Data($0) })
    var (out, last) = (Data(), Data())
    var count: UInt8 = 0
    while out.count < outputByteCount {
      count += 1
      last = Data(HMAC<H>.authenticationCode(for: last + (info.map { Data($0) } ?? Data()) + [count], using: key))
      out += last
    }
    return SymmetricKey(data: out.prefix(outputByteCount))
  }
}
