import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// What comes from outside and can't be drawn: a typed error, before memory is taken, whose sentence says what to do.
@Suite struct ErrorTests {
  static let sizes: [CGSize] = [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: Double.nan, height: 10),
    CGSize(width: 10, height: Double.infinity),
  ]

  @Test(arguments: sizes) func `a page without an area is refused`(_ size: CGSize) throws {
    let list = DisplayList(size: size, items: [])
    for export in Self.exports(list) {
      let error = #expect(throws: DrawingError.self) { try export() }
      #expect(error?.description.contains("greater than zero") == true)
    }
  }

  @Test func `a page of a million points is refused`() throws {
    for export in Self.exports(DisplayList(size: CGSize(width: 1_000_000, height: 1_000_000), items: [])) {
      #expect(throws: DrawingError.canvasTooLarge(width: 1_000_000, height: 1_000_000, limit: 32767)) { try export() }
    }
  }

  @Test func `a page that a scale makes too large is refused`() throws {
    #expect(throws: DrawingError.canvasTooLarge(width: 40_000, height: 4_000, limit: 32767)) {
      try PNGExporter(scale: 40).data(for: DisplayList(size: CGSize(width: 1000, height: 100), items: []))
    }
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `a scale that is no scale is refused`(_ scale: CGFloat) throws {
    #expect(throws: DrawingError.scaleNotPositive("\(scale)")) {
      try PNGExporter(scale: scale).data(for: DisplayList(size: CGSize(width: 10, height: 10), items: []))
    }
  }

  @Test func `a document without pages is refused`() throws {
    #expect(throws: DrawingError.documentEmpty) { try PDFExporter().data(for: []) }
  }

  private static func exports(_ list: DisplayList) -> [() throws -> Data] {
    [{ try PNGExporter().data(for: list) }, { try SVGExporter().data(for: list) }, { try PDFExporter().data(for: list) }]
  }

  @Test func `what is no picture is refused`() throws {
    #expect(throws: DrawingError.pictureUnknownFormat(name: "a.txt")) { try Bitmap(data: Data("hello".utf8), named: "a.txt") }
    #expect(throws: DrawingError.pictureUnknownFormat(name: "empty")) { try Bitmap(data: Data(), named: "empty") }
  }

  @Test func `a picture cut short is refused in every format`() throws {
    let noise = (0..<(64 * 64 * 4)).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
    let bitmap = try Bitmap(width: 64, height: 64, rgba: noise)
    for file in [try bitmap.pngData(), try bitmap.jpegData(quality: 0.9)] {
      let half = file.prefix(file.count / 2)
      guard case .pictureBroken(let name, _, _)? = #expect(throws: DrawingError.self, performing: { try Bitmap(data: half, named: "half") })
      else {
        Issue.record("another error")
        continue
      }
      #expect(name == "half")
    }
    let head = Data("RIFF".utf8) + Data([0, 0, 0, 0]) + Data("WEBPVP8 ".utf8)
    #expect(throws: DrawingError.self) { try Bitmap(data: head) }
    #expect(throws: DrawingError.self) { try Bitmap(data: Data("<svg".utf8)) }
  }

  @Test func `a picture 50,000 pixels wide is refused before it is unpacked`() throws {
    // A PNG's size stands in its first 24 bytes; nothing else needs to be there to refuse it.
    var png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    png += [0, 0, 0xc3, 0x50, 0, 0, 0, 10, 8, 6, 0, 0, 0]
    png += Self.crc(png[12...])
    png += [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e]
    #expect(throws: DrawingError.pictureTooLarge(name: "wide.png", width: 50_000, height: 10, limit: 16384)) {
      try Bitmap(data: Data(png), named: "wide.png")
    }
    let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"50000\" height=\"10\"/>".utf8)
    #expect(throws: DrawingError.self) { try Bitmap(data: svg, svgScale: 1) }
    #expect(throws: DrawingError.pictureTooLarge(name: "The picture", width: 50_000, height: 1, limit: 16384)) {
      try Bitmap(width: 50_000, height: 1, rgba: [])
    }
  }

  @Test func `a missing file is named`() throws {
    let error = #expect(throws: DrawingError.self) { try Bitmap(path: "/nowhere/logo.png") }
    #expect(error?.description == "/nowhere/logo.png cannot be read (no such file). Check that the file exists and may be read.")
  }

  @Test func `strange numbers in items hide them and hurt nobody`() throws {
    let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, 0, -5]
    for value in strange {
      var group = DisplayGroup([fill(CGRect(x: value, y: value, width: value, height: value), red)])
      group.shadow = Shadow(color: .black, radius: value, x: value, y: 0)
      group.blurRadius = value
      group.transform = CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: value, ty: 0)
      let line = StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, value], dashPhase: value)
      let items: [DisplayItem] = [
        .group(group), .stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: value)), line, .color(red)),
        .image(
          ImageItem(checker, source: CGRect(x: value, y: 0, width: value, height: 2), in: CGRect(x: 0, y: 0, width: value, height: 9))),
        .fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          .radial(
            [PaintStop(red, at: Double(value))], center: CGPoint(x: value, y: 0), startRadius: value, endRadius: value, stretch: value)),
      ]
      let list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
      for export in Self.exports(list) { _ = try export() }
    }
  }

  @Test("any one number of any item may be strange, in any export", arguments: 0..<8) func oneStrangeNumber(_ part: Int) throws {
    for seed in part * 20..<part * 20 + 20 {
      var numbers = PathLawTests.Numbers(seed)
      func pick<Value>(_ values: [Value]) -> Value { values[min(values.count - 1, Int(numbers.next(0...Double(values.count))))] }
      func number() -> CGFloat {
        pick([0, 3, 10, 17.5, 30, -5, 10, 3, 20, .nan, .infinity, -.infinity, 1e19, -1e19, 1e300, -1e300, 1e-300])
      }
      func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      func stops() -> [PaintStop] { [PaintStop(red, at: pick([0, .nan, 0.3])), PaintStop(green, at: pick([1, .infinity, 0.7]))] }
      func paint() -> Paint {
        switch pick([0, 1, 2, 3]) {
        case 0: .color(red)
        case 1: .linear(stops(), start: point(), end: point())
        case 2: .radial(stops(), center: point(), startRadius: number(), endRadius: number(), stretch: pick([1, number()]))
        default: .angular(stops(), center: point(), startAngle: Double(number()), endAngle: Double(number()))
        }
      }
      func path() -> Path {
        switch pick([0, 1, 2, 3]) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2: return Path(roundedRect: rect(), cornerRadius: number())
        default:
          var path = Path()
          path.addLines([point(), point(), point()])
          path.addCurve(to: point(), control1: point(), control2: point())
          return path
        }
      }
      func item() -> DisplayItem {
        switch pick([0, 1, 2, 3]) {
        case 0: .fill(path(), paint())
        case 1: .stroke(path(), StrokeStyle(lineWidth: number(), lineCap: .round, lineJoin: .round, dash: [4, number()]), paint())
        case 2: .image(ImageItem(checker, source: rect(), in: rect()))
        default: .fill(Path(CGRect(x: 4, y: 4, width: 12, height: 12)), paint())
        }
      }
      var group = DisplayGroup([item(), item()])
      if pick([true, false]) { group.transform = CGAffineTransform(a: 1, b: pick([0, number()]), c: 0, d: 1, tx: number(), ty: number()) }
      if pick([true, false]) { group.clips = [Clip(path())] }
      if pick([true, false]) { group.shadow = Shadow(color: .black, radius: pick([2, number()]), x: number(), y: number()) }
      if pick([true, false]) { group.blurRadius = pick([2, number()]) }
      if pick([true, false]) { group.opacity = Double(number()) }
      let list = DisplayList(size: CGSize(width: 20, height: 20), items: [.group(group), item()])
      for export in Self.exports(list) {
        // What the library that draws cannot reckon with is refused in words.
        do { _ = try export() } catch is DrawingError { continue }
      }
    }
  }

  /// CRC-32 of PNG's annex D.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    value ^= 0xffff_ffff
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
