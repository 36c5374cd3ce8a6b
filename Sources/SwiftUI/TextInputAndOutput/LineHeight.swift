import Foundation
import QuoinLayout
import QuoinText

extension AttributedString {
  /// How far apart the baselines of two lines are.
  public struct LineHeight: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable { case variable, exact(CGFloat), multiple(CGFloat), leading(CGFloat) }
    let kind: Kind
    /// As the fonts of each line ask.
    public static let variable = LineHeight(kind: .variable)
    /// A usual multiple of the font's size: 1.2 times (assumed).
    public static let normal = LineHeight(kind: .multiple(1.2))
    /// A small multiple of the font's size: once (assumed).
    public static let tight = LineHeight(kind: .multiple(1))
    /// A large multiple of the font's size: 1.5 times (assumed).
    public static let loose = LineHeight(kind: .multiple(1.5))
    /// So many points; 0, negative and non-finite ones are as `variable`.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// So many times the font's size; 0, negative and non-finite factors are as `variable`.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The font's size and so many points more; where nothing is left of it, as `variable`.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

    /// What a paragraph is told; nil for what the font asks itself.
    var ofParagraph: ParagraphStyle.LineHeight? {
      switch kind {
      case .variable: nil
      case .exact(let points): .points(points)
      case .multiple(let factor): .sizes(factor)
      case .leading(let increase): .sizeAnd(increase)
      }
    }
  }
}

private struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }
extension EnvironmentValues {
  /// How far apart baselines of texts here are; nil, the default, as the fonts ask.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
extension View {
  /// Sets how far apart the baselines of texts within are; nil as the fonts ask.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}
