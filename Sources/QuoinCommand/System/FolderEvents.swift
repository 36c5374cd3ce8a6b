import Glibc

/// The system's word that something happens in some folders (inotify): a descriptor that can be waited for.
///
/// It says when to look, not what to see: events may be missed (folders on other machines, too many of them).
final class FolderEvents {
  let descriptor: Int32
  private var watched: [String: Int32] = [:]

  /// nil where the system has none to give.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }
  deinit { close(descriptor) }

  /// Watches these folders, and no others any more.
  func watch(_ folders: Set<String>) {
    for (folder, number) in watched where !folders.contains(folder) {
      inotify_rm_watch(descriptor, number)
      watched[folder] = nil
    }
    let kinds = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    for folder in folders where watched[folder] == nil {
      let number = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, kinds)
      if number >= 0 { watched[folder] = number }
    }
  }

  /// Forgets what was said so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
