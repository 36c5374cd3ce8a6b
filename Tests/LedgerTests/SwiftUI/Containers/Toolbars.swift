import SwiftUI

extension Ledger {
  func toolbars() {
    topic("Navigation: toolbars and search")

    row(
      "ToolbarItem", "ButtonRole.destructive", "View.navigationTitle",
      says: "what destroys looks like the others in a bar, and neither items nor titles follow the reader's text size",
      from: .recorded("home-assistant/iOS, gestures on iOS 18 and 26, at the size medium"), in: .phone
    ) {
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Reset", role: .destructive) {} }
        }
      }
    } holds: { shown in
      for role in [ButtonRole?.none, .destructive] {
        for size in [DynamicTypeSize.xSmall, .medium, .large, .accessibility2] {
          shown.same {
            NavigationStack {
              Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Reset", role: role) {} }
              }
            }
            .dynamicTypeSize(size)
          }
        }
      }
      let plain = try shown.other { Button("Reset", role: .destructive) {} }
      plain.expect(!plain.area(0xFF3B30, within: 40).isNull, "outside a bar it is not red")
    }
    row(
      "View.toolbar", "ToolbarItem", "ToolbarContent", "ToolbarContentBuilder", "ToolbarItemPlacement", "ToolbarItemPlacement.*",
      says: "items stand where the bar begins or ends, in its middle instead of the title, or in a bar below; not above a keyboard",
      from: .documented("swiftui/toolbaritemplacement"), in: .phone
    ) {
      NavigationStack {
        PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarLeading) { Box("lead", 20, 10) }
          ToolbarItem(placement: .topBarTrailing) { Box("trail", 30, 10) }
          ToolbarItem(placement: .bottomBar) { Box("low", 40, 10) }
          ToolbarItem(placement: .keyboard) { Box("key", 40, 10) }
        }
      }
    } holds: {
      $0.frame("lead", nil, 37, 20, 10, within: 0.6)
      $0.frame("trail", nil, 37, 30, 10, within: 0.6)
      $0.expect(12...20 ~= $0.place("lead").minX, "the first item is at \($0.place("lead").minX)")
      $0.near(320 - $0.place("trail").maxX, $0.place("lead").minX)
      $0.near($0.words("Title").midX, 160)
      // A bar of 44 over the home indicator.
      $0.near($0.place("low").midY, 450 - 22)
      $0.near($0.place("page").maxY, 450 - 44)
      let spread = try $0.other {
        NavigationStack {
          PlainPage().navigationTitle("Title").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Box("left", 20, 50)
              Spacer()
              Box("right", 20, 10)
            }
          }
        }
      }
      spread.near(spread.place("left").minX, 16)
      spread.near(320 - spread.place("right").maxX, 16)
      spread.near(spread.place("page").maxY, 450 - 50)
      $0.color(160, 406, isNot: 0xFFFFFF, within: 20)
      $0.color(160, 449, is: 0xFFFFFF)
      $0.expect($0.frame("key") == nil, "the keyboard's item shows")
      let places: [(ToolbarItemPlacement, String)] = [
        (.automatic, "end"), (.primaryAction, "end"), (.secondaryAction, "none"), (.confirmationAction, "end"), (.destructiveAction, "end"),
        (.navigationBarTrailing, "end"), (.topBarTrailing, "end"), (.cancellationAction, "start"), (.navigation, "start"),
        (.navigationBarLeading, "start"), (.topBarLeading, "start"), (.principal, "middle"), (.bottomBar, "below"), (.status, "below"),
        (.keyboard, "none"),
      ]
      for (placement, expected) in places {
        let bar = try $0.other {
          NavigationStack {
            PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
              ToolbarItem(placement: placement) { Box("item", 20, 10) }
            }
          }
        }
        let place = bar.frame("item").map { $0.midY > 300 ? "below" : $0.midX < 60 ? "start" : $0.midX > 260 ? "end" : "middle" } ?? "none"
        bar.judge.equal(place, expected, "\(placement)")
        bar.expect((expected == "middle") != bar.texts.contains("Title"), "\(placement): \(bar.texts)")
        if expected == "middle" { bar.near(bar.place("item").midX, 160) }
      }
      // Five places; what confirms stands out where the bar ends, what tells how things are stands in the middle of the bar below, and
      // what one seldom wants in a menu.
      $0.judge.expect(Set(places.map(\.0)).count == 8)
      let mirrored = try $0.other {
        NavigationStack { PlainPage().toolbar { ToolbarItem(placement: .topBarLeading) { Box("item", 20, 10) } } }.rightToLeft()
      }
      mirrored.expect(mirrored.place("item").minX > 260, "the item is at \(mirrored.place("item"))")
    }
    row(
      "ToolbarItemGroup", "ToolbarContentBuilder.*", says: "several items stand beside each other; conditions choose some",
      from: .documented("swiftui/toolbaritemgroup"), in: .phone
    ) {
      NavigationStack {
        PlainPage().toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Box("a", 20, 10)
            Box("b", 30, 10)
          }
        }
      }
    } holds: {
      let (a, b) = ($0.place("a"), $0.place("b"))
      $0.expect(a.maxX < b.minX && b.minX - a.maxX < 24 && b.maxX > 290 && a.midY == b.midY, "they stand at \(a), \(b)")
      let yes = true
      let chosen = try $0.other {
        NavigationStack {
          PlainPage().toolbar {
            if yes { ToolbarItem(placement: .topBarTrailing) { Box("if", 20, 10) } }
            if !yes { ToolbarItem(placement: .topBarTrailing) { Box("not", 20, 10) } }
            if yes {
              ToolbarItem(placement: .topBarTrailing) { Box("first", 20, 10) }
            } else {
              ToolbarItem(placement: .topBarTrailing) { Box("second", 20, 10) }
            }
            if #available(iOS 16, *) { ToolbarItem(placement: .topBarTrailing) { Box("new", 20, 10) } }
          }
        }
      }
      chosen.expect(chosen.frame("if") != nil && chosen.frame("first") != nil && chosen.frame("new") != nil, "items are missing")
      chosen.expect(chosen.frame("not") == nil && chosen.frame("second") == nil, "items too many")
      chosen.expect(chosen.place("if").maxX < chosen.place("first").minX, "the order is wrong")
      let other = try $0.other {
        NavigationStack {
          PlainPage().toolbar { if !yes { ToolbarItem { Box("first", 20, 10) } } else { ToolbarItem { Box("second", 20, 10) } } }
        }
      }
      other.expect(other.frame("second") != nil, "the other branch is missing")
      let own = try $0.other { NavigationStack { PlainPage().toolbar { OwnItems() } } }
      own.expect(own.place("own").minX < 60 && own.place("last").maxX > 260, "a toolbar of one's own is missing")
      let plain = try $0.other { NavigationStack { PlainPage().toolbar { Box("bare", 20, 10) } } }
      plain.expect(plain.place("bare").maxX > 290, "a bare view is missing")
      let named = try $0.other {
        NavigationStack { PlainPage().toolbar(id: "x") { ToolbarItem(id: "y", placement: .principal) { Box("named", 20, 10) } } }
      }
      named.near(named.place("named").midX, 160)
    }
    row("View.toolbar", says: "labels show their icons only", from: .documented("swiftui/toolbaritem"), in: .phone) {
      NavigationStack { PlainPage().toolbar { Button("Add", systemImage: "plus") {} } }
    } holds: {
      $0.texts("body")
      $0.expect(!$0.area(0x007AFF, in: CGRect(x: 260, y: 20, width: 60, height: 44), within: 60).isNull, "the icon is missing")
    }
    row(
      "View.navigationBarItems", says: "as items were written before iOS 14",
      from: .documented("swiftui/view/navigationbaritems(leading:trailing:)"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationBarItems(leading: Box("lead", 20, 10), trailing: Box("trail", 30, 10)) }
    } holds: {
      $0.expect($0.place("lead").maxX < 60 && $0.place("trail").minX > 260, "they are on the wrong sides")
      let lead = try $0.other { NavigationStack { PlainPage().navigationBarItems(leading: Box("lead", 20, 10)) } }
      lead.expect(lead.place("lead").maxX < 60, "")
      let trail = try $0.other { NavigationStack { PlainPage().navigationBarItems(trailing: Box("trail", 20, 10)) } }
      trail.expect(trail.place("trail").minX > 260, "")
    }
    row(
      "View.searchable", says: "what is searched for is as dark as other words, and a button at the field's end takes it away",
      from: .documented("uikit/uisearchbar/text"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title").searchable(text: .constant("fish")) }
    } holds: {
      let (words, end) = ($0.words("fish"), CGRect(x: 270, y: $0.words("fish").midY - 12, width: 30, height: 24))
      $0.expect(!$0.area(0x000000, in: words, within: 40).isNull, "the words are not dark")
      $0.expect($0.ink(in: end, background: 0xEEEEEF, within: 30).width > 12, "there is no button")
      let empty = try $0.other { NavigationStack { PlainPage().navigationTitle("Title").searchable(text: .constant("")) } }
      $0.expect(
        empty.area(0x000000, in: empty.words("Search"), within: 40).isNull && empty.ink(in: end, background: 0xEEEEEF, within: 30).isNull,
        "the prompt is dark, or can be taken away")
      $0.near(words.minX, empty.words("Search").minX)
    }
    row(
      "View.searchable", says: "a grey field with a glass and the prompt below the title, or what is searched for",
      from: .documented("swiftui/view/searchable(text:placement:prompt:)-18a8f"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title").searchable(text: .constant("")) }
    } holds: {
      let (prompt, title, page) = ($0.words("Search"), $0.words("Title"), $0.place("page"))
      $0.expect(prompt.minY > title.maxY && page.minY > prompt.maxY, "the order is wrong")
      let field = $0.runs(of: 0xEEEEEF, atX: 200, within: 4).first ?? 0...0
      $0.near(field.upperBound - field.lowerBound, 36, within: 1)
      $0.near(prompt.midY, (field.lowerBound + field.upperBound) / 2, within: 1)
      let bar = $0.runs(of: 0xEEEEEF, atY: field.lowerBound + 4, within: 4).first ?? 0...0
      $0.near(bar.lowerBound, 320 - bar.upperBound, within: 1)
      let glass = $0.ink(
        in: CGRect(x: bar.lowerBound + 2, y: field.lowerBound + 2, width: prompt.minX - bar.lowerBound - 4, height: 32),
        background: 0xEEEEEF, within: 30)
      $0.expect(glass.width > 8 && glass.maxX < prompt.minX, "the glass is \(glass)")
      let plain = try $0.other { NavigationStack { PlainPage().navigationTitle("Title") } }
      $0.near(page.minY - plain.place("page").minY, 52, within: 1)
      @MainActor func words(_ view: some View, _ shown: Shown) throws -> String? {
        try shown.other { NavigationStack { view } }.texts.first { $0 != "body" }
      }
      $0.judge.equal(try words(PlainPage().searchable(text: .constant("fish")), $0), "fish")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant(""), prompt: "Find"), $0), "Find")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant(""), prompt: String("Find")), $0), "Find")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant(""), prompt: Text("Find")), $0), "Find")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant(""), isPresented: .constant(true)), $0), "Search")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant(""), isPresented: .constant(true), prompt: "Find"), $0), "Find")
      $0.judge.equal(try words(PlainPage().searchable(text: .constant("x"), tokens: .constant([Named("t")])) { Text($0.id) }, $0), "x")
      $0.judge.equal(
        try words(
          PlainPage().searchable(text: .constant("x"), tokens: .constant([Named("t")]), isPresented: .constant(true)) { Text($0.id) }, $0),
        "x")
    }
    value(
      "SearchFieldPlacement", "SearchFieldPlacement.*", "ToolbarPlacement", "ToolbarPlacement.*",
      says: "places differ from each other; a drawer's mode does not show", from: .documented("swiftui/searchfieldplacement")
    ) { judge in
      judge.equal(Set([SearchFieldPlacement.automatic, .toolbar, .sidebar, .navigationBarDrawer]).count, 4)
      judge.equal(SearchFieldPlacement.navigationBarDrawer(displayMode: .always), .navigationBarDrawer)
      judge.equal(SearchFieldPlacement.navigationBarDrawer(displayMode: .automatic), .navigationBarDrawer)
      judge.equal(Set([ToolbarPlacement.automatic, .bottomBar, .navigationBar, .tabBar]).count, 4)
    }
    row("NavigationStack", says: "in the dark the bars are black and the title white", from: .documented("uikit/uicolor/label"), in: .phone)
    {
      NavigationStack { PlainPage().navigationTitle("Title") }.inTheDark()
    } holds: {
      $0.color(300, 30, is: 0x000000)
      let title = $0.words("Title")
      $0.expect(!$0.area(0xFFFFFF, in: title, within: 20).isNull, "the title is not white")
    }
    row(
      "View.toolbarBackground", "View.toolbarBackgroundVisibility",
      says: "a navigation bar is filled where its ground is asked for, with the style that is said; at rest it is not",
      from: .documented("swiftui/view/toolbarbackground(_:for:)"), in: .phone
    ) {
      NavigationStack {
        PlainPage().navigationTitle("Title").toolbarBackground(Color.pureRed, for: .navigationBar).toolbarBackground(
          .visible, for: .navigationBar)
      }
    } holds: {
      $0.color(5, 10, is: 0xFF0000)
      $0.color(5, 60, is: 0xFF0000)
      let rest = try $0.other {
        NavigationStack { PlainPage().navigationTitle("Title").toolbarBackground(Color.pureRed, for: .navigationBar) }
      }
      rest.color(5, 60, isNot: 0xFF0000)
      $0.looks {
        NavigationStack {
          PlainPage().navigationTitle("Title").toolbarBackground(Color.pureRed, for: .navigationBar)
            .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }
      }
    }
    row(
      "View.toolbarColorScheme", says: "a bar with a ground has its words as the scheme has them, one without as the page",
      from: .documented("swiftui/view/toolbarcolorscheme(_:for:)"), in: .fixed(200, 120)
    ) {
      NavigationStack {
        PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarBackground(Color.pureRed, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
      }
    } holds: {
      $0.expect(!$0.area(0xFFFFFF, within: 60).isNull, "the title is not white")
      $0.color(5, 10, is: 0xFF0000)
      let plain = PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      try $0.other { NavigationStack { plain.toolbarColorScheme(.dark, for: .navigationBar) } }.same { NavigationStack { plain } }
    }
    none("View.toolbarRole", "ToolbarRole.*", why: "where a bar is edited or browsed in is nothing that a still shows") {
      $0.toolbarRole(.editor).toolbarRole(.browser).toolbarRole(.navigationStack)
        .toolbarRole(.automatic)
    }
    none("View.toolbarTitleMenu", "ToolbarTitleMenu", why: "menus are closed in a still picture") {
      $0.toolbarTitleMenu { Text("x") }.toolbar { ToolbarTitleMenu { Text("x") } }.toolbar { ToolbarTitleMenu() }
    }
    none(
      "View.searchSuggestions", "View.searchCompletion", "View.searchScopes", "SearchScopeActivation.*",
      why: "they show only while the field is in use"
    ) {
      $0.searchSuggestions { Text("x") }.searchCompletion("x").searchScopes(.constant(1)) { Text("x") }
        .searchScopes(.constant(1), activation: .onTextEntry) { Text("x") }.searchScopes(.constant(1), activation: .automatic) { Text("x") }
        .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("x") }
    }
    none("View.searchFocused", why: "nothing is focused in a still picture")
  }
}

/// Items of one's own, one at each side.
private struct OwnItems: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Box("own", 20, 10) }
    ToolbarItem { Box("last", 20, 10) }
  }
}
