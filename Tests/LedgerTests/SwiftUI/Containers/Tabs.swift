import SwiftUI
import UIKit

extension Ledger {
  func tabViews() {
    topic("Tabs and pages")

    row(
      "TabView", "View.tabItem", "TabViewStyle", "TabViewStyle.automatic", "TabViewStyle.tabBarOnly", "TabViewStyle.sidebarAdaptable",
      "DefaultTabViewStyle",
      says: "the first page above a bar of 49 with an equal part for each tab: a symbol over a small word, the chosen one in the tint",
      from: .recorded("iOS 17.5: a tab bar of 49"), in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView {
        PlainPage("a").tabItem { Label("One", systemImage: "star") }
        PlainPage("b").tabItem { Label("Two", systemImage: "circle") }
        PlainPage("c").tabItem { Label("Three", systemImage: "square") }
      }
    } holds: {
      $0.frame("a", 0, 20, 300, 381, within: 0.6)
      $0.expect($0.frame("b") == nil, "two pages show")
      let words = ["One", "Two", "Three"].map { $0 }
      for (index, word) in words.enumerated() {
        let place = $0.words(word)
        $0.near(place.midX, 50 + 100 * CGFloat(index), within: 1, word)
        $0.expect(place.height < 14 && 430...450 ~= place.maxY, "\(word) is at \(place)")
        let symbol = $0.ink(in: CGRect(x: place.midX - 20, y: 404, width: 40, height: place.minY - 404))
        $0.expect(symbol.height > 12 && abs(symbol.midX - place.midX) < 2, "the symbol over \(word) is \(symbol)")
      }
      @MainActor func isBlue(_ word: String, _ shown: Shown) -> Bool {
        !shown.area(0x007AFF, in: shown.words(word).insetBy(dx: 0, dy: -18), within: 40).isNull
      }
      $0.expect(isBlue("One", $0) && !isBlue("Two", $0) && !isBlue("Three", $0), "the wrong tab is chosen")
      $0.expect(90...200 ~= $0.darkest(in: $0.words("Two")), "a word that is not chosen is not grey")
      $0.same {
        TabView {
          PlainPage("a").tabItem {
            Image(systemName: "star")
            Text("One")
          }
          PlainPage("b").tabItem {
            Image(systemName: "circle")
            Text("Two")
          }
          PlainPage("c").tabItem {
            Image(systemName: "square")
            Text("Three")
          }
        }
      }
      // A hairline over the bar.
      $0.color(2, 401, isNot: 0xFFFFFF, within: 20)
      let second = try $0.other {
        TabView(selection: .constant("y")) {
          PlainPage("a").tabItem { Label("One", systemImage: "star") }.tag("x")
          PlainPage("b").tabItem { Label("Two", systemImage: "circle") }.tag("y")
        }
      }
      second.expect(
        second.frame("b") != nil && second.frame("a") == nil && isBlue("Two", second) && !isBlue("One", second),
        "the selection is not followed")
      let first = try $0.other {
        TabView(selection: .constant("z")) {
          PlainPage("a").tabItem { Label("One", systemImage: "star") }.tag("x")
          PlainPage("b").tabItem { Label("Two", systemImage: "circle") }.tag("y")
        }
      }
      first.expect(first.frame("a") != nil, "without a page for the selection, the first does not show")
      @MainActor func same(_ style: some TabViewStyle, _ shown: Shown) {
        shown.same {
          TabView {
            PlainPage("a").tabItem { Label("One", systemImage: "star") }
            PlainPage("b").tabItem { Label("Two", systemImage: "circle") }
            PlainPage("c").tabItem { Label("Three", systemImage: "square") }
          }.tabViewStyle(style)
        }
      }
      same(.automatic, $0)
      same(.tabBarOnly, $0)
      same(.sidebarAdaptable, $0)
      same(DefaultTabViewStyle(), $0)
      let tinted = try $0.other { TabView { PlainPage("a").tabItem { Label("One", systemImage: "star") } }.tint(.pureRed) }
      tinted.expect(!tinted.area(0xFF0000, within: 40).isNull, "the tint is not taken")
      let mirrored = try $0.other {
        TabView {
          PlainPage("a").tabItem { Label("One", systemImage: "star") }
          PlainPage("b").tabItem { Label("Two", systemImage: "circle") }
        }.rightToLeft()
      }
      mirrored.near(mirrored.words("One").midX, 225, within: 1)
    }
    row(
      "TabView", says: "the symbols of a bar are filled; a view without pages is found", from: .documented("swiftui/view/tabitem(_:)"),
      in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView { PlainPage("a").tabItem { Label("One", systemImage: "star") } }
    } holds: {
      $0.same { TabView { PlainPage("a").tabItem { Label("One", systemImage: "star.fill") } } }
      try $0.other { TabView {} }.finds(.badArgument, "has no pages")
    }
    row(
      "View.tabItem", "Image.resizable",
      says: "a picture is handed to the bar: in its own size, and as a silhouette unless it is asked to stay as it is",
      from: .documented("uikit/uitabbaritem/selectedimage: made from the alpha values of the picture, unless it is alwaysOriginal"),
      in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView {
        PlainPage("a").tabItem {
          Image(uiImage: TabPictures.disc)
          Text("One")
        }
        PlainPage("b").tabItem {
          Image(uiImage: TabPictures.disc).renderingMode(.original)
          Text("Two")
        }
      }
    } holds: {
      let chosen = $0.area(0x007AFF, in: CGRect(x: 0, y: 402, width: 150, height: 28))
      let kept = $0.area(0xFF0000, in: CGRect(x: 150, y: 402, width: 150, height: 28))
      $0.near(chosen.width, 20, within: 1, "the silhouette")
      $0.near(kept.width, 20, within: 1, "what stays as it is")
      $0.near(kept.midX - chosen.midX, 150, within: 0.5)
      $0.expect($0.area(0xFF0000, in: CGRect(x: 0, y: 0, width: 150, height: 480)).isNull, "the silhouette is red")
      $0.same {
        TabView {
          PlainPage("a").tabItem {
            Image(uiImage: TabPictures.disc).resizable()
            Text("One")
          }
          PlainPage("b").tabItem {
            Label {
              Text("Two")
            } icon: {
              Image(uiImage: TabPictures.disc).resizable().renderingMode(.original)
            }
          }
        }
      }
      let symbols = try $0.other { TabView { PlainPage("a").tabItem { Label("One", systemImage: "star") } } }
      symbols.same {
        TabView {
          PlainPage("a").tabItem {
            Image(systemName: "star").resizable()
            Text("One")
          }
        }
      }
    }
    row(
      "View.badge", says: "a white text on a red plate at the tab's symbol", from: .documented("swiftui/view/badge(_:)-84e43"),
      in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView {
        PlainPage("a").tabItem { Label("One", systemImage: "star") }
        PlainPage("b").tabItem { Label("Two", systemImage: "circle") }.badge(7)
      }
    } holds: {
      let plate = $0.area(0xFF3B30)
      $0.expect(plate.minX > 225 && plate.maxX < 270 && plate.minY < 420 && 17...20 ~= plate.height, "the plate is \(plate)")
      $0.expect($0.texts.contains("7"), "\($0.texts)")
      let none = try $0.other { TabView { PlainPage("a").tabItem { Label("One", systemImage: "star") }.badge(0) } }
      none.expect(none.area(0xFF3B30).isNull, "0 shows")
    }
    row(
      "Tab", "TabSection", says: "pages with what stands for them in the bar; sections add nothing", from: .documented("swiftui/tab"),
      in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) { PlainPage("a") }
        Tab("Two", systemImage: "circle", value: 2) { PlainPage("b") }
      }
    } holds: {
      $0.expect($0.frame("b") != nil && $0.frame("a") == nil, "the selection is not followed")
      $0.same {
        TabView(selection: .constant(2)) {
          PlainPage("a").tabItem { Label("One", systemImage: "star") }.tag(1)
          PlainPage("b").tabItem { Label("Two", systemImage: "circle") }.tag(2)
        }
      }
      $0.same {
        TabView(selection: .constant(2)) {
          TabSection("Head") { Tab(String("One"), systemImage: "star", value: 1) { PlainPage("a") } }
          TabSection { Tab("Two", systemImage: "circle", value: 2, role: nil) { PlainPage("b") } }
        }
      }
      $0.same {
        TabView(selection: .constant(2)) {
          TabSection {
            Tab(value: 1) {
              PlainPage("a")
            } label: {
              Label("One", systemImage: "star")
            }
          } header: {
            Text("Head")
          }
          TabSection(String("Head")) { Tab(String("Two"), systemImage: "circle", value: 2, role: .search) { PlainPage("b") } }
        }
      }
      let plain = try $0.other {
        TabView {
          Tab("One", systemImage: "star") { PlainPage("a") }
          Tab(String("Two"), systemImage: "circle") { PlainPage("b") }
          Tab {
            PlainPage("c")
          } label: {
            Text("Three")
          }
        }
      }
      plain.texts("a", "One", "Two", "Three")
    }
    row(
      "TabRole", "TabRole.search", "DefaultTabLabel", says: "the page that searches has the system's label",
      from: .documented("swiftui/tabrole/search"), in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView {
        Tab("One", systemImage: "star") { PlainPage("a") }
        Tab(role: .search) { PlainPage("b") }
      }
    } holds: {
      $0.texts("a", "One", "Search")
      $0.same {
        TabView {
          Tab("One", systemImage: "star", role: .search) { PlainPage("a") }
          Tab("Search", systemImage: "magnifyingglass") { PlainPage("b") }
        }
      }
      let chosen = try $0.other {
        TabView(selection: .constant(2)) {
          Tab("One", systemImage: "star", value: 1) { PlainPage("a") }
          Tab(value: 2, role: .search) { PlainPage("b") }
        }
      }
      chosen.texts("b", "One", "Search")
    }
    row(
      "TabRole.search", says: "from iOS 26 on the page that searches stands last, its symbol in a circle of its own at the bar's end",
      from: .documented("swiftui/tabrole/search"), in: .screen(390, 480, top: 20, bottom: 34)
    ) {
      TabView {
        Tab(role: .search) { PlainPage("b") }
        Tab("One", systemImage: "star") { PlainPage("a") }
      }.environment(\.systemGeneration, .ios26)
    } holds: {
      // The first page shows, although its tab stands last.
      $0.texts("b", "One")
      $0.expect($0.words("One").midX < 120, "the others do not begin at the start: \($0.words("One"))")
      let sign = $0.ink(in: CGRect(x: 320, y: 410, width: 40, height: 40), within: 120)
      $0.near(sign.midX, 390 - 21 - 31, within: 3)
      let mirrored = try $0.other {
        TabView {
          Tab(role: .search) { PlainPage("b") }
          Tab("One", systemImage: "star") { PlainPage("a") }
        }.environment(\.systemGeneration, .ios26).rightToLeft()
      }
      mirrored.near(mirrored.words("One").midX, 390 - $0.words("One").midX, within: 1)
    }
    row(
      "View.toolbar", says: "the tab bar is left out where the page says so", from: .documented("swiftui/view/toolbar(_:for:)"),
      in: .screen(300, 480, top: 20, bottom: 30)
    ) {
      TabView {
        NavigationStack { PlainPage("a").toolbar(.hidden, for: .tabBar).toolbar(.hidden, for: .navigationBar) }.tabItem {
          Label("One", systemImage: "star")
        }
      }
    } holds: {
      $0.texts("a")
      $0.frame("a", 0, 20, 300, 430, within: 0.6)
      let shown = try $0.other {
        TabView { NavigationStack { PlainPage("a").toolbar(.visible, for: .tabBar) }.tabItem { Label("One", systemImage: "star") } }
      }
      shown.texts("a", "One")
    }
    row(
      "TabViewStyle.page", "PageTabViewStyle", "PageTabViewStyle.IndexDisplayMode", "View.tabViewStyle",
      says: "the chosen page over all the room, with a pale dot for each page and a solid one for it near the bottom",
      from: .recorded("iOS 26.0: a page is centred in all of the view"), in: .fixed(200, 200)
    ) {
      TabView(selection: .constant(2)) {
        Color.black.accessibilityIdentifier("a").tag(1)
        Color.black.accessibilityIdentifier("b").tag(2)
        Color.black.accessibilityIdentifier("c").tag(3)
      }.tabViewStyle(.page)
    } holds: {
      $0.frame("b", 0, 0, 200, 200)
      $0.expect($0.frame("a") == nil, "two pages show")
      let dots = $0.ink(background: 0x000000)
      $0.near(dots.midX, 100, within: 1)
      $0.expect(dots.minY > 150 && dots.maxY < 195 && 6...9 ~= dots.height && 38...50 ~= dots.width, "the dots are \(dots)")
      let runs = $0.runs(of: 0xFFFFFF, atY: dots.midY, within: 40)
      $0.expect(runs.count == 1 && abs((runs[0].lowerBound + runs[0].upperBound) / 2 - 100) < 1.5, "the solid dot is at \(runs)")
      $0.color(dots.minX + dots.height / 2, dots.midY, is: 0x666666, within: 60)
      @MainActor func pages(_ style: some TabViewStyle, _ count: Int, _ shown: Shown) throws -> Bool {
        let view = try shown.other { TabView { ForEach(0..<count) { _ in Color.black } }.tabViewStyle(style) }
        return !view.ink(background: 0x000000).isNull
      }
      $0.expect(try pages(.page, 2, $0) == true, "no dots")
      $0.expect(try pages(.page, 1, $0) == false, "a dot for one page")
      $0.expect(try pages(.page(indexDisplayMode: .automatic), 1, $0) == false, "a dot for one page")
      $0.expect(try pages(.page(indexDisplayMode: .always), 1, $0) == true, "no dot for one page")
      $0.expect(try pages(.page(indexDisplayMode: .never), 3, $0) == false, "dots although never")
      $0.expect(try pages(PageTabViewStyle(), 2, $0) == true, "no dots")
      $0.expect(try pages(PageTabViewStyle(indexDisplayMode: .never), 2, $0) == false, "dots although never")
    }
    row(
      "View.indexViewStyle", "IndexViewStyle", "IndexViewStyle.page", "PageIndexViewStyle", "PageIndexViewStyle.BackgroundDisplayMode",
      says: "a ground behind the dots where it is always wanted",
      from: .documented("swiftui/pageindexviewstyle"), in: .fixed(200, 200)
    ) {
      TabView { ForEach(0..<3) { _ in Color.white } }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    } holds: {
      let ground = $0.ink(within: 20)
      $0.expect(ground.width > 50 && 20...30 ~= ground.height && abs(ground.midX - 100) < 1 && ground.minY > 140, "the ground is \(ground)")
      for mode in [PageIndexViewStyle.BackgroundDisplayMode.automatic, .interactive, .never] {
        try $0.other {
          TabView { ForEach(0..<3) { _ in Color.white } }.tabViewStyle(.page).indexViewStyle(
            PageIndexViewStyle(backgroundDisplayMode: mode))
        }.isBlank()
      }
      try $0.other { TabView { ForEach(0..<3) { _ in Color.white } }.tabViewStyle(.page).indexViewStyle(.page) }.isBlank()
    }
  }
}

/// Pictures for tabs.
@MainActor private enum TabPictures {
  /// A red disc of 20 in nothing.
  static let disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
