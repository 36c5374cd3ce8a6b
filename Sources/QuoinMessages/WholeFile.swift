import Glibc

/// Writing that never leaves half a file: the bytes go into a file without a name, which takes the place of the old one when it is whole.
package enum WholeFile {
  /// What the system said: a number of `errno`.
  package struct Failure: Error, Equatable {
    package var code: Int32
    /// In the system's words.
    package var words: String { String(cString: strerror(code)) }
  }

  /// Writes a file beside `path` and renames it, so that `path` is either as it was or complete, also when the machine goes down.
  ///
  /// Where `path` is a link, what it leads to is written and the link stays; who may read and write an old file may do so with the new.
  /// Where the file system can, the new file has no name until it is complete; then even a killed program leaves nothing behind.
  /// `announce` is told the name that a file has in between, so that it can be removed when a signal comes, and nil once it is gone.
  /// `descriptors` is where the system shows open files as links.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, descriptors: String = "/proc/self/fd", announce: (String?) -> Void = { _ in }
  ) throws(Failure) {
    let path = try followed(path)
    let folder = Self.folder(of: path)
    let mode = self.mode(of: path)
    // Not the file's own name, which may be as long as names can be; a process may write several files at once, from several threads.
    let beside = "\(folder)/.quoin-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    do throws(Failure) {
      let isNamed = try writeNameless(bytes, in: folder, mode, beside, descriptors, announce)
      if !isNamed { try writeNamed(bytes, mode, beside, announce) }
      guard rename(beside, path) == 0 else { throw Failure(code: errno) }
      announce(nil)
    } catch {
      unlink(beside)
      announce(nil)
      throw error
    }
  }

  /// Writes a file that gets its name once it is whole; false where the file system knows no such files, or cannot name them.
  private static func writeNameless(
    _ bytes: UnsafeRawBufferPointer, in folder: String, _ mode: mode_t?, _ beside: String, _ descriptors: String,
    _ announce: (String?) -> Void
  ) throws(Failure) -> Bool {
    let descriptor = open(folder, namelessFile | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    try fill(descriptor, bytes, mode)
    announce(beside)
    return linkat(AT_FDCWD, "\(descriptors)/\(descriptor)", AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0
  }

  private static func writeNamed(
    _ bytes: UnsafeRawBufferPointer, _ mode: mode_t?, _ beside: String, _ announce: (String?) -> Void
  ) throws(Failure) {
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    announce(beside)
    try fill(descriptor, bytes, mode)
  }

  private static func fill(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ mode: mode_t?) throws(Failure) {
    try put(bytes, into: descriptor)
    // A file system without modes says no; the bytes matter more.
    if let mode { fchmod(descriptor, mode) }
    // Before it takes the old one's place: else a machine that goes down may know the new name and not the bytes.
    guard fdatasync(descriptor) == 0 || errno == EINVAL else { throw Failure(code: errno) }
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

  // MARK: What stands there

  /// Where links lead, also when nothing is there yet.
  private static func followed(_ path: String) throws(Failure) -> String {
    var path = path
    // As many as the system follows itself.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = buffer.withUnsafeMutableBytes { readlink(path, $0.bindMemory(to: CChar.self).baseAddress!, $0.count) }
      guard length >= 0 else { return path }
      let target = String(decoding: buffer[..<length], as: UTF8.self)
      path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
    }
    throw Failure(code: ELOOP)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Who may do what with an old file; nil where there is none.
  private static func mode(of path: String) -> mode_t? {
    var state = stat()
    return stat(path, &state) == 0 ? state.st_mode & 0o777 : nil
  }

  // The header's macro is built from two others, which Swift does not import.
  private static var namelessFile: Int32 { 0o20_000_000 | O_DIRECTORY }
}
