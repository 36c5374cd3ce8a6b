import Foundation
import QuoinDrawing
import QuoinGeometry

/// The border of a rounded text field.
public enum TextFieldLook {
  /// Height in points with a 17 pt font.
  public static let height = 34.0
  /// Room around the text: left and right, above and below.
  public static let margins = (horizontal: 7.0, vertical: 7.0)

  /// A white (dark: near black) field with a hairline border.
  public static func roundedBorder(in rect: CGRect, displayScale: Double = 3, context: ControlContext) -> [DisplayItem] {
    let line = displayScale > 0 ? max(1 / displayScale, 0.5) : 1
    let frame = rect.insetBy(dx: line / 2, dy: line / 2)
    let shape = ControlShape.rounded(frame, 5.5)
    return [.fill(shape, context.color(.background)), .stroke(shape, StrokeStyle(lineWidth: line), context.color(.opaqueSeparator))]
  }
}

/// The search field of `searchable` and `UISearchBar`. Text and placeholder are the caller's: from ``textMargins``.
public enum SearchFieldLook {
  /// From the field's end to its text.
  public static let textTrailing = 8.0

  /// The field with its magnifying glass; on a plate of glass where it floats over a screen.
  public static func items(in rect: CGRect, isFloating: Bool = false, context: ControlContext) -> [DisplayItem] {
    let measures = context.appearance.system.look.bar
    func outline(_ rect: CGRect) -> Path {
      measures.searchRadius.isInfinite ? ControlShape.capsule(rect) : ControlShape.rounded(rect, measures.searchRadius)
    }
    var items: [DisplayItem] =
      isFloating
      // A veil more: what lies behind is not blurred here, and words would run through the field's own.
      ? [.fill(outline(rect), .color(GlassLook.veil(in: context.appearance)))]
        + GlassLook.items(in: rect, context: context, outline: outline) : [.fill(outline(rect), context.color(.tertiaryFill))]
    if let glass = Symbol.named("magnifyingglass") {
      // The glass ends where the room before the text does, and a little before it.
      let size = glass.size(pointSize: measures.searchRadius.isInfinite ? 17 : 16)
      let leading = measures.searchRadius.isInfinite ? measures.searchTextLeading - size.width - 7 : 6
      let frame = CGRect(x: rect.minX + leading, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      items += glass.items(at: context.placed(frame, in: rect).origin, pointSize: 16, paint: context.color(.secondaryLabel))
    }
    return context.finished(items)
  }
}
