import SwiftUI

extension Ledger {
  func navigationBars() {
    topic("Navigation: titles and bars")

    row(
      "NavigationStack", "View.navigationTitle",
      says: "a root's title is large, bold, below a bar of 44, from the margin on; the page has the rest",
      from: .recorded("iOS 17.5: 44; iOS 26.0: a root's title is large"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title") }
    } holds: {
      let (title, page) = ($0.words("Title"), $0.place("page"))
      $0.expect(12...20 ~= title.minX, "the title begins at \(title.minX)")
      $0.expect(title.minY >= 20 + 40 && title.height > 38, "the title is at \(title)")
      $0.expect(page.minY >= title.maxY && page.minY < title.maxY + 14, "the page begins at \(page.minY)")
      $0.near(page.maxY, 450)
      $0.near(page.width, 320)
      let bold = try $0.other { Text("Title").font(.largeTitle).bold().fixedSize() }
      $0.near(title.width, bold.words("Title").width, within: 0.01)
      $0.same { NavigationStack { PlainPage().navigationTitle(Text("Title")) } }
      $0.same { NavigationStack { PlainPage().navigationTitle(String("Title")) } }
      $0.same { NavigationStack { PlainPage().navigationTitle(.constant("Title")) } }
      $0.same { NavigationView { PlainPage().navigationTitle("Title") } }
      let mirrored = try $0.other { NavigationStack { PlainPage().navigationTitle("Title") }.rightToLeft() }
      mirrored.near(320 - mirrored.words("Title").maxX, title.minX)
    }
    row("View.navigationTitle", says: "the first title that the content says counts", from: .assumed("as a page has one title"), in: .phone)
    {
      NavigationStack {
        VStack {
          Text("a").navigationTitle("One")
          Text("b").navigationTitle("Two")
        }
      }
    } holds: {
      $0.texts("a", "b", "One")
    }
    row(
      "View.navigationBarTitleDisplayMode", "NavigationBarItem", "NavigationBarItem.TitleDisplayMode",
      says: "inline: in the middle of the bar, semibold, 44 high; large and automatic: below it",
      from: .recorded("iOS 17.5: bars of 44"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    } holds: {
      let title = $0.words("Title")
      $0.near(title.midX, 160)
      $0.near(title.midY, 20 + 22, within: 1)
      $0.near(title.height, 20.5, within: 1)
      $0.near($0.place("page").minY, 64)
      let headline = try $0.other { Text("Title").font(.headline).fixedSize() }
      $0.near(title.width, headline.words("Title").width, within: 0.01)
      // Bars do not grow with the text size beyond the standard one, and a title has one line.
      let grown = try $0.other {
        NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }.dynamicTypeSize(.accessibility2)
      }
      grown.near(grown.words("Title").width, title.width, within: 0.01)
      let long = "A title of many words that do not fit on a line"
      let lines = try $0.other { NavigationStack { PlainPage().navigationTitle(long).navigationBarTitleDisplayMode(.inline) } }
      lines.expect(lines.words(long).height < 24 && lines.words(long).maxX <= 320, "a long title is \(lines.words(long))")
      let large = try $0.other { NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.large) } }
      large.expect(large.words("Title").height > 38, "large is small")
      large.same { NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.automatic) } }
    }
    row(
      "View.navigationBarTitle", says: "the older name of the title", from: .documented("swiftui/view/navigationbartitle(_:displaymode:)"),
      in: .phone
    ) {
      NavigationStack { OldTitles() }
    } holds: {
      $0.same { NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
      $0.same { NavigationStack { OldTitles(kind: 1) } }
      let large = try $0.other { NavigationStack { OldTitles(kind: 2) } }
      large.same { NavigationStack { PlainPage().navigationTitle("Title") } }
      large.same { NavigationStack { OldTitles(kind: 3) } }
      large.same { NavigationStack { OldTitles(kind: 4) } }
    }
    row(
      "View.navigationBarHidden", "View.toolbar", says: "a hidden bar leaves its room to the page",
      from: .documented("swiftui/view/toolbar(_:for:)"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title").navigationBarHidden(true) }
    } holds: {
      $0.texts("body")
      $0.frame("page", 0, 20, 320, 430)
      $0.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.hidden, for: .navigationBar) } }
      $0.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.hidden, for: .automatic) } }
      $0.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.hidden) } }
      let shown = try $0.other { NavigationStack { PlainPage().navigationTitle("Title") } }
      shown.same { NavigationStack { PlainPage().navigationTitle("Title").navigationBarHidden(false) } }
      shown.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.visible, for: .navigationBar) } }
      shown.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.hidden, for: .tabBar) } }
      shown.same { NavigationStack { PlainPage().navigationTitle("Title").toolbar(.hidden, for: .bottomBar) } }
    }
    row(
      "NavigationStack", "View.navigationDestination",
      says: "of a path, the last value's page shows, inline or not, with the way back to the title before",
      from: .documented("swiftui/navigationstack"), in: .phone
    ) {
      NavigationStack(path: .constant([3, 7])) {
        PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) {
          PlainPage("n\($0)").navigationTitle("Page \($0)").navigationBarTitleDisplayMode(.inline)
        }
      }
    } holds: {
      $0.expect($0.frame("root") == nil && $0.frame("n3") == nil && $0.frame("n7") != nil, "the wrong page shows")
      let (back, title) = ($0.words("Root"), $0.words("Page 7"))
      $0.near(title.midX, 160)
      $0.expect(back.maxX < title.minX && back.minX > 16 && abs(back.midY - title.midY) < 1, "the way back is at \(back)")
      let chevron = $0.ink(in: CGRect(x: 0, y: 22, width: back.minX - 1, height: 40))
      $0.expect(chevron.height > chevron.width && 6...20 ~= chevron.minX, "the chevron is \(chevron)")
      $0.expect($0.grey(chevron.minX + 1, chevron.midY) < $0.grey(chevron.maxX - 1, chevron.midY), "the chevron points forward")
      $0.expect(!$0.area(0x007AFF, in: back, within: 70).isNull, "the way back is not in the tint")
      $0.same {
        NavigationStack(path: .constant(NavigationPath([3, 7]))) {
          PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) {
            PlainPage("n\($0)").navigationTitle("Page \($0)").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      let hidden = try $0.other {
        NavigationStack(path: .constant([3])) {
          PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) {
            PlainPage("n\($0)").navigationTitle("Page \($0)").navigationBarBackButtonHidden()
          }
        }
      }
      hidden.expect(!hidden.texts.contains("Root"), "the way back shows")
      let bare = try $0.other {
        NavigationStack(path: .constant([3])) {
          PlainPage("root").navigationDestination(for: Int.self) { Text("p\($0)").navigationBarTitleDisplayMode(.inline) }
        }
      }
      bare.texts("p3", "Back")
      let empty = try $0.other {
        NavigationStack(path: .constant([Int]())) {
          PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) { PlainPage("n\($0)") }
        }
      }
      empty.expect(empty.frame("root") != nil, "the root is gone")
      let mixed = try $0.other {
        NavigationStack(path: .constant(NavigationPath(["x"]))) {
          PlainPage("root").navigationDestination(for: Int.self) { Text("int \($0)") }.navigationDestination(for: String.self) {
            Text("string \($0)")
          }
        }
      }
      mixed.expect(mixed.texts.contains("string x"), "\(mixed.texts)")
    }
    row(
      "NavigationStack", "View.navigationTitle",
      says: "a title in the bar moves, and is cut, between what stands at its sides; the way back says less where it takes room",
      from: .documented("uikit/uinavigationitem/backbuttondisplaymode-swift.enum/default"), in: .phone
    ) {
      Pushed("Root", "Of a page", button: "Edit")
    } holds: { shown in
      @MainActor func apart(_ shown: Shown, _ words: String..., at line: Int = #line) {
        let places = words.map { shown.words($0) }
        for (one, next) in zip(places, places.dropFirst()) { shown.expect(one.maxX < next.minX, "\(places)", at: line) }
        for place in places { shown.expect(place.height < 24 && place.width > 0, "\(place)", at: line) }
      }
      apart(shown, "Root", "Of a page", "Edit")
      shown.near(shown.words("Of a page").midX, 160)
      let general = try shown.other { Pushed("A quite long root title", "Detail page title", button: "Edit") }
      apart(general, "Back", "Detail page title", "Edit")
      let silent = try shown.other { Pushed("A quite long root title", "A title that leaves no room at all there", button: "Edit") }
      apart(silent, "A title that leaves no room at all there", "Edit")
      silent.expect(!silent.texts.contains("Back"), "\(silent.texts)")
      silent.expect(silent.words("A title that leaves no room at all there").minX > 20, "it lies on the chevron")
      let moved = try shown.other { Pushed("Root", "A title in the middle", button: "Two words and two") }
      apart(moved, "A title in the middle", "Two words and two")
      moved.expect(moved.words("A title in the middle").midX < 155, "the title has not moved")
      let glass = try shown.other {
        Pushed("Root", "A title in the middle", button: "Two words and two").environment(\.systemGeneration, .ios26)
      }
      apart(glass, "A title in the middle", "Two words and two")
    }
    row(
      "View.containerBackground", "ContainerBackgroundPlacement", "ContainerBackgroundPlacement.navigation",
      "ContainerBackgroundPlacement.navigationSplitView", "ContainerBackgroundPlacement.tabView",
      says: "behind all of the page, below its bars too; the view stays in the middle",
      from: .documented("swiftui/view/containerbackground(_:for:)"), in: .phone
    ) {
      NavigationStack {
        Box("a", 50, 40, .pureBlue).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .containerBackground(Color.pureRed, for: .navigation)
      }
    } holds: {
      $0.color(2, 2, is: 0xFF0000)
      $0.color(317, 300, is: 0xFF0000)
      $0.color(160, $0.place("a").midY, is: 0x0000FF)
      let plain = try $0.other {
        NavigationStack { Box("a", 50, 40, .pureBlue).navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
      $0.judge.equal($0.place("a"), plain.place("a"))
      try $0.other { TabView { Box("b", 9, 9).containerBackground(for: .tabView) { Color.pureRed }.tabItem { Text("t") } } }
        .color(2, 2, is: 0xFF0000)
    }
    row(
      "ToolbarItemPlacement.title", says: "in the middle of the bar, instead of the title",
      from: .documented("swiftui/toolbaritemplacement/title"), in: .phone
    ) {
      NavigationStack {
        PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .title) { Text("Own") } }
      }
    } holds: {
      $0.expect($0.texts.contains("Own") && !$0.texts.contains("Title"), "\($0.texts)")
      $0.near($0.words("Own").midX, 160)
    }
    row(
      "TabContent.hidden", "TabContent", "TabContentBuilder", says: "tabs that are hidden are not in the bar",
      from: .documented("swiftui/tabcontent/hidden(_:)"), in: .phone
    ) {
      TabView {
        Tab("One", systemImage: "star") { Text("page") }
        Tab("Two", systemImage: "star") { Text("second") }.hidden(true)
        Tab("Three", systemImage: "star") { Text("third") }.hidden(false).badge(7)
      }
    } holds: {
      $0.expect($0.texts.contains("One") && $0.texts.contains("Three") && !$0.texts.contains("Two"), "\($0.texts)")
      $0.expect($0.texts.contains("7"), "no badge: \($0.texts)")
      let built = try $0.other { TabView(selection: .constant(2)) { OwnTabs() } }
      built.expect(built.texts.contains("Two") && built.texts.contains("second") && !built.texts.contains("first"), "\(built.texts)")
    }
    value(
      "TabViewCustomization", "TabViewCustomization.*", says: "keeps which tabs are shown until it is taken back",
      from: .documented("swiftui/tabviewcustomization")
    ) {
      var said = TabViewCustomization()
      $0.equal(said[tabBarVisibility: "a"], .automatic)
      said[tabBarVisibility: "a"] = .hidden
      said[sidebarVisibility: "b"] = .visible
      $0.equal(said[tabBarVisibility: "a"], .hidden)
      $0.equal(said[sidebarVisibility: "b"], .visible)
      $0.equal(said[sidebarVisibility: "a"], .automatic)
      $0.equal(said[sectionID: "a"], nil)
      said.resetSectionOrder()
      $0.equal(said[sidebarVisibility: "b"], .visible)
      said.resetVisibility()
      $0.equal(said, TabViewCustomization())
    }
    row(
      "View.navigationSubtitle", says: "in small below the title, from iOS 26 on; before, nothing",
      from: .documented("swiftui/view/navigationsubtitle(_:)"), in: .phone
    ) {
      NavigationStack {
        PlainPage().navigationTitle("Title").navigationSubtitle("Below").navigationBarTitleDisplayMode(.inline)
      }.environment(\.systemGeneration, .ios26)
    } holds: {
      let (title, below) = ($0.words("Title"), $0.words("Below"))
      $0.near(title.midX, 160)
      $0.near(below.midX, 160)
      $0.expect(below.minY >= title.maxY - 1 && below.height < title.height, "\(title) \(below)")
      $0.same {
        NavigationStack {
          PlainPage().navigationTitle("Title").navigationSubtitle(Text("Below")).navigationBarTitleDisplayMode(.inline)
        }.environment(\.systemGeneration, .ios26)
      }
      $0.same {
        NavigationStack {
          PlainPage().navigationTitle("Title").navigationSubtitle(String("Below")).navigationBarTitleDisplayMode(.inline)
        }.environment(\.systemGeneration, .ios26)
      }
      let large = try $0.other {
        NavigationStack { PlainPage().navigationTitle("Title").navigationSubtitle("Below") }.environment(\.systemGeneration, .ios26)
      }
      large.near(large.words("Below").minX, large.words("Title").minX, within: 1)
      large.expect(large.words("Below").minY > large.words("Title").midY, "\(large.words("Below"))")
      let before = try $0.other { NavigationStack { PlainPage().navigationTitle("Title").navigationSubtitle("Below") } }
      before.same { NavigationStack { PlainPage().navigationTitle("Title") } }
    }
    row(
      "View.navigationBarBackButtonHidden", says: "takes the way back out of the bar",
      from: .documented("swiftui/view/navigationbarbackbuttonhidden(_:)"), in: .phone
    ) {
      NavigationStack(path: .constant([3])) {
        PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          PlainPage().navigationTitle("Page").navigationBarBackButtonHidden(false)
        }
      }
    } holds: {
      $0.expect($0.texts.contains("Root"), "\($0.texts)")
      let hidden = try $0.other {
        NavigationStack(path: .constant([3])) {
          PlainPage("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
            PlainPage().navigationTitle("Page").navigationBarBackButtonHidden(true)
          }
        }
      }
      hidden.texts("body", "Page")
    }
    row(
      "View.navigationDestination", says: "the page of a binding or an item shows while there is one",
      from: .documented("swiftui/view/navigationdestination(ispresented:destination:)"), in: .phone
    ) {
      NavigationStack {
        PlainPage("root").navigationTitle("Root").navigationDestination(isPresented: .constant(true)) {
          PlainPage("next").navigationBarTitleDisplayMode(.inline)
        }
      }
    } holds: {
      $0.expect($0.frame("next") != nil && $0.frame("root") == nil, "the root shows")
      $0.expect($0.texts.contains("Root"), "no way back")
      $0.same {
        NavigationStack {
          PlainPage("root").navigationTitle("Root").navigationDestination(item: .constant(Optional(5))) { _ in
            PlainPage("next").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      let closed = try $0.other {
        NavigationStack {
          PlainPage("root").navigationTitle("Root").navigationDestination(isPresented: .constant(false)) { PlainPage("next") }
        }
      }
      closed.expect(closed.frame("root") != nil, "the root is gone")
      closed.same {
        NavigationStack {
          PlainPage("root").navigationTitle("Root").navigationDestination(item: .constant(Int?.none)) { _ in PlainPage("next") }
        }
      }
    }
    value(
      "NavigationPath", "NavigationPath.*", says: "counts its values; the last is taken first, no more than there are",
      from: .documented("swiftui/navigationpath")
    ) { judge in
      var path = NavigationPath()
      judge.expect(path.isEmpty && path.count == 0)
      path.append(3)
      path.append("x")
      judge.expect(!path.isEmpty)
      judge.equal(path.count, 2)
      path.removeLast()
      judge.equal(path, NavigationPath([3]))
      judge.equal(NavigationPath([1, 2, 3]).count, 3)
      path = NavigationPath([1, 2, 3])
      path.removeLast(2)
      judge.equal(path, NavigationPath([1]))
      path.removeLast(9)
      judge.expect(path.isEmpty)
      // Kept and taken up again, whatever the types; a value that cannot be kept keeps the path from it.
      path = NavigationPath([1, 2])
      path.append("three")
      let kept = path.codable.flatMap { try? JSONEncoder().encode($0) }
      let read = kept.flatMap { try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0) }
      judge.equal(read.map(NavigationPath.init), path)
      path.append(AnyHashable(Unkept()))
      judge.expect(path.codable == nil, "a type that is not Codable")
      let wrong = Data("[\"Nobody\",\"1\"]".utf8)
      judge.expect((try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: wrong)) == nil, "a type that is not there")
    }
    row(
      "NavigationLink", says: "outside lists a link is a button: its label in the tint; each way of writing it",
      from: .documented("swiftui/navigationlink"), in: .fixed(100, 60)
    ) {
      NavigationLink {
        Text("page")
      } label: {
        Inked()
      }
    } holds: {
      $0.texts()
      $0.area(0x007AFF, 35, 20, 30, 20)
      $0.same { NavigationLink(value: 3) { Inked() } }
      $0.same { OldLink(kind: 0) }
      let words = try $0.other { NavigationLink("Words") { Text("page") } }
      words.texts("Words")
      words.same { NavigationLink(String("Words")) { Text("page") } }
      words.same { NavigationLink("Words", value: 3) }
      words.same { NavigationLink(String("Words"), value: 3) }
      words.same { NavigationLink("Words", destination: Text("page")) }
      words.same { NavigationLink(String("Words"), destination: Text("page")) }
      let bordered = try $0.other { NavigationLink(value: 3) { Inked() }.buttonStyle(.bordered) }
      bordered.near(bordered.ink(within: 4).width, 54, within: 1)
      for kind in 1...4 {
        let page = try $0.other { NavigationStack { OldLink(kind: kind) } }
        page.expect(page.texts.contains("page"), "link \(kind) does not lead on")
      }
      for kind in 5...8 {
        let page = try $0.other { NavigationStack { OldLink(kind: kind) } }
        page.expect(!page.texts.contains("page"), "link \(kind) leads on")
      }
    }
    none(
      "View.navigationViewStyle", "NavigationViewStyle", "NavigationViewStyle.*", "StackNavigationViewStyle", "DefaultNavigationViewStyle",
      "ColumnNavigationViewStyle", why: "navigation views are drawn as stacks, as on a phone"
    ) {
      $0.navigationViewStyle(.stack).navigationViewStyle(.columns).navigationViewStyle(.automatic)
        .navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(ColumnNavigationViewStyle()).navigationViewStyle(
          DefaultNavigationViewStyle())
    }
    row("NavigationView", says: "is a stack of one page", from: .documented("swiftui/navigationview"), in: .phone) {
      NavigationView { PlainPage().navigationTitle("Title") }
    } holds: {
      $0.same { NavigationStack { PlainPage().navigationTitle("Title") } }
    }
    row(
      "NavigationView", says: "views after the first stand for the columns of a wide display: a phone shows none of them",
      from: .documented("swiftui/navigationview/init(content:)"), in: .phone
    ) {
      NavigationView {
        PlainPage("a").navigationTitle("Title")
        PlainPage("b").navigationTitle("Other").toolbar { Button("Nothing") {} }
      }
    } holds: {
      $0.texts("a", "Title")
      $0.same { NavigationView { PlainPage("a").navigationTitle("Title") } }
    }
  }
}

/// The older ways to write a title.
@available(*, deprecated) private struct DeprecatedTitles: View {
  let kind: Int
  var body: some View {
    if kind == 0 { PlainPage().navigationBarTitle("Title", displayMode: .inline) }
    if kind == 1 { PlainPage().navigationBarTitle(String("Title"), displayMode: .inline) }
    if kind == 2 { PlainPage().navigationBarTitle("Title") }
    if kind == 3 { PlainPage().navigationBarTitle(Text("Title")) }
    if kind == 4 { PlainPage().navigationBarTitle(String("Title")) }
  }
}
/// The older ways to write a link: 0 with a view, 1…4 that lead on, 5…8 that do not.
@available(*, deprecated) private struct DeprecatedLinks: View {
  let kind: Int
  private var isOn: Bool { kind < 5 }
  var body: some View {
    switch kind {
    case 0: NavigationLink(destination: Text("page")) { Inked() }
    case 1, 5:
      NavigationLink(isActive: .constant(isOn)) {
        Text("page")
      } label: {
        Text("go")
      }
    case 2, 6: NavigationLink(destination: Text("page"), isActive: .constant(isOn)) { Text("go") }
    case 3, 7: NavigationLink(destination: Text("page"), tag: 1, selection: .constant(isOn ? 1 : 2)) { Text("go") }
    default:
      NavigationLink(tag: 1, selection: .constant(isOn ? 1 : 2)) {
        Text("page")
      } label: {
        Text("go")
      }
    }
  }
}
// What is deprecated may be used by what is deprecated only; a protocol hides that.
private protocol Making {
  @MainActor static func titles(_ kind: Int) -> AnyView
  @MainActor static func link(_ kind: Int) -> AnyView
}
private enum Maker {}
@available(*, deprecated) extension Maker: Making {
  static func titles(_ kind: Int) -> AnyView { AnyView(DeprecatedTitles(kind: kind)) }
  static func link(_ kind: Int) -> AnyView { AnyView(DeprecatedLinks(kind: kind)) }
}
private struct OldTitles: View {
  var kind = 0
  var body: some View { (Maker.self as Any.Type as? any Making.Type)?.titles(kind) ?? AnyView(Text("none")) }
}
private struct OldLink: View {
  let kind: Int
  var body: some View { (Maker.self as Any.Type as? any Making.Type)?.link(kind) ?? AnyView(Text("none")) }
}

private struct Unkept: Hashable {}

/// A page that was pushed, with a button at its bar's end.
private struct Pushed: View {
  let root: String
  let title: String
  let button: String
  init(_ root: String, _ title: String, button: String) { (self.root, self.title, self.button) = (root, title, button) }
  var body: some View {
    NavigationStack(path: .constant([1])) {
      PlainPage("root").navigationTitle(root).navigationDestination(for: Int.self) { _ in
        PlainPage().navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar { Button(button) {} }
      }
    }
  }
}

private struct OwnTabs: TabContent {
  @TabContentBuilder<Int> var body: some TabContent<Int> {
    Tab("One", systemImage: "star", value: 1) { Text("first") }
    Tab("Two", systemImage: "star", value: 2) { Text("second") }
  }
}
