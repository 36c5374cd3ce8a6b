import SwiftUI

private struct FramedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(6).background(Color.pureGreen) }
}

extension Ledger {
  func textFields() {
    topic("Controls: fields")

    row(
      "TextField", "TextFieldStyle", "TextFieldStyle.automatic", "TextFieldStyle.plain", "DefaultTextFieldStyle", "PlainTextFieldStyle",
      says: "its words in one line from the start of all the room there is; while there are none, the prompt or the label, pale",
      from: .documented("swiftui/textfield"), in: .fixed(200, 40)
    ) {
      TextField("Label", text: .constant("words"), prompt: Text("prompt")).accessibilityIdentifier("f")
    } holds: {
      $0.texts("words")
      $0.near($0.place("f").width, 200)
      $0.near($0.words("words").minX, 0)
      $0.expect($0.darkest(in: $0.words("words")) < 60, "the words are pale")
      $0.expect($0.ink().height < 20 && $0.ink().maxX < 80, "there is more than the words")
      let prompt = try $0.other { TextField("Label", text: .constant(""), prompt: Text("prompt")) }
      prompt.texts("prompt")
      prompt.expect(prompt.darkest(in: prompt.words("prompt")) > 150, "the prompt is dark")
      let label = try $0.other { TextField("Label", text: .constant("")) }
      label.texts("Label")
      label.expect(label.darkest(in: label.words("Label")) > 150, "the label is dark")
      label.near(label.words("Label").minX, 0)
      for style in 0..<5 {
        label.same {
          let field = TextField("Label", text: .constant(""))
          if style == 0 { field.textFieldStyle(.automatic) }
          if style == 1 { field.textFieldStyle(.plain) }
          if style == 2 { field.textFieldStyle(DefaultTextFieldStyle()) }
          if style == 3 { field.textFieldStyle(PlainTextFieldStyle()) }
          if style == 4 { TextField(text: .constant("")) { Text("Label") } }
        }
      }
      try $0.other { TextField(String("Label"), text: .constant("")) }.texts("Label")
      let mirrored = try $0.other { TextField("Label", text: .constant("words")).rightToLeft() }
      mirrored.near(mirrored.words("words").maxX, 200)
    }
    row(
      "TextField", says: "one line, cut off; as many as are needed where the axis is vertical",
      from: .documented("swiftui/textfield/init(_:text:axis:)-2rs2t"), in: .fixed(100, 200)
    ) {
      TextField("Label", text: .constant("many words that do not fit on one line of the field"), axis: .vertical).accessibilityIdentifier(
        "f")
    } holds: {
      $0.expect($0.place("f").height > 55, "one line")
      let one = try $0.other {
        TextField("Label", text: .constant("many words that do not fit on one line of the field")).accessibilityIdentifier("f")
      }
      one.expect(one.place("f").height < 28, "several lines")
      one.same { TextField("Label", text: .constant("many words that do not fit on one line of the field"), axis: .horizontal) }
      $0.same { TextField(String("Label"), text: .constant("many words that do not fit on one line of the field"), axis: .vertical) }
      $0.same { TextField(text: .constant("many words that do not fit on one line of the field"), axis: .vertical) { Text("Label") } }
    }
    row(
      "TextField", says: "a value in its format; nil is empty", from: .documented("swiftui/textfield/init(_:value:format:prompt:)-2ieql"),
      in: .fixed(200, 40)
    ) {
      TextField("Label", value: .constant(1234.5), format: .number.locale(Locale(identifier: "en_US")))
    } holds: {
      $0.texts("1,234.5")
      try $0.other { TextField("Label", value: .constant(Double?.none), format: .number) }.texts("Label")
      try $0.other { TextField("Label", value: .constant(Optional(7)), format: .number) }.texts("7")
      try $0.other { TextField(value: .constant(7), format: .number) { Text("Label") } }.texts("7")
      try $0.other { TextField(String("Label"), value: .constant(7), format: .number) }.texts("7")
      let formatter = NumberFormatter()
      formatter.minimumFractionDigits = 2
      formatter.locale = Locale(identifier: "en_US")
      try $0.other { TextField("Label", value: .constant(7), formatter: formatter) }.texts("7.00")
    }
    row(
      "RoundedBorderTextFieldStyle", "TextFieldStyle.roundedBorder",
      says: "the words 7 in, in a white field about 34 high with a hairline around and round corners",
      from: .recorded("iOS 26.0: 34 high"), in: .fixed(200, 60)
    ) {
      TextField("Label", text: .constant("words")).textFieldStyle(.roundedBorder).accessibilityIdentifier("f")
    } holds: {
      $0.near($0.place("f").height, 34, within: 1.1)
      $0.near($0.words("words").minX, 7)
      $0.near($0.words("words").midY, 30, within: 1)
      let border = $0.ink()
      $0.near(border.width, 200, within: 1)
      $0.near(border.height, 34, within: 1.1)
      $0.color(100, border.minY, isNot: 0xFFFFFF, within: 20)
      $0.color(border.minX, 30, isNot: 0xFFFFFF, within: 20)
      $0.color(border.minX, border.minY, is: 0xFFFFFF, within: 12)
      $0.color(100, border.minY + 3, is: 0xFFFFFF)
      $0.same { TextField("Label", text: .constant("words")).textFieldStyle(RoundedBorderTextFieldStyle()) }
      let dark = try $0.other { TextField("Label", text: .constant("words")).textFieldStyle(.roundedBorder).inTheDark() }
      dark.expect(dark.grey(100, border.minY + 3) < 40 && dark.grey(100, border.minY) > 30, "the dark field is light")
    }
    row(
      "TextFieldStyle", "View.textFieldStyle", says: "a style of one's own puts things around the field",
      from: .documented("swiftui/textfieldstyle"), in: .fixed(200, 60)
    ) {
      TextField("Label", text: .constant("words")).textFieldStyle(FramedField())
    } holds: {
      $0.near($0.words("words").minX, 6)
      $0.near($0.area(0x00FF00).width, 200)
      $0.expect(30...36 ~= $0.area(0x00FF00).height, "the field is \($0.area(0x00FF00))")
      try $0.other { SecureField("Label", text: .constant("abc")).textFieldStyle(FramedField()) }.color(2, 30, is: 0x00FF00)
    }
    row(
      "View.multilineTextAlignment", "TextField", "SecureField", "TextEditor",
      says: "the words of fields, and their prompts, stand at the side where lines do", from: .documented("swiftui/textalignment"),
      in: .fixed(200, 40)
    ) {
      TextField("Label", text: .constant("words")).multilineTextAlignment(.trailing)
    } holds: {
      $0.near($0.words("words").maxX, 200)
      let middle = try $0.other { TextField("Label", text: .constant("words")).multilineTextAlignment(.center) }
      middle.near(middle.words("words").midX, 100, within: 0.6)
      let prompt = try $0.other { TextField("Label", text: .constant("")).multilineTextAlignment(.trailing) }
      prompt.near(prompt.words("Label").maxX, 200)
      let secret = try $0.other { SecureField("Label", text: .constant("abc")).multilineTextAlignment(.trailing) }
      secret.near(secret.words("•••").maxX, 200, within: 2)
      let bordered = try $0.other {
        TextField("Label", text: .constant("words")).textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)
      }
      bordered.near(bordered.words("words").maxX, 193)
      let editor = try $0.other { TextEditor(text: .constant("words")).multilineTextAlignment(.trailing) }
      editor.near(editor.words("words").maxX, 195)
      // In a row beside its label it stands as it is asked to.
      let row = try $0.other {
        List {
          LabeledContent("Name") { TextField("Label", text: .constant("words")) }
          LabeledContent("Name") { TextField("Label", text: .constant("other")).multilineTextAlignment(.trailing) }
        }.frame(height: 200)
      }
      row.expect(row.words("words").minX < row.words("other").minX - 20, "\(row.words("words")) \(row.words("other"))")
      let mirrored = try $0.other { TextField("Label", text: .constant("words")).multilineTextAlignment(.trailing).rightToLeft() }
      mirrored.near(mirrored.words("words").minX, 0)
    }
    row(
      "SecureField", says: "a dot for each letter; while there are none, the prompt or the label, pale",
      from: .documented("swiftui/securefield"), in: .fixed(200, 40)
    ) {
      SecureField("Label", text: .constant("secret"))
    } holds: {
      $0.texts("••••••")
      try $0.other { SecureField("Label", text: .constant("")) }.texts("Label")
      try $0.other { SecureField(String("Label"), text: .constant(""), prompt: Text("prompt")) }.texts("prompt")
      try $0.other { SecureField(text: .constant("")) { Text("Label") } }.texts("Label")
      let label = try $0.other { SecureField("Label", text: .constant("")) }
      label.expect(label.darkest(in: label.words("Label")) > 150, "the label is dark")
      let bordered = try $0.other { SecureField("Label", text: .constant("x")).textFieldStyle(.roundedBorder).accessibilityIdentifier("f") }
      bordered.near(bordered.place("f").height, 34, within: 1.1)
    }
    row(
      "TextEditor", "AttributedTextSelection", says: "words with attributes keep them", from: .documented("swiftui/texteditor"),
      in: .fixed(120, 60)
    ) {
      var words = AttributedString("wide words")
      words.foregroundColor = .pureRed
      words.font = .system(size: 30)
      return TextEditor(text: .constant(words), selection: .constant(AttributedTextSelection()))
    } holds: {
      $0.expect($0.area(0xFF0000).height > 15, "no large red letters: \($0.area(0xFF0000))")
    }
    value(
      "AttributedTextSelection", "AttributedTextSelection.*", "AttributedString.transformAttributes",
      says: "tells what is chosen, and which attributes what is typed gets", from: .documented("swiftui/attributedtextselection")
    ) { judge in
      var words = AttributedString("ab")
      let middle = words.index(afterCharacter: words.startIndex)
      words[words.startIndex..<middle].foregroundColor = .red
      judge.equal(AttributedTextSelection().indices(in: words), .insertionPoint(words.endIndex))
      judge.equal(AttributedTextSelection(range: middle..<middle), AttributedTextSelection(insertionPoint: middle))
      judge.equal(AttributedTextSelection(insertionPoint: middle).typingAttributes(in: words).foregroundColor, .red)
      judge.equal(AttributedTextSelection().typingAttributes(in: words).foregroundColor, nil)
      var chosen = AttributedTextSelection(range: middle..<words.endIndex)
      words.transformAttributes(in: &chosen) { $0.foregroundColor = .blue }
      judge.equal(words.runs.map(\.foregroundColor), [.red, .blue])
      var none = AttributedTextSelection()
      words.transformAttributes(in: &none) { $0.foregroundColor = .green }
      judge.equal(words.runs.map(\.foregroundColor), [.red, .blue])
    }
    row(
      "TextEditor", says: "all the room there is, its words from the top, cut off at the end, on the ground",
      from: .documented("swiftui/texteditor"), in: .fixed(120, 60)
    ) {
      TextEditor(text: .constant("many words that do not fit into the room that there is, whatever one does"))
        .frame(width: 100, height: 40).background(Color.pureRed).accessibilityIdentifier("e")
    } holds: {
      $0.frame("e", 10, 10, 100, 40)
      $0.expect($0.ink().minX >= 10 && $0.ink().maxX <= 110 && $0.ink().maxY <= 50, "words stick out: \($0.ink())")
      $0.color(11, 11, is: 0xFFFFFF)
      $0.expect($0.ink().minX < 20 && $0.ink().minY < 26, "the words begin at \($0.ink())")
      try $0.other { TextEditor(text: .constant("w")).environment(\.colorScheme, .dark) }.color(100, 50, is: 0x000000)
      let mirrored = try $0.other { TextEditor(text: .constant("w")).rightToLeft() }
      mirrored.expect(mirrored.ink().minX > 90, "the words begin at the left")
    }
    none(
      "View.textEditorStyle", "TextEditorStyle", "TextEditorStyle.*", "PlainTextEditorStyle", "AutomaticTextEditorStyle",
      why: "both styles look the same at rest"
    ) {
      $0.textEditorStyle(.plain).textEditorStyle(.automatic).textEditorStyle(PlainTextEditorStyle()).textEditorStyle(
        AutomaticTextEditorStyle())
    }
  }
}
