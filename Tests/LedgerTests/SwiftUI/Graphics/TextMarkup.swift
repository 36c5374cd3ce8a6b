import Foundation
import SwiftUI

extension Ledger {
  func textMarkup() {
    topic("Text: keys, Markdown and attributes")

    row(
      "Text", says: "Markdown in a key: strong, emphasis, code, struck through, escapes", from: .specified("CommonMark 0.31 §6"),
      in: .fixed(320, 30)
    ) {
      Text("a **bold** _it_ `co*de` ~~x~~ \\*y\\* snake_case_name 2*3*4")
    } holds: { shown in
      shown.texts("a bold it co*de x *y* snake_case_name 234")
      shown.looks {
        Text(verbatim: "a ") + Text(verbatim: "bold").bold() + Text(verbatim: " ") + Text(verbatim: "it").italic() + Text(verbatim: " ")
          + Text(verbatim: "co*de").monospaced() + Text(verbatim: " ") + Text(verbatim: "x").strikethrough()
          + Text(verbatim: " *y* snake_case_name 2")
          + Text(verbatim: "3").italic() + Text(verbatim: "4")
      }
      shown.same(Text("***both***"), Text(verbatim: "both").bold().italic())
      shown.same(Text("**a *b* c**"), Text(verbatim: "a ").bold() + Text(verbatim: "b").bold().italic() + Text(verbatim: " c").bold())
      shown.same(Text("__a__ *b*"), Text(verbatim: "a").bold() + Text(verbatim: " ") + Text(verbatim: "b").italic())
      for (written, read) in [
        ("** a **", "** a **"), ("*a", "*a"), ("a*", "a*"), ("``a`b``", "a`b"), ("[a](", "[a]("), ("<b>", "<b>"), ("[a]", "[a]"),
        ("a\\nb", "a\\nb"),
        ("~a~", "a"), ("<https://a.b>", "https://a.b"), ("[x *y*](https://a.b)", "x y"), ("`` ` ``", "`"),
      ] { try shown.other { Text(LocalizedStringKey(written)) }.texts(read) }
    }
    row("Text", says: "a link is tinted, and leads there in documents", from: .documented("swiftui/text"), in: .fixed(120, 30)) {
      Text("go [there](https://example.com/x?a=1)").tint(Color.pureRed)
    } holds: { shown in
      shown.texts("go there")
      shown.judge.expect(!shown.area(0xFF0000, within: 60).isNull && !shown.area(0, within: 60).isNull, "no red link among black words")
      shown.svg(says: "<a xlink:href=\"https://example.com/x?a=1\">")
      shown.pdf(says: "/URI (https://example.com/x?a=1)")
      shown.same(Text("[there](https://example.com)"), Text(verbatim: "there").foregroundStyle(Color.accentColor))
      shown.same(
        Text("[there](https://example.com)").foregroundStyle(Color.pureGreen), Text(verbatim: "there").foregroundStyle(Color.accentColor))
    }
    row(
      "LocalizedStringKey", "LocalizedStringKey.StringInterpolation", "LocalizedStringKey.StringInterpolation.appendInterpolation",
      "LocalizedStringKey.StringInterpolation.appendLiteral", says: "values in their places; what stands in a value is no markup",
      from: .documented("swiftui/localizedstringkey"), in: .fixed(200, 400)
    ) {
      VStack(spacing: 0) {
        Text("\(3) apples")
        Text("\(1.5) and \(Float(2.5)) and \(CGFloat(3.5))")
        Text("\(2.345, specifier: "%.1f") \(7, specifier: "%03d") \("x", specifier: "%@")")
        Text("a \("**b**") 100% \(true)")
        Text("a \(Text("**b**")) c")
        Text("\(0.5, format: .percent)")
        Text("\("abc".dropFirst())")
        Text("\(UInt8(200)) \(-3)")
        Text("\(Date(timeIntervalSinceReferenceDate: 0), style: .date)").environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        Text("\(LocalizedStringKey("key")) \(NSNumber(value: 4))")
        Text("^[\(3) box](inflect: true), ^[\(1) city](inflect: true), ^[\(2) city](inflect: true)")
        Text("\(AttributedString("plain")) \(LocalizedStringResource("res"))")
        Text(
          "\(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 90), pauseTime: Date(timeIntervalSinceReferenceDate: 30))"
        )
      }
    } holds: {
      $0.texts(
        "3 apples", "1.500000 and 2.500000 and 3.500000", "2.3 007 x", "a **b** 100% true", "a b c", "50%", "bc", "200 -3",
        "January 1, 2001",
        "key 4", "3 boxes, 1 city, 2 cities", "plain res", "1:00")
      $0.same(Text("a \(Text("**b**")) c"), Text("a **b** c"))
      $0.same(Text("a \(Text("b").foregroundStyle(Color.pureRed))"), Text("a ") + Text("b").foregroundStyle(Color.pureRed))
      $0.judge.expect(
        LocalizedStringKey("a") == "a" && LocalizedStringKey("a") != "b" && ("\(1)" as LocalizedStringKey) != "\(2)", "equality")
    }
    measure(
      "LocalizedStringResource", "LocalizedStringResource.key", "LocalizedStringResource.table", "LocalizedStringResource.locale",
      says: "a key, its table and a locale; its own words where there is no translation",
      from: .documented("foundation/localizedstringresource")
    ) { judge in
      var resource = LocalizedStringResource("\(3) apples", table: "Fruit", locale: Locale(identifier: "de_DE"))
      judge.equal(resource.key, "%lld apples")
      judge.equal(resource.table, "Fruit")
      judge.equal(resource.locale.identifier, "de_DE")
      resource.locale = Locale(identifier: "fr_FR")
      judge.equal(resource.locale.identifier, "fr_FR")
      judge.equal(("plain" as LocalizedStringResource).table, nil)
      judge.equal(String(localized: resource), "3 apples")
      judge.equal(String(localized: "\(4) pears"), "4 pears")
      try judge.show { Text(resource) }.texts("3 apples")
      let other = LocalizedStringResource("fruit.count", defaultValue: "\(3) of 100% apples", table: "Fruit", comment: "A basket")
      judge.equal(other.key, "fruit.count")
      judge.equal(other.table, "Fruit")
      judge.equal(String(localized: other), "3 of 100% apples")
      try judge.show { Text(other) }.texts("3 of 100% apples")
      judge.expect(other != LocalizedStringResource("fruit.count", table: "Fruit"), "a default value makes no difference")
    }
    measure(
      "LocalizedStringResource.bundle", "LocalizedStringResource.BundleDescription",
      says: "the tables of a bundle that is named come before the page's; the main bundle's are the page's",
      from: .documented("foundation/localizedstringresource/bundledescription")
    ) { judge in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString).bundle")
      defer { try? FileManager.default.removeItem(at: folder) }
      let tables = folder.appendingPathComponent("en.lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"Hello from the bundle\";".utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
      let bundle = Bundle(url: folder)
      try judge.show { Text("greeting", bundle: bundle) }.texts("Hello from the bundle")
      try judge.show { Text("greeting", bundle: .main) }.texts("greeting")
      let resource = LocalizedStringResource("greeting", bundle: .atURL(folder))
      try judge.show { Text(resource) }.texts("Hello from the bundle")
      judge.equal(String(localized: resource), "Hello from the bundle")
      judge.expect(resource != LocalizedStringResource("greeting") && resource.bundle == .atURL(folder) && resource.bundle != .main)
      // What a bundle has not is the page's, and else the key.
      try judge.show { Text("farewell", bundle: bundle) }.texts("farewell")
    }
    measure(
      "InlinePresentationIntent", "InlinePresentationIntent.emphasized", "InlinePresentationIntent.stronglyEmphasized",
      "InlinePresentationIntent.code", "InlinePresentationIntent.strikethrough", "InlinePresentationIntent.softBreak",
      "InlinePresentationIntent.lineBreak", "InlinePresentationIntent.inlineHTML", "InlinePresentationIntent.blockHTML",
      says: "Foundation's bits; the first four are shown", from: .documented("foundation/inlinepresentationintent")
    ) { judge in
      let all: [InlinePresentationIntent] = [
        .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak, .inlineHTML, .blockHTML,
      ]
      judge.equal(all.map(\.rawValue), [1, 2, 4, 32, 64, 128, 256, 512])
      let shown = try judge.show(.fixed(80, 30)) { Text("a") }
      let looks: [(InlinePresentationIntent, Text)] = [
        (.emphasized, Text("ab").italic()), (.stronglyEmphasized, Text("ab").bold()), (.code, Text("ab").monospaced()),
        (.strikethrough, Text("ab").strikethrough()), (.softBreak, Text("ab")), (.lineBreak, Text("ab")), (.inlineHTML, Text("ab")),
        (.blockHTML, Text("ab")), ([.emphasized, .stronglyEmphasized], Text("ab").bold().italic()),
      ]
      for (intent, text) in looks {
        var string = AttributedString("ab")
        string.inlinePresentationIntent = intent
        shown.same(Text(string), text)
      }
    }
    measure(
      "AttributeScopes.swiftUI", "AttributeScopes.SwiftUIAttributes", "AttributeScopes.SwiftUIAttributes.font",
      "AttributeScopes.SwiftUIAttributes.foregroundColor", "AttributeScopes.SwiftUIAttributes.backgroundColor",
      "AttributeScopes.SwiftUIAttributes.strikethroughStyle", "AttributeScopes.SwiftUIAttributes.underlineStyle",
      "AttributeScopes.SwiftUIAttributes.kern", "AttributeScopes.SwiftUIAttributes.tracking",
      "AttributeScopes.SwiftUIAttributes.baselineOffset",
      "AttributeScopes.SwiftUIAttributes.inlinePresentationIntent", "AttributeScopes.SwiftUIAttributes.foundation",
      says: "each attribute is the text's own modifier", from: .documented("foundation/attributescopes/swiftuiattributes")
    ) { judge in
      let shown = try judge.show(.fixed(120, 50)) { Text("a") }
      @MainActor func same(_ text: Text, at line: Int = #line, _ change: (inout AttributedString) -> Void) {
        var string = AttributedString("Ham")
        change(&string)
        shown.same(Text(string), text, at: line)
      }
      same(Text("Ham")) { _ in }
      same(Text("Ham").font(.title)) { $0.font = .title }
      same(Text("Ham").foregroundColor(.pureRed)) { $0.foregroundColor = .pureRed }
      same(Text("Ham").underline(pattern: .dot, color: .pureRed)) { $0.underlineStyle = Text.LineStyle(pattern: .dot, color: .pureRed) }
      same(Text("Ham").strikethrough()) { $0.strikethroughStyle = .single }
      same(Text("Ham").kerning(4)) { $0.kern = 4 }
      same(Text("Ham").tracking(4)) { $0.tracking = 4 }
      same(Text("Ham").baselineOffset(7)) { $0.baselineOffset = 7 }
      same(Text("[Ham](https://a.b)")) { $0.link = URL(string: "https://a.b") }
      var marked = AttributedString("Ham")
      marked.backgroundColor = .pureRed
      let background = try judge.show(.fixed(120, 50)) { Text(marked).font(.system(size: 20)).accessibilityIdentifier("text") }
      let frame = background.frame("text") ?? .zero
      judge.near(background.area(0xFF0000).width, frame.width, within: 1.1)
      judge.near(background.area(0xFF0000).height, frame.height, within: 1.1)
      judge.near(background.area(0xFF0000).minX, frame.minX, within: 1.1)
      judge.near(background.area(0xFF0000).minY, frame.minY, within: 1.1)
      var parts = AttributedString("Ham")
      parts[parts.startIndex..<parts.index(afterCharacter: parts.startIndex)].foregroundColor = .pureRed
      shown.same(Text(parts), Text("H").foregroundColor(.pureRed) + Text("am"))
    }
    value(
      "AttributeScopes.SwiftUIAttributes.FontAttribute", "AttributeScopes.SwiftUIAttributes.FontAttribute.name",
      "AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute", "AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.name",
      "AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute", "AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.name",
      "AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute", "AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.name",
      "AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute", "AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.name",
      "AttributeScopes.SwiftUIAttributes.KerningAttribute", "AttributeScopes.SwiftUIAttributes.KerningAttribute.name",
      "AttributeScopes.SwiftUIAttributes.TrackingAttribute", "AttributeScopes.SwiftUIAttributes.TrackingAttribute.name",
      "AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute", "AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.name",
      "AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute",
      "AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.name", says: "keys with names of their own",
      from: .documented("foundation/attributescopes/swiftuiattributes")
    ) { judge in
      typealias Scope = AttributeScopes.SwiftUIAttributes
      let names = [
        Scope.FontAttribute.name, Scope.ForegroundColorAttribute.name, Scope.BackgroundColorAttribute.name,
        Scope.StrikethroughStyleAttribute.name,
        Scope.UnderlineStyleAttribute.name, Scope.KerningAttribute.name, Scope.TrackingAttribute.name, Scope.BaselineOffsetAttribute.name,
      ]
      judge.equal(
        names,
        ["Font", "ForegroundColor", "BackgroundColor", "StrikethroughStyle", "UnderlineStyle", "Kern", "Tracking", "BaselineOffset"].map {
          "SwiftUI.\($0)"
        })
      judge.equal(Scope.InlinePresentationIntentAttribute.name, "NSInlinePresentationIntent")
      var string = AttributedString("a")
      string.kern = 3
      judge.equal(string.kern, 3)
      judge.equal(string.tracking, nil)
    }
    measure(
      "AttributedString.MarkdownParsingOptions", "AttributedString.MarkdownParsingOptions.allowsExtendedAttributes",
      "AttributedString.MarkdownParsingOptions.failurePolicy", "AttributedString.MarkdownParsingOptions.FailurePolicy",
      "AttributedString.MarkdownParsingOptions.interpretedSyntax", "AttributedString.MarkdownParsingOptions.InterpretedSyntax",
      "AttributedString.MarkdownParsingOptions.languageCode", says: "the phone's defaults, kept; inline Markdown is read",
      from: .documented("foundation/attributedstring/markdownparsingoptions")
    ) { judge in
      let plain = AttributedString.MarkdownParsingOptions()
      judge.equal(plain.allowsExtendedAttributes, false)
      judge.equal(plain.interpretedSyntax, .full)
      judge.equal(plain.failurePolicy, .throwError)
      judge.equal(plain.languageCode, nil)
      let own = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly, failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "de")
      judge.equal(own.allowsExtendedAttributes, true)
      judge.equal(own.interpretedSyntax, .inlineOnly)
      judge.equal(own.failurePolicy, .returnPartiallyParsedIfPossible)
      judge.equal(own.languageCode, "de")
      let read = try AttributedString(markdown: "a **b** [c](https://a.b)", options: own)
      judge.equal(String(read.characters), "a b c")
      judge.equal(read.runs.count, 4)
      let shown = try judge.show(.fixed(80, 30)) { Text(read) }
      shown.looks { Text("a **b** [c](https://a.b)") }
    }
  }
}
