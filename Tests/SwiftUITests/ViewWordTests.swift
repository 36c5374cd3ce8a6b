import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Trees and traces name views by the words that users wrote.
@MainActor @Suite struct ViewWordTests {
  private struct Badge: View {
    var body: some View { Text("3").padding(4).background(.red, in: Capsule()) }
  }

  private struct Pair<Left: View, Right: View>: View {
    let left: Left
    let right: Right
    var body: some View {
      HStack {
        left
        right
      }
    }
  }

  private struct Everything: View {
    @State private var number = 1
    @State private var words = ""
    var body: some View {
      VStack {
        Toggle("Wireless", isOn: .constant(true))
        Button("Press") {}.buttonStyle(.borderedProminent)
        Button {
        } label: {
          Label("Go", systemImage: "star")
        }
        TextField("Name", text: $words)
        Slider(value: .constant(0.5))
        Stepper("Step", value: $number)
        Picker("Pick", selection: $number) { Text("One").tag(1) }.pickerStyle(.segmented)
        ProgressView(value: 0.4)
        LabeledContent("Seat", value: "14C")
        DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
        Menu("More") { Button("Other") {} }
        NavigationLink("Next") { Text("page") }
        Pair(left: Badge(), right: GroupBox("Box") { Text("inside").bold() })
        List { Section("Head") { Toggle("In a row", isOn: .constant(false)) } }
      }
    }
  }

  private func page(traced: Bool) -> PlacedPage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 390, height: 844))
    options.isTraced = traced
    return Page(Everything(), options: options).settle()
  }

  private func views(_ tree: LayoutTree) -> [(view: String, tree: LayoutTree)] {
    (tree.view.map { [($0, tree)] } ?? []) + tree.children.flatMap { views($0) }
  }

  @Test(arguments: [false, true]) func theTreeHasTheWordsOfItsUser(traced: Bool) {
    let found = views(page(traced: traced).layoutTree())
    let own: Set = ["Everything", "Badge", "Pair"]
    let written: Set = [
      "Button", "DatePicker", "GroupBox", "Label", "LabeledContent", "Menu", "NavigationLink", "Picker", "ProgressView", "Slider",
      "Stepper",
      "TextField", "Toggle",
    ]
    #expect(Set(found.map(\.view)) == own.union(written))
    func view(of text: String) -> String? { found.first { $0.tree.text == text }?.view }
    #expect(view(of: "More") == "Menu")
    // What has a plate is the button, not the text on it; a text in a row is no view of its own either.
    #expect(view(of: "Press") == nil && view(of: "Step") == nil && view(of: "inside") == nil)
  }

  @Test func theTraceHasTheSameWords() throws {
    let trace = page(traced: true).trace
    let all = Set(trace.subjects.flatMap { ($0.names ?? []) + [$0.view].compactMap { $0 } })
    #expect(all.isSuperset(of: ["Toggle", "Everything", "Pair", "Section", "VStack"]))
    for inner in ["ControlRow", "StyledControl", "ControlPart", "ControlFace", "TupleView", "_ConditionalContent", "_ShapeView"] {
      #expect(!all.contains(inner))
    }
    #expect(all.allSatisfy { !$0.contains("<") })
    #expect(Set(trace.subjects.compactMap(\.view)) == Set(views(page(traced: true).layoutTree()).map(\.view)))
    let row = try #require(trace.subjects.first { $0.view == "Toggle" })
    #expect(row.kind == "HStack" && row.names?.contains("Toggle") == true)
  }
}
