import Foundation
import Testing

/// `quoin render` with damaged caches, open folders, and previews that reach into what is Quoin's.
@Suite struct CommandHardeningTests {
  static let one = """
    import SwiftUI
    #Preview("One", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
    """

  @Test("A preview that writes into the runner's pipe costs itself alone")
  func pipe() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "W.swift",
      """
      import SwiftUI
      import Foundation
      #Preview("A", traits: .fixedLayout(width: 20, height: 10)) { let _ = write(4, "x\\n", 2); Color.red }
      #Preview("B", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      #Preview("C", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.paths == ["B.png", "C.png"])
    #expect(run.complaints.contains("\"A\" was not made: it wrote into Quoin's own pipe"), "\(run.complaints)")
  }

  @Test("A damaged program in the compile cache is compiled again", arguments: ["cut", "emptied", "removed", "changed"])
  func damagedCache(_ damage: String) throws {
    let bench = try CommandBench()
    let cache = bench.folder.appendingPathComponent("cache").path
    let file = try bench.write("One.swift", Self.one)
    #expect(try bench.render(file, environment: ["XDG_CACHE_HOME": cache]).status == 0)
    let entry = try #require(bench.names(in: "cache/quoin").first { !["apps", "modules"].contains($0) })
    let program = URL(fileURLWithPath: "\(cache)/quoin/\(entry)/Previews.so")
    var bytes = try Data(contentsOf: program)
    switch damage {
    case "cut": try bytes.prefix(5000).write(to: program)
    case "emptied": try Data().write(to: program)
    case "removed": try FileManager.default.removeItem(at: program)
    default:
      // Where the machine's code begins to be something else, at the same length.
      for index in 0..<64 { bytes[bytes.count / 2 + index] = 0 }
      try bytes.write(to: program)
    }
    for _ in 0..<2 {
      let run = try bench.render(file, environment: ["XDG_CACHE_HOME": cache])
      #expect(run.status == 0 && run.paths == ["One.png"], "\(damage): \(run.complaints)")
    }
  }

  @Test("A check that could not be made is no file that compiles")
  func compilerThatDoesNotStart() throws {
    let bench = try CommandBench()
    let file = try bench.write("One.swift", Self.one)
    let none = try bench.write("swiftc", "no program")
    let run = try bench.check(file, "--compile-only", environment: ["SWIFT_EXEC": bench.folder.appendingPathComponent(none).path])
    #expect(run.status != 0 && run.complaints.contains("could not be started"), "\(run.complaints)\(run.output)")
  }

  @Test("What is saved while it is compiled is compiled again, and never kept as what stood there before")
  func savedMeanwhile() throws {
    let bench = try CommandBench()
    let cache = bench.folder.appendingPathComponent("cache").path
    let file = try bench.write("One.swift", Self.one)
    let saved = try bench.write("Saved.swift", Self.one.replacing("One", with: "Two"))
    let path = { (name: String) in bench.folder.appendingPathComponent(name).path }
    // A compiler whose user saves before it has read the file, once.
    let compiler = try bench.write(
      "swiftc",
      """
      #!/bin/sh
      if [ -f '\(path(saved))' ]; then mv '\(path(saved))' '\(path(file))'; fi
      exec swiftc "$@"
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(compiler))
    let environment = ["XDG_CACHE_HOME": cache, "SWIFT_EXEC": path(compiler)]
    #expect(try bench.render(file, environment: environment).paths == ["Two.png"])
    try bench.write("One.swift", Self.one)
    #expect(try bench.render(file, environment: environment).paths == ["One.png"])
  }

  @Test("Code that closes its outputs costs no time of the processor while it works")
  func closedOutputs() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "C.swift",
      """
      import SwiftUI
      import Foundation
      #Preview("C", traits: .fixedLayout(width: 20, height: 10)) { let _ = (close(1), close(2), sleep(3)); Color.red }
      """)
    // Compiled beforehand, so that nothing is left to do but to wait.
    #expect(try bench.render(file).paths == ["C.png"])
    #expect(try bench.spent("render", file) < 1.5)
  }

  @Test("The compiler's modules are kept within the folder that is checked, not beside it")
  func modules() throws {
    let bench = try CommandBench()
    let cache = bench.folder.appendingPathComponent("cache").path
    let file = try bench.write("One.swift", Self.one)
    #expect(try bench.render(file, environment: ["XDG_CACHE_HOME": cache]).status == 0)
    #expect(bench.names(in: "cache") == ["quoin"])
    #expect(bench.names(in: "cache/quoin").contains("modules"))
  }

  @Test("What precondition and assert say stands in the sentence, and a missing model has its line")
  func words() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "P.swift",
      """
      import SwiftUI
      @Observable final class Model {}
      struct Reader: View {
        @Environment(Model.self) private var model
        var body: some View { Text("\\(ObjectIdentifier(model).hashValue)") }
      }
      #Preview("Precondition", traits: .fixedLayout(width: 20, height: 10)) { let _ = precondition(false, "seat is taken"); Color.red }
      #Preview("Assertion", traits: .fixedLayout(width: 20, height: 10)) { let _ = assert(false, "no seat."); Color.red }
      #Preview("Model", traits: .fixedLayout(width: 20, height: 10)) {
        Reader()
      }
      """)
    let run = try bench.render(file)
    #expect(run.complaints.contains("\"Precondition\" was not made: it trapped at P.swift:7: seat is taken"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Assertion\" was not made: it trapped at P.swift:8: no seat"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Model\" was not made: it trapped at P.swift:"), "\(run.complaints)")
  }

  @Test("A fault in Quoin is told as one, with its place; what user code calls with bad numbers is the caller's")
  func ownFault() throws {
    let bench = try CommandBench()
    // The first forges what the runner tells of a trap in Quoin's library; there is no preview that traps there on purpose.
    let file = try bench.write(
      "Q.swift",
      """
      import SwiftUI
      import Foundation
      struct Wrong: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[7].place(at: .zero, proposal: .unspecified)
        }
      }
      #Preview("Own", traits: .fixedLayout(width: 20, height: 10)) {
        let entry = UInt(bitPattern: dlsym(UnsafeMutableRawPointer(bitPattern: 0), "quoin_runner_main")!)
        let bytes = FileHandle(forReadingAtPath: "/proc/self/maps")!.readDataToEndOfFile()
        let maps = String(decoding: bytes, as: UTF8.self).split(separator: "\\n")
        let first = maps.first { $0.contains("libQuoinRuntime") }!
        let base = UInt(first.prefix { $0 != "-" }, radix: 16)!
        let path = first.drop { $0 != "/" }
        let _ = fputs("quoin-runner: stopped in Quoin at \\(path) +\\(String(entry - base + 1, radix: 16))\\n", stderr)
        let _ = signal(SIGILL, SIG_DFL)
        let _ = raise(SIGILL)
        Color.red
      }
      #Preview("Index", traits: .fixedLayout(width: 20, height: 10)) { Wrong() { Color.red } }
      #Preview("After", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.paths == ["After.png"])
    #expect(run.complaints.contains("\"Own\" was not made: this is a fault in Quoin"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Index\" was not made: it trapped at Q.swift:6"), "\(run.complaints)")
    #expect(!run.complaints.contains("quoin-runner"), "\(run.complaints)")
  }

  @Test("Content that contains itself through a geometry reader ends with a finding")
  func endlessContent() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "G.swift",
      """
      import SwiftUI
      struct Loop: View { var body: some View { GeometryReader { _ in AnyView(Loop()) } } }
      #Preview("Loop", traits: .fixedLayout(width: 20, height: 10)) { Loop() }
      """)
    let run = try bench.render(file, "--memory", "4", "--timeout", "120")
    #expect(run.paths == ["Loop.png"])
    #expect(run.complaints.contains("Does a view's body contain the view itself?"), "\(run.complaints)")
    #expect(try bench.render(file, "--memory", "none").complaints.contains("--memory is a number of GB"))
  }

  @Test("A page whose task sleeps needs no more memory than another: the threads that wake it have stacks of the usual size")
  func sleepingTask() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "S.swift",
      """
      import SwiftUI
      struct Waits: View {
        @State var word = "wait"
        // A clock that is asked itself: the machine's.
        var body: some View { Text(word).task { try? await ContinuousClock().sleep(for: .milliseconds(30)); word = "done" } }
      }
      #Preview("Waits", traits: .fixedLayout(width: 60, height: 20)) { Waits() }
      """)
    let run = try bench.render(file, "--memory", "1", "--timeout", "20")
    #expect(run.paths == ["Waits.png"], "\(run.complaints)")
  }

  @Test("A grid to round to is a number of pixels", arguments: ["nan", "-1", "1e308", "inf"])
  func rounding(_ word: String) throws {
    let bench = try CommandBench()
    let process = bench.process("flexbox", ["--round=\(word)"])
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let words = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0 && words.contains("--round"), "\(words)")
  }
}
