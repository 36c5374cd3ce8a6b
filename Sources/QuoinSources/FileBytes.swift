import Glibc

/// Reading of whole files; the command adds writing.
package enum FileBytes {
  /// The file's bytes; nil when it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(state.st_size))
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + filled, $0.count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      filled += got
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Whether `word` stands somewhere in some bytes.
  package static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return bytes.withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      while end - place >= word.count, let found = memchr(place, Int32(first), end - place - word.count + 1) {
        if memcmp(found, word, word.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
