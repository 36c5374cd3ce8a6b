import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

/// Bars, sheets and alerts of iOS 26. SW: iamcgn/swiftui-web, iOS 26.0; HA: home-assistant/iOS, iOS 26.
@MainActor @Suite("Bars of glass") struct GlassBarTests {
  /// The frames of the nodes of a kind, in the order of reading.
  private func places(_ page: PlacedPage, _ kind: String) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ tree: LayoutTree) {
      if tree.kind == kind { found.append(tree.frame.cgRect) }
      tree.children.forEach(visit)
    }
    visit(page.layoutTree())
    return found
  }
  private func on26(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) -> PlacedPage {
    placed(width, height) { view().environment(\.systemGeneration, .ios26) }
  }

  // SW: a bar from 10 to 64; items 44 high at its top, 16 from the edges, 8 apart; a picture's plate is round, words have 12 beside them.
  // Documented (swiftui/toolbarcontent/sharedbackgroundvisibility(_:)): neighbours share a plate, 44 points an item (measured, iOS 26.1).
  @Test("items of a navigation bar stand on plates, neighbours on one unless room parts them") func items() {
    func page(@ToolbarContentBuilder _ more: () -> some ToolbarContent) -> PlacedPage {
      let more = more()
      return on26(320, 400) {
        NavigationStack {
          Color.clear.accessibilityIdentifier("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("Edit").accessibilityIdentifier("edit") }
            ToolbarItem(placement: .topBarTrailing) { Leaf("a", 23, 22) }
            more
            ToolbarItem(placement: .topBarTrailing) { Leaf("b", 23, 22) }
          }
        }
      }
    }
    let parted = page { ToolbarSpacer(.fixed, placement: .topBarTrailing) }
    let plates = places(parted, "Glass")
    let edit = parted.framesByIdentifier()["edit"] ?? .zero
    #expect(plates.count == 3 && plates.allSatisfy { $0.minY == 10 && $0.height == 44 })
    #expect(plates[0].minX == 16 && abs(plates[0].width - edit.width - 24) < 0.01 && abs(edit.minX - 28) < 0.01)
    #expect(plates.count == 3 && plates[1] == box(320 - 16 - 44 - 8 - 44, 10, 44, 44) && plates[2] == box(320 - 16 - 44, 10, 44, 44))
    #expect(parted.framesByIdentifier()["page"]?.minY == 64)
    // Elsewhere it parts nothing.
    let together = page { ToolbarSpacer(.fixed, placement: .topBarLeading) }
    #expect(places(together, "Glass").last == box(320 - 16 - 88, 10, 88, 44) && places(together, "Glass").count == 2)
    let (a, b) = (together.framesByIdentifier()["a"] ?? .zero, together.framesByIdentifier()["b"] ?? .zero)
    #expect(abs(a.midX - 238) < 0.01 && abs(b.midX - 282) < 0.01, "\(a) \(b)")
    let bare = page { ToolbarItem(placement: .topBarTrailing) { Leaf("c", 23, 22) }.sharedBackgroundVisibility(.hidden) }
    #expect(places(bare, "Glass").map(\.width).suffix(2) == [44, 44] && bare.framesByIdentifier()["c"] != nil)
  }

  @Test("the way back is a plate with a chevron alone; up to iOS 18 it says where it leads") func back() {
    let stack = NavigationStack(path: .constant([1])) {
      Text("Below").navigationTitle("Homeward").navigationDestination(for: Int.self) { _ in Text("Pushed") }
    }
    let page = on26(320, 400) { stack }
    #expect(places(page, "Glass") == [box(16, 10, 44, 44)])
    #expect(!"\(page.layoutTree())".contains("Homeward"))
    #expect("\(placed(320, 400) { stack }.layoutTree())".contains("Homeward"))
  }

  // SW uikit/tabs/basic and ios/tabs/basic: content ends 83 above the bottom, a plate of 188×62 at the top of that.
  @Test("tabs float on a plate, the chosen one under a lens") func tabs() {
    let page = on26(320, 400) {
      TabView {
        Color.clear.accessibilityIdentifier("page").tabItem { Label("One", systemImage: "star") }
        Color.clear.tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(page.framesByIdentifier()["page"]?.maxY == 317)
    #expect(places(page, "Glass") == [box(66, 317, 188, 62)] && places(page, "TabLens") == [box(70, 321, 94, 54)])
  }

  // SW uikit/nav/toolbar: 76 from the bottom, 28 in from the sides, plates of 48; the content ends above.
  @Test("items below a page stand on plates") func toolbar() {
    let page = on26(320, 400) {
      NavigationStack {
        Color.clear.accessibilityIdentifier("page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Leaf("a", 23, 22)
            Spacer()
            Leaf("b", 23, 22)
          }
        }
      }
    }
    #expect(page.framesByIdentifier()["page"]?.maxY == 324)
    #expect(places(page, "Glass") == [box(28, 324, 48, 48), box(320 - 28 - 48, 324, 48, 48)])
  }

  // SW uikit/nav/search: a field of 48 that floats 28 in at the bottom; in a drawer it stands below the title.
  @Test("a search field floats at the bottom") func search() {
    func page(_ placement: SearchFieldPlacement) -> PlacedPage {
      on26(320, 400) {
        NavigationStack {
          Color.clear.accessibilityIdentifier("page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: placement)
        }
      }
    }
    #expect(places(page(.automatic), "SearchField") == [box(28, 324, 264, 48)])
    #expect(page(.automatic).framesByIdentifier()["page"] == box(0, 64, 320, 260))
    #expect(places(page(.navigationBarDrawer), "SearchField") == [box(16, 64, 288, 44)])
    // Above a bar of tabs it stays below the title (observed: siteline/swiftui-introspect issue 499).
    let tabs = on26(320, 400) {
      TabView {
        NavigationStack { Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline).searchable(text: .constant("")) }
          .tabItem { Label("One", systemImage: "star") }
      }
    }
    #expect(places(tabs, "SearchField") == [box(16, 64, 288, 44)])
  }

  // Documented (swiftui/toolbaritemplacement/status): what tells how things are stands in the middle.
  @Test("items below a page keep their words on one line: the search field gives way first, then what stands in the middle") func crowded()
  {
    func page(_ width: CGFloat, on system: SystemGeneration, _ words: String, hasStatus: Bool, hasSearch: Bool) -> PlacedPage {
      placed(width, 400) {
        let content = Color.clear.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("Mark").accessibilityIdentifier("a")
            Spacer()
            Text("Archive").accessibilityIdentifier("b")
          }
          if hasStatus { ToolbarItem(placement: .status) { Text(words).accessibilityIdentifier("status") } }
        }
        NavigationStack { if hasSearch { content.searchable(text: .constant("")) } else { content } }.environment(
          \.systemGeneration, system)
      }
    }
    for system in SystemGeneration.allCases {
      for (hasStatus, hasSearch) in [(false, false), (true, false), (false, true), (true, true)] {
        let crowded = page(375, on: system, "Updated a long time before now", hasStatus: hasStatus, hasSearch: hasSearch)
        let frames = crowded.framesByIdentifier()
        let ends = ["a", "b", "status"].compactMap { frames[$0] }
        #expect(ends.allSatisfy { $0.height < 24 && $0.minX >= 16 && $0.maxX <= 359 }, "\(system) \(hasStatus) \(hasSearch) \(frames)")
        // What is not cut is as wide as anywhere.
        for (name, words) in [("a", "Mark"), ("b", "Archive")] {
          let free = placed(320, 100) { Text(words).fontWeight(system == .ios26 ? .medium : .regular).accessibilityIdentifier("x") }
          #expect(abs((frames[name]?.width ?? 0) - (free.framesByIdentifier()["x"]?.width ?? -1)) < 0.01, "\(name) \(system)")
        }
        let field = places(crowded, "SearchField")
        if system == .ios26, hasSearch {
          // Its words no longer fit: a round button, at the start (documented: swiftui/defaulttoolbaritem/init(kind:placement:)).
          #expect(field.isEmpty == hasStatus && places(crowded, "Glass").contains { $0 == box(28, 324, 48, 48) } == hasStatus, "\(field)")
        }
      }
      let middle = page(393, on: system, "Now", hasStatus: true, hasSearch: false).framesByIdentifier()["status"] ?? .zero
      #expect(abs(middle.midX - 196.5) < 0.5, "\(middle) \(system)")
    }
  }

  // SW notes: 351 of 667 high, 6 in from the window's edges; a large one from 31 down.
  @Test("sheets of medium height float") func sheets() {
    let page = on26(375, 667) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("sheet").presentationDetents([.medium])
      }
    }
    #expect(page.framesByIdentifier()["sheet"] == box(6, 667 - 351, 363, 345))
    let large = on26(375, 667) { Color.clear.sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("sheet") } }
    #expect(large.framesByIdentifier()["sheet"]?.minY == 31)
  }

  // SW uikit/alert/basic: 300 wide, words 28 in, capsules of 48 that are 14 in and 8 apart, the one that cancels first and in the tint.
  @Test("an alert's choices are capsules on one card") func alert() throws {
    let page = on26(320, 500) {
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
        Button("Do it") {}.accessibilityIdentifier("other")
      } message: {
        Text("Message").accessibilityIdentifier("message")
      }
    }
    let frames = page.framesByIdentifier()
    let (cancel, other) = (try #require(frames["cancel"]), try #require(frames["other"]))
    #expect(cancel.minX == 24 && cancel.width == 132 && cancel.height == 48 && other.minX == 164 && other.width == 132)
    // 2 of leading, 10.5 below the message, 14 above the choices.
    #expect(frames["message"]?.minX == 38 && cancel.minY - (frames["message"]?.maxY ?? 0) == 26.5)
  }
}

/// What a page does where little is said of it.
@MainActor @Suite("Pages under others") struct PageLookTests {
  private func color(_ page: PlacedPage, _ x: CGFloat, _ y: CGFloat) throws -> PaintColor {
    try PNGExporter(scale: 1).bitmap(for: page.displayList())[Int(x), Int(y)]
  }

  @Test("what is tinted is grey behind a sheet, in its own colour on it") func behind() throws {
    func page(_ isPresented: Bool) -> PlacedPage {
      placed(200, 400, scale: 1) {
        VStack {
          Rectangle().fill(.tint).frame(width: 200, height: 100)
          Spacer()
        }
        .sheet(isPresented: .constant(isPresented)) { Rectangle().fill(.tint).presentationDetents([.height(100)]) }
        .tint(.red)
      }
    }
    let before = try color(page(false), 100, 50)
    #expect(before.red > 0.9 && before.green < 0.4)
    let (behind, on) = (try color(page(true), 100, 50), try color(page(true), 100, 350))
    #expect(abs(behind.red - behind.green) < 0.02 && behind.red < 0.6)
    #expect(on.red > 0.9 && on.green < 0.4)
  }

  @Test("labelled values and dates stand below their labels at the text sizes for accessibility") func stacked() {
    func list(_ size: DynamicTypeSize) -> [String: CGRect] {
      frames(393, 852) {
        List {
          LabeledContent {
            Text("Value").accessibilityIdentifier("value")
          } label: {
            Text("Label").accessibilityIdentifier("label")
          }
          DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { Text("Day").accessibilityIdentifier("day") }
        }
        .dynamicTypeSize(size)
      }
    }
    let (usual, large) = (list(.large), list(.accessibility1))
    #expect(usual["value"]!.minX > usual["label"]!.maxX && abs(usual["value"]!.midY - usual["label"]!.midY) < 1)
    #expect(large["value"]!.minX == large["label"]!.minX && large["value"]!.minY >= large["label"]!.maxY)
  }

  @Test("the line below a row of segments begins with the row's content") func lines() {
    let page = placed(393, 400) {
      List {
        Picker("", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented).labelsHidden()
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("50")
        }.gaugeStyle(.accessoryCircular)
        Text("last")
      }
    }
    var lines: [CGRect] = []
    func visit(_ tree: LayoutTree) {
      if tree.kind == "Rectangle", tree.frame.height < 1 { lines.append(tree.frame.cgRect) }
      tree.children.forEach(visit)
    }
    visit(page.layoutTree())
    #expect(lines.count == 2 && lines.allSatisfy { $0.minX == 40 })
  }

  // A bar at rest has no ground of its own; one that is asked for reaches over the top of the screen.
  @Test("a navigation bar's ground is drawn where it is asked for") func ground() throws {
    func page(_ visibility: Visibility) -> PlacedPage {
      placed(200, 300, scale: 1) {
        NavigationStack {
          Color.white.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar).toolbarBackground(visibility, for: .navigationBar)
        }
      }
    }
    #expect(try color(page(.visible), 10, 20) == PaintColor(red: 1, green: 0, blue: 0))
    #expect(try color(page(.automatic), 10, 20) != PaintColor(red: 1, green: 0, blue: 0))
  }

  @Test("a tab bar's ground is as the page says") func tabGround() throws {
    let page = placed(200, 300, scale: 1) {
      TabView {
        Color.white.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar).tabItem { Text("A") }
      }
    }
    #expect(try color(page, 10, 290) == PaintColor(red: 1, green: 0, blue: 0))
  }

  // The phone writes what confirms in semibold.
  @Test("what confirms is heavier than what cancels") func confirming() {
    func width(_ placement: ToolbarItemPlacement) -> CGFloat {
      frames(393, 300) {
        NavigationStack {
          Color.clear.navigationTitle("T").toolbar {
            ToolbarItem(placement: placement) { Text("Done").fixedSize().accessibilityIdentifier("item") }
          }
        }
      }["item"]?.width ?? 0
    }
    #expect(width(.confirmationAction) > width(.primaryAction))
    #expect(
      width(.confirmationAction)
        == frames(393, 300) { Text("Done").font(.headline).fixedSize().accessibilityIdentifier("item") }["item"]?.width)
  }

  @Test("a transition of a view that is partly in sight is a finding; of one that is not, or wholly, it is none") func transitions() {
    func findings(_ heights: [CGFloat]) -> [String] {
      placed(100, 100) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(heights.indices, id: \.self) { index in
              Color.red.frame(height: heights[index]).scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
            }
          }
        }
      }
      .findings.filter { $0.kind == .approximation }.map(\.view)
    }
    #expect(findings([50, 50, 50]).isEmpty)
    #expect(findings([50, 80, 50]) == ["scrollTransition"])
  }

  @Test("in a sidebar a section that opens and closes has a sign for it") func openingSections() {
    func chevrons(_ isOpen: Bool, _ style: some ListStyle) -> [String] {
      var found: [String] = []
      func visit(_ tree: LayoutTree) {
        if tree.frame.width == 8 && tree.frame.height == 13 { found.append("closed") }
        if tree.frame.width == 13 && tree.frame.height == 8 { found.append("open") }
        tree.children.forEach(visit)
      }
      visit(
        placed(300, 400) {
          List {
            Section(isExpanded: .constant(isOpen)) {
              Leaf("row", 40, 20)
            } header: {
              Leaf("head", 40, 20)
            }
          }
          .listStyle(style)
        }
        .layoutTree())
      return found
    }
    #expect(Set(chevrons(true, .sidebar)) == ["open"] && Set(chevrons(false, .sidebar)) == ["closed"])
    #expect(chevrons(true, .insetGrouped).isEmpty)
  }
}
