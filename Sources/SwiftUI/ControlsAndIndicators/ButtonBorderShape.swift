import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  /// What suits the button's size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle; the label has the same room on all sides.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners, as round as suits the button's size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Rounded corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }

  var look: ButtonLook.Shape {
    switch kind {
    case .automatic, .rounded(nil): .automatic
    case .capsule: .capsule
    case .circle: .circle
    case .rounded(.some(let radius)): .rounded(Double(radius))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { ButtonLook.path(look, in: rect) }
  /// The outline drawn in, by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}
