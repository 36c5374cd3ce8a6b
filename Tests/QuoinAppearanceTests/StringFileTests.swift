import Foundation
import Testing

@testable import QuoinAppearance

/// The older files of texts, `.strings` and `.stringsdict`, as Foundation's documentation describes them.
@Suite struct StringFileTests {
  private func pairs(_ text: String) -> [String: String]? {
    var reader = StringsReader(text)
    return reader.read()
  }

  /// The line the reader had come to when it gave up; nil when it did not.
  private func failure(_ text: String) -> Int? {
    var reader = StringsReader(text)
    return reader.read() == nil ? reader.line : nil
  }

  @Test func rowsCommentsAndBareWords() {
    #expect(pairs("") == [:] && pairs("  \n// nothing\n/* at\n all */") == [:])
    #expect(pairs(#""a" = "b";"c"="d" ; e-1.x_y = "f";"#) == ["a": "b", "c": "d", "e-1.x_y": "f"])
    #expect(pairs("\"a\" /* one */ = // two\n \"b\" /* three */; \"c\" = d;") == ["a": "b", "c": "d"])
    // A key without a text stands for itself.
    #expect(pairs(#""alone"; "b" = "c";"#) == ["alone": "alone", "b": "c"])
    #expect(pairs("\u{FEFF}\"a\" = \"b\";\r\n\"c\" = \"d\";") == ["a": "b", "c": "d"])
    // The last row of a key counts.
    #expect(pairs(#""a" = "1"; "a" = "2";"#) == ["a": "2"])
  }

  @Test func escapes() {
    #expect(pairs(#""a" = "1\n2\t3\r4\\5\"6\'7";"#) == ["a": "1\n2\t3\r4\\5\"6'7"])
    #expect(pairs(#""a" = "\U00e9\u0041B";"#) == ["a": "éAB"])
    #expect(pairs("\"two\nlines\" = \"x // y /* z */\";") == ["two\nlines": "x // y /* z */"])
  }

  @Test func whereAFileBreaks() {
    #expect(failure(#""a" = "b""#) == 1)
    #expect(failure("\"a\" = \"b\";\n\"c\" = ;") == 2)
    #expect(failure("\"a\" = \"b\";\n\n/* x\n y */ \"c\" \"d\";") == 4)
    #expect(failure("/* no end") == 1 && failure("\"no end") == 1 && failure("= \"b\";") == 1 && failure(#""a" = "\U00zz";"#) == 1)
    #expect(failure(#""a" = "b"; }"#) == 1)
  }

  private func read(_ name: String, _ data: Data) throws -> [String: StringEntry] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return try StringsFile.read(file.path)
  }

  @Test func encodingsAndPropertyLists() throws {
    let text = "\"grüß\" = \"dich\";"
    #expect(try read("a.strings", Data(text.utf8)) == ["grüß": .text("dich")])
    for (mark, encoding) in [([0xFF, 0xFE] as [UInt8], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian)] {
      #expect(try read("a.strings", Data(mark) + text.data(using: encoding)!) == ["grüß": .text("dich")])
    }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0)
      #expect(try read("a.strings", data) == ["a": .text("b")])
    }
    #expect(throws: StringsError.self) { try read("a.strings", Data([0xFF, 0x41, 0xC3])) }
    #expect(throws: StringsError.self) { try read("a.stringsdict", Data("oops".utf8)) }
    #expect(throws: StringsError.self) { try StringsFile.read("/nowhere/a.strings") }
  }

  /// Foundation, "Stringsdict File Format": variables in the order of the format, or by their number.
  @Test func rulesWithSeveralVariables() throws {
    func variable(_ one: String, _ other: String, _ type: String? = "d") -> [String: String] {
      ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": one, "other": other].merging(
        type.map { ["NSStringFormatValueTypeKey": $0] } ?? [:]
      ) { a, _ in a }
    }
    func rule(_ format: String, _ first: [String: String], _ second: [String: String]) throws -> StringEntry {
      let list: [String: Any] = ["key": ["NSStringLocalizedFormatKey": format, "files": first, "folders": second], "broken": ["x": "y"]]
      let read = try read("a.stringsdict", PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
      #expect(read.count == 1)
      return try #require(read["key"])
    }
    func filled(_ entry: StringEntry, _ first: Int, _ second: Int) -> String? {
      let arguments = [StringArgument.integer(first), .integer(second)]
      return entry.resolved(language: "en", arguments: arguments, device: "iphone").map { StringFormat.fill($0, with: arguments) }
    }
    let (files, folders) = (variable("One file", "%d files"), variable("%ld folder", "%ld folders", "ld"))
    let plain = try rule("%#@files@ in %#@folders@.", files, folders)
    #expect(filled(plain, 1, 1) == "One file in 1 folder." && filled(plain, 7, 5) == "7 files in 5 folders.")
    #expect(filled(plain, 1, 5) == "One file in 5 folders.")
    let turned = try rule("%2$#@folders@, %1$#@files@", files, folders)
    #expect(filled(turned, 1, 5) == "5 folders, One file" && filled(turned, 7, 1) == "1 folder, 7 files")
    // Without a type the variable counts by `%d`.
    let bare = try rule("%#@files@/%#@folders@", variable("1", "%d", nil), variable("one", "%d", nil))
    #expect(filled(bare, 1, 5) == "1/5")
  }

  /// Foundation, "String Format Specifiers".
  @Test func formatsOfNumbers() {
    func fill(_ format: String, _ arguments: StringArgument...) -> String { StringFormat.fill(format, with: arguments) }
    #expect(
      fill("%d %i %u %lld %ld %D %U", .integer(1), .integer(2), .integer(3), .integer(4), .integer(5), .integer(6), .integer(7))
        == "1 2 3 4 5 6 7")
    #expect(fill("%x %X %o", .integer(255), .integer(255), .integer(8)) == "ff FF 10")
    #expect(fill("%5d|%-5d|%+d|%05d", .integer(42), .integer(42), .integer(42), .integer(42)) == "   42|42   |+42|00042")
    #expect(fill("%.1f %.3f %f", .number(2.25), .number(-1), .number(0.5)) == "2.2 -1.000 0.500000")
    #expect(fill("%f %.1e %g", .integer(3), .integer(1500), .integer(2)) == "3.000000 1.5e+03 2")
    #expect(fill("%@ %@", .integer(-7), .number(1.5)) == "-7 1.5" && fill("%d %i", .number(3.9), .number(-3.9)) == "3 -3")
    #expect(fill("%d", .number(.infinity)) == "inf" && fill("%s %c", .text("a"), .text("b")) == "a b")
    #expect(fill("%1$@ %1$@ %2$d", .text("a"), .integer(2)) == "a a 2" && fill("%3$@", .text("a")) == "%3$@")
    // One that names its place does not move the others on.
    #expect(fill("%@ %2$@ %@", .text("a"), .text("b")) == "a b b")
    #expect(fill("100%", .text("a")) == "100%" && fill("%%%@%%", .text("a")) == "%a%" && fill("% y %@", .text("a")) == "% y a")
    #expect(fill("%d", .integer(-5)) == "-5" && fill("%d", .integer(1000)) == "1000" && fill("%d", .integer(0)) == "0")
  }

  @Test func numbersByLocale() {
    func fill(_ value: Int, _ locale: String) -> String {
      StringFormat.fill("%lld", with: [.integer(value)], locale: Locale(identifier: locale))
    }
    #expect(fill(999, "en") == "999" && fill(1000, "en") == "1,000" && fill(1000, "de") == "1.000" && fill(-12345, "en") == "-12,345")
    // Languages with digits of their own, and numbering systems that are asked for.
    #expect(fill(7, "ar_EG") == "٧" && fill(12, "fa") == "۱۲" && fill(7, "en-u-nu-arab") == "٧")
  }
}
