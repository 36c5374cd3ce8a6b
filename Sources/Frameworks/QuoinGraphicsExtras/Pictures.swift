import UIKit

extension CGImage {
  /// In which order the bytes of a point stand: as they are read.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// How many bits the parts of a colour take: all the same.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// What file it came from: not known.
  public var utType: CFString? { nil }
  /// How much brighter than white it may be: not at all.
  public var headroom: Float { 1 }
  /// How much brighter than white it is: not at all.
  public var contentHeadroom: Float { 1 }
  /// The same picture.
  public func copy() -> CGImage? { self }
  /// The same picture in other colours: they are sRGB here, whatever is asked for.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
  /// The picture where another lets it through, as `clip(to:mask:)` does.
  public func masking(_ mask: CGImage) -> CGImage? {
    MainActor.assumeIsolated {
      let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: bounds.size, format: format).image { page in
        page.cgContext.clip(to: bounds, mask: mask)
        UIImage(cgImage: self).draw(in: bounds)
      }.cgImage
    }
  }
}
/// In which order bytes stand.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000, orderDefault = 0, order16Little = 0x1000, order32Little = 0x2000, order16Big = 0x3000, order32Big = 0x4000
}
/// How many bits the parts of a colour take.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000, packed = 0, RGB555 = 0x10000, RGB565 = 0x20000, RGB101010 = 0x30000, RGBCIF10 = 0x40000
}

extension CGColor {
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// The pattern that it stands for: none is told.
  @MainActor public var pattern: CGPattern? { nil }
  /// A colour of inks, each 0 to 1, as if they were mixed without any loss.
  public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
  }
}
extension CGColorSpace {
  /// Whether it has colours that sRGB has not.
  public var isWideGamutRGB: Bool { isWideGamut }
  /// Whether pages may be drawn in it: yes.
  public var supportsOutput: Bool { true }
  /// Its description for printers; nil: none is kept.
  public func copyICCData() -> CFData? { nil }
  /// Photographs' colours.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// Cinemas' colours.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Television's colours.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// Newer television's colours.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// Newer television's colours, bright ones too.
  public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  /// Newer television's colours, bright ones too.
  public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
  /// Films' colours.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// The widest of photographs' colours.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// P3, brighter and darker than it can be shown.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Greys, brighter and darker than they can be shown.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Colours as the eye has them.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  /// Colours as the eye tells them apart.
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
}
