import SwiftUI

extension Ledger {
  func scrollViews() {
    topic("Scroll views")

    row(
      "ScrollView", says: "as long as it is proposed along its axis and as wide as its content; the content begins at the top",
      from: .documented("swiftui/scrollview"), in: .fixed(100, 100)
    ) {
      ScrollView {
        Box("a", 40, 70)
        Box("b", 20, 70, .pureBlue)
      }.accessibilityIdentifier("scroll")
    } holds: {
      $0.frame("scroll", 30, 0, 40, 100)
      $0.frame("a", 30, 0, 40, 70)
      $0.frame("b", 40, 78, 20, 70)
      $0.area(0x0000FF, 40, 78, 20, 22)
      let short = try $0.other { ScrollView { Box("a", 40, 30) }.accessibilityIdentifier("scroll") }
      short.frame("scroll", 30, 0, 40, 100)
      short.frame("a", 30, 0, 40, 30)
      $0.same {
        ScrollView(.vertical, showsIndicators: false) {
          Box("a", 40, 70)
          Box("b", 20, 70, .pureBlue)
        }
      }
    }
    row(
      "ScrollView.axes", "ScrollView.content", "ScrollView.showsIndicators", says: "along the other axis, or both; its parts can be read",
      from: .documented("swiftui/scrollview/axes"), in: .fixed(100, 100)
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Box("a", 70, 40)
          Box("b", 70, 20, .pureBlue)
        }
      }.accessibilityIdentifier("scroll")
    } holds: {
      $0.frame("scroll", 0, 30, 100, 40)
      $0.frame("b", 70, 40, 70, 20)
      $0.area(0x0000FF, 70, 40, 30, 20)
      let both = try $0.other { ScrollView([.horizontal, .vertical]) { Box("a", 170, 150) }.accessibilityIdentifier("scroll") }
      both.frame("scroll", 0, 0, 100, 100)
      both.frame("a", 0, 0, 170, 150)
      let mirrored = try $0.other {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Box("a", 70, 40)
            Box("b", 70, 20)
          }
        }.rightToLeft()
      }
      mirrored.frame("a", 30, 30, 70, 40)
      let view = ScrollView(.horizontal, showsIndicators: false) { Text("x") }
      $0.judge.equal(view.axes, .horizontal)
      $0.judge.equal(view.showsIndicators, false)
      $0.judge.equal(ScrollView { Text("x") }.axes, .vertical)
      $0.judge.equal(ScrollView { Text("x") }.showsIndicators, true)
      $0.judge.equal(view.content, Text("x"))
    }
    row(
      "View.scrollClipDisabled", says: "content may show beyond the edges", from: .documented("swiftui/view/scrollclipdisabled(_:)"),
      in: .fixed(100, 100)
    ) {
      ScrollView { Box("a", 40, 70) }.frame(height: 30).scrollClipDisabled()
    } holds: {
      $0.area(0xFF0000, 30, 35, 40, 65)
      try $0.other { ScrollView { Box("a", 40, 70) }.frame(height: 30) }.area(0xFF0000, 30, 35, 40, 30)
      try $0.other { ScrollView { Box("a", 40, 70) }.frame(height: 30).scrollClipDisabled(false) }.area(0xFF0000, 30, 35, 40, 30)
    }
    row(
      "View.contentMargins", "ContentMarginPlacement.*", says: "room around the content, inside the view; not for the indicators'",
      from: .documented("swiftui/view/contentmargins(_:_:for:)-7oq0"), in: .fixed(100, 100)
    ) {
      ScrollView { Color.pureRed.frame(height: 20).accessibilityIdentifier("a") }
        .contentMargins(.all, EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11), for: .scrollContent)
    } holds: {
      $0.frame("a", 5, 3, 84, 20)
      @MainActor func margins(_ shown: Shown, _ change: (AnyView) -> AnyView) throws -> Shown {
        try shown.other { change(AnyView(ScrollView { Color.pureRed.frame(height: 20).accessibilityIdentifier("a") })) }
      }
      try margins($0) { AnyView($0.contentMargins(.horizontal, 9)) }.frame("a", 9, 0, 82, 20)
      try margins($0) { AnyView($0.contentMargins(.top, nil)) }.frame("a", 0, 16, 100, 20)
      try margins($0) { AnyView($0.contentMargins(6)) }.frame("a", 6, 6, 88, 20)
      try margins($0) { AnyView($0.contentMargins(6, for: .scrollIndicators)) }.frame("a", 0, 0, 100, 20)
      try margins($0) { AnyView($0.contentMargins(-6)) }.frame("a", 0, 0, 100, 20)
      try margins($0) { AnyView($0.contentMargins(.leading, EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11))) }
        .frame("a", 5, 0, 95, 20)
      try margins($0) { AnyView($0.contentMargins(.leading, 8, for: .automatic).rightToLeft()) }.frame("a", 0, 0, 92, 20)
    }
    row(
      "View.contentMargins", says: "scroll views inside the next one have margins of their own",
      from: .assumed("or they would add up with every level"), in: .fixed(100, 100)
    ) {
      ScrollView { ScrollView(.horizontal) { Box("a", 20, 20) } }.contentMargins(.leading, 10)
    } holds: {
      $0.frame("a", 10, 0, 20, 20)
    }
    row(
      "View.defaultScrollAnchor", says: "where the content stands at first", from: .documented("swiftui/view/defaultscrollanchor(_:)"),
      in: .fixed(100, 100)
    ) {
      ScrollView { Box("a", 40, 300) }.defaultScrollAnchor(.bottom)
    } holds: {
      $0.frame("a", 30, -200, 40, 300)
      try $0.other { ScrollView { Box("a", 40, 300) }.defaultScrollAnchor(UnitPoint(x: 0, y: 0.25)) }.frame("a", 30, -50, 40, 300)
      try $0.other { ScrollView { Box("a", 40, 300) }.defaultScrollAnchor(nil) }.frame("a", 30, 0, 40, 300)
      try $0.other { ScrollView(.horizontal) { Box("a", 300, 40) }.defaultScrollAnchor(.trailing) }.frame("a", -200, 30, 300, 40)
    }
    row(
      "ScrollViewReader", "ScrollViewReader.content", "ScrollViewProxy", "ScrollViewProxy.scrollTo",
      says: "brings the view of an id into sight, a point of it at the same point of the view",
      from: .documented("swiftui/scrollviewreader"), in: .fixed(100, 100)
    ) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("\(index)").id(index) }
          }
        }.onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    } holds: {
      $0.wait(0.001)
      $0.frame("10", 25, 0, 50, 30)
      @MainActor func reader(_ id: Int, _ anchor: UnitPoint?, _ shown: Shown) throws -> Shown {
        let result = try shown.other {
          ScrollViewReader { proxy in
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<20) { index in Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("\(index)") }
              }
            }.onAppear { proxy.scrollTo(id, anchor: anchor) }
          }
        }
        result.wait(0.001)
        return result
      }
      try reader(10, .bottom, $0).frame("10", 25, 70, 50, 30)
      try reader(10, .center, $0).frame("10", 25, 35, 50, 30)
      // As little as is needed: to the bottom edge for one below, not at all for one in sight.
      try reader(10, nil, $0).frame("10", 25, 70, 50, 30)
      try reader(1, nil, $0).frame("1", 25, 30, 50, 30)
      // Not beyond the content's end.
      try reader(19, .top, $0).frame("19", 25, 70, 50, 30)
      try reader(77, .top, $0).frame("0", 25, 0, 50, 30)
    }
    row(
      "View.scrollPosition", "ScrollPosition", "ScrollPosition.*", says: "shows the view of an id, an edge, or so many points on",
      from: .documented("swiftui/scrollposition"), in: .fixed(100, 100)
    ) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("\($0)") } }
      }.scrollPosition(.constant(ScrollPosition(id: 10, anchor: .top)))
    } holds: {
      $0.frame("10", 25, 0, 50, 30)
      @MainActor func scroll(_ shown: Shown, _ change: (AnyView) -> AnyView) throws -> Shown {
        try shown.other {
          change(
            AnyView(
              ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("\($0)") } }
              }))
        }
      }
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(id: 10)), anchor: .bottom)) }.frame("10", 25, 70, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(id: 10, anchor: .top)), anchor: .bottom)) }.frame(
        "10", 25, 0, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) }.frame("19", 25, 70, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(edge: .top)))) }.frame("0", 25, 0, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(idType: Int.self)))) }.frame("0", 25, 0, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(y: 40)))) }.frame("2", 25, 20, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 7, y: 9000))))) }.frame("19", 25, 70, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(id: .constant(Optional(10)), anchor: .top)) }.frame("10", 25, 0, 50, 30)
      try scroll($0) { AnyView($0.scrollPosition(id: .constant(Int?.none))) }.frame("0", 25, 0, 50, 30)
      var position = ScrollPosition(idType: Int.self, edge: .trailing)
      $0.judge.equal(position.edge, .trailing)
      $0.judge.equal(position.viewID(type: Int.self), nil)
      position.scrollTo(id: 7, anchor: .top)
      $0.judge.equal(position.edge, nil)
      $0.judge.equal(position.viewID(type: Int.self), 7)
      $0.judge.equal(position.viewID(type: String.self), nil)
      position.scrollTo(edge: .bottom)
      $0.judge.equal(position, ScrollPosition(idType: Int.self, edge: .bottom))
      $0.judge.equal(position.viewID(type: Int.self), nil)
      $0.judge.equal(position.isPositionedByUser, false)
      let sideways = try $0.other {
        ScrollView(.horizontal) { Box("a", 300, 40) }.scrollPosition(.constant(ScrollPosition(edge: .trailing)))
      }
      sideways.frame("a", -200, 30, 300, 40)
    }
    row(
      "View.scrollPosition", says: "finds views of lazy stacks that are not made yet",
      from: .documented("swiftui/view/scrollposition(id:anchor:)"), in: .fixed(100, 100)
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { Color.pureRed.frame(width: 50, height: 30).accessibilityIdentifier("\($0)") } }
      }.scrollPosition(id: .constant(Optional(300)), anchor: .top)
    } holds: {
      $0.frame("300", 25, 0, 50, 30, within: 1)
    }
    row(
      "View.safeAreaInset", says: "views at an edge take room from the others, `spacing` apart, at the alignment",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l"), in: .fixed(100, 100)
    ) {
      Color.pureGreen.accessibilityIdentifier("page").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Box("bar", 40, 20) }
    } holds: {
      $0.frame("bar", 60, 80, 40, 20)
      // A colour alone reaches under the bar; words do not.
      @MainActor func inset(_ edge: VerticalEdge, _ shown: Shown) throws -> Shown {
        try shown.other {
          VStack {
            Spacer()
            Box("a", 30, 10).frame(maxWidth: .infinity)
          }.accessibilityIdentifier("page")
            .safeAreaInset(edge: edge, spacing: 5) { Box("bar", 40, 20) }
        }
      }
      try inset(.top, $0).frame("page", 0, 25, 100, 75)
      try inset(.top, $0).frame("bar", 30, 0, 40, 20)
      try inset(.bottom, $0).frame("page", 0, 0, 100, 75)
      @MainActor func beside(_ edge: HorizontalEdge, _ spacing: CGFloat?, _ alignment: VerticalAlignment, _ shown: Shown) throws -> Shown {
        try shown.other {
          Box("a", 30, 10).frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("page")
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { Box("bar", 20, 40) }
        }
      }
      try beside(.leading, 5, .top, $0).frame("page", 25, 0, 75, 100)
      try beside(.leading, 5, .top, $0).frame("bar", 0, 0, 20, 40)
      try beside(.trailing, 0, .center, $0).frame("page", 0, 0, 80, 100)
      try beside(.trailing, nil, .center, $0).frame("page", 0, 0, 72, 100)
      try beside(.trailing, 0, .center, $0).frame("bar", 80, 30, 20, 40)
    }
    row(
      "View.safeAreaPadding", says: "room taken from the safe area, by edges, 16 unless said",
      from: .documented("swiftui/view/safeareapadding(_:_:)"), in: .fixed(100, 100)
    ) {
      Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("a")
        .safeAreaPadding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11))
    } holds: {
      $0.frame("a", 5, 3, 84, 90)
      @MainActor func padded(_ shown: Shown, _ change: (AnyView) -> AnyView) throws -> Shown {
        try shown.other { change(AnyView(Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("a"))) }
      }
      try padded($0) { AnyView($0.safeAreaPadding(9)) }.frame("a", 9, 9, 82, 82)
      try padded($0) { AnyView($0.safeAreaPadding(.leading)) }.frame("a", 16, 0, 84, 100)
      try padded($0) { AnyView($0.safeAreaPadding(.vertical, 4)) }.frame("a", 0, 4, 100, 92)
      let reaching = try $0.other { Color.pureRed.ignoresSafeArea().safeAreaPadding(20) }
      reaching.area(0xFF0000, 0, 0, 100, 100)
    }
    row(
      "View.containerRelativeFrame",
      says: "as long as the scroll view around, or a number of its equal parts, or what is made of its length",
      from: .documented("swiftui/view/containerrelativeframe(_:alignment:)"), in: .fixed(100, 90)
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { Box("a", 20, 30).containerRelativeFrame(.horizontal, alignment: .trailing).accessibilityIdentifier("all") }
      }
    } holds: {
      $0.frame("all", 0, nil, 100, 30)
      $0.frame("a", 80, nil, 20, 30)
      @MainActor func scroll(_ shown: Shown, _ change: (AnyView) -> AnyView) throws -> Shown {
        try shown.other {
          ScrollView([.horizontal, .vertical]) { HStack(spacing: 10) { change(AnyView(Color.pureRed.accessibilityIdentifier("a"))) } }
        }
      }
      try scroll($0) { AnyView($0.containerRelativeFrame([.horizontal, .vertical])) }.frame("a", 0, 0, 100, 90)
      // Four parts, 4 apart: 22 each; three of them are 66 and two gaps.
      try scroll($0) { AnyView($0.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 4).frame(height: 10)) }
        .frame("a", nil, nil, 74, 10)
      try scroll($0) { AnyView($0.containerRelativeFrame(.horizontal, count: 4, spacing: 4).frame(height: 10)) }.frame(
        "a", nil, nil, 22, 10)
      try scroll($0) { AnyView($0.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 2 : $0 / 3 }) }
        .frame("a", nil, nil, 50, 30)
      try scroll($0) { AnyView($0.containerRelativeFrame(.horizontal, count: 0, spacing: 4).frame(height: 10)) }
        .finds(.badArgument, "count 0")
      let window = try $0.other { Color.pureRed.accessibilityIdentifier("a").containerRelativeFrame(.vertical) { length, _ in length / 3 } }
      window.frame("a", 0, 30, 100, 30)
    }
    none("View.scrollIndicators", "ScrollIndicatorVisibility.*", why: "a still shows no indicators") {
      $0.scrollIndicators(.visible, axes: .vertical).scrollIndicators(.hidden).scrollIndicators(.never).scrollIndicators(.automatic)
    }
    none("View.scrollDisabled", "View.scrollTarget", "View.scrollTargetLayout", why: "nobody scrolls a still picture") {
      $0.scrollDisabled(true).scrollTarget(isEnabled: true).scrollTargetLayout()
    }
    none("View.scrollBounceBehavior", "ScrollBounceBehavior.*", why: "nobody scrolls a still picture") {
      $0.scrollBounceBehavior(.always).scrollBounceBehavior(.basedOnSize, axes: .horizontal).scrollBounceBehavior(.automatic)
    }
    none("View.scrollDismissesKeyboard", "ScrollDismissesKeyboardMode.*", why: "a still picture shows no keyboard") {
      $0.scrollDismissesKeyboard(.immediately).scrollDismissesKeyboard(.interactively).scrollDismissesKeyboard(.never)
        .scrollDismissesKeyboard(.automatic)
    }
    none(
      "View.scrollTargetBehavior", "ScrollTargetBehavior", "ScrollTargetBehavior.*", "PagingScrollTargetBehavior",
      "ViewAlignedScrollTargetBehavior", why: "nobody scrolls a still picture"
    ) {
      $0.scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned).scrollTargetBehavior(PagingScrollTargetBehavior())
        .scrollTargetBehavior(ViewAlignedScrollTargetBehavior())
    }
  }
}
