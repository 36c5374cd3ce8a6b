import Foundation
import Testing

/// `#Preview`, `@Previewable` and `@Entry`, as users' files meet them.
@Suite struct CommandMacrosTests {
  @Test("What may stand in a preview: state, statements, branches, brackets in strings and comments, raw strings, regexes")
  func bodies() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "M.swift",
      #"""
      import SwiftUI
      private struct Line: View { var text: String; var body: some View { Color.red.frame(width: CGFloat(text.count), height: 10) } }
      #Preview("a } \"{\" /*", traits: .sizeThatFitsLayout) { /* } */ Line(text: "}\("{")") }
      #Preview("State", traits: .sizeThatFitsLayout) {
        @Previewable @State var a = [
          1, 2,
        ]
        @Previewable
        @State var b = "}"
          + "{"
        @State @Previewable var c = 1; let d = a.count + b.count + c
        // }
        Line(text: String(repeating: "x", count: d))
      }
      #Preview("Branch", traits: .sizeThatFitsLayout) {
        if #available(iOS 17, *) { Line(text: #"a"b}"#) } else { EmptyView() }
      }
      #Preview("Several", traits: .sizeThatFitsLayout) {
        Line(text: "ab")
        ForEach(0..<2) { _ in Line(text: "abc") }
      }
      #Preview(traits: .sizeThatFitsLayout, body: { Line(text: "four") })
      struct Holder { #Preview("Held", traits: .sizeThatFitsLayout) { Line(text: "abcde") } }
      """#)
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(Set(run.paths) == ["a } \"{\" -*.png", "State.png", "Branch.png", "Several.png", "M.png", "Held.png"])
    #expect(bench.pixels("a } \"{\" -*.png").first == 2)
    #expect(bench.pixels("State.png").first == 5)
    #expect(bench.pixels("Branch.png").first == 4)
    #expect(bench.pixels("M.png").first == 4)
    #expect(bench.pixels("Held.png").first == 5)
  }

  @Test("What a page waits for: a task's result, tasks that tasks start, a preview modifier's shared data")
  func awaited() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "W.swift",
      """
      import SwiftUI
      struct Loading: View {
        @State private var width: CGFloat = 3
        var body: some View {
          Color.red.frame(width: width, height: 10).task {
            try? await Task.sleep(for: .milliseconds(20))
            width = 11
          }
          if width > 3 { Color.blue.frame(width: 5, height: 10).task(id: width) { width = 13 } }
        }
      }
      struct Shared: PreviewModifier {
        static func makeSharedContext() async throws -> CGFloat {
          await Task.yield()
          return 7
        }
        func body(content: Content, context: CGFloat) -> some View {
          HStack(spacing: 0) {
            content
            Color.blue.frame(width: context)
          }
        }
      }
      #Preview("Task", traits: .sizeThatFitsLayout) { Loading() }
      #Preview("Shared", traits: .sizeThatFitsLayout, .modifier(Shared())) { Color.red.frame(width: 2, height: 10) }
      """)
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Task.png").first == 13)
    #expect(bench.pixels("Shared.png").first == 9)
  }

  @Test("Environment entries of every form")
  func entries() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "E.swift",
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var plain = 3.0
        @Entry public var maybe: String?
        @Entry
        var action: @Sendable (Int) -> Int = { $0 == 1 ? 5 : 0 }
        @Entry var table: [String: Int] = ["a": 7]; @Entry var `default`: Double = 9
      }
      struct V: View {
        @Environment(\\.plain) var plain
        @Environment(\\.maybe) var maybe
        @Environment(\\.action) var action
        @Environment(\\.table) var table
        @Environment(\\.default) var last
        var body: some View {
          Color.red.frame(width: plain + CGFloat(action(1)) + CGFloat(table["a"]!) + last, height: maybe == nil ? 1 : 2)
        }
      }
      #Preview("Values", traits: .sizeThatFitsLayout) { V() }
      #Preview("Changed", traits: .sizeThatFitsLayout) { V().environment(\\.plain, 4).environment(\\.maybe, "x") }
      """)
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Values.png") == [24, 1])
    #expect(bench.pixels("Changed.png") == [25, 2])
  }

  @Test("Misuse is told about at its own line and column, with what to do")
  func misuse() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "W.swift",
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var missing: Int }
      extension Int { @Entry var elsewhere: Int = 2 }
      struct Z { @Previewable var x = 2 }
      #Preview("Deep") {
        if true { @Previewable @State var x = 3; Text("a") }
      }
      #Preview("Wrong") {
        let number = 2
        Text("a").padding(number, number, number)
      }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    for place in ["W.swift:2:31", "W.swift:3:17", "W.swift:4:12", "W.swift:6:13", "W.swift:10:"] {
      #expect(run.complaints.contains("\(place)"), "\(place): \(run.complaints)")
    }
    #expect(run.complaints.contains("needs a value to start with"))
    #expect(run.complaints.contains("belongs in an extension of"))
    #expect(run.complaints.contains("belongs at the top of the body of a #Preview"))
  }
}
