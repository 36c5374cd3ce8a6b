import Foundation
import Observation
import Quoin
import QuoinLayout
import Testing

@testable import SwiftUI

extension LayoutTree {
  /// A line a node.
  fileprivate var lines: [String] { ["\(kind) \(text ?? "") \(frame)"] + children.flatMap(\.lines) }
}

/// Rows of a collection whose elements are values: after each change of it the page is what one made anew would be.
@Suite("Collections that change") @MainActor struct CollectionChangeTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
    var number: Int
  }
  @Observable final class Items {
    var all: [Item]
    var limit = 1
    var isEnclosed = false
    init(_ all: [Item], limit: Int = 1, isEnclosed: Bool = false) {
      self.all = all
      self.limit = limit
      self.isEnclosed = isEnclosed
    }
    var copy: Items { Items(all, limit: limit, isEnclosed: isEnclosed) }
  }

  struct Line: View {
    let item: Item
    var body: some View {
      HStack {
        Text(item.name)
        Color.red.frame(width: CGFloat(item.number % 40), height: 5)
      }
    }
  }
  struct Field: View {
    @Binding var item: Item
    @Environment(\.lineLimit) private var limit
    var body: some View {
      HStack {
        TextField("name", text: $item.name)
        Text("\(item.number) of \(limit ?? 0)")
        if item.number % 3 == 0 { Stepper("number", value: $item.number) }
      }
    }
  }
  struct Root: View {
    @Bindable var items: Items
    var body: some View {
      VStack(spacing: 1) {
        ForEach(items.all) { Line(item: $0).padding(.leading, CGFloat($0.number % 5)) }
        ForEach(items.all) { item in
          if item.number.isMultiple(of: 2) { Line(item: item) } else { Text(item.name) }
        }
        ForEach($items.all) { $item in Field(item: $item) }
        ForEach(items.all, id: \.name) { item in Color.blue.frame(width: CGFloat(item.number), height: 2) }
        ScrollView { LazyVStack { ForEach($items.all) { $item in Field(item: $item).frame(height: 30) } } }.frame(height: 90)
        // Elements that are bound where they stand.
        if let first = items.all.indices.first { Field(item: $items.all[first]) }
        Group { ForEach(items.all) { Line(item: $0) } }.padding(items.isEnclosed ? 2 : 0)
      }
      .lineLimit(items.limit)
      .frame(width: 200)
    }
  }

  private func change(_ items: Items, _ next: inout Int, _ random: inout SplitMix) -> String {
    func item() -> Item {
      next += 1
      return Item(id: next, name: "item \(next)", number: Int.random(in: 0..<60, using: &random))
    }
    let index = items.all.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<10, using: &random), index) {
    case (0, _), (_, nil):
      let place = Int.random(in: 0...items.all.count, using: &random)
      items.all.insert(item(), at: place)
      return "new at \(place)"
    case (1, let index?):
      items.all.remove(at: index)
      return "removal at \(index)"
    case (2, let index?):
      items.all.append(items.all.remove(at: index))
      return "\(index) to the end"
    case (3, _):
      items.all.reverse()
      return "reversal"
    case (4, let index?):
      items.all[index].name += "!"
      return "name of \(index)"
    case (5, _):
      items.limit += 1
      return "limit"
    case (6, _):
      items.isEnclosed.toggle()
      return "enclosing"
    case (7, let index?):
      // An id that may be another's too.
      items.all[index].id = items.all[0].id
      return "id of \(index)"
    case (_, let index?):
      items.all[index].number = Int.random(in: 0..<60, using: &random)
      return "number of \(index)"
    }
  }

  @Test("random changes: the page is what a new one would be", arguments: 0..<60) func random(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var next = 0
    let items = Items([])
    for _ in 0..<Int.random(in: 0...6, using: &random) { _ = change(items, &next, &random) }
    let living = Page(Root(items: items), options: PageOptions())
    _ = living.settle()
    var history: [String] = []
    for _ in 0..<15 {
      for _ in 0..<Int.random(in: 1...2, using: &random) { history.append(change(items, &next, &random)) }
      let changed = living.settle()
      let fresh = Page(Root(items: items.copy), options: PageOptions()).settle()
      let isSame = changed.layoutTree() == fresh.layoutTree()
      let difference = zip(changed.layoutTree().lines, fresh.layoutTree().lines).first { $0 != $1 }
      #expect(isSame, "seed \(seed), after \(history): \(difference.map { "\($0) new: \($1)" } ?? "more lines")")
      #expect(Set(changed.findings) == Set(fresh.findings), "seed \(seed), after \(history)")
      #expect(try changed.svg() == fresh.svg(), "seed \(seed), after \(history)")
      guard isSame else { return }
    }
  }

  @Test("what is written through a row's binding after rows have moved goes to the row's own element") func writing() {
    let items = Items((1...3).map { Item(id: $0, name: "\($0)", number: 1) })
    var writers: [Int: (String) -> Void] = [:]
    struct Writer: View {
      @Binding var item: Item
      let add: (Int, @escaping (String) -> Void) -> Void
      var body: some View {
        let _ = add(item.id) { item.name = $0 }
        Text(item.name)
      }
    }
    struct Writers: View {
      @Bindable var items: Items
      let add: (Int, @escaping (String) -> Void) -> Void
      var body: some View { ForEach($items.all) { $item in Writer(item: $item, add: add) } }
    }
    let page = Page(Writers(items: items) { writers[$0] = $1 }, options: PageOptions())
    _ = page.settle()
    items.all.removeFirst()
    _ = page.settle()
    writers[3]?("third")
    _ = page.settle()
    writers[2]?("second")
    #expect(items.all.map(\.name) == ["second", "third"])
  }
}
