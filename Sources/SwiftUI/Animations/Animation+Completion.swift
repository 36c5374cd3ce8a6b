import Foundation

extension Animation {
  /// Counts as done after `duration` seconds, though what moves may swing on. Ignored: done is when it comes to rest.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
