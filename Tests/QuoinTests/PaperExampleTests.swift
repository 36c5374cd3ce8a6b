import Foundation
import Testing

/// The programs that the papers show compile as a package's own files, with what they import and no more.
@Suite struct PaperExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The blocks of Swift in a paper from a heading on, but for manifests.
  private func examples(_ paper: String, from heading: String = "# ") throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: paper), encoding: .utf8)
    let part = try #require(text.range(of: heading))
    let blocks = text[part.lowerBound...].components(separatedBy: "\n```swift\n").dropFirst()
    return blocks.compactMap { $0.components(separatedBy: "\n```\n").first }.filter { !$0.hasPrefix("// swift-tools-version") }
  }

  /// What the compiler says of a file, in Swift 6's language mode.
  private func errors(_ source: String) throws -> String {
    let bench = try CommandBench()
    let file = try bench.write("Example.swift", source)
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    let maps = (names(CommandBench.products).filter { $0.hasSuffix(".build") } + names(Self.root.path + "/Sources/System"))
      .map { $0 + "/module.modulemap" }.filter(FileManager.default.fileExists(atPath:))
    let headers = try run(["pkg-config", "--cflags-only-I", "harfbuzz", "freetype2", "cairo", "libpng", "libwebp"], in: bench.folder)
    let clang = maps.map { "-fmodule-map-file=\($0)" } + headers.split(whereSeparator: \.isWhitespace).map(String.init)
    return try run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", CommandBench.products + "/Modules"] + clang.flatMap { ["-Xcc", $0] } + [file],
      in: bench.folder)
  }

  private func run(_ words: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test("docs/IN-A-PROGRAM.md: every example")
  func inAProgram() throws {
    let examples = try examples("docs/IN-A-PROGRAM.md")
    #expect(examples.count == 5)
    for example in examples { #expect(try errors(example) == "", "\(example)") }
    #expect(try errors("import Quoin\nlet page: PlacedPage = 3\n").contains("cannot convert value of type 'Int'"))
  }

  @Test("README's \u{201C}In a program\u{201D}: what it names of the reader's own is declared here")
  func readme() throws {
    let examples = try examples("README.md", from: "## In a program")
    #expect(examples.count == 2)
    let own = """
      struct Article: Sendable { var title = "" }
      struct Request: Sendable { var article = Article() }
      struct Response: Sendable { var type: String; var body: Data }
      struct ShareCard: View { var title: String; var body: some View { Text(title) } }

      """
    #expect(try errors(examples[0] + "\n" + own) == "")
    // The second is a program of statements.
    #expect(try errors(examples[1]) == "")
  }
}
