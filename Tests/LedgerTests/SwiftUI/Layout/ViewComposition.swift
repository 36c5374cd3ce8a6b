import SwiftUI

extension Ledger {
  func viewComposition() {
    topic("View fundamentals: views made of views")

    row(
      "View", "ViewBuilder", "ViewBuilder.*", "TupleView", "TupleView.value", "EmptyView",
      says: "a builder's views stand one by one in their container; what is not chosen takes no place",
      from: .documented("swiftui/viewbuilder"), in: .fit
    ) {
      HStack {
        Choice(number: 1)
        Choice(number: 2)
        EmptyView()
        Choice(number: 3)
      }
    } holds: {
      // 10 + 8 + 20 + 8 + 30 + 8 + 5 + 8 + 5: no gaps for what is not there.
      $0.size(102, 10)
      $0.frame("one", 0, 0, 10, 10)
      $0.frame("two", 18, 0, 20, 10)
      $0.frame("else", 46, 0, 30, 10)
      $0.frame("also", 84, 0, 5, 10)
      $0.frame("more", 97, 0, 5, 10)
    }
    row(
      "View", says: "a body's views stand in a column at the root, and lie on each other over another view",
      from: .assumed("open reimplementations"), in: .fit
    ) {
      Box("a", 20, 10)
      Box("b", 30, 10)
    } holds: {
      $0.size(30, 28)
      $0.frame("a", 5, 0, 20, 10)
      $0.frame("b", 0, 18, 30, 10)
    }
    row(
      "Group", says: "its views stand in the container around; modifiers change each of them",
      from: .recorded("macOS 26.2, layout/group-modifier"), in: .fixed(300, 100)
    ) {
      HStack(spacing: 0) {
        Group {
          Fill("one")
          Fill("two")
        }.frame(width: 50, height: 50).padding(5)
        Fill("filler")
      }
    } holds: {
      $0.frame("one", 5, 25, 50, 50)
      $0.frame("two", 65, 25, 50, 50)
      $0.frame("filler", 120, 0, 180, 100)
    }
    row(
      "ForEach", "ForEach.data", "ForEach.content", says: "a view for each element, in order; modifiers change each of them",
      from: .recorded("macOS 26.2, foreach/modifier"), in: .fixed(300, 260)
    ) {
      let widths: [CGFloat] = [37.5, 35.5]
      VStack(spacing: 0) {
        ForEach(0..<2) { n in Box("loose\(n)", widths[n], 16) }.padding()
        ForEach(0..<2) { n in Box("boxed\(n)", widths[n], 16) }.frame(width: 120, height: 30).background(Color.blue)
      }
    } holds: {
      $0.frame("loose0", 131.25, 68, 37.5, 16)
      $0.frame("loose1", 132.25, 116, 35.5, 16)
      $0.frame("boxed0", 131.25, 155, 37.5, 16)
      $0.frame("boxed1", 132.25, 185, 35.5, 16)
    }
    row("ForEach", says: "without elements takes no place", from: .recorded("macOS 26.2, foreach/empty"), in: .fixed(300, 200)) {
      HStack {
        Box("a", 9, 16)
        ForEach([String](), id: \.self) { Text($0) }
        Box("b", 8.5, 16)
      }
    } holds: {
      $0.frame("a", 137.25, 92, 9, 16)
      $0.frame("b", 154.25, 92, 8.5, 16)
    }
    measure(
      "ForEach", "DynamicViewContent", "DynamicViewContent.data",
      says: "elements may be identified by themselves, by a part, by position, or be written to", from: .documented("swiftui/foreach")
    ) { judge in
      let items = [Item(id: "x", size: 10), Item(id: "y", size: 20)]
      let box = Notes<[Item]>()
      box.note(items)
      let binding = Binding(get: { box.last! }, set: { box.note($0) })
      let shown = try Shown(
        HStack(spacing: 0) {
          ForEach(items) { Box("id \($0.id)", $0.size, 5) }
          ForEach(items, id: \.size) { Box("size \($0.id)", $0.size, 5) }
          ForEach(2..<4) { Box("\($0)", CGFloat($0), 5) }
          ForEach(binding) { $item in
            Box("bound \(item.id)", item.size, 5).onTapGesture { item.size += 1 }.accessibilityIdentifier("tap \(item.id)")
          }
          ForEach(binding, id: \.size) { $item in Box("by size \(item.id)", item.size, 5) }
          ForEach(["p", "q"], id: \.self) { word in
            Box(word, 1, 5)
            Box(word + word, 2, 5)
          }
        }, .fit, judge)
      let order = ["id x", "id y", "size x", "size y", "2", "3", "bound x", "bound y", "by size x", "by size y", "p", "pp", "q", "qq"]
      let widths: [CGFloat] = [10, 20, 10, 20, 2, 3, 10, 20, 10, 20, 1, 2, 1, 2]
      var x: CGFloat = 0
      for (id, width) in zip(order, widths) {
        shown.frame(id, x, 0, width, 5)
        x += width
      }
      shown.tap("tap y")
      judge.equal(box.last?.map(\.size), [10, 21])
      judge.equal(ForEach(items) { _ in EmptyView() }.data.map(\.id), ["x", "y"])
      judge.equal(ForEach(items) { Box($0.id, 1, 1) }.content(items[1]).id, "y")
    }
    measure("ForEach", says: "an element keeps its state where its id goes", from: .recorded("macOS 26.2, foreach/identity")) { judge in
      let shown = try Shown(Shuffling(), .fixed(100, 80), judge)
      shown.texts("0", "0", "0")
      shown.tap("b")
      shown.tap("c")
      shown.tap("c")
      shown.texts("0", "1", "2")
      shown.tap("turn")
      shown.texts("2", "1", "0")
      shown.tap("drop")
      shown.texts("2", "1")
    }
    none("DynamicViewContent.onDelete", "DynamicViewContent.onMove", why: "nothing shows outside a list that is being edited") { specimen in
      ForEach(0..<1) { _ in specimen }.onDelete { _ in }.onMove { _, _ in }
    }
    value(
      "MutableCollection.move", "RangeReplaceableCollection.remove", says: "what `onMove` and `onDelete` tell, done to an array",
      from: .documented("swift/mutablecollection/move(fromoffsets:tooffset:)")
    ) {
      func moved(_ source: IndexSet, _ destination: Int) -> [Int] {
        var all = [0, 1, 2, 3, 4]
        all.move(fromOffsets: source, toOffset: destination)
        return all
      }
      $0.equal(moved([0], 3), [1, 2, 0, 3, 4])
      $0.equal(moved([3], 1), [0, 3, 1, 2, 4])
      $0.equal(moved([0, 4], 2), [1, 0, 4, 2, 3])
      $0.equal(moved([1], 5), [0, 2, 3, 4, 1])
      $0.equal(moved([1], 1), [0, 1, 2, 3, 4])
      var all = ["a", "b", "c", "d"]
      all.remove(atOffsets: [0, 2, 9])
      $0.equal(all, ["b", "d"])
    }
    row(
      "AnyView", "EquatableView", "EquatableView.content", "View.equatable", says: "lay out and look as the view within",
      from: .documented("swiftui/anyview"), in: .fixed(100, 40)
    ) {
      HStack(spacing: 0) {
        AnyView(Fill("a").frame(maxWidth: 30))
        AnyView(
          Group {
            Box("b", 10, 10)
            Box("c", 10, 10)
          })
        AnyView(erasing: AnyView(Spacer()))
        Same().equatable()
        EquatableView(content: Same())
        EquatableView(content: Same()).content
      }
    } holds: {
      $0.frame("a", 0, 0, 30, 40)
      $0.frame("b", 30, 15, 10, 10)
      $0.frame("c", 40, 15, 10, 10)
      $0.frame("same", 85, 15, 5, 10)
      $0.judge.equal($0.area(0x00FF00), CGRect(x: 85, y: 15, width: 15, height: 10))
    }
    modifiers()
  }

  private func modifiers() {
    row(
      "ViewModifier", "View.modifier", "ModifiedContent", says: "a change to be used again, with state and environment of its own",
      from: .documented("swiftui/viewmodifier"), in: .fixed(100, 80)
    ) {
      VStack(spacing: 0) {
        Box("a", 20, 10).modifier(Framed(length: 4))
        Group {
          Box("b", 10, 10)
          Box("c", 10, 10)
        }.modifier(Framed(length: 2))
      }.environment(\.lineSpacing, 3)
    } holds: {
      // What its body does to the group is done to each view; the state is the modifier's.
      $0.frame("a", 40, 15, 20, 10)
      $0.area(0x0000FF, 33, 8, 34, 64)
      $0.texts("3", "3", "3")
      $0.tap("grow")
      $0.texts("4", "3", "3")
    }
    measure(
      "ModifiedContent", "ModifiedContent.*", "ViewModifier.concat", "EmptyModifier", "EmptyModifier.identity",
      says: "modifiers are joined, the first within", from: .documented("swiftui/viewmodifier/concat(_:)")
    ) { judge in
      let joined = Indent(length: 10).concat(Tint())
      judge.equal(joined.content.length, 10)
      let shown = try Shown(Box("a", 20, 10).modifier(joined), .fixed(60, 30), judge)
      shown.frame("a", 25, 10, 20, 10)
      shown.area(0x0000FF, 15, 10, 30, 10)
      let other = try Shown(Box("a", 20, 10).modifier(Tint().concat(Indent(length: 10))), .fixed(60, 30), judge)
      other.isBlue(25, 10, 20, 10)
      let made = ModifiedContent(content: Box("a", 20, 10), modifier: Indent(length: 4))
      judge.equal(made.modifier.length, 4)
      judge.equal(made.content.width, 20)
      try Shown(made, .fixed(60, 30), judge).frame("a", 22, 10, 20, 10)
      let plain = try Shown(Box("a", 20, 10), .fixed(60, 30), judge)
      plain.looks(like: { Box("a", 20, 10).modifier(EmptyModifier.identity).modifier(EmptyModifier()) })
      judge.expect(
        ModifiedContent(content: 1, modifier: 2) == ModifiedContent(content: 1, modifier: 2)
          && ModifiedContent(content: 1, modifier: 2) != ModifiedContent(content: 1, modifier: 3))
    }
    measure("View", says: "a class is no view: nothing is drawn, and a finding says so", from: .documented("a View is a value")) { judge in
      let shown = try Shown(
        VStack {
          Box("a", 10, 10)
          Classy()
        }, .fixed(50, 50), judge)
      shown.frame("a", 20, 20, 10, 10)
      shown.finds(.badArgument, "is a class")
    }
  }
}

extension Shown {
  fileprivate func isBlue(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, at line: Int = #line) {
    area(0x0000FF, x, y, width, height, at: line)
  }
}

private struct Choice: View {
  let number: Int
  var body: some View {
    if number == 1 { Box("one", 10, 10) }
    if number > 5 { Box("never", 10, 10) }
    switch number {
    case 1: EmptyView()
    case 2: Box("two", 20, 10)
    default: Box("else", 30, 10)
    }
    if #available(iOS 17, *), number == 3 {
      Box("also", 5, 10)
      if let more = number == 3 ? "more" : nil { Box(more, 5, 10) }
    }
  }
}
private struct Item: Identifiable, Equatable {
  let id: String
  var size: CGFloat
}
private struct Tally: View {
  let id: String
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier(id) }
}
private struct Shuffling: View {
  @State private var ids = ["a", "b", "c"]
  var body: some View {
    HStack {
      ForEach(ids, id: \.self) { Tally(id: $0) }
    }
    .background { Color.clear.onTapGesture { ids.reverse() }.accessibilityIdentifier("turn") }
    .background { Color.clear.onTapGesture { ids.removeLast() }.accessibilityIdentifier("drop") }
  }
}
private struct Same: View, Equatable {
  var body: some View { Box("same", 5, 10, .pureGreen) }
}
private struct Framed: ViewModifier {
  let length: CGFloat
  @State private var grown = 0
  @Environment(\.lineSpacing) private var spacing
  func body(content: Content) -> some View {
    content.padding(length).overlay(alignment: .topLeading) {
      Text("\(Int(spacing) + grown)").font(.system(size: 1)).onTapGesture { grown += 1 }.accessibilityIdentifier("grow")
    }
    .padding(3).background(Color.pureBlue)
  }
}
private struct Indent: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View { content.padding(.leading, length) }
}
private struct Tint: ViewModifier {
  func body(content: Content) -> some View { content.overlay { Color.pureBlue } }
}
private final class Classy: View {
  var body: some View { Box("classy", 10, 10) }
}
