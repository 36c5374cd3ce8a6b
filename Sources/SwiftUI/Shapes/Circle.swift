import Foundation
import QuoinGeometry
import QuoinLayout

/// The largest circle in the middle of its rectangle; as a view it is a square (fact 61).
public struct Circle: InsettableShape, SymmetricShape {
  /// A square as large as fits into what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == Circle { nonisolated public static var circle: Circle { Circle() } }
