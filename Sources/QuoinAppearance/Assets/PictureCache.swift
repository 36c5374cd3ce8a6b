import Foundation
import QuoinDrawing
import Synchronization

/// The pixels of pictures that were read from files, one copy a file whatever the folder it was found through, up to a number of bytes;
/// those not used for longest go first. A file that was changed is read again. Safe from any thread.
public final class PictureCache: Sendable {
  /// The one that all pages of the process share.
  public static let shared = PictureCache()

  /// What a picture is kept under: the file itself, and when it was last changed.
  fileprivate struct Key: Hashable {
    var device, file: UInt64
    var seconds, nanoseconds: Int
    var size: Int64
    var svgScale: Double
  }
  fileprivate struct Entry {
    var bitmap: Bitmap
    var used: UInt64
    var bytes: Int { bitmap.width * bitmap.height * 4 }
  }
  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var limit: Int
    var clock: UInt64 = 0
  }
  private let state: Mutex<State>

  /// A cache of at most so many bytes of pixels.
  public init(byteLimit: Int = 256 << 20) { state = Mutex(State(limit: byteLimit)) }

  /// The most bytes of pixels that are kept, 256 MB unless set; a picture on a page that is being made is held beyond that by the page.
  /// 0 keeps none.
  public var byteLimit: Int {
    get { state.withLock { $0.limit } }
    set {
      state.withLock {
        $0.limit = max(0, newValue)
        $0.shrink()
      }
    }
  }
  /// The bytes of pixels that are kept now.
  public var byteCount: Int { state.withLock { $0.bytes } }

  /// Forgets all pictures.
  public func removeAll() { state.withLock { ($0.entries, $0.bytes) = ([:], 0) } }

  /// The pixels of the file at `path`: those kept, or those that `read` makes.
  func bitmap(at path: String, svgScale: Double, read: () throws(DrawingError) -> Bitmap) throws(DrawingError) -> Bitmap {
    guard let key = Key(path: path, svgScale: svgScale) else { return try read() }
    if let known = state.withLock({ $0.take(key) }) { return known }
    let made = try read()
    return state.withLock { state in
      if let earlier = state.take(key) { return earlier }
      state.keep(made, key)
      return made
    }
  }
}

extension PictureCache.Key {
  /// The key of what is at `path` now; nil where nothing is.
  fileprivate init?(path: String, svgScale: Double) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(
      device: UInt64(status.st_dev), file: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int64(status.st_size), svgScale: svgScale)
  }
}

extension PictureCache.State {
  fileprivate mutating func take(_ key: PictureCache.Key) -> Bitmap? {
    guard entries[key] != nil else { return nil }
    clock += 1
    entries[key]?.used = clock
    return entries[key]?.bitmap
  }

  fileprivate mutating func keep(_ bitmap: Bitmap, _ key: PictureCache.Key) {
    clock += 1
    let entry = PictureCache.Entry(bitmap: bitmap, used: clock)
    entries[key] = entry
    bytes += entry.bytes
    shrink()
  }

  /// Drops the pictures not used for longest until the rest is within the limit; to half of it, so that it is not sorted each time.
  fileprivate mutating func shrink() {
    guard bytes > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      entries[key] = nil
      bytes -= entry.bytes
      if bytes <= limit / 2 { break }
    }
  }
}
