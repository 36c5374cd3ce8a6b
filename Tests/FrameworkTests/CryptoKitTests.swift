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

  @Test("Nothing is locked here, and that is said") func locks() {
    #expect(throws: CryptoKitError.self) { try AES.GCM.seal(abc, using: SymmetricKey(size: .bits256)) }
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }
}
