import QuoinDrawing
import Testing

@testable import SwiftUI

/// What lies over a page, and the bars around it, follow what is said of them while they are there: where the view that presents says it
/// again, and where a view further within does.
extension SwitchedModifierTests {
  private var screen: CGSize { CGSize(width: 240, height: 360) }
  private var ground: Color { .yellow }

  @Test("alerts and dialogs on the screen") func alertsOnTheScreen() throws {
    let always = Binding.constant(true)
    try shows(in: screen) { ground.alert($0 ? "Go?" : "Sure?", isPresented: always) { Button("OK") {} } }
    try shows(in: screen) { isOn in
      ground.alert("Sure?", isPresented: always) {
        Button("OK") {}
      } message: {
        Text(isOn ? "It is gone." : "All of it goes.")
      }
    }
    try shows(in: screen) { isOn in ground.alert("Sure?", isPresented: always) { Button(isOn ? "Delete" : "Keep") {} } }
    try shows(in: screen) { isOn in ground.alert("Sure?", isPresented: always) { Button("Go", role: isOn ? .destructive : nil) {} } }
    try shows(in: screen) { isOn in
      ground.alert("Sure?", isPresented: always) {
        Button("One") {}
        if isOn { Button("Two") {} }
        Button("Cancel", role: .cancel) {}
      }
    }
    try shows(in: screen) { isOn in
      ground.alert("Sure?", isPresented: always) {
        Button("One") {}.disabled(isOn)
        Button("Cancel", role: .cancel) {}
      }
    }
    try shows(in: screen) {
      ground.alert("About", isPresented: always, presenting: $0 ? "it" : "that") {
        Button($0) {}
      } message: {
        Text($0)
      }
    }
    try shows(in: screen) { isOn in ground.alert(isPresented: always) { Alert(title: Text(isOn ? "New" : "Old"), message: Text("Words")) } }
    try shows(in: screen) { isOn in
      ground.confirmationDialog(isOn ? "Go?" : "Sure?", isPresented: always, titleVisibility: .visible) { Button("Do") {} }
    }
    try shows(in: screen) { isOn in
      ground.confirmationDialog("Sure?", isPresented: always, titleVisibility: isOn ? .visible : .hidden) { Button("Do") {} }
    }
    try shows(in: screen) { isOn in
      ground.confirmationDialog("Sure?", isPresented: always) {
        Button("One") {}
        if isOn { Button("Two", role: .destructive) {} }
      } message: {
        Text(isOn ? "New" : "Old")
      }
    }
    try showsWithin(in: screen) { state in
      ground.alert("Sure?", isPresented: always) {
        Switched(state: state) { Button($0 ? "Delete" : "Keep") {} }
      } message: {
        Text("Words")
      }
    }
    try showsWithin(in: screen) { state in
      ground.alert("Sure?", isPresented: always) {
        Button("OK") {}
      } message: {
        Switched(state: state) { Text($0 ? "It is gone." : "All of it goes.") }
      }
    }
    try showsWithin(in: screen) { state in
      VStack { Switched(state: state) { Text("Here").alert($0 ? "Go?" : "Sure?", isPresented: always) { Button("OK") {} } } }
    }
  }

  @Test("sheets, covers and popovers on the screen") func sheetsOnTheScreen() throws {
    let always = Binding.constant(true)
    func both(line: Int = #line, _ content: @escaping (Bool) -> some View) throws {
      try shows(in: screen, line: line) { isOn in ground.sheet(isPresented: always) { content(isOn) } }
      try showsWithin(in: screen, line: line) { state in
        ground.sheet(isPresented: always) { VStack { Switched(state: state, content: content) } }
      }
    }
    try both { Text($0 ? "New" : "Old") }
    try both { Text("Sheet").presentationDetents([$0 ? .large : .medium]) }
    try both { Text("Sheet").presentationDetents([.height($0 ? 200 : 100)]) }
    try both { Text("Sheet").presentationDetents([.fraction($0 ? 0.7 : 0.3)]) }
    try both { Text("Sheet").presentationDetents($0 ? [.medium, .large] : [.medium]) }
    try both { Text("Sheet").presentationDetents([.height(100), .height(200)], selection: .constant(.height($0 ? 200 : 100))) }
    try both { Text("Sheet").presentationDetents([.medium]).presentationDragIndicator($0 ? .visible : .hidden) }
    try both { Text("Sheet").presentationDetents([.medium]).presentationCornerRadius($0 ? 40 : 5) }
    try both { Text("Sheet").presentationDetents([.medium]).presentationBackground($0 ? Color.red : .green) }
    try both { isOn in Text("Sheet").presentationDetents([.medium]).presentationBackground { isOn ? Color.red : .green } }
    try shows(in: screen) { isOn in
      ground.fullScreenCover(isPresented: always) { Text("Cover").presentationBackground(isOn ? .red : .green) }
    }
    try shows(in: screen) { isOn in
      ground.popover(isPresented: always) { Text(isOn ? "Bubble" : "Ball").presentationCompactAdaptation(.popover) }
    }
    try shows(in: screen) { isOn in
      ground.popover(isPresented: always) { Text("Bubble").presentationCompactAdaptation(isOn ? .popover : .sheet) }
    }
    try shows(in: screen) { isOn in
      ground.popover(isPresented: always, attachmentAnchor: .point(isOn ? .top : .bottom)) {
        Text("Bubble").presentationCompactAdaptation(.popover)
      }
    }
    try shows(in: screen) { isOn in
      Color.red.frame(width: 40, height: 20).offset(y: 0).padding(isOn ? 60 : 0).popover(
        isPresented: always, attachmentAnchor: .rect(.rect(CGRect(x: isOn ? 60 : 0, y: 0, width: 9, height: 9)))
      ) { Text("Bubble").presentationCompactAdaptation(.popover) }
    }
    // What lies over a sheet, and a sheet that another takes the place of.
    try both { isOn in Text("Sheet").alert(isOn ? "Go?" : "Sure?", isPresented: always) { Button("OK") {} } }
    try both { isOn in Text("Sheet").sheet(isPresented: always) { Text("Second").presentationDetents([.height(isOn ? 200 : 100)]) } }
    try shows(in: screen) { isOn in ground.sheet(item: .constant(Numbered(id: isOn ? 1 : 2))) { Text("Number \($0.id)") } }
  }
  private struct Numbered: Identifiable { let id: Int }

  @Test("bars on the screen") func barsOnTheScreen() throws {
    func both(line: Int = #line, _ content: @escaping (Bool) -> some View) throws {
      try shows(in: screen, line: line) { isOn in NavigationStack { content(isOn) } }
      try showsWithin(in: screen, line: line) { state in
        NavigationStack { ZStack { Switched(state: state, content: content) } }
      }
    }
    func titled(_ view: some View) -> some View { view.navigationTitle("One").toolbarBackground(.visible, for: .navigationBar) }
    let inline = titled(ground).navigationBarTitleDisplayMode(.inline)
    try both { ground.navigationTitle($0 ? "Two" : "One") }
    try both { ground.navigationTitle("One").navigationBarTitleDisplayMode($0 ? .inline : .large) }
    try both { inline.toolbarBackground($0 ? Color.red : .green, for: .navigationBar) }
    try both { inline.toolbarBackground($0 ? Color.red : .green) }
    try both { ground.navigationTitle("One").toolbarBackground(.red).toolbarBackground($0 ? .visible : .hidden, for: .navigationBar) }
    try both { inline.toolbarColorScheme($0 ? .dark : .light, for: .navigationBar) }
    try both { inline.toolbar($0 ? .hidden : .visible, for: .navigationBar) }
    try both { inline.navigationBarHidden($0) }
    try both { isOn in inline.toolbar { ToolbarItem(placement: .principal) { Text(isOn ? "Middle" : "Centre") } } }
    try both { isOn in inline.toolbar { Button(isOn ? "Add" : "Remove") {} } }
    try both { isOn in inline.toolbar { ToolbarItem(placement: .bottomBar) { Text(isOn ? "Low" : "Down") } } }
    try both { isOn in
      inline.toolbar { ToolbarItem(placement: .bottomBar) { Text("Low") } }.toolbar(isOn ? .hidden : .visible, for: .bottomBar)
    }
    try both { isOn in
      inline.toolbar { ToolbarItem(placement: .bottomBar) { Text("Low") } }.toolbarBackground(.visible, for: .bottomBar)
        .toolbarBackground(isOn ? .red : .green, for: .bottomBar)
    }
    try both { inline.searchable(text: .constant(""), prompt: Text($0 ? "Find" : "Look")) }
    try both { inline.toolbar { Button("Add") {} }.tint($0 ? .red : .green) }
    func tabs(line: Int = #line, _ content: @escaping (Bool) -> some View) throws {
      try shows(in: screen, line: line) { isOn in TabView { content(isOn).tabItem { Label("One", systemImage: "star") } } }
      try showsWithin(in: screen, line: line) { state in
        TabView { ZStack { Switched(state: state, content: content) }.tabItem { Label("One", systemImage: "star") } }
      }
    }
    try tabs { ground.toolbarBackground(.visible, for: .tabBar).toolbarBackground($0 ? .red : .green, for: .tabBar) }
    try tabs { ground.toolbarBackground(.red, for: .tabBar).toolbarBackground($0 ? .visible : .hidden, for: .tabBar) }
    try tabs { ground.toolbar($0 ? .hidden : .visible, for: .tabBar) }
    try tabs { isOn in NavigationStack { ground.navigationTitle("One").toolbar(isOn ? .hidden : .visible, for: .tabBar) } }
    // What a page says holds while it shows.
    try shows(in: screen) { isOn in
      TabView(selection: .constant(isOn ? 1 : 2)) {
        ground.toolbar(.hidden, for: .tabBar).tag(1)
        ground.toolbarBackground(.visible, for: .tabBar).toolbarBackground(.red, for: .tabBar).tag(2)
      }
    }
    try shows(in: screen) { isOn in
      TabView(selection: .constant(isOn ? 1 : 2)) {
        NavigationStack { ground.toolbar(.hidden, for: .tabBar) }.tag(1)
        NavigationStack { ground }.tag(2)
      }
    }
    func chosen(_ page: Int, _ other: some View) -> some View {
      TabView(selection: .constant(page)) {
        Group { if page == 1 { ground } else { other } }.tag(1)
        Group { if page == 2 { ground } else { other } }.tag(2)
      }
    }
    for index in [1, 2] {
      func shown(_ view: some View) throws -> Bitmap { try picture(page(view, screen, false), at: 0) }
      let quiet = try shown(chosen(index, ground))
      #expect(try same(shown(chosen(index, ground.toolbar(.hidden, for: .tabBar))), quiet), "\(index)")
      let loud = ground.toolbarBackground(.visible, for: .tabBar).toolbarBackground(.red, for: .tabBar)
      #expect(try same(shown(chosen(index, loud)), quiet), "\(index)")
    }
  }

  @Test("a bubble points to all of what it is about, or to the place in it") func bubbleSources() throws {
    func shown(_ view: some View) throws -> Bitmap { try picture(page(view, screen, false), at: 0) }
    let (wide, high) = (Color.red.frame(width: 60, height: 20), Color.blue.frame(width: 20, height: 90))
    func bubble(_ view: some View, _ anchor: PopoverAttachmentAnchor = .rect(.bounds)) -> some View {
      view.popover(isPresented: .constant(true), attachmentAnchor: anchor) { Text("Bubble").presentationCompactAdaptation(.popover) }
    }
    for anchor in [PopoverAttachmentAnchor.rect(.bounds), .point(.topLeading), .point(.bottomTrailing), .point(.trailing)] {
      let each = try shown(
        HStack(alignment: .top, spacing: 30) {
          bubble(
            Group {
              wide
              high
            }, anchor)
        })
      let whole = try shown(
        bubble(
          HStack(alignment: .top, spacing: 30) {
            wide
            high
          }, anchor))
      #expect(same(each, whole), "\(anchor)")
    }
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    let box = Color.red.frame(width: 100, height: 100)
    let inside = try shown(bubble(box, .rect(.rect(place))))
    let cut = try shown(
      box.overlay(alignment: .topLeading) { bubble(Color.red.frame(width: 30, height: 40)).offset(x: 10, y: 20) })
    #expect(same(inside, cut))
  }
}
