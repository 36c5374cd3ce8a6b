import Foundation
import QuoinLayout
import UIKit

/// A key with others held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key itself.
  public let key: KeyEquivalent
  let modifierBits: Int
  /// What is held with it.
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  /// A key with `modifiers` held; the command key by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    modifierBits = modifiers.rawValue
  }
  /// Return: the button that one is meant to use.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves all as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
