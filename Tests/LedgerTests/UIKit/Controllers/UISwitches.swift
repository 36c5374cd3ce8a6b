import UIKit

extension Ledger {
  func uiSwitches() {
    topic("Switches, sliders and steppers")

    uiRow(
      "UISwitch", "UISwitch.isOn", says: "51 by 31; on, the track is the system's green and the knob white at its end",
      from: .recorded("iOS 17.5: 51 × 31"), scale: 2
    ) {
      uiPlaced(made(UISwitch()) { $0.isOn = true }, 20, 30)
    } holds: {
      $0.ink(20, 30, 51, 31, within: 3)
      $0.color(26, 45, is: 0x34C759)
      $0.color(55, 45, is: 0xFFFFFF)
    }
    uiRow(
      "UISwitch.isOn", says: "off, the track is grey and the knob at its beginning", from: .documented("uikit/uiswitch/ison"), scale: 2
    ) {
      uiPlaced(UISwitch(), 20, 30)
    } holds: {
      $0.color(65, 45, is: 0xE9E9EB)
      $0.color(36, 45, is: 0xFFFFFF)
    }
    uiRow(
      "UISwitch.onTintColor", "UISwitch.thumbTintColor", "UISwitch.setOn", says: "colours of one's own; that of the track counts when on",
      from: .documented("uikit/uiswitch/ontintcolor"), scale: 2
    ) {
      let (on, off) = (
        UISwitch(frame: CGRect(x: 10, y: 5, width: 0, height: 0)), UISwitch(frame: CGRect(x: 10, y: 45, width: 0, height: 0))
      )
      for one in [on, off] { (one.onTintColor, one.thumbTintColor) = (.pureBlue, .pureRed) }
      on.setOn(true, animated: true)
      off.setOn(true, animated: false)
      off.setOn(false, animated: true)
      return uiCanvas(on, off)
    } holds: {
      $0.color(16, 20, is: 0x0000FF)
      $0.judge.near($0.middle(0xFF0000, in: $0.part(0, 0, 100, 40))?.x, 45.5, within: 0.6)
      $0.judge.near($0.middle(0xFF0000, in: $0.part(0, 41, 100, 50))?.x, 25.5, within: 0.6)
      $0.judge.expect($0.area(0x0000FF, in: $0.part(0, 41, 100, 50)).isNull, "blue though off")
    }
    uiRow("UISwitch", says: "reads from right to left: on is at the left", from: .law("controls are mirrored")) {
      uiPlaced(mirrored(made(UISwitch()) { $0.isOn = true }), 20, 30)
    } holds: { shown in
      let plain = try shown.other(uiView: { uiPlaced(made(UISwitch()) { $0.isOn = true }, 29, 30) })
      shown.mirrors(plain, but: 20)
      shown.differs(from: plain, by: 50)
    }
    uiRow(
      "UIControl.isEnabled", says: "controls that cannot be used are paler: switch, slider, stepper, segments, date",
      from: .documented("uikit/uicontrol/isenabled"), in: .fixed(300, 60)
    ) {
      paleable(4)
    } holds: {
      for index in 0..<5 {
        let area = $0.part(CGFloat(index) * 60, 0, 60, 60)
        let all = try! $0.other(uiView: { paleable(nil) })
        let pale = try! $0.other(uiView: { paleable(index) })
        $0.judge.expect(pale.brightness(area) > all.brightness(area) + 0.001, "\(index) is not paler")
        let next = $0.part(CGFloat((index + 1) % 5) * 60, 0, 60, 60)
        $0.judge.near(pale.brightness(next), all.brightness(next), within: 0.0001)
      }
    }
    value("UISwitch.title", says: "kept; nothing at first", from: .documented("uikit/uiswitch/title")) { judge in
      let one = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 2))
      judge.equal(one.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
      judge.expect(one.title == nil && !one.isOn && one.onTintColor == nil && one.thumbTintColor == nil)
      one.title = "Wi-Fi"
      judge.equal(one.title, "Wi-Fi")
      judge.equal(one.sizeThatFits(CGSize(width: 200, height: 200)), CGSize(width: 51, height: 31))
    }

    uiRow(
      "UISlider", "UISlider.value", "UISlider.minimumValue", "UISlider.maximumValue", "UISlider.thumbTintColor",
      says: "the knob goes from the left end at the least to the right end at the greatest value", from: .law("a value is a place"),
      in: .fixed(100, 140)
    ) {
      let canvas = uiCanvas()
      for (index, (value, least, most)) in [(Float(0), Float(0), Float(1)), (1, 0, 1), (0.25, 0, 1), (15, 10, 30)].enumerated() {
        let slider = UISlider(frame: CGRect(x: 0, y: CGFloat(index) * 34, width: 100, height: 34))
        (slider.minimumValue, slider.maximumValue) = (least, most)
        slider.value = value
        slider.thumbTintColor = .pureRed
        canvas.addSubview(slider)
      }
      return canvas
    } holds: { shown in
      let knobs = (0..<4).map { shown.area(0xFF0000, in: shown.part(0, CGFloat($0) * 34, 100, 34)) }
      let judge = shown.judge
      judge.near(knobs[0].minX, 1, within: 0.6)
      judge.near(knobs[1].maxX, 99, within: 0.6)
      judge.near(knobs[2].midX, knobs[0].midX + (knobs[1].midX - knobs[0].midX) / 4, within: 1)
      judge.near(knobs[3].midX, knobs[2].midX, within: 0.01)
      for (index, knob) in knobs.enumerated() {
        judge.near(knob.width, knob.height, within: 1.1)
        // A point above its track (recorded: AccessibilitySnapshot, iOS 17.5).
        judge.near(knob.midY, CGFloat(index) * 34 + 16, within: 0.6)
      }
    }
    uiRow(
      "UISlider.minimumTrackTintColor", "UISlider.maximumTrackTintColor", "UISlider.setValue",
      says: "the line has one colour before the knob and one after", from: .documented("uikit/uislider/minimumtracktintcolor")
    ) {
      let slider = UISlider()
      slider.setValue(0.75, animated: true)
      (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.pureGreen, .pureBlue)
      return uiPlaced(slider, 0, 10, 100, 34)
    } holds: {
      $0.color(8, 27, is: 0x00FF00)
      $0.color(94, 27, is: 0x0000FF)
      $0.judge.expect($0.area(0x00FF00).maxX < $0.area(0x0000FF).minX)
      $0.color(8, 23, is: 0xFFFFFF)
    }
    uiRow(
      "UISlider", "UISlider.minimumTrackTintColor", says: "at first the tint before the knob, and grey after; mirrored from right to left",
      from: .documented("uikit/uislider"), in: .fixed(100, 80)
    ) {
      let (a, b) = (
        UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34)), UISlider(frame: CGRect(x: 0, y: 40, width: 100, height: 34))
      )
      (a.value, b.value, b.tintColor) = (0.5, 0.25, .pureGreen)
      return uiCanvas(a, mirrored(b))
    } holds: {
      $0.color(8, 17, is: 0x007AFF)
      $0.color(92, 17, is: 0xE4E4E6)
      $0.color(94, 57, is: 0x00FF00)
      $0.color(8, 57, is: 0xE4E4E6)
    }
    value(
      "UISlider.value", "UISlider.minimumValue", "UISlider.maximumValue", "UISlider.isContinuous",
      says: "0 of 0 … 1 at first; a value outside the limits is the nearer limit; 34 points high",
      from: .documented("uikit/uislider/value")
    ) { judge in
      let slider = UISlider()
      judge.expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
      slider.value = 7
      judge.equal(slider.value, 1)
      slider.value = -7
      judge.equal(slider.value, 0)
      slider.setValue(0.5, animated: false)
      judge.equal(slider.value, 0.5)
      slider.isContinuous = false
      judge.expect(!slider.isContinuous)
      judge.equal(slider.sizeThatFits(CGSize(width: 120, height: 9)), CGSize(width: 120, height: 34))
      judge.equal(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    uiRow(
      "UIStepper", says: "94 by 32: a minus at the left, a plus at the right", from: .recorded("iOS 17.5: 94 × 32")
    ) {
      uiPlaced(made(UIStepper()) { $0.value = 5 }, 3, 10)
    } holds: {
      $0.ink(3, 10, 94, 32)
      let (minus, plus) = (
        $0.area(0x000000, in: $0.part(3, 10, 45, 32), within: 90), $0.area(0x000000, in: $0.part(52, 10, 45, 32), within: 90)
      )
      $0.judge.expect(minus.height < 4 && minus.width > 8, "the minus is \(minus)")
      $0.judge.expect(plus.height > 8 && plus.width > 8, "the plus is \(plus)")
      $0.judge.near(minus.midX, 26.5, within: 1.1)
      $0.judge.near(plus.midX, 73.5, within: 1.1)
    }
    uiRow(
      "UIStepper.value", "UIStepper.minimumValue", "UIStepper.maximumValue", "UIStepper.wraps",
      says: "the sign that leads beyond the end is paler, unless the stepper wraps", from: .documented("uikit/uistepper/wraps"),
      in: .fixed(100, 210)
    ) {
      let canvas = uiCanvas()
      for (index, (value, least, most, wraps)) in [
        (5.0, 0.0, 10.0, false), (0, 0, 10, false), (10, 0, 10, false), (0, 0, 10, true), (10, 0, 10, true),
      ].enumerated() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 0, height: 0))
        (stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.wraps) = (least, most, value, wraps)
        canvas.addSubview(stepper)
      }
      return canvas
    } holds: { shown in
      @MainActor func brightness(_ index: Int, _ side: Int) -> Double {
        shown.brightness(shown.part(CGFloat(side * 48), CGFloat(index) * 40, 46, 32))
      }
      let judge = shown.judge
      judge.expect(brightness(1, 0) > brightness(0, 0) + 0.005 && abs(brightness(1, 1) - brightness(0, 1)) < 0.001, "at the least")
      judge.expect(brightness(2, 1) > brightness(0, 1) + 0.005 && abs(brightness(2, 0) - brightness(0, 0)) < 0.001, "at the greatest")
      for index in [3, 4] { for side in [0, 1] { judge.near(brightness(index, side), brightness(0, side), within: 0.001, "wraps") } }
    }
    uiRow("UIStepper", says: "reads from right to left: the minus is at the right", from: .law("controls are mirrored")) {
      uiPlaced(mirrored(UIStepper()), 3, 10)
    } holds: { shown in
      let plain = try shown.other(uiView: { uiPlaced(UIStepper(), 3, 10) })
      shown.mirrors(plain, but: 8)
      shown.differs(from: plain, by: 20)
    }
    value(
      "UIStepper.stepValue", "UIStepper.autorepeat", "UIStepper.isContinuous", "UIStepper.value", "UIStepper.wraps",
      says: "0 of 0 … 100 in steps of 1 at first; its size does not change", from: .documented("uikit/uistepper")
    ) { judge in
      let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
      judge.expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
      judge.expect(!stepper.wraps && stepper.autorepeat && stepper.isContinuous)
      judge.equal(stepper.frame, CGRect(x: 3, y: 4, width: 94, height: 32))
      judge.equal(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
      judge.equal(stepper.sizeThatFits(.zero), CGSize(width: 94, height: 32))
      (stepper.stepValue, stepper.autorepeat, stepper.isContinuous) = (5, false, false)
      judge.expect(stepper.stepValue == 5 && !stepper.autorepeat && !stepper.isContinuous)
    }
  }
}

/// Five controls, 60 points apart, one of which cannot be used.
@MainActor private func paleable(_ disabled: Int?) -> UIView {
  let segments = UISegmentedControl(items: ["A", "B"])
  segments.selectedSegmentIndex = 0
  let date = made(UIDatePicker()) { $0.date = Date(timeIntervalSince1970: 1_700_000_000) }
  let controls = [made(UISwitch()) { $0.isOn = true }, made(UISlider()) { $0.value = 1 }, UIStepper(), segments, date]
  let canvas = uiCanvas()
  for (index, control) in controls.enumerated() {
    let room = UIView(frame: CGRect(x: CGFloat(index) * 60, y: 0, width: 60, height: 60))
    room.clipsToBounds = true
    control.frame = CGRect(x: 0, y: 0, width: index == 1 || index == 3 ? 60 : control.sizeThatFits(.zero).width, height: 34)
    control.isEnabled = index != disabled
    room.addSubview(control)
    canvas.addSubview(room)
  }
  return canvas
}
