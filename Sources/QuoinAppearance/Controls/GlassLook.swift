import Foundation
import QuoinDrawing
import QuoinGeometry

/// Plates of glass: a veil through which what lies behind shows, a thin line at its edge with a light one inside, a soft shadow. How
/// glass bends and blurs what lies behind is not drawn.
public enum GlassLook {
  /// How much shows through.
  public enum Kind: String, Sendable, Hashable, CaseIterable { case regular, clear }

  /// The plate in `rect`; `outline` is the shape that it has in a rectangle.
  ///
  /// - Parameter tint: What the glass is coloured with; nil leaves it as it is.
  public static func items(
    _ kind: Kind = .regular, tint: Paint? = nil, in rect: CGRect, context: ControlContext, outline: (CGRect) -> Path
  ) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let glass = context.appearance.system.look.glass
    let path = outline(rect)
    var plate = DisplayGroup([.fill(path, .color(veil(kind, in: context.appearance)))])
    if let tint { plate.items.append(.fill(path, tint)) }
    if glass.shadow > 0, !context.appearance.dark {
      let strength = tint == nil ? glass.shadow : glass.shadow * glass.cover
      plate.shadow = Shadow(color: PaintColor(white: 0, alpha: strength), radius: glass.shadowRadius, x: 0, y: glass.shadowY)
    }
    var items: [DisplayItem] = [.group(plate)]
    items += shine(in: rect, context: context, outline: outline)
    let edge = PaintColor(white: glass.edgeWhite, alpha: glass.edge)
    items.append(.stroke(path, StrokeStyle(lineWidth: glass.edgeWidth), .color(edge)))
    return items
  }

  /// A capsule of glass.
  public static func capsule(tint: Paint? = nil, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    items(tint: tint, in: rect, context: context) { ControlShape.capsule($0) }
  }

  /// What lies on the part of a plate that is chosen.
  public static func lens(in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    let glass = context.appearance.system.look.glass
    let isDark = context.appearance.dark
    return [.fill(ControlShape.capsule(rect), .color(PaintColor(white: isDark ? 1 : 0, alpha: isDark ? glass.lensDark : glass.lens)))]
  }

  /// The colour that a plate lays over what is behind it; opaque with increased contrast.
  public static func veil(_ kind: Kind = .regular, in appearance: Appearance) -> PaintColor {
    let glass = appearance.system.look.glass
    if appearance.highContrast || appearance.reducesTransparency { return PaintColor(white: appearance.dark ? 0.12 : 0.976) }
    let cover = kind == .clear ? glass.clearCover : appearance.dark ? glass.coverDark : glass.cover
    return PaintColor(white: appearance.dark ? glass.whiteDark : glass.white, alpha: cover)
  }

  /// The light inside the edge, at top and bottom.
  private static func shine(in rect: CGRect, context: ControlContext, outline: (CGRect) -> Path) -> [DisplayItem] {
    let glass = context.appearance.system.look.glass
    let strength = context.appearance.dark ? glass.shineDark : glass.shine
    guard strength > 0, rect.width > 3, rect.height > 3 else { return [] }
    let (light, none) = (PaintColor(white: 1, alpha: strength), PaintColor(white: 1, alpha: 0))
    let paint = Paint.linear(
      [PaintStop(light, at: 0), PaintStop(none, at: 0.3), PaintStop(none, at: 0.7), PaintStop(light, at: 1)],
      start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
    return [.stroke(outline(rect.insetBy(dx: 0.83, dy: 0.83)), StrokeStyle(lineWidth: 1), paint)]
  }
}
