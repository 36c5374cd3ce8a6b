import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

/// Where each control's parts are and which of the system's colours they have. Measures: recorded on iOS 15 to 18 (a switch 51×31 with a
/// knob of 27, a slider's knob 27 on a track of 4, a stepper 94×32, segments 32 high); colours: Human Interface Guidelines and UIKit.
@Suite struct ControlFactTests {
  private let context = ControlContext()
  private let blue = 0x007AFF
  private let fill = veil(0x787880, 0.2)
  private let secondaryFill = veil(0x787880, 0.16)
  private let tertiaryFill = veil(0x767680, 0.12)

  @Test func aSwitch() throws {
    let rect = CGRect(x: 4, y: 2, width: 71, height: 51)
    // In the middle: 14…65 across, 12…43 down.
    let on = try Sketch(80, 56, on: 0xFFFFFF, SwitchLook.items(isOn: true, in: rect, context: context))
    #expect(on.area(0x34C759).isNear(14, 12, 51, 31, within: 1))
    #expect(on.color(22, 27, is: 0x34C759) && on.color(50, 27, is: 0xFFFFFF))
    let off = try Sketch(80, 56, SwitchLook.items(isOn: false, in: rect, thumb: PaintColor(hex: 0xFF0000), context: context))
    #expect(off.area(0xFF0000).isNear(16, 14, 27, 27, within: 1))
    #expect(off.color(58, 27, is: secondaryFill))
    let tinted = try Sketch(
      80, 56,
      SwitchLook.items(isOn: true, in: rect, tint: .color(PaintColor(hex: 0x112233)), thumb: PaintColor(hex: 0xFF0000), context: context))
    #expect(tinted.color(22, 27, is: 0x112233))
    #expect(tinted.area(0xFF0000).isNear(36, 14, 27, 27, within: 1))
    // Off, the tint is not seen.
    #expect(
      try Sketch(80, 56, SwitchLook.items(isOn: false, in: rect, tint: .color(.black), context: context)).color(58, 27, is: secondaryFill))
  }

  @Test func aKnobThrowsItsShadowDown() throws {
    let rect = CGRect(x: 0, y: 10, width: 100, height: 34)
    let slider = try Sketch(100, 54, SliderLook.items(value: 0.5, in: rect, context: context))
    // The knob: 36.5…63.5 across, 12.5…39.5 down (recorded on iOS 17.5: a point above the track's middle).
    #expect(slider.darkness(CGRect(x: 46, y: 42, width: 8, height: 2)) > slider.darkness(CGRect(x: 46, y: 10, width: 8, height: 2)) + 0.02)
    #expect(slider.darkness(CGRect(x: 46, y: 42, width: 8, height: 2)) < 0.2)
  }

  @Test func aSlider() throws {
    let rect = CGRect(x: 10, y: 5, width: 129, height: 40)
    let thumb = PaintColor(hex: 0xFF0000)
    // Recorded on iOS 17.5: a knob of 27 that keeps 1 from the ends, a track that keeps 3. It travels over 100; at a quarter of 20…60 it
    // begins 1 + 25 in.
    let plain = try Sketch(150, 50, scale: 2, Self.slider(0.25, in: rect, thumb: thumb, context: context))
    #expect(plain.area(0xFF0000).isNear(36, 10.5, 27, 27, within: 0.6))
    #expect(plain.area(blue).isNear(13, 23, 23, 4, within: 2))
    #expect(plain.color(12, 25, is: 0xFFFFFF) && plain.color(137, 25, is: 0xFFFFFF) && plain.color(133, 25, is: fill))
    #expect(plain.color(100, 25, is: fill))
    #expect(plain.color(100, 22.5, is: 0xFFFFFF) && plain.color(100, 27.5, is: 0xFFFFFF))
    let own = try Sketch(
      150, 50,
      Self.slider(
        0.5, in: rect, filled: .color(PaintColor(hex: 0x112233)), unfilled: .color(PaintColor(hex: 0x445566)), context: context))
    #expect(own.color(20, 25, is: 0x112233) && own.color(130, 25, is: 0x445566))
    // The middle is the middle.
    let middle = try Sketch(150, 50, scale: 2, Self.slider(0.5, in: rect, thumb: thumb, context: context))
    #expect(middle.area(0xFF0000).isNear(61, 10.5, 27, 27, within: 0.6))
  }

  /// A slider with colours of its own.
  private static func slider(
    _ fraction: Double, in rect: CGRect, filled: Paint? = nil, unfilled: Paint? = nil, thumb: PaintColor? = nil, context: ControlContext
  ) -> [DisplayItem] {
    let look = SliderLook(at: fraction, on: SliderLook.track(in: rect, context: context), context: context)
    return [look.whole(unfilled), look.filled(filled)] + look.disc(thumb)
  }

  /// Recorded on iOS 26.0 (swiftui-web's notes on uikit/controls/more).
  @Test func controlsOfIOS26() throws {
    var appearance = Appearance.light
    appearance.system = .ios26
    let context = ControlContext(appearance: appearance, tint: .color(PaintColor(hex: 0x0000FF)))
    // A track of 6, filled to the value's part of the width; a knob of 38 × 25 that begins at that part of what is left beside it.
    let rect = CGRect(x: 10, y: 5, width: 138, height: 34)
    let slider = try Sketch(
      160, 50, Self.slider(0.25, in: rect, thumb: PaintColor(hex: 0xFF0000), context: context))
    #expect(slider.area(0xFF0000).isNear(35, 9.5, 38, 25, within: 1))
    #expect(slider.color(20, 20, is: 0x0000FF) && slider.color(20, 24, is: 0x0000FF) && slider.color(20, 18, is: 0xFFFFFF))
    // At the end the knob reaches the end, and so does what is filled.
    let full = try Sketch(160, 50, Self.slider(1, in: rect, thumb: PaintColor(hex: 0xFF0000), context: context))
    #expect(full.area(0xFF0000).isNear(110, 9.5, 38, 25, within: 1))
    // Segments and steppers are capsules: 4 in from the corner along both axes is outside of one of 32, and inside of a radius of 8 or 9.
    let place = CGRect(x: 10, y: 10, width: 100, height: 32)
    for (name, items) in [
      ("segments", SegmentedLook.items(count: 2, selected: nil, in: place, context: context)),
      ("stepper", StepperLook.items(in: CGRect(x: 10, y: 10, width: 94, height: 32), context: context)),
    ] {
      let capsule = try Sketch(120, 52, items)
      #expect(capsule.color(13.5, 13.5, is: 0xFFFFFF), "\(name)")
      #expect(!capsule.color(12, 26, is: 0xFFFFFF), "\(name)")
    }
    let dots = PageDotsLook.items(
      pages: 3, selected: 1, in: CGRect(x: 10, y: 0, width: 100, height: 26), current: .color(PaintColor(hex: 0xFF0000)), context: context)
    #expect(try Sketch(120, 26, scale: 4, dots).area(0xFF0000).isNear(55, 8, 10, 10, within: 0.6))
  }

  @Test func aProgressBar() throws {
    let rect = CGRect(x: 10, y: 5, width: 100, height: 20)
    let plain = try Sketch(120, 30, ProgressLook.items(value: 3, total: 12, in: rect, context: context))
    #expect(plain.area(blue).isNear(10, 13, 25, 4, within: 2))
    #expect(plain.ink.isNear(10, 13, 100, 4, within: 0.01))
    #expect(plain.color(90, 15, is: fill))
    // Of 1 unless said.
    #expect(try Sketch(120, 30, ProgressLook.items(value: 0.5, in: rect, context: context)).area(blue).isNear(10, 13, 50, 4, within: 2))
    for nothing in [nil, 0, Double.nan, -1] {
      #expect(
        try Sketch(120, 30, ProgressLook.items(value: nothing, in: rect, context: context)).area(blue).isNull,
        "\(String(describing: nothing))")
    }
    #expect(try Sketch(120, 30, ProgressLook.items(value: 9, in: rect, context: context)).area(blue).isNear(10, 13, 100, 4, within: 2))
    let none = CGRect(x: 20, y: 5, width: 0, height: 20)
    #expect(try Sketch(120, 30, ProgressLook.items(value: 0.5, in: none, context: context)).ink.isNull)
    #expect(try Sketch(120, 30, ProgressLook.items(value: 1, total: .infinity, in: rect, context: context)).area(blue).isNull)
    #expect(try Sketch(120, 30, ProgressLook.items(value: 1, total: -2, in: rect, context: context)).area(blue).isNull)
    let own = try Sketch(
      120, 30,
      ProgressLook.items(
        value: 0.5, in: rect, filled: .color(PaintColor(hex: 0x112233)), unfilled: .color(PaintColor(hex: 0x445566)), context: context))
    #expect(own.color(20, 15, is: 0x112233) && own.color(100, 15, is: 0x445566))
  }

  /// Eight spokes within a square, the head at the top, each one paler than the one clockwise of it.
  @Test func aSpinner() throws {
    for rect in [CGRect(x: 10, y: 0, width: 20, height: 40), CGRect(x: 0, y: 10, width: 40, height: 20)] {
      let ink = try Sketch(40, 40, scale: 4, SpinnerLook.items(in: rect, color: .color(.black), context: context)).ink
      #expect(abs(ink.midX - 20) < 0.3 && abs(ink.midY - 20) < 0.3)
      #expect(ink.width <= 20.6 && ink.width > 17 && ink.height <= 20.6 && ink.height > 17)
    }
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let spinner = try Sketch(40, 40, scale: 4, SpinnerLook.items(in: rect, color: .color(.black), context: context))
    func spoke(_ degrees: Double) -> Int { spinner.color(20 + sin(degrees * .pi / 180) * 14, 20 - cos(degrees * .pi / 180) * 14) }
    #expect(spoke(0) == 0x000000)
    let fading = [0.0, 315, 270, 225, 180, 135, 90, 45].map(spoke)
    for (darker, paler) in zip(fading, fading.dropFirst()) { #expect(darker < paler) }
    #expect(fading.last! < 0xE8E8E8)
    for between in stride(from: 22.5, to: 360, by: 45) { #expect(spoke(between) == 0xFFFFFF) }
    #expect(spinner.color(20, 20) == 0xFFFFFF)
    let grey = try Sketch(40, 40, scale: 4, SpinnerLook.items(in: rect, context: context))
    #expect(grey.color(20, 6, is: 0x8E8E93))
    #expect(SpinnerLook.medium == 20 && SpinnerLook.large == 37)
  }

  @Test func aStepper() throws {
    let rect = CGRect(x: 3, y: 4, width: 114, height: 42)
    // In the middle: 13…107 across, 9…41 down; minus and plus in the middles of the halves, a hairline between.
    let plain = try Sketch(120, 50, scale: 4, StepperLook.items(in: rect, context: context))
    #expect(plain.ink.isNear(13, 9, 94, 32, within: 0.01))
    #expect(plain.color(20, 15, is: tertiaryFill))
    #expect(plain.color(36.5, 25.4, is: 0x000000) && plain.color(83.5, 25.4, is: 0x000000))
    #expect(plain.color(36.5, 20, is: tertiaryFill), "minus has no upright line")
    #expect(plain.color(83.5, 20) < 0x808080, "plus has one")
    #expect(plain.color(60, 20) != plain.color(50, 20) && plain.color(60, 13, is: tertiaryFill) && plain.color(60, 37, is: tertiaryFill))
    // The line between the halves is a fill's, 20 % of 787880 over the plate (recorded on iOS 17.5: 214 on 238), 7 from the top and foot.
    let between = plain.color(60, 20) >> 16
    let plate = tertiaryFill >> 16
    let veiled: Double = Double(plate) * 0.8 + 120 * 0.2
    #expect(abs(Double(between) - veiled) < 3, "\(between) on \(plate)")
    #expect(plain.color(60, 15.5, is: tertiaryFill) && plain.color(60, 16.5) >> 16 == between && plain.color(60, 33.5) >> 16 == between)
    // The bars are 13.5 long with their caps (recorded there, too).
    let (left, top, across): (Double, Double, Double) = (36.5 - 6.75, 25 - 6.75, 47 + 13.5)
    #expect(plain.area(0x000000).isNear(left, top, across, 13.5, within: 0.5))
    // A half that is at its end keeps less ink than the other.
    func ink(_ sketch: Sketch, _ x: Double) -> Double { sketch.darkness(CGRect(x: x - 9, y: 16, width: 18, height: 18)) }
    let first = try Sketch(120, 50, scale: 4, StepperLook.items(canDecrement: false, in: rect, context: context))
    #expect(ink(first, 36.5) < ink(plain, 36.5) && ink(first, 83.5) == ink(plain, 83.5))
    let last = try Sketch(120, 50, scale: 4, StepperLook.items(canIncrement: false, in: rect, context: context))
    #expect(ink(last, 36.5) == ink(plain, 36.5) && ink(last, 83.5) < ink(plain, 83.5))
  }

  @Test func segments() throws {
    let rect = CGRect(x: 10, y: 5, width: 120, height: 32)
    func sketch(_ selected: Int?, _ color: PaintColor? = nil, _ context: ControlContext = ControlContext()) throws -> Sketch {
      try Sketch(140, 45, SegmentedLook.items(count: 4, selected: selected, in: rect, selectedColor: color, context: context))
    }
    func line(_ sketch: Sketch, _ x: Double) -> Bool { sketch.darkness(CGRect(x: x - 1, y: 18, width: 2, height: 6)) > 0.1 }
    let none = try sketch(nil)
    #expect(none.ink.isNear(10, 5, 120, 32, within: 0.01) && none.color(20, 20, is: tertiaryFill))
    #expect([40, 70, 100].map { line(none, $0) } == [true, true, true])
    #expect(none.color(70, 8, is: tertiaryFill) && none.color(70, 34, is: tertiaryFill))
    // No line beside the chosen one.
    let red = PaintColor(hex: 0xFF0000)
    for (selected, lines) in [(0, [false, true, true]), (1, [false, false, true]), (3, [true, true, false])] {
      let chosen = try sketch(selected, red)
      #expect([40, 70, 100].map { chosen.color($0, 12, is: 0xFF0000) } == [false, false, false])
      #expect(zip([40.0, 70, 100], lines).allSatisfy { line(chosen, $0) == $1 } || selected == 1)
      // Its knob keeps 2 points from the segment's edges.
      #expect(chosen.area(0xFF0000).isNear(12 + 30 * Double(selected), 7, 26, 28, within: 0.01), "\(selected)")
    }
    #expect(try sketch(2).color(85, 20, is: 0xFFFFFF))
    let dark = try Sketch(
      140, 45, on: 0x000000, SegmentedLook.items(count: 4, selected: 2, in: rect, context: ControlContext(appearance: .dark)))
    #expect(dark.color(85, 20, is: 0x636366))
    #expect(try sketch(9).pixelsThatDiffer(from: none) == 0 && sketch(-1).pixelsThatDiffer(from: none) == 0)
    // Recorded (iOS 17.5): three labels, the widest of 67, make 263: 10 on both sides of each, and two lines between them.
    #expect(SegmentedLook.width(labelWidths: [67, 66.4, 30]) == 263)
    #expect(SegmentedLook.width(labelWidths: []) == 0)
    #expect(SegmentedLook.fontSize == 13)
  }

  @Test func dotsOfPages() throws {
    let rect = CGRect(x: 10, y: 0, width: 100, height: 26)
    let dots = try Sketch(
      120, 26, scale: 4,
      PageDotsLook.items(
        pages: 3, selected: 1, in: rect, current: .color(PaintColor(hex: 0xFF0000)), others: .color(PaintColor(hex: 0x0000FF)),
        context: context))
    // In the middle, 60, with one pitch between.
    let (pitch, dot): (Double, Double) = (PageDotsLook.pitch, 7.6)
    #expect(dots.area(0xFF0000).isNear(60 - dot / 2, 13 - dot / 2, dot, dot, within: 0.6))
    let (left, across) = (60 - pitch - dot / 2, 2 * pitch + 7)
    #expect(dots.area(0x0000FF).isNear(left, 9.5, across, 7, within: 0.6))
    let plain = try Sketch(120, 26, scale: 4, PageDotsLook.items(pages: 3, selected: 1, in: rect, context: context))
    #expect(plain.color(60, 13, is: veil(0x000000, 0.85)))
    #expect(plain.color(60 - pitch, 13, is: veil(0x3C3C43, 0.3)))
    // Recorded: 73 × 25.67 for three pages at scale 3, 74 × 26 at scale 2; each page more is as much more. Beside the first and the last dot there is less room than between two.
    for pages in 1...5 {
      let width = Double(PageDotsLook.size(pages: pages).width)
      let more = Double(PageDotsLook.size(pages: pages + 1).width) - width
      #expect(abs(more - pitch) < 1.0 / 3)
      let (dots, most): (Double, Double) = (Double(pages - 1) * pitch + dot, Double(pages + 1) * pitch + dot)
      #expect(width > dots && width < most)
    }
    #expect(PageDotsLook.size(pages: 0).width == 0)
    let (fine, coarse) = (PageDotsLook.size(pages: 3), PageDotsLook.size(pages: 3, displayScale: 2))
    #expect(abs(fine.width - 73) < 0.01 && abs(fine.height - 25.67) < 0.01)
    #expect(coarse == CGSize(width: 74, height: 26))
  }

  @Test func checkBoxes() throws {
    let size = CheckboxLook.size.width
    func sketch(_ isOn: Bool?, _ isRound: Bool? = nil, _ rect: CGRect = CGRect(x: 0, y: 0, width: 22, height: 22)) throws -> Sketch {
      let items =
        isRound.map { CheckboxLook.items(isOn: isOn, isRound: $0, in: rect, context: context) }
        ?? CheckboxLook.items(isOn: isOn, in: rect, context: context)
      return try Sketch(40, 40, scale: 4, items)
    }
    #expect(size == 22)
    let on = try sketch(true)
    let round = try sketch(true, true)
    // A square has corners where the round one has none; the square is what is meant unless said.
    #expect(on.color(3.6, 3.6, is: blue) && round.color(3.6, 3.6, is: 0xFFFFFF))
    #expect(try on.pixelsThatDiffer(from: sketch(true, false)) == 0)
    #expect(round.color(11, 2.2, is: blue) && on.color(11, 2.2, is: blue))
    // A check mark: its foot left of the middle, its right arm higher than its left one.
    let mark = on.bitmap
    func highest(_ x: Double) -> Int? { (24..<64).first { mark[Int(x * 4), $0].red > 0.9 } }
    let (left, foot, right) = (highest(6.6), highest(9.6), highest(15.6))
    #expect(left != nil && foot != nil && right != nil)
    #expect(foot! > left! && left! > right!)
    // The mixed state: a level bar.
    let mixed = try sketch(nil)
    #expect(mixed.color(11, 11, is: 0xFFFFFF) && mixed.color(11, 7.5, is: blue) && mixed.color(11, 14.5, is: blue))
    #expect(
      mixed.color(7.5, 11, is: 0xFFFFFF) && mixed.color(14.5, 11, is: 0xFFFFFF) && mixed.color(3, 11, is: blue)
        && mixed.color(19, 11, is: blue))
    // Off: an outline and nothing in it.
    let off = try sketch(false)
    #expect(off.color(11, 11, is: 0xFFFFFF) && off.color(6, 6, is: 0xFFFFFF) && off.color(1.4, 11, is: veil(0x3C3C43, 0.3)))
    // The largest square in the middle.
    #expect(try sketch(true, false, CGRect(x: 0, y: 4, width: 40, height: 20)).ink.isNear(11.2, 5.2, 17.6, 17.6, within: 0.5))
    #expect(try sketch(true, false, CGRect(x: 4, y: 0, width: 20, height: 40)).ink.isNear(5.2, 11.2, 17.6, 17.6, within: 0.5))
  }
}
