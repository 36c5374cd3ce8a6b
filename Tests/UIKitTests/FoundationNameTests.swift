import Foundation
import QuoinFoundation
import Testing

/// What the phone's Foundation has and this system's has not.
@Suite struct FoundationNameTests {
  @Test("A moment as seen from another: Apple's examples, near days by name, the greatest unit alone")
  func relativeTimes() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
    #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400) == "in 3 days")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 5)) == "tomorrow")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
  }

  @Test(
    "A length of time in each style, as Apple's reference writes 9 hours, 41 minutes and 30 seconds",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
      (.brief, "9hr 41min 30sec"),
    ])
  func durations(style: DateComponentsFormatter.UnitsStyle, words: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == words)
  }

  /// CLDR, de.xml, ar.xml: relative fields, duration units and their list; temperatures and lengths by the page's language, too.
  @Test("Words of time and measure are those of a language") func languages() {
    let german = Locale(identifier: "de_DE")
    let moments = RelativeDateTimeFormatter()
    moments.locale = german
    #expect(moments.localizedString(from: DateComponents(day: -1)) == "vor 1 Tag")
    #expect(moments.localizedString(fromTimeInterval: 7200) == "in 2 Stunden")
    moments.dateTimeStyle = .named
    moments.unitsStyle = .spellOut
    #expect(moments.localizedString(from: DateComponents(day: -1)) == "gestern")
    #expect(moments.localizedString(from: DateComponents(month: -2)) == "vor zwei Monaten")
    let lengths = DateComponentsFormatter()
    lengths.calendar?.locale = german
    lengths.unitsStyle = .full
    #expect(lengths.string(from: 3600 + 41 * 60) == "1 Stunde und 41 Minuten")
    lengths.calendar?.locale = Locale(identifier: "ar_EG")
    lengths.unitsStyle = .positional
    #expect(lengths.string(from: 9 * 3600 + 41 * 60 + 30) == "٩:٤١:٣٠")
    let measures = MeasurementFormatter()
    measures.locale = german
    measures.unitStyle = .long
    #expect(measures.string(from: Measurement(value: 5.5, unit: UnitLength.kilometers)) == "5,5 Kilometer")
    #expect(measures.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21 Grad Celsius")
  }

  @Test("Units that are 0 go or stay as is asked for; how many are written can be limited")
  func zeroUnits() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .dropLeading
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3605) == "1h 0m 5s")
    #expect(formatter.string(from: 65) == "1m 5s")
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 3605) == "1h 5s")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3605) == "1h")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test("Tables and sets let go of what nobody else keeps")
  func weakCollections() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let set = NSHashTable<NSObject>.weakObjects()
    do {
      let object = NSObject()
      table.setObject(object, forKey: "a")
      set.add(object)
      set.add(object)
      #expect(table.object(forKey: "a") === object && table.count == 1 && set.count == 1 && set.contains(object))
    }
    #expect(table.count == 0 && table.object(forKey: "a") == nil && set.allObjects.isEmpty)
  }

  @Test("Links and telephone numbers are found in a text, with where they lead")
  func detectedData() throws {
    let text = "See https://swift.org/x, mail a@b.org or call +49 30 1234567."
    let range = NSRange(text.startIndex..., in: text)
    let links = try NSDataDetector(types: 1 << 5).matches(in: text, range: range)
    #expect(links.map { $0.url?.absoluteString } == ["https://swift.org/x", "mailto:a@b.org"])
    let numbers = try NSDataDetector(types: 1 << 11).matches(in: text, range: range)
    #expect(numbers.map(\.phoneNumber) == ["+49 30 1234567"])
  }

  @Test("A key with values is looked up with places for them; without a table its own words stand")
  func localizedValues() {
    let name = "Ann"
    let value: String.LocalizationValue = "\(name) has \(3) cards, 5 %"
    #expect(String(localized: value) == "Ann has 3 cards, 5 %")
    #expect(String(localized: "plain %") == "plain %")
  }

  @Test("A file is read by lines, without their ends and without empty ones, from its start or from a place")
  func lines() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\r\ntwo ü\n\nthree".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two ü", "three"])
    let handle = try FileHandle(forReadingFrom: file)
    try handle.seek(toOffset: 5)
    lines = []
    for try await line in handle.bytes.lines { lines.append(line) }
    #expect(lines == ["two ü", "three"])
  }

  @Test("Of HTML the words are read, by paragraphs and lines")
  func documents() throws {
    let html = "<html><head><title>t</title></head><body><p>One  <b>two</b></p>Three<br>&lt;four&gt; &amp;</body></html>"
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(text.string == "One two\nThree\n<four> &")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test("Notices come one after the other") func notices() async {
    let center = NotificationCenter()
    let name = Notification.Name("told")
    let notices = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["n": 7])
    for await notice in notices {
      #expect(notice.userInfo?["n"] as? Int == 7)
      break
    }
  }

  @Test("Objects that the phone makes without a word are made; a timer of none never fires, and texts were rows of characters once")
  func withoutAWord() {
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0 && NSMutableString().length == 0)
    #expect(NSNumber() == 0 && NSError().code == 0)
    let timer = Timer()
    #expect(timer.isValid && timer.fireDate > Date(timeIntervalSinceNow: 1e6))
    #expect(noErr == 0)
  }

  @Test("The log takes what no function of C does: errors and dictionaries") func logged() {
    NSLog("a %@, a number %d, a dictionary %@", NSError(domain: "d", code: 3), 7, ["k": 1])
    NSLog("100 per cent")
  }

  @Test("A dictionary of Foundation's takes keys of its own kinds, and lets go of what is set to nothing")
  func ownKeys() {
    let key: any NSCopying = "a" as NSString
    let values = NSMutableDictionary()
    values[key] = 3
    #expect(values[key] as? Int == 3 && values.count == 1)
    values[key] = nil
    #expect(values[key] == nil && values.count == 0)
  }
}
