import Foundation
import SwiftUI

private let phone = Canvas.screen(320, 480, top: 20, bottom: 30)

extension Ledger {
  /// Lists, bars, tabs and what lies over pages, word by word.
  func pageSweeps() {
    topic("Pages: word by word")

    measure(
      "List", "ListStyle", "Section", "Form", says: "styles, rows and sections are apart in every style", from: .documented("swiftui/list")
    ) { judge in
      @MainActor func rows(_ number: Int) -> some View {
        List {
          Section {
            Text("One").listRowBackground(number == 1 ? Color.pureGreen : nil)
            Label("Two", systemImage: "star").listRowSeparator(number == 2 ? .hidden : .automatic)
            Text("Three").badge(number == 3 ? 7 : 0).listItemTint(.pureRed)
            NavigationLink("Four") { Text("there") }
            Toggle("Five", isOn: .constant(true)).listRowInsets(
              number == 4 ? EdgeInsets(top: 3, leading: 50, bottom: 9, trailing: 20) : nil)
            LabeledContent("Six", value: "6").listRowSeparatorTint(number == 5 ? .pureRed : nil)
            DisclosureGroup("Seven", isExpanded: .constant(number == 6)) { Text("Eight") }
          } header: {
            Text("Head")
          } footer: {
            if number != 7 { Text("Foot") }
          }
          Section("Next") { Button("Nine") {} }.headerProminence(number == 8 ? .increased : .standard)
        }
      }
      @MainActor func each(_ style: some ListStyle) throws {
        try judge.apart([Int](0..<9), in: phone) { number in NavigationStack { rows(number).listStyle(style) } }
      }
      try each(.automatic)
      try each(.plain)
      try each(.grouped)
      try each(.insetGrouped)
      try each(.sidebar)
      try judge.apart([0, 1, 2, 3], in: phone) { number in
        Form {
          Section("Head") {
            TextField("Name", text: .constant(number == 1 ? "Ada" : ""))
            Picker("Town", selection: .constant(1)) { Text("Rome").tag(1) }
            Slider(value: .constant(number == 2 ? 0.2 : 0.8))
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            Button("Delete", role: number == 3 ? .destructive : nil) {}
          }
        }
      }
    }
    measure(
      "EditMode", "View.swipeActions", "View.refreshable", "View.searchable",
      says: "lists that are edited or searched are apart from those at rest",
      from: .documented("swiftui/editmode")
    ) { judge in
      try judge.apart([EditMode.inactive, .active], in: phone) { mode in
        List { ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }.environment(\.editMode, .constant(mode))
      }
      try judge.apart([0, 1, 2], in: phone) { number in
        NavigationStack {
          List { Text("One") }.navigationTitle("Title")
            .searchable(
              text: .constant(number == 1 ? "words" : ""), placement: number == 2 ? .navigationBarDrawer(displayMode: .always) : .automatic,
              prompt: number == 2 ? "Look" : "Find")
        }
      }
    }
    measure(
      "ToolbarItemPlacement", "View.navigationTitle", "View.navigationBarTitleDisplayMode",
      says: "places of items and forms of titles are apart", from: .documented("swiftui/toolbaritemplacement")
    ) { judge in
      let places: [ToolbarItemPlacement] = [.topBarLeading, .topBarTrailing, .principal, .bottomBar]
      for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
        try judge.apart(places, in: phone) { place in
          NavigationStack {
            Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(mode).toolbar {
              ToolbarItem(placement: place) { Button("Item") {} }
            }
          }
        }
        try judge.apart([Int](0..<6), in: phone) { number in
          NavigationStack {
            ScrollView { Color.pureGreen.frame(height: 700) }.navigationTitle(number == 1 ? "" : "Title").navigationBarTitleDisplayMode(
              mode
            )
            .toolbar {
              if number == 2 { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
              if number == 3 { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
              if number == 4 {
                ToolbarItemGroup(placement: .primaryAction) {
                  Button("A", systemImage: "star") {}
                  Button("B", systemImage: "heart") {}
                }
              }
            }
            .toolbarBackground(number == 5 ? Color.pureRed : .white, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
          }
        }
      }
      try judge.apart([ToolbarItemPlacement.automatic, .status, .keyboard], in: phone) { place in
        NavigationStack { Color.white.toolbar { ToolbarItem(placement: place) { Button("Item") {} } } }
      }
    }
    measure(
      "TabView", "TabViewStyle", "View.badge", says: "tabs, pages, their dots and badges are apart", from: .documented("swiftui/tabview")
    ) { judge in
      @MainActor func tabs(_ chosen: Int, badge: Int = 0) -> some View {
        TabView(selection: .constant(chosen)) {
          Color.pureRed.tabItem { Label("One", systemImage: "star") }.tag(0)
          Color.pureGreen.tabItem { Label("Two", systemImage: "heart") }.tag(1).badge(badge)
          Color.pureBlue.tabItem { Text("Three") }.tag(2)
        }
      }
      try judge.apart([0, 1, 2], in: phone) { tabs($0) }
      try judge.apart([0, 5], in: phone) { tabs(0, badge: $0) }
      try judge.apart([0, 1, 2], in: phone) { tabs($0).tabViewStyle(.page) }
      try judge.apart([PageTabViewStyle.IndexDisplayMode.always, .never], in: phone) { tabs(0).tabViewStyle(.page(indexDisplayMode: $0)) }
      try judge.apart([false, true], in: phone) { isShown in
        tabs(0).tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: isShown ? .always : .never))
      }
    }
    measure(
      "View.sheet", "View.alert", "View.confirmationDialog", "View.popover", "PresentationDetent",
      says: "what lies over a page is apart by its words and its height",
      from: .documented("swiftui/view/sheet(ispresented:ondismiss:content:)")
    ) { judge in
      let page = Color.pureGreen
      try judge.apart([PresentationDetent.large, .medium, .fraction(0.3), .height(100)], in: phone) { detent in
        page.sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([detent]) }
      }
      try judge.apart([0, 2, 3, 4], in: phone) { number in
        page.sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium]).presentationDragIndicator(number == 1 ? .visible : .hidden)
            .presentationCornerRadius(number == 2 ? 2 : nil).presentationBackground(number == 3 ? Color.pureRed : .white)
            .frame(maxHeight: .infinity, alignment: number == 4 ? .top : .center)
        }
      }
      @MainActor func actions(_ number: Int) -> some View {
        Group {
          Button("Go on") {}
          if number > 0 { Button("Cancel", role: .cancel) {} }
          if number > 1 { Button("Delete", role: .destructive) {} }
        }
      }
      try judge.apart([0, 1, 2], in: phone) { number in page.alert("Sure?", isPresented: .constant(true)) { actions(number) } }
      try judge.apart([0, 1, 2], in: phone) { number in
        page.alert("Sure?", isPresented: .constant(true)) {
          actions(number)
          TextField("Name", text: .constant(""))
        } message: {
          Text("For ever.")
        }
      }
      try judge.apart([1, 2], in: phone) { number in
        page.confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
          actions(number)
        }
      }
    }
  }
}
