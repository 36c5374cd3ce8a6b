import Foundation
import QuoinDrawing
import QuoinGeometry

/// The small chevron at the end of a row that leads somewhere, and of a `DisclosureGroup`.
public enum DisclosureLook {
  /// The chevron's room in points.
  public static let size = CGSize(width: 8, height: 13)

  /// Where a chevron points.
  public enum Direction: Sendable, Hashable {
    /// To where text ends.
    case forward
    /// An open group.
    case down
    /// Both ways, for menus.
    case upAndDown
  }

  /// The chevron in the middle of `rect`; colour nil is the faint one of rows.
  public static func items(_ direction: Direction = .forward, in rect: CGRect, color: Paint? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let paint = color ?? context.color(.tertiaryLabel)
    let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    func chevron(_ corners: [(Double, Double)]) -> DisplayItem {
      var path = Path()
      path.addLines(corners.map { CGPoint(x: center.x + $0.0 * (context.isRightToLeft ? -1 : 1), y: center.y + $0.1) })
      return .stroke(path, line, paint)
    }
    switch direction {
    case .forward: return [chevron([(-2.6, -5.2), (2.6, 0), (-2.6, 5.2)])]
    case .down: return [chevron([(-5.2, -2.6), (0, 2.6), (5.2, -2.6)])]
    case .upAndDown: return [chevron([(-3.6, -2.4), (0, -6), (3.6, -2.4)]), chevron([(-3.6, 2.4), (0, 6), (3.6, 2.4)])]
    }
  }
}
