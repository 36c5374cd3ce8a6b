import Foundation
import Quoin
import QuoinAppearance
import QuoinDrawing
import SwiftUI
import UIKit

@testable import SwiftUI

extension Ledger {
  func layoutDetails() {
    topic("Layout: details")
    distances()
    changes()
    carried()

    measure(
      "View.frame", "Layout", says: "what contradicts itself is found, and what has no size is 0 wide or high",
      from: .documented("swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)")
    ) { judge in
      @MainActor func finds(_ view: some View, _ isFound: Bool, at line: Int = #line) throws {
        let found = try judge.show(.fixed(200, 200)) { view }.findings.contains { $0.kind == .contradictoryFrame }
        judge.expect(found == isFound, "found: \(found)", at: line)
      }
      try finds(Fill().frame(minWidth: 20, idealWidth: 30, maxWidth: 40, minHeight: 20, idealHeight: 30, maxHeight: 40), false)
      try finds(Fill().frame(minWidth: 30, idealWidth: 20), true)
      try finds(Fill().frame(idealWidth: 30, maxWidth: 20), true)
      try finds(Fill().frame(minWidth: 30, maxWidth: 20), true)
      try finds(Fill().frame(minHeight: 30, idealHeight: 20), true)
      try finds(Fill().frame(idealHeight: 30, maxHeight: 20), true)
      try finds(Fill().frame(minHeight: 30, maxHeight: 20), true)
      for (width, height) in [(CGFloat.infinity, 10), (10, .infinity), (.infinity, .infinity)] as [(CGFloat, CGFloat)] {
        let shown = try judge.show(.fixed(50, 50)) {
          Endless(size: CGSize(width: width, height: height)) { Box() }.accessibilityIdentifier("endless")
        }
        shown.finds(.unboundedSize)
        shown.frame("endless", nil, nil, width.isFinite ? width : 0, height.isFinite ? height : 0)
      }
    }
    row(
      "NavigationStack", says: "without a title and without items its bar is not there",
      from: .recorded("home-assistant/iOS, list picker on iOS 18; swiftui-web, ios/nav/sizing on iOS 26"), in: .phone
    ) {
      NavigationStack { PlainPage() }
    } holds: { shown in
      let tops = try [SystemGeneration.ios17, .ios18, .ios26].map { generation in
        try shown.other { NavigationStack { PlainPage() }.environment(\.systemGeneration, generation) }.place("page").minY
      }
      shown.judge.equal(tops, [20, 20, 20])
      for generation in [SystemGeneration.ios17, .ios18, .ios26] {
        let titled = try shown.other {
          NavigationStack { PlainPage().navigationTitle("T").navigationBarTitleDisplayMode(.inline) }.environment(
            \.systemGeneration, generation)
        }
        titled.expect(titled.place("page").minY >= 64, "no bar with a title in \(generation)")
      }
    }
    row(
      "Text", says: "an emoji stands on the line in its own colours, in pictures, SVG and PDF",
      from: .specified("Unicode UTS 51; OpenType CBDT"), in: .fixed(100, 100)
    ) {
      Text("😀").font(.system(size: 60)).foregroundStyle(Color.pureBlue).accessibilityIdentifier("face")
    } holds: {
      let (ink, frame) = ($0.ink(), $0.place("face"))
      $0.expect(ink.width > 50 && ink.width < 80 && ink.height > 50 && ink.height < 80, "ink \(ink)")
      $0.near(ink.midX, frame.midX, within: 4)
      $0.near(ink.midY, frame.midY, within: 8)
      // A yellow face: much red and green, little blue.
      let color = $0.color(ink.midX, ink.minY + ink.height * 0.15)
      $0.expect(color >> 16 > 220 && color >> 8 & 255 > 150 && color & 255 < 120, "the face is \(String(color, radix: 16))")
      $0.expect($0.area(0x0000FF).isNull, "the face takes the text's colour")
      $0.isTheSameInSVG(but: 60, tolerance: 40)
      $0.pdf(says: "/Subtype /Image")
    }
    value(
      "ScrollPhase.isScrolling", "ScrollPhase", says: "at rest it does not move; in every other phase it does",
      from: .documented("swiftui/scrollphase/isscrolling")
    ) { judge in
      judge.equal(
        [ScrollPhase.idle, .tracking, .interacting, .decelerating, .animating].map(\.isScrolling), [false, true, true, true, true])
    }
    measure(
      "UIHostingConfiguration", says: "a cell's margin is 16 up to a width of 414, then 20, when it is measured as when it is laid out",
      from: .documented("swiftui/uihostingconfiguration")
    ) { judge in
      for (width, margin) in [(320, 16), (400, 16), (413, 16), (414, 20), (700, 20)] as [(CGFloat, CGFloat)] {
        let view = UIHostingConfiguration { Color.pureRed.aspectRatio(1, contentMode: .fit) }.margins(.vertical, 0).makeContentView()
        judge.near(view.sizeThatFits(CGSize(width: width, height: 0)).height, width - 2 * margin, within: 0.51, "measured at \(width)")
      }
    }
    row(
      "View.outlineEntry", "Document.pdfData", says: "a text becomes a heading, also within paddings and frames",
      from: .specified("PDF 1.7, 14.8.4"), in: .fixed(100, 60)
    ) {
      Text("Chapter").padding(3).frame(width: 90).background(Color.pureGreen).outlineEntry("Chapter", level: 2)
    } holds: { shown in
      func roles(_ items: [DisplayItem]) -> [SemanticMark.Role] {
        items.flatMap { item -> [SemanticMark.Role] in
          guard case .group(let group) = item else { return [] }
          return (group.mark?.role.map { [$0] } ?? []) + roles(group.items)
        }
      }
      for view in [
        AnyView(Text("Chapter").outlineEntry("Chapter", level: 2)),
        AnyView(Text("Chapter").padding(3).frame(width: 90).outlineEntry("Chapter", level: 2)),
      ] {
        shown.judge.expect(roles(try shown.other { view }.list.items).contains(.heading(2)), "no heading")
      }
      shown.judge.expect(!roles(try shown.other { Box().outlineEntry("Box") }.list.items).contains(.heading(1)), "a box is a heading")
    }
    row(
      "Document", says: "the header stands above the content and the footer below, on every page",
      from: .law("heads are above, feet below"), in: .fit
    ) {
      Document(pageSize: PageSize(width: 100, height: 80), margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), spacing: 0)
      {
        Color.pureGreen.frame(height: 20)
      } header: { _ in
        Color.pureRed.frame(height: 5)
      } footer: { _ in
        Color.pureBlue.frame(height: 8)
      }
    } holds: {
      let (head, body, foot) = ($0.area(0xFF0000), $0.area(0x00FF00), $0.area(0x0000FF))
      $0.judge.equal([head.height, body.height, foot.height], [5, 20, 8])
      $0.expect(head.maxY <= body.minY && body.maxY <= foot.minY, "\(head) \(body) \(foot)")
      let only = try $0.other {
        Document(
          pageSize: PageSize(width: 100, height: 80), margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), spacing: 0
        ) {
          Color.pureGreen.frame(height: 20)
        } footer: { _ in
          Color.pureBlue.frame(height: 8)
        }
      }
      only.expect(only.area(0x0000FF).minY >= only.area(0x00FF00).maxY, "the footer is above")
      only.expect(only.area(0x00FF00).minY < body.minY, "there is room for a header")
    }
    row(
      "Flexbox", says: "CSS: align-items baseline and last baseline: the first lines meet, or the last",
      from: .specified("CSS Box Alignment §9.3"),
      in: .fixed(200, 100)
    ) {
      Flexbox(alignItems: .lastBaseline) {
        Text("one").accessibilityIdentifier("one")
        Text("one\ntwo\nthree").accessibilityIdentifier("three")
      }
    } holds: {
      $0.near($0.place("one").maxY, $0.place("three").maxY, within: 0.1)
      let first = try $0.other {
        Flexbox(alignItems: .baseline) {
          Text("one").accessibilityIdentifier("one")
          Text("one\ntwo\nthree").accessibilityIdentifier("three")
        }
      }
      first.near(first.place("one").minY, first.place("three").minY, within: 0.1)
    }
  }

  private func distances() {
    measure(
      "Divider", "Spacer", says: "lie across their stack, or along it, through every modifier around them",
      from: .documented("swiftui/divider")
    ) { judge in
      let modifiers: [(String, @MainActor (AnyView) -> AnyView)] = [
        ("layoutPriority", { AnyView($0.layoutPriority(1)) }), ("padding", { AnyView($0.padding(0)) }),
        ("offset", { AnyView($0.offset(x: 1)) }),
        ("opacity", { AnyView($0.opacity(0.5)) }), ("zIndex", { AnyView($0.zIndex(2)) }), ("tag", { AnyView($0.tag(1)) }),
        ("id", { AnyView($0.id(1)) }), ("alignmentGuide", { AnyView($0.alignmentGuide(.top) { _ in 0 }) }),
        ("rotationEffect", { AnyView($0.rotationEffect(.zero)) }), ("disabled", { AnyView($0.disabled(true)) }),
        ("preference", { AnyView($0.preference(key: Told.self, value: 1)) }), ("ignoresSafeArea", { AnyView($0.ignoresSafeArea()) }),
        ("clipped", { AnyView($0.clipped()) }), ("environment", { AnyView($0.environment(\.lineLimit, 1)) }),
        ("shadow", { AnyView($0.shadow(radius: 1)) }),
      ]
      for (name, modifier) in modifiers {
        let row = try judge.show(.fixed(100, 80)) {
          HStack(spacing: 0) {
            Box("a", 10, 20)
            modifier(AnyView(Spacer(minLength: 0))).accessibilityIdentifier("spacer")
            modifier(AnyView(Divider())).accessibilityIdentifier("divider")
          }.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("row")
        }
        judge.equal(row.frame("row")?.height, 20, "the row with \(name)")
        judge.expect((row.frame("divider")?.width ?? 99) <= 1 && row.frame("divider")?.height == 20, "a divider with \(name) in a row")
        judge.expect((row.frame("spacer")?.width ?? 0) >= 89 && row.frame("spacer")?.height == 0, "a spacer with \(name) in a row")
        let column = try judge.show(.fixed(100, 80)) {
          VStack(spacing: 0) {
            Box("a", 20, 10)
            modifier(AnyView(Spacer(minLength: 0))).accessibilityIdentifier("spacer")
            modifier(AnyView(Divider())).accessibilityIdentifier("divider")
          }.fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("column")
        }
        judge.equal(column.frame("column")?.width, 20, "the column with \(name)")
        judge.expect(
          (column.frame("divider")?.height ?? 99) <= 1 && column.frame("divider")?.width == 20, "a divider with \(name) in a column")
        judge.expect((column.frame("spacer")?.height ?? 0) >= 69 && column.frame("spacer")?.width == 0, "a spacer with \(name) in a column")
      }
    }
    row(
      "View.padding", "HStack", says: "what is padded counts as little flexible as it is: it is asked first, and the rest is the other's",
      from: .worked("60…100 is less flexible than 40…90"), in: .fixed(110, 40)
    ) {
      HStack(spacing: 0) {
        Fill("inner", .pureRed).padding(.horizontal, 30).frame(maxWidth: 100).accessibilityIdentifier("padded")
        Fill("other").frame(minWidth: 40, maxWidth: 90)
      }
    } holds: {
      $0.frame("padded", 0, 0, 60, 40)
      $0.frame("other", 60, 0, 50, 40)
    }
    row(
      "View.safeAreaInset", says: "without a spacing the distance is that of a stack, for words as for boxes, above and below",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)"), in: .fixed(200, 300)
    ) {
      Color.clear
    } holds: { shown in
      @MainActor func gap(_ one: some View, _ other: some View) throws -> CGFloat {
        let stack = try shown.other {
          VStack {
            one.accessibilityIdentifier("one")
            other.accessibilityIdentifier("other")
          }
        }
        return stack.place("other").minY - stack.place("one").maxY
      }
      @MainActor func inset(_ one: some View, _ other: some View, _ edge: VerticalEdge) throws -> CGFloat {
        let page = try shown.other {
          one.accessibilityIdentifier("one").safeAreaInset(edge: edge) { other.accessibilityIdentifier("other") }
        }
        let (main, bar) = (page.place("one"), page.place("other"))
        return edge == .bottom ? bar.minY - main.maxY : main.minY - bar.maxY
      }
      let (title, words, box) = (Text("title").font(.largeTitle), Text("words").font(.caption), Box("b", 20, 10))
      shown.near(try inset(title, words, .bottom), try gap(title, words), within: 0.01)
      shown.near(try inset(words, title, .bottom), try gap(words, title), within: 0.01)
      shown.near(try inset(title, words, .top), try gap(words, title), within: 0.01)
      shown.near(try inset(words, title, .top), try gap(title, words), within: 0.01)
      shown.near(try inset(box, title, .bottom), try gap(box, title), within: 0.01)
      shown.near(try inset(title, box, .bottom), try gap(title, box), within: 0.01)
      shown.near(try inset(box, title, .top), try gap(title, box), within: 0.01)
      shown.near(try inset(title, box, .top), try gap(box, title), within: 0.01)
      shown.expect(try gap(title, box) != gap(box, title), "the distances do not tell the order")
    }
    row(
      "ScrollView", "LazyHStack", "LazyVStack", says: "what has been scrolled below a bar at the leading edge is still there, and drawn",
      from: .documented("swiftui/view/safeareainset(edge:alignment:spacing:content:)"), in: .fixed(200, 60)
    ) {
      Strip().safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 90) }
    } holds: { shown in
      // Scrolled to the end: all 200 points are covered, 90 of them below the bar.
      shown.judge.equal(shown.ink(), CGRect(x: 0, y: 0, width: 200, height: 60), "the strip")
      let other = try shown.other { Strip().safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 90) }.rightToLeft() }
      other.judge.equal(other.ink(), CGRect(x: 0, y: 0, width: 200, height: 60), "the strip, mirrored")
      // The last of the strip is wholly in sight where its bar is not, and so it is in the mirror.
      let (after, mirrored) = (
        try shown.other { Strip().safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: 90) } },
        try shown.other { Strip().safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: 90) }.rightToLeft() }
      )
      after.judge.equal(after.ink(), CGRect(x: 0, y: 0, width: 110, height: 60), "the strip before its bar")
      mirrored.mirrors(after)
      try shown.other { Strip().rightToLeft() }.mirrors(try shown.other { Strip() })
      let down = try shown.other {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<40) { _ in Color.pureRed.frame(height: 10) } }
        }.defaultScrollAnchor(.bottom).safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
      }
      down.judge.equal(down.ink(), CGRect(x: 0, y: 0, width: 200, height: 60), "the column")
    }
  }

  private func changes() {
    row(
      "View.zIndex", says: "a view that changes by itself stays above what it lay above", from: .documented("swiftui/view/zindex(_:)"),
      in: .fixed(60, 60)
    ) {
      ZStack {
        Recolored().zIndex(1)
        Color.pureBlue.frame(width: 30, height: 30)
        Recolored(id: "low").zIndex(-1)
      }
    } holds: { shown in
      shown.color(30, 30, is: 0xFF0000)
      shown.tap("change")
      shown.color(30, 30, is: 0x00FF00)
      shown.tap("low")
      shown.color(30, 30, is: 0x00FF00)
    }
    row(
      "EnvironmentObject", "State", "StateObject", says: "several properties of one view are each followed by itself",
      from: .documented("swiftui/environmentobject"), in: .fixed(200, 200)
    ) {
      Several().environmentObject(First()).environmentObject(Second())
    } holds: { shown in
      shown.texts("0 0 0 0", "+s", "+f", "+t", "+o")
      shown.tap("s")
      shown.tap("f")
      shown.tap("f")
      shown.tap("t")
      shown.tap("t")
      shown.tap("t")
      shown.tap("o")
      shown.texts("1 2 3 1", "+s", "+f", "+t", "+o")
    }
  }

  private func carried() {
    row(
      "View.overlayPreferenceValue", "View.backgroundPreferenceValue", "View.layoutValue", "View.tag", "View.zIndex", "View.layoutPriority",
      says: "what a view tells its container is still told with views before or behind it",
      from: .law("a layer around a view is the view to its container"), in: .fixed(100, 100)
    ) {
      Reading {
        Box("a", 10, 10).layoutValue(key: Number.self, value: 3).overlayPreferenceValue(Told.self) { _ in Color.clear }
        Box("b", 10, 10).layoutValue(key: Number.self, value: 5).backgroundPreferenceValue(Told.self) { _ in Color.clear }
        Box("c", 10, 10).layoutValue(key: Number.self, value: 7).overlay { Color.clear }
        Box("d", 10, 10).layoutValue(key: Number.self, value: 9).background { Color.clear }
        Box("e", 10, 10)
      }
    } holds: { shown in
      for (index, (id, value)) in [("a", 3), ("b", 5), ("c", 7), ("d", 9), ("e", 0)].enumerated() {
        shown.frame(id, CGFloat(value) * 8, CGFloat(index) * 12, 10, 10)
      }
      let above = try shown.other {
        ZStack {
          Color.pureRed.frame(width: 20, height: 20).zIndex(1).overlayPreferenceValue(Told.self) { _ in Color.clear }
          Color.pureBlue.frame(width: 40, height: 40)
        }
      }
      above.color(50, 50, is: 0xFF0000)
    }
    row(
      "_VariadicView_Children", says: "a trait that is set on a child is the child's from then on", from: .assumed("the name says so"),
      in: .fixed(60, 60)
    ) {
      _VariadicView.Tree(Setting()) {
        Box("a", 10, 10)
        Box("b", 20, 10)
      }
    } holds: {
      $0.frame("a", nil, nil, 10, 10)
      $0.near($0.place("b").minY - $0.place("a").maxY, 9)
    }
  }
}

private struct Endless: Layout {
  let size: CGSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
private struct Strip: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<40) { _ in Color.pureRed.frame(width: 10) } }
    }.defaultScrollAnchor(.trailing)
  }
}
private struct Recolored: View {
  var id = "change"
  @State private var isGreen = false
  var body: some View {
    (isGreen ? Color.pureGreen : Color.pureRed).frame(width: 20, height: 20).onTapGesture { isGreen = true }.accessibilityIdentifier(id)
  }
}
private final class First: ObservableObject { @Published var count = 0 }
private final class Second: ObservableObject { @Published var count = 0 }
private struct Several: View {
  @State private var own = 0
  @EnvironmentObject private var first: First
  @EnvironmentObject private var second: Second
  @StateObject private var object = First()
  var body: some View {
    VStack {
      Text(verbatim: "\(own) \(first.count) \(second.count) \(object.count)")
      Button("+s") { own += 1 }.accessibilityIdentifier("s")
      Button("+f") { first.count += 1 }.accessibilityIdentifier("f")
      Button("+t") { second.count += 1 }.accessibilityIdentifier("t")
      Button("+o") { object.count += 1 }.accessibilityIdentifier("o")
    }
  }
}
private struct Number: LayoutValueKey { static let defaultValue = 0 }
private struct Told: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
/// Each view 12 below the last, 8 to the right for each of its number.
private struct Reading: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: CGFloat(view[Number.self]) * 8, y: CGFloat(index) * 12), proposal: .unspecified)
    }
  }
}
private struct Gap: _ViewTraitKey { static let defaultValue: CGFloat = 0 }
private struct Setting: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView_Children) -> some View {
    var second = children[1]
    second[Gap.self] = 9
    return VStack(spacing: 0) {
      children[0]
      second.padding(.top, second[Gap.self])
    }
  }
}
