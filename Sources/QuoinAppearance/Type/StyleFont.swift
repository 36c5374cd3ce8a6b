import Foundation
import QuoinText

extension FontDescriptor {
  /// The system font of a text style.
  ///
  /// - Parameters:
  ///   - style: The style's metrics at the reader's text size.
  ///   - weight: 100…900; nil takes the style's own.
  ///   - language: The reader's language (BCP 47, or an identifier like `th_TH`); nil counts as one of no tall script.
  public init(style: TextStyleMetrics, design: Design = .standard, weight: Int? = nil, language: String? = nil) {
    self.init(.system(design), size: CGFloat(style.size), weight: weight ?? style.weight.rawValue)
    let isTall = language.map(TallScripts.isWritten(in:)) ?? false
    styleLine = StyleLine(pitch: CGFloat(style.lineHeight), tallExtra: isTall ? CGFloat(style.tallExtra) : 0)
    boldWeight = style.boldWeight.rawValue
  }
}
