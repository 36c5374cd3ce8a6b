import SwiftUI

extension Ledger {
  func layoutFitting() {
    topic("Layout fundamentals: views that adapt")

    measure(
      "ViewThatFits", says: "shows the first of its views whose ideal size fits, or the last", from: .documented("swiftui/viewthatfits")
    ) { judge in
      for (room, shown) in [
        (CGSize(width: 100, height: 100), "large"), (CGSize(width: 60, height: 40), "large"), (CGSize(width: 59, height: 100), "middle"),
        (CGSize(width: 100, height: 39), "middle"), (CGSize(width: 29, height: 100), "small"), (CGSize(width: 5, height: 5), "small"),
      ] {
        let page = try Shown(
          ViewThatFits {
            Box("large", 60, 40)
            Box("middle", 30, 20)
            Box("small", 10, 10)
          }, .fixed(room.width, room.height), judge)
        for id in ["large", "middle", "small"] { judge.equal(page.frame(id) != nil, id == shown, "\(id) in \(room)") }
      }
    }
    measure("ViewThatFits", says: "looks at the axes asked for", from: .documented("swiftui/viewthatfits/init(in:content:)")) { judge in
      for (axes, shown) in [(Axis.Set.horizontal, "high"), (.vertical, "wide"), ([.horizontal, .vertical], "small")] {
        let page = try Shown(
          ViewThatFits(in: axes) {
            Box("wide", 80, 20)
            Box("high", 20, 80)
            Box("small", 10, 10)
          }, .fixed(50, 50), judge)
        for id in ["wide", "high", "small"] { judge.equal(page.frame(id) != nil, id == shown, "\(id) along \(axes)") }
      }
    }
    row(
      "ViewThatFits", says: "what is chosen is proposed all the room; the others are as if not written",
      from: .documented("swiftui/viewthatfits"), in: .fixed(50, 60)
    ) {
      VStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Fill("first").frame(minWidth: 70)
          Fill("second").frame(minWidth: 20)
        }.accessibilityIdentifier("fits")
        Box("below", 10, 20)
      }
    } holds: {
      $0.judge.equal($0.frame("first"), nil)
      $0.frame("second", 0, 0, 50, 40)
      $0.frame("fits", 0, 0, 50, 40)
      $0.frame("below", 20, 40, 10, 20)
    }
    row("ViewThatFits", says: "a text fits where its one line does", from: .documented("swiftui/viewthatfits"), in: .fixed(100, 110)) {
      VStack {
        ViewThatFits(in: .horizontal) {
          Text("A sentence of many more words than there is room for")
          Text("Short")
        }
        ViewThatFits(in: .vertical) {
          Text("A sentence of words")
          Text("Never")
        }
      }
    } holds: {
      $0.texts("Short", "A sentence of words")
    }
    row("ViewThatFits", says: "shows the guides of what it shows", from: .law("it stands for that view"), in: .fit) {
      HStack(alignment: .top, spacing: 0) {
        ViewThatFits { Box("a", 20, 20).alignmentGuide(.top) { _ in -15 } }
        Box("b", 20, 20)
      }
    } holds: {
      $0.frame("a", 0, 15, 20, 20)
      $0.frame("b", 20, 0, 20, 20)
    }
    measure("AnyLayout", "AnyLayout.Cache", says: "changes the layout and keeps the views' state", from: .documented("swiftui/anylayout")) {
      judge in
      let shown = try Shown(Turning(), .fixed(100, 100), judge)
      shown.frame("a", 25, 45, 20, 10)
      shown.frame("b", 45, 40, 30, 20)
      shown.tap("count")
      shown.texts("1")
      shown.tap("turn")
      shown.texts("1")
      shown.frame("a", 40, 35, 20, 10)
      shown.frame("b", 35, 45, 30, 20)
    }
  }
}

private struct Turning: View {
  @State private var isColumn = false
  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Box("a", 20, 10)
      Box("b", 30, 20).overlay { Counter() }
    }
    .overlay { Color.clear.onTapGesture { isColumn.toggle() }.accessibilityIdentifier("turn") }
  }
}
private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)").fixedSize().onTapGesture { count += 1 }.accessibilityIdentifier("count") }
}
