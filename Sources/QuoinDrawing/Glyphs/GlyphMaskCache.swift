import Foundation
import QuoinText
import Synchronization

/// The masks of glyphs that were drawn before, by size and by quarter of a pixel. Shared by all threads; one lock per run.
///
/// What is kept changes no pixel: a mask is a function of its key.
final class GlyphMaskCache: Sendable {
  static let shared = GlyphMaskCache()

  /// A glyph's origin, in pixels, as the whole pixel and the quarter within it that the mask is made for.
  struct Place {
    let x, y: Int
    let phase: Int

    init(_ point: CGPoint) {
      // Rounded to quarters: the eye sees uneven gaps from a third of a pixel on.
      let x = Int((Double(point.x) * 4).rounded())
      let y = Int((Double(point.y) * 4).rounded())
      (self.x, self.y) = (x >> 2, y >> 2)
      phase = (x & 3) << 2 | y & 3
    }

    var shift: CGPoint { CGPoint(x: Double(phase >> 2) / 4, y: Double(phase & 3) / 4) }
  }

  private struct Key: Hashable {
    let font: Int32
    let glyph: UInt32
    let size: Float
    let phase: UInt8
  }

  private struct State: ~Copyable {
    var masks: [Key: GlyphMask] = [:]
    var fonts: [Font: Int32] = [:]
    var bytes = 0
    var rasterizer: GlyphRasterizer?
  }

  /// Beyond this many bytes everything is forgotten.
  private static let limit = 32 << 20
  private let state = Mutex(State())

  /// The masks of a run's glyphs at their places, in order.
  func masks(of run: GlyphRun, at places: [Place], pixelsPerPoint: Double) -> [GlyphMask] {
    state.withLock { state in
      if state.bytes > Self.limit {
        state.masks.removeAll()
        state.fonts.removeAll()
        state.bytes = 0
      }
      if state.rasterizer == nil { state.rasterizer = GlyphRasterizer() }
      let font = state.fonts[run.font] ?? Int32(state.fonts.count)
      state.fonts[run.font] = font
      var result: [GlyphMask] = []
      result.reserveCapacity(places.count)
      for (glyph, place) in zip(run.glyphs, places) {
        let key = Key(font: font, glyph: glyph, size: Float(pixelsPerPoint), phase: UInt8(place.phase))
        if let known = state.masks[key] {
          result.append(known)
          continue
        }
        let made = Self.make(run.font, glyph, pixelsPerPoint, place.shift, &state)
        state.masks[key] = made
        state.bytes += made.coverage.count + 100
        result.append(made)
      }
      return result
    }
  }

  private static func make(
    _ font: Font, _ glyph: UInt32, _ pixelsPerPoint: Double, _ shift: CGPoint, _ state: inout State
  ) -> GlyphMask {
    let scale = Double(font.size) * pixelsPerPoint / Double(max(1, font.unitsPerEm))
    guard scale > 0, scale.isFinite else { return .empty }
    return state.rasterizer?.mask(
      of: font.unscaledOutline(of: glyph), scale: scale, slant: Double(font.syntheticItalicSlant), stretch: Double(font.stretch),
      boldness: Double(font.syntheticBoldWidth) * pixelsPerPoint, shift: shift) ?? .empty
  }
}
