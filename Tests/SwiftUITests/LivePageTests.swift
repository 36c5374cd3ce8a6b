import Foundation
import QuoinDrawing
import QuoinLayout
import Testing
import UIKit

@testable import SwiftUI

/// Pages that are touched: what a hand does reaches the view's code, state lives on, and the page follows.
@MainActor @Suite("Live pages") struct LivePageTests {
  private func live(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 400) -> LivePage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: width, height: height))
    options.scale = 2
    options.isTraced = true
    return LivePage(view, options: options, patience: 0)
  }
  private func texts(_ page: LivePage) -> [String] {
    func visit(_ tree: LayoutTree) -> [String] { [tree.text].compactMap { $0 } + tree.children.flatMap(visit) }
    return visit(page.current.layoutTree())
  }
  private func middle(_ page: LivePage, _ identifier: String) throws -> CGPoint {
    let frame = try #require(page.current.framesByIdentifier()[identifier])
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  private func point(_ page: LivePage, _ text: String) throws -> CGPoint {
    func find(_ tree: LayoutTree) -> CGRect? { tree.text == text ? tree.frame.cgRect : tree.children.lazy.compactMap(find).last }
    let frame = try #require(find(page.current.layoutTree()))
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  private func hasRun(_ outcome: LivePage.Outcome) -> Bool { if case .ran = outcome { true } else { false } }

  private struct Finds: View {
    @State var text = ""
    var body: some View {
      NavigationStack { Text("found \(text)").navigationTitle("Names").searchable(text: $text) }
    }
  }
  @Test("a search field is typed into, and its button takes the words away")
  func search() throws {
    let page = live(Finds())
    guard case .field("") = page.tap(at: try point(page, "Search")) else { return #expect(Bool(false), "it is no field") }
    guard case .field("fish") = page.type("fish") else { return #expect(Bool(false), "it does not take words") }
    #expect(texts(page).contains("found fish") && texts(page).contains("fish") && !texts(page).contains("Search"))
    let field = try point(page, "fish")
    guard case .field("fish") = page.tap(at: field) else { return #expect(Bool(false), "it is no field any more") }
    #expect(hasRun(page.tap(at: CGPoint(x: 300 - 16 - 16, y: field.y))))
    #expect(texts(page).contains("found ") && texts(page).contains("Search"))
  }

  /// A recognizer of UIKit that counts by its coordinator, and says where it was.
  private struct Recognizes: UIGestureRecognizerRepresentable {
    @Binding var told: String
    @Binding var corners: [CGPoint]
    @MainActor final class Coordinator: NSObject {
      var count = 0
      func tapped(_ sender: UITapGestureRecognizer) { if sender.state == .ended { count += 1 } }
    }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.addTarget(context.coordinator, action: _selector(context.coordinator.tapped))
      return recognizer
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      told = "\(context.coordinator.count) \(Int(context.converter.localLocation.x))"
      let corner = context.converter.convert(localPoint: .zero)
      let moved = context.converter.localTranslation ?? CGPoint(x: -1, y: -1)
      corners = [corner, context.converter.convert(globalPoint: corner), moved]
    }
  }
  private struct Simple: Gesture {
    let tell: () -> Void
    // The values' type comes from the body's.
    var body: some Gesture { DragGesture(minimumDistance: 0).onEnded { _ in tell() } }
  }
  private struct Recognized: View {
    @State var told = "none"
    @State var corners: [CGPoint] = []
    @State var simple = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("\(told) \(simple)")
        Text(corners.map { "\($0.x) \($0.y)" }.joined(separator: ", "))
        Color.red.frame(width: 100, height: 40).gesture(Recognizes(told: $told, corners: $corners)).accessibilityIdentifier("tap")
        Color.blue.frame(width: 100, height: 40).gesture(Simple { simple += 1 }).accessibilityIdentifier("simple")
        _UnaryViewAdaptor(
          Group {
            Color.green
            Color.blue
          }
        ).frame(height: 40).accessibilityIdentifier("unary")
      }
    }
  }

  @Test("recognizers of UIKit hear taps, and own gestures take their values' type from their body") func recognizers() throws {
    let page = live(Recognized())
    #expect(texts(page).first == "none 0")
    func touch(_ identifier: String) throws {
      let point = try middle(page, identifier)
      _ = page.tap(at: point)
      _ = page.lift(at: point)
    }
    let frame = try #require(page.current.framesByIdentifier()["tap"])
    try touch("tap")
    #expect(texts(page).first == "1 50 0")
    // The view's corner on the page, that as a place in the view, and how far the finger has moved.
    #expect(texts(page)[1] == "\(frame.minX) \(frame.minY), 0.0 0.0, 0.0 0.0")
    try touch("simple")
    #expect(texts(page).first == "1 50 1")
  }

  private struct Controls: View {
    @State var count = 0
    @State var isOn = false
    @State var steps = 5
    @State var level = 0.0
    @State var choice = 1
    @State var name = "Ada"
    var body: some View {
      VStack(spacing: 0) {
        Text("\(count) \(isOn) \(steps) \(Int(level)) \(choice) \(name)")
        Button("Add") { count += 1 }.frame(height: 40).accessibilityIdentifier("button")
        Button("Never") { count = 100 }.frame(height: 40).disabled(true).accessibilityIdentifier("disabled")
        Toggle("On", isOn: $isOn).frame(height: 40).accessibilityIdentifier("toggle")
        Stepper("Steps", value: $steps, in: 0...6).frame(height: 40).accessibilityIdentifier("stepper")
        Slider(value: $level, in: 0...10, step: 5).frame(height: 40).accessibilityIdentifier("slider")
        Picker("Choice", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
          Text("three").tag(3)
        }
        .pickerStyle(.segmented).frame(height: 40).accessibilityIdentifier("segments")
        Picker("Menu", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .frame(height: 40).accessibilityIdentifier("menu")
        TextField("Name", text: $name).frame(height: 40).accessibilityIdentifier("field")
        Color.red.frame(height: 20).onTapGesture { point in count = Int(point.x) }.accessibilityIdentifier("place")
      }
    }
  }

  @Test("buttons, switches, steppers, sliders, pickers, fields and taps reach the view's state") func controls() throws {
    let page = live(Controls())
    func state() -> String { texts(page).first ?? "" }
    #expect(state() == "0 false 5 0 1 Ada")
    for _ in 0..<2 { #expect(hasRun(page.tap(at: try middle(page, "button")))) }
    #expect(state() == "2 false 5 0 1 Ada")
    #expect(!hasRun(page.tap(at: try middle(page, "disabled"))))
    _ = page.tap(at: try middle(page, "toggle"))
    #expect(state() == "2 true 5 0 1 Ada")
    let stepper = try middle(page, "stepper")
    // Plus and minus are the two halves of the 94 points at the end.
    for _ in 0..<3 { _ = page.tap(at: CGPoint(x: 290, y: stepper.y)) }
    #expect(state() == "2 true 6 0 1 Ada")
    _ = page.tap(at: CGPoint(x: 215, y: stepper.y))
    #expect(state() == "2 true 5 0 1 Ada")
    let slider = try middle(page, "slider")
    _ = page.tap(at: CGPoint(x: 140, y: slider.y))
    #expect(state() == "2 true 5 5 1 Ada")
    _ = page.drag(to: CGPoint(x: 700, y: slider.y))
    #expect(state() == "2 true 5 10 1 Ada")
    _ = page.tap(at: CGPoint(x: 290, y: try middle(page, "segments").y))
    #expect(!hasRun(page.drag(to: CGPoint(x: 10, y: slider.y))), "the finger left the slider")
    #expect(state() == "2 true 5 10 3 Ada")
    _ = page.tap(at: CGPoint(x: 150, y: try middle(page, "segments").y))
    guard case .menu(let words, let chosen) = page.tap(at: try middle(page, "menu")) else {
      Issue.record("no menu")
      return
    }
    #expect(words == ["one", "two"] && chosen == 1)
    #expect(hasRun(page.choose(0)) && !hasRun(page.choose(0)) && !hasRun(page.choose(-1)))
    #expect(state() == "2 true 5 10 1 Ada")
    guard case .field(words: "Ada") = page.tap(at: try middle(page, "field")) else {
      Issue.record("no field")
      return
    }
    _ = page.type("Grace")
    #expect(state() == "2 true 5 10 1 Grace")
    _ = page.tap(at: CGPoint(x: 33, y: try middle(page, "place").y))
    #expect(state() == "33 true 5 10 1 Grace")
    if case .nothing = page.type("lost") {} else { Issue.record("no field is touched any more") }
    if case .nothing = page.tap(at: CGPoint(x: -5, y: 5000)) {} else { Issue.record("nothing lies there") }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("View") { Text("Of a view") }
          NavigationLink("Value", value: 7)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Inner(value: $0) }
      }
    }
    struct Inner: View {
      let value: Int
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close \(value)") { dismiss() } }
    }
  }

  @Test("links lead to their pages, back and dismiss lead back") func navigation() throws {
    let page = live(Pages(), 390, 600)
    #expect(texts(page).contains("Value"))
    _ = page.tap(at: try point(page, "View"))
    #expect(texts(page).contains("Of a view") && !texts(page).contains("Value"))
    _ = page.tap(at: try point(page, "Root"))
    #expect(texts(page).contains("Value"))
    // A row is as much a link as its words.
    let value = try point(page, "Value")
    _ = page.tap(at: CGPoint(x: 300, y: value.y))
    #expect(texts(page).contains("Close 7"))
    _ = page.tap(at: try point(page, "Close 7"))
    #expect(texts(page).contains("Value"))
  }

  private struct Presenting: View {
    @State var shows = false
    @State var asks = false
    @State var tab = 0
    @State var dismissed = 0
    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Text("dismissed \(dismissed)")
          Button("Show") { shows = true }
          Button("Ask") { asks = true }
        }
        .tabItem { Text("First") }.tag(0)
        Text("The other page").tabItem { Text("Second") }.tag(1)
      }
      .sheet(isPresented: $shows, onDismiss: { dismissed += 1 }) { Leaving() }
      .alert("Sure?", isPresented: $asks) { Button("Yes") { dismissed += 10 } }
    }
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
  }

  /// Buttons whose styles say when they act, and the number of times that each has.
  private struct Styled: View {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture(count: 2) { configuration.trigger() } }
    }
    struct Aside: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("aside").onTapGesture { configuration.trigger() }
        }
      }
    }
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(4) }
    }
    struct Plated: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).background(.yellow) }
    }
    @State var counts: [String: Int] = [:]
    private func button(_ name: String) -> some View {
      Button(name) { counts[name, default: 0] += 1 }
    }
    var body: some View {
      VStack {
        Text(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        button("twice").buttonStyle(Twice())
        button("aside").buttonStyle(Aside())
        button("framed").buttonStyle(Framed())
        button("plated").buttonStyle(Plated())
        Group {
          button("automatic").buttonStyle(.automatic)
          button("plain").buttonStyle(.plain)
          button("borderless").buttonStyle(.borderless)
          button("bordered").buttonStyle(.bordered)
          button("prominent").buttonStyle(.borderedProminent)
          button("glass").buttonStyle(.glass)
          button("clear").buttonStyle(.glassProminent)
          button("off").buttonStyle(.bordered).disabled(true)
          button("unstyled")
        }
      }
    }
  }

  @Test("a button acts when its style says: the system's at a touch, one's own by its trigger") func buttonStyles() throws {
    let page = live(Styled(), 300, 800)
    func touch(_ words: String) throws {
      let place = try point(page, words)
      _ = page.tap(at: place)
      _ = page.lift(at: place)
    }
    try touch("twice")
    try touch("aside")
    #expect(texts(page)[0] == "", "a touch that the style does not ask for acts")
    try touch("twice")
    _ = page.tap(at: try middle(page, "aside"))
    _ = page.lift(at: try middle(page, "aside"))
    #expect(texts(page)[0] == "aside 1, twice 1")
    let others = ["framed", "plated", "automatic", "plain", "borderless", "bordered", "prominent", "glass", "clear", "unstyled"]
    for name in others + ["off"] { try touch(name) }
    #expect(texts(page)[0] == (others + ["aside", "twice"]).sorted().map { "\($0) 1" }.joined(separator: ", "))
  }

  /// Every way to ask that was there before iOS 15, and those about an error or an item.
  private struct Asking: View {
    enum Way: String, CaseIterable { case alert, dismiss, primary, secondary, sheet, about, aboutSheet, error, errorWords }
    struct Thing: Identifiable { let id: Int }
    struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
    let way: Way
    @State var asks = true
    @State var thing: Thing? = Thing(id: 7)
    @State var told = "nothing"
    var body: some View {
      Text("\(told) \(asks) \(thing == nil)").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .alert(isPresented: on(.alert)) { Alert(title: Text("Sure?")) }
        .alert(isPresented: on(.dismiss)) { Alert(title: Text("Sure?"), dismissButton: .default(Text("Go")) { told = "gone" }) }
        .alert(isPresented: on(.primary)) {
          Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Go")) { told = "gone" }, secondaryButton: .cancel { told = "left" })
        }
        .alert(isPresented: on(.secondary)) {
          Alert(title: Text("Sure?"), primaryButton: .default(Text("Stay")), secondaryButton: .cancel(Text("Go")) { told = "gone" })
        }
        .actionSheet(isPresented: on(.sheet)) {
          ActionSheet(title: Text("Sure?"), buttons: [.default(Text("Go")) { told = "gone" }, .cancel()])
        }
        .alert(item: item(.about)) { thing in Alert(title: Text("Sure?"), dismissButton: .cancel(Text("Go")) { told = "gone \(thing.id)" })
        }
        .actionSheet(item: item(.aboutSheet)) { thing in
          ActionSheet(title: Text("Sure?"), buttons: [.destructive(Text("Go")) { told = "gone \(thing.id)" }])
        }
        .alert(isPresented: on(.error), error: Failure()) { Button("Go") { told = "gone" } }
        .alert(isPresented: on(.errorWords), error: Failure()) { _ in
          Button("Go") { told = "gone" }
        } message: { _ in
          Text("Words")
        }
    }
    private func on(_ other: Way) -> Binding<Bool> { other == way ? $asks : .constant(false) }
    private func item(_ other: Way) -> Binding<Thing?> { other == way ? $thing : .constant(nil) }
  }

  @Test("a touch on an older alert's button runs its action, and the question is answered") func olderAlerts() throws {
    for way in Asking.Way.allCases {
      let page = live(Asking(way: way), 390, 600)
      let isAbout = way == .about || way == .aboutSheet
      #expect(texts(page).contains(way == .error || way == .errorWords ? "It failed" : "Sure?"), "\(way)")
      _ = page.tap(at: try point(page, way == .alert ? "OK" : "Go"))
      let told = way == .alert ? "nothing" : isAbout ? "gone 7" : "gone"
      #expect(texts(page) == ["\(told) \(isAbout) \(isAbout)"], "\(way)")
    }
  }

  @Test("a title that is said once there is room for the page stands in the bar") func lateTitles() {
    let late = NavigationStack { GeometryReader { _ in Text("Page").navigationTitle("Late") } }
    #expect(texts(live(late)) == ["Page", "Late"])
    #expect(
      texts(live(NavigationStack { GeometryReader { _ in Text("Page").navigationTitle("Late") }.navigationTitle("First") })) == [
        "Page", "First",
      ])
  }

  @Test("a link's page does not show before somebody goes there") func restingLinks() {
    let page = live(NavigationStack { VStack { NavigationLink("Go") { Text("There") } } })
    #expect(texts(page) == ["Go"])
    #expect(texts(live(NavigationStack { List { NavigationLink("Go", destination: Text("There")) } })) == ["Go"])
  }

  @Test("tabs, sheets and alerts come and go") func presentations() throws {
    let page = live(Presenting(), 390, 600)
    _ = page.tap(at: try point(page, "Second"))
    #expect(texts(page).contains("The other page"))
    _ = page.tap(at: try point(page, "First"))
    _ = page.tap(at: try point(page, "Show"))
    #expect(texts(page).contains("Leave"))
    _ = page.tap(at: try point(page, "Leave"))
    #expect(!texts(page).contains("Leave") && texts(page).contains("dismissed 1"))
    _ = page.tap(at: try point(page, "Show"))
    _ = page.tap(at: CGPoint(x: 195, y: 3))
    #expect(!texts(page).contains("Leave") && texts(page).contains("dismissed 2"))
    _ = page.tap(at: try point(page, "Ask"))
    _ = page.tap(at: try point(page, "Yes"))
    #expect(!texts(page).contains("Sure?") && texts(page).contains("dismissed 12"))
  }

  @Test("scroll views scroll as far as they go, the innermost first, and keep their place when state changes") func scrolling() throws {
    struct Rows: View {
      @State var taps = 0
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              Button("Row \(row) \(taps)") { taps += 1 }.frame(height: 50).accessibilityIdentifier("row\(row)")
            }
          }
        }
      }
    }
    let page = live(Rows(), 200, 300)
    #expect(page.current.framesByIdentifier()["row0"]?.minY == 0)
    #expect(hasRun(page.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 1010))))
    #expect(page.current.framesByIdentifier()["row20"]?.minY == -10)
    _ = page.tap(at: try middle(page, "row21"))
    #expect(texts(page).contains("Row 21 1"))
    #expect(page.current.framesByIdentifier()["row20"]?.minY == -10)
    _ = page.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 100_000))
    #expect(page.current.framesByIdentifier()["row99"]?.maxY == 300)
    #expect(!hasRun(page.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 10))))
    #expect(!hasRun(page.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 10, height: 0))))
    _ = page.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -100_000))
    #expect(page.current.framesByIdentifier()["row0"]?.minY == 0)
  }

  @Test("tasks go on, and the page follows") func tasks() async throws {
    struct Waiting: View {
      @State var word = "before"
      var body: some View {
        Text(word).task {
          try? await Task.sleep(for: .milliseconds(20))
          word = "after"
        }
      }
    }
    let page = live(Waiting())
    #expect(texts(page) == ["before"])
    // Turns, not time: other tests may hold the main actor for long.
    for _ in 0..<1_000 where texts(page) == ["before"] {
      try await Task.sleep(for: .milliseconds(10))
      _ = page.breathe(0)
    }
    #expect(texts(page) == ["after"])
  }

  @Test("the trace of a page that changed tells the whole layout as it is now") func inspection() throws {
    let page = live(Controls())
    _ = page.tap(at: try middle(page, "button"))
    let (trace, facts) = page.inspect()
    #expect(trace.subjects.contains { $0.text == "1 false 5 0 1 Ada" })
    let placed = Set(trace.steps.compactMap { step in if case .isPlaced = step.act { step.subject } else { nil } })
    let answered = Set(trace.steps.compactMap { step in if case .answers(_, _, again: false) = step.act { step.subject } else { nil } })
    #expect(placed.isSubset(of: answered), "whoever lies somewhere has answered")
    #expect(facts.count == placed.count)
    #expect(facts.contains { $0.baselines != nil })
    let before = page.current.layoutTree()
    _ = page.inspect()
    #expect(page.current.layoutTree() == before, "looking changes nothing")
  }

  // MARK: - Lists whose rows are chosen

  private struct Choosing: View {
    @State private var chosen: String?
    var body: some View {
      VStack(spacing: 0) {
        Text(chosen ?? "none")
        NavigationStack {
          List(selection: $chosen) {
            ForEach(["p", "q"], id: \.self) { Text($0) }
            Text("tagged").tag("t")
            NavigationLink("link", value: "l")
            Text("bare")
            Text("never").tag("n").selectionDisabled()
          }
        }
      }
    }
  }

  private struct ChoosingSeveral: View {
    @State private var chosen: Set<String> = []
    var body: some View {
      VStack(spacing: 0) {
        Text("\(chosen.count)")
        EditButton()
        List(["p", "q"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
  }

  /// Which rows lie on the grey of what is chosen.
  private func chosen(_ page: LivePage, of rows: [String]) throws -> [String] {
    let bitmap = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.current.displayList())
    return try rows.filter { row in
      let color = bitmap[280, Int(try point(page, row).y)]
      return Int((color.red * 255).rounded()) == 0xD1
    }
  }

  @Test("a touch chooses a list's row by its id, its tag or its link; one without a value, or disabled, cannot be chosen")
  func choosing() throws {
    let page = live(Choosing(), 320, 400)
    let rows = ["p", "q", "tagged", "link", "bare", "never"]
    #expect(texts(page) == ["none"] + rows)
    #expect(try chosen(page, of: rows).isEmpty)
    let touches = [("q", "q", "q"), ("tagged", "t", "tagged"), ("p", "p", "p"), ("bare", "p", "p"), ("never", "p", "p"), ("q", "q", "q")]
    for (row, value, grey) in touches {
      _ = page.tap(at: try point(page, row))
      #expect(texts(page) == [value] + rows, "after \(row)")
      #expect(try chosen(page, of: rows) == [grey], "after \(row)")
    }
    _ = page.tap(at: try point(page, "link"))
    #expect(texts(page).first == "l")
  }

  @Test("of several rows touches choose only while the list is edited, and let go again") func choosingSeveral() throws {
    let page = live(ChoosingSeveral(), 320, 400)
    _ = page.tap(at: try point(page, "p"))
    #expect(texts(page) == ["0", "Edit", "p", "q"])
    for (row, count, grey) in [("Edit", "0", []), ("p", "1", ["p"]), ("q", "2", ["p", "q"]), ("p", "1", ["q"]), ("Done", "1", [])] {
      _ = page.tap(at: try point(page, row))
      #expect(texts(page) == [count, row == "Done" ? "Edit" : "Done", "p", "q"], "after \(row)")
      #expect(try chosen(page, of: ["p", "q"]) == grey, "after \(row)")
    }
  }

  // MARK: - Gestures

  private struct Gestures: View {
    @State private var place = CGPoint.zero
    @State private var words = "none"
    @GestureState private var way = CGSize.zero
    @GestureState(reset: { _, transaction in transaction.disablesAnimations = true }) private var isHeld = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(words) \(Int(place.x)),\(Int(place.y)) \(Int(way.width)),\(Int(way.height)) \(isHeld)")
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("drag")
          .gesture(
            DragGesture(minimumDistance: 5).updating($way) { value, state, _ in state = value.translation }
              .onChanged { place = $0.location }.onEnded { words = "dragged \(Int($0.startLocation.x))" })
        Color.green.frame(width: 100, height: 40).accessibilityIdentifier("twice").onTapGesture(count: 2) { words += "2" }
        Color.blue.frame(width: 100, height: 40).accessibilityIdentifier("long")
          .onLongPressGesture(minimumDuration: 0.02) {
            words = "long"
          } onPressingChanged: {
            words += $0 ? "(" : ")"
          }
        Color.gray.frame(width: 100, height: 40).accessibilityIdentifier("either")
          .gesture(
            DragGesture().updating($isHeld) { _, state, _ in state = true }.onEnded { _ in words = "drag" }
              .exclusively(before: TapGesture().onEnded { words = "tap" }))
        Color.black.frame(width: 100, height: 40).accessibilityIdentifier("both")
          .gesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { place = $0.location }.simultaneously(
              with: TapGesture().onEnded { words = "both" }))
        Color.pink.frame(width: 100, height: 40).accessibilityIdentifier("mapped")
          .gesture(
            LongPressGesture(minimumDuration: 0.02).sequenced(before: DragGesture(minimumDistance: 0)).map { value in
              if case .second(true, let drag?) = value { "pulled \(Int(drag.translation.width))" } else { "not yet" }
            }.onChanged { words = $0 })
        Color.cyan.frame(width: 100, height: 40).accessibilityIdentifier("beside")
          .onTapGesture { words = "tapped" }.simultaneousGesture(DragGesture().onEnded { _ in words = "moved" })
        Button("Behind") { words = "behind" }.frame(width: 100, height: 40).accessibilityIdentifier("behind")
          .overlay { Color.white.onTapGesture { words = "veil" }.allowsHitTesting(false) }
      }
    }
  }

  @Test("gestures follow the finger: drags, several taps, long presses, and what is made of them") func gestures() throws {
    let page = live(Gestures(), 300, 400)
    func state() -> String { texts(page).first ?? "" }
    func move(_ identifier: String, _ x: CGFloat, _ y: CGFloat, during: ((CGPoint) -> Void)? = nil) throws {
      let start = try middle(page, identifier)
      let end = CGPoint(x: start.x + x, y: start.y + y)
      _ = page.tap(at: start)
      if x != 0 || y != 0 { _ = page.drag(to: end) }
      during?(end)
      _ = page.lift(at: end)
    }
    try move("drag", 3, 0)
    #expect(state() == "none 0,0 0,0 false", "less than the distance is no drag")
    try move("drag", 20, 7) { _ in #expect(state() == "none 70,27 20,7 false") }
    #expect(state() == "dragged 50 70,27 0,0 false", "its state is what it was")
    try move("twice", 0, 0)
    #expect(state().hasPrefix("dragged 50 "))
    try move("twice", 0, 0)
    #expect(state().hasPrefix("dragged 502 "))
    try move("long", 0, 0)
    #expect(state().hasPrefix("dragged 502() "), "too short")
    try move("long", 0, 0) { point in
      Thread.sleep(forTimeInterval: 0.03)
      _ = page.drag(to: point)
      #expect(state().hasPrefix("long "))
    }
    #expect(state().hasPrefix("long) ") || state().hasPrefix("long "))
    try move("either", 30, 0) { _ in #expect(state().hasSuffix("true")) }
    #expect(state().hasPrefix("drag ") && state().hasSuffix("false"))
    try move("either", 0, 0)
    #expect(state().hasPrefix("tap "))
    let place = try middle(page, "both")
    try move("both", 0, 0)
    #expect(state() == "both \(Int(place.x)),\(Int(place.y)) 0,0 false")
    try move("mapped", 0, 0) { point in
      Thread.sleep(forTimeInterval: 0.03)
      _ = page.drag(to: point)
      _ = page.drag(to: CGPoint(x: point.x + 12, y: point.y))
    }
    #expect(state().hasPrefix("pulled 12 ") || state().hasPrefix("pulled 0 "))
    try move("beside", 0, 0)
    #expect(state().hasPrefix("tapped "))
    try move("beside", 30, 0)
    #expect(state().hasPrefix("moved "))
    try move("behind", 0, 0)
    #expect(state().hasPrefix("behind "), "what takes no touches lets them through")
  }
}
