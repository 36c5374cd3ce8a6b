/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
  /// A headset.
  case vision
}
