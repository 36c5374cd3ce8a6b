import Foundation
import QuoinLayout

/// What a presentation becomes where room is scarce.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The system's choice.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of all the page.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
