import Foundation
import QuoinGeometry
import QuoinText

/// Shaped letters at a place. Underlines and the like are fills beside it.
public struct GlyphsItem: Sendable {
  /// The runs, with positions in their text's own space.
  public var runs: [GlyphRun]
  /// Where that space's origin (the text's top left corner) lies, in points.
  public var origin: CGPoint
  /// The paint of runs whose attributes number has none of its own.
  public var paint: Paint
  /// Paints by the runs' attributes number.
  public var paints: [Int: Paint]

  /// Letters at a place.
  public init(_ runs: [GlyphRun], at origin: CGPoint, paint: Paint, paints: [Int: Paint] = [:]) {
    self.runs = runs
    self.origin = origin
    self.paint = paint
    self.paints = paints
  }

  /// Every run of a laid-out text.
  public init(_ layout: TextLayout, at origin: CGPoint, paint: Paint, paints: [Int: Paint] = [:]) {
    self.init(layout.lines.flatMap(\.glyphRuns), at: origin, paint: paint, paints: paints)
  }

  func paint(of run: GlyphRun) -> Paint { paints[run.attributes] ?? paint }
}
