import Glibc

/// The compiler's line to this program: on standard input and output, eight bytes of little-endian length, then that much JSON.
struct MessageStream {
  /// The next message; nil when the compiler has closed the line.
  func next() -> JSONValue? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(count) else { return nil }
    return JSONReader.read(body) ?? .null
  }

  func send(_ message: JSONValue) {
    let body = message.bytes
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    write(head + body)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let put = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + sent, bytes.count - sent) }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return }
      sent += put
    }
  }
}
