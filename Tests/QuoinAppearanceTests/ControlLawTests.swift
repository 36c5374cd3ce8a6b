import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

/// What holds for every control, whatever its measures are.
@Suite struct ControlLawTests {
  /// A control in a rectangle of 120×40 that begins at (10, 5), on a page of 140×50.
  struct Drawn: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: @Sendable (CGRect, ControlContext) -> [DisplayItem]

    init(_ name: String, _ items: @escaping @Sendable (CGRect, ControlContext) -> [DisplayItem]) {
      testDescription = name
      self.items = items
    }

    func sketch(_ context: ControlContext) throws -> Sketch {
      try Sketch(140, 50, on: 0xE0E0E0, items(CGRect(x: 10, y: 5, width: 120, height: 40), context))
    }
  }

  private static let sided: [Drawn] = [
    Drawn("switch on") { SwitchLook.items(isOn: true, in: $0, context: $1) },
    Drawn("switch off") { SwitchLook.items(isOn: false, in: $0, context: $1) },
    Drawn("slider") { SliderLook.items(value: 0.2, in: $0, context: $1) },
    Drawn("progress") { ProgressLook.items(value: 0.3, in: $0, context: $1) },
    Drawn("segments") { SegmentedLook.items(count: 4, selected: 0, in: $0, context: $1) },
    Drawn("stepper") { StepperLook.items(canDecrement: false, in: $0, context: $1) },
    Drawn("capacity bar") { GaugeLook.capacityBar(fraction: 0.7, in: $0, context: $1) },
    Drawn("marked bar") { GaugeLook.markedBar(fraction: 0.2, in: $0, context: $1) },
  ]
  private static let unsided: [Drawn] = [
    Drawn("check box on") { CheckboxLook.items(isOn: true, in: $0, context: $1) },
    Drawn("check box off") { CheckboxLook.items(isOn: false, in: $0, context: $1) },
    Drawn("check box mixed") { CheckboxLook.items(isOn: nil, in: $0, context: $1) },
    Drawn("spinner") { SpinnerLook.items(in: $0, context: $1) },
    Drawn("search field") { SearchFieldLook.items(in: $0, context: $1) },
    Drawn("date pill") { DatePillLook(on: .standard).items(in: $0, context: $1) },
    Drawn("capacity ring") { GaugeLook.capacityRing(fraction: 0.3, in: $0, context: $1) },
    Drawn("marked ring") { GaugeLook.markedRing(fraction: 0.3, in: $0, context: $1) },
  ]
  /// Chevrons and dots are never faded: what cannot be used shows none.
  private static let never: [Drawn] = [
    Drawn("dots") { PageDotsLook.items(pages: 4, selected: 0, in: $0, context: $1) },
    Drawn("chevron") { DisclosureLook.items(in: $0, context: $1) },
  ]

  @Test(arguments: sided + never) func whatHasADirectionIsMirroredRightToLeft(_ control: Drawn) throws {
    let left = try control.sketch(ControlContext())
    let right = try control.sketch(ControlContext(isRightToLeft: true))
    // But for a few pixels of a shadow's rounding.
    #expect(right.pixelsThatDiffer(from: left, mirrored: true) < 12)
    #expect(right.pixelsThatDiffer(from: left) > 24)
  }

  /// Half of it is left (assumed: the phone's faded controls look like that).
  @Test(arguments: sided + unsided) func whatCannotBeUsedIsFaded(_ control: Drawn) throws {
    let plain = try control.sketch(ControlContext())
    let faded = try control.sketch(ControlContext(isEnabled: false))
    for y in stride(from: 0.5, to: 50, by: 3) {
      for x in stride(from: 0.5, to: 140, by: 1) {
        let expected = veil(plain.color(x, y), 0.5, on: 0xE0E0E0)
        #expect(faded.color(x, y, is: expected), "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: sided + unsided + never) func everyControlStaysInTheMiddleOfItsRoom(_ control: Drawn) throws {
    let ink = try control.sketch(ControlContext()).ink
    // A knob's shadow falls below it by 2 points and blurs.
    #expect(abs(ink.midY - 25) <= 3)
    #expect(ink.minX >= 9 && ink.maxX <= 131)
  }

  @Test(arguments: sided + unsided + never) func nothingLeavesTheRoomWhenItMoves(_ control: Drawn) throws {
    let here = try Sketch(140, 50, control.items(CGRect(x: 0, y: 0, width: 120, height: 40), ControlContext())).ink
    let there = try Sketch(140, 50, control.items(CGRect(x: 7, y: 4, width: 120, height: 40), ControlContext())).ink
    #expect(there.isNear(here.minX + 7, here.minY + 4, here.width, here.height, within: 1))
  }

  @Test(arguments: sided + unsided + never) func theDarkIsAnotherPicture(_ control: Drawn) throws {
    // The grey of a spinner is the same in both.
    guard control.testDescription != "spinner" else { return }
    let light = try control.sketch(ControlContext())
    let dark = try control.sketch(ControlContext(appearance: .dark))
    #expect(dark.pixelsThatDiffer(from: light) > 0)
  }

  @Test func aPlainContextIsLightBlueEnabledAndLeftToRight() {
    let context = ControlContext()
    #expect(context.appearance == .light && context.isEnabled && !context.isRightToLeft)
    #expect(context.tint == .color(SystemColor.blue.resolved()))
    #expect(ControlContext(appearance: .dark).tint == .color(SystemColor.blue.resolved(in: .dark)))
    #expect(ControlContext(tint: .color(.white)).tint == .color(.white))
  }

  @Test func aRectangleIsPlacedFromTheOtherSide() {
    let bounds = CGRect(x: 10, y: 5, width: 100, height: 20)
    let rect = CGRect(x: 12, y: 7, width: 30, height: 4)
    #expect(ControlContext().placed(rect, in: bounds) == rect)
    #expect(ControlContext(isRightToLeft: true).placed(rect, in: bounds) == CGRect(x: 78, y: 7, width: 30, height: 4))
  }

  @Test func aShareOfARange() {
    #expect(ControlShape.fraction(5, in: 0...10) == 0.5)
    #expect(ControlShape.fraction(15, in: 10...30) == 0.25)
    #expect(ControlShape.fraction(-5, in: -10...10) == 0.25)
    #expect(ControlShape.fraction(11, in: 0...10) == 1)
    #expect(ControlShape.fraction(-1, in: 0...10) == 0)
    #expect(ControlShape.fraction(0.5, in: 0...1) == 0.5)
    #expect(ControlShape.fraction(3, in: 3...3) == 0)
    #expect(ControlShape.fraction(.nan, in: 0...1) == 0)
  }

  /// A capsule's ends are half circles: an outline of the shorter side's half, flat between them. A continuous corner of the same radius
  /// reaches further along the sides.
  @Test func capsulesEndInHalfCircles() {
    let capsule = ControlShape.capsule(CGRect(x: 0, y: 0, width: 60, height: 20))
    for degrees in stride(from: 95.0, to: 265, by: 10) {
      let (x, y) = (10 + cos(degrees * .pi / 180) * 10, 10 + sin(degrees * .pi / 180) * 10)
      func toward(_ share: Double) -> CGPoint { CGPoint(x: 10 + (x - 10) * share, y: 10 + (y - 10) * share) }
      #expect(capsule.contains(toward(0.99)) && !capsule.contains(toward(1.01)), "\(degrees)°")
    }
    #expect(ControlShape.capsule(CGRect(x: 0, y: 0, width: 20, height: 60)).contains(CGPoint(x: 1, y: 30)))
    // The radius is never more than half a side.
    let small = ControlShape.rounded(CGRect(x: 0, y: 0, width: 60, height: 20), 50)
    #expect(small.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 20))
    // A rounded corner is the phone's continuous one: where a circle is all but straight, it still turns.
    let rounded = ControlShape.rounded(CGRect(x: 0, y: 0, width: 100, height: 100), 20)
    #expect(!rounded.contains(CGPoint(x: 18, y: 0.2)) && rounded.contains(CGPoint(x: 40, y: 0.2)))
  }
}
