import Glibc

/// Writing that never leaves half a file: the bytes go into a file without a name, which takes the place of the old one when it is whole.
package enum WholeFile {
  /// What the system said: a number of `errno`.
  package struct Failure: Error, Equatable {
    package var code: Int32
    /// In the system's words.
    package var words: String { String(cString: strerror(code)) }
  }

  /// Writes a file beside `path` and renames it, so that `path` is either as it was or complete.
  ///
  /// Where the file system can, the new file has no name until it is complete; then even a killed program leaves nothing behind.
  /// `announce` is told the name that a file has in between, so that it can be removed when a signal comes, and nil once it is gone.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, announce: (String?) -> Void = { _ in }
  ) throws(Failure) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    // A process may write several files at once, from several threads.
    let beside = "\(folder)/.\(name).quoin-\(getpid())-\(pthread_self())"
    let nameless = open(folder, namelessFile | O_WRONLY | O_CLOEXEC, 0o666)
    let descriptor = nameless >= 0 ? nameless : open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    if nameless < 0 { announce(beside) }
    do throws(Failure) {
      try put(bytes, into: descriptor)
      if nameless >= 0 {
        announce(beside)
        // One that was killed right here, under the same number, may have left the name.
        unlink(beside)
        guard linkat(AT_FDCWD, "/proc/self/fd/\(nameless)", AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0 else { throw Failure(code: errno) }
      }
      guard rename(beside, path) == 0 else { throw Failure(code: errno) }
      announce(nil)
    } catch {
      unlink(beside)
      announce(nil)
      throw error
    }
  }

  /// Writes all bytes to an open file.
  package static func put(_ bytes: UnsafeRawBufferPointer, into descriptor: Int32) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let put = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { throw Failure(code: errno) }
      sent += put
    }
  }

  // The header's macro is built from two others, which Swift does not import.
  private static var namelessFile: Int32 { 0o20_000_000 | O_DIRECTORY }
}
