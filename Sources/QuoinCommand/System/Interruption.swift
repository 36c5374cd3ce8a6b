import Glibc
import Synchronization

/// Ctrl-C and its kin: children are ended, and a file that is not complete yet is removed.
enum Interruption {
  /// The file to remove: a C string that is never freed, so that a signal may read it at any time.
  private static let path = Atomic<UInt>(0)

  static func arrange() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = UnsafePointer<CChar>(bitPattern: Interruption.path.load(ordering: .relaxed)) { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A reader of our output that goes away must not end us in the middle of a file.
    signal(SIGPIPE, SIG_IGN)
  }

  static func toRemove(_ file: String?) {
    let next = file.map { UInt(bitPattern: strdup($0)) } ?? 0
    path.store(next, ordering: .relaxed)
  }
}
