import Foundation
import QuoinSnapshots
import QuoinTesting
import SwiftUI
import Testing

@MainActor struct LayoutDifferenceTests {
  private struct Row: View {
    var padding: CGFloat
    var gap: CGFloat = 8
    var title = "Title"
    var body: some View {
      HStack(spacing: gap) {
        Text(title)
        Spacer(minLength: 0)
        VStack(spacing: 4) { ForEach(0..<3, id: \.self) { Text("line \($0)") } }
      }
      .padding(padding)
    }
  }

  private func difference(_ one: some View, _ other: some View) -> (LayoutDifference, LayoutTrace) {
    let proposal = ProposedViewSize(width: 300, height: nil)
    let after = layout(of: other, proposing: proposal)
    return (LayoutDifference(layout(of: one, proposing: proposal).tree, after.tree), after.trace)
  }

  @Test func theSameIsNothing() { #expect(difference(Row(padding: 16), Row(padding: 16)).0.isEmpty) }

  @Test func aPaddingIsNamedWithItsLineAndItsPoints() throws {
    let (found, trace) = difference(Row(padding: 16), Row(padding: 17))
    #expect(found.cause?.node.kind == "padding")
    let source =
      "struct Row: View {\n  var body: some View {\n    HStack {}\n      .padding(17)\n  }\n}\nstruct Other { let a = b.padding(17) }"
    let report = found.report(trace: trace, sources: [("Sources/Row.swift", source)])
    #expect(report[0].contains("The layouts part at padding (in Row: Row.swift:4, .padding(17))"))
    #expect(report[0].contains("proposes 266×nil to HStack, not 268×nil"))
    #expect(report[1].contains("padding proposes 266×nil to HStack, less 17 on every side"))
    #expect(report.contains { $0.contains("Text “Title” lies 1 to the right and 1 down") })
    #expect(report.contains { $0.contains("1 to the left and 1 down") })
  }

  @Test func aGapIsTheStacks() {
    let (found, _) = difference(Row(padding: 16), Row(padding: 16, gap: 12))
    #expect(found.cause?.node.kind == "HStack")
  }

  @Test func aGapInARowOfAListIsTheStacksAndNotTheLinesBelowIt() {
    func list(_ gap: CGFloat) -> some View {
      List {
        HStack(spacing: gap) {
          Circle().frame(width: 30, height: 30)
          Text("Name")
          Spacer()
        }
        Text("Other")
      }
      .listStyle(.plain).frame(height: 200)
    }
    let (found, trace) = difference(list(12), list(20))
    #expect(found.cause?.node.kind == "HStack")
    let report = found.report(trace: trace)
    #expect(report[0].contains("HStack proposes") && report[1].contains("HStack proposes"), "\(report)")
    #expect(!report.contains { $0.hasPrefix("Spacer") }, "room shows nothing: \(report)")
  }

  @Test("what moves with what is around it is not the cause", arguments: [false, true])
  func whoeverMovesIt(isUpright: Bool) {
    func page(_ isAtEnd: Bool) -> some View {
      let inner = isUpright ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(alignment: .leading))
      let outer =
        isUpright
        ? AnyLayout(VStackLayout(alignment: isAtEnd ? .trailing : .leading)) : AnyLayout(HStackLayout(alignment: isAtEnd ? .bottom : .top))
      return outer {
        Color.red.frame(width: 90, height: 80)
        inner {
          Color.blue.frame(width: 20, height: 10)
          Color.green.frame(width: 10, height: 20)
        }
      }
    }
    let found = difference(page(false), page(true)).0
    let words = found.cause?.words ?? ""
    #expect(found.cause?.node.kind == (isUpright ? "VStack" : "HStack"), "\(words)")
    #expect(words.hasSuffix(isUpright ? "52 to the right of where it was" : "42 down of where it was"), "\(words)")
  }

  @Test("the line is the one whose number is new: an edge's, a gap's, along and across")
  func linesOfNumbers() {
    struct Card: View {
      var top: CGFloat = 3
      var leading: CGFloat = 5
      var gap: CGFloat = 7
      var isUpright = true
      var body: some View {
        let stack = isUpright ? AnyLayout(VStackLayout(spacing: gap)) : AnyLayout(HStackLayout(spacing: gap))
        stack {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
        .padding(.top, top).padding(.leading, leading).padding(50)
      }
    }
    for isUpright in [true, false] {
      let source = [
        "struct Card: View {", "  var body: some View {", "    \(isUpright ? "V" : "H")Stack(spacing: 31) {", "    }",
        "    .padding(.top, 32)",
        "    .padding(.leading, 33)", "    \(isUpright ? "V" : "H")Stack(spacing: 9) {}", "  }", "}",
      ]
      let base = Card(isUpright: isUpright)
      for (changed, line) in [
        (Card(gap: 31, isUpright: isUpright), 3), (Card(top: 32, isUpright: isUpright), 5), (Card(leading: 33, isUpright: isUpright), 6),
      ] {
        let (found, trace) = difference(base, changed)
        let report = found.report(trace: trace, sources: [("Card.swift", source.joined(separator: "\n"))])
        #expect(report[0].contains("Card.swift:\(line)"), "\(report)")
      }
    }
  }

  @Test func otherTextsAreTold() {
    let (found, _) = difference(Row(padding: 16), Row(padding: 16, title: "Other"))
    #expect(found.report().contains { $0.contains("had the text “Title”") })
  }

  @Test func whatCameAndWentIsNamed() {
    let one = VStack {
      Text("a")
      Text("c")
    }
    let other = VStack {
      Text("a")
      Circle().frame(width: 5, height: 5)
      Text("c")
    }
    let report = difference(one, other).0.report()
    #expect(report.contains { $0.contains("is new") })
    #expect(report[0].contains("which was not there"))
  }
}
