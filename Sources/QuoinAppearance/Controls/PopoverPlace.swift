import Foundation
import QuoinGeometry

/// Where a popover stands beside what it is about, and where its arrow points.
public struct PopoverPlace: Sendable, Hashable {
  /// The side of what it is about that a popover stands at.
  public enum Side: Sendable, Hashable, CaseIterable { case below, above, right, left }

  /// The card.
  public var frame: CGRect
  /// Where it stands; nil where no side has room for it, so that it stands over the middle.
  public var side: Side?
  /// The point that the arrow reaches, and the middle of its foot on the card; nil without a side.
  public var tip: CGPoint?
  /// See ``tip``.
  public var foot: CGPoint?
  /// How wide the arrow's foot is.
  private var footWidth: Double

  /// A card of `size` beside `anchor` in `room`, as far from it and with an arrow as long and wide as `measures` say: at the first of
  /// `sides` that has room, without one over the middle of `anchor`, as near as `room` allows. Along that side it stands in the middle of `anchor`, as far as `room` allows.
  ///
  /// - Parameters:
  ///   - sides: The sides it may stand at, the first that has room before the others.
  ///   - mustStandBeside: Whether the side with the most room is taken where none has enough.
  public init(
    of size: CGSize, beside anchor: CGRect, in room: CGRect, sides: [Side] = Side.allCases, measures: PresentationMeasures,
    mustStandBeside: Bool = false
  ) {
    let (distance, arrow) = (measures.popoverDistance, measures.popoverArrow)
    footWidth = measures.popoverArrowWidth
    func free(_ side: Side) -> Double {
      switch side {
      case .below: room.maxY - anchor.maxY
      case .above: anchor.minY - room.minY
      case .right: room.maxX - anchor.maxX
      case .left: anchor.minX - room.minX
      }
    }
    func need(_ side: Side) -> Double { (side == .below || side == .above ? size.height : size.width) + distance }
    let size = CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
    let chosen = sides.first { free($0) >= need($0) } ?? (mustStandBeside ? sides.max { free($0) < free($1) } : nil)
    func along(_ middle: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      min(max(middle - length / 2, low), max(low, high - length))
    }
    var origin = CGPoint(
      x: along(anchor.midX, size.width, room.minX, room.maxX), y: along(anchor.midY, size.height, room.minY, room.maxY))
    switch chosen {
    case .below: origin.y = anchor.maxY + distance
    case .above: origin.y = anchor.minY - distance - size.height
    case .right: origin.x = anchor.maxX + distance
    case .left: origin.x = anchor.minX - distance - size.width
    case nil: break
    }
    frame = CGRect(origin: origin, size: size)
    side = chosen
    switch chosen {
    case .below: (tip, foot) = (CGPoint(x: anchor.midX, y: frame.minY - arrow), CGPoint(x: anchor.midX, y: frame.minY))
    case .above: (tip, foot) = (CGPoint(x: anchor.midX, y: frame.maxY + arrow), CGPoint(x: anchor.midX, y: frame.maxY))
    case .right: (tip, foot) = (CGPoint(x: frame.minX - arrow, y: anchor.midY), CGPoint(x: frame.minX, y: anchor.midY))
    case .left: (tip, foot) = (CGPoint(x: frame.maxX + arrow, y: anchor.midY), CGPoint(x: frame.maxX, y: anchor.midY))
    case nil: (tip, foot) = (nil, nil)
    }
  }

  /// The arrow from its foot to its tip; nil where there is none.
  public var arrow: Path? {
    guard let tip, let foot else { return nil }
    let length = max(abs(foot.x - tip.x), abs(foot.y - tip.y))
    guard length > 0 else { return nil }
    let (dx, dy) = ((foot.x - tip.x) / length * footWidth / 2, (foot.y - tip.y) / length * footWidth / 2)
    var path = Path()
    path.move(to: tip)
    path.addLine(to: CGPoint(x: foot.x + dy, y: foot.y + dx))
    path.addLine(to: CGPoint(x: foot.x - dy, y: foot.y - dx))
    path.closeSubpath()
    return path
  }
}
