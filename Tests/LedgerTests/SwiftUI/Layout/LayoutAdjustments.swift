import SwiftUI

extension Ledger {
  func layoutAdjustments() {
    topic("Layout adjustments")

    row(
      "View.padding", says: "takes so many points on the sides named", from: .documented("swiftui/view/padding(_:_:)"), in: .fixed(100, 90)
    ) {
      VStack(spacing: 0) {
        Color.pureRed.accessibilityIdentifier("all").padding(10)
        Color.pureBlue.accessibilityIdentifier("leading").padding(.leading, 7)
        Color.pureBlue.accessibilityIdentifier("edges").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
    } holds: {
      $0.frame("all", 10, 10, 80, 10)
      $0.frame("leading", 7, 30, 93, 30)
      $0.frame("edges", 2, 61, 94, 26)
    }
    measure(
      "View.padding", says: "each side by itself; 16 points where no length is given", from: .recorded("macOS 26.2, layout/padding-default")
    ) { judge in
      let rows: [(Edge.Set, CGFloat, CGFloat, CGFloat, CGFloat)] = [
        (.all, 16, 16, 68, 68), (.top, 0, 16, 100, 84), (.bottom, 0, 0, 100, 84), (.leading, 16, 0, 84, 100), (.trailing, 0, 0, 84, 100),
        (.horizontal, 16, 0, 68, 100), (.vertical, 0, 16, 100, 68), ([.top, .trailing], 0, 16, 84, 84), ([], 0, 0, 100, 100),
      ]
      for (edges, x, y, width, height) in rows {
        try Shown(Fill("a").padding(edges), .fixed(100, 100), judge).frame("a", x, y, width, height)
        let scale: CGFloat = 0.5
        try Shown(Fill("a").padding(edges, 8), .fixed(50, 50), judge).frame("a", x * scale, y * scale, width * scale, height * scale)
      }
      try Shown(Fill("a").padding(), .fixed(100, 100), judge).frame("a", 16, 16, 68, 68)
    }
    row("View.padding", says: "paddings add up", from: .recorded("macOS 26.2, layout/padding"), in: .fixed(200, 100)) {
      Fill("core")
        .padding(.leading, 30).padding(.vertical).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .accessibilityIdentifier("shell")
    } holds: {
      $0.frame("core", 32, 17, 164, 64)
      $0.frame("shell", 0, 0, 200, 100)
    }
    row(
      "View.padding", says: "makes what is around larger; below 0 the view sticks out", from: .documented("swiftui/view/padding(_:)"),
      in: .fit
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 30).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).accessibilityIdentifier("around")
        Box("b", 20, 30).padding(.leading, -5)
      }
    } holds: {
      $0.frame("around", 0, 0, 26, 34)
      $0.frame("a", 2, 1, 20, 30)
      $0.frame("b", 21, 2, 20, 30)
      $0.size(41, 34)
    }
    row("View.padding", says: "proposes no less than nothing", from: .law("a length is never below 0"), in: .fixed(20, 30)) {
      Fill("a").padding(EdgeInsets(top: 20, leading: 15, bottom: 20, trailing: 15)).accessibilityIdentifier("around")
    } holds: {
      $0.frame("around", -5, -5, 30, 40)
      $0.frame("a", 10, 15, 0, 0)
    }
    sizes()
    ratios()
    places()
  }

  private func sizes() {
    row(
      "View.fixedSize", says: "the ideal size, whatever is proposed; on one axis, or both",
      from: .recorded("macOS 26.2, layout/fixed-size"), in: .fixed(200, 200)
    ) {
      VStack(spacing: 0) {
        Color.red.fixedSize().accessibilityIdentifier("ten")
        Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).accessibilityIdentifier("narrow")
      }
    } holds: {
      $0.frame("ten", 95, 80, 10, 10)
      $0.frame("narrow", 95, 90, 10, 30)
    }
    measure("View.fixedSize", says: "each axis by itself", from: .documented("swiftui/view/fixedsize(horizontal:vertical:)")) { judge in
      for (horizontal, vertical, width, height) in [
        (true, true, 10, 10), (true, false, 10, 80), (false, true, 60, 10), (false, false, 60, 80),
      ]
        as [(Bool, Bool, CGFloat, CGFloat)]
      {
        let shown = try Shown(Fill("a").fixedSize(horizontal: horizontal, vertical: vertical), .fixed(60, 80), judge)
        shown.frame("a", nil, nil, width, height)
      }
      let shown = try Shown(Text("A line that is longer than the page").fixedSize().accessibilityIdentifier("a"), .fixed(60, 80), judge)
      judge.expect((shown.frame("a")?.width ?? 0) > 150, "the text keeps its one line")
    }
  }

  private func ratios() {
    measure(
      "View.aspectRatio", "ContentMode", "ContentMode.*", says: "the largest that fits, or the smallest that covers, of a ratio",
      from: .recorded("objc.io, aspect ratios: 16:9 in 100 × 100")
    ) {
      judge in
      let rows: [(CGFloat, ContentMode, CGFloat, CGFloat)] = [
        (16 / 9, .fit, 100, 56.25), (16 / 9, .fill, 100 * 16 / 9, 100), (0.5, .fit, 50, 100), (0.5, .fill, 100, 200), (1, .fit, 100, 100),
      ]
      for (ratio, mode, width, height) in rows {
        let shown = try Shown(Fill("a").aspectRatio(ratio, contentMode: mode), .fixed(100, 100), judge)
        shown.frame("a", 50 - width / 2, 50 - height / 2, width, height)
        let size = try Shown(Fill("a").aspectRatio(CGSize(width: ratio * 30, height: 30), contentMode: mode), .fixed(100, 100), judge)
        size.frame("a", 50 - width / 2, 50 - height / 2, width, height)
      }
    }
    measure(
      "View.aspectRatio", "View.scaledToFit", "View.scaledToFill", says: "without a ratio, that of the view's ideal size",
      from: .documented("swiftui/view/scaledtofit()")
    ) {
      judge in
      let view = Fill("a").frame(idealWidth: 40, idealHeight: 20)
      try Shown(view.aspectRatio(contentMode: .fit), .fixed(100, 100), judge).frame("a", 0, 25, 100, 50)
      try Shown(view.aspectRatio(contentMode: .fill), .fixed(100, 100), judge).frame("a", -50, 0, 200, 100)
      try Shown(view.scaledToFit(), .fixed(100, 100), judge).frame("a", 0, 25, 100, 50)
      try Shown(view.scaledToFill(), .fixed(100, 100), judge).frame("a", -50, 0, 200, 100)
    }
    row("View.aspectRatio", says: "is as large as the view, which need not follow", from: .law("only the proposal changes")) {
      Box("a", 30, 40).aspectRatio(2, contentMode: .fit).accessibilityIdentifier("ratio")
    } holds: {
      $0.frame("ratio", 35, 30, 30, 40)
    }
    measure(
      "View.aspectRatio", says: "proposed one length, the other follows; proposed none, none", from: .assumed("sources differ for .fill")
    ) { judge in
      for mode in [ContentMode.fit, .fill] {
        try Shown(Fill("a").aspectRatio(2, contentMode: mode).fixedSize(horizontal: false, vertical: true), .fixed(100, 100), judge).frame(
          "a", 0, 25, 100, 50)
        try Shown(Fill("a").aspectRatio(2, contentMode: mode).fixedSize(horizontal: true, vertical: false), .fixed(100, 100), judge).frame(
          "a", -50, 0, 200, 100)
        try Shown(Fill("a").aspectRatio(2, contentMode: mode), .fit, judge).frame("a", 0, 0, 10, 10)
      }
    }
  }

  private func places() {
    row(
      "View.offset", says: "moves what is drawn; the place in the layout stays", from: .documented("swiftui/view/offset(x:y:)"),
      in: .fixed(100, 40)
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 20).offset(x: 5, y: -7).accessibilityIdentifier("slot")
        Box("b", 20, 20, .pureBlue).offset(CGSize(width: -3, height: 8))
        Box("c", 20, 20, .pureGreen).offset(y: 4).offset(x: 1)
        Box("d", 20, 20, .pureGreen)
      }
    } holds: {
      $0.frame("slot", 10, 10, 20, 20)
      $0.frame("a", 15, 3, 20, 20)
      $0.frame("b", 27, 18, 20, 20)
      $0.frame("c", 51, 14, 20, 20)
      $0.frame("d", 70, 10, 20, 20)
      $0.color(16, 4, is: 0xFF0000)
    }
    row(
      "View.position", says: "the view's centre lies at a point of all that is proposed", from: .recorded("macOS 26.2, position/basic"),
      in: .fixed(320, 240)
    ) {
      VStack(spacing: 10) {
        ZStack {
          Color(white: 0.9)
          Box("r", 40, 40).position(x: 50, y: 30).accessibilityIdentifier("z1")
          Box("s", 30, 30).position(CGPoint(x: 150, y: 60)).accessibilityIdentifier("z2")
        }.frame(width: 200, height: 90)
        HStack(spacing: 10) {
          Box("lead", 24, 16)
          Box("g", 30, 30).position(x: 20, y: 20).accessibilityIdentifier("h1")
          Box("trail", 32, 16)
        }.frame(height: 50)
        VStack(spacing: 4) {
          Box("up", 38.5, 16)
          Box("o", 30, 20).position(x: 40, y: 10).accessibilityIdentifier("v1")
          Box("down", 36.5, 16)
        }
      }
    } holds: {
      $0.frame("z1", 60, 0, 200, 90)
      $0.frame("z2", 60, 0, 200, 90)
      $0.frame("h1", 34, 100, 244, 50)
      $0.frame("trail", 288, 117, 32, 16)
      $0.frame("v1", 0, 180, 320, 40)
      $0.frame("down", 141.75, 224, 36.5, 16)
      // The centres, by the points given.
      $0.frame("r", 90, 10, 40, 40)
      $0.frame("s", 195, 45, 30, 30)
      $0.frame("g", 39, 105, 30, 30)
      $0.frame("o", 25, 180, 30, 20)
    }
    row("View.position", says: "proposed nothing it is as large as the view", from: .assumed("open reimplementations"), in: .fit) {
      Box("a", 30, 20).position(x: 4, y: 6).accessibilityIdentifier("place")
    } holds: {
      $0.frame("place", 0, 0, 30, 20)
      $0.frame("a", -11, -4, 30, 20)
    }
    row("View.zIndex", says: "the higher is painted above, whatever the order", from: .documented("swiftui/view/zindex(_:)")) {
      ZStack(alignment: .leading) {
        Box("a", 40, 40, .pureRed).zIndex(1)
        Box("b", 60, 30, .pureGreen)
        Box("c", 80, 20, .pureBlue).zIndex(-1)
      }
    } holds: {
      $0.color(15, 50, is: 0xFF0000)
      $0.color(55, 50, is: 0x00FF00)
      $0.color(80, 50, is: 0x0000FF)
    }
    row(
      "View.zIndex", says: "counts in rows and columns too, and through modifiers around it", from: .documented("swiftui/view/zindex(_:)")
    ) {
      HStack(spacing: -20) {
        Box("a", 40, 20, .pureRed).zIndex(0.5).padding(.top, 0)
        Box("b", 40, 20, .pureBlue)
      }
    } holds: {
      $0.color(50, 50, is: 0xFF0000)
      $0.color(70, 50, is: 0x0000FF)
    }
  }
}
