import Foundation
import SwiftUI

private let day = Date(timeIntervalSince1970: 1_700_000_000)
private let source = Source.law("what is said of a control shows whatever else is said of it")
private let faded = Gradient(colors: [.pureRed, .pureBlue])

private struct GaugeSaid {
  var style = 0
  var value = 0.3
  var hasLabel = true
  var hasValue = false
  var hasLow = false
  var hasHigh = false
  var tint = 0
  var isMirrored = false

  @MainActor var view: some View {
    let gauge = Gauge(value: value) {
      if hasLabel { Text("label") }
    } currentValueLabel: {
      if hasValue { Text("77") }
    } minimumValueLabel: {
      if hasLow { Text("lo") }
    } maximumValueLabel: {
      if hasHigh { Text("hi") }
    }
    return styled(gauge).padding(4).tint(
      tint == 1 ? AnyShapeStyle(Color.pureGreen) : tint == 2 ? AnyShapeStyle(faded) : AnyShapeStyle(.tint)
    )
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
  @MainActor private func styled(_ gauge: some View) -> AnyView {
    switch style {
    case 0: AnyView(gauge.gaugeStyle(.linearCapacity))
    case 1: AnyView(gauge.gaugeStyle(.accessoryLinear))
    case 2: AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
    case 3: AnyView(gauge.gaugeStyle(.accessoryCircular))
    default: AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
    }
  }
}

/// A gauge that has only one of its ends' words, and one whose colours run.
private struct GaugeParts {
  var style = 3
  var parts = 0
  var isMirrored = false

  @MainActor var view: some View {
    let gauge = Group {
      switch parts {
      case 0: AnyView(Gauge(value: 0.3) { Text("label") })
      case 1: AnyView(Gauge(value: 0.3, label: { Text("label") }, currentValueLabel: { Text("77") }))
      default:
        AnyView(
          Gauge(
            value: 0.3, label: { Text("l") }, currentValueLabel: { Text("77") }, minimumValueLabel: { Text("lo") },
            maximumValueLabel: { Text("hi") }))
      }
    }
    let styled = style == 1 ? AnyView(gauge.gaugeStyle(.accessoryLinear)) : AnyView(gauge.gaugeStyle(.accessoryCircular))
    return styled.tint(faded).padding(4).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

private struct ProgressSaid {
  var style = 0
  var value: Double? = 0.3
  var hasLabel = false
  var hasValue = false
  var tint: Color?
  var own: Color?
  var size = ControlSize.regular

  @MainActor var view: some View {
    let progress = Group {
      if hasValue {
        ProgressView(value: value) {
          if hasLabel { Text("label") }
        } currentValueLabel: {
          Text("now")
        }
      } else if hasLabel {
        ProgressView(value: value) { Text("label") }
      } else {
        ProgressView(value: value)
      }
    }
    let styled =
      switch style {
      case 0: AnyView(progress)
      case 1: AnyView(progress.progressViewStyle(own.map { LinearProgressViewStyle(tint: $0) } ?? LinearProgressViewStyle()))
      default: AnyView(progress.progressViewStyle(own.map { CircularProgressViewStyle(tint: $0) } ?? CircularProgressViewStyle()))
      }
    return styled.tint(tint).controlSize(size).padding(4)
  }
}

private struct ToggleSaid {
  var style = 0
  var state = 0
  var tint: Color?
  var own: Color?
  var isOff = false
  var isRow = false
  var size = ControlSize.regular
  var hasIcon = false
  var hidesLabel = false

  @MainActor var view: some View {
    let states = [state != 0, state == 1].map { Binding.constant($0) }
    let toggle = Toggle(sources: states, isOn: \.self) { if hasIcon { Label("Sound", systemImage: "star") } else { Text("Sound") } }
    let styled =
      switch style {
      case 0: AnyView(toggle.toggleStyle(own.map { SwitchToggleStyle(tint: $0) } ?? SwitchToggleStyle()))
      case 1: AnyView(toggle.toggleStyle(.button))
      default: AnyView(toggle.toggleStyle(CheckboxToggleStyle()))
      }
    let said = Group { if hidesLabel { styled.labelsHidden() } else { styled } }.tint(tint).disabled(isOff).controlSize(size)
    return Group { if isRow { List { said } } else { said.padding(4) } }
  }
}

private struct PickerSaid {
  var style = 0
  var chosen = 3
  var isRow = false
  var hidesLabel = false
  var tint: Color?
  var isOff = false
  var isMirrored = false

  @MainActor var view: some View {
    let picker = Picker("Town", selection: .constant(chosen)) {
      ForEach(Array(["Rome", "Oslo", "Bern", "Kyiv", "Riga", "Bonn", "Lima", "Doha"].enumerated()), id: \.offset) { Text($1).tag($0) }
    }
    let styled =
      switch style {
      case 0: AnyView(picker.pickerStyle(.menu))
      case 1: AnyView(picker.pickerStyle(.segmented))
      case 2: AnyView(picker.pickerStyle(.wheel))
      case 3: AnyView(picker.pickerStyle(.inline))
      default: AnyView(NavigationStack { Form { picker.pickerStyle(.navigationLink) } })
      }
    let said = Group { if hidesLabel { styled.labelsHidden() } else { styled } }.tint(tint).disabled(isOff)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    return Group { if isRow, style < 4 { Form { said } } else { said } }
  }
}

private struct DateSaid {
  var style = 0
  var parts: DatePickerComponents = [.date, .hourAndMinute]
  var locale = "en_US"
  var date = day
  var isRow = false
  var isOff = false
  var tint: Color?

  @MainActor var view: some View {
    let picker = DatePicker("When", selection: .constant(date), displayedComponents: parts)
    let styled =
      switch style {
      case 0: AnyView(picker.datePickerStyle(.compact))
      case 1: AnyView(picker.datePickerStyle(.wheel))
      default: AnyView(picker.datePickerStyle(.graphical))
      }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    let said = styled.tint(tint).disabled(isOff).environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: locale)).environment(\.calendar, calendar)
    return Group { if isRow { Form { said } } else { said.padding(8) } }
  }
}

private struct ButtonSaid {
  var style = 0
  var role: ButtonRole?
  var size = ControlSize.regular
  var shape = ButtonBorderShape.automatic
  var isOff = false
  var tint: Color?
  var look = 0
  var place = 0

  @MainActor var view: some View {
    let button = Button(role: role) {
    } label: {
      switch look {
      case 0: AnyView(Text("Go"))
      case 1: AnyView(Label("Go", systemImage: "star"))
      default: AnyView(Image(systemName: "star"))
      }
    }
    let styled =
      switch style {
      case 0: AnyView(button)
      case 1: AnyView(button.buttonStyle(.bordered))
      case 2: AnyView(button.buttonStyle(.borderedProminent))
      case 3: AnyView(button.buttonStyle(.borderless))
      default: AnyView(button.buttonStyle(.plain))
      }
    let said = styled.controlSize(size).buttonBorderShape(shape).disabled(isOff).tint(tint)
    return Group {
      switch place {
      case 0: AnyView(said)
      case 1: AnyView(List { said })
      default: AnyView(NavigationStack { Color.white.navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar { said } })
      }
    }
  }
}

private struct FieldSaid {
  var isBordered = false
  var isUpright = false
  var words = ""
  var hasPrompt = false
  var isSecret = false
  var isRow = false
  var alignment = TextAlignment.leading
  var isOff = false
  var font: Font?

  @MainActor var view: some View {
    let prompt = hasPrompt ? Text("prompt") : nil
    let field = Group {
      if isSecret {
        SecureField("Title", text: .constant(words), prompt: prompt)
      } else {
        TextField("Title", text: .constant(words), prompt: prompt, axis: isUpright ? .vertical : .horizontal)
      }
    }
    let styled = isBordered ? AnyView(field.textFieldStyle(.roundedBorder)) : AnyView(field.textFieldStyle(.plain))
    let said = styled.multilineTextAlignment(alignment).disabled(isOff).font(font)
    return Group { if isRow { Form { LabeledContent("Name") { said } } } else { said.padding(4) } }
  }
}

private struct MeterSaid {
  var value = 5.0
  var least = 0.0
  var most = 10.0
  var ends = 0
  var tint: Color?
  var isOff = false
  var isRow = false
  var isStepper = false

  @MainActor var view: some View {
    let slider = Group {
      switch ends {
      case 0: AnyView(Slider(value: .constant(value), in: least...most))
      case 1:
        AnyView(
          Slider(value: .constant(value), in: least...most) {
            Text("l")
          } minimumValueLabel: {
            Text("lo")
          } maximumValueLabel: {
            Text("high")
          })
      default:
        AnyView(
          Slider(value: .constant(value), in: least...most) {
            Text("l")
          } minimumValueLabel: {
            Image(systemName: "minus")
          } maximumValueLabel: {
            Image(systemName: "plus")
          })
      }
    }
    let control = isStepper ? AnyView(Stepper("Step", value: .constant(value), in: least...most)) : AnyView(slider)
    let said = control.tint(tint).disabled(isOff)
    return Group { if isRow { List { said } } else { said.padding(4) } }
  }
}

extension Ledger {
  /// What is said of controls, several words at a time.
  func controlCrowds() {
    topic("Controls: several words at a time")

    measure("Gauge", "GaugeStyle", says: "parts, tints and directions show in every style", from: source) { judge in
      let said = Crowd(GaugeSaid())
      said.choose(\.style, [0, 1, 2, 3, 4])
      said.choose(\.value, [0, 0.4, 0.9])
      said.choose(\.hasLabel) { $0.style = 0 }
      said.choose(\.hasValue) { if $0.style == 1 { $0.style = 2 } }
      said.choose(\.hasLow) { if $0.style != 1 { $0.style = 0 } }
      said.choose(\.hasHigh) { if $0.style != 0 { $0.style = 1 } }
      said.choose(\.tint, [0, 1])
      said.choose(\.isMirrored) { if $0.style > 2 { $0.style = 1 } }
      try judge.crowds(said, rounds: 3, in: .fixed(160, 80)) { $0.view }
      let parts = Crowd(GaugeParts())
      parts.choose(\.parts, [0, 1, 2]) { $0.style = 3 }
      parts.choose(\.isMirrored) { $0.style = 1 }
      parts.choose(\.style, [1, 3])
      try judge.crowds(parts, in: .fixed(160, 80)) { $0.view }
    }
    measure("ProgressView", "ProgressViewStyle", "ControlSize", says: "parts, tints and sizes show in every style", from: source) { judge in
      let said = Crowd(ProgressSaid())
      said.choose(\.style, [1, 2])
      said.choose(\.value, [nil, 0.3, 0.9]) { $0.style = 1 }
      said.choose(\.hasLabel)
      said.choose(\.hasValue)
      said.choose(\.tint, [nil, .pureRed]) { $0.own = nil }
      said.choose(\.own, [nil, .pureGreen]) { $0.style = 2 }
      said.choose(\.size, [.regular, .large]) { $0.style = 2 }
      said.choose(\.size, [.small, .extraLarge]) { $0.style = 2 }
      try judge.crowds(said, rounds: 3, in: .fixed(160, 100)) { $0.view }
    }
    measure("Toggle", "ToggleStyle", "CheckboxToggleStyle", says: "states, tints and labels show in every style", from: source) { judge in
      let said = Crowd(ToggleSaid())
      said.choose(\.style, [0, 1, 2])
      said.choose(\.state, [0, 2, 1]) { $0.style = 2 }
      said.choose(\.state, [0, 1])
      said.choose(\.tint, [nil, .pureRed]) { ($0.own, $0.state, $0.isOff) = (nil, 1, false) }
      said.choose(\.own, [nil, .pureGreen]) { ($0.style, $0.state) = (0, 1) }
      said.choose(\.isOff)
      said.choose(\.isRow)
      said.choose(\.hasIcon) { $0.hidesLabel = false }
      said.choose(\.hidesLabel) { if $0.style > 0 { $0.style = 0 } }
      said.choose(\.size, [.small, .large]) { ($0.style, $0.state) = (1, 1) }
      try judge.crowds(said, rounds: 3, in: .fixed(220, 110)) { $0.view }
    }
    measure("Picker", "PickerStyle", "View.labelsHidden", says: "choices, rows and tints show in every style", from: source) { judge in
      let said = Crowd(PickerSaid())
      said.choose(\.style, [0, 1, 2, 4])
      said.choose(\.style, [0, 1, 2, 3]) { $0.isRow = true }
      said.choose(\.chosen, [0, 3, 7])
      said.choose(\.isRow) { if $0.style == 4 { $0.style = 0 } }
      said.choose(\.hidesLabel) { ($0.isRow, $0.style) = (true, $0.style % 2 == 0 ? 0 : 3) }
      said.choose(\.tint, [nil, .pureRed]) { ($0.isRow, $0.style, $0.isOff) = ($0.style == 3, $0.style == 3 ? 3 : 0, false) }
      said.choose(\.isOff) { if $0.style != 1 { $0.style = 1 } }
      said.choose(\.isMirrored)
      try judge.crowds(said, rounds: 3, in: .fixed(320, 420)) { $0.view }
    }
    measure("DatePicker", "DatePickerStyle", "Calendar", says: "parts, languages and rows show in every style", from: source) { judge in
      let said = Crowd(DateSaid())
      said.choose(\.style, [0, 1, 2])
      said.choose(\.parts, [.date, [.date, .hourAndMinute]])
      said.choose(\.locale, ["en_US", "de_DE", "ar_EG"])
      said.choose(\.date, [day, day.addingTimeInterval(86_400 * 47 + 4000)])
      said.choose(\.isRow)
      said.choose(\.isOff) { $0.style = 0 }
      said.choose(\.tint, [nil, .pureGreen]) { ($0.style, $0.isOff) = (2, false) }
      try judge.crowds(said, rounds: 3, in: .fixed(390, 460)) { $0.view }
    }
    measure("Button", "ButtonStyle", "ButtonRole", "ControlSize", says: "roles, sizes, shapes and places show in every style", from: source)
    {
      judge in
      let said = Crowd(ButtonSaid())
      said.choose(\.style, [1, 2, 4])
      said.choose(\.role, [nil, .destructive]) {
        ($0.place, $0.isOff, $0.tint) = ($0.place % 2, false, nil)
        if $0.style == 4 { $0.style = 0 }
      }
      said.choose(\.size, [.mini, .regular, .large]) { ($0.style, $0.place) = (1 + $0.style % 2, $0.place % 2) }
      said.choose(\.size, [.small, .extraLarge]) { ($0.style, $0.place) = (1, 0) }
      said.choose(\.shape, [.capsule, .roundedRectangle(radius: 2)]) { ($0.style, $0.place, $0.look) = (1 + $0.style % 2, $0.place % 2, 1) }
      said.choose(\.shape, [.capsule, .circle]) { ($0.style, $0.place, $0.look) = (2, 0, 2) }
      said.choose(\.isOff) { $0.place = $0.place % 2 }
      said.choose(\.tint, [nil, .pureGreen]) {
        ($0.role, $0.isOff) = (nil, false)
        if $0.style == 4 { $0.style = 2 }
      }
      said.choose(\.look, [0, 1, 2]) { $0.place = $0.place % 2 }
      said.choose(\.place, [0, 1, 2])
      try judge.crowds(said, rounds: 3, in: .fixed(200, 120)) { $0.view }
    }
    measure("TextField", "SecureField", "TextFieldStyle", says: "words, prompts, lines and rows show in every style", from: source) {
      judge in
      let said = Crowd(FieldSaid())
      said.choose(\.isBordered)
      said.choose(\.isUpright) { ($0.isSecret, $0.words) = (false, "words that are too long for one line of this field") }
      said.choose(\.words, ["", "Ada", "Ada Lovelace"])
      said.choose(\.hasPrompt) { $0.words = "" }
      said.choose(\.isSecret) { $0.words = "Ada" }
      said.choose(\.isRow)
      said.choose(\.alignment, [.leading, .center, .trailing]) { if $0.words.count > 20 { $0.words = "Ada" } }
      said.choose(\.font, [nil, .title, .caption])
      try judge.crowds(said, rounds: 3, in: .fixed(240, 120)) { $0.view }
    }
    measure("Slider", "Stepper", says: "values, ends, tints and rows show", from: source) { judge in
      let said = Crowd(MeterSaid())
      said.choose(\.value, [0, 4, 10]) { $0.isStepper = false }
      said.choose(\.value, [0, 4, 10]) { ($0.isStepper, $0.isOff, $0.least, $0.most) = (true, false, 0, 10) }
      said.choose(\.least, [-20, 0]) { ($0.isStepper, $0.value) = (false, 5) }
      said.choose(\.most, [10, 30]) { ($0.isStepper, $0.value) = (false, 5) }
      said.choose(\.ends, [0, 1, 2]) { $0.isStepper = false }
      said.choose(\.tint, [nil, .pureRed]) { ($0.isStepper, $0.isOff, $0.value) = (false, false, 5) }
      said.choose(\.isOff)
      said.choose(\.isRow)
      said.choose(\.isStepper)
      try judge.crowds(said, rounds: 2, in: .fixed(260, 110)) { $0.view }
    }
  }
}
