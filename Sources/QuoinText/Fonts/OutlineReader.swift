import CFreeType
import Foundation

/// FreeType's view of one face: glyph outlines, unhinted. Not safe for two threads at once; its owner keeps the lock.
struct OutlineReader: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  init?(file: FontFile, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let base = file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, base, file.bytes.count, index, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Empty if the glyph has no outline. Points are multiplied by `scale`; `flipped` turns y downwards.
  func outline(of glyph: UInt32, scale: Double, flipped: Bool) -> [OutlineElement] {
    guard FT_Load_Glyph(face, FT_UInt(glyph), Int32(FT_LOAD_NO_SCALE)) == 0 else { return [] }
    guard face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return [] }
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { Sketch.at($1).move($0!.pointee) }
    callbacks.line_to = { Sketch.at($1).line($0!.pointee) }
    callbacks.conic_to = { Sketch.at($2).quad($0!.pointee, $1!.pointee) }
    callbacks.cubic_to = { Sketch.at($3).cubic($0!.pointee, $1!.pointee, $2!.pointee) }
    let sketch = Sketch(scale: scale, flipped: flipped)
    let context = Unmanaged.passUnretained(sketch).toOpaque()
    let failed = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &callbacks, context) != 0
    return failed ? [] : sketch.finished()
  }
}

/// The path under FreeType's pen.
private final class Sketch {
  private var elements: [OutlineElement] = []
  private let scale: Double
  private let sign: Double

  init(scale: Double, flipped: Bool) {
    self.scale = scale
    sign = flipped ? -1 : 1
  }

  static func at(_ context: UnsafeMutableRawPointer?) -> Sketch { Unmanaged<Sketch>.fromOpaque(context!).takeUnretainedValue() }

  private func point(_ vector: FT_Vector) -> CGPoint { CGPoint(x: Double(vector.x) * scale, y: sign * Double(vector.y) * scale) }

  func move(_ to: FT_Vector) -> Int32 {
    if !elements.isEmpty { elements.append(.close) }
    elements.append(.move(point(to)))
    return 0
  }
  func line(_ to: FT_Vector) -> Int32 {
    elements.append(.line(point(to)))
    return 0
  }
  func quad(_ control: FT_Vector, _ to: FT_Vector) -> Int32 {
    elements.append(.quad(control: point(control), end: point(to)))
    return 0
  }
  func cubic(_ a: FT_Vector, _ b: FT_Vector, _ to: FT_Vector) -> Int32 {
    elements.append(.cubic(point(a), point(b), end: point(to)))
    return 0
  }
  func finished() -> [OutlineElement] {
    if !elements.isEmpty { elements.append(.close) }
    return elements
  }
}
