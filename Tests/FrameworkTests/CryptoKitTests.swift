import CryptoKit
import Foundation
import Testing

/// Fingerprints by the published examples: RFC 1321, FIPS 180-4, RFC 4231.
@Suite struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
  private let abc = Data("abc".utf8)

  @Test("Of “abc” and of nothing") func fingerprints() {
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test("In one go or in pieces, over a block's border") func pieces() {
    let bytes = Data((0..<300).map { UInt8(truncatingIfNeeded: $0) })
    var hash = SHA512()
    for begin in stride(from: 0, to: 300, by: 7) { hash.update(data: bytes[begin..<min(300, begin + 7)]) }
    #expect(hash.finalize() == SHA512.hash(data: bytes))
  }

  @Test("Who wrote it: RFC 4231, cases 2 and 6") func marks() {
    let words = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let mark = HMAC<SHA256>.authenticationCode(for: words, using: key)
    #expect(hex(mark) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(mark, authenticating: words, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(mark, authenticating: abc, using: key))
    let long = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      using: SymmetricKey(data: Data(repeating: 0xaa, count: 131)))
    #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  private func bytes(_ hex: String) -> Data {
    var (out, rest) = (Data(), Substring(hex))
    while !rest.isEmpty {
      out.append(UInt8(rest.prefix(2), radix: 16)!)
      rest = rest.dropFirst(2)
    }
    return out
  }

  // The test cases 1, 2 and 4 of the paper that defines GCM.
  @Test("AES locks as its paper's cases do, and opens what was not changed")
  func aes() throws {
    let zero = SymmetricKey(data: Data(count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(count: 12))
    #expect(hex(try AES.GCM.seal(Data(), using: zero, nonce: nonce).tag) == "58e2fccefa7e3061367f1d57a4e7455a")
    let one = try AES.GCM.seal(Data(count: 16), using: zero, nonce: nonce)
    #expect(hex(one.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hex(one.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let beside = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let box = try AES.GCM.seal(
      text, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")), authenticating: beside)
    #expect(
      hex(box.ciphertext)
        == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
    #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: beside) == text)
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key) }
    let whole = try AES.GCM.SealedBox(combined: #require(box.combined))
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(whole, using: zero, authenticating: beside) }
    #expect(throws: CryptoKitError.self) { try AES.GCM.seal(text, using: SymmetricKey(data: Data(count: 5))) }
  }

  @Test("A key of 256 bits locks and opens") func aesWithLongKey() throws {
    let key = SymmetricKey(data: Data(count: 32))
    // Test case 13 of the paper that defines GCM.
    let empty = try AES.GCM.seal(Data(), using: key, nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(hex(empty.tag) == "530f8afbc74536b9a963b4f1c4cb738b")
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  // RFC 8439, 2.8.2.
  @Test("ChaCha20 and Poly1305 lock as their paper's case does")
  func chacha() throws {
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let beside = bytes("50515253c0c1c2c3c4c5c6c7")
    let text = Data(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
    let box = try ChaChaPoly.seal(text, using: key, nonce: nonce, authenticating: beside)
    #expect(hex(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
    #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: beside) == text)
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(box, using: key) }
  }

  // RFC 5869, A.1.
  @Test("Keys are made of keys as their paper's case does")
  func derived() {
    let made = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: Data(0...0x0c), info: Data(0xf0...0xf9),
      outputByteCount: 42)
    #expect(
      hex(made.withUnsafeBytes { Data($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }
}
