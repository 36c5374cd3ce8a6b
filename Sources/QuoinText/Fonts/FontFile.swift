import Foundation

/// A font file's bytes, mapped into memory for as long as somebody holds this.
final class FontFile: @unchecked Sendable {
  let path: String
  let bytes: UnsafeRawBufferPointer

  init(path: String) throws(FontError) {
    let handle = open(path, O_RDONLY | O_CLOEXEC)
    guard handle >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(handle) }
    var info = stat()
    guard fstat(handle, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a plain file")
    }
    guard info.st_size >= 12 else { throw .notAFont(path: path) }
    guard let start = mmap(nil, Int(info.st_size), PROT_READ, MAP_PRIVATE, handle, 0), start != MAP_FAILED else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    self.path = path
    bytes = UnsafeRawBufferPointer(start: start, count: Int(info.st_size))
  }

  /// Bytes that come with the program; they stay for its whole life.
  init(path: String, data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    copy.copyBytes(from: data)
    self.path = path
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { if !path.isEmpty { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) } }
}
