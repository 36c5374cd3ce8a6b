import DeveloperToolsSupport
import Foundation
import QuoinLayout

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  package let kind: PreviewOrientation
  public var id: String { String(describing: kind) }
  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// On its side, the top to the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// On its side, the top to the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
  /// All four.
  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}
