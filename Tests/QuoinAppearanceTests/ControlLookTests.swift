import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

@Suite struct ControlLookTests {
  private let context = ControlContext()

  private func drawn(_ size: CGSize, _ items: [DisplayItem]) throws -> Bitmap {
    try PNGExporter().bitmap(for: DisplayList(size: size, items: items))
  }

  @Test func publishedSizes() {
    #expect(SwitchLook.size() == CGSize(width: 51, height: 31))
    // Its layout's frame is 49 wide; what sticks out lies where reading ends. A wider one is filled.
    let plain = ControlContext(appearance: .light)
    var reversed = plain
    reversed.isRightToLeft = true
    let frame = CGRect(x: 10, y: 5, width: 49, height: 31)
    #expect(SwitchLook.frame(in: frame, context: plain) == CGRect(x: 10, y: 5, width: 51, height: 31))
    #expect(SwitchLook.frame(in: frame, context: reversed) == CGRect(x: 8, y: 5, width: 51, height: 31))
    #expect(SwitchLook.frame(in: frame.insetBy(dx: -10, dy: 0), context: plain) == frame.insetBy(dx: -10, dy: 0))
    #expect(StepperLook.size == CGSize(width: 94, height: 32))
    #expect(SegmentedLook.height == 32)
    #expect(ListLook(.insetGrouped).minimumRowHeight == 44)
    #expect(ListLook(.insetGrouped).cornerRadius == 10)
    #expect(ListLook(.plain).cornerRadius == 0)
  }

  @Test("the colours of a gradient go along a gauge, from its beginning to its end") func gaugeColors() throws {
    let (red, blue) = (PaintColor(red: 1, green: 0, blue: 0), PaintColor(red: 0, green: 0, blue: 1))
    // A gradient that says no direction runs from the top down.
    let tint = Paint.linear([PaintStop(red, at: 0), PaintStop(blue, at: 1)], start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 100))
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    for isRightToLeft in [false, true] {
      let context = ControlContext(tint: tint, isRightToLeft: isRightToLeft)
      let bar = try drawn(square.size, GaugeLook.markedBar(fraction: 0.5, in: square, context: context))
      #expect((bar[8, 50].red > 0.9) != isRightToLeft && (bar[92, 50].blue > 0.9) != isRightToLeft)
    }
    // The ring is open below: it begins at the left of the gap and ends at its right.
    let ring = try drawn(square.size, GaugeLook.markedRing(fraction: 0.5, in: square, context: ControlContext(tint: tint)))
    #expect(ring[18, 82].red > 0.9 && ring[82, 82].blue > 0.9)
  }

  @Test func aSwitchIsGreenOnTheSideItsKnobIsNot() throws {
    let rect = CGRect(origin: .zero, size: SwitchLook.size())
    let on = try drawn(rect.size, SwitchLook.items(isOn: true, in: rect, context: context))
    #expect(abs(on[10, 15].green - 199.0 / 255) < 0.01 && on[10, 15].red < 0.3)
    #expect(on[37, 15].red > 0.99)
    var mirrored = context
    mirrored.isRightToLeft = true
    let rightToLeft = try drawn(rect.size, SwitchLook.items(isOn: true, in: rect, context: mirrored))
    #expect(rightToLeft[14, 15].red > 0.99 && rightToLeft[41, 15].red < 0.3)
  }

  @Test func valuesOutsideTheRangeStandAtItsEnds() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 34)
    for (value, x) in [(-5.0, 15), (9, 85), (.nan, 15)] {
      let image = try drawn(rect.size, SliderLook.items(value: value, in: rect, context: context))
      #expect(image[x, 17].red > 0.99 && image[x, 17].alpha > 0.99, "\(value)")
    }
  }

  @Test func segmentsShareTheWidth() {
    let rect = CGRect(x: 10, y: 0, width: 90, height: 32)
    #expect(SegmentedLook.segments(count: 3, in: rect).map(\.minX) == [10, 40, 70])
    #expect(SegmentedLook.segments(count: 3, in: rect, isRightToLeft: true).map(\.minX) == [70, 40, 10])
    #expect(SegmentedLook.segments(count: 0, in: rect).isEmpty)
    #expect(SegmentedLook.width(labelWidths: [20, 35.5]) == 111)
    // Recorded (AccessibilitySnapshot, iOS 17.5): 263 for three labels of 67.
    #expect(SegmentedLook.width(labelWidths: [67, 67, 67]) == 263)
    #expect(SegmentedLook.items(count: 0, selected: 0, in: rect, context: context).count == 1)
  }

  @Test func nothingTrapsInNoRoom() {
    let rect = CGRect.zero
    _ = SliderLook.items(value: 0.5, in: rect, context: context)
    _ = ProgressLook.items(value: 0.5, total: .nan, in: rect, context: context)
    _ = SegmentedLook.items(count: 2, selected: 5, in: rect, context: context)
    _ = TextFieldLook.roundedBorder(in: rect, displayScale: 0, context: context)
    _ = BarLook.background(in: rect, at: .top, displayScale: 0, context: context)
    #expect(SpinnerLook.items(in: rect, context: context).isEmpty)
    #expect(GaugeLook.capacityRing(fraction: .nan, in: rect, context: context).isEmpty)
    #expect(PageDotsLook.items(pages: 0, selected: 0, in: rect, context: context).isEmpty)
  }

  @Test func aProgressBarIsFilledFromTheLeadingEdge() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 4)
    let image = try drawn(rect.size, ProgressLook.items(value: 1, total: 4, in: rect, context: context))
    #expect(image[10, 2].blue > 0.9 && image[10, 2].alpha > 0.9)
    #expect(image[50, 2].alpha < 0.5)
  }

  @Test func buttonsGiveBodyTextItsHeight() {
    // 17 pt text is 20⅓ points high at three pixels per point; a regular button 34⅓.
    #expect(abs(20.0 + 1.0 / 3 + 2 * ButtonLook.margins(.regular).vertical - 34.0 - 1.0 / 3) < 1e-9)
    #expect(ButtonLook.items(.borderless, in: CGRect(x: 0, y: 0, width: 9, height: 9), context: context).isEmpty)
  }
}
