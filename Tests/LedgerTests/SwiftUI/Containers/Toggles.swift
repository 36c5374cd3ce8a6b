import SwiftUI

/// Shows the parts that a toggle's style is told.
private struct PartsStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      (configuration.isMixed ? Color.pureBlue : configuration.isOn ? .pureGreen : .pureRed).frame(width: 20, height: 20)
      configuration.label
      Button("flip") { configuration.isOn = true }.accessibilityIdentifier("flip")
    }
  }
}
/// Makes a toggle of the style around it.
private struct OuterStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(6).background(Color.pureRed) }
}
private struct Flag { @Binding var isOn: Bool }

extension Ledger {
  func toggles() {
    topic("Controls: toggles and colour pickers")

    row(
      "Toggle", "ToggleStyle", "ToggleStyle.automatic", "ToggleStyle.switch", "DefaultToggleStyle", "SwitchToggleStyle",
      says: "the label leads, a switch of 51 by 31 trails: green and its knob at the end when on, grey and its knob at the start when off",
      from: .recorded("iOS 17.5"), in: .fixed(200, 60)
    ) {
      Toggle("Words", isOn: .constant(true))
    } holds: {
      let track = $0.area(0x34C759)
      $0.near($0.words("Words").minX, 0)
      $0.near($0.words("Words").midY, 30)
      $0.near(track.maxX, 200, within: 2.6)
      $0.near(track.width, 51, within: 2.6)
      $0.near(track.height, 31)
      $0.near(track.midY, 30)
      $0.color(track.maxX - 15, 30, is: 0xFFFFFF)
      $0.color(track.minX + 10, 30, is: 0x34C759)
      $0.color(track.minX, track.minY, is: 0xFFFFFF)
      // The knob's shadow falls down.
      let green = CGRect(x: track.maxX - 20, y: track.minY, width: 10, height: 1)
      $0.expect($0.brightness(green.offsetBy(dx: 0, dy: 30)) < $0.brightness(green) - 0.01, "the knob's shadow rises")
      let off = try $0.other { Toggle("Words", isOn: .constant(false)) }
      off.expect(off.area(0x34C759).isNull, "green while off")
      off.color(track.maxX - 10, 30, is: 0xE9E9EA, within: 3)
      off.color(track.minX + 15, 30, is: 0xFFFFFF)
      $0.same { Toggle("Words", isOn: .constant(true)).toggleStyle(.automatic) }
      $0.same { Toggle("Words", isOn: .constant(true)).toggleStyle(.switch) }
      $0.same { Toggle("Words", isOn: .constant(true)).toggleStyle(DefaultToggleStyle()) }
      $0.same { Toggle("Words", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()) }
      $0.same { Toggle(isOn: .constant(true)) { Text("Words") } }
      $0.same { Toggle(String("Words"), isOn: .constant(true)) }
      try $0.other { Toggle("Words", systemImage: "star", isOn: .constant(true)) }.differs(from: $0, by: 40)
      try $0.other { Toggle(String("Words"), systemImage: "star", isOn: .constant(true)) }.texts("Words")
    }
    row("Toggle", says: "mirrored where text runs right to left", from: .law("right to left is the mirror image"), in: .fixed(200, 60)) {
      Toggle(isOn: .constant(true)) { Box("a", 30, 10) }.rightToLeft()
    } holds: {
      $0.mirrors(try $0.other { Toggle(isOn: .constant(true)) { Box("a", 30, 10) } }, but: 12)
      $0.near($0.place("a").maxX, 200)
    }
    row(
      "SwitchToggleStyle", says: "the tint of the place colours what is on, the style's own before it; what is off stays grey",
      from: .documented("swiftui/switchtogglestyle/init(tint:)"), in: .fixed(200, 60)
    ) {
      Toggle("Words", isOn: .constant(true)).tint(.pureRed)
    } holds: {
      $0.near($0.area(0xFF0000).height, 31)
      let own = try $0.other { Toggle("Words", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .pureBlue)).tint(.pureRed) }
      own.near(own.area(0x0000FF).height, 31)
      let off = try $0.other { Toggle("Words", isOn: .constant(false)).tint(.pureRed) }
      off.same { Toggle("Words", isOn: .constant(false)) }
    }
    row(
      "Toggle", "View.tint", says: "green only where nobody says a tint: the accent colour is a tint too",
      from: .documented("swiftui/toggle"), in: .fixed(200, 60)
    ) {
      Toggle("Words", isOn: .constant(true)).tint(.accentColor)
    } holds: {
      $0.expect(!$0.area(0x007AFF, within: 8).isNull && $0.area(0x34C759, within: 8).isNull, "it is not blue")
      let unsaid = try $0.other { Toggle("Words", isOn: .constant(true)) }
      unsaid.expect(unsaid.area(0x007AFF, within: 8).isNull && !unsaid.area(0x34C759, within: 8).isNull, "it is not green")
      let none = try $0.other { Toggle("Words", isOn: .constant(true)).tint(nil) }
      none.expect(!none.area(0x34C759, within: 8).isNull, "no tint is not green")
    }
    row("Toggle", says: "faded where it cannot be used", from: .documented("swiftui/view/disabled(_:)"), in: .fixed(200, 60)) {
      Toggle("Words", isOn: .constant(true)).disabled(true)
    } holds: {
      // Between the green and white.
      $0.color(160, 30, is: 0x9AE3AC, within: 24)
    }
    row("Toggle", says: "in the dark: a lighter green, a dark track", from: .documented("uikit/uicolor/systemgreen"), in: .fixed(200, 60)) {
      VStack {
        Toggle("Words", isOn: .constant(true)).accessibilityIdentifier("on")
        Toggle("Words", isOn: .constant(false)).accessibilityIdentifier("off")
      }.inTheDark()
    } holds: {
      $0.color(159, $0.place("on").midY, is: 0x30D158, within: 3)
      $0.color(190, $0.place("off").midY, is: 0x262629, within: 8)
      $0.color(164, $0.place("off").midY, is: 0xFFFFFF)
    }
    row(
      "View.labelsHidden", says: "leaves the label out, and the room it would take", from: .documented("swiftui/view/labelshidden()"),
      in: .fit
    ) {
      Toggle("Words", isOn: .constant(true)).labelsHidden()
    } holds: {
      $0.texts()
      $0.size(51, 31, within: 2.1)
      try $0.other { Stepper("Words", value: .constant(1)).labelsHidden() }.size(94, 32)
      let date = try $0.other { DatePicker("Words", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden() }
      date.expect(!date.texts.contains("Words"), "a date picker's label shows")
    }
    row("Toggle", says: "a tap changes its binding", from: .documented("swiftui/toggle"), in: .fixed(200, 60)) {
      Holding(false) { Toggle("\($0.wrappedValue)", isOn: $0).accessibilityIdentifier("t") }
    } holds: {
      $0.texts("false")
      $0.tap("t")
      $0.texts("true")
      $0.tap("t")
      $0.texts("false")
    }
    row(
      "ButtonToggleStyle", "ToggleStyle.button",
      says: "a button: on a field of the tint while it is on, its label in the tint while it is off",
      from: .documented("swiftui/togglestyle/button"), in: .fit
    ) {
      Toggle(isOn: .constant(true)) { Inked() }.toggleStyle(.button).tint(.pureRed)
    } holds: {
      $0.expect(!$0.area(0xFF0000).isNull && $0.ink().width > 40, "no field")
      let off = try $0.other { Toggle(isOn: .constant(false)) { Inked() }.toggleStyle(.button).tint(.pureRed) }
      off.area(0xFF0000, off.place("ink").minX, off.place("ink").minY, 30, 20)
      $0.same { Toggle(isOn: .constant(true)) { Inked() }.toggleStyle(ButtonToggleStyle()).tint(.pureRed) }
      let held = try $0.other {
        Holding(false) { Toggle("\($0.wrappedValue)", isOn: $0).toggleStyle(.button).accessibilityIdentifier("t") }
      }
      held.tap("t")
      held.texts("true")
    }
    row(
      "CheckboxToggleStyle", "ToggleStyle.checkbox", says: "a box before the label: empty, with a mark, or with a line where values differ",
      from: .documented("swiftui/togglestyle/checkbox"), in: .fit
    ) {
      Toggle(isOn: .constant(true)) { Box("a", 30, 10, .pureGreen) }.toggleStyle(.checkbox)
    } holds: {
      let box = $0.area(0x007AFF)
      $0.expect(box.maxX < $0.place("a").minX && box.minX < 3, "the box is at \(box)")
      $0.near(box.midY, $0.place("a").midY, within: 1)
      $0.expect(!$0.area(0xFFFFFF, in: box.insetBy(dx: 4, dy: 4)).isNull, "no mark")
      let off = try $0.other { Toggle(isOn: .constant(false)) { Box("a", 30, 10, .pureGreen) }.toggleStyle(.checkbox) }
      off.color(box.midX, box.midY, is: 0xFFFFFF)
      off.expect(!off.ink(in: box).isNull, "no box")
      let flags = [Flag(isOn: .constant(true)), Flag(isOn: .constant(false))]
      let mixed = try $0.other { Toggle(sources: flags, isOn: \.$isOn) { Box("a", 30, 10, .pureGreen) }.toggleStyle(CheckboxToggleStyle()) }
      let line = mixed.area(0xFFFFFF, in: box.insetBy(dx: 4, dy: 4))
      mixed.expect(line.width > 3 * line.height, "the mixed mark is \(line)")
      mixed.color(box.midX, box.minY + 3, is: 0x007AFF)
    }
    row(
      "ToggleStyle", "View.toggleStyle", "ToggleStyleConfiguration", "ToggleStyleConfiguration.*",
      says: "made of its parts: label, value, mixed or not; and may change the value",
      from: .documented("swiftui/togglestyle"), in: .fit
    ) {
      Holding(false) { value in Toggle(isOn: value) { Text("word") }.toggleStyle(PartsStyle()) }
    } holds: {
      $0.color(5, 10, is: 0xFF0000)
      $0.texts("word", "flip")
      $0.tap("flip")
      $0.color(5, 10, is: 0x00FF00)
      let (on, off) = (Flag(isOn: .constant(true)), Flag(isOn: .constant(false)))
      for (flags, color) in [([on, off], 0x0000FF), ([on, on], 0x00FF00), ([off, off], 0xFF0000)] {
        try $0.other { Toggle(sources: flags, isOn: \.$isOn) { Text("word") }.toggleStyle(PartsStyle()) }.color(5, 10, is: color)
      }
      let outer = try $0.other { Toggle("word", isOn: .constant(true)).toggleStyle(OuterStyle()).frame(width: 150) }
      outer.expect(!outer.area(0xFF0000).isNull && !outer.area(0x34C759).isNull, "the style around is not used within")
    }
    row(
      "ColorPicker", says: "the label leads, a ring of hues around the chosen colour trails", from: .documented("swiftui/colorpicker"),
      in: .fixed(200, 60)
    ) {
      ColorPicker("Words", selection: .constant(.pureGreen))
    } holds: {
      $0.near($0.words("Words").minX, 0)
      let well = $0.ink(in: CGRect(x: 100, y: 0, width: 100, height: 60))
      $0.near(well.maxX, 200)
      $0.near(well.width, 28)
      $0.near(well.height, 28)
      $0.color(well.midX, well.midY, is: 0x00FF00)
      $0.color(well.midX, well.minY + 1, isNot: 0x00FF00, within: 40)
      try $0.other { ColorPicker("Words", selection: .constant(.pureBlue)) }.color(well.midX, well.midY, is: 0x0000FF)
      $0.same { ColorPicker(String("Words"), selection: .constant(.pureGreen), supportsOpacity: false) }
      $0.same { ColorPicker(selection: .constant(.pureGreen)) { Text("Words") } }
      try $0.other { ColorPicker("Words", selection: .constant(.pureGreen)).labelsHidden() }.texts()
    }
  }

  func sliders() {
    topic("Controls: sliders and steppers")

    row(
      "Slider", says: "a knob at the value's part of the way, the track before it in the tint and behind it grey",
      from: .documented("swiftui/slider"), in: .fixed(128, 60)
    ) {
      Slider(value: .constant(0.25)).background(Color.pureRed)
    } holds: {
      // The knob of 28 travels 100: its middle is 14 + 25.
      let knob = $0.area(0xFFFFFF, in: CGRect(x: 0, y: 15, width: 128, height: 30), within: 2)
      $0.near(knob.midX, 39, within: 1)
      $0.near(knob.width, 27, within: 1.1)
      $0.near(knob.midY, 30, within: 1)
      $0.color(10, 30, is: 0x007AFF)
      $0.color(100, 30, isNot: 0xFF0000)
      $0.color(100, 30, isNot: 0x007AFF, within: 60)
      $0.near($0.runs(of: 0x007AFF, atX: 10).first.map { $0.upperBound - $0.lowerBound } ?? 0, 4, within: 1, "the track")
      $0.same { Slider(value: .constant(30), in: 20...60).background(Color.pureRed) }
      $0.same { Slider(value: .constant(30), in: 20...60, step: 10).background(Color.pureRed) }
      $0.same { Slider(value: .constant(30), in: 20...60) { Text("label") }.background(Color.pureRed) }
      $0.same { Slider(value: .constant(30), in: 20...60, step: 5) { Text("label") }.background(Color.pureRed) }
      for (value, middle) in [(-1.0, 14.0), (0, 14), (1, 114), (7, 114)] {
        let slider = try $0.other { Slider(value: .constant(value)).background(Color.pureRed) }
        slider.near(slider.area(0xFFFFFF, in: CGRect(x: 0, y: 15, width: 128, height: 30), within: 2).midX, middle, within: 1, "\(value)")
      }
    }
    row(
      "Slider", says: "tinted, faded where it cannot be used, mirrored right to left", from: .documented("swiftui/slider"),
      in: .fixed(128, 60)
    ) {
      Slider(value: .constant(0.25)).tint(.pureGreen)
    } holds: {
      $0.color(10, 30, is: 0x00FF00)
      try $0.other { Slider(value: .constant(0.25)).rightToLeft() }.mirrors(try $0.other { Slider(value: .constant(0.25)) }, but: 8)
      try $0.other { Slider(value: .constant(0.25)).disabled(true) }.color(10, 30, is: 0x80BCFF, within: 30)
    }
    row(
      "Slider", says: "words at both ends, outside the track; the label is not drawn", from: .documented("swiftui/slider"),
      in: .fixed(200, 60)
    ) {
      Slider(value: .constant(0.5)) {
        Text("label")
      } minimumValueLabel: {
        Box("low", 10, 20)
      } maximumValueLabel: {
        Box("high", 30, 10, .pureGreen)
      }
    } holds: {
      $0.texts()
      $0.frame("low", 0, nil, 10, 20)
      $0.frame("high", 170, nil, 30, 10)
      // A track keeps 3 from its slider's ends (recorded: AccessibilitySnapshot, iOS 17.5).
      $0.near($0.area(0x007AFF).minX, 21, within: 1)
      $0.same {
        Slider(value: .constant(5), in: 0...10, step: 1) {
          Text("label")
        } minimumValueLabel: {
          Box("low", 10, 20)
        } maximumValueLabel: {
          Box("high", 30, 10, .pureGreen)
        }
      }
    }
    row(
      "Stepper", says: "the label leads; minus and plus on a plate of 94 by 32 trail", from: .recorded("iOS 17.5 and 26.0"),
      in: .fixed(200, 60)
    ) {
      Stepper("Words", value: .constant(3))
    } holds: {
      $0.near($0.words("Words").minX, 0)
      $0.near($0.words("Words").midY, 30)
      let plate = $0.ink(in: CGRect(x: 90, y: 0, width: 110, height: 60))
      $0.expect(plate == CGRect(x: 106, y: 14, width: 94, height: 32), "the plate is \(plate)")
      // (118, 118, 128) at 12 %.
      $0.color(110, 20, is: 0xEEEEEF, within: 3)
      // Minus lies flat on the left, plus stands on the right.
      let (minus, plus) = (CGRect(x: 115, y: 18, width: 30, height: 24), CGRect(x: 160, y: 18, width: 30, height: 24))
      @MainActor func sign(_ area: CGRect, _ shown: Shown) -> CGRect { shown.ink(in: area, background: shown.color(110, 20), within: 60) }
      $0.expect(sign(minus, $0).width > 3 * sign(minus, $0).height, "minus is \(sign(minus, $0))")
      $0.near(sign(plus, $0).width, sign(plus, $0).height, within: 1)
      $0.near(sign(minus, $0).midX, 129.5, within: 1)
      $0.near(sign(plus, $0).midX, 176.5, within: 1)
      let mirrored = try $0.other { Stepper("Words", value: .constant(3)).rightToLeft() }
      let flipped = CGRect(x: 55, y: 18, width: 30, height: 24)
      let sides = mirrored.ink(in: flipped, background: mirrored.color(10, 20), within: 60)
      mirrored.expect(sides.width > 3 * sides.height, "minus is not the first from the right")
    }
    row("Stepper", says: "a sign that would lead out of the bounds is pale", from: .documented("swiftui/stepper"), in: .fixed(200, 60)) {
      Stepper("Words", value: .constant(3), in: 3...5)
    } holds: {
      @MainActor func inks(_ shown: Shown) -> (CGFloat, CGFloat) {
        (shown.darkest(in: CGRect(x: 115, y: 18, width: 30, height: 24)), shown.darkest(in: CGRect(x: 160, y: 18, width: 30, height: 24)))
      }
      let low = inks($0)
      let middle = inks(try $0.other { Stepper("Words", value: .constant(4), in: 3...5) })
      let high = inks(try $0.other { Stepper("Words", value: .constant(5), in: 3...5) })
      $0.expect(low.0 > 120 && low.1 < 60, "at the low end \(low)")
      $0.expect(middle.0 < 60 && middle.1 < 60, "between \(middle)")
      $0.expect(high.0 < 60 && high.1 > 120, "at the high end \(high)")
      let down = inks(try $0.other { Stepper("Words", onIncrement: nil, onDecrement: {}) })
      $0.expect(down.0 < 60 && down.1 > 120, "without plus \(down)")
      let up = inks(try $0.other { Stepper(label: { Text("Words") }, onIncrement: {}, onDecrement: nil) })
      $0.expect(up.0 > 120 && up.1 < 60, "without minus \(up)")
      let off = inks(try $0.other { Stepper("Words", value: .constant(4)).disabled(true) })
      $0.expect(off.0 > 90 && off.1 > 90, "disabled \(off)")
    }
    row("Stepper", says: "a tap adds a step, up to the bounds' end", from: .documented("swiftui/stepper"), in: .fixed(200, 60)) {
      Holding(3) { Stepper("\($0.wrappedValue)", value: $0, in: 0...8, step: 4).accessibilityIdentifier("s") }
    } holds: {
      $0.tap("s")
      $0.texts("7")
      $0.tap("s")
      $0.texts("8")
      let free = try $0.other {
        Holding(3) { value in Stepper(value: value, step: 2) { Text("\(value.wrappedValue)") }.accessibilityIdentifier("s") }
      }
      free.tap("s")
      free.texts("5")
      let one = try $0.other { Holding(3) { Stepper(String("\($0.wrappedValue)"), value: $0).accessibilityIdentifier("s") } }
      one.tap("s")
      one.texts("4")
      let own = try $0.other {
        Holding(3) { value in
          Stepper("\(value.wrappedValue)", onIncrement: { value.wrappedValue += 9 }, onDecrement: { value.wrappedValue -= 9 })
            .accessibilityIdentifier("s")
        }
      }
      own.tap("s")
      own.texts("12")
      let bounded = try $0.other {
        Holding(3) { Stepper(String("\($0.wrappedValue)"), value: $0, in: 0...4, step: 3).accessibilityIdentifier("s") }
      }
      bounded.tap("s")
      bounded.texts("4")
    }
  }
}
