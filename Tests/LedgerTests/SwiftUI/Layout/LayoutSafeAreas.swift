import SwiftUI

extension Ledger {
  func layoutSafeAreas() {
    topic("Layout adjustments: safe areas")

    measure(
      "View.ignoresSafeArea", "View.edgesIgnoringSafeArea", "SafeAreaRegions", "SafeAreaRegions.*",
      says: "content keeps clear of the safe area's edges; what ignores it reaches them",
      from: .documented("swiftui/view/ignoressafearea(_:edges:)")
    ) { judge in
      @MainActor func frame(_ view: some View, _ y: CGFloat, _ height: CGFloat, at line: Int = #line) throws {
        try Shown(view, .screen(100, 100, top: 20, bottom: 10), judge).frame("f", 0, y, 100, height, at: line)
      }
      try frame(Fill("f"), 20, 70)
      try frame(Fill("f").ignoresSafeArea(), 0, 100)
      try frame(Fill("f").ignoresSafeArea(edges: .top), 0, 90)
      try frame(Fill("f").ignoresSafeArea(edges: .bottom), 20, 80)
      try frame(Fill("f").ignoresSafeArea(edges: .vertical), 0, 100)
      try frame(Fill("f").ignoresSafeArea(edges: .horizontal), 20, 70)
      try frame(Fill("f").ignoresSafeArea(edges: [.leading, .bottom]), 20, 80)
      try frame(Fill("f").ignoresSafeArea(.container), 0, 100)
      try frame(Fill("f").ignoresSafeArea(.container, edges: .top), 0, 90)
      try frame(Fill("f").ignoresSafeArea(.keyboard), 20, 70)
      try frame(Fill("f").edgesIgnoringSafeArea(.all), 0, 100)
      try frame(Fill("f").edgesIgnoringSafeArea(.bottom), 20, 80)
      judge.equal(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]), true)
      judge.equal(SafeAreaRegions.container.isDisjoint(with: .keyboard), true)
    }
    row(
      "View.ignoresSafeArea", says: "the size that others see stays the same; only where the view touches an edge it reaches out",
      from: .documented("swiftui/view/ignoressafearea(_:edges:)"), in: .screen(100, 100, top: 20, bottom: 10)
    ) {
      VStack(spacing: 0) {
        Fill("top").ignoresSafeArea().accessibilityIdentifier("slot")
        Fill("middle").frame(height: 10).ignoresSafeArea()
        Fill("bottom", .pureRed).ignoresSafeArea()
      }
    } holds: {
      $0.frame("slot", 0, 20, 100, 30)
      $0.frame("top", 0, 0, 100, 50)
      $0.frame("middle", 0, 50, 100, 10)
      $0.frame("bottom", 0, 60, 100, 40)
    }
    measure(
      "View.background", "View.overlay", says: "a style reaches into the safe area at the edges named, all by default; a view does not",
      from: .documented("swiftui/view/background(_:ignoressafeareaedges:)")
    ) {
      judge in
      @MainActor func blue(_ view: some View, _ y: CGFloat, _ height: CGFloat, at line: Int = #line) throws {
        try Shown(view, .screen(100, 100, top: 20, bottom: 10), judge).area(0x0000FF, 0, y, 100, height, at: line)
      }
      try blue(Color.clear.background(Color.pureBlue), 0, 100)
      try blue(Color.clear.background(Color.pureBlue, ignoresSafeAreaEdges: .top), 0, 90)
      try blue(Color.clear.background(Color.pureBlue, ignoresSafeAreaEdges: []), 20, 70)
      try blue(Color.clear.background { Color.pureBlue }, 20, 70)
      try blue(Color.clear.background(Color.pureBlue, in: Rectangle()), 20, 70)
      try blue(Color.clear.overlay(Color.pureBlue), 0, 100)
      try blue(Color.clear.overlay(Color.pureBlue, ignoresSafeAreaEdges: .bottom), 20, 80)
      try blue(Color.clear.overlay { Color.pureBlue }, 20, 70)
      try blue(Color.clear.overlay(Color.pureBlue, in: Rectangle()), 20, 70)
      try blue(Color.clear.background(LinearGradient(colors: [.pureBlue], startPoint: .top, endPoint: .bottom)), 0, 100)
      let dark = try Shown(
        Color.clear.background(ignoresSafeAreaEdges: .bottom).environment(\.colorScheme, .dark), .screen(100, 100, top: 20, bottom: 10),
        judge)
      dark.area(0x000000, 0, 20, 100, 80)
      let whole = try Shown(Color.clear.background().environment(\.colorScheme, .dark), .screen(100, 100, top: 20, bottom: 10), judge)
      whole.area(0x000000, 0, 0, 100, 100)
    }
    insets()
    containers()
  }

  private func insets() {
    measure(
      "View.safeAreaInset", says: "a view at an edge, and the room that is left for the other",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l")
    ) {
      judge in
      let top = try Shown(Fill("f").safeAreaInset(edge: .top, spacing: 5) { Box("b", 30, 20) }, .fixed(100, 100), judge)
      top.frame("b", 35, 0, 30, 20)
      top.frame("f", 0, 25, 100, 75)
      let bottom = try Shown(Fill("f").safeAreaInset(edge: .bottom, spacing: 5) { Box("b", 30, 20) }, .fixed(100, 100), judge)
      bottom.frame("b", 35, 80, 30, 20)
      bottom.frame("f", 0, 0, 100, 75)
      let leading = try Shown(Fill("f").safeAreaInset(edge: .leading, spacing: 5) { Box("b", 30, 20) }, .fixed(100, 100), judge)
      leading.frame("b", 0, 40, 30, 20)
      leading.frame("f", 35, 0, 65, 100)
      let trailing = try Shown(Fill("f").safeAreaInset(edge: .trailing, spacing: 5) { Box("b", 30, 20) }, .fixed(100, 100), judge)
      trailing.frame("b", 70, 40, 30, 20)
      trailing.frame("f", 0, 0, 65, 100)
    }
    measure(
      "View.safeAreaInset", says: "lies across as `alignment` says",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l")
    ) { judge in
      for (alignment, x) in [(HorizontalAlignment.leading, 0), (.center, 35), (.trailing, 70)] as [(HorizontalAlignment, CGFloat)] {
        try Shown(Fill("f").safeAreaInset(edge: .top, alignment: alignment) { Box("b", 30, 20) }, .fixed(100, 100), judge).frame(
          "b", x, 0, 30, 20)
        try Shown(Fill("f").safeAreaInset(edge: .bottom, alignment: alignment) { Box("b", 30, 20) }, .fixed(100, 100), judge).frame(
          "b", x, 80, 30, 20)
      }
      for (alignment, y) in [(VerticalAlignment.top, 0), (.center, 40), (.bottom, 80)] as [(VerticalAlignment, CGFloat)] {
        try Shown(Fill("f").safeAreaInset(edge: .leading, alignment: alignment) { Box("b", 30, 20) }, .fixed(100, 100), judge).frame(
          "b", 0, y, 30, 20)
        try Shown(Fill("f").safeAreaInset(edge: .trailing, alignment: alignment) { Box("b", 30, 20) }, .fixed(100, 100), judge).frame(
          "b", 70, y, 30, 20)
      }
    }
    row(
      "View.safeAreaInset", says: "8 points lie between where nothing is said", from: .recorded("macOS 26.2: 200 − 30 − 8 = 162"),
      in: .fixed(100, 200)
    ) {
      Fill("f").safeAreaInset(edge: .bottom) { Box("b", 100, 30) }
    } holds: {
      $0.frame("f", 0, 0, 100, 162)
      $0.frame("b", 0, 170, 100, 30)
    }
    row(
      "View.safeAreaInset", says: "what ignores the safe area lies under the view at the edge",
      from: .recorded("macOS 26.2, position/safe-area: 200 stay 200"), in: .fixed(100, 200)
    ) {
      Fill("f").ignoresSafeArea().safeAreaInset(edge: .bottom) { Box("b", 100, 30) }
    } holds: {
      $0.frame("f", 0, 0, 100, 200)
      $0.color(50, 185, is: 0xFF0000)
    }
    row(
      "View.safeAreaInset", says: "several stand one after the other; the page's own safe area counts too",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l"), in: .screen(100, 100, top: 20, bottom: 10)
    ) {
      Fill("f")
        .safeAreaInset(edge: .bottom, spacing: 0) { Fill("bar", .pureRed).frame(height: 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("low", 30, 15) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 5).background(Color.pureGreen) }
    } holds: {
      $0.frame("f", 0, 25, 100, 40)
      $0.frame("bar", 0, 65, 100, 10)
      $0.frame("low", 35, 75, 30, 15)
      $0.area(0x00FF00, 0, 0, 100, 25)
    }
    row(
      "View.safeAreaInset", says: "as large as both where nothing is proposed; what is at the edge shows no guides",
      from: .law("the room is shared along the edge's axis"), in: .fit
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 40, 20).safeAreaInset(edge: .bottom, spacing: 3) { Text("H").font(.system(size: 10)).frame(width: 20, height: 16) }
        Box("b", 10, 20)
      }.accessibilityIdentifier("row")
    } holds: {
      $0.frame("a", 0, 0, 40, 20)
      $0.judge.near($0.frame("row")?.width, 50)
      $0.judge.near($0.frame("row")?.height, 39, within: 20)
    }
    measure(
      "View.safeAreaPadding", says: "takes room at the edges from the view's safe area", from: .recorded("macOS 26.2, safe-area-padding")
    ) { judge in
      try Shown(Fill("f").safeAreaPadding(20), .fixed(100, 100), judge).frame("f", 20, 20, 60, 60)
      try Shown(Fill("f").safeAreaPadding(.top, 10), .fixed(100, 100), judge).frame("f", 0, 10, 100, 90)
      try Shown(Fill("f").safeAreaPadding([.bottom, .leading], 10), .fixed(100, 100), judge).frame("f", 10, 0, 90, 90)
      try Shown(Fill("f").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), .fixed(100, 100), judge).frame(
        "f", 2, 1, 94, 96)
      try Shown(Fill("f").ignoresSafeArea().safeAreaPadding(20), .fixed(100, 100), judge).frame("f", 0, 0, 100, 100)
      try Shown(Color.clear.background(Color.pureBlue).safeAreaPadding(.top, 10), .fixed(100, 100), judge).area(0x0000FF, 0, 0, 100, 100)
      let standard = try Shown(Fill("f").safeAreaPadding(), .fixed(100, 100), judge)
      standard.frame("f", 16, 16, 68, 68)
    }
    row(
      "View.safeAreaPadding", says: "the content of a scroll view begins lower, and the scroll view stays",
      from: .recorded("macOS 26.2, safe-area-padding"), in: .fixed(100, 150)
    ) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<6) { n in Fill("s\(n)").frame(height: 30) } }
      }.safeAreaPadding(.vertical, 20).accessibilityIdentifier("scroll")
    } holds: {
      $0.frame("scroll", 0, 0, 100, 150)
      $0.frame("s0", 0, 20, 100, 30)
      $0.frame("s5", 0, 170, 100, 30)
    }
    measure(
      "GeometryProxy.safeAreaInsets", says: "how far the safe area lies within the view",
      from: .documented("swiftui/geometryproxy/safeareainsets")
    ) { judge in
      let notes = Notes<EdgeInsets>()
      @MainActor func read() -> some View {
        GeometryReader { proxy in
          let _ = notes.note(proxy.safeAreaInsets)
          Color.clear
        }
      }
      let screen = Canvas.screen(100, 100, top: 20, bottom: 10)
      _ = try Shown(read(), screen, judge)
      judge.equal(notes.last, EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
      _ = try Shown(read().padding(1), screen, judge)
      judge.equal(notes.last, EdgeInsets())
      _ = try Shown(read().safeAreaInset(edge: .leading, spacing: 2) { Box("b", 30, 20) }, screen, judge)
      judge.equal(notes.last, EdgeInsets(top: 20, leading: 32, bottom: 10, trailing: 0))
      _ = try Shown(read().safeAreaPadding(.trailing, 7), screen, judge)
      judge.equal(notes.last, EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 7))
      _ = try Shown(read().safeAreaPadding(.trailing, 7).environment(\.layoutDirection, .rightToLeft), screen, judge)
      judge.equal(notes.last, EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 7))
    }
  }

  private func containers() {
    measure(
      "View.containerRelativeFrame", says: "a share of the nearest container's length",
      from: .documented("swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)")
    ) {
      judge in
      let screen = Canvas.screen(100, 130, top: 20, bottom: 10)
      try Shown(Box("b", 10, 10).containerRelativeFrame(.horizontal).accessibilityIdentifier("f"), screen, judge).frame("f", 0, 65, 100, 10)
      try Shown(Box("b", 10, 10).containerRelativeFrame(.vertical).accessibilityIdentifier("f"), screen, judge).frame("f", 45, 20, 10, 100)
      let corner = try Shown(Box("b", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing), screen, judge)
      corner.frame("b", 90, 110, 10, 10)
      try Shown(Fill("f").containerRelativeFrame(.horizontal, count: 4, spacing: 4), screen, judge).frame("f", 39, 20, 22, 100)
      try Shown(Fill("f").containerRelativeFrame(.horizontal, count: 0, span: 0, spacing: 4), screen, judge).finds(.badArgument, "count 0")
      // Columns of (100 − 3 · 4) ÷ 4 = 22.
      try Shown(Fill("f").containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 4), screen, judge).frame("f", 39, 20, 22, 100)
      try Shown(Fill("f").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 4), screen, judge).frame("f", 13, 20, 74, 100)
      try Shown(Fill("f").containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 4), screen, judge).frame("f", 0, 46, 100, 48)
      let aligned = try Shown(
        Box("b", 10, 10).containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0, alignment: .leading).accessibilityIdentifier(
          "f"), screen, judge)
      aligned.frame("f", 25, 65, 50, 10)
      aligned.frame("b", 25, 65, 10, 10)
      let by = try Shown(
        Fill("f").containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 4 : length / 2 },
        screen, judge)
      by.frame("f", 37.5, 45, 25, 50)
    }
    row(
      "View.containerRelativeFrame", says: "a scroll view is a container; frames and stacks are none",
      from: .documented("swiftui/view/containerrelativeframe(_:alignment:)"), in: .fixed(100, 100)
    ) {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 5)
            Fill("in").containerRelativeFrame([.horizontal, .vertical]) { length, axis in length / 2 }
          }
        }.frame(width: 60, height: 40)
        HStack { Fill("out").containerRelativeFrame(.horizontal) { length, _ in length / 2 } }.frame(width: 30)
      }
    } holds: {
      $0.frame("in", 35, 5, 30, 20)
      $0.frame("out", 25, 40, 50, 60)
    }
  }
}
