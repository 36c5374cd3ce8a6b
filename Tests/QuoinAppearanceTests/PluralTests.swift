import Foundation
import Testing

@testable import QuoinAppearance

/// CLDR, Language Plural Rules: the samples of every row that is known here.
@Suite struct PluralTests {
  private typealias Row = (languages: String, [PluralCategory: [Int]])

  private static let rows: [Row] = [
    ("ja ko zh th vi id ms my km lo", [.other: [0, 1, 2, 15, 100, 1_000_000]]),
    ("en de nl sv da nb fi et hu tr el bg eu ta te", [.one: [1], .other: [0, 2, 11, 16, 21, 100, 101, 1_000_000]]),
    ("fr pt", [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100, 10_000, 1_500_000]]),
    ("es it ca", [.one: [1], .many: [1_000_000, 3_000_000], .other: [0, 2, 16, 100_000, 1_000_001]]),
    ("hi bn fa gu kn zu am as", [.one: [0, 1], .other: [2, 17, 100, 1_000_000]]),
    (
      "ru uk be",
      [.one: [1, 21, 31, 101, 1001], .few: [2, 3, 4, 22, 24, 102, 1002], .many: [0, 5, 9, 11, 12, 13, 14, 15, 19, 111, 112, 114]]
    ),
    ("sr hr bs", [.one: [1, 21, 101], .few: [2, 4, 22, 34, 102], .other: [0, 5, 11, 12, 14, 19, 100, 112]]),
    ("pl", [.one: [1], .few: [2, 3, 4, 22, 24, 102], .many: [0, 5, 11, 12, 13, 14, 15, 21, 25, 101, 112, 114]]),
    ("cs sk", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 12, 22, 101]]),
    ("lt", [.one: [1, 21, 31, 101], .few: [2, 9, 22, 29, 102], .other: [0, 10, 11, 12, 19, 20, 30, 111, 119]]),
    ("lv", [.zero: [0, 10, 11, 12, 19, 20, 30, 111], .one: [1, 21, 31, 101], .other: [2, 9, 22, 29, 102]]),
    ("sl", [.one: [1, 101, 201], .two: [2, 102], .few: [3, 4, 103, 104], .other: [0, 5, 11, 12, 100, 105]]),
    ("ro mo", [.one: [1], .few: [0, 2, 16, 19, 101, 119], .other: [20, 35, 100, 120]]),
    ("he iw", [.one: [1], .two: [2], .other: [0, 3, 17, 100]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 6, 10, 103, 110, 1003], .many: [11, 26, 99, 111, 1011],
        .other: [100, 101, 102, 200, 1000],
      ]
    ),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 20, 100]]),
    ("ga", [.one: [1], .two: [2], .few: [3, 4, 5, 6], .many: [7, 8, 9, 10], .other: [0, 11, 25, 100]]),
    ("is mk", [.one: [1, 21, 31, 101], .other: [0, 2, 11, 16, 100, 111]]),
    ("fil tl", [.one: [0, 1, 2, 3, 5, 7, 8, 10, 11, 100], .other: [4, 6, 9, 14, 16, 19, 24]]),
    ("hy kab", [.one: [0, 1], .other: [2, 17, 100, 1_000_000]]),
  ]

  @Test func theSamplesOfEveryRow() {
    for (languages, categories) in Self.rows {
      for language in languages.split(separator: " ") {
        for (category, counts) in categories {
          for count in counts {
            #expect(PluralCategory.of(count, language: String(language)) == category, "\(language) \(count)")
            #expect(PluralCategory.of(-count, language: String(language)) == category, "\(language) −\(count)")
          }
        }
      }
    }
  }

  @Test func onlyTheLanguageCounts() {
    for name in ["pl", "PL", "pl_PL", "pl-PL", "pl_Latn_PL", "pl-PL-u-nu-latn"] {
      #expect(PluralCategory.of(3, language: name) == .few, "\(name)")
    }
    #expect(PluralCategory.of(1, language: "xx") == .one && PluralCategory.of(0, language: "") == .other)
  }

  // MARK: - Entries

  private func plural(_ forms: [PluralCategory: String]) -> StringEntry { .plural(forms.mapValues { .text($0) }) }

  private func text(_ entry: StringEntry, _ arguments: StringArgument..., language: String = "en", device: String = "iphone") -> String? {
    entry.resolved(language: language, arguments: arguments, device: device)
  }

  /// CLDR lets a text say "zero" apart in every language (Apple's String Catalogs offer it too).
  @Test func aFormForNothingIsTakenWhereThereIsOne() {
    let entry = plural([.zero: "none", .one: "one", .other: "more"])
    #expect(text(entry, .integer(0)) == "none" && text(entry, .integer(1)) == "one" && text(entry, .integer(2)) == "more")
    #expect(text(plural([.one: "one", .other: "more"]), .integer(0)) == "more")
    #expect(text(entry, .integer(0), language: "fr") == "none")
    #expect(text(plural([.one: "one", .other: "more"]), .integer(0), language: "fr") == "one")
  }

  @Test func formsThatAreNotThere() {
    #expect(text(plural([.other: "more"]), .integer(1)) == "more")
    #expect(text(plural([.one: "one"]), .integer(5)) == "one")
    #expect(text(plural([.few: "few"]), .integer(5)) == nil)
    // The first argument that counts; none counts as nothing.
    let entry = plural([.one: "one", .other: "more"])
    #expect(text(entry, .text("Ben"), .integer(1), .integer(7)) == "one")
    #expect(text(entry, .number(1.9)) == "one" && text(entry, .number(2.1)) == "more" && text(entry, .number(.nan)) == "more")
    #expect(text(plural([.zero: "none", .other: "more"])) == "none")
  }

  @Test func formsByDevice() {
    let entry = StringEntry.device(["mac": .text("Click"), "iphone": .text("Tap"), "other": .text("Press")])
    #expect(text(entry, device: "mac") == "Click" && text(entry, device: "iphone") == "Tap" && text(entry, device: "ipad") == "Press")
    #expect(text(.device(["iphone": .text("Tap")]), device: "ipad") == "Tap")
    #expect(text(.device(["mac": .text("Click")]), device: "ipad") == nil)
    let nested = StringEntry.device(["other": plural([.one: "one", .other: "more"])])
    #expect(text(nested, .integer(1)) == "one" && text(nested, .integer(3)) == "more")
  }

  private func count(_ argument: Int, _ format: String, _ one: String, _ other: String) -> StringSubstitution {
    StringSubstitution(argument: argument, format: format, entry: plural([.one: one, .other: other]))
  }

  private func filled(_ entry: StringEntry, _ arguments: StringArgument...) -> String? {
    entry.resolved(language: "en", arguments: arguments, device: "iphone").map { StringFormat.fill($0, with: arguments) }
  }

  @Test func partsThatVaryByOneArgumentEach() {
    let entry = StringEntry.text(
      "%#@files@ in %#@folders@",
      substitutions: ["files": count(1, "lld", "%arg file", "%arg files"), "folders": count(2, "lld", "%arg folder", "%arg folders")])
    #expect(filled(entry, .integer(1), .integer(5)) == "1 file in 5 folders")
    #expect(filled(entry, .integer(3), .integer(1)) == "3 files in 1 folder")
    // A part without its argument counts nothing.
    #expect(text(entry, .integer(1)) == "%1$lld file in %2$lld folders")
  }

  /// Foundation's `.stringsdict` writes a part's own number as its format, `%d`; it stands for that part's argument wherever the part is,
  /// and whatever the other parts left out.
  @Test func aPartsOwnFormatStandsForItsOwnArgument() {
    let parts = ["files": count(1, "d", "One file", "%d files"), "folders": count(2, "d", "one folder", "%d folders")]
    let entry = StringEntry.text("%#@files@ in %#@folders@", substitutions: parts)
    #expect(filled(entry, .integer(1), .integer(5)) == "One file in 5 folders")
    #expect(filled(entry, .integer(4), .integer(5)) == "4 files in 5 folders")
    #expect(filled(entry, .integer(4), .integer(1)) == "4 files in one folder")
    let turned = StringEntry.text("%2$#@folders@ with %1$#@files@", substitutions: parts)
    #expect(filled(turned, .integer(4), .integer(5)) == "5 folders with 4 files")
    #expect(filled(turned, .integer(1), .integer(5)) == "5 folders with One file")
    // A percent sign stays one.
    let sure = StringEntry.text("%#@a@", substitutions: ["a": count(1, "d", "100%%d", "%d%%d")])
    #expect(filled(sure, .integer(1)) == "100%d" && filled(sure, .integer(2)) == "2%d")
  }
}
