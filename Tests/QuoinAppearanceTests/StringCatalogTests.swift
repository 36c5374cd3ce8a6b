import Foundation
import Testing

@testable import QuoinAppearance

@Suite struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}},"zh-Hant":{"stringUnit":{"value":"你好"}}}},
      "%lld cups":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld cup"}},"other":{"stringUnit":{"value":"%lld cups"}}}}},
        "pl":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld kubek"}},"few":{"stringUnit":{"value":"%lld kubki"}},
          "many":{"stringUnit":{"value":"%lld kubków"}},"other":{"stringUnit":{"value":"%lld kubka"}}}}}}},
      "Tap":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click"}},"other":{"stringUnit":{"value":"Tap"}}}}}}},
      "%@ of %@":{"localizations":{"de":{"stringUnit":{"value":"%2$@ hat %1$@"}}}},
      "birds":{"localizations":{"en":{"stringUnit":{"value":"%1$@ saw %#@birds@"},
        "substitutions":{"birds":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}}}}}}
    }}
    """

  private func catalog(_ files: [String: String]) throws -> (StringCatalog, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return (StringCatalog(searchPaths: [folder.path]), folder)
  }

  @Test func textsByLanguage() throws {
    let (strings, folder) = try catalog(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(strings.string("Hello", locale: "de") == "Hallo")
    #expect(strings.string("Hello", locale: "de_AT") == "Hallo")
    #expect(strings.string("Hello", locale: "zh-TW") == "你好")
    #expect(strings.string("Hello", locale: "en") == nil)
    #expect(strings.string("Hello", locale: "de", table: "Other") == nil)
    #expect(strings.languages == ["de", "en", "pl", "zh-Hant"])
    #expect(strings.problems.isEmpty)
  }

  @Test func pluralForms() throws {
    let (strings, folder) = try catalog(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(at: folder) }
    func cups(_ count: Int, _ locale: String) -> String? {
      strings.string("%lld cups", locale: locale, arguments: [.integer(count)])
    }
    #expect(cups(1, "en") == "1 cup")
    #expect(cups(2, "en") == "2 cups")
    #expect(cups(1, "pl") == "1 kubek")
    #expect(cups(3, "pl") == "3 kubki")
    #expect(cups(5, "pl") == "5 kubków")
    // A language without the text gets the source language's.
    #expect(cups(2, "fr") == "2 cups")
  }

  @Test func devicesOrderAndSubstitutions() throws {
    let (strings, folder) = try catalog(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(strings.string("Tap", locale: "en") == "Tap")
    #expect(strings.string("Tap", locale: "en", device: "mac") == "Click")
    #expect(strings.string("%@ of %@", locale: "de", arguments: [.text("Zeit"), .text("Anna")]) == "Anna hat Zeit")
    #expect(strings.string("birds", locale: "en", arguments: [.text("Ben"), .integer(1)]) == "Ben saw 1 bird")
    #expect(strings.string("birds", locale: "en", arguments: [.text("Ben"), .integer(4)]) == "Ben saw 4 birds")
  }

  @Test func olderFiles() throws {
    let (strings, folder) = try catalog([
      "de.lproj/Localizable.strings": "/* a\n comment */\n\"Hello\" = \"Hallo\"; // end\n\"a \\\"b\\\"\" = \"x\\ny\";\nbare = \"B\";",
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string></dict></dict></dict></plist>
      """,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(strings.problems.isEmpty)
    #expect(strings.string("Hello", locale: "de") == "Hallo")
    #expect(strings.string("a \"b\"", locale: "de") == "x\ny")
    #expect(strings.string("bare", locale: "de") == "B")
    #expect(strings.string("%d files", locale: "de", arguments: [.integer(1)]) == "1 Datei")
    #expect(strings.string("%d files", locale: "de", arguments: [.integer(3)]) == "3 Dateien")
  }

  @Test func brokenFilesAreProblems() throws {
    let (strings, folder) = try catalog(["Localizable.xcstrings": "{", "en.lproj/Other.strings": "\"a\" = \"b\";\n\"c\" \"d\";"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(strings.string("a", locale: "en") == nil)
    #expect(strings.problems.count == 2)
    #expect(strings.problems.contains { "\($0)".contains("line 2") })
    #expect(StringCatalog(searchPaths: ["/nowhere"]).string("a", locale: "en") == nil)
  }

  @Test(arguments: [
    ("%@", [StringArgument.text("a")], "a"), ("100%% %@", [.text("sure")], "100% sure"), ("%.2f", [.number(1.239)], "1.24"),
    ("%05d", [.integer(42)], "00042"), ("%lld/%lld", [.integer(1), .integer(2)], "1/2"), ("%2$@%1$@", [.text("b"), .text("a")], "ab"),
    ("%@ %@", [.text("one")], "one %@"), ("50% off", [], "50% off"), ("%", [], "%"), ("%@", [.integer(7)], "7"),
  ])
  func formats(_ format: String, _ arguments: [StringArgument], _ expected: String) {
    #expect(StringFormat.fill(format, with: arguments) == expected)
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() {
    #expect(StringFormat.fill("%lld", with: [.integer(12345)], locale: Locale(identifier: "en")) == "12,345")
    #expect(StringFormat.fill("%.1f", with: [.number(1234.5)], locale: Locale(identifier: "de")) == "1.234,5")
    #expect(StringFormat.fill("%lld", with: [.integer(12345)]) == "12345")
  }

  @Test("whole numbers are written as the system's formatter writes them, in every locale that it knows") func wholeNumbers() {
    let numbers = [
      0, 7, 10, 100, 999, 1000, 1234, 9999, 10_000, 123_456, 1_000_000, 98_765_432, 12_345_678_901, .max, -1, -999, -1000, .min + 1,
    ]
    for name in Locale.availableIdentifiers {
      let locale = Locale(identifier: name)
      for number in numbers {
        let ours = StringFormat.fill("%lld", with: [.integer(number)], locale: locale)
        #expect(ours == String(format: "%ld", locale: locale, number), "\(number) in \(name)")
      }
    }
  }

  /// Values: CLDR, Language Plural Rules, the samples of each row.
  @Test func pluralRulesOfCLDR() {
    let rows: [(String, [PluralCategory: [Int]])] = [
      ("en", [.one: [1], .other: [0, 2, 16, 100]]), ("ko", [.other: [0, 1, 15]]),
      ("fr", [.one: [0, 1], .other: [2, 17], .many: [1_000_000]]),
      ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .many: [0, 5, 11, 19, 111]]),
      ("pl", [.one: [1], .few: [2, 4, 22], .many: [0, 5, 11, 21]]),
      ("ar", [.zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 111], .other: [100, 102]]),
      ("cs", [.one: [1], .few: [2, 4], .other: [0, 5]]), ("lt", [.one: [1, 21], .few: [2, 9], .other: [0, 10, 11, 20]]),
      ("lv", [.zero: [0, 10, 11], .one: [1, 21], .other: [2, 9]]), ("sl", [.one: [1, 101], .two: [2], .few: [3, 4], .other: [0, 5]]),
      ("ro", [.one: [1], .few: [0, 2, 16, 101], .other: [20, 35]]), ("he", [.one: [1], .two: [2], .other: [0, 3, 17]]),
      ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 10]]),
    ]
    for (language, categories) in rows {
      for (category, counts) in categories {
        for count in counts { #expect(PluralCategory.of(count, language: language) == category, "\(language) \(count)") }
      }
    }
  }
}
