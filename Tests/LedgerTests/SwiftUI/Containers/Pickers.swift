import SwiftUI

/// Three boxes of different widths to choose from.
private struct Boxes: View {
  var body: some View {
    Box("a", 10, 10).tag(1)
    Box("b", 30, 10, .pureGreen).tag(2)
    Box("c", 20, 10, .pureBlue).tag(3)
  }
}

extension Ledger {
  func pickers() {
    topic("Controls: pickers")

    row(
      "Picker", "PickerStyle", "PickerStyle.automatic", "PickerStyle.menu", "DefaultPickerStyle", "MenuPickerStyle",
      says: "the chosen option in the tint, with a sign that there are others; no label outside lists",
      from: .documented("swiftui/pickerstyle/menu"), in: .fixed(200, 60)
    ) {
      Picker("Label", selection: .constant(2)) {
        Text("one").tag(1)
        Text("two").tag(2)
        Text("three").tag(3)
      }
    } holds: {
      $0.texts("two")
      let word = $0.words("two")
      let sign = $0.ink(in: CGRect(x: word.maxX + 1, y: 0, width: 60, height: 60))
      $0.expect(sign.height > sign.width && abs(sign.midY - word.midY) < 3, "the sign is \(sign)")
      $0.expect(!$0.area(0x007AFF, within: 60).isNull && $0.darkest(in: word) > 60, "the option is not in the tint")
      let red = try $0.other { Picker("Label", selection: .constant(2)) { Text("two").tag(2) }.tint(.pureRed) }
      red.expect(!red.area(0xFF0000, within: 60).isNull, "the tint is not taken")
      @MainActor func same(_ style: some PickerStyle, _ shown: Shown) {
        shown.same {
          Picker("Label", selection: .constant(2)) {
            Text("one").tag(1)
            Text("two").tag(2)
          }.pickerStyle(style)
        }
      }
      same(.automatic, $0)
      same(.menu, $0)
      same(DefaultPickerStyle(), $0)
      same(MenuPickerStyle(), $0)
      $0.same { Picker(String("Label"), selection: .constant(2)) { Text("two").tag(2) } }
      $0.same {
        Picker(selection: .constant(2)) {
          Text("two").tag(2)
        } label: {
          Text("Label")
        }
      }
      $0.same { Picker("Label", systemImage: "star", selection: .constant(2)) { Text("two").tag(2) } }
      $0.same { Picker(String("Label"), systemImage: "star", selection: .constant(2)) { Text("two").tag(2) } }
      try $0.other { Picker("Label", selection: .constant(9)) { Text("two").tag(2) } }.texts()
    }
    row(
      "Picker", says: "tags may be what an optional holds; rows of a collection have their ids for tags",
      from: .documented("swiftui/picker"), in: .fixed(200, 60)
    ) {
      Picker("Label", selection: .constant(Optional(2))) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    } holds: {
      $0.texts("two")
      try $0.other { Picker("Label", selection: .constant("q")) { ForEach([Named("p"), Named("q")]) { Text($0.id) } } }.texts("q")
      try $0.other { Picker("Label", selection: .constant(Named("q"))) { ForEach([Named("p"), Named("q")]) { Text($0.id).tag($0) } } }
        .texts("q")
      try $0.other {
        Picker("Label", selection: .constant(Optional("q"))) { ForEach(["p", "q"], id: \.self) { Text($0).tag(Optional($0)) } }
      }.texts("q")
      struct Source { @Binding var value: Int }
      try $0.other {
        Picker(sources: [Source(value: .constant(2))], selection: \.$value) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          Text("Label")
        }
      }.texts("two")
    }
    row(
      "Picker", says: "in a row the label leads and the choice trails, pale; inline, each option is a row",
      from: .documented("swiftui/form"), in: .fixed(320, 300)
    ) {
      Form {
        Picker("Label", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      }
    } holds: {
      $0.texts("Label", "two")
      $0.expect($0.words("two").minX > 200 && $0.darkest(in: $0.words("two")) > 90, "the choice is at \($0.words("two"))")
    }
    row(
      "Picker",
      says: "at the text sizes for accessibility the choice stands below its label, its arrows, larger too, beside it within the margins",
      from: .law("what belongs to words grows with them and touches neither them nor the edge"), in: .fixed(320, 400)
    ) {
      Form {
        Picker("Label", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      }
      .dynamicTypeSize(.accessibility5)
    } holds: {
      let (label, word) = ($0.words("Label"), $0.words("two"))
      $0.expect(label.maxY <= word.minY && abs(label.minX - word.minX) < 0.5, "the choice lies at \(word), the label at \(label)")
      let sign = $0.ink(in: CGRect(x: word.maxX, y: word.minY, width: 304 - word.maxX, height: word.height))
      $0.expect(sign.minX >= word.maxX + 2 && sign.width > 20 && sign.maxX < 288, "the sign is \(sign) beside \(word)")
    }
    row(
      "PickerStyle.segmented", "SegmentedPickerStyle", "PickerStyle.palette", "PalettePickerStyle",
      says: "segments of one width on a grey bar of 31 to 32, the chosen one on a white knob",
      from: .recorded("iOS 17.5 and 26.0"), in: .fixed(240, 60)
    ) {
      Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.segmented)
    } holds: {
      $0.texts()
      $0.near($0.place("a").midX, 40, within: 1)
      $0.near($0.place("b").midX, 120, within: 1)
      $0.near($0.place("c").midX, 200, within: 1)
      let edge = $0.runs(of: 0xEEEEEF, atX: 20, within: 3).first ?? 0...1
      let bar = CGRect(
        x: $0.ink(within: 4).minX, y: edge.lowerBound, width: $0.ink(within: 4).width, height: edge.upperBound - edge.lowerBound)
      $0.expect(bar.minX < 1 && bar.maxX > 239 && 30...33 ~= bar.height, "the bar is \(bar)")
      $0.color(20, 30, is: 0xEEEEEF, within: 3)
      let knob = $0.area(0xFFFFFF, in: CGRect(x: 60, y: bar.minY + 1, width: 120, height: bar.height - 2), within: 2)
      $0.near(knob.minX, 82, within: 1.1)
      $0.near(knob.maxX, 158, within: 1.1)
      $0.near(knob.height, bar.height - 4, within: 2.1)
      $0.same { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(SegmentedPickerStyle()) }
      $0.same { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.palette) }
      $0.same { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(PalettePickerStyle()) }
      // Beside the knob there is no divider; elsewhere there is.
      let first = try $0.other { Picker("Label", selection: .constant(1)) { Boxes() }.pickerStyle(.segmented) }
      first.expect(first.darkest(in: CGRect(x: 158, y: 25, width: 4, height: 10)) < 215, "no divider")
      first.expect(first.darkest(in: CGRect(x: 78, y: 25, width: 4, height: 10)) > 215, "a divider beside the knob")
      let none = try $0.other { Picker("Label", selection: .constant(9)) { Boxes() }.pickerStyle(.segmented) }
      none.color(120, bar.minY + 6, is: 0xEEEEEF, within: 3)
      let mirrored = try $0.other { Picker("Label", selection: .constant(1)) { Boxes() }.pickerStyle(.segmented).rightToLeft() }
      mirrored.near(mirrored.place("a").midX, 200, within: 1)
      mirrored.color(220, bar.minY + 6, is: 0xFFFFFF)
      let dark = try $0.other { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.segmented).inTheDark() }
      dark.color(120, bar.minY + 6, is: 0x636366, within: 10)
      let pale = try $0.other { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.segmented).disabled(true) }
      pale.color(20, 30, isNot: 0xEEEEEF, within: 4)
    }
    row(
      "SegmentedPickerStyle",
      says: "ideally each segment is as wide as the widest title and 19 to 20; titles of 13 points, the chosen one semibold",
      from: .recorded("iOS 17.5 and 26.0"), in: .fixed(300, 60)
    ) {
      Picker("Label", selection: .constant(2)) {
        Text("first").tag(1)
        Text("second").tag(2)
      }.pickerStyle(.segmented).fixedSize().accessibilityIdentifier("bar")
    } holds: {
      let title = try $0.other { Text("second").font(.system(size: 13, weight: .semibold)).fixedSize() }
      let plain = try $0.other { Text("first").font(.system(size: 13)).fixedSize() }
      $0.near($0.words("second").width, title.words("second").width, within: 0.01)
      $0.near($0.words("first").width, plain.words("first").width, within: 0.01)
      $0.near($0.place("bar").width, 2 * (title.words("second").width + 19.5), within: 4)
    }
    row(
      "PickerStyle.inline", "InlinePickerStyle",
      says: "in a form a row with the label, pale, and one for each option, the chosen one with a check mark in the tint at the end",
      from: .assumed("the label's colour; swiftui/pickerstyle/inline has the options, home-assistant/iOS hides a label that would be seen"),
      in: .fixed(300, 300)
    ) {
      Form { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.inline) }
    } holds: {
      let (label, a, b, c) = ($0.words("Label"), $0.place("a"), $0.place("b"), $0.place("c"))
      $0.expect(label.maxY < a.minY && b.midY - a.midY > 20, "the rows lie at \(label), \(a), \(b)")
      $0.near(a.midY - label.midY, b.midY - a.midY, within: 1.5)
      $0.near(b.midY - a.midY, c.midY - b.midY, within: 0.5)
      $0.near(label.minX, a.minX)
      $0.expect($0.darkest(in: label) > 90, "the label is as dark as an option")
      let mark = $0.area(0x007AFF, in: CGRect(x: 100, y: 0, width: 200, height: 300), within: 60)
      $0.expect(abs(mark.midY - b.midY) < 3 && mark.maxX > 250, "the mark is \(mark)")
      $0.same { Form { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(InlinePickerStyle()) } }
      let bare = try $0.other { Form { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.inline).labelsHidden() } }
      bare.near(bare.place("a").midY, label.midY, within: 1.5)
    }
    row(
      "PickerStyle.inline", says: "a wheel, where it stands in no list or form",
      from: .documented("Esri/arcgis-maps-sdk-swift-toolkit, pull request 1349, with pictures of both"), in: .fixed(200, 300)
    ) {
      Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.inline)
    } holds: {
      $0.same { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.wheel) }
    }
    row(
      "PickerStyle.wheel", says: "in less height than it asks for it is cut there, and in more it is no higher",
      from: .documented("uikit/uipickerview"), in: .fixed(200, 300)
    ) {
      Picker("Label", selection: .constant(3)) { ForEach(0..<7) { Rectangle().fill(Color.pureRed).frame(width: 60, height: 20).tag($0) } }
        .pickerStyle(.wheel).frame(height: 100).accessibilityIdentifier("wheel")
    } holds: {
      $0.near($0.place("wheel").height, 100)
      let ink = $0.ink()
      $0.expect(ink.minY >= 99.5 && ink.maxY <= 200.5, "it is drawn over \(ink)")
      let high = try $0.other { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.wheel).accessibilityIdentifier("wheel") }
      high.near(high.place("wheel").height, 216)
    }
    row(
      "PickerStyle.wheel", "WheelPickerStyle", says: "the chosen option in a band in the middle, its neighbours paler above and below",
      from: .recorded("iOS 26.0: 216 high"), in: .fixed(200, 300)
    ) {
      Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(.wheel).accessibilityIdentifier("wheel")
    } holds: {
      $0.near($0.place("wheel").height, 216)
      $0.near($0.place("b").midY, 150, within: 1)
      $0.near($0.place("b").midX, 100, within: 1)
      let (above, below) = (
        $0.ink(in: CGRect(x: 80, y: 100, width: 40, height: 30)), $0.ink(in: CGRect(x: 80, y: 170, width: 40, height: 30))
      )
      guard !above.isNull, !below.isNull else { return $0.expect(false, "no neighbours") }
      $0.near(150 - above.midY, below.midY - 150, within: 1.5)
      // Boxes of 10 that have begun to turn away.
      $0.near(above.height, 9.2, within: 0.9)
      $0.expect(
        $0.ink(in: CGRect(x: 80, y: 140, width: 40, height: 20)).height > above.height, "the neighbours are as high as the chosen one")
      // Red above, blue below, both paler.
      $0.expect($0.color(above.midX, above.midY) >> 16 > 0xF0 && $0.color(below.midX, below.midY) & 255 > 0xF0, "the order is wrong")
      $0.color(below.midX, below.midY, isNot: 0x0000FF, within: 60)
      $0.color(30, 150, isNot: 0xFFFFFF, within: 4)
      $0.color(30, 110, is: 0xFFFFFF)
      $0.same { Picker("Label", selection: .constant(2)) { Boxes() }.pickerStyle(WheelPickerStyle()) }
    }
    row(
      "PickerStyle.navigationLink", "NavigationLinkPickerStyle", "View.pickerStyle",
      says: "the label leads, the choice and a chevron trail, pale", from: .documented("swiftui/pickerstyle/navigationlink"),
      in: .fixed(200, 60)
    ) {
      Picker("Label", selection: .constant(2)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }.pickerStyle(.navigationLink)
    } holds: {
      $0.texts("Label", "two")
      let word = $0.words("two")
      let chevron = $0.ink(in: CGRect(x: word.maxX + 1, y: 0, width: 60, height: 60))
      $0.expect(chevron.maxX > 190 && chevron.height > chevron.width, "the chevron is \(chevron)")
      $0.expect($0.words("Label").minX < 1 && $0.darkest(in: word) > 90, "the choice is dark")
      $0.same {
        Picker("Label", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }.pickerStyle(NavigationLinkPickerStyle())
      }
      try $0.other { Picker("Label", selection: .constant(2)) { Text("two").tag(2) }.pickerStyle(.navigationLink).labelsHidden() }.texts(
        "two")
    }
    none(
      "View.horizontalRadioGroupLayout", "View.defaultWheelPickerItemHeight",
      why: "as on a phone: no radio groups, wheels of the system's height"
    ) {
      $0.horizontalRadioGroupLayout().defaultWheelPickerItemHeight(80)
    }
  }

  func datePickers() {
    topic("Controls: date pickers")

    // Wednesday, 5 June 2024, 15:07 in London.
    let date = Date(timeIntervalSince1970: 1_717_596_420)
    row(
      "DatePicker", "DatePickerComponents", "DatePickerComponents.*", "DatePickerStyle", "DatePickerStyle.automatic",
      "DatePickerStyle.compact", "DefaultDatePickerStyle",
      "CompactDatePickerStyle", says: "the label leads; the date and the time trail on grey fields, in the words of the place",
      from: .documented("swiftui/datepicker"), in: .fixed(340, 60)
    ) {
      DatePicker("Label", selection: .constant(date)).environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
    } holds: {
      @MainActor func picker(
        _ shown: Shown, _ change: (AnyView) -> AnyView = { $0 }, _ parts: DatePickerComponents = [.date, .hourAndMinute]
      ) throws -> Shown {
        try shown.other {
          change(
            AnyView(
              DatePicker("Label", selection: .constant(date), displayedComponents: parts).environment(
                \.timeZone, TimeZone(identifier: "Europe/London")!)))
        }
      }
      let words = $0.texts
      $0.expect(words.count == 3 && words[0] == "Label" && words[1] == "Jun 5, 2024", "\(words)")
      $0.expect(words[2].hasPrefix("3:07") && words[2].hasSuffix("PM"), "\(words)")
      let (day, time) = ($0.words(words[1]), $0.words(words[2]))
      $0.near($0.words("Label").minX, 0)
      $0.expect(day.maxX < time.minX && 340 - time.maxX < 16 && 340 - time.maxX > 6, "the fields end at \(time.maxX)")
      $0.color(time.maxX + 3, 30, is: 0xEEEEEF, within: 3)
      $0.color(day.minX - 3, 30, is: 0xEEEEEF, within: 3)
      $0.color(day.minX - 30, 30, is: 0xFFFFFF)
      // Two fields, 5 to 6 apart, of about 34.
      let fields = $0.runs(of: 0xEEEEEF, atY: 30 - 13, from: 60, within: 3)
      $0.expect(fields.count == 2, "the fields are \(fields)")
      if fields.count == 2 { $0.expect(4...9 ~= fields[1].lowerBound - fields[0].upperBound, "the fields are \(fields)") }
      let height = $0.runs(of: 0xEEEEEF, atX: time.maxX + 3, within: 3).first ?? 0...0
      $0.expect(32...36 ~= height.upperBound - height.lowerBound, "a field is \(height)")
      try picker($0, { $0 }, .date).texts("Label", "Jun 5, 2024")
      try picker($0, { $0 }, .hourAndMinute).texts("Label", words[2])
      $0.same {
        AnyView(
          DatePicker("Label", selection: .constant(date)).datePickerStyle(.compact).environment(
            \.timeZone, TimeZone(identifier: "Europe/London")!))
      }
      for style in 0..<4 {
        $0.same {
          let picker = DatePicker(selection: .constant(date)) { Text("Label") }
          Group {
            if style == 0 { picker.datePickerStyle(.automatic) }
            if style == 1 { picker.datePickerStyle(DefaultDatePickerStyle()) }
            if style == 2 { picker.datePickerStyle(CompactDatePickerStyle()) }
            if style == 3 { picker }
          }.environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
        }
      }
      $0.same {
        Group { DatePicker(String("Label"), selection: .constant(date)) }.environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
      }
      for range in 0..<4 {
        $0.same {
          Group {
            if range == 0 { DatePicker("Label", selection: .constant(date), in: date...date) }
            if range == 1 { DatePicker("Label", selection: .constant(date), in: date...) }
            if range == 2 { DatePicker("Label", selection: .constant(date), in: ...date) }
            if range == 3 { DatePicker(selection: .constant(date), in: date...date) { Text("Label") } }
          }.environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
        }
      }
      let german = try $0.other {
        DatePicker("Label", selection: .constant(date), displayedComponents: .date).environment(\.locale, Locale(identifier: "de_DE"))
      }
      german.expect(german.texts.last?.contains("2024") == true && german.texts.last?.hasPrefix("5") == true, "\(german.texts)")
      let tokyo = try $0.other {
        DatePicker("Label", selection: .constant(date), displayedComponents: .date).environment(
          \.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
      }
      tokyo.texts("Label", "Jun 5, 2024")
      let auckland = try $0.other {
        DatePicker("Label", selection: .constant(date), displayedComponents: .date)
          .environment(\.timeZone, TimeZone(identifier: "Pacific/Auckland")!)
      }
      auckland.texts("Label", "Jun 6, 2024")
    }
    row(
      "DatePickerStyle", "DatePickerStyle.makeBody", "DatePickerStyleConfiguration", "DatePickerStyleConfiguration.*",
      says: "a style of one's own makes pickers what it says; one that it makes is the system's",
      from: .documented("swiftui/datepickerstyle"),
      in: .fixed(340, 200)
    ) {
      DatePicker("Label", selection: .constant(date), in: date..., displayedComponents: .date).datePickerStyle(Spelled())
        .environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
    } holds: {
      let words = $0.texts
      $0.expect(words.first == "Label" && words.contains("from true to false"), "\(words)")
      let plain = try $0.other {
        DatePicker("inner", selection: .constant(date), displayedComponents: .date)
          .environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
      }
      $0.expect(Array(words.suffix(plain.texts.count)) == plain.texts, "\(words) and \(plain.texts)")
    }
    row(
      "GraphicalDatePickerStyle", "DatePickerStyle.graphical", "View.datePickerStyle",
      says: "a month of weeks with the chosen day in the tint on a disc; the time below",
      from: .documented("swiftui/datepickerstyle/graphical"), in: .fixed(340, 420)
    ) {
      DatePicker("Label", selection: .constant(date)).datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
    } holds: {
      let words = $0.texts
      $0.expect(words.first == "June 2024", "\(words.prefix(9))")
      // June 2024 begins on a Saturday: six empty cells in a week from Sunday.
      $0.judge.equal(Array(words[1...7]), ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
      $0.judge.equal(words.filter { Int($0) != nil }, (1...30).map { "\($0)" })
      let (saturday, first, fifth, twelfth) = ($0.words("SAT"), $0.words("1"), $0.words("5"), $0.words("12"))
      $0.near(first.midX, saturday.midX, within: 1)
      $0.near(fifth.midX, $0.words("WED").midX, within: 1)
      $0.near(twelfth.midX, fifth.midX, within: 1)
      $0.expect(twelfth.minY > fifth.maxY && first.minY > saturday.maxY, "weeks do not follow each other")
      let disc = CGRect(x: fifth.midX - 19, y: fifth.midY - 19, width: 38, height: 38)
      $0.expect($0.coverage(disc) > 0.6, "the chosen day has no disc")
      $0.expect($0.coverage(disc.offsetBy(dx: 0, dy: twelfth.midY - fifth.midY)) < 0.4, "another day has a disc")
      $0.expect(!$0.area(0x007AFF, in: fifth, within: 40).isNull && $0.area(0x007AFF, in: twelfth, within: 40).isNull, "the tint's day")
      $0.expect($0.darkest(in: twelfth) < 60 && $0.darkest(in: fifth) > 60, "the other days' ink")
      $0.expect(words.contains("Time") && words.last?.hasPrefix("3:07") == true && !words.contains("Label"), "\(words.suffix(3))")
      let monday = try $0.other {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        return DatePicker("Label", selection: .constant(date), displayedComponents: .date).datePickerStyle(GraphicalDatePickerStyle())
          .environment(\.calendar, calendar)
      }
      monday.judge.equal(Array(monday.texts[1...2]), ["MON", "TUE"])
      monday.near(monday.words("1").midX, monday.words("SAT").midX, within: 1)
      monday.expect(!monday.texts.contains("Time"), "the time shows")
    }
    row(
      "WheelDatePickerStyle", "DatePickerStyle.wheel", says: "wheels of 320 by 216, the chosen row of each in a grey band in the middle",
      from: .recorded("iOS 26.0, ios/datepicker/wheel: 320 × 216 for a date and for a time"), in: .fixed(340, 240)
    ) {
      DatePicker("Label", selection: .constant(date), displayedComponents: .date).labelsHidden().datePickerStyle(.wheel)
        .environment(\.timeZone, TimeZone(identifier: "Europe/London")!).accessibilityIdentifier("wheels")
    } holds: { shown in
      shown.frame("wheels", 10, 12, 320, 216)
      shown.color(22, 120, is: 0xEFEFF0)
      shown.color(22, 90, is: 0xFFFFFF)
      // Rows fade away from the middle.
      let band = shown.darkest(in: CGRect(x: 20, y: 105, width: 300, height: 30))
      shown.expect(band < 40 && shown.darkest(in: CGRect(x: 20, y: 180, width: 300, height: 40)) > band + 60, "the band's ink: \(band)")
      let time = try shown.other {
        DatePicker("Label", selection: .constant(date), displayedComponents: .hourAndMinute).labelsHidden()
          .datePickerStyle(WheelDatePickerStyle()).accessibilityIdentifier("wheels")
      }
      time.frame("wheels", 10, 12, 320, 216)
    }
    value("DatePickerComponents.*", says: "sets of the parts of a date", from: .documented("swiftui/datepickercomponents")) { judge in
      judge.expect(DatePickerComponents.date != .hourAndMinute)
      judge.expect(!DatePickerComponents.date.contains(.hourAndMinute))
    }
  }
}

private struct Spelled: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("from \(configuration.minimumDate != nil) to \(configuration.maximumDate != nil)")
      DatePicker("inner", selection: configuration.$selection, displayedComponents: configuration.displayedComponents)
    }
  }
}
