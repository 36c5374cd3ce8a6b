import Foundation
import Quoin
import QuoinDrawing
import QuoinLayout
import QuoinSwiftUIExtras
import SwiftUI
import Testing
import UIKit

/// Words of SwiftUI that few files use: each keeps what it is told, or looks as the common word that says the same.
@MainActor @Suite("Rare words of SwiftUI") struct RareWordTests {
  private func page(_ view: some View, _ size: CGSize = CGSize(width: 200, height: 200)) -> PlacedPage {
    let renderer = ImageRenderer(content: view.frame(width: size.width, height: size.height))
    renderer.scale = 1
    return renderer.page()
  }
  private func bitmap(_ page: PlacedPage) throws -> Bitmap {
    try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList())
  }
  /// One view looks as another, and asks for the same pictures of the app's; a third looks otherwise.
  private func same(_ one: some View, _ other: some View, unlike third: (any View)? = nil, line: Int = #line) throws {
    let (mine, theirs) = (page(one), page(other))
    #expect(try bitmap(mine).difference(to: bitmap(theirs), tolerance: 0)?.pixels == 0, "line \(line): it looks otherwise")
    #expect(mine.findings.map(\.message) == theirs.findings.map(\.message), "line \(line): it asks for other pictures")
    if let third { #expect(try bitmap(mine).difference(to: bitmap(page(AnyView(third))), tolerance: 0)?.pixels != 0, "line \(line)") }
  }

  @Test("values of the environment are what is documented, and then what they are told")
  func environment() {
    func keeps<Value: Equatable>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ first: Value, _ next: Value, line: Int = #line) {
      var values = EnvironmentValues()
      #expect(values[keyPath: path] == first, "line \(line)")
      values[keyPath: path] = next
      #expect(values[keyPath: path] == next && next != first, "line \(line)")
    }
    keeps(\.isScrollEnabled, true, false)
    keeps(\.isFocusEffectEnabled, true, false)
    keeps(\.appearsActive, true, false)
    keeps(\.autocorrectionDisabled, false, true)
    keeps(\.buttonRepeatBehavior, .automatic, .enabled)
    keeps(\.contentTransition, .identity, .opacity)
    keeps(\.contentTransitionAddsDrawingGroup, false, true)
    keeps(\.defaultMinListHeaderHeight, nil, 12)
    keeps(\.headerProminence, .standard, .increased)
    keeps(\.badgeProminence, .standard, .increased)
    keeps(\.horizontalScrollIndicatorVisibility, .automatic, .hidden)
    keeps(\.verticalScrollIndicatorVisibility, .automatic, .hidden)
    keeps(\.menuIndicatorVisibility, .automatic, .hidden)
    keeps(\.menuOrder, .automatic, .fixed)
    keeps(\.scrollDismissesKeyboardMode, .automatic, .never)
    keeps(\.springLoadingBehavior, .automatic, .enabled)
    keeps(\.labelsVisibility, .automatic, .hidden)
    keeps(\.isTabBarShowingSections, false, true)
    var values = EnvironmentValues()
    values.horizontalScrollIndicatorVisibility = .never
    #expect(values.verticalScrollIndicatorVisibility == .automatic)
    values.keyboardShortcut = KeyboardShortcut("s")
    #expect(values.keyboardShortcut?.key == "s")
    #expect(!values.accessibilityEnabled && !values.accessibilityLargeContentViewerEnabled && !values.accessibilitySwitchControlEnabled)
    #expect(
      values.accessibilityPlayAnimatedImages && !values.accessibilityQuickActionsEnabled && !values.accessibilityAssistiveAccessEnabled)
  }

  @Test("keys, options and places differ from each other")
  func options() {
    typealias Phases = KeyPress.Phases
    let bits = [Phases.down, .repeat, .up].map(\.rawValue)
    #expect(Set(bits).count == 3 && bits.allSatisfy { $0.nonzeroBitCount == 1 } && Phases.all.rawValue == bits.reduce(0, +))
    let ways = [FocusInteractions.activate, .edit].map(\.rawValue)
    #expect(Set(ways).count == 2 && FocusInteractions.automatic.rawValue == ways[0] | ways[1])
    let touches = [AccessibilityDirectTouchOptions.requiresActivation, .silentOnTouch].map(\.rawValue)
    #expect(touches[0] & touches[1] == 0 && touches[0] != 0 && touches[1] != 0)
    let shown = [SearchSuggestionsPlacement.Set.menu, .content].map(\.rawValue)
    #expect(shown[0] & shown[1] == 0 && shown[0] != 0 && shown[1] != 0 && SearchSuggestionsPlacement.Set(rawValue: 3) == [.menu, .content])
    #expect(Set([SearchSuggestionsPlacement.automatic, .menu, .content]).count == 3)
    #expect(Set([ScrollAnchorRole.initialOffset, .sizeChanges, .alignment]).count == 3)
    #expect(Set([KeyboardShortcut.Localization.automatic, .withoutMirroring, .custom]).count == 3)
    #expect(AccessibilityActionCategory("a") == AccessibilityActionCategory("a" as String) || AccessibilityActionCategory.edit != .default)
    // The functions' numbers of AppKit (NSEvent.h).
    let keys: [(KeyEquivalent, UInt32)] = [
      (.clear, 0xF739), (.deleteForward, 0xF728), (.end, 0xF72B), (.home, 0xF729), (.pageDown, 0xF72D), (.pageUp, 0xF72C),
    ]
    for (key, number) in keys { #expect(key.character.unicodeScalars.first?.value == number) }
    let shortcut = KeyboardShortcut("k", modifiers: [.option], localization: .custom)
    #expect(shortcut.key == "k" && shortcut.modifiers == .option)
  }

  @Test("what a chart says to readers is what it was told")
  func charts() {
    let x = AXNumericDataAxisDescriptor(title: "x", range: 0...9, gridlinePositions: [3]) { "\(Int($0)) metres" }
    let y = AXNumericDataAxisDescriptor(title: "y", range: -1...1, gridlinePositions: []) { "\($0)" }
    let more = AXCategoricalDataAxisDescriptor(title: "more", categoryOrder: ["b", "a"])
    let points = [
      AXDataPoint(x: 2, y: 3, additionalValues: [.number(4)], label: "two"),
      AXDataPoint(x: "b", y: 5, additionalValues: [.category("c")], label: "three"),
      AXDataPoint(x: 6), AXDataPoint(x: "d"),
    ]
    let row = AXDataSeriesDescriptor(name: "row", isContinuous: true, dataPoints: points)
    let chart = AXChartDescriptor(title: "t", summary: "s", xAxis: x, yAxis: y, additionalAxes: [more], series: [row])
    #expect(chart.title == "t" && chart.summary == "s" && chart.xAxis === x && chart.yAxis === y && chart.additionalAxes?.first === more)
    #expect(chart.contentDirection == .leftToRight && chart.contentFrame == .zero && chart.series.first === row)
    #expect(x.title == "x" && x.range == 0...9 && x.gridlinePositions == [3] && x.valueDescriptionProvider(7) == "7 metres")
    #expect(x.scaleType == .linear && more.categoryOrder == ["b", "a"] && more.title == "more")
    #expect(row.name == "row" && row.isContinuous && row.dataPoints.count == 4)
    #expect(points.map(\.xValue) == [.number(2), .category("b"), .number(6), .category("d")])
    #expect(points.map(\.yValue) == [3, 5, nil, nil] && points.map(\.label) == ["two", "three", nil, nil])
    #expect(points.map(\.additionalValues) == [[.number(4)], [.category("c")], [], []])
  }

  @Test("controls with a picture of the app's look as those with such a label")
  func pictures() throws {
    let (on, chosen) = (Binding.constant(true), Binding.constant(1))
    let key: LocalizedStringKey = "Words"
    let label = Label("Words", image: "Flag")
    try same(Toggle(key, image: "Flag", isOn: on), Toggle(isOn: on) { label }, unlike: Toggle(isOn: .constant(false)) { label })
    try same(Toggle("Words" as String, image: "Flag", isOn: on), Toggle(isOn: on) { label })
    let options = Text("One").tag(1)
    try same(
      Picker(key, image: "Flag", selection: chosen) { options },
      Picker(selection: chosen) {
        options
      } label: {
        label
      })
    try same(
      Picker("Words" as String, image: "Flag", selection: chosen) { options },
      Picker(selection: chosen) {
        options
      } label: {
        label
      })
    try same(
      Menu(key, image: "Flag") { options },
      Menu {
        options
      } label: {
        label
      })
    try same(
      Menu("Words" as String, image: "Flag") { options },
      Menu {
        options
      } label: {
        label
      })
    let controls = Button("Do") {}
    try same(
      ControlGroup(key, image: "Flag") { controls },
      ControlGroup {
        controls
      } label: {
        label
      })
    func tabs(_ value: Int) -> some View {
      TabView {
        Tab(value: value) {
          Color.red
        } label: {
          label
        }
      }
    }
    let tab = TabView {
      Tab {
        Color.red
      } label: {
        label
      }
    }
    try same(TabView { Tab(key, image: "Flag") { Color.red } }, tab)
    try same(TabView { Tab("Words" as String, image: "Flag") { Color.red } }, tab)
    try same(TabView { Tab(key, image: "Flag", value: 1) { Color.red } }, tabs(1))
    try same(TabView { Tab("Words" as String, image: "Flag", value: 1) { Color.red } }, tabs(1))
    try same(
      TabView {
        Tab(role: .search) {
          Color.red
        } label: {
          label
        }
      }, tab)
    try same(
      TabView {
        Tab(value: 1, role: .search) {
          Color.red
        } label: {
          label
        }
      }, tabs(1))
    for other in [page(Image("Flag", variableValue: 0.5, label: Text("a"))), page(Image(decorative: "Flag", variableValue: 0.5))] {
      #expect(other.findings.map(\.message) == page(Image("Flag")).findings.map(\.message) && !other.findings.isEmpty)
    }
    struct Bound { var isOn = Binding.constant(true) }
    let sources = [Bound()]
    try same(Toggle(key, systemImage: "star", sources: sources, isOn: \.isOn), Toggle(isOn: on) { Label(key, systemImage: "star") })
    try same(Toggle(key, sources: sources, isOn: \.isOn), Toggle(key, isOn: on))
    try same(ShareLink(key, items: [1]), Label(key, systemImage: "square.and.arrow.up").foregroundStyle(.tint))
  }

  @Test("a field to search with says its prompt, whatever else it is told")
  func searching() throws {
    struct Token: Identifiable { var id = 1 }
    let (text, tokens, on) = (Binding.constant(""), Binding.constant([Token()]), Binding.constant(false))
    func stack(_ view: some View) -> some View { NavigationStack { view.navigationTitle("One") } }
    let plain = Color.yellow
    let wanted = stack(plain.searchable(text: text, prompt: Text("Find")))
    let other = stack(plain.searchable(text: text))
    try same(stack(plain.searchable(text: text, editableTokens: tokens, prompt: Text("Find")) { _ in Text("t") }), wanted, unlike: other)
    try same(stack(plain.searchable(text: text, editableTokens: tokens, prompt: "Find") { _ in Text("t") }), wanted)
    try same(
      stack(plain.searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: Text("Find")) { _ in Text("t") }), wanted)
    try same(stack(plain.searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: "Find") { _ in Text("t") }), wanted)
    try same(
      stack(
        plain.searchable(text: text, tokens: tokens, suggestedTokens: tokens, isPresented: on, prompt: Text("Find")) { _ in Text("t") }),
      wanted)
    try same(
      stack(plain.searchable(text: text, editableTokens: tokens, isPresented: on, prompt: Text("Find")) { _ in Text("t") }), wanted)
  }

  @Test("corners that are said are round as said, each in its place")
  func corners() throws {
    func shape(_ shape: some Shape) -> some View { shape.fill(.red).padding(20) }
    func round(_ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat) -> some View {
      shape(
        UnevenRoundedRectangle(
          topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
          topTrailingRadius: topTrailing, style: .continuous))
    }
    try same(
      shape(
        ConcentricRectangle(
          topLeadingCorner: .fixed(10), topTrailingCorner: 20, bottomLeadingCorner: .concentric(minimum: 30), bottomTrailingCorner: 40.5)),
      round(10, 20, 30, 40.5))
    try same(shape(ConcentricRectangle(uniformTopCorners: .fixed(30), uniformBottomCorners: .fixed(10))), round(30, 30, 10, 10))
    try same(shape(ConcentricRectangle(uniformTopCorners: .fixed(30))), round(30, 30, 0, 0))
    try same(
      shape(
        ConcentricRectangle(
          topLeadingCorner: .concentric, topTrailingCorner: .concentric, bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed(9))),
      round(0, 0, 0, 9))
    try same(shape(ConcentricRectangle(corners: .fixed(25))), round(25, 25, 25, 25))
    try same(shape(.rect(corners: .fixed(25))), round(25, 25, 25, 25))
    try same(shape(ConcentricRectangle()), shape(Rectangle()))
  }

  @Test("transitions by their types are as the words of the same name while they come")
  func transitions() throws {
    func phases(_ transition: some Transition) -> [AnyView] {
      [.willAppear, .identity, .didDisappear].map { phase in
        AnyView(Color.red.frame(width: 50, height: 40).modifier(Phased(transition: transition, phase: phase)))
      }
    }
    let box = Color.red.frame(width: 50, height: 40)
    let gone = Color.clear
    func each(_ shown: [AnyView], _ away: some View, line: Int = #line) throws {
      try same(shown[0], away, line: line)
      try same(shown[1], box, line: line)
      try same(shown[2], away, line: line)
    }
    try each(phases(OpacityTransition()), gone)
    try each(phases(IdentityTransition()), box)
    try each(phases(ScaleTransition(0.5)), box.scaleEffect(0.5))
    try each(phases(ScaleTransition(0.5, anchor: .bottomTrailing)), box.scaleEffect(0.5, anchor: .bottomTrailing))
    try each(phases(OffsetTransition(CGSize(width: 20, height: -30))), box.offset(x: 20, y: -30))
    #expect(OpacityTransition.properties.hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
    #expect(MoveTransition(edge: .leading).edge == .leading && PushTransition(edge: .top).edge == .top)
    try each(
      phases(ScaleTransition(0.5).combined(with: OffsetTransition(CGSize(width: 20, height: 0)))), box.scaleEffect(0.5).offset(x: 20))
    let ways = phases(AsymmetricTransition(insertion: OffsetTransition(CGSize(width: 9, height: 0)), removal: ScaleTransition(0.3)))
    try same(ways[0], box.offset(x: 9))
    try same(ways[1], box)
    try same(ways[2], box.scaleEffect(0.3))
  }
  /// What a transition makes of a view in a phase.
  private struct Phased<Way: Transition>: ViewModifier {
    let transition: Way
    let phase: TransitionPhase
    func body(content: Content) -> some View { transition.apply(content: content, phase: phase) }
  }

  private struct Touched: View {
    let space: any CoordinateSpaceProtocol
    @State private var told = "nothing"
    var body: some View {
      VStack(spacing: 0) {
        Text(told).frame(height: 50)
        Color.red.frame(width: 100, height: 50)
          .gesture(
            SpatialEventGesture(coordinateSpace: space).onChanged { events in
              let all = events.map { "\($0.kind) \($0.phase) \(Int($0.location.x)) \(Int($0.location.y))" }
              told = "\(all.joined(separator: ", ")) \(events.index(after: events.startIndex) == events.endIndex)"
            })
      }
    }
  }

  @Test("each finger is told by itself, where it is in the space that is asked for")
  func fingers() {
    for (space, place) in [(LocalCoordinateSpace.local as any CoordinateSpaceProtocol, "30 20"), (GlobalCoordinateSpace.global, "30 70")] {
      var options = PageOptions()
      options.canvas = .fixed(CGSize(width: 100, height: 100))
      let page = LivePage(Touched(space: space), options: options, patience: 0)
      _ = page.tap(at: CGPoint(x: 30, y: 70))
      func find(_ tree: LayoutTree) -> String? { tree.text ?? tree.children.lazy.compactMap(find).first }
      #expect(find(page.current.layoutTree()) == "touch active \(place) true")
    }
  }

  @Test("scroll views begin where a role of the beginning says, and nowhere else")
  func anchors() throws {
    let rows = ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Color(white: Double($0) / 9).frame(height: 60) } } }
    try same(rows.defaultScrollAnchor(.bottom, for: .initialOffset), rows.defaultScrollAnchor(.bottom), unlike: rows)
    try same(rows.defaultScrollAnchor(.bottom, for: .sizeChanges), rows)
    try same(rows.defaultScrollAnchor(.bottom, for: .alignment), rows)
  }

  @Test("a spring that rests after a time is that far from it then, and symbols of UIKit are there at once")
  func rest() {
    for (duration, ratio, epsilon) in [(2.0, 1.0, 0.001), (1, 0.5, 0.001), (3, 0.7, 0.05)] {
      // What is left decays as e^(-ζωt); ω = 2π ÷ response.
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      #expect(abs(exp(-spring.dampingRatio * 2 * .pi / spring.response * duration) - epsilon) < epsilon / 100)
      #expect(spring.dampingRatio == ratio)
    }
    let star = UIImage(systemName: "star") ?? UIImage()
    let (view, item) = (UIImageView(), UIBarButtonItem())
    view.setSymbolImage(star, contentTransition: .replace)
    item.setSymbolImage(star, contentTransition: .replace)
    #expect(view.image === star && item.image === star)
  }

  @Test("an item of the system's adds nothing to a bar, and leaves the others there")
  func defaultItems() throws {
    try same(
      NavigationStack {
        Color.red.toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem { Text("a") }
        }
      }, NavigationStack { Color.red.toolbar { ToolbarItem { Text("a") } } }, unlike: NavigationStack { Color.red })
  }
}
