import Glibc
import Synchronization

/// Ctrl-C and its kin: children are ended, and a file that is not complete yet is removed.
enum Interruption {
  /// The file to remove: a C string that is never freed, so that a signal may read it at any time.
  private static let path = Atomic<UInt>(0)

  /// The process group to end; 0 for none. Compilers go on for minutes when those who wait for them are gone.
  private static let running = Atomic<Int32>(0)

  static func arrange() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = UnsafePointer<CChar>(bitPattern: Interruption.path.load(ordering: .relaxed)) { unlink(path) }
        let group = Interruption.running.load(ordering: .relaxed)
        if group > 0 { kill(-group, SIGKILL) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A reader of our output that goes away must not end us in the middle of a file.
    signal(SIGPIPE, SIG_IGN)
  }

  /// The group that programs run in now; 0 while there is none.
  static var group: pid_t { running.load(ordering: .relaxed) }
  static func toEnd(group: pid_t) { running.store(group, ordering: .relaxed) }

  static func toRemove(_ file: String?) {
    let next = file.map { UInt(bitPattern: strdup($0)) } ?? 0
    path.store(next, ordering: .relaxed)
  }
}
