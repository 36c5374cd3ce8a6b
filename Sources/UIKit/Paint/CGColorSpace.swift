/// A space of colours; those of colours are taken as sRGB here, grey ones as its greys.
public final class CGColorSpace: Hashable, Sendable {
  /// Its name among the system's; nil for those of devices.
  public let name: CFString?
  /// What its colours are made of.
  public let model: CGColorSpaceModel

  init(name: CFString? = nil, model: CGColorSpaceModel = .rgb) { (self.name, self.model) = (name, model) }
  /// A space of the system's; nil for a name that is none.
  public convenience init?(name: CFString) {
    guard name.hasPrefix("kCGColorSpace") else { return nil }
    self.init(name: name, model: name.contains("Gray") ? .monochrome : name.contains("CMYK") ? .cmyk : .rgb)
  }
  /// How many parts a colour has, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
  /// Whether it has colours that screens of old have not.
  public var isWideGamut: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

  /// The colours of most pictures.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The same in even steps of light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The same with parts below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Both.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The colours of phones' screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Red, green and blue as they come.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Greys.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys in even steps of light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Four inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name && left.model == right.model }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// What a space's colours are made of.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Nobody knows.
  case unknown = -1
  /// Greys.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Four inks.
  case cmyk
  /// Light, and two scales of colour.
  case lab
  /// One for each device.
  case deviceN
  /// Numbers of a table.
  case indexed
  /// Pictures that repeat.
  case pattern
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
/// The space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(model: .cmyk) }
