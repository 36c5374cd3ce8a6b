import Foundation

/// An angle; with y down, positive angles turn clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; 2π is a whole turn.
  public var radians: Double
  /// The same angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No turn.
  public static let zero = Angle()

  /// No turn.
  @inlinable public init() { radians = 0 }
  /// An angle in radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
