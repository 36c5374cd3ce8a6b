/// The phone's named text styles, largest first.
public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// Size, line height and weight of this style at a reader's text size. Complexity: O(1).
  public func metrics(at size: TypeSize) -> TextStyleMetrics {
    let row = TextStyleTable.row(self)[size.rawValue]
    let large = Double(TextStyleTable.row(self)[TypeSize.large.rawValue].size)
    return TextStyleMetrics(
      size: Double(row.size), lineHeight: Double(row.line), weight: weight, boldWeight: emphasizedWeight,
      tallExtra: (tallExtra * Double(row.size) / large).rounded())
  }

  /// The weight when nothing else is asked for: semibold for headline, regular for all others.
  public var weight: NamedWeight { self == .headline ? .semibold : .regular }

  /// The weight the style takes when it is emphasized (`.bold()`), from Apple's typography table.
  public var emphasizedWeight: NamedWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Points that a line is higher by at `large` for readers whose language is written in a tall script.
  ///
  /// Recorded (swiftui-web `ios/text-metrics`, `uikit/font-metrics`, iOS 26.0); at other sizes in proportion, which is assumed.
  private var tallExtra: Double {
    switch self {
    case .largeTitle, .title1: 8
    case .title2: 6
    case .title3, .headline, .body, .callout: 4
    case .subheadline, .footnote, .caption1, .caption2: 3
    }
  }

  /// The name as SwiftUI writes it: `title` and `caption` for UIKit's `title1` and `caption1`.
  public var name: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: String(describing: self)
    }
  }
}

/// What a text style means at one text size, in points.
public struct TextStyleMetrics: Sendable, Hashable {
  /// Font size.
  public var size: Double
  /// Published distance from baseline to baseline ("leading" in Apple's table).
  public var lineHeight: Double
  /// The style's own weight.
  public var weight: NamedWeight
  /// The weight of bold letters in this style.
  public var boldWeight: NamedWeight
  /// Points that a line is higher by where the reader's language is written in a tall script (Arabic, Thai, Hindi …).
  public var tallExtra: Double
}
