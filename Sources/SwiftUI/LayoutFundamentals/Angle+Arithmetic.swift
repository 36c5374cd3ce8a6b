import QuoinLayout

// Here and not beside the type: operators of a module of which only some names are exported are not found.
extension Angle {
  /// Both turns, one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The turn from `b` to `a`.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The same turn the other way.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// `b` times the turn.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// `a` times the turn.
  public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
  /// The `b`-th part of the turn; by 0 it is not finite.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  /// Adds `b` to the turn.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Takes `b` from the turn.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}

extension EdgeInsets {
  /// The insets edge by edge, added.
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets { a.adding(b) }
}
