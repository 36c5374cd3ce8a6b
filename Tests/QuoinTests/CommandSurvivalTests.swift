import Foundation
import Testing

/// `quoin render` with user code that traps, never ends or leaves: the other previews still come out.
@Suite struct CommandSurvivalTests {
  @Test("A preview that traps is reported by its name, with the trap's words")
  func traps() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "T.swift",
      """
      import SwiftUI
      #Preview("Before", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      #Preview("Index", traits: .fixedLayout(width: 20, height: 10)) { let none: [Int] = []; Text("\\(none[3])") }
      #Preview("Nil", traits: .fixedLayout(width: 20, height: 10)) { let none: String? = nil; Text(none!) }
      private func grow(_ number: Int) -> Int {
        number * 1_000_000_000_000
      }
      #Preview("Overflow", traits: .fixedLayout(width: 20, height: 10)) { Text("\\(grow(grow(10)))") }
      struct Seat { var number = 1 }
      struct Row { var seats: [Seat] = [] }
      #Preview("Cast", traits: .fixedLayout(width: 20, height: 10)) { let any: Any = Seat(); Text("\\((any as! Row).seats.count)") }
      #Preview("Bits", traits: .fixedLayout(width: 20, height: 10)) { let wide = Int("300")!; Text("\\(UInt8(wide))") }
      struct Box { var list = [1]; mutating func twist(_ work: () -> Void) { work() } }
      nonisolated(unsafe) var shared = Box()
      func clash() { shared.twist { shared.list = [] } }
      #Preview("Access", traits: .fixedLayout(width: 20, height: 10)) { let _ = clash(); Text("a") }
      #Preview("Exit", traits: .fixedLayout(width: 20, height: 10)) { let _ = exit(0); Text("") }
      #Preview("After", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.paths == ["Before.png", "After.png"])
    #expect(!run.complaints.contains("stack trace") && !run.complaints.contains("quoin-runner"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Index\" was not made: it trapped at T.swift:3: Index out of range"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Nil\" was not made: it trapped at T.swift:4: Unexpectedly found nil"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Overflow\" was not made: it trapped at T.swift:6: arithmetic overflow"), "\(run.complaints)")
    #expect(
      run.complaints.contains("\"Cast\" was not made: it trapped at T.swift:11: Could not cast value of type 'Seat' to 'Row'."),
      "\(run.complaints)")
    #expect(run.complaints.contains("\"Bits\" was not made: it trapped at T.swift:12: Not enough bits to represent"), "\(run.complaints)")
    #expect(
      run.complaints.contains("\"Access\" was not made: it trapped at T.swift:15: Simultaneous accesses to one variable"),
      "\(run.complaints)")
    #expect(!run.complaints.contains("Previews.so") && !run.complaints.contains("0x"), "\(run.complaints)")
    #expect(run.complaints.contains("\"Exit\" was not made: its code called exit(0)"), "\(run.complaints)")
  }

  @Test("A preview that never ends is reported with the time limit")
  func endless() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "E.swift",
      """
      import SwiftUI
      struct Endless: View { var body: some View { while true {}; return Color.red } }
      #Preview("Endless", traits: .fixedLayout(width: 20, height: 10)) { Endless() }
      #Preview("After", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file, "--timeout", "3")
    #expect(run.status == 1)
    #expect(run.paths == ["After.png"])
    #expect(run.complaints.contains("\"Endless\"") && run.complaints.contains("within 3 s"), "\(run.complaints)")
  }

  @Test("A provider that traps while its previews are listed is put aside")
  func listing() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "L.swift",
      """
      import SwiftUI
      struct Broken_Previews: PreviewProvider {
        static var previews: some View { let none: [Int] = []; return Text("\\(none[3])").previewLayout(.sizeThatFits) }
      }
      #Preview("After", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.paths == ["After.png"])
    #expect(run.complaints.contains("Broken_Previews: it trapped at L.swift:3: Index out of range"), "\(run.complaints)")
  }

  @Test("A view that contains itself, and a class that claims to be a view, are told about")
  func impossible() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "I.swift",
      """
      import SwiftUI
      struct Inner: View { var body: some View { AnyView(Inner()) } }
      final class Object: View { var body: Color { Color.red } }
      #Preview("Inner", traits: .fixedLayout(width: 20, height: 10)) { Inner() }
      #Preview("Object", traits: .fixedLayout(width: 20, height: 10)) { Object() }
      #Preview("After", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.paths.contains("After.png"), "\(run.complaints)")
    #expect(run.complaints.contains("contain the view itself") || run.complaints.contains("calls itself"), "\(run.complaints)")
    #expect(run.complaints.contains("Object") && run.complaints.contains("must be a struct"), "\(run.complaints)")
  }

  @Test("An interrupted run leaves no file behind")
  func interrupted() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "C.swift",
      """
      import SwiftUI
      struct Endless: View { var body: some View { while true {}; return Color.red } }
      #Preview("Endless", traits: .fixedLayout(width: 20, height: 10)) { Endless() }
      """)
    #expect(try bench.render(file, "--list").paths == ["Endless"])
    let process = bench.process("render", [file, "-o", "x.png"])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: 0.5)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus != 0)
    #expect(bench.names() == ["C.swift"])
  }
}
