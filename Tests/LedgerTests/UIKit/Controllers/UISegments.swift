import UIKit

extension Ledger {
  func uiSegments() {
    topic("Segmented controls")

    uiRow(
      "UISegmentedControl", "UISegmentedControl.selectedSegmentIndex",
      says: "a grey bar of 32 in equal parts; a white knob lies under the chosen one",
      from: .recorded("iOS 17.5: 32 points high"), in: .fixed(140, 50)
    ) {
      LedgerParts.segments(["", "", ""]) { $0.selectedSegmentIndex = 1 }
    } holds: {
      $0.ink(10, 8, 120, 32, within: 4)
      $0.color(20, 24, is: 0xEFEFF0)
      $0.color(70, 24, is: 0xFFFFFF)
      $0.color(120, 24, is: 0xEFEFF0)
      let knob = $0.area(0xFFFFFF, in: $0.part(14, 12, 112, 24), within: 1)
      $0.judge.near(knob.minX, 52, within: 1.1)
      $0.judge.near(knob.maxX, 88, within: 1.1)
    }
    uiRow(
      "UISegmentedControl.selectedSegmentTintColor", says: "the knob's colour; mirrored from right to left",
      from: .documented("uikit/uisegmentedcontrol/selectedsegmenttintcolor"),
      in: .fixed(140, 100)
    ) {
      let (a, b) = (UISegmentedControl(items: ["", "", ""]), UISegmentedControl(items: ["", "", ""]))
      for (index, one) in [a, b].enumerated() {
        (one.selectedSegmentIndex, one.selectedSegmentTintColor) = (0, .pureRed)
        one.frame = CGRect(x: 10, y: CGFloat(index) * 40, width: 120, height: 32)
      }
      return uiCanvas(a, mirrored(b))
    } holds: {
      let (a, b) = ($0.area(0xFF0000, in: $0.part(0, 0, 140, 40)), $0.area(0xFF0000, in: $0.part(0, 40, 140, 40)))
      $0.judge.near(a.midX, 30, within: 0.6)
      $0.judge.near(b.midX, 110, within: 0.6)
      $0.judge.near(a.midY, 16, within: 0.6)
      $0.judge.near(a.height, 28, within: 0.1)
    }
    uiRow(
      "UISegmentedControl.noSegment", says: "without a choice a line stands between segments, none beside a choice",
      from: .documented("uikit/uisegmentedcontrol/nosegment"), in: .fixed(140, 100)
    ) {
      let (a, b) = (UISegmentedControl(items: ["", "", ""]), UISegmentedControl(items: ["", "", ""]))
      b.selectedSegmentIndex = 0
      for (index, one) in [a, b].enumerated() { one.frame = CGRect(x: 10, y: CGFloat(index) * 40, width: 120, height: 32) }
      return uiCanvas(a, b)
    } holds: {
      for x in [CGFloat(50), 90] {
        $0.judge.expect($0.brightness($0.part(x - 1, 14, 2, 4)) < $0.brightness($0.part(x + 10, 14, 2, 4)) - 0.01, "\(x)")
      }
      $0.judge.expect($0.brightness($0.part(89, 54, 2, 4)) < $0.brightness($0.part(100, 54, 2, 4)) - 0.01)
    }
    uiRow(
      "UISegmentedControl.setTitle", "UISegmentedControl.setTitleTextAttributes", "UISegmentedControl.setImage",
      says: "titles and pictures stand in the middle of their segments, in the colours told for their state",
      from: .documented("uikit/uisegmentedcontrol/settitletextattributes(_:for:)"), in: .fixed(140, 50)
    ) {
      LedgerParts.segments(["a", "b", uiPicture(10, 6, .pureGreen)]) {
        $0.setTitle("XX", forSegmentAt: 0)
        $0.setTitle("XX", forSegmentAt: 1)
        $0.selectedSegmentIndex = 1
        $0.setTitleTextAttributes([.foregroundColor: UIColor.pureRed], for: .normal)
        $0.setTitleTextAttributes([.foregroundColor: UIColor.pureBlue], for: .selected)
      }
    } holds: {
      $0.judge.near($0.middle(0xFF0000).map(\.x), 30, within: 1.1)
      $0.judge.near($0.area(0x0000FF, within: 40).midX, 70, within: 1.1)
      $0.area(0x00FF00, 105, 21, 10, 6)
      $0.judge.near($0.middle(0xFF0000).map(\.y), 24, within: 2)
    }
    uiRow(
      "UISegmentedControl.setEnabled", says: "a segment that cannot be chosen is paler",
      from: .documented("uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)"),
      in: .fixed(140, 50)
    ) {
      LedgerParts.segments(["XX", "XX", "XX"]) { $0.setEnabled(false, forSegmentAt: 1) }
    } holds: {
      let (a, b, c) = (
        $0.brightness($0.part(12, 10, 34, 28)), $0.brightness($0.part(52, 10, 34, 28)), $0.brightness($0.part(92, 10, 34, 28))
      )
      $0.judge.expect(b > a + 0.01 && abs(a - c) < 0.01, "\(a) \(b) \(c)")
    }
    uiRow(
      "UISegmentedControl", says: "the chosen title is bolder", from: .recorded("iOS 17.5: the chosen label is semibold"),
      in: .fixed(140, 50)
    ) {
      LedgerParts.segments(["XX", "XX", "XX"]) {
        $0.selectedSegmentIndex = 1
        $0.selectedSegmentTintColor = UIColor(red: 239 / 255, green: 239 / 255, blue: 240 / 255, alpha: 1)
      }
    } holds: {
      $0.judge.expect($0.brightness($0.part(56, 14, 28, 18)) < $0.brightness($0.part(16, 14, 28, 18)) - 0.002)
    }
    uiRow(
      "UISegmentedControl.insertSegment", "UISegmentedControl.removeSegment", "UISegmentedControl.removeAllSegments",
      "UISegmentedControl.numberOfSegments", says: "segments come and go at their index, and share the width",
      from: .documented("uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)"), in: .fixed(140, 50)
    ) {
      LedgerParts.segments([uiPicture(10, 6), "gone", uiPicture(10, 6, .pureBlue)]) {
        $0.removeSegment(at: 1, animated: false)
        $0.insertSegment(with: uiPicture(10, 6, .pureGreen), at: 1, animated: true)
        $0.insertSegment(withTitle: "", at: 0, animated: false)
      }
    } holds: {
      $0.judge.near($0.middle(0xFF0000).map(\.x), 55, within: 0.6)
      $0.judge.near($0.middle(0x00FF00).map(\.x), 85, within: 0.6)
      $0.judge.near($0.middle(0x0000FF).map(\.x), 115, within: 0.6)
    }
    measure(
      "UISegmentedControl", says: "all segments are as wide as the widest title with room beside it; a picture counts as a title",
      from: .law("segments are equally wide")
    ) { judge in
      let (one, two, three) = (
        UISegmentedControl(items: ["Wide title"]), UISegmentedControl(items: ["Wide title", "i"]),
        UISegmentedControl(items: ["i", "Wide title", "i"])
      )
      let width = one.intrinsicContentSize.width
      judge.near(two.intrinsicContentSize.width, 2 * width, within: 2)
      judge.near(three.intrinsicContentSize.width, 3 * width, within: 3)
      let words = uiLabel("", "Wide title", 13).sizeThatFits(.zero).width
      judge.expect(width > words + 10 && width < words + 40)
      judge.equal(two.frame.size, two.sizeThatFits(.zero))
      judge.near(two.intrinsicContentSize.height, 31)
      judge.insets(two.alignmentRectInsets, 0, 0, 1, 0)
      judge.expect(UISegmentedControl(items: [uiPicture(90, 6), "i"]).intrinsicContentSize.width > 180)
      judge.equal(
        UISegmentedControl(frame: CGRect(x: 1, y: 2, width: 70, height: 32), actions: [UIAction(title: "t") { _ in }]).frame.width, 70)
    }
    measure(
      "UISegmentedControl.setWidth", "UISegmentedControl.apportionsSegmentWidthsByContent",
      says: "a segment has the width it is given; the others share the rest, by their words where they are to",
      from: .documented("uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)")
    ) { judge in
      let control = UISegmentedControl(items: ["i", "i", "A wide title"])
      let plain = control.intrinsicContentSize.width
      control.apportionsSegmentWidthsByContent = true
      judge.expect(control.intrinsicContentSize.width < plain - 60)
      control.apportionsSegmentWidthsByContent = false
      control.setWidth(200, forSegmentAt: 0)
      judge.near(control.intrinsicContentSize.width, plain + 200 - (plain - 2) / 3)
      control.setWidth(0, forSegmentAt: 0)
      judge.near(control.intrinsicContentSize.width, plain)
    }
    uiRow(
      "UISegmentedControl.setWidth", says: "what follows a segment with a width of its own begins after it, and shares the rest",
      from: .documented("uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)"), in: .fixed(140, 50)
    ) {
      LedgerParts.segments([uiPicture(10, 6), uiPicture(10, 6, .pureGreen), uiPicture(10, 6, .pureBlue)]) {
        $0.setWidth(60, forSegmentAt: 0)
      }
    } holds: {
      // 10 to 130: 60 points, then 30 and 30.
      $0.judge.near($0.middle(0xFF0000).map(\.x), 40, within: 0.6)
      $0.judge.near($0.middle(0x00FF00).map(\.x), 85, within: 0.6)
      $0.judge.near($0.middle(0x0000FF).map(\.x), 115, within: 0.6)
    }
    value(
      "UISegmentedControl.numberOfSegments", "UISegmentedControl.titleForSegment", "UISegmentedControl.isMomentary",
      "UISegmentedControl.noSegment",
      "UISegmentedControl.removeAllSegments", says: "counts and titles; nothing is chosen at first",
      from: .documented("uikit/uisegmentedcontrol")
    ) { judge in
      let one = UISegmentedControl(items: ["a", uiPicture(2, 2), UIAction(title: "c") { _ in }])
      judge.expect(
        one.numberOfSegments == 3 && one.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
      judge.expect(!one.isMomentary && !one.apportionsSegmentWidthsByContent && one.selectedSegmentTintColor == nil)
      judge.expect(
        one.titleForSegment(at: 0) == "a" && one.titleForSegment(at: 1) == nil && one.titleForSegment(at: 2) == "c"
          && one.titleForSegment(at: 9) == nil)
      one.setTitle("z", forSegmentAt: 1)
      judge.equal(one.titleForSegment(at: 1), "z")
      one.insertSegment(withTitle: "last", at: 99, animated: false)
      judge.equal(one.titleForSegment(at: 3), "last")
      one.removeSegment(at: 0, animated: false)
      judge.equal(one.titleForSegment(at: 0), "z")
      (one.isMomentary, one.apportionsSegmentWidthsByContent) = (true, true)
      judge.expect(one.isMomentary && one.apportionsSegmentWidthsByContent)
      one.removeAllSegments()
      judge.equal(one.numberOfSegments, 0)
    }
  }
}

/// Segments in a bar of 120 by 32 at 10, 8.
@MainActor private enum LedgerParts {
  static func segments(_ items: [Any], _ change: (UISegmentedControl) -> Void = { _ in }) -> UIView {
    uiPlaced(made(UISegmentedControl(items: items), change), 10, 8, 120, 32)
  }
}
