import UIKit

extension CGColor {
  /// The colour in another space: of a grey one its lightness by the shares of sRGB's primaries (IEC 61966-2-1: 0.2126, 0.7152, 0.0722, of the
  /// parts as they are), otherwise the same; nil for spaces that are neither grey nor red, green and blue.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
    guard let parts = components, parts.count == 4 else { return nil }
    switch space.model {
    case .monochrome: return CGColor(gray: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], alpha: parts[3])
    case .rgb: return self
    default: return nil
    }
  }
}
extension CALayer {
  /// Whether its contents stand upside down where they are drawn: no, as in every layer of UIKit's.
  public func contentsAreFlipped() -> Bool { false }
}
