import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// What each place of a control does when a finger comes down on it, by every way the control is written (swiftui/controls-and-indicators).
@Suite("Controls, touch by touch") @MainActor struct TouchedControlTests {
  @Observable @MainActor fileprivate final class Model {
    var number = 5
    var level = 15.0
    var isOn = false
    var isOther = false
    var chosen = 2
    var perhaps: Int?
    var words = "old"
    var told: [String] = []
  }
  private struct Shown<Content: View>: View {
    @Bindable var model: Model
    let content: (Bindable<Model>) -> Content
    var body: some View { content($model).frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
  private let model = Model()
  private func page(
    _ direction: LayoutDirection = .leftToRight, height: CGFloat = 100, @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View
  ) -> LivePage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 200, height: height))
    options.scale = 1
    return LivePage(Shown(model: model, content: content).environment(\.layoutDirection, direction), options: options, patience: 0)
  }
  /// Touches places along the middle of the page, one after the other.
  private func touch(_ page: LivePage, _ places: CGFloat...) {
    for x in places {
      _ = page.tap(at: CGPoint(x: x, y: 50))
      _ = page.lift(at: CGPoint(x: x, y: 50))
    }
  }

  // MARK: Steppers

  // The signs stand in the last 94 points (recorded: UIStepper is 94 × 32), minus in the first half of them.
  private let label: CGFloat = 50
  private let minus: CGFloat = 125
  private let plus: CGFloat = 175

  @Test("steppers: minus and plus by a step, as far as the bounds; the label does nothing") func steppers() {
    func steps(_ expected: [Int], @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View, line: Int = #line) {
      let found = [label, minus, plus, plus, plus].enumerated().map { index, place in
        model.number = 5
        let page = self.page { content($0) }
        touch(page, place)
        if index == 3 { touch(page, plus) }
        if index == 4 { touch(page, minus, minus, minus, minus) }
        return model.number
      }
      #expect(found == expected, "line \(line)")
    }
    let one = [5, 4, 6, 7, 2]
    steps(one) { Stepper("a", value: $0.number) }
    steps(one) { Stepper(String("a"), value: $0.number) }
    steps(one) { Stepper(value: $0.number) { Text("a") } }
    let three = [5, 2, 8, 11, -4]
    steps(three) { Stepper("a", value: $0.number, step: 3) }
    steps(three) { Stepper(String("a"), value: $0.number, step: 3) }
    steps(three) { Stepper(value: $0.number, step: 3) { Text("a") } }
    steps(three) { Stepper(value: $0.number, step: 3, onEditingChanged: { _ in }) { Text("a") } }
    let bound = [5, 4, 6, 6, 3]
    steps(bound) { Stepper("a", value: $0.number, in: 3...6) }
    steps(bound) { Stepper(String("a"), value: $0.number, in: 3...6) }
    steps(bound) { Stepper(value: $0.number, in: 3...6) { Text("a") } }
    let both = [5, 3, 8, 9, 3]
    steps(both) { Stepper("a", value: $0.number, in: 3...9, step: 3) }
    steps(both) { Stepper(String("a"), value: $0.number, in: 3...9, step: 3) }
    steps(both) { Stepper(value: $0.number, in: 3...9, step: 3) { Text("a") } }
    steps(both) { Stepper(value: $0.number, in: 3...9, step: 3, onEditingChanged: { _ in }) { Text("a") } }
  }

  @Test("steppers with actions of their own do them; a sign without one does nothing") func actingSteppers() {
    func told(@ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) -> [String] {
      model.told = []
      touch(page(.leftToRight, content), label, minus, plus)
      return model.told
    }
    let (up, down) = ({ self.model.told.append("up") }, { self.model.told.append("down") })
    #expect(told { _ in Stepper("a", onIncrement: up, onDecrement: down) } == ["down", "up"])
    #expect(told { _ in Stepper(label: { Text("a") }, onIncrement: up, onDecrement: down) } == ["down", "up"])
    #expect(told { _ in Stepper("a", onIncrement: nil, onDecrement: down) } == ["down"])
    #expect(told { _ in Stepper("a", onIncrement: up, onDecrement: nil) } == ["up"])
    #expect(told { _ in Stepper("a", onIncrement: up, onDecrement: down).disabled(true) }.isEmpty)
  }

  // MARK: Sliders

  @Test("sliders: from one end to the other, by steps from the least, and as far as the finger goes") func sliders() {
    func levels(_ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) -> [Double] {
      [0.0, 100, 199.5].map { place in
        let page = self.page(direction, content)
        touch(page, place)
        return (model.level * 1e6).rounded() / 1e6
      }
    }
    #expect(levels { Slider(value: $0.level, in: 10...20) } == [10, 15, 20])
    #expect(levels { Slider(value: $0.level) } == [0, 0.5, 1])
    #expect(levels { Slider(value: $0.level, in: 10...20, label: { Text("a") }) } == [10, 15, 20])
    #expect(levels { Slider(value: $0.level, label: { Text("a") }) } == [0, 0.5, 1])
    #expect(levels { Slider(value: $0.level, in: 10...18, step: 4) } == [10, 14, 18])
    #expect(levels { Slider(value: $0.level, in: 10...18, step: 4, label: { Text("a") }) } == [10, 14, 18])
    #expect(levels { Slider(value: $0.level, in: 10.25...20.25) } == [10.25, 15.25, 20.25])
    #expect(levels { Slider(value: $0.level, in: 10.25...20.25, step: 1) } == [10.25, 15.25, 20.25])
    #expect(levels(.rightToLeft) { Slider(value: $0.level, in: 10...20) } == [20, 15, 10])
    let page = self.page { Slider(value: $0.level, in: 10...20) }
    // Between the ends it is as far as the middle of the knob on its way, which ends half a knob from each.
    touch(page, 50)
    let low = model.level
    touch(page, 150)
    #expect(low > 11 && low < 12.5 && abs(low + model.level - 30) < 1e-6)
    _ = page.tap(at: CGPoint(x: 100, y: 50))
    _ = page.drag(to: CGPoint(x: 900, y: 50))
    #expect(model.level == 20)
    _ = page.drag(to: CGPoint(x: -900, y: 50))
    #expect(model.level == 10)
    _ = page.lift(at: CGPoint(x: -900, y: 50))
    _ = page.drag(to: CGPoint(x: 900, y: 50))
    #expect(model.level == 10, "the finger is up")
  }

  @Test("sliders between views for their ends begin behind the one and end before the other") func labelledSliders() {
    for isStepped in [false, true] {
      let page = self.page { model in
        if isStepped {
          Slider(value: model.level, in: 10...20, step: 5) {
            Text("a")
          } minimumValueLabel: {
            Color.red.frame(width: 40)
          } maximumValueLabel: {
            Color.blue.frame(width: 20)
          }
        } else {
          Slider(value: model.level, in: 10...20) {
            Text("a")
          } minimumValueLabel: {
            Color.red.frame(width: 40)
          } maximumValueLabel: {
            Color.blue.frame(width: 20)
          }
        }
      }
      // 8 between: the slider lies from 48 to 172.
      touch(page, 110)
      #expect(abs(model.level - 15) < 1e-6)
      touch(page, 50)
      #expect(model.level == 10)
      touch(page, 171)
      #expect(model.level == 20)
      touch(page, 20, 195)
      #expect(model.level == 20, "labels are not touched")
    }
  }

  // MARK: Toggles

  @Test("toggles turn, whatever they look like and wherever they are touched") func toggles() {
    func turns(_ places: [CGFloat] = [20, 100, 180], line: Int = #line, @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) {
      for place in places {
        model.isOn = false
        let page = self.page(.leftToRight, content)
        touch(page, place)
        let once = model.isOn
        touch(page, place)
        #expect(once && !model.isOn, "line \(line), at \(place)")
      }
    }
    turns { Toggle("a", isOn: $0.isOn) }
    turns { Toggle(String("a"), isOn: $0.isOn) }
    turns { Toggle(isOn: $0.isOn) { Text("a") } }
    turns { Toggle("a", systemImage: "star", isOn: $0.isOn) }
    turns { Toggle(String("a"), systemImage: "star", isOn: $0.isOn) }
    turns([100]) { Toggle("a", isOn: $0.isOn).toggleStyle(.button) }
    turns { Toggle("a", isOn: $0.isOn).toggleStyle(.switch) }
    let off = self.page { Toggle("a", isOn: $0.isOn).disabled(true) }
    touch(off, 100)
    #expect(!model.isOn)
  }

  @Test("a toggle of several turns all of them on, and off where all are on") func toggleOfSeveral() {
    let page = self.page { model in
      let sources = [model.isOn, model.isOther]
      Toggle(sources: sources, isOn: \.self) { Text("a") }
    }
    model.isOn = true
    _ = page.breathe(0)
    touch(page, 100)
    #expect(model.isOn && model.isOther)
    touch(page, 100)
    #expect(!model.isOn && !model.isOther)
    touch(page, 100)
    #expect(model.isOn && model.isOther)
  }

  // MARK: Pickers

  @Test("segments: each from its first point to its last, from the side where reading begins") func segments() {
    func chosen(_ places: [CGFloat], _ direction: LayoutDirection = .leftToRight) -> [Int] {
      places.map { place in
        model.chosen = 0
        let page = self.page(direction) { model in
          Picker("a", selection: model.chosen) { ForEach(1..<5) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        }
        touch(page, place)
        return model.chosen
      }
    }
    #expect(chosen([1, 49, 51, 99, 101, 149, 151, 199]) == [1, 1, 2, 2, 3, 3, 4, 4])
    #expect(chosen([1, 51, 149, 199], .rightToLeft) == [4, 3, 2, 1])
  }

  @Test("menus tell their options and which is chosen, and choose another") func menus() {
    func opened(_ page: LivePage) -> (words: [String], chosen: Int?)? {
      if case .menu(let words, let chosen) = page.tap(at: CGPoint(x: 100, y: 50)) { (words, chosen) } else { nil }
    }
    model.chosen = 2
    let page = self.page { model in
      Picker("a", selection: model.chosen) {
        Text("one").tag(1)
        Text("two").tag(2)
        Color.red.tag(3)
        Text("four").tag(4)
      }
    }
    let menu = opened(page)
    #expect(menu?.words == ["one", "two", "Option 3", "four"] && menu?.chosen == 1)
    _ = page.choose(3)
    #expect(model.chosen == 4 && opened(page)?.chosen == 3)
    _ = page.choose(4)
    #expect(model.chosen == 4, "there is no fifth")
    model.perhaps = nil
    let perhaps = self.page { model in
      Picker("a", selection: model.perhaps) {
        Text("none").tag(Int?.none)
        Text("one").tag(Optional(1))
      }
    }
    #expect(opened(perhaps)?.chosen == 0)
    _ = perhaps.choose(1)
    #expect(model.perhaps == 1)
  }

  @Test("options below each other are chosen by their rows") func inlineOptions() throws {
    for (index, tag) in [7, 8, 9].enumerated() {
      model.chosen = 8
      let page = self.page(height: 400) { model in
        Form {
          Picker("a", selection: model.chosen) {
            ForEach(7..<10) { Color.red.frame(height: 20).accessibilityIdentifier("option \($0)").tag($0) }
          }.pickerStyle(.inline)
        }
      }
      let frame = try #require(page.current.framesByIdentifier()["option \(index + 7)"])
      _ = page.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(model.chosen == tag)
    }
  }

  // MARK: Fields

  @Test("fields tell their words and take others") func fields() {
    func types(line: Int = #line, @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) {
      model.words = "old"
      let page = self.page(.leftToRight, content)
      var before: String?
      if case .field(let words) = page.tap(at: CGPoint(x: 100, y: 50)) { before = words }
      _ = page.type("new")
      #expect(before == "old" && model.words == "new", "line \(line)")
    }
    types { TextField("a", text: $0.words) }
    types { TextField(String("a"), text: $0.words) }
    types { TextField("a", text: $0.words, axis: .vertical) }
    types { TextField(String("a"), text: $0.words, axis: .vertical) }
    types { TextField(text: $0.words) { Text("a") } }
    types { TextField(text: $0.words, axis: .vertical) { Text("a") } }
    types { SecureField("a", text: $0.words) }
    types { SecureField(String("a"), text: $0.words) }
    types { SecureField(text: $0.words) { Text("a") } }
    types { TextEditor(text: $0.words) }
    types { TextField("a", text: $0.words).textFieldStyle(.roundedBorder) }
  }

  // MARK: Buttons

  @Test("buttons of every style do what they are for; those that are off do nothing") func buttons() {
    func taps(_ expected: Int = 1, line: Int = #line, @ViewBuilder _ content: @escaping (Bindable<Model>) -> some View) {
      model.number = 0
      touch(page(.leftToRight, content), 100)
      #expect(model.number == expected, "line \(line)")
    }
    let count: @MainActor @Sendable () -> Void = { self.model.number += 1 }
    taps { _ in Button("a", action: count) }
    taps { _ in Button(String("a"), action: count) }
    taps { _ in Button(action: count) { Text("a") } }
    taps { _ in Button("a", systemImage: "star", action: count) }
    taps { _ in Button("a", role: .destructive, action: count) }
    taps { _ in Button(role: .cancel, action: count) { Text("a") } }
    taps { _ in Button("a", systemImage: "star", role: .destructive, action: count) }
    taps { _ in Button("a", action: count).buttonStyle(.plain) }
    taps { _ in Button("a", action: count).buttonStyle(.bordered) }
    taps { _ in Button("a", action: count).buttonStyle(.borderedProminent) }
    taps { _ in Button("a", action: count).buttonStyle(.borderless) }
    taps(0) { _ in Button("a", action: count).disabled(true) }
    taps(0) { _ in Button("a", action: count).disabled(false).disabled(true) }
    taps(0) { _ in Button("a", action: count).allowsHitTesting(false) }
    taps { _ in
      ZStack {
        Button("below") { self.model.number += 10 }.frame(width: 90)
        Button("above", action: count).frame(width: 90)
      }
    }
    taps(10) { _ in
      ZStack {
        Button("above") { self.model.number += 10 }.frame(width: 90).zIndex(1)
        Button("below", action: count).frame(width: 90)
      }
    }
  }

  @Test("a button that edits turns the mode around it") func editing() {
    final class Mode { var value = EditMode.inactive }
    let mode = Mode()
    let binding = Binding<EditMode>(get: { mode.value }, set: { mode.value = $0 })
    func page() -> LivePage { self.page { _ in EditButton().environment(\.editMode, binding) } }
    touch(page(), 100)
    #expect(mode.value == .active)
    touch(page(), 100)
    #expect(mode.value == .inactive)
    mode.value = .transient
    touch(page(), 100)
    #expect(mode.value == .inactive, "what goes on for a moment is editing, too")
  }
}
