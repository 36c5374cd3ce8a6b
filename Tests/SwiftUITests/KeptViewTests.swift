import Combine
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
  @Observable final class Two {
    var inner = 0
    var outer = 0
  }
  private struct Named: View {
    let model: Two
    struct Inner: View {
      let model: Two
      var body: some View {
        GeometryReader { proxy in
          Text("\(model.inner) \(Int(proxy.frame(in: .named("here")).minY))").accessibilityIdentifier("text")
        }
      }
    }
    struct Outer: View {
      let model: Two
      var body: some View { Inner(model: model).coordinateSpace(.named("here")).accessibilityIdentifier("outer").zIndex(1) }
    }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Outer(model: model)
        Color.red.frame(width: 10, height: 10)
      }.padding(.top, CGFloat(model.outer))
    }
  }

  private final class First: ObservableObject { @Published var number = 0 }
  private final class Second: ObservableObject { @Published var number = 0 }
  private final class Third: ObservableObject { @Published var number = 0 }
  @MainActor private struct Everything: View {
    @State var own = 0
    @EnvironmentObject var first: First
    @EnvironmentObject var second: Second
    @ObservedObject var third: Third
    @StateObject var fourth = First()
    @State var last = 0
    var body: some View {
      Button("\(own) \(first.number) \(second.number) \(third.number) \(fourth.number) \(last)") {
        own += 1
        fourth.number += 10
        last += 100
      }
    }
  }

  @Test("a view hears of each of its properties, whatever stands beside it") func everyProperty() {
    let (first, second, third) = (First(), Second(), Third())
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 100))
    let page = SwiftUI.LivePage(Everything(third: third).environmentObject(first).environmentObject(second), options: options, patience: 0)
    func text() -> String? {
      func find(_ tree: LayoutTree) -> String? { tree.text ?? tree.children.lazy.compactMap(find).first }
      _ = page.breathe(0)
      return find(page.current.layoutTree())
    }
    #expect(text() == "0 0 0 0 0 0")
    for round in 1...2 {
      first.number = round
      #expect(text()?.contains(" \(round) \(round - 1) \(round - 1) ") == true)
      second.number = round
      #expect(text()?.contains(" \(round) \(round) \(round - 1) ") == true)
      third.number = round
      #expect(text()?.contains(" \(round) \(round) \(round) ") == true)
      _ = page.tap(at: CGPoint(x: 150, y: 50))
      _ = page.lift(at: CGPoint(x: 150, y: 50))
      #expect(text() == "\(round) \(round) \(round) \(round) \(round * 10) \(round * 100)")
    }
  }

  @Test("what a view around wrote on a node stays there when the node is made again, and once more when it is handed out")
  func rewritten() {
    let model = Two()
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 100, height: 100))
    let page = Page(Named(model: model), options: options)
    _ = page.settle()
    for step in 1...4 {
      if step % 2 == 1 { model.inner += 1 } else { model.outer += 10 }
      let placed = page.settle()
      let made = Page(Named(model: model), options: options).settle()
      #expect(placed.layoutTree() == made.layoutTree(), "after \(step) changes")
      #expect(placed.framesByIdentifier() == made.framesByIdentifier(), "after \(step) changes")
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
        Plate().zIndex(Double(model.number))
        Plate().accessibilityIdentifier("plate \(model.number)")
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
