import CFreeType
import Foundation
import QuoinText

/// Turns outlines into coverage with FreeType's exact-area rasterizer. Unhinted, so the result depends on nothing but
/// the outline, the size and the place. Used by one thread at a time; its owner keeps the lock.
struct GlyphRasterizer: ~Copyable {
  private let library: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// The coverage of a glyph.
  ///
  /// - Parameters:
  ///   - elements: The outline in the font's units, y up.
  ///   - scale: Pixels per unit.
  ///   - slant: How far a synthetic italic leans per unit of height.
  ///   - stretch: How much wider the letters are than the file's.
  ///   - boldness: How much wider a synthetic bold is, in pixels.
  ///   - shift: The origin's place in its pixel, 0…1, y down.
  func mask(
    of elements: [OutlineElement], scale: Double, slant: Double, stretch: Double = 1, boldness: Double, shift: CGPoint
  ) -> GlyphMask {
    guard let draft = OutlineDraft(elements, scale: scale, slant: slant, stretch: stretch, shift: shift), var outline = draft.make(library)
    else {
      return .empty
    }
    defer { FT_Outline_Done(library, &outline) }
    if boldness > 0 {
      let strength = FT_Pos((boldness * 64).rounded())
      FT_Outline_Embolden(&outline, strength)
      FT_Outline_Translate(&outline, 0, -strength / 2)
    }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let left = box.xMin >> 6
    let right = (box.xMax + 63) >> 6
    let bottom = box.yMin >> 6
    let top = (box.yMax + 63) >> 6
    let width = Int(right - left)
    let height = Int(top - bottom)
    guard width > 0, height > 0, width < 2048, height < 2048 else { return .empty }
    FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
    var coverage = [UInt8](repeating: 0, count: width * height)
    coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(library, &outline, &bitmap)
      Self.coarsen(buffer)
    }
    return GlyphMask(x: Int(left), y: -Int(top), width: width, height: height, coverage: coverage)
  }
}

extension GlyphRasterizer {
  /// Keeps 64 degrees of coverage of 256: nobody sees the difference, and a page of text in a few colours stays within the 256 colours of
  /// a palette, which halves the time and the size of its PNG.
  private static func coarsen(_ coverage: UnsafeMutableBufferPointer<UInt8>) {
    for index in coverage.indices where coverage[index] != 0 && coverage[index] != 255 {
      let degree = (Int(coverage[index]) * 63 + 127) / 255
      coverage[index] = UInt8((degree * 255 + 31) / 63)
    }
  }
}

/// An outline in FreeType's form: 26.6 fixed point, y up, closed contours.
private struct OutlineDraft {
  private var points: [FT_Vector] = []
  private var tags: [UInt8] = []
  private var ends: [UInt16] = []
  private let scale, slant, stretch: Double
  private let shift: CGPoint

  init?(_ elements: [OutlineElement], scale: Double, slant: Double, stretch: Double, shift: CGPoint) {
    (self.scale, self.slant, self.stretch, self.shift) = (scale, slant, stretch, shift)
    for element in elements {
      switch element {
      case .move(let point):
        endContour()
        add(point, tag: 1)
      case .line(let point): add(point, tag: 1)
      case .quad(let control, let end):
        add(control, tag: 0)
        add(end, tag: 1)
      case .cubic(let first, let second, let end):
        add(first, tag: 2)
        add(second, tag: 2)
        add(end, tag: 1)
      case .close: endContour()
      }
    }
    endContour()
    guard !ends.isEmpty, points.count < 32_000 else { return nil }
  }

  private mutating func add(_ point: CGPoint, tag: UInt8) {
    let x = (Double(point.x) * stretch + slant * Double(point.y)) * scale + Double(shift.x)
    let y = Double(point.y) * scale - Double(shift.y)
    points.append(FT_Vector(x: FT_Pos((x * 64).rounded()), y: FT_Pos((y * 64).rounded())))
    tags.append(tag)
  }

  private mutating func endContour() {
    guard let last = points.indices.last, ends.last.map(Int.init) != last else { return }
    ends.append(UInt16(last))
  }

  /// FreeType's copy. Written as raw bytes: the signs of the element types differ between its versions, not their sizes.
  func make(_ library: FT_Library) -> FT_Outline? {
    var outline = FT_Outline()
    guard FT_Outline_New(library, FT_UInt(points.count), FT_Int(ends.count), &outline) == 0 else { return nil }
    points.withUnsafeBytes { UnsafeMutableRawPointer(outline.points).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    tags.withUnsafeBytes { UnsafeMutableRawPointer(outline.tags).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    ends.withUnsafeBytes { UnsafeMutableRawPointer(outline.contours).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return outline
  }
}
