import SwiftUI

extension Ledger {
  func layoutDirections() {
    topic("Layout adjustments: right to left")

    row(
      "EnvironmentValues.layoutDirection", says: "stacks, paddings, frames, piles and guides are mirrored; an island keeps its own order",
      from: .recorded("macOS 26.2, layout/rtl"), in: .fixed(320, 260)
    ) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Box("first", 40, 30)
          Box("second", 60, 30)
          Spacer()
          Box("last", 30, 30)
        }
        Box("orange", 50, 20).padding(.leading, 30).accessibilityIdentifier("indented")
        Box("purple", 40, 20).frame(width: 120, alignment: .leading).accessibilityIdentifier("framed")
        ZStack(alignment: .topLeading) {
          Box("back", 100, 40)
          Box("front", 20, 20)
        }.accessibilityIdentifier("pile")
        HStack {
          Box("west", 30, 20)
          Box("east", 30, 20)
        }.environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("island")
        Box("word", 25, 16)
        Box("cyan", 30, 20).alignmentGuide(.leading) { _ in -10 }.accessibilityIdentifier("guided")
      }
      .frame(width: 300, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("first", 270, 17, 40, 30)
      $0.frame("second", 202, 17, 60, 30)
      $0.frame("last", 10, 17, 30, 30)
      $0.frame("indented", 230, 57, 80, 20)
      $0.frame("orange", 230, 57, 50, 20)
      $0.frame("framed", 190, 87, 120, 20)
      $0.frame("purple", 270, 87, 40, 20)
      $0.frame("pile", 210, 117, 100, 40)
      $0.frame("front", 290, 117, 20, 20)
      $0.frame("west", 242, 167, 30, 20)
      $0.frame("east", 280, 167, 30, 20)
      $0.frame("word", 285, 197, 25, 16)
      $0.frame("guided", 270, 223, 30, 20)
    }
    row(
      "EnvironmentValues.layoutDirection", "View.position", "View.offset", says: "positions and offsets are not mirrored, gradients are",
      from: .recorded("macOS 26.2, layout/rtl-shapes"), in: .fixed(300, 200)
    ) {
      VStack(alignment: .leading, spacing: 10) {
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 120, height: 20).accessibilityIdentifier("fade")
        ZStack(alignment: .topLeading) {
          Color.white.frame(width: 160, height: 40).accessibilityIdentifier("field")
          Box("put", 20, 20).position(x: 30, y: 20)
        }.frame(width: 160, height: 40)
        Box("moved", 20, 20).offset(x: 40).accessibilityIdentifier("shifted")
      }.environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("fade", 110, 50, 120, 20)
      $0.frame("field", 70, 80, 160, 40)
      $0.frame("shifted", 210, 130, 20, 20)
      $0.frame("put", 90, 90, 20, 20)
      $0.frame("moved", 250, 130, 20, 20)
    }
    measure(
      "EnvironmentValues.layoutDirection",
      says: "overlays, backgrounds, safe area insets, containers' frames and custom layouts are mirrored",
      from: .law("leading is where reading begins")
    ) { judge in
      @MainActor func mirrored(_ view: some View, at line: Int = #line) throws {
        let plain = try Shown(view, .fixed(100, 60), judge)
        let other = try Shown(view.environment(\.layoutDirection, .rightToLeft), .fixed(100, 60), judge)
        other.mirrors(plain, at: line)
        other.differs(from: plain, by: 100, at: line)
      }
      try mirrored(Color.pureGreen.overlay(alignment: .topLeading) { Box("b", 30, 20) })
      try mirrored(Color.clear.background(alignment: .bottomTrailing) { Box("b", 30, 20) })
      try mirrored(Fill("f").safeAreaInset(edge: .leading, spacing: 4) { Box("b", 30, 20) })
      try mirrored(Fill("f").safeAreaInset(edge: .trailing, spacing: 4) { Box("b", 30, 20) })
      try mirrored(Fill("f").safeAreaInset(edge: .top, alignment: .trailing) { Box("b", 30, 20) })
      try mirrored(Fill("f").ignoresSafeArea(edges: .leading).safeAreaPadding(.horizontal, 10))
      try mirrored(Fill("f").padding(EdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 4)))
      try mirrored(Box("b", 30, 20).frame(maxWidth: .infinity, alignment: .leading))
      try mirrored(Box("b", 30, 20).containerRelativeFrame(.horizontal, alignment: .leading))
      try mirrored(
        HStack(spacing: 3) {
          Box("b", 30, 20)
          Fill("f")
          Box("c", 10, 10, .pureGreen)
        })
      try mirrored(
        Corner {
          Box("b", 30, 20)
          Box("c", 10, 10, .pureGreen)
        })
      // Guides that pass through a padding, a safe area inset, or a container.
      try mirrored(
        VStack(alignment: .leading) {
          Box("b", 30, 20).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 15)
          Box("c", 50, 10, .pureGreen)
        })
      try mirrored(
        VStack(alignment: .leading) {
          Box("b", 30, 10).alignmentGuide(.leading) { _ in 5 }.safeAreaInset(edge: .leading, spacing: 2) { Box("d", 9, 5) }
          Box("c", 50, 10, .pureGreen)
        })
      try mirrored(
        VStack(alignment: .mark) {
          HStack {
            Box("d", 12, 5)
            Box("b", 30, 20).alignmentGuide(.mark) { _ in 6 }
          }
          Box("c", 50, 10, .pureGreen)
        })
      try mirrored(
        VStack(alignment: .trailing) {
          Box("b", 30, 20)
          Box("c", 50, 10, .pureGreen).alignmentGuide(.trailing) { _ in 20 }
        })
    }
    row(
      "EnvironmentValues.layoutDirection", "LayoutSubviews.layoutDirection", "LayoutSubviews",
      says: "a layout learns of it, and does not reckon with it", from: .recorded("macOS 26.2, layout/rtl-custom"), in: .fixed(100, 40)
    ) {
      Corner(told: Told()) {
        Box("b", 30, 20)
        Box("c", 10, 10)
      }.environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("b", 70, 0, 30, 20)
      $0.frame("c", 50, 0, 10, 10)
      $0.judge.equal(Told.last, .rightToLeft)
    }
  }
}

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension HorizontalAlignment { fileprivate static let mark = HorizontalAlignment(Mark.self) }

private struct Told: Sendable {
  nonisolated(unsafe) static var last: LayoutDirection?
}
/// Puts its views side by side from the upper leading corner, 10 points apart.
private struct Corner: Layout {
  var told: Told?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if told != nil { Told.last = subviews.layoutDirection }
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width + 10
    }
  }
}
