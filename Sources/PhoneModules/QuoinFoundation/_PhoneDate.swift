import Foundation
import Synchronization

/// What time it is on the phone that pages are made for: a date that was told, and how long a page has played since; else the machine's.
public enum _PhoneDate {
  private static let state = Mutex<(start: Date?, elapsed: TimeInterval)>((nil, 0))

  /// The date at which pages begin from now on; nil for the machine's own. Safe to call from any thread, as are the others.
  public static func begin(at start: Date?) { state.withLock { $0 = (start, 0) } }
  /// The page that plays has come to so many seconds after it began.
  public static func advance(to seconds: TimeInterval) { state.withLock { $0.elapsed = seconds } }
  /// The date of this moment where one was told.
  public static var told: Date? { state.withLock { state in state.start?.addingTimeInterval(state.elapsed) } }
  /// The date of this moment.
  public static var now: Date { told ?? Date() }
}
