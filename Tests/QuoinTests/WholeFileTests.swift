import Foundation
import QuoinLayout
import QuoinMessages
import QuoinSnapshots
import Testing

/// Files that are either as they were or complete.
@Suite struct WholeFileTests {
  private final class Scratch {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("whole-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
  }
  private func write(_ text: String, to path: String, descriptors: String = "/proc/self/fd") throws {
    var failure: WholeFile.Failure?
    Array(text.utf8).withUnsafeBytes { bytes in
      do throws(WholeFile.Failure) { try WholeFile.write(bytes, to: path, descriptors: descriptors) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// What a failed writing says.
  private func code(_ body: () throws -> Void) -> Int32? {
    do { try body() } catch { return (error as? WholeFile.Failure)?.code }
    return nil
  }

  // NAME_MAX of Linux is 255 bytes (limits.h).
  @Test("A name may be as long as the system allows", arguments: [220, 255])
  func longNames(_ length: Int) throws {
    let scratch = try Scratch()
    let name = String(repeating: "n", count: length)
    try write("a", to: scratch.path(name))
    #expect(scratch.names == [name])
    #expect(code { try write("a", to: scratch.path(String(repeating: "n", count: 256))) } == ENAMETOOLONG)
    #expect(scratch.names == [name])
  }

  @Test("A link stays one, and what it leads to is written", arguments: ["there", "new", "relative"])
  func links(_ kind: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path("folder"), withIntermediateDirectories: true)
    if kind != "new" { try write("old", to: scratch.path("folder/file")) }
    let target = kind == "relative" ? "folder/file" : scratch.path("folder/file")
    try FileManager.default.createSymbolicLink(atPath: scratch.path("link"), withDestinationPath: target)
    try write("now", to: scratch.path("link"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link")) == target)
    #expect(scratch.text("folder/file") == "now")
  }

  @Test("A link to itself is refused")
  func circle() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(atPath: scratch.path("link"), withDestinationPath: "link")
    #expect(code { try write("a", to: scratch.path("link")) } == ELOOP)
  }

  @Test("Who might read and write the old file may do so with the new", arguments: [0o600, 0o755, 0o664])
  func modes(_ mode: Int) throws {
    let scratch = try Scratch()
    try write("old", to: scratch.path("file"))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch.path("file"))
    try write("new", to: scratch.path("file"))
    #expect(try FileManager.default.attributesOfItem(atPath: scratch.path("file"))[.posixPermissions] as? Int == mode)
    #expect(scratch.text("file") == "new")
  }

  @Test("Where the system does not show open files as links, a file is written all the same")
  func withoutDescriptors() throws {
    let scratch = try Scratch()
    try write("a", to: scratch.path("file"), descriptors: scratch.path("nowhere"))
    #expect(scratch.names == ["file"] && scratch.text("file") == "a")
  }

  @Test("A layout whose size is no number is refused, not recorded as nothing")
  func layoutWithoutSize() throws {
    let tree = LayoutTree(kind: "Color", frame: .zero, pixelFrame: .zero, proposal: nil)
    #expect(throws: SnapshotFile.Failure.self) {
      try LayoutRecord(scale: 1, pages: [.init(size: CGSize(width: CGFloat.nan, height: 1), tree: tree)]).data()
    }
    #expect(try !LayoutRecord(scale: 1, pages: [.init(size: CGSize(width: 1, height: 1), tree: tree)]).data().isEmpty)
  }
}
