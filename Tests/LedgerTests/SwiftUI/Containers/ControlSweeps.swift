import Foundation
import SwiftUI

private func any(_ view: some View) -> AnyView { AnyView(view.padding(8)) }
private let day = Date(timeIntervalSince1970: 1_700_000_000)

extension Ledger {
  /// Every word of a control's vocabulary shows, and none as another; every way to write a control shows the same.
  func controlSweeps() {
    topic("Controls: word by word")

    measure(
      "Gauge", "GaugeStyle", says: "every way to write a gauge is the same in every style: a quarter of 1 is 50 of 200, 10 above -5…55",
      from: .documented("swiftui/gauge")
    ) { judge in
      @MainActor func each(_ style: some GaugeStyle) throws {
        @MainActor func shown(_ gauge: some View) -> AnyView { any(gauge.gaugeStyle(style).tint(.pureGreen)) }
        let (canvas, label) = (Canvas.fixed(200, 90), Text("Label"))
        try judge.alike(
          canvas, shown(Gauge(value: 0.25) { label }), shown(Gauge(value: 50.0, in: 0...200) { label }),
          shown(Gauge(value: Float(10), in: -5...55) { label }))
        try judge.alike(
          canvas,
          shown(
            Gauge(value: 0.25) {
              label
            } currentValueLabel: {
              Text("now")
            }),
          shown(
            Gauge(value: 50.0, in: 0...200) {
              label
            } currentValueLabel: {
              Text("now")
            }))
        try judge.alike(
          canvas,
          shown(
            Gauge(value: 0.25) {
              label
            } currentValueLabel: {
              Text("now")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("1")
            }),
          shown(
            Gauge(value: 50.0, in: 0...200) {
              label
            } currentValueLabel: {
              Text("now")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("1")
            }))
        try judge.apart([0, 0.25, 0.5, 1], in: canvas) { value in shown(Gauge(value: value) { label }) }
      }
      try each(.automatic)
      try each(.linearCapacity)
      try each(.accessoryLinear)
      try each(.accessoryLinearCapacity)
      try each(.accessoryCircular)
      try each(.accessoryCircularCapacity)
    }
    measure(
      "Slider", "Stepper", says: "every way to write a slider or a stepper is the same; a step of 1 is what is left out",
      from: .documented("swiftui/slider")
    ) { judge in
      let (canvas, label) = (Canvas.fixed(260, 60), Text("Label"))
      let (half, low, high) = (Binding.constant(0.5), { Text("low") }, { Text("high") })
      try judge.alike(
        canvas, any(Slider(value: half)), any(Slider(value: half, in: 0...1)), any(Slider(value: .constant(5), in: 0...10)),
        any(Slider(value: half) { label }), any(Slider(value: .constant(5), in: 0...10) { label }),
        any(
          Slider(value: .constant(5), in: 0...10) {
            label
          } onEditingChanged: { _ in
          }))
      try judge.alike(
        canvas,
        any(
          Slider(value: half) {
            label
          } minimumValueLabel: {
            low()
          } maximumValueLabel: {
            high()
          }),
        any(
          Slider(value: .constant(5), in: 0...10) {
            label
          } minimumValueLabel: {
            low()
          } maximumValueLabel: {
            high()
          }))
      try judge.alike(
        canvas, any(Slider(value: .constant(2), in: 0...3, step: 1)), any(Slider(value: .constant(2), in: 0...3, step: 1) { label }),
        any(Slider(value: .constant(2), in: 0...3, step: 1) { _ in }))
      try judge.alike(
        canvas,
        any(
          Slider(value: .constant(2), in: 0...3, step: 1) {
            label
          } minimumValueLabel: {
            low()
          } maximumValueLabel: {
            high()
          }),
        any(
          Slider(
            value: .constant(2.0), in: 0...3, step: 1, label: { label }, minimumValueLabel: low, maximumValueLabel: high,
            onEditingChanged: { _ in })))
      try judge.apart([0, 0.3, 1], in: canvas) { value in any(Slider(value: .constant(value))) }
      try judge.alike(
        canvas, any(Stepper("Label", value: .constant(3))), any(Stepper("Label", value: .constant(3), in: 0...9)),
        any(Stepper("Label", value: .constant(3), in: 0...9, step: 2)), any(Stepper(value: .constant(3)) { label }),
        any(Stepper(value: .constant(3), in: 0...9) { label }), any(Stepper("Label", onIncrement: {}, onDecrement: {})),
        any(Stepper(onIncrement: {}, onDecrement: {}) { label }))
      try judge.apart([0, 5, 9], in: canvas) { value in any(Stepper("Label", value: .constant(value), in: 0...9)) }
    }
    measure(
      "Stepper", says: "a tap adds or takes away 1 where no step is said, else the step, and stays within the range",
      from: .documented("swiftui/stepper")
    ) { judge in
      @MainActor func presses(_ stepper: @escaping (Binding<Int>) -> some View) throws -> [String] {
        let shown = try judge.show(.fixed(260, 60)) {
          Holding(3) { value in
            VStack {
              Text("\(value.wrappedValue)")
              stepper(value).accessibilityIdentifier("stepper")
            }
          }
        }
        shown.tap("stepper")
        let first = shown.texts.first ?? ""
        shown.tap("stepper")
        return [first, shown.texts.first ?? ""]
      }
      let (one, two) = (try presses { Stepper("", value: $0) }, try presses { Stepper("", value: $0, step: 2) })
      judge.expect(one == ["4", "5"] || one == ["2", "1"], "\(one)")
      judge.expect(two == ["5", "7"] || two == ["1", "-1"], "\(two)")
      judge.equal(try presses { Stepper("", value: $0, in: 0...9) }, one)
      judge.equal(try presses { value in Stepper(value: value) { Text("") } }, one)
      judge.equal(try presses { value in Stepper(value: value, in: 0...9) { Text("") } }, one)
    }
    measure(
      "DatePicker", "DatePickerStyle", "DatePickerComponents",
      says: "days, hours and both are apart in every style, all ways to write them alike",
      from: .documented("swiftui/datepicker")
    ) { judge in
      @MainActor func each(_ style: some DatePickerStyle, _ canvas: Canvas, _ parts: [DatePickerComponents]) throws {
        @MainActor func shown(_ picker: some View) -> AnyView {
          any(
            picker.datePickerStyle(style).environment(\.timeZone, TimeZone(identifier: "UTC")!).environment(
              \.locale, Locale(identifier: "en_US")))
        }
        try judge.apart(parts, in: canvas) { part in shown(DatePicker("Label", selection: .constant(day), displayedComponents: part)) }
        let past = day.addingTimeInterval(-1e7)
        try judge.alike(
          canvas, shown(DatePicker("Label", selection: .constant(day))), shown(DatePicker("Label", selection: .constant(day), in: past...)),
          shown(DatePicker(selection: .constant(day)) { Text("Label") }),
          shown(DatePicker("Label", selection: .constant(day), displayedComponents: [.date, .hourAndMinute])))
      }
      try each(.compact, .fixed(360, 60), [.date, .hourAndMinute, [.date, .hourAndMinute]])
      try each(.wheel, .fixed(420, 240), [.date, .hourAndMinute, [.date, .hourAndMinute]])
      try each(.graphical, .fixed(360, 460), [.date, [.date, .hourAndMinute]])
    }
    measure(
      "Button", "ButtonStyle", "PrimitiveButtonStyle", "ControlSize", "ButtonBorderShape", "ButtonRole",
      says: "styles, roles and sizes are apart; all ways to write a button alike", from: .documented("swiftui/button")
    ) { judge in
      @MainActor func each(_ style: some PrimitiveButtonStyle, isBordered: Bool) throws {
        let canvas = Canvas.fixed(200, 90)
        @MainActor func shown(_ button: some View) -> AnyView { any(button.buttonStyle(style)) }
        try judge.alike(
          canvas, shown(Button("Go", systemImage: "star") {}),
          shown(
            Button {
            } label: {
              Label("Go", systemImage: "star")
            }),
          shown(Button("Go", systemImage: "star", role: nil) {}), shown(Button(role: nil, action: {}) { Label("Go", systemImage: "star") }))
        try judge.apart([nil, .destructive] as [ButtonRole?], in: canvas) { role in shown(Button("Go", role: role) {}) }
        try judge.apart([false, true], in: canvas) { isOff in shown(Button("Go") {}.disabled(isOff)) }
        try judge.apart([Color.pureRed, .pureGreen], in: canvas) { color in shown(Button("Go") {}.tint(color)) }
        if isBordered {
          try judge.apart([ControlSize.small, .regular, .large], in: canvas) { size in shown(Button("Go") {}.controlSize(size)) }
          try judge.apart([ButtonBorderShape.capsule, .roundedRectangle, .roundedRectangle(radius: 1)], in: canvas) { shape in
            shown(Button("Go") {}.buttonBorderShape(shape))
          }
        }
      }
      try each(.automatic, isBordered: false)
      try each(.borderless, isBordered: false)
      try each(.bordered, isBordered: true)
      try each(.borderedProminent, isBordered: true)
      try judge.apart([false, true], in: .fixed(200, 60)) { isOff in any(Button("Go") {}.buttonStyle(.plain).disabled(isOff)) }
    }
    measure(
      "Picker", "PickerStyle", says: "the choice shows in every style, and every style is apart", from: .documented("swiftui/picker")
    ) { judge in
      @MainActor func towns(_ choice: Int) -> some View {
        Picker("Town", selection: .constant(choice)) {
          ForEach(Array(["Rome", "Oslo", "Bern"].enumerated()), id: \.offset) { Text($1).tag($0) }
        }
      }
      @MainActor func each(_ style: some PickerStyle, _ canvas: Canvas = .fixed(260, 240)) throws -> Shown {
        let shown = try judge.apart([0, 1, 2], in: canvas) { choice in any(towns(choice).pickerStyle(style)) }
        try judge.apart([0, 1], in: .fixed(300, 300)) { choice in Form { towns(choice).pickerStyle(style) } }
        try judge.apart([0, 1], in: .fixed(300, 300)) { choice in List { towns(choice).pickerStyle(style).disabled(true) } }
        return shown[0]
      }
      // An inline one is a wheel outside of rows; in them each is apart.
      _ = try each(.inline)
      let all = [try each(.menu), try each(.segmented), try each(.wheel)]
      for (index, one) in all.enumerated() { for other in all[..<index] { one.differs(from: other) } }
      try judge.apart([0, 1, 2, 3], in: .fixed(300, 300)) { (number: Int) -> AnyView in
        switch number {
        case 0: any(Form { towns(1).pickerStyle(.menu) })
        case 1: any(Form { towns(1).pickerStyle(.segmented) })
        case 2: any(Form { towns(1).pickerStyle(.wheel) })
        default: any(Form { towns(1).pickerStyle(.inline) })
        }
      }
      _ = try judge.show(.fixed(300, 300)) { NavigationStack { Form { towns(1).pickerStyle(.navigationLink) } } }
    }
    measure(
      "Toggle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
      says: "styles of switches, labels, fields and progress are apart, and on is not off", from: .documented("swiftui/toggle")
    ) { judge in
      let canvas = Canvas.fixed(240, 70)
      @MainActor func toggle(_ style: some ToggleStyle) throws {
        try judge.apart([false, true], in: canvas) { isOn in any(Toggle("Sound", isOn: .constant(isOn)).toggleStyle(style)) }
        try judge.apart([false, true], in: canvas) { isOff in any(Toggle("Sound", isOn: .constant(true)).toggleStyle(style).disabled(isOff))
        }
        try judge.alike(
          canvas, any(Toggle("Sound", systemImage: "star", isOn: .constant(true)).toggleStyle(style)),
          any(Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "star") }.toggleStyle(style)))
      }
      try toggle(.automatic)
      try toggle(.switch)
      try toggle(.button)
      try judge.apart([0, 1, 2], in: canvas) { (number: Int) -> AnyView in
        let label = Label("Star", systemImage: "star")
        switch number {
        case 0: return any(label.labelStyle(.titleAndIcon))
        case 1: return any(label.labelStyle(.titleOnly))
        default: return any(label.labelStyle(.iconOnly))
        }
      }
      try judge.apart([0, 1, 2], in: canvas) { (number: Int) -> AnyView in
        let field = TextField("Name", text: .constant(number == 2 ? "" : "Ada"))
        return number == 0 ? any(field.textFieldStyle(.plain)) : any(field.textFieldStyle(.roundedBorder))
      }
      try judge.apart([0, 1, 2, 3], in: canvas) { (number: Int) -> AnyView in
        switch number {
        case 0: return any(ProgressView())
        case 1: return any(ProgressView(value: 0.5))
        case 2: return any(ProgressView("Label"))
        default:
          return any(
            ProgressView(value: 0.5) {
              Text("Label")
            } currentValueLabel: {
              Text("half")
            })
        }
      }
      try judge.apart([ControlSize.regular, .large], in: canvas) { size in any(ProgressView().controlSize(size)) }
    }
    measure(
      "Menu", "MenuStyle", "Link", "ShareLink", "ColorPicker", "LabeledContent", "GroupBox", "DisclosureGroup", "ControlGroup",
      says: "what holds words and content shows both, all ways to write it alike", from: .documented("swiftui/menu")
    ) { judge in
      let canvas = Canvas.fixed(240, 120)
      try judge.alike(
        canvas, any(Menu("More") { Text("a") }),
        any(
          Menu {
            Text("a")
          } label: {
            Text("More")
          }),
        any(
          Menu("More") {
            Text("a")
          } primaryAction: {
          }))
      try judge.alike(
        canvas, any(Menu("More", systemImage: "star") { Text("a") }),
        any(
          Menu {
            Text("a")
          } label: {
            Label("More", systemImage: "star")
          }))
      let address = URL(string: "https://example.org")!
      try judge.alike(canvas, any(Link("There", destination: address)), any(Link(destination: address) { Text("There") }))
      try judge.alike(
        canvas, any(ShareLink("Share it", item: address)),
        any(ShareLink(item: address) { Label("Share it", systemImage: "square.and.arrow.up") }))
      try judge.alike(
        canvas, any(ColorPicker("Colour", selection: .constant(.pureRed))),
        any(ColorPicker(selection: .constant(.pureRed)) { Text("Colour") }))
      try judge.apart([Color.pureRed, .pureGreen, .pureBlue.opacity(0.3)], in: canvas) { color in
        any(ColorPicker("Colour", selection: .constant(color)))
      }
      try judge.alike(
        canvas, any(LabeledContent("Name", value: "Ada")), any(LabeledContent("Name") { Text("Ada") }),
        any(
          LabeledContent {
            Text("Ada")
          } label: {
            Text("Name")
          }))
      try judge.alike(canvas, any(LabeledContent("Name", value: 3, format: .number)), any(LabeledContent("Name", value: "3")))
      try judge.alike(
        canvas, any(GroupBox("Box") { Text("in") }),
        any(
          GroupBox {
            Text("in")
          } label: {
            Text("Box")
          }))
      try judge.apart([false, true], in: canvas) { isOpen in any(DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text("in") }) }
      try judge.apart([0, 1], in: canvas) { number in
        any(
          ControlGroup {
            Button("One") {}
            Button(number == 0 ? "Two" : "Three") {}
          })
      }
    }
  }
}
