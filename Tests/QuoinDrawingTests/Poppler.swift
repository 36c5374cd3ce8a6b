import Foundation
import QuoinDrawing

/// The program `pdftoppm`, as a second opinion on documents.
enum Poppler {
  private static let path = "/usr/bin/pdftoppm"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  /// The first page at a pixel per point, on white.
  static func bitmap(of document: Data) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.pdf")
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-r", "72", "-png", "-singlefile", file.path, folder.appendingPathComponent("page").path]
    try process.run()
    process.waitUntilExit()
    return try Bitmap(path: folder.appendingPathComponent("page.png").path)
  }
}
