import SwiftUI

extension Ledger {
  func layoutLayering() {
    topic("Layout fundamentals: layering")

    measure(
      "View.overlay", "View.background", says: "the other view's guides of `alignment` meet the view's; centred by default",
      from: .documented("swiftui/view/overlay(alignment:content:)")
    ) {
      judge in
      for row in Aligned.all {
        let over = try Shown(Box("a", 60, 40).overlay(alignment: row.alignment) { Box("b", 20, 10) }, .fit, judge)
        over.size(60, 40)
        over.frame("b", row.x, row.y, 20, 10)
        let under = try Shown(Box("a", 60, 40).background(alignment: row.alignment) { Box("b", 20, 10) }, .fit, judge)
        under.size(60, 40)
        under.frame("b", row.x, row.y, 20, 10)
        let older = try Shown(
          Box("a", 60, 40).overlay(Box("b", 20, 10), alignment: row.alignment).background(Box("c", 20, 10), alignment: row.alignment), .fit,
          judge)
        older.frame("b", row.x, row.y, 20, 10)
        older.frame("c", row.x, row.y, 20, 10)
      }
      let plain = try Shown(
        Box("a", 60, 40).overlay { Box("b", 20, 10) }.background { Box("c", 20, 10) }.overlay(Box("d", 20, 10)).background(
          Box("e", 20, 10)), .fit, judge)
      for id in ["b", "c", "d", "e"] { plain.frame(id, 20, 15, 20, 10) }
    }
    row("View.overlay", says: "lies above, and changes no size", from: .documented("swiftui/view/overlay(alignment:content:)"), in: .fit) {
      HStack(spacing: 0) {
        Box("a", 20, 30, .pureRed).overlay(alignment: .topLeading) { Box("b", 40, 10, .pureBlue) }
        Box("c", 20, 20, .pureGreen)
      }
    } holds: {
      $0.size(40, 30)
      $0.frame("b", 0, 0, 40, 10)
      $0.color(5, 5, is: 0x0000FF)
      $0.color(5, 15, is: 0xFF0000)
      // The next view of the row is painted later.
      $0.color(30, 7, is: 0x00FF00)
      $0.color(30, 3, is: 0x0000FF)
    }
    row(
      "View.background", says: "lies below, and changes no size", from: .documented("swiftui/view/background(alignment:content:)"), in: .fit
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 30, .pureRed).background(alignment: .topLeading) { Box("b", 40, 10, .pureBlue) }
        Box("c", 20, 20, .pureGreen)
      }
    } holds: {
      $0.size(40, 30)
      $0.frame("b", 0, 0, 40, 10)
      $0.color(5, 5, is: 0xFF0000)
      $0.color(30, 3, is: 0x0000FF)
      $0.color(30, 7, is: 0x00FF00)
    }
    row(
      "View.overlay", "View.background", says: "the other view is proposed the view's size",
      from: .documented("swiftui/view/overlay(alignment:content:)")
    ) {
      Box("a", 60, 40).overlay { Fill("over").padding(5) }.background { Fill("under").padding(-3) }
    } holds: {
      $0.frame("over", 25, 35, 50, 30)
      $0.frame("under", 17, 27, 66, 46)
    }
    row(
      "View.overlay", "View.background", says: "several views lie on each other, the later above",
      from: .documented("swiftui/view/overlay(alignment:content:)"), in: .fit
    ) {
      Color.clear.frame(width: 60, height: 40)
        .overlay(alignment: .bottomTrailing) {
          Box("a", 30, 20, .pureRed)
          Box("b", 20, 10, .pureBlue)
        }
        .background(alignment: .topLeading) {
          Box("c", 30, 20, .pureGreen)
          Box("d", 20, 10, .pureRed)
        }
    } holds: {
      $0.frame("a", 30, 20, 30, 20)
      $0.frame("b", 40, 30, 20, 10)
      $0.color(50, 35, is: 0x0000FF)
      $0.color(35, 25, is: 0xFF0000)
      $0.frame("c", 0, 0, 30, 20)
      $0.frame("d", 0, 0, 20, 10)
      $0.color(10, 5, is: 0xFF0000)
      $0.color(25, 15, is: 0x00FF00)
    }
    row(
      "View.overlay", says: "meets the guides that the view sets, and shows none of its own", from: .assumed("open reimplementations"),
      in: .fit
    ) {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 40, 40)
          .alignmentGuide(.trailing) { _ in 30 }
          .overlay(alignment: .topTrailing) { Box("b", 10, 10).alignmentGuide(.top) { _ in 4 } }
        Box("c", 10, 10)
      }
    } holds: {
      $0.frame("b", 20, -4, 10, 10)
      $0.frame("a", 0, 0, 40, 40)
      $0.frame("c", 40, 0, 10, 10)
    }
    row(
      "View.background", "View.overlay", says: "a style fills the view's rectangle",
      from: .documented("swiftui/view/background(_:ignoressafeareaedges:)")
    ) {
      VStack(spacing: 0) {
        Box("a", 20, 20, .pureRed).padding(5).background(Color.pureBlue)
        Box("b", 20, 20, .pureRed).padding(5).overlay(Color.pureGreen)
      }
    } holds: {
      $0.area(0x0000FF, 35, 20, 30, 30)
      $0.area(0xFF0000, 40, 25, 20, 20)
      $0.area(0x00FF00, 35, 50, 30, 30)
    }
    row(
      "View.background", "View.overlay", says: "a style fills a shape in the view's rectangle",
      from: .documented("swiftui/view/background(_:in:fillstyle:)")
    ) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 40, height: 40).background(Color.pureBlue, in: Circle())
        Color.pureGreen.frame(width: 40, height: 40).overlay(Color.pureRed, in: Circle())
      }
    } holds: {
      $0.area(0x0000FF, 30, 10, 40, 40, within: 1)
      $0.color(32, 12, is: 0xFFFFFF)
      $0.color(50, 30, is: 0x0000FF)
      $0.color(32, 52, is: 0x00FF00)
      $0.color(50, 70, is: 0xFF0000)
    }
    row(
      "View.background", "View.overlay", says: "a shape that crosses itself is filled by the rule asked for",
      from: .documented("swiftui/fillstyle")
    ) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 30, height: 30).background(Color.pureRed, in: Nested())
        Color.clear.frame(width: 30, height: 30).background(Color.pureRed, in: Nested(), fillStyle: FillStyle(eoFill: true))
        Color.clear.frame(width: 30, height: 30).overlay(Color.pureRed, in: Nested(), fillStyle: FillStyle(eoFill: true))
      }
    } holds: {
      $0.color(20, 50, is: 0xFF0000)
      for x in [50.0, 80] {
        $0.color(x, 50, is: 0xFFFFFF)
        $0.color(x - 13, 50, is: 0xFF0000)
      }
    }
    row(
      "View.background", says: "without a style, the background's: white, and black in the dark",
      from: .recorded("iOS 17: systemBackground"), in: .fixed(100, 40)
    ) {
      HStack(spacing: 0) {
        Color.clear.background()
        Color.clear.background().environment(\.colorScheme, .dark)
        Color.clear.background(in: Rectangle().inset(by: 5)).environment(\.colorScheme, .dark)
        Color.clear.background(in: Nested(), fillStyle: FillStyle(eoFill: true)).environment(\.colorScheme, .dark)
      }.background(Color.pureRed)
    } holds: {
      $0.color(12, 20, is: 0xFFFFFF)
      $0.color(37, 20, is: 0x000000)
      $0.color(62, 20, is: 0x000000)
      $0.color(52, 20, is: 0xFF0000)
      $0.color(87, 20, is: 0xFF0000)
      $0.color(77, 20, is: 0x000000)
    }
    row(
      "View.border", says: "a line just inside the edges, of 1 point where nothing is said",
      from: .documented("swiftui/view/border(_:width:)")
    ) {
      VStack(spacing: 10) {
        Color.clear.frame(width: 40, height: 20).border(Color.pureRed)
        Color.clear.frame(width: 40, height: 30).border(Color.pureBlue, width: 4)
      }
    } holds: {
      $0.area(0xFF0000, 30, 20, 40, 20)
      $0.color(50, 20, is: 0xFF0000)
      $0.color(50, 21, is: 0xFFFFFF)
      $0.color(69, 30, is: 0xFF0000)
      $0.color(68, 30, is: 0xFFFFFF)
      $0.area(0x0000FF, 30, 50, 40, 30)
      $0.color(50, 53, is: 0x0000FF)
      $0.color(50, 54, is: 0xFFFFFF)
      $0.color(33, 60, is: 0x0000FF)
      $0.color(34, 60, is: 0xFFFFFF)
    }
  }
}

/// A rectangle in a rectangle, drawn the same way round.
private struct Nested: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}
