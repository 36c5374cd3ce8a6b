/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, its top at the left.
  case landscapeLeft
  /// On its side, its top at the right.
  case landscapeRight
  /// Lying, the screen up.
  case faceUp
  /// Lying, the screen down.
  case faceDown
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held so that interfaces can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
