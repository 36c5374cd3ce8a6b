import Foundation
import Testing

/// `quoin render`: one file, several, a folder, a package; Swift 5 and 6; app files.
@Suite struct CommandSourcesTests {
  @Test("An app's file renders its previews", arguments: ["5", "6"])
  func app(_ mode: String) throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "Main.swift",
      """
      import SwiftUI
      @main struct SmallApp: App { var body: some Scene { WindowGroup { Content() } } }
      extension EnvironmentValues { @Entry var gap: CGFloat = 4 }
      private struct Content: View {
        @Environment(\\.gap) private var gap
        var body: some View { Color.red.frame(width: gap * 5, height: 10) }
      }
      #Preview("Plain", traits: .sizeThatFitsLayout) { Content() }
      #Preview("State", traits: .sizeThatFitsLayout) {
        @Previewable @State var gap: CGFloat = 8
        Content().environment(\\.gap, gap)
      }
      """)
    let run = try bench.render(file, "--swift-version", mode)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Plain.png") == [40, 20])
    #expect(bench.pixels("State.png") == [80, 20])
  }

  @Test("Files and folders are compiled together")
  func together() throws {
    let bench = try CommandBench()
    try bench.write("App/Theme.swift", "import SwiftUI\nenum Theme { static let width: CGFloat = 12 }\n")
    try bench.write(
      "App/Views/Card.swift",
      "import SwiftUI\n#Preview(\"Card\", traits: .sizeThatFitsLayout) { Color.red.frame(width: Theme.width, height: 10) }\n")
    let folder = try bench.render("App")
    #expect(folder.status == 0, "\(folder.complaints)")
    #expect(bench.pixels("Card.png") == [24, 20])
    #expect(try bench.render("App/Theme.swift", "App/Views/Card.swift", "-o", "again.png").status == 0)
  }

  @Test("A thousand files and more are compiled in parts, unless one names what another part declares", arguments: [false, true])
  func many(_ areTied: Bool) throws {
    let bench = try CommandBench()
    for index in 0..<1_001 { try bench.write(String(format: "App/V%04d.swift", index), "enum Wide\(index) { static let width = 10 }\n") }
    for (file, width) in [("A", "10"), ("Z", areTied ? "CGFloat(Wide3.width)" : "10")] {
      try bench.write(
        "App/\(file).swift",
        "import SwiftUI\n#Preview(\"\(file)\", traits: .sizeThatFitsLayout) { Color.red.frame(width: \(width), height: 10) }\n")
    }
    let run = try bench.render("App")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.paths == ["A.png", "Z.png"] && bench.pixels("Z.png") == [20, 20])
    #expect(run.complaints.contains("400 of 1003 files are compiled"))
  }

  @Test("What can be meant in two ways is told alone, and not that the files that name each other do not find each other")
  func ambiguousUse() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/A.swift",
      """
      extension String {
        func halved(_ parts: Int = 0) -> Int { 0 }
        func halved(_ parts: Double = 0) -> Int { 0 }
      }
      struct A { func use() { _ = "a".halved() } }
      """)
    try bench.write("App/B.swift", "import SwiftUI\nstruct B: View { var a = A(); var body: some View { Text(\"b\") } }\n")
    try bench.write("App/C.swift", "import SwiftUI\n#Preview { B() }\n")
    let run = try bench.render("App")
    #expect(run.complaints.contains("A.swift:5:33: error: ambiguous use of 'halved'"), "\(run.complaints)")
    #expect(!run.complaints.contains("cannot find"), "\(run.complaints)")
  }

  @Test("Files that claim the same names stand alone")
  func apart() throws {
    let bench = try CommandBench()
    for name in ["One", "Two"] {
      try bench.write(
        "\(name).swift",
        """
        import SwiftUI
        struct ContentView: View { var body: some View { Color.red.frame(width: 10, height: 10) } }
        #Preview(traits: .sizeThatFitsLayout) { ContentView() }
        """)
    }
    let run = try bench.render("One.swift", "Two.swift")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.paths == ["One.png", "Two.png"])
  }

  @Test("A target of a package, with the local targets it needs")
  func package() throws {
    let bench = try CommandBench()
    try bench.write(
      "Pack/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pack",
        targets: [.target(name: "Base"),
          .target(name: "Cards", dependencies: ["Base"], resources: [.copy("word.txt")]),
        ])
      """)
    try bench.write("Pack/Sources/Base/Base.swift", "public enum Base { package static let side = 7.0 }\n")
    try bench.write(
      "Pack/Sources/Cards/Cards.swift",
      """
      import Base
      import SwiftUI
      public struct Card: View {
        var text: String { (try? String(contentsOf: Bundle.module.url(forResource: "word", withExtension: "txt")!, encoding: .utf8)) ?? "" }
        public var body: some View { Color.red.frame(width: Base.side, height: CGFloat(text.count)) }
      }
      #Preview("Card", traits: .sizeThatFitsLayout) { Cards.Card() }
      """)
    try bench.write("Pack/Sources/Cards/word.txt", "word")
    let run = try bench.render("--package", "Pack", "--target", "Cards")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Card.png") == [14, 8])
    let wrong = try bench.render("--package", "Pack", "--target", "Nope")
    #expect(wrong.status == 1 && wrong.complaints.contains("Cards"), "\(wrong.complaints)")
  }

  @Test("Targets in C and C++ are built and imported; one in Objective-C and macros are told of, and the rest goes on")
  func packageInC() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "CSizes", publicHeadersPath: "open", cSettings: [.define("WIDTH", to: "6"), .headerSearchPath("closed")]),
          .target(name: "Plus", dependencies: ["CSizes"]), .target(name: "Runtime"),
          .target(name: "Cards", dependencies: ["CSizes", "Plus", "Runtime"]),
        ])
      """)
    try bench.write("P/Sources/CSizes/open/CSizes.h", "double quoin_width(void);\n")
    try bench.write("P/Sources/CSizes/closed/More.h", "#define MORE 2\n")
    try bench.write(
      "P/Sources/CSizes/sizes.c", "#include \"CSizes.h\"\n#include <More.h>\ndouble quoin_width(void) { return WIDTH + MORE; }\n")
    try bench.write(
      "P/Sources/Plus/include/module.modulemap", "module Plus { header \"plus.h\" export * }\n")
    try bench.write(
      "P/Sources/Plus/include/plus.h", "#ifdef __cplusplus\nextern \"C\"\n#endif\ndouble quoin_height(void);\n")
    try bench.write(
      "P/Sources/Plus/plus.cpp",
      "#include \"plus.h\"\n#include \"CSizes.h\"\n#include <vector>\nextern \"C\" double quoin_height(void) { return std::vector<int>(3).size(); }\n"
    )
    try bench.write("P/Sources/Runtime/include/Runtime.h", "void run(void);\n")
    try bench.write("P/Sources/Runtime/run.m", "void run(void) {}\n")
    try bench.write(
      "P/Sources/Cards/Cards.swift",
      """
      import CSizes
      import Plus
      import SwiftUI
      #Preview("Card", traits: .sizeThatFitsLayout) { Color.red.frame(width: quoin_width(), height: quoin_height()) }
      """)
    let run = try bench.render("--package", "P", "--target", "Cards", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Card.png") == [8, 3])
    #expect(run.complaints.contains("Runtime is written in Objective-C"), "\(run.complaints)")
    let check = try bench.check("--compile-only", "--package", "P", "--target", "Cards")
    #expect(check.status == 0, "\(check.complaints)")
  }

  @Test("A package from elsewhere whose asked version is gone is taken as it is now; one that is for Linux too is compiled as that")
  func packagesFromElsewhere() throws {
    let bench = try CommandBench()
    let far = bench.folder.appendingPathComponent("far").path
    try bench.write(
      "far/Package.swift",
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Far\", products: [.library(name: \"Far\", targets: [\"Far\"])], targets: [.target(name: \"Far\")])\n"
    )
    try bench.write(
      "far/Sources/Far/Far.swift",
      """
      #if os(Linux)
        public let far = 5.0
      #else
        public let far = NowhereOnLinux.far
      #endif
      #if canImport(Darwin)
        public let more: ThisIsNowhere = 1
      #else
        public let more = 2.0
      #endif
      """)
    let shell = "cd \(far) && git init -q && git add -A && git -c user.name=a -c user.email=a@a.invalid commit -qm a"
    let made = Process()
    made.executableURL = URL(fileURLWithPath: "/bin/sh")
    made.arguments = ["-c", shell]
    try made.run()
    made.waitUntilExit()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", dependencies: [.package(url: "file://\(far)", from: "9.1.0")],
        targets: [.target(name: "P", dependencies: [.product(name: "Far", package: "far")])])
      """)
    try bench.write(
      "P/Sources/P/P.swift",
      "import Far\nimport SwiftUI\n#Preview(\"P\", traits: .sizeThatFitsLayout) { Color.red.frame(width: far, height: more) }\n")
    let run = try bench.render("--package", "P", "--target", "P", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints.contains("has no 9.1.0. Its newest state is taken instead"), "\(run.complaints)")
    #expect(bench.pixels("P.png") == [5, 2])
  }

  @Test("A UIKit file renders its views and controllers")
  func uikit() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "U.swift",
      """
      import UIKit
      final class Box: UIView {}
      #Preview("View", traits: .fixedLayout(width: 30, height: 20)) { let box = Box(); box.backgroundColor = .red; return box }
      #Preview("Controller", traits: .fixedLayout(width: 30, height: 20)) { UIViewController() }
      """)
    let run = try bench.render(file)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.paths == ["View.png", "Controller.png"])
    #expect(bench.pixels("View.png") == [60, 40])
  }

  @Test("An unchanged file is not compiled again; a changed one is")
  func cache() throws {
    let bench = try CommandBench()
    let cache = bench.folder.appendingPathComponent("cache")
    func programs() -> Int {
      ((try? FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent("quoin").path)) ?? []).count {
        !["modules", "apps"].contains($0)
      }
    }
    let source = "import SwiftUI\n#Preview(traits: .fixedLayout(width: 20, height: 10)) { Color.red }\n"
    let file = try bench.write("K.swift", source)
    for expected in [1, 1] {
      #expect(try bench.render(file, environment: ["XDG_CACHE_HOME": cache.path]).status == 0)
      #expect(programs() == expected)
    }
    try bench.write("K.swift", source + "// changed\n")
    #expect(try bench.render(file, environment: ["XDG_CACHE_HOME": cache.path]).status == 0)
    #expect(programs() == 2)
  }
}
