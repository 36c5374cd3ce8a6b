import Foundation
import QuoinLayout
import UIKit

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public let character: Character
  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }
  /// A key as a letter in quotes.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Leaves what is open.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Takes the letter before away.
  public static let delete = KeyEquivalent("\u{8}")
  /// To the next field.
  public static let tab = KeyEquivalent("\t")
  /// The long one.
  public static let space = KeyEquivalent(" ")
  /// Ends a line.
  public static let `return` = KeyEquivalent("\r")
}
