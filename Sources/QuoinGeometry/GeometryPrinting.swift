import Foundation

#if !canImport(Darwin)
  // Foundation here gives these types no description of their own, so `print` shows their fields. On Apple's systems a
  // point prints as "(1.0, 2.0)", also inside arrays and other values. `CGVector` and `CGAffineTransform` print there by
  // their fields, which Swift does by itself.
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`, as Apple's systems print it.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`, as Apple's systems print it.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)`, as Apple's systems print it.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif
