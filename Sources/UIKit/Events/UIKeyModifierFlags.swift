/// Keys held with another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Capitals.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
