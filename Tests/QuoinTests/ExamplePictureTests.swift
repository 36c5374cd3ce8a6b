import Foundation
import QuoinDrawing
import Testing

/// The examples look as their committed pictures do.
@Suite struct ExamplePictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let record = "If it is right, draw the pictures again: Tools/example-pictures/record .build/debug/quoin"

  @Test("every example draws what stands in docs/examples, but for a level or two of colour")
  func pictures() throws {
    let bench = try CommandBench()
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.path + "/Examples").filter {
      $0.hasSuffix(".swift") && $0 != "ShareCard.swift"
    }
    let process = bench.process("render", files.sorted().map { Self.root.path + "/Examples/" + $0 } + ["--scale", "1.5", "-o", "drawn"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "an example was not drawn")
    let committed = Self.root.path + "/docs/examples/"
    let names = try FileManager.default.contentsOfDirectory(atPath: committed).sorted()
    #expect(names == bench.names(in: "drawn"), "Other pictures than in docs/examples. \(Self.record)")
    for name in names {
      guard let now = try? Bitmap(data: bench.bytes("drawn/" + name)) else { continue }
      let before = try Bitmap(data: Data(contentsOf: URL(fileURLWithPath: committed + name)))
      let verdict = Self.difference(before, now)
      #expect(
        verdict == nil,
        "\(name) is drawn otherwise than committed: \(verdict ?? ""). See \(bench.folder.path)/drawn/\(name). \(Self.record)")
    }
  }

  /// What differs, as words; nil for pictures that look alike.
  private static func difference(_ before: Bitmap, _ now: Bitmap) -> String? {
    guard let difference = now.difference(to: before, tolerance: 2) else {
      return "\(now.width)×\(now.height) pixels instead of \(before.width)×\(before.height)"
    }
    // Another version of a library may move a few pixels of an edge.
    let share = Double(difference.pixels) / Double(now.width * now.height)
    guard share > 0.0005 else { return nil }
    return String(format: "%.2f %% of the pixels differ, by up to %d of 255 levels", share * 100, difference.most)
  }
}
