import Foundation

/// A font file's bytes for as long as somebody holds this.
///
/// The fixed families' files are mapped, which costs nothing; a user's file is copied, because whoever brought it may
/// overwrite it while we draw.
final class FontFile: @unchecked Sendable {
  enum Storage { case mapped, copied }

  /// Empty for the font that comes with the program.
  let path: String
  let bytes: UnsafeRawBufferPointer
  private let storage: Storage

  init(path: String, storage: Storage) throws(FontError) {
    let handle = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard handle >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(handle) }
    var info = stat()
    guard fstat(handle, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a plain file")
    }
    guard info.st_size >= 12 else { throw .notAFont(path: path) }
    self.path = path
    self.storage = storage
    let size = Int(info.st_size)
    switch storage {
    case .mapped:
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, handle, 0), start != MAP_FAILED else {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
    case .copied:
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      guard Self.fill(copy, from: handle) else {
        copy.deallocate()
        throw .unreadable(path: path, reason: "reading stopped before its end")
      }
      bytes = UnsafeRawBufferPointer(copy)
    }
  }

  /// Bytes that come with the program.
  init(data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    copy.copyBytes(from: data)
    path = ""
    storage = .copied
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    switch storage {
    case .mapped: munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
    case .copied: bytes.deallocate()
    }
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from handle: Int32) -> Bool {
    var done = 0
    while done < buffer.count {
      let count = read(handle, buffer.baseAddress! + done, buffer.count - done)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }
}
