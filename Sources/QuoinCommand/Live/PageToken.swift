import Glibc
import QuoinSources

/// The key in the page's address: who does not know it is not answered. It stays the same, so that a page left open goes on after a restart.
enum PageToken {
  static func find(in cache: CompileCache) throws(CommandFailure) -> String {
    // The folder is one that only this user writes; the file is one that only this user reads.
    let path = "\(cache.folder)/preview-key"
    if let known = FileBytes.read(path), known.count == 32, known.allSatisfy({ isHexadecimal($0) }) {
      return String(decoding: known, as: UTF8.self)
    }
    var random = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef".utf8)
    let key = (0..<32).map { _ in digits[Int.random(in: 0..<16, using: &random)] }
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0, write(descriptor, key, key.count) == key.count else {
      throw CommandFailure("\(path) cannot be written. Is the disk full?")
    }
    close(descriptor)
    return String(decoding: key, as: UTF8.self)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
