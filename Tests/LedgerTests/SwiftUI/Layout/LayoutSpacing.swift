import SwiftUI

extension Ledger {
  func layoutSpacing() {
    topic("Layout fundamentals: spacers, dividers, spacing")

    row(
      "Spacer", says: "takes the room that is left, shared equally, and no room across", from: .recorded("macOS 26.2, layout/spacer"),
      in: .fixed(300, 100)
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Box("wide", 250, 20)
          Spacer(minLength: 20).accessibilityIdentifier("gap")
          Box("rest", 100, 20)
        }
        HStack(spacing: 0) {
          Spacer().accessibilityIdentifier("before")
          Box("middle", 40, 20)
          Spacer().accessibilityIdentifier("after")
        }
        Spacer().accessibilityIdentifier("below")
      }
    } holds: {
      $0.frame("gap", 215, 10, 20, 0)
      $0.frame("before", 0, 30, 130, 0)
      $0.frame("middle", 130, 20, 40, 20)
      $0.frame("after", 170, 30, 130, 0)
      $0.frame("below", 150, 40, 0, 60)
    }
    measure(
      "Spacer", "Spacer.minLength", says: "is at least `minLength` long, 8 where it is nil, and never below 0",
      from: .recorded("macOS 26.2: 8")
    ) {
      judge in
      for (length, expected) in [(nil, 8), (0, 0), (20, 20), (-5, 0)] as [(CGFloat?, CGFloat)] {
        let row = try Shown(
          HStack(spacing: 0) {
            Box("a", 50, 10)
            Spacer(minLength: length)
            Box("b", 50, 10)
          }, .fixed(60, 20), judge)
        judge.near(row.frame("b").map { $0.minX - 50 - (row.frame("a")?.minX ?? 0) }, expected, "the gap of \(String(describing: length))")
        let column = try Shown(
          VStack(spacing: 0) {
            Box("a", 10, 50)
            Spacer(minLength: length)
            Box("b", 10, 50)
          }, .fixed(20, 60), judge)
        judge.near(
          column.frame("b").map { $0.minY - 50 - (column.frame("a")?.minY ?? 0) }, expected, "the gap of \(String(describing: length))")
        judge.equal(Spacer(minLength: length).minLength, length)
      }
    }
    row(
      "Spacer", says: "is asked after all others", from: .recorded("macOS, mixed-fixed-flexible: 252 = 400 − 80 − 60 − 8"),
      in: .fixed(400, 20)
    ) {
      HStack(spacing: 0) {
        Box("a", 80, 10)
        Fill("fill")
        Spacer().accessibilityIdentifier("spacer")
        Box("b", 60, 10)
      }
    } holds: {
      $0.frame("fill", 80, 0, 252, 20)
      $0.frame("spacer", 332, 10, 8, 0)
      $0.frame("b", 340, 5, 60, 10)
    }
    row("Spacer", says: "keeps no distance to its neighbours", from: .recorded("macOS, unequal-flex-spacers"), in: .fixed(100, 60)) {
      VStack {
        HStack {
          Box("a", 10, 10)
          Spacer().accessibilityIdentifier("gap")
          Box("b", 10, 10)
        }
        Spacer().accessibilityIdentifier("below")
        Box("c", 10, 10)
      }
    } holds: {
      $0.frame("a", 0, 0, 10, 10)
      $0.frame("gap", 10, 5, 80, 0)
      $0.frame("b", 90, 0, 10, 10)
      $0.frame("below", 50, 10, 0, 40)
      $0.frame("c", 45, 50, 10, 10)
    }
    row("Spacer", says: "grows along both axes outside stacks", from: .documented("swiftui/spacer"), in: .fixed(100, 60)) {
      Color.clear.overlay { Spacer().accessibilityIdentifier("spacer") }
    } holds: {
      $0.frame("spacer", 0, 0, 100, 60)
    }
    row(
      "Spacer", says: "alone in a column it is as high as the column and takes no width", from: .recorded("macOS, spacer-vertical"),
      in: .fixed(400, 600)
    ) {
      VStack { Spacer() }.accessibilityIdentifier("column")
    } holds: {
      $0.frame("column", 200, 0, 0, 600)
    }
    dividers()
    distances()
  }

  private func dividers() {
    row("Divider", says: "a line of one pixel across its column", from: .documented("swiftui/divider"), in: .fixed(100, 100), scale: 2) {
      VStack(spacing: 0) {
        Box("a", 60, 10)
        Divider().accessibilityIdentifier("line")
        Box("b", 60, 20)
      }
    } holds: {
      $0.frame("line", 0, 44.75, 100, 0.5)
      $0.frame("b", 20, 45.25, 60, 20)
    }
    row("Divider", says: "a line of one pixel across its row", from: .documented("swiftui/divider"), in: .fixed(100, 100), scale: 2) {
      HStack(spacing: 0) {
        Box("a", 10, 60)
        Divider().padding(.top, 30).accessibilityIdentifier("line")
        Box("b", 20, 60)
      }
    } holds: {
      // A padding does not hide the row around.
      $0.frame("line", 44.75, 0, 0.5, 100)
      $0.frame("b", 45.25, 20, 20, 60)
    }
    row(
      "Divider", says: "outside stacks it is horizontal; its ideal length is 10", from: .documented("swiftui/divider"), in: .fixed(100, 60)
    ) {
      HStack(spacing: 0) {
        ZStack {
          Divider().accessibilityIdentifier("line")
          Box("a", 10, 10)
        }.frame(width: 40)
        Divider().fixedSize().accessibilityIdentifier("ideal")
      }
    } holds: {
      $0.frame("line", nil, nil, 40, 1)
      $0.frame("ideal", nil, nil, 1, 10)
    }
    row(
      "Divider", says: "has the separator's colour, in the dark too",
      from: .recorded("iOS 17 separator: 60, 60, 67 at 29 %; dark 84, 84, 88 at 60 %"),
      in: .fixed(10, 22)
    ) {
      VStack(spacing: 10) {
        Divider()
        Divider().environment(\.colorScheme, .dark)
      }.frame(height: 22, alignment: .top)
    } holds: {
      $0.color(5, 0, is: 0xC6C6C8)
      $0.color(5, 11, is: 0x98989B)
    }
  }

  private func distances() {
    row(
      "VStack", says: "text and what is no text stand as far apart as the text's letters ask",
      from: .recorded("iOS 26.0, text-metrics: at 20 points 12.2754 below, 7.3242 above"), in: .fit, scale: 2
    ) {
      VStack {
        Box("a", 50, 10)
        Text("Hg").font(.system(size: 20)).accessibilityIdentifier("text")
        Box("b", 50, 10)
      }
    } holds: {
      guard let a = $0.frame("a"), let text = $0.frame("text"), let b = $0.frame("b") else { return $0.judge.expect(false, "not shown") }
      $0.judge.near(text.minY - a.maxY, 7.3242, within: 0.26, "above the text")
      $0.judge.near(b.minY - text.maxY, 12.2754, within: 0.26, "below the text")
    }
    row(
      "VStack", says: "a text under a text keeps no distance; beside it 8", from: .recorded("macOS, vstack-default and hstack-default"),
      in: .fit, scale: 2
    ) {
      VStack {
        Text("one").font(.system(size: 20)).accessibilityIdentifier("one")
        HStack {
          Text("two").font(.system(size: 20)).accessibilityIdentifier("two")
          Text("three").font(.system(size: 20)).accessibilityIdentifier("three")
        }
      }
    } holds: {
      guard let one = $0.frame("one"), let two = $0.frame("two"), let three = $0.frame("three") else {
        return $0.judge.expect(false, "not shown")
      }
      $0.judge.near(two.minY - one.maxY, 0, "between the lines")
      $0.judge.near(three.minX - two.maxX, 8, "beside")
      $0.judge.near(one.height, 24, "a line of 20 points")
    }
    measure(
      "View.frame", "View.padding", says: "text in a frame or with a padding there asks for the usual distance",
      from: .assumed("open reimplementations")
    ) {
      judge in
      @MainActor func gap(_ upper: some View) throws -> CGFloat? {
        let shown = try Shown(
          VStack {
            upper.accessibilityIdentifier("upper")
            Box("b", 50, 10)
          }, .fit, scale: 2, judge)
        return shown.frame("b").flatMap { b in shown.frame("upper").map { b.minY - $0.maxY } }
      }
      let text = Text("Hg").font(.system(size: 20))
      judge.near(try gap(text.frame(height: 30)), 8, "a height")
      judge.near(try gap(text.frame(maxHeight: 30)), 8, "a limit of the height")
      judge.near(try gap(text.padding(.bottom, 5)), 8, "a padding below")
      judge.near(try gap(text.frame(width: 60)), 12.2754, within: 0.26, "a width")
      judge.near(try gap(text.frame(maxWidth: 60)), 12.2754, within: 0.26, "a limit of the width")
      judge.near(try gap(text.padding(.top, 5)), 12.2754, within: 0.26, "a padding above")
      judge.near(try gap(text.offset(y: 3).fixedSize().layoutPriority(1).opacity(0.5)), 12.2754, within: 0.26, "what changes no size")
      judge.near(
        try gap(
          ZStack {
            text
            text
          }), 12.2754, within: 0.26, "a pile")
      judge.near(
        try gap(
          HStack {
            text
            Box("a", 5, 5)
          }), 12.2754, within: 0.26, "a row")
      judge.near(try gap(text.safeAreaInset(edge: .top) { Box("a", 5, 5) }), 12.2754, within: 0.26, "a safe area inset")
      judge.near(try gap(text.position(x: 10, y: 10)), 8, "a position")
      judge.near(try gap(text.overlay { Color.pureRed }), 12.2754, within: 0.26, "an overlay")
      judge.near(try gap(text.background { Color.pureRed }), 12.2754, within: 0.26, "a background")
    }
    row(
      "HStack", "VStack", says: "a stack asks for what its first, its last and, at its sides, all of its views ask",
      from: .assumed("open reimplementations"),
      in: .fit
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          HStack(spacing: 0) {
            Spacer(minLength: 5)
            Box("a", 20, 10)
          }
          Box("b", 20, 10)
        }.fixedSize()
        HStack {
          HStack(spacing: 0) {
            Box("c", 20, 10)
            Spacer(minLength: 5)
          }
          Box("d", 20, 10)
        }.fixedSize()
        HStack {
          Box("e", 20, 10)
          HStack(spacing: 0) {
            Spacer(minLength: 5)
            Box("f", 20, 10)
          }
        }.fixedSize()
        HStack(alignment: .top) {
          VStack {
            VStack(spacing: 0) {
              Spacer(minLength: 5)
              Box("g", 20, 10)
            }
            Box("h", 20, 10)
          }.fixedSize()
          VStack {
            VStack(spacing: 0) {
              Box("i", 20, 10)
              Spacer(minLength: 5)
            }
            Box("j", 20, 10)
          }.fixedSize()
        }
      }
    } holds: {
      $0.frame("b", 33, nil, 20, nil)
      $0.frame("d", 25, nil, 20, nil)
      $0.frame("f", 25, nil, 20, nil)
      $0.frame("g", nil, 35, nil, nil)
      $0.frame("h", nil, 53, nil, nil)
      $0.frame("i", nil, 30, nil, nil)
      $0.frame("j", nil, 45, nil, nil)
    }
    row("Spacer", says: "keeps no distance in a frame either", from: .assumed("open reimplementations"), in: .fit) {
      HStack {
        Box("a", 20, 10)
        Spacer().frame(width: 30)
        Box("b", 20, 10)
      }
    } holds: {
      $0.frame("b", 50, 0, 20, 10)
    }
  }
}
