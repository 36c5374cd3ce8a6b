import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@Suite("Controls and their styles") @MainActor struct ControlTests {
  private func page(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> PlacedPage {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.page()
  }
  private func texts(_ page: PlacedPage) -> [String] {
    var found: [String] = []
    func visit(_ tree: LayoutTree) {
      if let text = tree.text { found.append(text) }
      for child in tree.children { visit(child) }
    }
    visit(page.layoutTree())
    return found
  }

  private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "on" : "off")
        Text(configuration.role == .destructive ? "careful" : "fine")
      }
    }
  }

  @Test("a style of one's own gets the label and the role, and reads the environment") func ownButtonStyle() {
    let view = Button("Go", role: .destructive) {}.buttonStyle(Shouting()).disabled(true)
    #expect(texts(page(view)) == ["Go", "off", "careful"])
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        Label(configuration)
        Text("]")
      }
    }
  }

  @Test("a label made by a label style has the style around, not the same style again") func styleWithinStyle() {
    #expect(texts(page(Label("a", systemImage: "star").labelStyle(Framed()))) == ["[", "a", "]"])
    #expect(texts(page(Label("a", systemImage: "star").labelStyle(Framed()).labelStyle(.iconOnly))) == ["[", "]"])
  }

  @Test("a switch stands at the end of the row, its label at the start") func toggle() {
    let view = Toggle(isOn: .constant(true)) { Text("Wi-Fi").accessibilityIdentifier("label") }
    let wide = page(view, 300)
    #expect(wide.size == CGSize(width: 300, height: 31))
    #expect(wide.framesByIdentifier()["label"]?.minX == 0)
    // Recorded: 51 wide, of which 2 stick out at the end (UISwitch in Auto Layout, iOS 13 to 17).
    #expect(page(view.labelsHidden(), 300).size == CGSize(width: 49, height: 31))
  }

  @Test("a toggle's action is kept and writes its binding") func toggleAction() throws {
    var isOn = false
    let graph = ViewGraph(context: LayoutContext())
    var nodes: [_ViewNode] = []
    let view = Toggle("x", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Toggle<Text>._emit(view, graph.detachedScope(EnvironmentValues()), into: &nodes)
    let action = try #require(nodes.first?.value(ActionTrait.self))
    action.run?()
    #expect(isOn)
  }

  @Test("a picker shows the option whose tag is chosen; optional tags and ForEach's ids count, too") func picker() {
    func shown(_ picker: some View) -> [String] { texts(page(picker)) }
    #expect(
      shown(
        Picker("p", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }) == ["two"])
    #expect(
      shown(
        Picker("p", selection: .constant(Optional(2))) {
          Text("one").tag(1)
          Text("two").tag(Optional(2))
        }) == ["two"])
    #expect(shown(Picker("p", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }) == ["b"])
    #expect(shown(Picker("p", selection: .constant(9)) { Text("one").tag(1) }).isEmpty)
  }

  @Test("segments are equally wide") func segments() {
    let view = Picker("p", selection: .constant(1)) {
      Text("a").accessibilityIdentifier("a").tag(1)
      Text("a longer one").accessibilityIdentifier("b").tag(2)
    }.pickerStyle(.segmented)
    let frames = page(view, 200).framesByIdentifier()
    #expect(abs((frames["a"]?.midX ?? 0) - 50) <= 1 && abs((frames["b"]?.midX ?? 0) - 150) <= 1)
  }

  @Test("a field shows its words, else its prompt; a secure one as many dots") func fields() {
    #expect(texts(page(TextField("Name", text: .constant("")), 100)) == ["Name"])
    #expect(texts(page(TextField("Name", text: .constant(""), prompt: Text("Ann")), 100)) == ["Ann"])
    #expect(texts(page(TextField("Name", text: .constant("Bob")).textFieldStyle(.roundedBorder), 100)) == ["Bob"])
    #expect(texts(page(SecureField("Key", text: .constant("abc")), 100)) == ["•••"])
  }

  @Test("progress is a bar of the proposed width where the value is known") func progress() {
    #expect(page(ProgressView(value: 0.5), 120).size == CGSize(width: 120, height: 4))
    #expect(page(ProgressView()).size == CGSize(width: 20, height: 20))
  }

  @Test("what is presented is in the page's picture: a sheet, an alert with its buttons, the one that cancels first") func presentation() {
    #expect(texts(page(Text("page").sheet(isPresented: .constant(true)) { Text("sheet") })) == ["page", "sheet"])
    let asked = Text("page").alert("Title", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Why")
    }
    #expect(texts(page(asked)) == ["page", "Title", "Why", "Cancel", "Delete"])
    #expect(texts(page(Text("page").alert("Title", isPresented: .constant(true)) {})) == ["page", "Title", "OK"])
    let chosen = Text("page").confirmationDialog("Title", isPresented: .constant(true)) { Button("Copy") {} }
    #expect(texts(page(chosen)) == ["page", "Copy", "Cancel"])
    let old = Text("page").alert(isPresented: .constant(true)) { Alert(title: Text("Old"), dismissButton: .default(Text("Fine"))) }
    #expect(texts(page(old)) == ["page", "Old", "Fine"])
    #expect(texts(page(Text("page").sheet(isPresented: .constant(false)) { Text("sheet") })) == ["page"])
  }

  @Test("subviews come one by one, with the values they carry") func subviews() {
    let view = VStack {
      Group(
        subviews: TupleView(
          Text("a").tag(1),
          Group {
            Text("b")
            Text("c")
          })
      ) { subviews in
        Text("\(subviews.count)")
        subviews[1...]
      }
    }
    #expect(texts(page(view)) == ["3", "b", "c"])
  }

  @Test("a canvas is drawn in its own size, its symbols at theirs") func canvas() {
    nonisolated(unsafe) var seen = CGSize.zero
    nonisolated(unsafe) var symbol: CGSize?
    let view = Canvas { context, size in
      seen = size
      symbol = context.resolveSymbol(id: "s")?.size
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    } symbols: {
      Color.blue.frame(width: 12, height: 8).tag("s")
    }
    let page = page(view, 70, 30)
    #expect(seen == CGSize(width: 70, height: 30) && symbol == CGSize(width: 12, height: 8))
    #expect(!page.displayList().items.isEmpty)
  }
}
