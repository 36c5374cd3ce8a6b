import Foundation
import QuoinDrawing
import Testing

@testable import QuoinAppearance

/// Pictures are kept up to a number of bytes, one copy a file.
@Suite struct PictureCacheTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func picture(_ side: Int, _ grey: UInt8) throws -> Data {
    try Bitmap(width: side, height: side, rgba: (0..<(side * side)).flatMap { _ in [grey, grey, grey, 255] }).pngData()
  }

  private func read(_ cache: PictureCache, _ file: URL) throws -> Bitmap {
    try cache.bitmap(at: file.path, svgScale: 0) { () throws(DrawingError) in try Bitmap(path: file.path) }
  }

  @Test func `one copy a file, whatever the folder it is linked into`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    let link = folder.appendingPathComponent("b.png")
    try picture(10, 0).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let cache = PictureCache()
    #expect(try read(cache, file) == read(cache, link))
    #expect(cache.byteCount == 400)
    cache.removeAll()
    #expect(cache.byteCount == 0)
  }

  @Test func `a changed picture is read again`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    let cache = PictureCache()
    try picture(4, 0).write(to: file)
    #expect(try read(cache, file)[0, 0] == .black)
    try picture(5, 255).write(to: file)
    #expect(try read(cache, file)[0, 0] == .white)
  }

  @Test func `more than the limit is never kept, and what was used last stays`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = PictureCache(byteLimit: 4_000)
    let files = try (0..<20).map { index in
      let file = folder.appendingPathComponent("\(index).png")
      try picture(10, UInt8(index)).write(to: file)
      return file
    }
    let first = try read(cache, files[0])
    for file in files {
      _ = try read(cache, file)
      #expect(try read(cache, files[0]) == first, "used before each of the others")
      #expect(cache.byteCount <= 4_000)
    }
    cache.byteLimit = 0
    #expect(cache.byteCount == 0)
  }
}
