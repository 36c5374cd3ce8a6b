import Foundation

extension NotificationCenter {
  /// Notices one after the other, for as long as somebody asks for them.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
  /// Notices one after the other.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias AsyncIterator = Iterator
    private let stream: AsyncStream<Held>
    /// A notice on its way to another task.
    fileprivate struct Held: @unchecked Sendable { let notification: Notification }

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      stream = AsyncStream { continuation in
        let token = Token(center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Held(notification: $0)) })
        let place = Place(center)
        continuation.onTermination = { _ in place.center.removeObserver(token.token) }
      }
    }
    private final class Token: @unchecked Sendable {
      let token: any NSObjectProtocol
      init(_ token: any NSObjectProtocol) { self.token = token }
    }
    private final class Place: @unchecked Sendable {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
    }
    /// Does nothing.
    public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }

    /// Goes from notice to notice.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var inner: AsyncStream<Held>.AsyncIterator
      /// Does nothing.
      public mutating func next() async -> Notification? { await inner.next()?.notification }
    }
  }
}
