import SwiftUI

extension Ledger {
  func layoutStacks() {
    topic("Layout fundamentals: stacks")

    row("HStack", says: "children stand side by side, `spacing` apart, centred", from: .documented("swiftui/hstack")) {
      HStack(spacing: 10) {
        Box("a", 20, 30)
        Box("b", 40, 10)
      }
    } holds: {
      $0.frame("a", 15, 35, 20, 30)
      $0.frame("b", 45, 45, 40, 10)
    }
    row("VStack", says: "children stand one under the other, `spacing` apart, centred", from: .documented("swiftui/vstack")) {
      VStack(spacing: 7) {
        Box("a", 20, 30)
        Box("b", 40, 10)
      }
    } holds: {
      $0.frame("a", 40, 26.5, 20, 30)
      $0.frame("b", 30, 63.5, 40, 10)
    }
    measure(
      "HStack", "VStack", says: "`alignment` says which guides meet across",
      from: .documented("swiftui/hstack/init(alignment:spacing:content:)")
    ) {
      judge in
      let rows: [(VerticalAlignment, CGFloat)] = [
        (.top, 0), (.center, 10), (.bottom, 20), (.firstTextBaseline, 20), (.lastTextBaseline, 20),
      ]
      for (alignment, y) in rows {
        let shown = try Shown(
          HStack(alignment: alignment, spacing: 0) {
            Box("a", 20, 30)
            Box("b", 40, 10)
          }, .fit, judge)
        shown.frame("a", 0, 0, 20, 30)
        shown.frame("b", 20, y, 40, 10)
        shown.size(60, 30)
      }
      let columns: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 10), (.trailing, 20)]
      for (alignment, x) in columns {
        let shown = try Shown(
          VStack(alignment: alignment, spacing: 0) {
            Box("a", 20, 30)
            Box("b", 40, 10)
          }, .fit, judge)
        shown.frame("a", x, 0, 20, 30)
        shown.frame("b", 0, 30, 40, 10)
        shown.size(40, 40)
      }
    }
    row(
      "HStack", says: "without `spacing` 8 points lie between views that are no text", from: .recorded("macOS 26.2, spacing-default"),
      in: .fit
    ) {
      HStack {
        Box("a", 20, 30)
        Box("b", 40, 10)
        Box("c", 5, 5)
      }
    } holds: {
      $0.size(81, 30)
      $0.frame("b", 28, 10, 40, 10)
      $0.frame("c", 76, 12.5, 5, 5)
    }
    row(
      "VStack", says: "without `spacing` 8 points lie between views that are no text", from: .recorded("macOS 26.2, spacing-default"),
      in: .fit
    ) {
      VStack {
        Box("a", 20, 30)
        Box("b", 40, 10)
        Box("c", 5, 5)
      }
    } holds: {
      $0.size(40, 61)
      $0.frame("b", 0, 38, 40, 10)
      $0.frame("c", 17.5, 56, 5, 5)
    }
    row("HStack", "VStack", says: "spacing below 0 lets neighbours overlap", from: .law("the gap is what is written"), in: .fit) {
      HStack(spacing: -5) {
        Box("a", 20, 30)
        VStack(spacing: -4) {
          Box("b", 40, 10)
          Box("c", 40, 10)
        }
      }
    } holds: {
      $0.size(55, 30)
      $0.frame("b", 15, 7, 40, 10)
      $0.frame("c", 15, 13, 40, 10)
    }
    row("HStack", "VStack", says: "without views they take no room", from: .recorded("macOS, empty-vstack"), in: .fixed(90, 50)) {
      VStack {
        HStack {}.accessibilityIdentifier("row")
        VStack {}.accessibilityIdentifier("column")
      }
    } holds: {
      $0.frame("row", 45, nil, 0, 0)
      $0.frame("column", 45, nil, 0, 0)
    }
    sharing()
  }

  private func sharing() {
    row(
      "HStack", says: "views without a length of their own share the room equally", from: .documented("swiftui/hstack"), in: .fixed(100, 20)
    ) {
      HStack(spacing: 5) {
        Fill("a")
        Fill("b", .pureRed)
        Fill("c")
      }
    } holds: {
      $0.frame("a", 0, 0, 30, 20)
      $0.frame("b", 35, 0, 30, 20)
      $0.frame("c", 70, 0, 30, 20)
    }
    row(
      "HStack", says: "the least flexible takes its share first, and the others what it leaves",
      from: .worked("100 − 20 of gaps: 30, then at most 15, then the rest"), in: .fixed(100, 20)
    ) {
      HStack(spacing: 10) {
        Fill("a")
        Box("b", 30, 10)
        Fill("c").frame(maxWidth: 15)
      }
    } holds: {
      $0.frame("a", 0, 0, 35, 20)
      $0.frame("b", 45, 5, 30, 10)
      $0.frame("c", 85, 0, 15, 20)
    }
    row(
      "VStack", says: "the least flexible takes its share first, and the others what it leaves",
      from: .worked("100 − 20 of gaps: 30, then at most 15, then the rest"), in: .fixed(20, 100)
    ) {
      VStack(spacing: 10) {
        Fill("a")
        Box("b", 10, 30)
        Fill("c").frame(maxHeight: 15)
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 35)
      $0.frame("b", 5, 45, 10, 30)
      $0.frame("c", 0, 85, 20, 15)
    }
    row(
      "HStack", says: "a view that takes more than its share overflows the stack",
      from: .recorded("objc.io, How SwiftUI stacks lay out: 75 and 100 in 150"), in: .fixed(150, 20)
    ) {
      HStack(spacing: 0) {
        Fill("a").frame(maxWidth: 100)
        Fill("b").frame(minWidth: 100)
      }
    } holds: {
      $0.frame("a", -12.5, 0, 75, 20)
      $0.frame("b", 62.5, 0, 100, 20)
    }
    measure(
      "HStack", "VStack", says: "of views without a limit the one with the larger minimum is asked first", from: .assumed("no source")
    ) { judge in
      let wide = try Shown(
        HStack(spacing: 0) {
          Fill("a")
          Fill("b").frame(minWidth: 60)
        }, .fixed(100, 20), judge)
      wide.frame("a", 0, 0, 40, 20)
      wide.frame("b", 40, 0, 60, 20)
      let high = try Shown(
        VStack(spacing: 0) {
          Fill("a")
          Fill("b").frame(minHeight: 60)
        }, .fixed(20, 100), judge)
      high.frame("a", 0, 0, 20, 40)
      high.frame("b", 0, 40, 20, 60)
    }
    row("HStack", says: "too long a row is centred", from: .recorded("macOS 26.2: 370 in 300 begins at −35"), in: .fixed(300, 40)) {
      HStack(spacing: 0) {
        Box("wide", 250, 20)
        Spacer(minLength: 20)
        Box("rest", 100, 20)
      }
    } holds: {
      $0.frame("wide", -35, 10, 250, 20)
      $0.frame("rest", 235, 10, 100, 20)
    }
    row(
      "HStack", says: "proposed nothing along, every view has its ideal length", from: .recorded("a colour's ideal size is 10 by 10"),
      in: .fit
    ) {
      HStack {
        Fill("a")
        Box("b", 20, 30)
      }
    } holds: {
      $0.size(38, 30)
      // Across, what fills the stack fills the length it chose.
      $0.frame("a", 0, 0, 10, 30)
      $0.frame("b", 18, 0, 20, 30)
    }
    row(
      "VStack", says: "proposed nothing across, what fills it is as wide as the widest",
      from: .law("views are placed with the size chosen"), in: .fit
    ) {
      VStack(spacing: 0) {
        Box("a", 60, 10)
        Fill("b").frame(height: 5)
      }
    } holds: {
      $0.size(60, 15)
      $0.frame("b", 0, 10, 60, 5)
    }
    row(
      "HStack", "VStack", says: "a row within a column hugs its views", from: .recorded("macOS 26.2, layout/alignment"),
      in: .fixed(300, 200)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Box("p", 30, 30)
          Box("q", 40, 30)
        }.accessibilityIdentifier("line")
        Box("bar", 200, 10)
      }.accessibilityIdentifier("whole")
    } holds: {
      $0.frame("p", 50, 80, 30, 30)
      $0.frame("q", 86, 80, 40, 30)
      $0.frame("line", 50, 80, 76, 30)
      $0.frame("bar", 50, 110, 200, 10)
      $0.frame("whole", 50, 80, 200, 40)
    }
  }
}
