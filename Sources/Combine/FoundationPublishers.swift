import Foundation
import OpenCombine

extension Timer {
  /// A publisher that sends the date every `interval` seconds once it is connected. A still picture shows what stands before the first.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds from one date to the next.
    public let interval: TimeInterval
    /// How many seconds late a date may be. Kept; the timer's own tolerance is left as it is.
    public let tolerance: TimeInterval?
    /// The loop that the timer runs on.
    public let runLoop: RunLoop
    /// The mode of the loop in which dates are sent.
    public let mode: RunLoop.Mode
    private let dates = PassthroughSubject<Date, Never>()

    /// Sends every `interval` seconds while `runLoop` runs in `mode`. `tolerance` is kept; `options` are ignored.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }
    /// Sends `subscriber` the dates from now on, while connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { dates.receive(subscriber: subscriber) }
    /// Begins to send; ends when what it returns is cancelled or let go.
    public func connect() -> Cancellable {
      nonisolated(unsafe) let dates = dates
      nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: true) { dates.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension NotificationCenter {
  /// A publisher of the notifications of this name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The centre that is listened to.
    public let center: NotificationCenter
    public let name: Notification.Name
    /// Whose notifications are sent; `nil`: everyone's.
    public let object: AnyObject?
    /// Listens for `name` at `center`, from `object` alone or, where it is `nil`, from everyone.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }
    /// Sends `subscriber` the notifications from now on, until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let sending = subject
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { sending.send($0) }
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}
