/// What may be thrown away while nobody looks at it; nothing here throws it away by itself.
public protocol NSDiscardableContent {
  /// Somebody looks at it: whether it is still there.
  func beginContentAccess() -> Bool
  /// Somebody looks at it no more.
  func endContentAccess()
  /// Throws it away, if nobody looks at it.
  func discardContentIfPossible()
  /// Whether it was thrown away.
  func isContentDiscarded() -> Bool
}
