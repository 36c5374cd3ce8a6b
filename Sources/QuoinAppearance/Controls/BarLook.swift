import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bars around a screen's content: navigation bar, tab bar, toolbar. Heights in points, without the safe area beside them.
public enum BarLook {
  /// From a bar's edges to its items.
  public static let margin = 16.0
  /// Font size of the label below a tab's symbol.
  public static let tabLabelSize = 10.0
  /// Font size of the symbol of a tab.
  public static let tabSymbolSize = 18.0

  /// Between the tabs' plate and that of a tab apart from the others (assumed).
  static let apartGap = 8.0

  /// The edge of the screen a bar stands at.
  public enum Edge: Sendable, Hashable { case top, bottom }

  /// A bar's background over `rect`, with the hairline on the side of the content.
  ///
  /// - Parameter edge: The edge of the screen the bar stands at.
  public static func background(
    in rect: CGRect, at edge: Edge, color: Paint? = nil, hasHairline: Bool = true, displayScale: Double = 3, context: ControlContext
  ) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(Path(rect), color ?? .color(MaterialKind.bar.veil(in: context.appearance)))]
    if hasHairline {
      let line = displayScale > 0 ? 1 / displayScale : 1
      let y = edge == .top ? rect.maxY : rect.minY - line
      items.append(.fill(Path(CGRect(x: rect.minX, y: y, width: rect.width, height: line)), context.color(.separator)))
    }
    return items
  }

  /// Where so many tabs stand in a bar, first to last, and the plate below them; no plate where the bar is as wide as the screen.
  ///
  /// - Parameters:
  ///   - lastIsApart: Whether the last tab stands on a round plate of its own at the bar's end, where tabs have plates; the others begin at
  ///     the bar's start then (documented: swiftui/tabrole/search; the gap is assumed).
  ///   - rect: The bar, with what the screen covers of its lower end.
  ///   - room: On a tablet tabs stand together in the middle.
  public static func tabs(
    count: Int, lastIsApart: Bool = false, in rect: CGRect, isRightToLeft: Bool = false, room: BarRoom = .upright,
    on system: SystemGeneration = .standard
  ) -> (plate: CGRect?, items: [CGRect]) {
    let measures = system.look.tabs
    guard count > 0 else { return (nil, []) }
    guard measures.plate > 0 else {
      let share = rect.width / Double(count)
      let width = room == .roomy && measures.roomyItem > 0 ? min(measures.roomyItem, share) : share
      let start = rect.midX - Double(count) * width / 2
      let items = (0..<count).map { CGRect(x: start + Double($0) * width, y: rect.minY, width: width, height: rect.height) }
      return (nil, isRightToLeft ? items.reversed() : items)
    }
    if lastIsApart {
      var others = rect
      others.size.width = max(0, rect.width - measures.plate - apartGap)
      var (plate, items) = tabs(count: count - 1, in: others, room: room, on: system)
      // Together they stand at the bar's start.
      let moved = measures.margin - ((plate?.minX ?? 0) - rect.minX)
      plate = plate?.offsetBy(dx: moved, dy: 0)
      let last = CGRect(
        x: rect.maxX - measures.margin - measures.plate, y: rect.minY, width: measures.plate, height: measures.plate)
      items = items.map { $0.offsetBy(dx: moved, dy: 0) } + [last]
      func turned(_ place: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: rect.minX + rect.maxX - place.maxX, y: place.minY, width: place.width, height: place.height) : place
      }
      return (plate.map(turned), items.map(turned))
    }
    let number = Double(count)
    let most = max(0, rect.width - 2 * (measures.margin + measures.inset))
    var (width, overlap) = (measures.item, measures.overlap)
    if number * width - (number - 1) * overlap >= most {
      overlap = measures.crowdedOverlap + measures.overlapPerTab * number
      width = (most + (number - 1) * overlap) / number
    }
    let inner = number * width - (number - 1) * overlap
    let plate = CGRect(
      x: rect.midX - inner / 2 - measures.inset, y: rect.minY, width: inner + 2 * measures.inset, height: measures.plate)
    let items = (0..<count).map { index in
      CGRect(
        x: plate.minX + measures.inset + Double(index) * (width - overlap), y: plate.minY + measures.inset, width: width,
        height: measures.plate - 2 * measures.inset)
    }
    return (plate, isRightToLeft ? items.reversed() : items)
  }
}
