import Foundation
import QuoinAppearance
import SwiftUI

private let phone = Canvas.screen(320, 520, top: 20, bottom: 30)
private let source = Source.law("what is said of a page shows whatever else is said of it")

private struct ListSaid {
  var style = 0
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var isCompact = false
  var heads = 1
  var hasFoot = true
  var leastRow: CGFloat?
  var ground: Color?
  var insets: EdgeInsets?
  var line = 0
  var lineTint: Color?
  var endTint: Color?
  var badge = 0
  var selection: Int?
  var isEditing = false
  var mayNotMove = false
  var hidesGround = false
  var margins: CGFloat?
  var itemTint: Color?
  var isOff = false
  var system = SystemGeneration.ios17

  @MainActor var view: some View {
    let chosen = Binding.constant(Set(selection.map { [$0] } ?? []))
    let list = List(selection: chosen) {
      Section {
        Text("One").listRowBackground(ground).listRowInsets(insets).listRowSeparatorTint(lineTint).tag(1)
        said(Text("Two").badge(badge)).tag(2)
        Label("Three", systemImage: "star").listItemTint(itemTint).selectionDisabled(true)
        ForEach(4..<6) { Text("Row \($0)").tag($0) }.onDelete { _ in }.onMove { _, _ in }.moveDisabled(mayNotMove)
      } header: {
        if heads > 0 { Text("Head") }
      } footer: {
        if hasFoot { Text("Foot") }
      }
      .headerProminence(heads == 2 ? .increased : .standard)
      Section("Next") {
        NavigationLink("Six") { Text("there") }
        Text("Seven").listSectionSeparatorTint(endTint).listRowSeparatorTint(lineTint)
      }
    }
    let styled =
      switch style {
      case 0: AnyView(list.listStyle(.insetGrouped))
      case 1: AnyView(list.listStyle(.grouped))
      case 2: AnyView(list.listStyle(.plain))
      default: AnyView(list.listStyle(.sidebar))
      }
    let spaced = Group {
      if isCompact {
        styled.listSectionSpacing(.compact)
      } else if let sectionSpacing {
        styled.listSectionSpacing(sectionSpacing)
      } else {
        styled
      }
    }
    let rows = spaced.listRowSpacing(rowSpacing).scrollContentBackground(hidesGround ? .hidden : .automatic)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive)).disabled(isOff).inGeneration(system)
    return NavigationStack {
      Group { if let margins { rows.contentMargins(.all, margins, for: .scrollContent) } else { rows } }
        .environment(\.defaultMinListRowHeight, leastRow ?? (system == .ios26 ? 52 : 44))
    }
  }
  /// The row whose lines are looked at.
  @MainActor private func said(_ row: some View) -> AnyView {
    switch line {
    case 0: AnyView(row)
    case 1: AnyView(row.listRowSeparator(.hidden))
    case 2: AnyView(row.listRowSeparator(.hidden, edges: .bottom))
    default: AnyView(row.listRowSeparator(.hidden, edges: .top))
    }
  }
}

private struct BarSaid {
  var title = "Title"
  var isLarge = false
  var subtitle: String?
  var isPushed = false
  var hidesBack = false
  var backTitle = "Back there"
  var leading = 0
  var trailing = 0
  var hasPrincipal = false
  var bottom = 0
  var search = 0
  var ground = 0
  var scheme: ColorScheme?
  var tint: Color?
  var hidesBar = false
  var hidesBottom = false
  var system = SystemGeneration.ios17

  @MainActor private var page: some View {
    Color.white.navigationTitle(title).navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .navigationSubtitle(subtitle ?? "")
      .navigationBarBackButtonHidden(hidesBack)
      .toolbar {
        if leading == 1 { ToolbarItem(placement: .topBarLeading) { Button("Lead") {} } }
        if leading == 2 { ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} } }
        if trailing > 0 { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
        if trailing > 1 { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {}.disabled(trailing > 2) } }
        if trailing > 3 { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        if hasPrincipal { ToolbarItem(placement: .principal) { Text("Middle").bold() } }
        if bottom > 0 {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            if bottom > 1 { Spacer() }
            Button("Right", systemImage: "star") {}
          }
        }
      }
      .toolbarBackground(ground == 0 ? .automatic : ground == 1 ? .visible : .hidden, for: .navigationBar, .bottomBar)
      .toolbarColorScheme(scheme, for: .navigationBar)
      .toolbar(hidesBar ? .hidden : .automatic, for: .navigationBar)
      .toolbar(hidesBottom ? .hidden : .automatic, for: .bottomBar)
  }
  @MainActor var view: some View {
    let shown = Group {
      switch search {
      case 0: AnyView(page)
      case 1: AnyView(page.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always)))
      case 2: AnyView(page.searchable(text: .constant("words"), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"))
      default: AnyView(page.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Look"))
      }
    }
    return Group {
      if isPushed {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationTitle(backTitle).navigationDestination(for: Int.self) { _ in shown }
        }
      } else {
        NavigationStack { shown }
      }
    }
    .tint(tint).inGeneration(system)
  }
}

private struct TabSaid {
  var style = 0
  var chosen = 1
  var badge = 0
  var badgeWords: String?
  var count = 3
  var index = 0
  var dots = 0
  var tint: Color?
  var ground = 0
  var isHidden = false
  var searches = false
  var isWide = false
  var system = SystemGeneration.ios17

  @MainActor var view: some View {
    let tabs = TabView(selection: .constant(chosen)) {
      Tab("One", systemImage: "star", value: 0) { page(.pureRed) }
      Tab("Two", systemImage: "heart", value: 1, role: searches ? .search : nil) { page(.pureGreen) }
      if count > 2 { page(.pureBlue).tabItem { Label("Three", systemImage: "bell") }.tag(2).badge(badgeWords) }
      if count > 3 { page(.white).tabItem { Text("Four") }.tag(3).badge(badge) }
    }
    let styled =
      switch style {
      case 0: AnyView(tabs)
      case 1: AnyView(tabs.tabViewStyle(.page(indexDisplayMode: index == 0 ? .always : index == 1 ? .never : .automatic)))
      default: AnyView(tabs.tabViewStyle(.sidebarAdaptable))
      }
    return styled.indexViewStyle(.page(backgroundDisplayMode: dots == 0 ? .never : .always)).tint(tint)
      .environment(\.horizontalSizeClass, isWide ? .regular : .compact).inGeneration(system)
  }
  @MainActor private func page(_ color: Color) -> some View {
    color.toolbarBackground(ground == 0 ? .automatic : .visible, for: .tabBar).toolbarBackground(
      ground == 2 ? Color.pureRed : .white, for: .tabBar
    )
    .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
  }
}

private struct SheetSaid {
  var kind = 0
  var detents = 0
  var selected = 0
  var indicator = Visibility.automatic
  var radius: CGFloat?
  var ground: Color?
  var adaptation = PresentationAdaptation.automatic
  var isWide = false
  var isDark = false
  var system = SystemGeneration.ios17

  @MainActor private var content: some View {
    let sets: [Set<PresentationDetent>] = [
      [.large], [.medium], [.height(150), .large], [.fraction(0.3), .medium], [.height(150), .height(220)], [.fraction(2)],
    ]
    let set = sets[detents]
    let words = VStack {
      Text("Sheet")
      Button("Do") {}
    }
    let sized =
      selected == 1 && set.count > 1
      ? AnyView(
        words.presentationDetents(set, selection: .constant(set.contains(.large) ? .large : set.contains(.medium) ? .medium : .height(220)))
      )
      : AnyView(words.presentationDetents(set))
    let said = sized.presentationDragIndicator(indicator).presentationCornerRadius(radius).presentationCompactAdaptation(adaptation)
    return Group { if let ground { said.presentationBackground(ground) } else { said } }
  }
  @MainActor var view: some View {
    let page = Color.pureGreen.overlay { Text("Page").frame(width: 60, height: 20) }
    let shown =
      switch kind {
      case 0: AnyView(page.sheet(isPresented: .constant(true)) { content })
      case 1: AnyView(page.fullScreenCover(isPresented: .constant(true)) { content })
      case 2: AnyView(page.overlay { Color.white.frame(width: 40, height: 30).popover(isPresented: .constant(true)) { content } })
      default: AnyView(page.inspector(isPresented: .constant(true)) { content })
      }
    return shown.environment(\.horizontalSizeClass, isWide ? .regular : .compact).environment(\.colorScheme, isDark ? .dark : .light)
      .inGeneration(system)
  }
}

private struct AskSaid {
  var isDialog = false
  var title = "Sure?"
  var message: String?
  var actions = 1
  var hasCancel = true
  var isDestructive = false
  var hidesTitle = false
  var hasField = false
  var isWide = false
  var isDark = false
  var isMirrored = false
  var system = SystemGeneration.ios17

  @ViewBuilder @MainActor private var buttons: some View {
    ForEach(0..<actions, id: \.self) { Button("Do \($0)", role: isDestructive ? .destructive : nil) {} }
    if hasCancel { Button("Cancel", role: .cancel) {} }
    if hasField, !isDialog { TextField("Name", text: .constant("")) }
  }
  @MainActor var view: some View {
    let page = Color.pureGreen
    let shown = Group {
      if isDialog {
        page.confirmationDialog(title, isPresented: .constant(true), titleVisibility: hidesTitle ? .hidden : .visible) {
          buttons
        } message: {
          if let message { Text(message) }
        }
      } else {
        page.alert(title, isPresented: .constant(true)) {
          buttons
        } message: {
          if let message { Text(message) }
        }
      }
    }
    return shown.environment(\.horizontalSizeClass, isWide ? .regular : .compact).environment(\.colorScheme, isDark ? .dark : .light)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight).inGeneration(system)
  }
}

extension Ledger {
  /// What is said of pages, several words at a time.
  func pageCrowds() {
    topic("Pages: several words at a time")

    measure("List", "Section", "ListStyle", says: "spacings, lines, heads, badges and marks show in every style", from: source) { judge in
      let said = Crowd(ListSaid())
      said.choose(\.style, [0, 1, 2])
      said.choose(\.style, [0, 3])
      said.choose(\.rowSpacing, [nil, 9])
      said.choose(\.sectionSpacing, [nil, 3, 40]) { $0.isCompact = false }
      said.choose(\.isCompact) { $0.sectionSpacing = nil }
      said.choose(\.heads, [0, 1, 2]) { $0.style = $0.style % 2 }
      said.choose(\.heads, [0, 1])
      said.choose(\.hasFoot)
      said.choose(\.leastRow, [nil, 70])
      said.choose(\.ground, [nil, .pureGreen])
      said.choose(\.insets, [nil, EdgeInsets(top: 20, leading: 50, bottom: 2, trailing: 9)])
      said.choose(\.line, [0, 1]) { $0.style = 0 }
      said.choose(\.lineTint, [nil, .pureRed]) { ($0.style, $0.line) = (0, 0) }
      said.choose(\.endTint, [nil, .pureBlue]) { ($0.style, $0.hasFoot, $0.sectionSpacing, $0.isCompact) = (1, false, 3, false) }
      said.choose(\.badge, [0, 5])
      said.choose(\.selection, [nil, 1, 2]) { ($0.ground, $0.isEditing) = (nil, true) }
      said.choose(\.isEditing)
      said.choose(\.mayNotMove) { $0.isEditing = true }
      said.choose(\.hidesGround) { $0.style = $0.style % 2 }
      said.choose(\.margins, [nil, 30])
      said.choose(\.itemTint, [nil, .pureRed]) { $0.isOff = false }
      said.choose(\.system, [.ios17, .ios26])
      try judge.crowds(said, in: phone) { $0.view }
    }
    measure(
      "NavigationStack", "View.toolbar", "View.navigationTitle", "View.searchable", "View.toolbarBackground",
      says: "titles, items, fields, grounds and colours of bars show beside each other", from: source
    ) { judge in
      let said = Crowd(BarSaid())
      said.choose(\.title, ["Title", "Other"]) { ($0.hidesBar, $0.hasPrincipal) = (false, $0.isLarge && $0.hasPrincipal) }
      said.choose(\.isLarge) { ($0.hidesBar, $0.hasPrincipal) = (false, false) }
      said.choose(\.subtitle, [nil, "below"]) { ($0.hidesBar, $0.hasPrincipal, $0.system) = (false, false, .ios26) }
      said.choose(\.isPushed) { ($0.hidesBar, $0.hidesBack, $0.leading) = (false, false, 0) }
      said.choose(\.hidesBack) { ($0.hidesBar, $0.isPushed, $0.leading) = (false, true, 0) }
      said.choose(\.backTitle, ["Back there", "Up"]) {
        ($0.hidesBar, $0.hidesBack, $0.isPushed, $0.system, $0.leading, $0.trailing, $0.hasPrincipal, $0.isLarge) = (
          false, false, true, .ios17, 0, 0, false, true
        )
      }
      said.choose(\.leading, [0, 1, 2]) { $0.hidesBar = false }
      said.choose(\.trailing, [0, 1, 2, 3, 4]) { $0.hidesBar = false }
      said.choose(\.hasPrincipal) { ($0.hidesBar, $0.trailing) = (false, 0) }
      said.choose(\.bottom, [0, 1, 2]) { $0.hidesBottom = false }
      said.choose(\.search, [0, 1, 2, 3]) { $0.hidesBar = false }
      said.choose(\.tint, [nil, .pureRed]) { ($0.hidesBar, $0.trailing, $0.system) = (false, 2, .ios17) }
      said.choose(\.ground, [1, 2]) { ($0.hidesBar, $0.hidesBottom, $0.bottom) = (false, false, 1) }
      said.choose(\.scheme, [nil, .dark]) { ($0.hidesBar, $0.ground, $0.hasPrincipal, $0.isLarge) = (false, 1, false, false) }
      said.choose(\.hidesBar)
      said.choose(\.hidesBottom) { $0.bottom = 1 }
      said.choose(\.system, [.ios17, .ios26]) { ($0.hidesBar, $0.leading) = (false, 1) }
      try judge.crowds(said, in: phone) { $0.view }
    }
    measure("TabView", "Tab", "TabRole", "PageTabViewStyle", says: "choices, badges, dots and grounds show in every style", from: source) {
      judge in
      let said = Crowd(TabSaid())
      said.choose(\.style, [0, 1])
      said.choose(\.chosen, [0, 1, 2]) { $0.count = 4 }
      said.choose(\.badge, [0, 7]) { ($0.style, $0.count, $0.isHidden) = (0, 4, false) }
      said.choose(\.badgeWords, [nil, "new"]) { ($0.style, $0.count, $0.isHidden) = (0, 3, false) }
      said.choose(\.count, [2, 3, 4]) { ($0.isHidden, $0.index) = (false, 0) }
      said.choose(\.index, [0, 1]) { $0.style = 1 }
      said.choose(\.index, [1, 2]) { $0.style = 1 }
      said.choose(\.dots, [0, 1]) { ($0.style, $0.index) = (1, 0) }
      said.choose(\.tint, [nil, .pureRed]) { ($0.style, $0.isHidden) = (0, false) }
      said.choose(\.ground, [1, 2]) { ($0.style, $0.isHidden, $0.system) = (0, false, .ios17) }
      said.choose(\.isHidden) { $0.style = 0 }
      said.choose(\.searches) { ($0.style, $0.isHidden, $0.system, $0.count) = (0, false, .ios26, 3) }
      said.choose(\.system, [.ios17, .ios26]) { ($0.style, $0.isHidden) = (0, false) }
      try judge.crowds(said, in: phone) { $0.view }
    }
    measure(
      "View.sheet", "View.popover", "View.fullScreenCover", "PresentationDetent", "View.presentationDragIndicator",
      says: "heights, corners, grounds and marks show on whatever lies over a page", from: source
    ) { judge in
      let said = Crowd(SheetSaid())
      said.choose(\.kind, [0, 1, 2]) { ($0.isWide, $0.adaptation, $0.detents) = (true, .automatic, 0) }
      said.choose(\.kind, [0, 1])
      said.choose(\.detents, [0, 1, 2, 3]) { ($0.kind, $0.isWide, $0.selected) = (0, false, 0) }
      said.choose(\.selected, [0, 1]) {
        ($0.kind, $0.isWide) = (0, false)
        $0.detents = 2 + $0.detents % 3
      }
      said.choose(\.detents, [4, 5]) { $0.kind = 0 }
      said.choose(\.indicator, [.hidden, .visible]) { ($0.kind, $0.isWide) = (0, false) }
      said.choose(\.indicator, [.hidden, .automatic]) { ($0.kind, $0.isWide, $0.detents) = (0, false, 2) }
      said.choose(\.radius, [nil, 3, 60]) { $0.kind = 0 }
      said.choose(\.ground, [nil, .pureRed]) { $0.kind = $0.kind % 2 }
      said.choose(\.adaptation, [.sheet, .popover, .fullScreenCover]) { ($0.kind, $0.isWide, $0.detents) = (2, false, 0) }
      said.choose(\.isWide) { $0.kind = 0 }
      said.choose(\.isDark)
      said.choose(\.system, [.ios17, .ios26]) { ($0.kind, $0.isWide, $0.radius, $0.detents) = (0, false, nil, 1) }
      try judge.crowds(said, in: .screen(820, 700, top: 24, bottom: 20)) { $0.view }
    }
    measure(
      "View.alert", "View.confirmationDialog", says: "words, actions and their order show, on phones and tablets, in each generation",
      from: source
    ) { judge in
      let said = Crowd(AskSaid())
      said.choose(\.isDialog)
      said.choose(\.title, ["Sure?", "A longer question, on more than one line of its card"]) { $0.hidesTitle = false }
      said.choose(\.message, [nil, "For ever."])
      said.choose(\.actions, [1, 2, 3])
      said.choose(\.hasCancel) {
        ($0.isDialog, $0.isWide, $0.system) = ($0.isDialog && !$0.isWide && $0.system == .ios17, false, $0.system)
      }
      said.choose(\.isDestructive)
      said.choose(\.hidesTitle) { ($0.isDialog, $0.message) = (true, nil) }
      said.choose(\.hasField) { $0.isDialog = false }
      said.choose(\.isWide) { ($0.isDialog, $0.system) = (true, .ios17) }
      said.choose(\.isDark)
      said.choose(\.isMirrored) { ($0.isDialog, $0.hasField) = (false, true) }
      said.choose(\.system, [.ios17, .ios26])
      try judge.crowds(said, in: .screen(400, 520, top: 20, bottom: 30)) { $0.view }
    }
  }
}
