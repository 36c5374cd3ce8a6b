/// The phone's named text styles, largest first.
public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// Size, line height and weight of this style at a reader's text size. Complexity: O(1).
  public func metrics(at size: TypeSize) -> TextStyleMetrics {
    let row = TextStyleTable.row(self)[size.rawValue]
    return TextStyleMetrics(size: Double(row.size), lineHeight: Double(row.line), weight: weight)
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
}
