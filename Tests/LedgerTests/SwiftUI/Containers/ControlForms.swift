import Foundation
import SwiftUI

/// A number as its spelling; 0 is nothing.
private struct Pieces: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Int { Int(value) ?? 0 }
  }
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Int) -> String { value == 0 ? "" : "\(value) pcs" }
}

/// The same for what is written the old way.
private final class PiecesFormatter: Formatter, @unchecked Sendable {
  override func string(for value: Any?) -> String? { (value as? Int).flatMap { $0 == 0 ? nil : "\($0) pcs" } }
}

/// A word that begins an item of a search.
private struct Token: Identifiable {
  let id: Int
}

extension Judge {
  /// The view's words, in reading order, are these.
  fileprivate func says(_ words: String..., at line: Int = #line, @ViewBuilder _ view: () -> some View) throws {
    equal(try show(.fixed(200, 60), view).texts, words, "the text", at: line)
  }
}

extension Ledger {
  func controlForms() {
    topic("Controls: every way to write them")

    measure(
      "TextField", says: "whichever way it is made: what there is in words, else the prompt, else the label",
      from: .documented("swiftui/textfield")
    ) { judge in
      let (empty, text, title) = (Binding.constant(""), Binding.constant("words"), String("Label"))
      let (none, some, prompt) = (Binding.constant(0), Binding.constant(3), Text(verbatim: "prompt"))
      let (missing, there) = (Binding<Int?>.constant(nil), Binding<Int?>.constant(3))
      try judge.says("words") { TextField("Label", text: text, prompt: prompt) }
      try judge.says("prompt") { TextField("Label", text: empty, prompt: prompt) }
      try judge.says("words") { TextField(title, text: text, prompt: prompt) }
      try judge.says("prompt") { TextField(title, text: empty, prompt: prompt) }
      try judge.says("Label") { TextField(title, text: empty) }
      try judge.says("words") { TextField(text: text, prompt: prompt) { Text("Label") } }
      try judge.says("prompt") { TextField(text: empty, prompt: prompt) { Text("Label") } }
      try judge.says("Label") { TextField(text: empty) { Text("Label") } }
      for axis in Axis.allCases {
        try judge.says("words") { TextField("Label", text: text, prompt: prompt, axis: axis) }
        try judge.says("prompt") { TextField("Label", text: empty, prompt: prompt, axis: axis) }
        try judge.says("Label") { TextField("Label", text: empty, axis: axis) }
        try judge.says("words") { TextField(title, text: text, prompt: prompt, axis: axis) }
        try judge.says("prompt") { TextField(title, text: empty, prompt: prompt, axis: axis) }
        try judge.says("Label") { TextField(title, text: empty, axis: axis) }
        try judge.says("words") { TextField(text: text, prompt: prompt, axis: axis) { Text("Label") } }
        try judge.says("prompt") { TextField(text: empty, prompt: prompt, axis: axis) { Text("Label") } }
        try judge.says("Label") { TextField(text: empty, axis: axis) { Text("Label") } }
      }
      try judge.says("3 pcs") { TextField("Label", value: some, format: Pieces(), prompt: prompt) }
      try judge.says("prompt") { TextField("Label", value: none, format: Pieces(), prompt: prompt) }
      try judge.says("Label") { TextField("Label", value: none, format: Pieces()) }
      try judge.says("3 pcs") { TextField(title, value: some, format: Pieces(), prompt: prompt) }
      try judge.says("prompt") { TextField(title, value: none, format: Pieces(), prompt: prompt) }
      try judge.says("Label") { TextField(title, value: none, format: Pieces()) }
      try judge.says("3 pcs") { TextField(value: some, format: Pieces(), prompt: prompt) { Text("Label") } }
      try judge.says("prompt") { TextField(value: none, format: Pieces(), prompt: prompt) { Text("Label") } }
      try judge.says("Label") { TextField(value: none, format: Pieces()) { Text("Label") } }
      try judge.says("3 pcs") { TextField("Label", value: there, format: Pieces(), prompt: prompt) }
      try judge.says("prompt") { TextField("Label", value: missing, format: Pieces(), prompt: prompt) }
      try judge.says("Label") { TextField("Label", value: missing, format: Pieces()) }
      try judge.says("3 pcs") { TextField("Label", value: some, formatter: PiecesFormatter(), prompt: prompt) }
      try judge.says("prompt") { TextField("Label", value: none, formatter: PiecesFormatter(), prompt: prompt) }
      try judge.says("Label") { TextField("Label", value: none, formatter: PiecesFormatter()) }
    }
    measure(
      "SecureField", says: "whichever way it is made: a dot a letter, else the prompt, else the label",
      from: .documented("swiftui/securefield")
    ) { judge in
      let (empty, text, title, prompt) = (Binding.constant(""), Binding.constant("abcd"), String("Label"), Text(verbatim: "prompt"))
      try judge.says("••••") { SecureField("Label", text: text, prompt: prompt) }
      try judge.says("prompt") { SecureField("Label", text: empty, prompt: prompt) }
      try judge.says("Label") { SecureField("Label", text: empty) }
      try judge.says("••••") { SecureField(title, text: text, prompt: prompt) }
      try judge.says("prompt") { SecureField(title, text: empty, prompt: prompt) }
      try judge.says("Label") { SecureField(title, text: empty) }
      try judge.says("••••") { SecureField(text: text, prompt: prompt) { Text("Label") } }
      try judge.says("prompt") { SecureField(text: empty, prompt: prompt) { Text("Label") } }
      try judge.says("Label") { SecureField(text: empty) { Text("Label") } }
    }
    measure(
      "View.searchable", says: "whichever way it is asked for: the prompt in a field below the title, or what is searched for",
      from: .documented("swiftui/view/searchable(text:placement:prompt:)-18a8f")
    ) { judge in
      for words in ["", "found"] {
        let (text, prompt, title) = (Binding.constant(words), Text(verbatim: "Find"), String("Find"))
        let (isPresented, tokens) = (Binding.constant(false), Binding.constant([Token(id: 1)]))
        @MainActor func says(_ prompt: String = "Find", at line: Int = #line, _ change: (PlainPage) -> some View) throws {
          let shown = try judge.show(.phone) { NavigationStack { change(PlainPage()) } }
          let expected = words.isEmpty ? prompt : words
          judge.expect(shown.texts.contains(expected), "\(expected) is not among \(shown.texts)", at: line)
          let (field, page) = (shown.words(expected, at: line), shown.place("page", at: line))
          judge.expect(field.maxY <= page.minY, "the field is not above the page", at: line)
        }
        try says("Search") { $0.searchable(text: text) }
        try says { $0.searchable(text: text, prompt: prompt) }
        try says { $0.searchable(text: text, prompt: LocalizedStringKey("Find")) }
        try says { $0.searchable(text: text, prompt: title) }
        try says("Search") { $0.searchable(text: text, isPresented: isPresented) }
        try says { $0.searchable(text: text, isPresented: isPresented, prompt: prompt) }
        try says { $0.searchable(text: text, isPresented: isPresented, prompt: LocalizedStringKey("Find")) }
        try says { $0.searchable(text: text, tokens: tokens, prompt: prompt) { Text("\($0.id)") } }
        try says { $0.searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: prompt) { Text("\($0.id)") } }
        try says { $0.searchable(text: text, prompt: prompt) { Text("suggested") } }
        try says { $0.searchable(text: text, prompt: LocalizedStringKey("Find")) { Text("suggested") } }
      }
    }
    measure(
      "Slider", says: "in the order of the first years as in today's: the ends, the steps' labels, the value",
      from: .law("an older initializer makes the same view")
    ) { judge in
      let value = Binding.constant(3.0)
      let shown = try judge.show(.fixed(200, 60)) { Slider(value: value, in: 1...5) }
      shown.same(Slider(value: value, in: 1...5, onEditingChanged: { _ in }, label: { Text("l") }), Slider(value: value, in: 1...5))
      shown.same(Slider(value: .constant(0.3), onEditingChanged: { _ in }, label: { Text("l") }), Slider(value: .constant(0.3)))
      let labelled = Slider(
        value: value, in: 1...9, label: { Text("l") }, minimumValueLabel: { Text("a") }, maximumValueLabel: { Text("zz") })
      shown.same(
        Slider(value: value, in: 1...9, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("zz")) {
          Text("l")
        },
        labelled)
      shown.same(
        Slider(value: value, in: 1...9, step: 2, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("zz")) {
          Text("l")
        }, labelled)
      shown.different(Slider(value: value, in: 1...5), Slider(value: value, in: 1...9))
      shown.different(Slider(value: value, in: 1...5), Slider(value: value, in: 2...5))
      shown.same(Slider(value: value, in: 1...5), Slider(value: .constant(0.5)))
      shown.same(Slider(value: .constant(9), in: 1...5), Slider(value: .constant(1.0)))
    }
    measure(
      "Stepper", says: "in the order of the first years as in today's: a sign that cannot go on is grey",
      from: .law("an older initializer makes the same view")
    ) { judge in
      let shown = try judge.show(.fixed(200, 60)) { Stepper("l", value: .constant(3), in: 1...5) }
      let texts = { Text("l") }
      for value in [1, 3, 5] {
        shown.same(
          Stepper(value: .constant(value), in: 1...5, onEditingChanged: { _ in }, label: texts),
          Stepper(value: .constant(value), in: 1...5, label: texts))
      }
      shown.same(Stepper(value: .constant(9), onEditingChanged: { _ in }, label: texts), Stepper(value: .constant(9), label: texts))
      let (low, high) = (Stepper(value: .constant(1), in: 1...5, label: texts), Stepper(value: .constant(5), in: 1...5, label: texts))
      shown.same(Stepper(onIncrement: {}, onDecrement: nil, label: texts), low)
      shown.same(Stepper(onIncrement: nil, onDecrement: {}, label: texts), high)
      shown.same(Stepper(onIncrement: {}, onDecrement: nil, onEditingChanged: { _ in }, label: texts), low)
      shown.different(low, high)
      shown.different(low, Stepper(value: .constant(3), in: 1...5, label: texts))
    }
    measure(
      "View.actionSheet", "ActionSheet",
      says: "while there is an item its title, message and buttons; nothing where there is none",
      from: .documented("swiftui/view/actionsheet(item:content:)")
    ) { judge in
      @MainActor func page(_ item: Named?) throws -> Shown {
        try judge.show(.phone) {
          PlainPage().actionSheet(item: .constant(item)) {
            ActionSheet(
              title: Text(verbatim: "title \($0.id)"), message: Text("message"), buttons: [.default(Text("one")), .cancel(Text("no"))])
          }
        }
      }
      judge.equal(try page(nil).texts, ["body"])
      let shown = try page(Named("a"))
      judge.equal(Set(shown.texts), ["body", "title a", "message", "one", "no"])
      let same = try judge.show(.phone) {
        PlainPage().actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("title a"), message: Text("message"), buttons: [.default(Text("one")), .cancel(Text("no"))])
        }
      }
      shown.looks(like: same)
    }
    row(
      "Form", says: "inset and grouped, also where lists around are plain; another style it takes",
      from: .documented("swiftui/form"), in: .fixed(320, 200)
    ) {
      Form { Text("a").accessibilityIdentifier("a") }.listStyle(.plain)
    } holds: { shown in
      shown.same { Form { Text("a") } }
      shown.same { List { Text("a") }.listStyle(.insetGrouped) }
      shown.expect(shown.place("a").minX >= 32, "the row is not inset")
      try shown.other { Form { Text("a") }.listStyle(.grouped) }.same { List { Text("a") }.listStyle(.grouped) }
    }
    row(
      "DefaultLabelStyle", "Label", says: "the picture stands on the first of the title's lines", from: .documented("swiftui/label"),
      in: .fixed(120, 100)
    ) {
      Label {
        Text("a title of several lines").accessibilityIdentifier("title")
      } icon: {
        Text("i").accessibilityIdentifier("icon")
      }.labelStyle(DefaultLabelStyle())
    } holds: {
      $0.expect($0.place("title").height > 35, "one line")
      $0.near($0.place("icon").minY, $0.place("title").minY)
      $0.near($0.place("title").minX, $0.place("icon").maxX + 8)
    }
    row(
      "ColorPicker",
      says: "a ring of all hues around the colour: from red over yellow, green, cyan, blue and purple, clockwise from the right",
      from: .documented("swiftui/angulargradient"), in: .fixed(100, 40), scale: 3
    ) {
      ColorPicker("", selection: .constant(Color.pureBlue)).labelsHidden()
    } holds: { shown in
      shown.color(50, 20, is: 0x0000FF)
      let ring: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
      let other = try shown.other {
        Circle().strokeBorder(AngularGradient(colors: ring, center: .center), lineWidth: 3).frame(width: 28, height: 28)
      }
      for step in 0..<24 {
        let angle = (CGFloat(step) + 0.5) / 24 * 2 * .pi
        let (x, y) = (50 + 12.5 * cos(angle), 20 + 12.5 * sin(angle))
        shown.color(x, y, is: other.color(x, y), within: 6)
      }
      // A third of the way around is green: neither red nor blue leads.
      let green = shown.color(50 + 12.5 * cos(2 * .pi / 3), 20 + 12.5 * sin(2 * .pi / 3))
      shown.expect(green >> 8 & 255 > green >> 16 && green >> 8 & 255 > green & 255, "no green at a third: \(green)")
      shown.color(50 + 7.5, 20, isNot: 0xFFFFFF)
      shown.color(50 + 10.2, 20, is: 0xFFFFFF, within: 40)
    }
    row(
      "PickerStyle.segmented", says: "all words are as dark as text, the chosen ones heavier",
      from: .documented("swiftui/segmentedpickerstyle"), in: .fixed(200, 60), scale: 2
    ) {
      Picker("", selection: .constant(1)) {
        Text("iii").tag(0)
        Text("lll").tag(1)
      }.pickerStyle(.segmented).foregroundStyle(Color.pureRed)
    } holds: {
      let (one, two) = ($0.words("iii"), $0.words("lll"))
      $0.expect($0.darkest(in: one) < 60, "the words are pale: \($0.darkest(in: one))")
      $0.expect($0.darkest(in: two) < 40, "the chosen words are pale: \($0.darkest(in: two))")
      $0.expect($0.area(0xFF0000).isNull, "the style around reaches the words")
    }
    row(
      "ContentUnavailableView", says: "its words keep 32 from both sides, and stand in the middle",
      from: .assumed("the system's margin of such pages"), in: .fixed(200, 300)
    ) {
      ContentUnavailableView {
        Text("iii iii iii iii iii iii iii iii iii iii iii iii iii").accessibilityIdentifier("title")
      } description: {
        Color.pureRed.frame(maxWidth: .infinity).frame(height: 10).accessibilityIdentifier("wide")
      }
    } holds: {
      $0.frame("wide", 32, nil, 136, 10)
      $0.near($0.place("title").midX, 100, within: 1)
    }
    row(
      "ContentUnavailableView", says: "what is left out, words or buttons, takes no room: the label stands in the very middle",
      from: .law("what is not there is not laid out"), in: .fixed(200, 300)
    ) {
      ContentUnavailableView { Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("label") }
    } holds: {
      $0.frame("label", 75, 135, 50, 30)
      try $0.other { ContentUnavailableView("iii", systemImage: "star", description: nil as Text?) }.same {
        ContentUnavailableView { Label("iii", systemImage: "star") }
      }
    }
    row(
      "ControlGroup", says: "several controls lie 16 apart on a grey plate, 12 from its ends, at least 34 high, with corners of 8",
      from: .assumed("the system's bordered buttons"), in: .fixed(200, 60), scale: 2
    ) {
      ControlGroup {
        Box("one", 20, 10)
        Box("two", 30, 10)
      }
    } holds: { shown in
      let (one, two) = (shown.place("one"), shown.place("two"))
      shown.near(two.minX, one.maxX + 16)
      shown.ink(one.minX - 12, 13, 90, 34, within: 0.6)
      let plain = try shown.other {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.tertiary).frame(width: 90, height: 34)
      }
      // Where the plate begins in each of its first rows of pixels.
      for y in stride(from: CGFloat(13), to: 21, by: 0.5) {
        @MainActor func edge(_ shown: Shown) -> CGFloat {
          (0..<80).map { CGFloat($0) / 2 + one.minX - 16 }.first { shown.grey($0, y) < 252 } ?? 0
        }
        shown.near(edge(shown), edge(plain), within: 0.6, "the edge at \(y)")
      }
    }
    row(
      "MultiDatePicker", says: "a month with 16 around it", from: .assumed("the system's margin around a calendar"), in: .fit
    ) {
      MultiDatePicker("", selection: .constant([DateComponents(year: 2024, month: 5, day: 12)])).accessibilityIdentifier("month")
    } holds: {
      // The 5th of May 2024 is a Sunday, the 11th a Saturday.
      let (month, first, last) = ($0.place("month"), $0.words("5"), $0.words("11"))
      let column = (last.midX - first.midX) / 6
      $0.near(first.midX - column / 2, month.minX + 16, within: 1)
      $0.near(last.midX + column / 2, month.maxX - 16, within: 1)
      $0.expect($0.texts.contains("31") && !$0.texts.contains("32"), "the days are \($0.texts)")
    }
  }
}
