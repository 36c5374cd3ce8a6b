import Glibc
import QuoinMessages
import QuoinSources

/// Reading of what has no length, and writing that never leaves half a file.
extension FileBytes {
  /// The bytes of a file whose length nobody knows before, such as the system's own; nil when it cannot be read.
  static func readGrowing(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while let piece = Pipe.readSome(descriptor) { bytes += piece }
    return bytes
  }

  /// Waits until a file, or a folder's names, are on the disk.
  static func settle(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Writes a file beside `path` and renames it, so that `path` is either as it was or complete.
  ///
  /// Where the file system can, the new file has no name until it is complete; then even a killed command leaves nothing behind. What cannot
  /// be written is told with what may be done about the place.
  static func write(_ bytes: [UInt8], to path: String, at place: Place = .ours) throws(CommandFailure) {
    var state = stat()
    if stat(path, &state) == 0, state.st_mode & S_IFMT != S_IFREG {
      if state.st_mode & S_IFMT == S_IFDIR { throw CommandFailure("\(path) is a folder; \(place.otherName).") }
      return try writeStraight(bytes, to: path, at: place)
    }
    var failure: WholeFile.Failure?
    bytes.withUnsafeBytes { bytes in
      do throws(WholeFile.Failure) {
        try WholeFile.write(bytes, to: path, announce: Interruption.toRemove)
      } catch { failure = error }
    }
    if let failure { throw Self.failure(path, failure.code, at: place) }
  }

  /// For devices and pipes (`-o /dev/stdout`), which cannot be renamed onto.
  private static func writeStraight(_ bytes: [UInt8], to path: String, at place: Place) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno, at: place) }
    defer { close(descriptor) }
    var failure: WholeFile.Failure?
    bytes.withUnsafeBytes { bytes in
      do throws(WholeFile.Failure) { try WholeFile.put(bytes, into: descriptor) } catch { failure = error }
    }
    if let failure { throw Self.failure(path, failure.code, at: place) }
  }

  private static func failure(_ path: String, _ code: Int32, at place: Place) -> CommandFailure {
    switch code {
    case ENOSPC, EDQUOT:
      CommandFailure("\(path) was not written: the disk is full. Make room\(place.orElsewhere(", or give -o another place")).")
    case EACCES, EPERM, EROFS: CommandFailure("\(path) cannot be written: its folder may not be changed. \(place.access).")
    case ENOENT, ENOTDIR: CommandFailure("\(path) cannot be written: its folder does not exist.")
    case ENAMETOOLONG:
      CommandFailure("\(path) cannot be written: the name is too long. Give the preview a shorter name\(place.orElsewhere(", or use -o")).")
    default: CommandFailure("\(path) was not written: \(String(cString: strerror(code))).")
    }
  }

  /// Who chose where a file is written, and so what its user may do where it cannot be.
  enum Place {
    /// The user, by `-o`, or could.
    case chosen
    /// The command: beside the sources, or in folders of its own.
    case ours

    fileprivate var otherName: String { self == .chosen ? "give -o another name" : "move it away" }
    fileprivate var access: String { self == .chosen ? "Give -o another place" : "Give this user the right to write there" }
    fileprivate func orElsewhere(_ words: String) -> String { self == .chosen ? words : "" }
  }
}
