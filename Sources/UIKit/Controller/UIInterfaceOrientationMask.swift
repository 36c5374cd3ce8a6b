/// Orientations of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The mask with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// All but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
