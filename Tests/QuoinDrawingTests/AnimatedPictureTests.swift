import CGIF
import Foundation
import QuoinGeometry
import Testing

@testable import QuoinDrawing

/// Moving pictures, read again by others' eyes: giflib's for GIF, the formats' own chunks for PNG and WebP.
@Suite("Moving pictures") struct AnimatedPictureTests {
  /// A page of 40 × 20 points, blue with a red square that begins at `x`.
  private func page(_ x: CGFloat, width: CGFloat = 40) -> DisplayList {
    let blue = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), .color(PaintColor(red: 0, green: 0, blue: 1)))
    let red = DisplayItem.fill(
      Path(CGRect(x: x, y: 5, width: 10, height: 10)), .color(PaintColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)))
    return DisplayList(size: CGSize(width: width, height: 20), items: [blue, red])
  }
  /// Three moments, of which the middle one stands for two pictures.
  private func film(_ format: AnimatedPictureExporter.Format) throws -> Data {
    var exporter = AnimatedPictureExporter(format, scale: 1)
    for (x, seconds) in [(0.0, 0.1), (10, 0.1), (10, 0.15), (30, 0.2)] { try exporter.add(page(x), seconds: seconds) }
    return try exporter.finish()
  }

  private struct Frame: Equatable {
    var x, y, width, height, delay: Int
    /// Whether nothing is left of it once the next one is shown.
    var isCleared = false
  }
  private func gif(_ data: Data, _ look: (GifFileType, Int, GifImageDesc, (Int, Int) -> [Int]) -> Void = { _, _, _, _ in }) throws
    -> [Frame]
  {
    final class Input {
      var rest: Data
      init(_ data: Data) { rest = data }
    }
    let input = Input(data)
    let opened = DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, bytes, count in
        let input = Unmanaged<Input>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
        let piece = input.rest.prefix(Int(count))
        piece.copyBytes(to: bytes!, count: piece.count)
        input.rest = input.rest.dropFirst(piece.count)
        return Int32(piece.count)
      }, nil)
    let file = try #require(opened)
    defer { DGifCloseFile(file, nil) }
    try #require(DGifSlurp(file) == GIF_OK)
    return try (0..<Int(file.pointee.ImageCount)).map { index in
      let image = file.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      try #require(DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK)
      let description = image.ImageDesc
      look(file.pointee, index, description) { x, y in
        let at = Int(image.RasterBits[y * Int(description.Width) + x])
        guard at != Int(control.TransparentColor) else { return [] }
        let color = description.ColorMap.pointee.Colors[at]
        return [Int(color.Red), Int(color.Green), Int(color.Blue)]
      }
      return Frame(
        x: Int(description.Left), y: Int(description.Top), width: Int(description.Width), height: Int(description.Height),
        delay: Int(control.DelayTime), isCleared: control.DisposalMode == DISPOSE_BACKGROUND)
    }
  }

  @Test("a GIF has a picture for each that differs, its part alone, its colours as they are, and goes on for ever") func gif() throws {
    let data = try film(.gif)
    var colors: [[Int]] = []
    let frames = try gif(data) { file, index, part, color in
      #expect(file.SWidth == 40 && file.SHeight == 20)
      // At the red square's first pixel, and right above it in the whole picture.
      colors.append(index == 0 ? color(0, 5) : color(index == 1 ? 10 : 20, 0))
      if index == 0 { colors.append(color(0, 4)) } else { #expect(color(0, 0) == [0, 0, 255]) }
    }
    #expect(
      frames == [
        Frame(x: 0, y: 0, width: 40, height: 20, delay: 10), Frame(x: 0, y: 5, width: 20, height: 10, delay: 25),
        Frame(x: 10, y: 5, width: 30, height: 10, delay: 20),
      ])
    #expect(colors == [[255, 59, 48], [0, 0, 255], [255, 59, 48], [255, 59, 48]])
    #expect(data.range(of: Data("NETSCAPE2.0".utf8 + [3, 1, 0, 0])) != nil, "it plays again and again")
    #expect(try film(.gif) == data, "the same pages give the same bytes")
  }

  @Test("times of a GIF add up though it tells hundredths only") func times() throws {
    var exporter = AnimatedPictureExporter(.gif, scale: 1)
    for index in 0..<30 { try exporter.add(page(CGFloat(index)), seconds: 1.0 / 30) }
    var told = 0
    for (index, frame) in try gif(try exporter.finish()).enumerated() {
      told += frame.delay
      #expect(told == Int((Double(index + 1) * 100 / 30).rounded()), "after picture \(index)")
    }
  }

  @Test("a picture with clear parts does not lie over the one before") func clearPictures() throws {
    var exporter = AnimatedPictureExporter(.gif, scale: 1)
    for x in [0.0, 20] {
      let red = DisplayItem.fill(Path(CGRect(x: x, y: 5, width: 10, height: 10)), .color(PaintColor(red: 1, green: 0, blue: 0)))
      try exporter.add(DisplayList(size: CGSize(width: 40, height: 20), items: [red]), seconds: 0.1)
    }
    var seen: [[[Int]]] = []
    let frames = try gif(try exporter.finish()) { _, _, part, color in
      #expect(part.Width == 40 && part.Height == 20)
      seen.append([color(5, 10), color(25, 10)])
    }
    #expect(frames.map(\.isCleared) == [true, true] && seen == [[[255, 0, 0], []], [[], [255, 0, 0]]])
  }

  @Test("what is not there in a GIF is clear; more colours than 256 become means of close ones") func clearAndMany() throws {
    var pixels: [UInt8] = []
    for y in 0..<64 { for x in 0..<64 { pixels += [UInt8(x * 4), UInt8(y * 4), 128, 255] } }
    let many = try Bitmap(width: 64, height: 64, rgba: pixels)
    _ = try gif(try many.gifData()) { _, _, _, color in
      var most = 0
      for y in 0..<64 { for x in 0..<64 { most = max(most, zip(color(x, y), [x * 4, y * 4, 128]).map { abs($0 - $1) }.max()!) } }
      // 16 by 16 cells of 16 levels each: no mean is further than a cell away.
      #expect(most <= 16, "a colour is \(most) levels off")
    }
    let partly = try Bitmap(width: 3, height: 1, rgba: [255, 0, 0, 255, 255, 0, 0, 100, 0, 255, 0, 128])
    _ = try gif(try partly.gifData()) { _, _, _, color in
      #expect(color(0, 0) == [255, 0, 0] && color(1, 0) == [] && color(2, 0) == [0, 255, 0])
    }
  }

  @Test("an APNG counts its pictures and tells their times") func png() throws {
    let data = [UInt8](try film(.png))
    func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var at = 8
    var chunks: [(String, Int)] = []
    while at < data.count {
      chunks.append((String(decoding: data[at + 4..<at + 8], as: UTF8.self), at + 8))
      at += number(at) + 12
    }
    let animation = try #require(chunks.first { $0.0 == "acTL" })
    #expect(number(animation.1) == 3 && number(animation.1 + 4) == 0)
    let delays = chunks.filter { $0.0 == "fcTL" }.map { Double(number($0.1 + 20) >> 16) / Double(number($0.1 + 20) & 0xFFFF) }
    #expect(delays == [0.1, 0.25, 0.2])
    #expect(try Bitmap(data: Data(data))[5, 10].red == 1, "who knows stills alone shows the first")
  }

  @Test("a moving WebP counts its pictures and tells their times") func webp() throws {
    let data = [UInt8](try film(.webp))
    func number(_ at: Int, _ count: Int = 4) -> Int { data[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) } }
    var at = 12
    var delays: [Int] = []
    while at + 8 <= data.count {
      if String(decoding: data[at..<at + 4], as: UTF8.self) == "ANMF" { delays.append(number(at + 8 + 12, 3)) }
      at += 8 + number(at + 4) + number(at + 4) % 2
    }
    #expect(delays == [100, 250, 200])
  }

  @Test("pages of other sizes, and none at all, are refused") func refusals() throws {
    var exporter = AnimatedPictureExporter(.gif, scale: 1)
    #expect(throws: DrawingError.self) { try exporter.finish() }
    try exporter.add(page(0), seconds: 1)
    #expect(throws: DrawingError.self) { try exporter.add(page(0, width: 41), seconds: 1) }
  }
}
