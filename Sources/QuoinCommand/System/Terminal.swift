import Glibc
import Synchronization

/// Where the command's words go: results to standard output, everything else to standard error.
enum Terminal {
  static let isInteractive = isatty(2) == 1

  /// A result: a path, a name, or the JSON. A reader that went away (`| head`) is no failure; a full disk is.
  static func result(_ text: String) throws(CommandFailure) {
    clearProgress()
    let code = Pipe.writeAll(Array(text.utf8), to: 1)
    guard code == 0 || code == EPIPE else {
      throw CommandFailure("standard output could not be written: \(String(cString: strerror(code))).")
    }
  }

  /// A sentence about the work.
  static func say(_ text: String) {
    clearProgress()
    Pipe.writeAll(Array((text + "\n").utf8), to: 2)
  }

  /// Text of others (the compiler, the user's own prints), passed on as it is.
  static func pass(_ bytes: [UInt8]) {
    clearProgress()
    Pipe.writeAll(bytes, to: 2)
  }

  /// A line that is overwritten by the next; shown on a terminal only.
  static func progress(_ text: String) {
    guard isInteractive else { return }
    Pipe.writeAll(Array("\r\u{1B}[K\(text)".utf8), to: 2)
    hasProgress.store(true, ordering: .relaxed)
  }

  static func clearProgress() {
    guard hasProgress.exchange(false, ordering: .relaxed) else { return }
    Pipe.writeAll(Array("\r\u{1B}[K".utf8), to: 2)
  }

  private static let hasProgress = Atomic(false)
}
