import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

/// What a modifier or a control says is seen; a page on which it is switched on looks as one that was made so, and switched off as before.
/// Each in two worlds: light, and dark from right to left in the later system.
@Suite("Switched on and off") @MainActor struct SwitchedModifierTests {
  @Observable @MainActor final class Switch { var isOn = false }

  struct Switched<Content: View>: View {
    let state: Switch
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(state.isOn) }
  }
  static let small = CGSize(width: 160, height: 100)

  func page(_ view: some View, _ size: CGSize, _ isOther: Bool) -> LivePage {
    var options = PageOptions()
    options.canvas = .fixed(size)
    options.scale = 1
    let world =
      view.frame(maxWidth: .infinity, maxHeight: .infinity).background(isOther ? Color.black : Color.white)
      .environment(\.systemGeneration, isOther ? .ios26 : .ios17).environment(\.colorScheme, isOther ? .dark : .light)
      .environment(\.layoutDirection, isOther ? .rightToLeft : .leftToRight)
    return LivePage(world, options: options, patience: 0, time: .isTold)
  }
  func picture(_ page: LivePage, at time: TimeInterval) throws -> Bitmap {
    page.advance(to: time)
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.current.displayList())
  }
  func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.difference(to: other, tolerance: 1)?.pixels == 0 }

  func shows(
    in size: CGSize = small, light: Bool = true, dark: Bool = true, line: Int = #line, @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws {
    try showsWithin(in: size, light: light, dark: dark, line: line) { Switched(state: $0, content: content) }
  }
  /// The same, where views further within read what is switched.
  func showsWithin(
    in size: CGSize = small, light: Bool = true, dark: Bool = true, line: Int = #line, @ViewBuilder _ content: (Switch) -> some View
  ) throws {
    for isOther in [false, true] {
      let state = Switch()
      let live = page(content(state), size, isOther)
      let before = try picture(live, at: 0)
      state.isOn = true
      let on = try picture(live, at: 5)
      state.isOn = false
      let off = try picture(live, at: 10)
      let isOn = Switch()
      isOn.isOn = true
      let made = try picture(page(content(isOn), size, isOther), at: 5)
      let world = isOther ? "dark, right to left" : "light"
      #expect(same(on, made), "line \(line), \(world): switched on it looks otherwise than made so")
      #expect(same(off, before), "line \(line), \(world): switched off it looks otherwise than before")
      if isOther ? dark : light { #expect(!same(made, before), "line \(line), \(world): nothing is seen of it") }
    }
  }
  private let words = "Many words, more than a line of them holds"

  @Test("texts") func texts() throws {
    let text = Text("Hamburg 117")
    try shows { text.font($0 ? .title : .body) }
    try shows { text.fontWeight($0 ? .black : nil) }
    try shows { text.bold($0) }
    try shows { text.italic($0) }
    try shows { text.underline($0) }
    try shows { text.underline(true, color: $0 ? .red : nil) }
    try shows { text.strikethrough($0) }
    try shows { text.strikethrough(true, color: $0 ? .red : nil) }
    try shows { text.kerning($0 ? 4 : 0) }
    try shows { text.tracking($0 ? 4 : 0) }
    try shows { isOn in
      HStack {
        text.baselineOffset(isOn ? 9 : 0)
        Color.red.frame(width: 5, height: 5)
      }
    }
    try shows { text.textCase($0 ? .uppercase : nil) }
    try shows { text.textCase($0 ? .lowercase : nil) }
    try shows { text.foregroundStyle($0 ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)) }
    try shows { text.foregroundStyle($0 ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)) }
    try shows { text.dynamicTypeSize($0 ? .accessibility1 : .large) }
    try shows { text.redacted(reason: $0 ? .placeholder : []) }
    // From one value to another, where what is changed is the text itself.
    let (words, star) = (Text("Words"), Image(systemName: "star"))
    let ways: [(Bool) -> Text] = [
      { text.font($0 ? .title : .caption) }, { text.fontWeight($0 ? .black : .light) }, { text.fontWidth($0 ? .expanded : .compressed) },
      { text.fontDesign($0 ? .serif : .monospaced) }, { text.kerning($0 ? 4 : 8) }, { text.tracking($0 ? 4 : 8) },
      { text.underline(color: $0 ? .red : .blue) }, { text.underline(pattern: $0 ? .dot : .dash) },
      { text.strikethrough(color: $0 ? .red : .blue) }, { text.foregroundStyle($0 ? .red : .blue) },
      { words.baselineOffset($0 ? 3 : 9) + text }, { $0 ? text + words : words + text }, { text + words.fontWeight($0 ? .black : .light) },
      { Text($0 ? star : Image(systemName: "heart")) + text }, { Text($0 ? "**Bold** words" : "Bold **words**") },
      { Text(Date(timeIntervalSinceReferenceDate: $0 ? 0 : 1e8), style: .date) }, { Text(verbatim: $0 ? "One" : "Two") },
      { Text($0 ? 12 : 34, format: .number) }, { Text("\($0 ? words : text) within") },
    ]
    // By themselves, and as what a view is made with: it is evaluated again where the text is another.
    struct Holder: View {
      let text: Text
      var body: some View { text }
    }
    for (index, way) in ways.enumerated() {
      try shows(line: 1000 + index) { isOn in way(isOn) }
      try shows(line: 2000 + index) { isOn in Holder(text: way(isOn)) }
    }
    let long = Text(self.words)
    try shows { long.lineLimit($0 ? 1 : nil) }
    try shows { long.lineLimit($0 ? 2 : nil) }
    try shows { long.lineSpacing($0 ? 9 : 0) }
    try shows { long.multilineTextAlignment($0 ? .center : .leading) }
    try shows { long.multilineTextAlignment($0 ? .trailing : .leading) }
    try shows { long.lineLimit(1).truncationMode($0 ? .head : .tail) }
    try shows { long.lineLimit(1).truncationMode($0 ? .middle : .tail) }
    try shows { long.lineLimit(1).minimumScaleFactor($0 ? 0.4 : 1) }
    try shows { Text("Hello").frame(width: 100, alignment: $0 ? .trailing : .leading) }
    let image = Image(systemName: "star")
    try shows { image.imageScale($0 ? .large : .small) }
    try shows { image.symbolVariant($0 ? .fill : .none) }
    try shows { image.symbolVariant($0 ? .circle : .none) }
    try shows { image.symbolVariant($0 ? .slash : .none) }
    try shows { image.font(.system(size: $0 ? 40 : 20)) }
    try shows { Label($0 ? "Heart" : "Star", systemImage: $0 ? "heart" : "star") }
  }

  @Test("layout") func layout() throws {
    let box = Color.blue.frame(width: 30, height: 20)
    for edges in [Edge.Set.top, .bottom, .leading, .trailing, .horizontal, .vertical] {
      try shows { isOn in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 9, height: 9)
          VStack(spacing: 0) {
            box.padding(edges, isOn ? 12 : 0)
            Color.green.frame(width: 9, height: 9)
          }
          Color.red.frame(width: 9, height: 9)
        }.frame(width: 120, height: 80, alignment: .topLeading)
      }
    }
    try shows { box.frame(width: 90, height: 60, alignment: $0 ? .bottomTrailing : .topLeading) }
    try shows { box.frame(maxWidth: $0 ? .infinity : nil).background(.yellow) }
    try shows { box.frame(minHeight: $0 ? 60 : nil).background(.yellow) }
    try shows { box.offset(x: $0 ? 12 : 0) }
    try shows { box.offset(y: $0 ? 12 : 0) }
    try shows { box.position(x: $0 ? 30 : 80, y: $0 ? 60 : 20) }
    try shows { Text(words).fixedSize(horizontal: $0, vertical: false) }
    try shows { Text(words).fixedSize(horizontal: false, vertical: $0).frame(height: 20) }
    try shows { Color.blue.aspectRatio($0 ? 2 : 1, contentMode: .fit) }
    try shows { Color.blue.aspectRatio(2, contentMode: $0 ? .fill : .fit).frame(width: 60, height: 60) }
    try shows { isOn in
      ZStack {
        Color.red.frame(width: 40, height: 40).zIndex(isOn ? 1 : 0)
        Color.blue.frame(width: 20, height: 60)
      }
    }
    try shows { isOn in
      HStack(spacing: 0) {
        Text(words).lineLimit(1).layoutPriority(isOn ? 1 : 0)
        Text(words).lineLimit(1)
      }
    }
    for place in [Alignment.top, .bottom, .leading, .trailing, .topLeading, .bottomTrailing] {
      try shows { box.frame(width: 80, height: 60).overlay(alignment: $0 ? place : .center) { Color.red.frame(width: 9, height: 9) } }
      try shows { isOn in
        Color.clear.frame(width: 80, height: 60).background(alignment: isOn ? place : .center) { Color.red.frame(width: 9, height: 9) }
      }
      try shows {
        ZStack(alignment: $0 ? place : .center) {
          Color.yellow.frame(width: 80, height: 60)
          Color.red.frame(width: 9, height: 9)
        }
      }
    }
    try shows { isOn in
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { $0[isOn ? .trailing : .leading] }
        Color.red.frame(width: 60, height: 9)
      }
    }
    for (on, off) in [(HorizontalAlignment.leading, HorizontalAlignment.center), (.trailing, .center), (.trailing, .leading)] {
      try shows { isOn in
        VStack(alignment: isOn ? on : off, spacing: 0) {
          box
          Color.red.frame(width: 80, height: 9)
        }
      }
    }
    for on in [VerticalAlignment.top, .bottom] {
      try shows { isOn in
        HStack(alignment: isOn ? on : .center, spacing: 0) {
          box
          Color.red.frame(width: 9, height: 70)
        }
      }
    }
    for on in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      try shows { isOn in
        HStack(alignment: isOn ? on : .top) {
          Text(words).font(.caption)
          Text("Big").font(.title)
        }
      }
    }
    try shows {
      HStack(spacing: $0 ? 30 : 4) {
        box
        box
      }
    }
    try shows {
      VStack(spacing: $0 ? 30 : 4) {
        box
        box
      }
    }
    try shows { isOn in
      HStack {
        box
        if isOn { Spacer() }
        box
      }
    }
    try shows { isOn in
      HStack {
        box
        if isOn { Divider() }
        box
      }
    }
    try shows { Color.blue.safeAreaInset(edge: $0 ? .top : .bottom) { Color.red.frame(height: 20) } }
    try shows { Color.blue.safeAreaPadding($0 ? 20 : 0) }
    try shows { isOn in
      Grid(alignment: isOn ? .bottomTrailing : .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          box
          Color.red.frame(width: 50, height: 9)
        }
        GridRow {
          Color.red.frame(width: 9, height: 50)
          box
        }
      }
    }
    try shows { isOn in
      Grid(horizontalSpacing: isOn ? 20 : 2, verticalSpacing: isOn ? 2 : 12) {
        GridRow {
          box
          box
        }
        GridRow {
          box
          box
        }
      }
    }
    try shows { isOn in
      Grid {
        GridRow {
          box.gridCellColumns(isOn ? 2 : 1).background(.yellow)
          box
        }
        GridRow {
          Color.red.frame(width: 60, height: 9)
          box
        }
      }
    }
    try shows { isOn in
      ViewThatFits(in: .horizontal) {
        Text(isOn ? words : "Short").lineLimit(1)
        Text("Else")
      }
    }
  }

  @Test("effects and shapes") func effects() throws {
    let box = Color(red: 0.3, green: 0.5, blue: 0.8).frame(width: 60, height: 40)
    try shows { box.opacity($0 ? 0.4 : 1) }
    try shows { box.blur(radius: $0 ? 5 : 0) }
    try shows { box.brightness($0 ? 0.3 : 0) }
    try shows { box.contrast($0 ? 0.4 : 1) }
    try shows { box.saturation($0 ? 0.2 : 1) }
    try shows { box.grayscale($0 ? 0.8 : 0) }
    try shows { box.hueRotation(.degrees($0 ? 90 : 0)) }
    try shows { box.colorMultiply($0 ? .yellow : .white) }
    try shows { box.shadow(color: .red, radius: $0 ? 6 : 0, x: $0 ? 4 : 0) }
    try shows { box.rotationEffect(.degrees($0 ? 30 : 0)) }
    try shows { box.rotationEffect(.degrees(30), anchor: $0 ? .topLeading : .center) }
    try shows { box.scaleEffect($0 ? 1.4 : 1) }
    try shows { box.scaleEffect(x: $0 ? 0.5 : 1, y: 1) }
    try shows { box.scaleEffect(0.5, anchor: $0 ? .bottomTrailing : .center) }
    try shows { box.rotation3DEffect(.degrees($0 ? 50 : 0), axis: (0, 1, 0)) }
    try shows { box.border(.red, width: $0 ? 5 : 1) }
    try shows { box.border($0 ? Color.red : .green, width: 3) }
    try shows { box.clipShape(RoundedRectangle(cornerRadius: $0 ? 15 : 0)) }
    try shows { box.clipShape($0 ? AnyShape(Circle()) : AnyShape(Capsule())) }
    try shows { isOn in box.mask(alignment: isOn ? .leading : .trailing) { Color.black.frame(width: 20, height: 20) } }
    try shows { isOn in
      ZStack {
        Color.orange
        box.blendMode(isOn ? .multiply : .normal)
      }
    }
    try shows { isOn in
      ZStack {
        Color.orange
        box.blendMode(isOn ? .screen : .normal)
      }
    }
    try shows { box.overlay($0 ? Color.red.opacity(0.5) : .clear) }
    try shows { isOn in box.background(isOn ? Color.red : .green, in: .rect(cornerRadius: 3)).padding(9).background(isOn ? .red : .green) }
    try shows { Circle().fill($0 ? .red : .green) }
    try shows { Circle().stroke(.red, lineWidth: $0 ? 12 : 2).padding(12) }
    try shows { Circle().strokeBorder(.red, lineWidth: $0 ? 12 : 2) }
    try shows { Circle().trim(from: 0, to: $0 ? 0.5 : 1).fill(.red) }
    try shows { Rectangle().rotation(.degrees($0 ? 20 : 0)).fill(.red).padding(20) }
    try shows { Rectangle().scale($0 ? 0.5 : 1).fill(.red) }
    try shows { Rectangle().offset(x: $0 ? 20 : 0).fill(.red).frame(width: 40, height: 40) }
    try shows { Rectangle().inset(by: $0 ? 20 : 0).fill(.red) }
    try shows {
      Path(ellipseIn: CGRect(x: 9, y: 9, width: $0 ? 90 : 30, height: 30)).stroke(
        .red, style: StrokeStyle(lineWidth: 4, dash: $0 ? [5] : []))
    }
    try shows { LinearGradient(colors: [.red, .blue], startPoint: $0 ? .top : .leading, endPoint: $0 ? .bottom : .trailing) }
    try shows { RadialGradient(colors: [.red, .blue], center: $0 ? .topLeading : .center, startRadius: 0, endRadius: $0 ? 90 : 40) }
    try shows { AngularGradient(colors: [.red, .blue, .red], center: .center, angle: .degrees($0 ? 90 : 0)) }
  }

  @Test("controls") func controls() throws {
    try shows { Toggle("Sound", isOn: .constant($0)) }
    try shows { Toggle("Sound", isOn: .constant(true)).disabled($0) }
    try shows { Toggle("Sound", isOn: .constant(true)).tint($0 ? .red : nil) }
    try shows { Slider(value: .constant($0 ? 0.8 : 0.2)) }
    try shows { Slider(value: .constant(0.5)).tint($0 ? .red : nil) }
    try shows { Slider(value: .constant(0.5), in: 0...($0 ? 2 : 1)) }
    try shows { Stepper($0 ? "Two" : "One", value: .constant(1), in: 0...9) }
    try shows { Stepper("One", value: .constant(1), in: 0...9).disabled($0) }
    try shows { ProgressView(value: $0 ? 0.8 : 0.2) }
    try shows { ProgressView(value: 0.5).tint($0 ? .red : nil) }
    try shows { ProgressView($0 ? "Two" : "One", value: 0.5) }
    try shows { Gauge(value: $0 ? 0.8 : 0.2) { Text("Level") } }
    try shows { Gauge(value: $0 ? 0.8 : 0.2) { Text("Level") }.gaugeStyle(.accessoryCircular) }
    try shows { isOn in
      Gauge(value: 0.5) {
        Text("Level")
      } currentValueLabel: {
        Text(isOn ? "Two" : "One")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    for size in [ControlSize.mini, .small, .large] {
      try shows { Button("Go") {}.buttonStyle(.bordered).controlSize($0 ? size : .regular) }
    }
    for shape in [ButtonBorderShape.capsule, .roundedRectangle(radius: 1), .circle] {
      try shows(dark: false) { Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape($0 ? shape : .automatic) }
    }
    try shows { Button("Go", role: $0 ? .destructive : nil) {}.buttonStyle(.bordered) }
    try shows { Button("Go") {}.disabled($0) }
    try shows { Button("Go") {}.buttonStyle(.borderedProminent).disabled($0) }
    try shows { Button("Go") {}.buttonStyle(.bordered).tint($0 ? .red : nil) }
    try shows { Button("Go") {}.buttonStyle(.borderedProminent).tint($0 ? .red : nil) }
    try shows { Button($0 ? "Stay" : "Go", systemImage: $0 ? "heart" : "star") {} }
    try shows { TextField("Name", text: .constant($0 ? "Ada" : "")) }
    try shows { TextField("Name", text: .constant("Ada")).multilineTextAlignment($0 ? .center : .leading) }
    try shows { SecureField("Name", text: .constant($0 ? "Ada" : "")) }
    try shows { TextEditor(text: .constant($0 ? "Ada" : "Bob")) }
    try shows { ColorPicker("Colour", selection: .constant($0 ? .red : .green)) }
    try shows { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: $0 ? 1e9 : 1.1e9)), displayedComponents: .date) }
    try shows { isOn in
      Picker("Town", selection: .constant(isOn ? 1 : 2)) {
        Text("Rome").tag(1)
        Text("Oslo").tag(2)
      }
    }
    try shows { isOn in
      Picker("Town", selection: .constant(isOn ? 1 : 2)) {
        Text("Rome").tag(1)
        Text("Oslo").tag(2)
      }.pickerStyle(.segmented)
    }
    try shows { isOn in
      Picker("Town", selection: .constant(isOn ? 1 : 2)) {
        Text("Rome").tag(1)
        Text("Oslo").tag(2)
      }.pickerStyle(.wheel)
    }
    try shows { DisclosureGroup("More", isExpanded: .constant($0)) { Text("inside") } }
    try shows { GroupBox($0 ? "Two" : "One") { Text("inside") } }
    try shows { LabeledContent("Name", value: $0 ? "Ada" : "Bob") }
    try shows { Link($0 ? "There" : "Here", destination: URL(string: "https://example.org")!) }
    try shows { Menu($0 ? "There" : "Here") { Button("a") {} } }
    try shows { isOn in Label("Star", systemImage: "star").labelStyle(isOn) }
    try shows { ContentUnavailableView($0 ? "Nothing" : "None", systemImage: $0 ? "heart" : "star", description: Text("at all")) }
  }

  @Test("lists and pages") func pages() throws {
    let size = CGSize(width: 240, height: 260)
    func list(_ change: @escaping (Bool, AnyView) -> AnyView) -> (Bool) -> AnyView {
      { isOn in
        AnyView(
          List {
            Section("Head") {
              change(isOn, AnyView(Text("one")))
              Text("two")
            }
          })
      }
    }
    try shows(in: size, list { AnyView($1.listRowBackground($0 ? Color.red : nil)) })
    try shows(in: size, list { AnyView($1.listRowInsets($0 ? EdgeInsets(top: 20, leading: 40, bottom: 2, trailing: 2) : nil)) })
    try shows(in: size, list { AnyView($1.listRowSeparator($0 ? .hidden : .automatic)) })
    try shows(in: size, list { AnyView($1.listRowSeparatorTint($0 ? .red : nil)) })
    try shows(in: size, list { AnyView($1.badge($0 ? 3 : 0)) })
    func whole(_ isOn: Bool) -> some View {
      List {
        Section {
          Text("one")
          Text("two")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section { Text("3") }
      }
    }
    try shows(in: size) { whole($0).listRowSpacing($0 ? 20 : nil) }
    try shows(in: size) { whole($0).listSectionSpacing($0 ? 60 : 10) }
    try shows(in: size) { whole($0).scrollContentBackground($0 ? .hidden : .visible).background(.red) }
    try shows(in: size) { whole($0).headerProminence($0 ? .increased : .standard) }
    try shows(in: size) { whole($0).environment(\.defaultMinListRowHeight, $0 ? 80 : 20) }
    try shows(in: size) { isOn in
      Form {
        Toggle("Sound", isOn: .constant(isOn))
        LabeledContent("Name", value: "Ada")
      }
    }
    func stack(_ content: some View) -> some View { NavigationStack { content } }
    let body = Color.yellow
    try shows(in: size) { stack(body.navigationTitle($0 ? "Two" : "One")) }
    try shows(in: size) { stack(body.navigationTitle("One").navigationBarTitleDisplayMode($0 ? .inline : .large)) }
    try shows(in: size) { isOn in stack(body.navigationTitle("One").toolbar { if isOn { Button("Add") {} } }) }
    try shows(in: size) { isOn in
      stack(body.toolbar { ToolbarItem(placement: isOn ? .topBarLeading : .topBarTrailing) { Button("Add") {} } })
    }
    try shows(in: size) { isOn in stack(body.toolbar { ToolbarItem(placement: .bottomBar) { Button(isOn ? "Add" : "Remove") {} } }) }
    try shows(in: size) { stack(body.navigationTitle("One").toolbar($0 ? .hidden : .visible, for: .navigationBar)) }
    try shows(in: size) {
      stack(
        body.navigationTitle("One").navigationBarTitleDisplayMode(.inline).toolbarBackground($0 ? Color.red : .green, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar))
    }
    try shows(in: size) { isOn in
      TabView(selection: .constant(isOn ? 1 : 2)) {
        Color.red.tabItem { Label("One", systemImage: "star") }.tag(1)
        Color.green.tabItem { Label("Two", systemImage: "heart") }.tag(2)
      }
    }
    try shows(in: size) { isOn in
      TabView {
        Color.red.tabItem { Label("One", systemImage: "star") }.badge(isOn ? 5 : 0)
        Color.green.tabItem { Label("Two", systemImage: "heart") }
      }
    }
    try shows(in: size) { body.sheet(isPresented: .constant($0)) { Text("Sheet") } }
    try shows(in: size) { body.fullScreenCover(isPresented: .constant($0)) { Text("Cover") } }
    try shows(in: size) { body.alert("Sure?", isPresented: .constant($0)) { Button("OK") {} } }
    try shows(in: size) { body.confirmationDialog("Sure?", isPresented: .constant($0), titleVisibility: .visible) { Button("Do it") {} } }
    try shows(in: size) { body.popover(isPresented: .constant($0)) { Text("Bubble") } }
    try shows(in: size) { isOn in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { number in Color(white: Double(number) / 9).frame(height: isOn ? 60 : 40) } }
      }
    }
    try shows(in: size) { isOn in ScrollView { Color.red.frame(height: 400) }.contentMargins(.top, isOn ? 40 : 0, for: .scrollContent) }
    try shows(in: size) { isOn in
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: isOn ? 3 : 2), spacing: isOn ? 2 : 12) {
        ForEach(0..<5) { number in Color(white: Double(number) / 9).frame(height: 30) }
      }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func labelStyle(_ isBare: Bool) -> some View {
    if isBare { labelStyle(.iconOnly) } else { labelStyle(.titleAndIcon) }
  }
}
