import Foundation
import QuoinLayout

/// What kind of text a view is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Nothing special.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What goes in and out of a command line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose to be read on and on.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document at work.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
