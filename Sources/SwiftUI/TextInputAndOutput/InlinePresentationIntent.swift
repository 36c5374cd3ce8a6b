import Foundation
import QuoinLayout

/// What a stretch of words means.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each meaning; the numbers are Foundation's.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*Emphasis*`: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**Strong emphasis**`: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// `` `Code` ``: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~Struck through~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line end that is read as a space. Kept; shows nothing of its own.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line end that is meant. Kept; shows nothing of its own.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line. Kept; shows nothing of its own.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML as a block. Kept; shows nothing of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
