import Foundation
import Testing

/// `quoin check`: previews against what was recorded of them.
@Suite struct CommandCheckTests {
  private static func card(padding: Int) -> String {
    """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack {
          Text("Title").padding(4)
          Text("Words")
        }
        .padding(\(padding))
        .background(.yellow)
      }
    }
    #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
    #Preview("Dot", traits: .fixedLayout(width: 20, height: 10)) { Circle().fill(.red) }

    """
  }

  @Test("Recorded once, the same afterwards; one changed padding is told with its view, its line and its points")
  func padding() throws {
    let bench = try CommandBench()
    try bench.write("Views/Card.swift", Self.card(padding: 16))
    let first = try bench.check("Views")
    #expect(first.status == 1)
    #expect(first.complaints.contains("There is no snapshot Views/__Snapshots__/Card/Card.json yet"), "\(first.complaints)")
    #expect(bench.names(in: "Views") == ["Card.swift"])
    let recorded = try bench.check("Views", "--record")
    #expect(recorded.status == 0, "\(recorded.complaints)")
    #expect(bench.names(in: "Views/__Snapshots__/Card") == ["Card.json", "Card.png", "Dot.json", "Dot.png"])
    let same = try bench.check("Views")
    #expect(same.status == 0)
    #expect(same.complaints.contains("2 previews in") && same.complaints.contains("2 same."), "\(same.complaints)")

    try bench.write("Views/Card.swift", Self.card(padding: 18))
    let changed = try bench.check("Views", "--junit", "out/junit.xml", "--report", "out/page.html", "--github")
    #expect(changed.status == 1)
    #expect(changed.complaints.contains("✘ Card.swift, “Card” changed"))
    #expect(
      changed.complaints.contains("The layouts part at padding (in Card: Card.swift:9, .padding(18)): padding answers"),
      "\(changed.complaints)")
    #expect(changed.complaints.contains("2 to the right and 2 down"))
    #expect(changed.output.contains("::error file=Views/Card.swift,line=9,title=Card.swift%2C “Card” changed::The layouts part at"))
    let junit = String(decoding: bench.bytes("out/junit.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("<failure message=\"changed\">"))
    let page = String(decoding: bench.bytes("out/page.html"), as: UTF8.self)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(!page.contains("src=\"http") && page.contains("before</figcaption>"))
    // What was recorded stays until it is recorded again.
    #expect(try bench.check("Views").status == 1)
    #expect(try bench.check("Views", "--record").status == 0)
    #expect(try bench.check("Views").status == 0)
  }

  @Test("Only some, and parts of all")
  func choices() throws {
    let bench = try CommandBench()
    let previews = (0..<7).map { "#Preview(\"P\($0)\", traits: .fixedLayout(width: 5, height: 5)) { Color.red }\n" }
    try bench.write("A.swift", "import SwiftUI\n" + previews.joined())
    #expect(try bench.check("A.swift", "--record", "--only", "P3").status == 0)
    #expect(bench.names(in: "__Snapshots__/A") == ["P3.json", "P3.png"])
    for part in 1...3 { #expect(try bench.check("A.swift", "--record", "--shard", "\(part)/3").status == 0) }
    #expect(bench.names(in: "__Snapshots__/A").count == 14)
    #expect(try bench.check("A.swift", "--shard", "1/3").complaints.contains("3 previews (part 1 of 3)"))
    #expect(try bench.check("A.swift", "--only", "P9").complaints.contains("--only P9: there is no such preview or file."))
    #expect(try bench.check("A.swift", "--shard", "4/3").complaints.contains("--shard is a part and the number of parts"))
  }

  @Test("A snapshot whose preview or file is gone fails by its name, and is removed with --record")
  func strays() throws {
    let bench = try CommandBench()
    let previews = (0..<3).map { "#Preview(\"P\($0)\", traits: .fixedLayout(width: 5, height: 5)) { Color.red }\n" }
    try bench.write("Views/A.swift", "import SwiftUI\n" + previews.joined())
    try bench.write("Views/Old/B.swift", "import SwiftUI\n" + previews[0])
    #expect(try bench.check("Views").complaints.contains("4 have no snapshot"))
    #expect(try bench.check("Views", "--record").status == 0)
    // What others keep beside theirs is not a preview's: a test's layouts, JSON of any kind, the snapshots of a file that is there.
    try bench.write("Views/__Snapshots__/Some/testIt.1.json", String(decoding: bench.bytes("Views/__Snapshots__/A/P0.json"), as: UTF8.self))
    try bench.write("Views/__Snapshots__/Other/names.json", "{\"names\": 3}")

    try bench.write("Views/A.swift", "import SwiftUI\n" + previews.dropLast().joined())
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("Views/Old/B.swift"))
    let run = try bench.check("Views", "--junit", "out.xml")
    #expect(run.status == 1)
    #expect(run.complaints.contains("✘ A.swift, “P2” belongs to no preview"), "\(run.complaints)")
    #expect(run.complaints.contains("Views/__Snapshots__/A/P2.json belongs to no preview any more: A.swift has no such preview any more."))
    #expect(run.complaints.contains("Views/Old/__Snapshots__/B/P0.json belongs to no preview any more: Views/Old/B.swift is gone."))
    #expect(run.complaints.contains("2 previews in") && run.complaints.contains("2 same; of snapshots, 2 belong to no preview."))
    #expect(String(decoding: bench.bytes("out.xml"), as: UTF8.self).contains("failures=\"2\""))
    // Where only some are asked for, nobody knows what is left over.
    #expect(try bench.check("Views", "--only", "P0").status == 0)
    #expect(try bench.check("Views", "--shard", "2/2").status == 0)
    // A file by itself says nothing of others.
    let alone = try bench.check("Views/A.swift")
    #expect(alone.status == 1 && !alone.complaints.contains("Old"), "\(alone.complaints)")

    let recorded = try bench.check("Views", "--record")
    #expect(recorded.status == 0 && recorded.complaints.contains("of snapshots, 2 removed."), "\(recorded.complaints)")
    #expect(bench.names(in: "Views/__Snapshots__/A") == ["P0.json", "P0.png", "P1.json", "P1.png"])
    #expect(bench.names(in: "Views/Old/__Snapshots__").isEmpty)
    #expect(bench.names(in: "Views/__Snapshots__").sorted() == ["A", "Other", "Some"])
    #expect(try bench.check("Views").status == 0)
  }

  @Test("Each look has snapshots of its own beside the plain one; one that was never recorded is told with the command that records it")
  func looks() throws {
    let bench = try CommandBench()
    let preview = "#Preview(\"Card\", traits: .fixedLayout(width: 5, height: 5)) { Color.primary }\n"
    try bench.write("Views/A.swift", "import SwiftUI\n" + preview)
    #expect(try bench.check("Views", "--record").status == 0)
    let plain = bench.bytes("Views/__Snapshots__/A/Card.png")

    let dark = try bench.check("Views", "--dark", "--junit", "out.xml")
    #expect(dark.status == 1)
    #expect(
      dark.complaints.contains(
        "There is no snapshot Views/__Snapshots__/A/Card.dark.json yet. This records it: quoin check Views --dark --only A.swift/Card --record"
      ),
      "\(dark.complaints)")
    #expect(dark.complaints.contains("✘ A.swift, “Card” [dark] has no snapshot") && dark.complaints.contains("1 preview [dark] in"))
    #expect(dark.complaints.contains("of snapshots, 1 is of a look that this run does not make (plain)."), "\(dark.complaints)")
    #expect(dark.paths == [".quoin/check.dark.html"])
    #expect(String(decoding: bench.bytes("out.xml"), as: UTF8.self).contains("name=\"Card [dark]\""))
    #expect(try bench.check("Views", "--dark", "--only", "A.swift/Card", "--record").status == 0)
    #expect(bench.names(in: "Views/__Snapshots__/A") == ["Card.dark.json", "Card.dark.png", "Card.json", "Card.png"])
    #expect(bench.bytes("Views/__Snapshots__/A/Card.png") == plain && bench.bytes("Views/__Snapshots__/A/Card.dark.png") != plain)
    #expect(try bench.check("Views", "--dark").status == 0 && bench.check("Views").status == 0)

    // The matrix's light cell is the plain look, and its dark one that of --dark.
    let matrix = ["--matrix", "appearance,devices=iPhone SE,os=26"]
    #expect(try bench.check(["Views", "--matrix", "appearance"]).complaints.contains("1 preview in 2 looks in"))
    #expect(try bench.check(["Views", "--matrix", "appearance"]).status == 0)
    let missing = try bench.check(["Views"] + matrix)
    #expect(
      missing.complaints.contains("quoin check Views --device 'iPhone SE' --dark --os 26 --only A.swift/Card --record"),
      "\(missing.complaints)")
    #expect(try bench.check(["Views"] + matrix + ["--record"]).status == 0)
    #expect(bench.names(in: "Views/__Snapshots__/A").contains("Card.iPhone-SE_dark_iOS-26.png"))
    #expect(
      try bench.check(["Views"] + matrix).complaints.contains(
        "2 same; of snapshots, 2 are of looks that this run does not make (dark, plain)."))
    #expect(try bench.check("Views", "--dark", "--matrix", "appearance").complaints.contains("both say what it is"))

    // A look changes by itself, and a preview that goes takes all of its looks with it.
    try bench.write("Views/A.swift", "import SwiftUI\n" + preview.replacingOccurrences(of: ".primary", with: "(white: 0.0)"))
    let changed = try bench.check("Views", "--matrix", "appearance")
    #expect(
      changed.complaints.contains("✘ A.swift, “Card” [dark] changed") && changed.complaints.contains("1 same, 1 changed"),
      "\(changed.complaints)")
    try bench.write("Views/A.swift", "import SwiftUI\n" + preview.replacingOccurrences(of: "Card", with: "Other"))
    #expect(try bench.check("Views").complaints.contains("of snapshots, 4 belong to no preview"))
    #expect(try bench.check("Views", "--record").complaints.contains("of snapshots, 4 removed"))
    #expect(bench.names(in: "Views/__Snapshots__/A") == ["Other.json", "Other.png"])
  }

  @Test("A preview that is called as another's look is would be keeps its name")
  func lookLikeNames() throws {
    let bench = try CommandBench()
    let previews = ["Card", "Card.dark"].map { "#Preview(\"\($0)\", traits: .fixedLayout(width: 5, height: 5)) { Color.primary }\n" }
    try bench.write("A.swift", "import SwiftUI\n" + previews.joined())
    #expect(try bench.check("A.swift", "--matrix", "appearance", "--record").status == 0)
    let names = ["Card", "Card.dark", "Card.dark.dark", "Card.dark_"]
    #expect(Set(bench.names(in: "__Snapshots__/A")) == Set(names.flatMap { ["\($0).json", "\($0).png"] }))
    #expect(
      try bench.check("A.swift", "--dark").complaints.contains("2 same; of snapshots, 2 are of looks that this run does not make (plain)."))
    #expect(try bench.check("A.swift").status == 0)
  }

  @Test("However a folder is written, its snapshots are its previews': none is taken for left over")
  func spellings() throws {
    let bench = try CommandBench()
    let package = "let package = Package(name: \"P\", targets: [.target(name: \"P\")])"
    try bench.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n\(package)\n")
    let preview = "#Preview(\"One\", traits: .fixedLayout(width: 5, height: 5)) { Color.red }"
    try bench.write("Sources/P/A.swift", "import SwiftUI\n\(preview)\n")
    let whole = bench.folder.path
    for (index, way) in [["--package", "."], ["."], ["./Sources"], ["Sources/../Sources/P"], [whole], ["--package", whole]].enumerated() {
      let recorded = try bench.check(way + ["--record"])
      #expect(
        recorded.status == 0 && recorded.complaints.contains(index == 0 ? "1 recorded." : "1 same."), "\(way): \(recorded.complaints)")
      #expect(bench.names(in: "Sources/P/__Snapshots__/A") == ["One.json", "One.png"], "\(way)")
      #expect(try bench.check(way).status == 0, "\(way)")
    }
  }

  @Test("Broken and missing files, traps and pages that never settle are told by name, and cost no other preview")
  func badInput() throws {
    let bench = try CommandBench()
    let good = "import SwiftUI\n#Preview(\"Good\", traits: .fixedLayout(width: 5, height: 5)) { Color.red }\n"
    let more = """
      #Preview("Trap", traits: .fixedLayout(width: 5, height: 5)) { Text("\\([1][Int("5")!])") }
      struct Loop: View {
        @State private var n = 0
        var body: some View { Text("\\(n)").onChange(of: n, initial: true) { n += 1 } }
      }
      #Preview("Loop", traits: .fixedLayout(width: 50, height: 5)) { Loop() }
      """
    try bench.write("B.swift", good)
    #expect(try bench.check("B.swift", "--record").status == 0)
    try bench.write("B.swift", good + more)
    let run = try bench.check("B.swift")
    #expect(run.status == 1)
    #expect(run.complaints.contains("1 same"), "\(run.complaints)")
    #expect(run.complaints.contains("“Trap” could not be made\n    it trapped at B.swift:3"), "\(run.complaints)")
    #expect(run.complaints.contains("“Loop” is no snapshot to keep"), "\(run.complaints)")

    try bench.write("B.swift", good)
    for (bytes, words) in [("", "cannot be read"), ("GIF89a", "cannot be read")] {
      try bench.write("__Snapshots__/B/Good.png", bytes)
      let broken = try bench.check("B.swift")
      #expect(broken.status == 1)
      #expect(broken.complaints.contains("__Snapshots__/B/Good.png") && broken.complaints.contains(words), "\(broken.complaints)")
    }
    try bench.write("__Snapshots__/B/Good.json", "{")
    #expect(try bench.check("B.swift").complaints.contains("Good.json is no recorded layout, or a damaged one"))
    #expect(try bench.check("B.swift", "--record").status == 0)
    #expect(try bench.check("B.swift").status == 0)
    #expect(try bench.check("B.swift", "--scale", "3").complaints.contains("It is drawn at scale 3, and was recorded at 2."))
  }

  @Test("Killed while it records: every file is whole, and a second run completes")
  func killed() throws {
    let bench = try CommandBench()
    let previews = (0..<40).map { "#Preview(\"P\($0)\", traits: .fixedLayout(width: 90, height: 90)) { Text(\"\($0)\") }\n" }
    try bench.write("K.swift", "import SwiftUI\n" + previews.joined())
    _ = try bench.check("K.swift", "--only", "P0")
    for delay in [0.05, 0.1, 0.2, 0.3] {
      let process = bench.process("check", ["K.swift", "--record"])
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in bench.names(in: "__Snapshots__/K") where name.hasSuffix(".json") {
        #expect((try? JSONSerialization.jsonObject(with: bench.bytes("__Snapshots__/K/\(name)"))) != nil, "\(name)")
        // The picture comes before the layout that seals it.
        #expect(!bench.pixels("__Snapshots__/K/" + name.replacingOccurrences(of: ".json", with: ".png")).isEmpty, "\(name)")
      }
    }
    #expect(try bench.check("K.swift", "--record").status == 0)
    #expect(try bench.check("K.swift").status == 0)
  }

  @Test("A package's targets are checked each")
  func package() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
      """)
    try bench.write(
      "P/Sources/A/A.swift", "import SwiftUI\npublic struct A: View { public init() {}\n public var body: some View { Color.red } }\n")
    try bench.write(
      "P/Sources/B/B.swift", "import A\nimport SwiftUI\n#Preview(\"B\", traits: .fixedLayout(width: 5, height: 5)) { A() }\n")
    let run = try bench.check("--package", "P", "--record")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.names(in: "P/Sources/B/__Snapshots__/B") == ["B.json", "B.png"])
  }

  @Test("A view of another target is told with its file and line, and a target that others need is checked once")
  func dependentTargets() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
      """)
    func card(_ padding: Int) -> String {
      """
      import SwiftUI
      public struct Card: View {
        public init() {}
        public var body: some View {
          Text("A")
            .padding(\(padding))
        }
      }
      #Preview("A", traits: .sizeThatFitsLayout) { Card() }
      """
    }
    try bench.write("P/Sources/A/Card.swift", card(4))
    try bench.write(
      "P/Sources/B/B.swift", "import A\nimport SwiftUI\n#Preview(\"B\", traits: .fixedLayout(width: 50, height: 50)) { Card() }\n")
    #expect(try bench.check("--package", "P", "--record").complaints.contains("2 previews in"))
    try bench.write("P/Sources/A/Card.swift", card(6))
    let run = try bench.check("--package", "P", "--github")
    #expect(run.complaints.contains("2 previews in") && run.complaints.contains("2 changed"), "\(run.complaints)")
    #expect(run.output.components(separatedBy: "::error file=P/Sources/A/Card.swift,line=6,").count == 3, "\(run.output)")
  }

  @Test("Another picture in place of the recorded one, a reference of another size, and files that cannot be written are named")
  func foreignFiles() throws {
    let bench = try CommandBench()
    let preview = "import SwiftUI\n#Preview(\"Good\", traits: .fixedLayout(width: 5, height: 5)) { Color.red }\n"
    try bench.write("B.swift", preview)
    try bench.write("C.swift", preview.replacingOccurrences(of: "red", with: "blue"))
    #expect(try bench.check("B.swift", "C.swift", "--record").status == 0)
    let whole = bench.bytes("__Snapshots__/B/Good.png")
    try bench.bytes("__Snapshots__/C/Good.png").write(to: bench.folder.appending(path: "__Snapshots__/B/Good.png"))
    let foreign = try bench.check("B.swift")
    #expect(foreign.status == 1)
    #expect(
      foreign.complaints.contains("__Snapshots__/B/Good.png is not the picture that was recorded with its layout"), "\(foreign.complaints)")
    try whole.write(to: bench.folder.appending(path: "__Snapshots__/B/Good.png"))
    #expect(try bench.check("B.swift").status == 0)

    try bench.write("B.swift", preview.replacingOccurrences(of: "width: 5", with: "width: 6"))
    let size = try bench.check("B.swift")
    #expect(size.complaints.contains("has 12×10 pixels, __Snapshots__/B/Good.png 10×10"), "\(size.complaints)")

    // One that cannot be written costs no other.
    try bench.write("D/B.swift", preview + preview.dropFirst(15).replacingOccurrences(of: "Good", with: "Other"))
    try bench.write("D/__Snapshots__/B/Good.json/x", "")
    let blocked = try bench.check("D", "--record")
    #expect(blocked.status == 1)
    #expect(
      blocked.complaints.contains("“Good” could not be recorded\n    D/__Snapshots__/B/Good.json is a folder; move it away."),
      "\(blocked.complaints)")
    #expect(bench.names(in: "D/__Snapshots__/B").contains("Other.json"))
  }

  @Test("init writes what is missing and leaves what is there")
  func initialize() throws {
    let bench = try CommandBench()
    #expect(try bench.initialize().complaints.contains("holds no Package.swift"))
    try bench.write("Package.swift", "// swift-tools-version: 6.0\n")
    try bench.write(".gitignore", "*.o")
    let run = try bench.initialize()
    #expect(run.status == 0)
    #expect(
      run.paths == ["./.github/workflows/previews.yml", ".gitignore"] || run.paths == [".github/workflows/previews.yml", ".gitignore"])
    #expect(String(decoding: bench.bytes(".gitignore"), as: UTF8.self) == "*.o\n.build/\n.quoin/\n")
    let workflow = String(decoding: bench.bytes(".github/workflows/previews.yml"), as: UTF8.self)
    #expect(workflow.contains("quoin check --package ."))
    // Advice behind a command would make a comment of the command's end.
    let clone = try #require(workflow.split(separator: "\n").first { $0.contains("git clone") })
    #expect(clone.hasSuffix("quoin.git ~/quoin"))
    try bench.write(".github/workflows/previews.yml", "mine")
    #expect(try bench.initialize().complaints.contains("is there already and stays as it is"))
    #expect(String(decoding: bench.bytes(".github/workflows/previews.yml"), as: UTF8.self) == "mine")
  }
}
