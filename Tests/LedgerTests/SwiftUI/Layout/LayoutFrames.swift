import SwiftUI

extension Ledger {
  func layoutFrames() {
    topic("Layout adjustments: frames")

    row("View.frame", says: "so wide and so high, whatever is inside", from: .documented("swiftui/view/frame(width:height:alignment:)")) {
      Fill("a").frame(width: 30, height: 20).accessibilityIdentifier("frame")
    } holds: {
      $0.frame("frame", 35, 40, 30, 20)
      $0.frame("a", 35, 40, 30, 20)
    }
    row(
      "View.frame", says: "a length that is not given is the view's own", from: .documented("swiftui/view/frame(width:height:alignment:)")
    ) {
      VStack(spacing: 0) {
        Fill("wide").frame(width: 30)
        Fill("high").frame(height: 20)
        Box("box", 10, 12).frame(width: 30).accessibilityIdentifier("kept")
      }
    } holds: {
      $0.frame("wide", 35, 0, 30, 68)
      $0.frame("high", 0, 68, 100, 20)
      $0.frame("kept", 35, 88, 30, 12)
      $0.frame("box", 45, 88, 10, 12)
    }
    measure(
      "View.frame", says: "the view lies in it as `alignment` says, centred by default",
      from: .documented("swiftui/view/frame(width:height:alignment:)")
    ) {
      judge in
      for row in Aligned.all {
        let fixed = try Shown(Box("b", 20, 10).frame(width: 60, height: 40, alignment: row.alignment), .fit, judge)
        fixed.size(60, 40)
        fixed.frame("b", row.x, row.y, 20, 10)
        let flexible = try Shown(
          Box("b", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: row.alignment), .fixed(60, 40), judge)
        flexible.frame("b", row.x, row.y, 20, 10)
      }
      try Shown(Box("b", 20, 10).frame(width: 60, height: 40), .fit, judge).frame("b", 20, 15, 20, 10)
      try Shown(Box("b", 20, 10).frame(minWidth: 60, minHeight: 40), .fit, judge).frame("b", 20, 15, 20, 10)
    }
    row(
      "View.frame", says: "a larger view sticks out on the sides that `alignment` leaves",
      from: .documented("swiftui/view/frame(width:height:alignment:)")
    ) {
      ZStack {
        Box("a", 60, 40).frame(width: 20, height: 10)
        Box("b", 60, 40).frame(width: 20, height: 10, alignment: .bottomTrailing)
      }
    } holds: {
      $0.frame("a", 20, 30, 60, 40)
      $0.frame("b", 0, 15, 60, 40)
    }
    measure(
      "View.frame", says: "a minimum: never smaller, and otherwise as large as the view",
      from: .documented("swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)")
    ) {
      judge in
      try Shown(Box("b", 20, 30).frame(minWidth: 50).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 25, 35, 50, 30)
      try Shown(Box("b", 20, 30).frame(minWidth: 10).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 40, 35, 20, 30)
      try Shown(Box("b", 20, 30).frame(minHeight: 50).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 40, 25, 20, 50)
      try Shown(Box("b", 20, 30).frame(minHeight: 10).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 40, 35, 20, 30)
      try Shown(Fill("b").frame(minWidth: 60, minHeight: 70), .fixed(40, 30), judge).frame("b", -10, -20, 60, 70)
      // A view larger than what is offered is not cut.
      try Shown(Box("b", 60, 50).frame(minWidth: 10, minHeight: 10).accessibilityIdentifier("f"), .fixed(40, 30), judge)
        .frame("f", 0, 0, 40, 30)
    }
    measure("View.frame", says: "a maximum: takes what is offered up to it", from: .recorded("macOS 26.2, layout/frame-flex")) { judge in
      try Shown(Box("b", 20, 30).frame(maxWidth: 50).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 25, 35, 50, 30)
      try Shown(Box("b", 20, 30).frame(maxHeight: 50).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 40, 25, 20, 50)
      try Shown(Box("b", 20, 30).frame(maxWidth: 50, maxHeight: 60).accessibilityIdentifier("f"), .fixed(40, 45), judge)
        .frame("f", 0, 0, 40, 45)
      try Shown(Box("b", 80, 90).frame(maxWidth: 50, maxHeight: 60).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame(
        "f", 25, 20, 50, 60)
      try Shown(Box("b", 20, 30).frame(maxWidth: .infinity).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame(
        "f", 0, 35, 100, 30)
      try Shown(Box("b", 20, 30).frame(maxHeight: .infinity).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame(
        "f", 40, 0, 20, 100)
      // Proposed nothing it is the view's own, but no longer than the maximum.
      try Shown(Box("b", 20, 80).frame(maxWidth: 50, maxHeight: 60).accessibilityIdentifier("f"), .fit, judge).frame("f", 0, 0, 20, 60)
    }
    measure(
      "View.frame", says: "a minimum and a maximum: what is offered between them, whatever the view wants",
      from: .recorded("macOS: 300 × 150 in 400 × 600")
    ) {
      judge in
      try Shown(
        Text("x").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150).accessibilityIdentifier("f"), .fixed(400, 600), judge
      ).frame("f", 50, 225, 300, 150)
      try Shown(
        Box("b", 20, 20).frame(minWidth: 30, maxWidth: 60, minHeight: 40, maxHeight: 50).accessibilityIdentifier("f"), .fixed(45, 10), judge
      )
      .frame("f", 0, -15, 45, 40)
      let ideal = try Shown(
        HStack(spacing: 0) {
          Box("a", 20, 5).frame(minWidth: 30, maxWidth: 60).accessibilityIdentifier("small")
          Box("b", 80, 5).frame(minWidth: 30, maxWidth: 60).accessibilityIdentifier("large")
          Box("c", 40, 5).frame(minWidth: 30, maxWidth: 60).accessibilityIdentifier("fits")
        }, .fit, judge)
      ideal.frame("small", 0, 0, 30, 5)
      ideal.frame("large", 30, 0, 60, 5)
      ideal.frame("fits", 90, 0, 40, 5)
    }
    measure("View.frame", says: "an ideal length: what it is where nothing is proposed", from: .recorded("macOS 26.2, layout/frame-flex")) {
      judge in
      try Shown(Fill("b").frame(idealWidth: 44, idealHeight: 33), .fit, judge).frame("b", 0, 0, 44, 33)
      try Shown(Fill("b").frame(idealWidth: 44, idealHeight: 33), .fixed(60, 70), judge).frame("b", 0, 0, 60, 70)
      try Shown(Fill("b").frame(minWidth: 20, idealWidth: 44, maxWidth: 60, minHeight: 10), .fit, judge).frame("b", 0, 0, 44, 10)
      try Shown(Fill("b").frame(minHeight: 20, idealHeight: 33, maxHeight: 60), .fit, judge).frame("b", 0, 0, 10, 33)
    }
    row("View.frame", says: "to fill a width, with a least height, centred", from: .recorded("macOS: 400 × 180"), in: .fixed(400, 600)) {
      Box("b", 30, 20).frame(maxWidth: .infinity, minHeight: 180).accessibilityIdentifier("f")
    } holds: {
      $0.frame("f", 0, 210, 400, 180)
      $0.frame("b", 185, 290, 30, 20)
    }
    measure(
      "View.frame", says: "what cannot be a length is ignored, or raised to what is below it, and told",
      from: .documented("Xcode's runtime warnings: invalid frame dimension; contradictory frame constraints")
    ) {
      judge in
      let negative = try Shown(Box("b", 20, 30).frame(width: -5, height: .infinity).accessibilityIdentifier("f"), .fit, judge)
      negative.frame("f", 0, 0, 20, 30)
      negative.finds(.contradictoryFrame, "-5")
      let crossed = try Shown(Fill("b").frame(minWidth: 60, maxWidth: 30, minHeight: 50, idealHeight: 20), .fit, judge)
      crossed.frame("b", 0, 0, 60, 50)
      crossed.finds(.contradictoryFrame, "60")
      let sound = try Shown(Fill("b").frame(minWidth: 10, idealWidth: 20, maxWidth: 30), .fit, judge)
      sound.findsNothing()
    }
    measure(
      "View.frame", says: "the view is offered what lies within the limits, and an ideal length holds whatever the view is",
      from: .documented("swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)")
    ) { judge in
      let half = Fill("a").aspectRatio(2, contentMode: .fit)
      try Shown(half.frame(maxWidth: 50).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 25, 37.5, 50, 25)
      try Shown(half.frame(maxHeight: 20).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 30, 40, 40, 20)
      try Shown(half.frame(minWidth: 60).accessibilityIdentifier("f"), .fixed(30, 100), judge).frame("f", -15, 35, 60, 30)
      try Shown(half.frame(width: 60).accessibilityIdentifier("f"), .fixed(100, 100), judge).frame("f", 20, 35, 60, 30)
      let ideal = try Shown(
        Box("b", 20, 10).frame(idealWidth: 44, idealHeight: 33).fixedSize().accessibilityIdentifier("f"), .fixed(100, 100), judge)
      ideal.frame("f", 28, 33.5, 44, 33)
      ideal.frame("b", 40, 45, 20, 10)
      let wraps = try Shown(
        Text("two words").font(.system(size: 20)).frame(maxWidth: 70).accessibilityIdentifier("f"), .fixed(200, 100), scale: 2, judge)
      wraps.frame("f", 65, nil, 70, 48)
    }
    none("View.frame", why: "a frame without lengths is none (deprecated)") { $0.frame(width: nil, height: nil) }
  }
}
