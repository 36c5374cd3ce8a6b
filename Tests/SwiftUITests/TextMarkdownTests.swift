import Foundation
import Testing

@testable import SwiftUI

@Suite("Markdown in texts (CommonMark 6.1–6.6, GitHub's strikethrough)") struct TextMarkdownTests {
  private func looks(_ source: String) -> String {
    Markdown.spans(source).map { span in
      var mark = ""
      if span.intent.contains(.stronglyEmphasized) { mark += "b" }
      if span.intent.contains(.emphasized) { mark += "i" }
      if span.intent.contains(.code) { mark += "c" }
      if span.intent.contains(.strikethrough) { mark += "s" }
      if let link = span.link { mark += "@" + link.absoluteString }
      return mark.isEmpty ? span.text : "\(mark)(\(span.text))"
    }.joined(separator: "|")
  }

  @Test(
    "marks and what they say",
    arguments: [
      ("plain", "plain"),
      ("**strong** and *soft*", "b(strong)| and |i(soft)"),
      ("__strong__ _soft_", "b(strong)| |i(soft)"),
      ("***both***", "bi(both)"),
      ("*a **b** c*", "i(a )|bi(b)|i( c)"),
      ("`let *x*` ~~gone~~", "c(let *x*)| |s(gone)"),
      ("[here](https://a.b/c)", "@https://a.b/c(here)"),
      ("[**here**](https://a.b)", "b@https://a.b(here)"),
      ("<https://a.b>", "@https://a.b(https://a.b)"),
      ("\\*not\\*", "*not*"),
      ("snake_case_name", "snake_case_name"), ("_snake_case", "_snake_case"), ("_snake_case_", "i(snake_case)"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("**open", "**open"),
      ("[no link]", "[no link]"),
      ("a*b*c", "a|i(b)|c"),
    ]) func marks(source: String, expected: String)
  { #expect(looks(source) == expected) }

  @Test("what an argument says is never markup") func escaping() {
    let words = "5 * 3 * [x](y) _z_ `q`"
    #expect(Markdown.spans(Markdown.escape(words)).map(\.text).joined() == words)
  }

  @Test("AttributedString(markdown:) carries the same looks") func attributed() throws {
    let string = try AttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(String(string.characters) == "a b c")
    #expect(string.runs.contains { $0.link == URL(string: "https://d.e") })
  }
}

@Suite("Keys and translations") struct TextKeyTests {
  /// Apple's documentation of LocalizedStringKey: an interpolated value stands in the key as its format specifier.
  @Test("interpolated values stand in the key as specifiers") func specifiers() {
    let count = 3
    let name = "Ann"
    #expect(LocalizedStringKey("\(count) files for \(name)").key == "%lld files for %@")
    #expect(LocalizedStringKey("\(0.5) \(UInt(2)) \(Float(1))").key == "%lf %llu %f")
    #expect(LocalizedStringKey("100% of \(1.25, specifier: "%.1f")").key == "100%% of %.1f")
  }

  private func words(_ key: LocalizedStringKey, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return ResolvedText(Text(key), environment).string
  }

  @Test("without a translation the key's own words are shown, with their arguments") func untranslated() {
    #expect(words("\(2) of \("*x*")") == "2 of *x*")
    #expect(words("100% sure") == "100% sure")
    #expect(words("\(12.5, specifier: "%.2f")%") == "12.50%")
  }

  @Test("a catalogue's translation takes the arguments, in its own order, in the plural form of the count") func translated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld apples": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Apfel"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Äpfel"}}}}}}},
        "%@ likes %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@ gefällt **%1$@**"}}}}
      }}
      """
    try catalogue.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let german: (inout EnvironmentValues) -> Void = {
      $0.locale = Locale(identifier: "de_DE")
      $0.resources = PageResources(folders: [folder.path])
    }
    #expect(words("\(1) apples", german) == "1 Apfel")
    #expect(words("\(5) apples", german) == "5 Äpfel")
    #expect(words("\("Ann") likes \("Bob")", german) == "Bob gefällt Ann")
  }

  @Test("texts and pictures in a key stand where their arguments stand") func rich() {
    let text = ResolvedText(Text("a \(Text("b").bold()) c \(Image(systemName: "star")) d"), EnvironmentValues())
    #expect(text.string == "a b c \u{FFFC} d")
    #expect(text.inks.filter { $0.picture != nil }.count == 1)
  }

  @Test("a link is painted in the tint, whatever is said around it") func link() {
    var environment = EnvironmentValues()
    environment.tintStyle = AnyShapeStyle(Color.green)
    let text = ResolvedText(Text("see [this](https://a.b)").foregroundStyle(.red), environment)
    #expect(text.inks[0].style == Color.red.resolvedStyle(in: environment))
    #expect(text.inks[1].style == Color.green.resolvedStyle(in: environment))
  }

  @Test("texts that say the same in the same look are equal") func equality() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text(verbatim: "a") + Text("b") == Text(verbatim: "a") + Text("b"))
    #expect(Text("\(1) x") != Text("\(2) x"))
  }

  @Test("a value is written for the reader's locale") func formatted() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    #expect(ResolvedText(Text(1234.5, format: .number), environment).string == "1.234,5")
  }

  @Test("a timer shows hours only when there are some") func timer() {
    func shown(_ seconds: Double) -> String {
      let start = Date(timeIntervalSince1970: 0)
      let text = Text(timerInterval: start...start.addingTimeInterval(seconds), pauseTime: start)
      return ResolvedText(text, EnvironmentValues()).string
    }
    #expect(shown(65) == "1:05")
    #expect(shown(3_725) == "1:02:05")
  }
}

@Suite("Markdown of any words takes time in proportion") struct TextMarkdownGrowthTests {
  /// 50,000 brackets took 8 s in a release build, and some of the others as long.
  @Test(
    "marks that nothing closes, and marks within each other", .timeLimit(.minutes(10)),
    arguments: [
      "[", "]", "[a](", "[x](y ", "<", "<a", "*a ", "a* ", "**a _b ", "`", "~a ", "*a* ", "_*", "![", "[[a](b)", "*a `", "]( ", "(",
    ]) func linear(unit: String)
  {
    let source = String(repeating: unit, count: 20_000) + "x" + String(repeating: "](u) * )> ", count: 4_000)
    #expect(!Markdown.spans(source).isEmpty)
  }

  @Test("a link holds no link; the outer brackets are words (CommonMark 6.3)") func nested() {
    let spans = Markdown.spans("[a [b](https://c.d) e](https://f.g)")
    #expect(spans.map(\.text).joined() == "[a b e](https://f.g)")
    #expect(spans.filter { $0.link != nil }.map(\.text) == ["b"])
  }
}
