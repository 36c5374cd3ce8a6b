import Foundation
import Observation
import Quoin
import QuoinLayout
import Testing

@testable import SwiftUI

/// What a change does not reach is kept as it is: nothing of it is evaluated again.
@Suite("Kept views") @MainActor struct KeptViewTests {
  @Observable final class Model {
    var number = 0
    @ObservationIgnored var evaluated: [String] = []
  }
  /// Notes when it is evaluated.
  struct Counting: ViewModifier {
    let name: String
    let model: Model
    func body(content: Content) -> some View {
      let _ = model.evaluated.append(name)
      content
    }
  }

  /// Rows that hold nothing of the view around them.
  struct Still: View {
    let model: Model
    static let counted = Model()
    var body: some View {
      VStack {
        Text("\(model.number)")
        ScrollView {
          VStack {
            ForEach(0..<5, id: \.self) { number in
              HStack {
                Color.red.frame(width: 20, height: 10)
                Text("\(number)").modifier(Counting(name: "\(number)", model: Still.counted))
              }
            }
          }
        }
      }
    }
  }
  @Test("a view beside the one that changed is not evaluated again, nor are its closures called") func beside() {
    let model = Model()
    let page = Page(Still(model: model), options: PageOptions())
    _ = page.settle()
    model.number = 1
    _ = page.settle()
    Still.counted.evaluated = []
    let measured = page.graph.context.measurements
    model.number = 2
    _ = page.settle()
    #expect(Still.counted.evaluated == [])
    // The page, the column and its number; of the rest only what looks at the scroll view's surroundings.
    #expect(page.graph.context.measurements - measured < 12)
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    #expect(texts(page.placed.layoutTree()) == ["2", "0", "1", "2", "3", "4"])
  }

  /// State within what stands beside a number.
  struct Beside: View {
    let model: Model
    struct Switch: View {
      let model: Model
      @State private var isOn = false
      var body: some View {
        let _ = model.evaluated.append(isOn ? "on" : "off")
        Text(isOn ? "on" : "off").onAppear { isOn = true }.onDisappear { model.evaluated.append("gone") }
      }
    }
    var body: some View {
      VStack {
        Text("\(model.number)").onAppear { model.evaluated.append("appeared") }
        HStack {
          Text("kept")
          if model.number < 3 { Switch(model: model) }
        }
      }
    }
  }
  @Test("state and appearances outlive the evaluation that finds the parts of a page, and end with their view") func lifetimes() {
    let model = Model()
    let page = Page(Beside(model: model), options: PageOptions())
    _ = page.settle()
    #expect(model.evaluated == ["off", "appeared", "on"])
    for number in 1...2 {
      model.number = number
      _ = page.settle()
    }
    #expect(model.evaluated == ["off", "appeared", "on"])
    model.number = 3
    _ = page.settle()
    #expect(model.evaluated == ["off", "appeared", "on", "gone"])
  }

  @Test("values of views are the same where nothing about them has changed") func same() {
    func closure() -> ForEach<Range<Int>, Int, Text> { ForEach(0..<5, id: \.self) { Text("\($0)") } }
    #expect(isSame(closure(), closure()))
    func scroll() -> some View { ScrollView { VStack { ForEach(0..<5, id: \.self) { Text("\($0)") } } } }
    #expect(isSame(scroll(), scroll()))
    let elements = ElementIdentity<Int, Int>.own { $0 }
    #expect(isSame(elements, elements))
  }
  @Test("closures that hold something of their own count as different") func different() {
    func closure(_ add: Int) -> ForEach<Range<Int>, Int, Text> { ForEach(0..<5, id: \.self) { Text("\($0 + add)") } }
    #expect(!isSame(closure(1), closure(2)))
    #expect(!isSame(ElementIdentity<Int, Int>.path(\.self), .path(\.hashValue)))
    #expect(!isSame(ElementIdentity<Int, Int>.path(\.self), .own { $0 }))
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }
  @Observable final class Items {
    var all = (0..<5).map { Item(id: $0, name: "\($0)") }
    @ObservationIgnored var evaluated: [Int] = []
  }
  /// Rows that may write to their items.
  struct Bound: View {
    @Bindable var items: Items
    struct Row: View {
      let items: Items
      @Binding var item: Item
      var body: some View {
        let _ = items.evaluated.append(item.id)
        TextField("Name", text: $item.name).onTapGesture { item.name += "!" }
      }
    }
    var body: some View { VStack { ForEach($items.all) { $item in Row(items: items, item: $item) } } }
  }
  @Test("of rows with bindings to a collection's elements only the one whose element changed is evaluated again") func bound() {
    let items = Items()
    let page = Page(Bound(items: items), options: PageOptions())
    _ = page.settle()
    for change in 1...4 {
      items.evaluated = []
      items.all[2].name = "changed \(change)"
      _ = page.settle()
      #expect(items.evaluated == [2])
      func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
      #expect(texts(page.placed.layoutTree()) == ["0", "1", "changed \(change)", "3", "4"])
    }
  }

  /// A view that stays, with what is written on its node from outside.
  struct Worn: View {
    let model: Model
    struct Plate: View {
      var body: some View { Color.red.frame(width: 20, height: 20) }
    }
    var body: some View {
      ZStack {
        Plate().zIndex(Double(model.number)).accessibilityIdentifier("plate \(model.number)")
        Color.blue.frame(width: 30, height: 10).zIndex(1)
      }
    }
  }
  @Test("what is written on a kept view from outside shows when it changes") func worn() throws {
    let model = Model()
    let page = Page(Worn(model: model), options: PageOptions())
    _ = page.settle()
    for number in [2, 0, 3] {
      model.number = number
      let changed = page.settle()
      let anew = Model()
      anew.number = number
      let fresh = Page(Worn(model: anew), options: PageOptions()).settle()
      #expect(changed.layoutTree() == fresh.layoutTree())
      #expect(try changed.svg() == fresh.svg())
    }
  }

  /// A collection that is read from a model when it is asked.
  struct Live: RandomAccessCollection {
    let items: Items
    var startIndex: Int { 0 }
    var endIndex: Int { items.all.count }
    subscript(position: Int) -> Item { items.all[position] }
  }
  struct LivePage: View {
    let items: Items
    var body: some View {
      ForEach(Live(items: items)) { Text($0.name) }
      ScrollView { LazyVStack { ForEach(Live(items: items)) { Text($0.name) } } }.frame(height: 50)
    }
  }
  @Test("a collection that was empty and is read from a model is heard of when it is empty no more") func live() {
    let items = Items()
    items.all = []
    let page = Page(LivePage(items: items), options: PageOptions())
    _ = page.settle()
    items.all = [Item(id: 1, name: "first")]
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    #expect(texts(page.settle().layoutTree()) == ["first", "first"])
  }
}
