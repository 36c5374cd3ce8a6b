import Foundation
import Testing

/// The phone that previews are made for speaks the language of `--locale`, and it is the date of `--date` there. Words and figures are
/// CLDR's (de.xml, ar.xml).
@Suite struct CommandLanguageTests {
  private func bench(_ words: String, _ others: [String: String] = [:]) throws -> CommandBench {
    let bench = try CommandBench()
    try bench.write(
      "App/V.swift",
      """
      import SwiftUI
      import UIKit
      struct V: View {
        var body: some View { VStack { ForEach(Array(words().enumerated()), id: \\.offset) { Text(verbatim: $0.element) } } }
        func words() -> [String] {
          \(words)
        }
      }
      #Preview("V", traits: .fixedLayout(width: 300, height: 300)) { V() }
      """)
    for (name, text) in others { try bench.write("App/" + name, text) }
    return bench
  }
  /// The texts of the preview, as its layout tells them.
  private func texts(_ bench: CommandBench, _ arguments: String...) throws -> [String] {
    let run = try bench.render(["App", "--format", "json", "-o", "-"] + arguments)
    #expect(run.status == 0, "\(run.complaints)")
    let all = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]] ?? []
    var found: [String] = []
    func visit(_ node: [String: Any]) {
      if let text = node["text"] as? String { found.append(text) }
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    for page in all { visit(page["tree"] as? [String: Any] ?? [:]) }
    return found
  }

  @Test("Foundation's current locale, its calendar and formatters that were told none are those of --locale")
  func formatters() throws {
    let bench = try bench(
      """
      let number = NumberFormatter()
      number.numberStyle = .currency
      let date = DateFormatter()
      date.dateStyle = .full
      let moment = RelativeDateTimeFormatter()
      let day = Date(timeIntervalSince1970: 1_753_974_123)
      return [
        Locale.current.identifier, Locale.preferredLanguages[0], Bundle.main.preferredLocalizations[0],
        number.string(from: 1234.5)!, date.string(from: day), moment.localizedString(fromTimeInterval: -172_800),
        1234.5.formatted(), day.formatted(.dateTime.month(.wide)), Calendar.current.weekdaySymbols[0],
        "\\(Calendar.current.firstWeekday)", ListFormatter.localizedString(byJoining: ["a", "b"]),
        UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first ?? "",
      ]
      """, ["de.lproj/Localizable.strings": "\"a\" = \"A\";", "en.lproj/Localizable.strings": "\"a\" = \"a\";"])
    #expect(
      try texts(bench, "--locale", "de_DE") == [
        "de_DE", "de-DE", "de", "1.234,50\u{A0}€", "Donnerstag, 31. Juli 2025", "vor 2 Tagen", "1.234,5", "Juli", "Sonntag", "2", "a und b",
        "de-DE",
      ])
    #expect(
      try texts(bench) == [
        "en_US", "en-US", "en", "$1,234.50", "Thursday, July 31, 2025", "2 days ago", "1,234.5", "July", "Sunday", "1", "a and b", "en-US",
      ])
    // Several in one run: each cell is a phone of its own.
    let cells = try texts(bench, "--matrix", "locale=de_DE|ar_EG|en_US")
    #expect(cells.filter { ["de_DE", "ar_EG", "en_US"].contains($0) } == ["de_DE", "ar_EG", "en_US"])
    #expect(cells.filter { ["1.234,5", "١٬٢٣٤٫٥", "1,234.5"].contains($0) } == ["1.234,5", "١٬٢٣٤٫٥", "1,234.5"])
  }

  @Test("A format that NSLocalizedString gave takes the form of the number that is put in")
  func plurals() throws {
    let rule =
      "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
    let bench = try bench(
      """
      let days = NSLocalizedString("%d days left", tableName: "Old", comment: "")
      return [
        String.localizedStringWithFormat(NSLocalizedString("%lld photos", comment: ""), 1),
        String(format: NSLocalizedString("%lld photos", comment: ""), 1234),
        String(format: NSLocalizedString("%lld photos", comment: ""), locale: .current, 1234),
        String.localizedStringWithFormat(days, 1), String.localizedStringWithFormat(days, 2),
        NSString.localizedStringWithFormat(days as NSString, 1) as String,
        Bundle.main.localizedString(forKey: "hello", value: nil, table: nil),
        String(format: "%.2f of %@ %%", 1.5, "it"),
        Bundle(path: Bundle.main.path(forResource: "fr", ofType: "lproj")!)!.localizedString(forKey: "hello", value: nil, table: nil),
        NSLocalizedString("hello", bundle: Bundle(path: Bundle.main.path(forResource: "fr", ofType: "lproj")!)!, comment: ""),
        Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "",
      ]
      """,
      [
        "Localizable.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
        "%lld photos":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"one photo"}},"other":{"stringUnit":{"state":"translated","value":"%lld photos"}}}}},
        "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"ein Foto"}},"other":{"stringUnit":{"state":"translated","value":"%lld Fotos"}}}}}}}}}
        """,
        "fr.lproj/Localizable.strings": "\"hello\" = \"Salut\";", "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Meine App\";",
        "en.lproj/Old.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%d days left</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@d@ left</string>
        <key>d</key><dict>\(rule)<key>one</key><string>one day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
        """,
      ])
    #expect(
      try texts(bench) == [
        "one photo", "1234 photos", "1,234 photos", "one day left", "2 days left", "one day left", "hello", "1.50 of it %",
        "Salut", "Salut", "App",
      ])
    let german = try texts(bench, "--locale", "de_DE")
    #expect(german.prefix(3) == ["ein Foto", "1234 Fotos", "1.234 Fotos"])
    #expect(german.suffix(3) == ["Salut", "Salut", "Meine App"])
  }

  @Test("Texts that differ by device are those of the device that is laid out for")
  func devices() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/V.swift",
      """
      import SwiftUI
      #Preview("V") { VStack { Text("tap"); Text(verbatim: NSLocalizedString("tap", comment: "")) } }
      """)
    try bench.write(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"tap":{"localizations":{"en":{"variations":{"device":{
      "ipad":{"stringUnit":{"state":"translated","value":"Click"}},"other":{"stringUnit":{"state":"translated","value":"Tap"}}}}}}}}}
      """)
    #expect(try texts(bench) == ["Tap", "Tap"])
    #expect(try texts(bench, "--device", "iPad Pro 11-inch") == ["Click", "Click"])
  }

  @Test("It is the date of --date, for views and users' code alike; where time is counted, the same one every time")
  func dates() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/V.swift",
      """
      import SwiftUI
      struct V: View {
        @State private var start = Date()
        var body: some View {
          TimelineView(.animation) { timeline in
            VStack {
              Text(verbatim: "\\(Int(timeline.date.timeIntervalSince1970 * 100))")
              Text(verbatim: "\\(Int((timeline.date.timeIntervalSince(start) * 100).rounded()))")
              Text(verbatim: "\\(Int(Date.now.timeIntervalSince1970)) \\(Int(Date(timeIntervalSinceNow: 60).timeIntervalSince1970))")
              Text(start.addingTimeInterval(7200), style: .relative)
            }
          }
        }
      }
      #Preview("V", traits: .fixedLayout(width: 300, height: 300)) { V() }
      """)
    let noon = 1_764_158_400  // date -u -d 2025-11-26T12:00 +%s
    let told = try texts(bench, "--date", "2025-11-26T12:00", "--at", "0.5")
    #expect(told.prefix(3) == ["\(noon * 100 + 50)", "50", "\(noon) \(noon + 60)"], "\(told)")
    #expect(told.last == "1 hr, 59 min" || told.last == "2 hr", "\(told)")
    let still = try texts(bench, "--date", "2025-11-26")
    #expect(still.prefix(2) == ["\((noon - 43200) * 100)", "0"], "\(still)")
    let moments = try (0..<2).map { _ in try texts(bench, "--at", "0.25") }
    #expect(moments[0] == moments[1] && moments[0][0] == "\(1_168_335_660 * 100 + 25)", "\(moments)")
    let wrong = try bench.render("App", "--date", "tomorrow")
    #expect(wrong.status != 0 && wrong.complaints.contains("--date tomorrow: a date is a day, such as 2026-11-26"), "\(wrong.complaints)")
  }
}
