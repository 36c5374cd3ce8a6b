// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
import Foundation
import Glibc

/// Opened only to hear of it: to read, here.
public let O_EVTONLY: Int32 = O_RDONLY

/// Hears of a file or a folder. It is none of Dispatch's own sources here, whose functions would take it for one.
public protocol DispatchSourceFileSystemObject: AnyObject, Sendable {
  /// The open file.
  var handle: Int32 { get }
  /// What has happened since the handler was last called.
  var data: DispatchSource.FileSystemEvent { get }
  /// What it listens for.
  var mask: DispatchSource.FileSystemEvent { get }
  /// Whether it listens no more.
  var isCancelled: Bool { get }
  /// What is done when something happens.
  func setEventHandler(handler: (@Sendable () -> Void)?)
  /// What is done once it listens no more.
  func setCancelHandler(handler: (@Sendable () -> Void)?)
  /// Begins to listen.
  func resume()
  /// Begins to listen.
  func activate()
  /// Listens no more for a while.
  func suspend()
  /// Listens no more.
  func cancel()
}
extension DispatchSource {
  /// Hears of an open file or folder, by this system's `inotify`; one that cannot be watched is never heard of.
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { WatchedFile(fileDescriptor, eventMask, queue) }
}

private final class WatchedFile: DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let notes: Int32
  private let source: any DispatchSourceRead
  private let lock = NSLock()
  private var happened: DispatchSource.FileSystemEvent = []
  private var handler: (@Sendable () -> Void)?

  init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (self.handle, self.mask) = (handle, mask)
    notes = inotify_init1(Int32(IN_NONBLOCK))
    let events = UInt32(IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    inotify_add_watch(notes, "/proc/self/fd/\(handle)", events)
    source = DispatchSource.makeReadSource(fileDescriptor: max(0, notes), queue: queue)
  }
  deinit { if notes >= 0 { close(notes) } }

  var data: DispatchSource.FileSystemEvent { lock.withLock { happened } }
  var isCancelled: Bool { source.isCancelled }

  func setEventHandler(handler: (@Sendable () -> Void)?) {
    lock.withLock { self.handler = handler }
    source.setEventHandler { [weak self] in self?.read() }
  }
  func setCancelHandler(handler: (@Sendable () -> Void)?) { source.setCancelHandler { handler?() } }
  func resume() { source.resume() }
  func activate() { source.activate() }
  func suspend() { source.suspend() }
  func cancel() { source.cancel() }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(notes, &buffer, buffer.count)
    guard count > 0 else { return }
    var found: DispatchSource.FileSystemEvent = []
    buffer.withUnsafeBytes { bytes in
      var place = 0
      while place + MemoryLayout<inotify_event>.size <= count {
        let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let bits = Int32(bitPattern: event.mask)
        if bits & IN_DELETE_SELF != 0 { found.insert(.delete) }
        if bits & IN_MOVE_SELF != 0 { found.insert(.rename) }
        if bits & IN_ATTRIB != 0 { found.insert(.attrib) }
        if bits & (IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM) != 0 { found.insert(.write) }
        place += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
    guard !found.isDisjoint(with: mask) else { return }
    let handler = lock.withLock {
      happened = found.intersection(mask)
      return self.handler
    }
    handler?()
  }
}
