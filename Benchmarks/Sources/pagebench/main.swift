// Pages that live: what a change costs, from the state that changes to the new frames. The cost must follow the change, not the page.
// And what a page costs at first, by the row.
import Clock
import Foundation
import Observation
import QuoinDrawing
import SwiftUI
import UIKit

@Observable final class Number: Identifiable {
  let id: Int
  var value: Int
  init(_ id: Int) {
    self.id = id
    value = id
  }
}
@Observable final class Numbers {
  var values: [Int]
  var shown = 0
  init(_ count: Int) { values = Array(0..<count) }
}

/// A row whose number is its own affair.
struct ModelRow: View {
  let number: Number
  var body: some View {
    HStack {
      Text("Row")
      Spacer()
      Text("\(number.value)")
    }
  }
}
struct ModelPage: View {
  let numbers: [Number]
  var body: some View { ScrollView { VStack { ForEach(numbers) { ModelRow(number: $0) } } } }
}

/// A row whose number is handed down.
struct ValueRow: View {
  let value: Int
  var body: some View {
    HStack {
      Text("Row")
      Spacer()
      Text("\(value)")
    }
  }
}
struct ValuePage: View {
  let numbers: Numbers
  var body: some View {
    ScrollView { VStack { ForEach(numbers.values.indices, id: \.self) { ValueRow(value: numbers.values[$0]) } } }
  }
}

struct Item: Identifiable {
  let id: Int
  var name: String
  var count: Int
}
@Observable final class Items {
  var all: [Item]
  init(_ count: Int) { all = (0..<count).map { Item(id: $0, name: "Item \($0)", count: $0) } }
}
/// A row of a value with a text, from an array of them.
struct ItemRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(item.count)")
    }
  }
}
struct ItemPage: View {
  let items: Items
  var body: some View { ScrollView { VStack { ForEach(items.all) { ItemRow(item: $0) } } } }
}
/// A row that may write to its item.
struct BoundRow: View {
  @Binding var item: Item
  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(item.count)")
    }
  }
}
struct BoundPage: View {
  @Bindable var items: Items
  var body: some View { ScrollView { VStack { ForEach($items.all) { $item in BoundRow(item: $item) } } } }
}

/// Rows written where they stand, under a number that changes.
struct HeadPage: View {
  let numbers: Numbers
  let count: Int
  var body: some View {
    VStack {
      Text("\(numbers.shown)")
      ScrollView {
        VStack {
          ForEach(0..<count, id: \.self) { number in
            HStack {
              Color.red.frame(width: 20, height: 10)
              Color.blue.frame(width: 10, height: 10).padding(CGFloat(number % 3))
            }
          }
        }
      }
    }
  }
}

struct LazyPage: View {
  let numbers: Numbers
  let count: Int
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row")
            Spacer()
            Text("\(number)")
          }.frame(height: 44)
        }
      }
    }
    .scrollPosition(id: .constant(numbers.shown as Int?), anchor: .top)
  }
}

let only = CommandLine.arguments.dropFirst(2).first

@MainActor func report<Content: View>(_ name: String, _ rows: Int, _ page: Content, changes: Int = 30, _ change: (Int) -> Void) {
  guard only.map(name.contains) ?? true else { return }
  let controller = UIHostingController(rootView: page)
  let start = processorTime()
  controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
  controller.view.layoutIfNeeded()
  let made = processorTime() - start
  var times: [Double] = []
  for number in 0..<changes {
    let start = processorTime()
    change(number)
    controller.view.layoutIfNeeded()
    times.append(processorTime() - start)
  }
  func text(_ value: Double, _ unit: Double) -> String { String(format: "%.3f", value * unit) }
  print("\(name)\t\(rows)\t\(text(made / Double(rows), 1e6))\t\(text(median(times), 1e3))\t\(text(times.min() ?? 0, 1e3))")
}

/// Views to a page, the first time, in one go: µs a row.
@MainActor func fresh<Content: View>(_ name: String, _ rows: Int, _ page: () -> Content) {
  var times: [Double] = []
  for _ in 0..<(rows > 20_000 ? 3 : 7) {
    let renderer = ImageRenderer(content: page())
    renderer.proposedSize = ProposedViewSize(width: 400, height: nil)
    let start = processorTime()
    _ = renderer.page().size
    times.append((processorTime() - start) / Double(rows))
  }
  print("\(name)\t\(rows)\t\(String(format: "%.2f", median(times) * 1e6))")
}

struct PlainRows: View {
  let count: Int
  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 10, height: 10).padding(CGFloat(number % 3))
        }
      }
    }
  }
}
struct TextRows: View {
  let count: Int
  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          VStack(alignment: .leading) {
            Text("Item \(number)").font(.headline)
            Text("In stock").font(.caption)
          }
          Spacer()
          Text("\(number * 7) pieces")
        }.padding(4)
      }
    }
  }
}

/// Columns of rows beside each other: 8 nodes a row.
struct TracedRows: View {
  let count: Int
  var body: some View {
    VStack {
      ForEach(0..<50, id: \.self) { part in
        VStack {
          ForEach(0..<(count / 50), id: \.self) { number in
            HStack {
              Text("Row \(part * count / 50 + number)")
              Spacer()
              Color.red.frame(width: 20, height: 10).padding(2)
              Text("end")
            }.padding(4)
          }
        }
      }
    }
  }
}

/// What a trace costs a page that is made from nothing: without it, with it, how often that is, and the steps.
@MainActor func trace(_ rows: Int, rounds: Int = 5) {
  var times: [Bool: [Double]] = [:]
  var steps = 0
  for round in 0..<(2 * rounds) {
    let renderer = ImageRenderer(content: TracedRows(count: rows))
    renderer.proposedSize = ProposedViewSize(width: 400, height: nil)
    renderer.isTraced = round % 2 == 1
    let start = processorTime()
    let page = renderer.page()
    times[renderer.isTraced, default: []].append(processorTime() - start)
    steps = max(steps, page.trace.steps.count)
  }
  let (off, on) = (median(times[false] ?? [0]), median(times[true] ?? [0]))
  func text(_ value: Double) -> String { String(format: "%.2f", value) }
  print("\(rows)\t\(text(off))\t\(text(on))\t\(text(on / off))\t\(steps)")
}

/// `views`, `changes`, or both without a word; `trace`; `lazy`: two hundred screens down a lazy container. `changes TEXT`: only the pages
/// that are called so.
let wanted = CommandLine.arguments.dropFirst().first
if wanted == "trace" {
  print("rows of 8 nodes\tuntraced, s\ttraced, s\ttimes\tsteps")
  for count in [1_250, 12_500] { trace(count) }
  exit(0)
}
if wanted == "lazy" {
  let shown = Numbers(1)
  report("lazy rows, scrolled by a screen", 100_000, LazyPage(numbers: shown, count: 100_000), changes: 200) { shown.shown = ($0 + 1) * 19 }
  exit(0)
}
if wanted != "changes" {
  print("views to a page\trows\tµs a row")
  for count in [1_000, 10_000] {
    fresh("plain row of 7 nodes", count) { PlainRows(count: count) }
    fresh("row with 3 texts, 2 numbers", count) { TextRows(count: count) }
  }
}
if wanted == "views" { exit(0) }
print("page\trows\tfirst, µs a row\ta change, ms\tleast")
for count in [1_000, 4_000, 16_000] {
  let models = (0..<count).map { Number($0) }
  report("row with a model of its own", count, ModelPage(numbers: models)) { models[count / 2].value = 1_000_000 + $0 }
  report("rows with models of their own, all change", count, ModelPage(numbers: models), changes: 3) { change in
    for model in models { model.value = 2_000_000 + change }
  }
  let values = Numbers(count)
  report("row with a value handed down", count, ValuePage(numbers: values)) { values.values[count / 2] = 1_000_000 + $0 }
  let items = Items(count)
  report("row with an item of an array", count, ItemPage(items: items)) { items.all[count / 2].count = 1_000_000 + $0 }
  let bound = Items(count)
  report("row with a binding to an item", count, BoundPage(items: bound)) { bound.all[count / 2].count = 1_000_000 + $0 }
  let head = Numbers(1)
  report("a number above rows written in place", count, HeadPage(numbers: head, count: count)) { head.shown = $0 + 1 }
}
for count in [10_000, 100_000] {
  let shown = Numbers(1)
  report("lazy rows, scrolled by a screen", count, LazyPage(numbers: shown, count: count)) { shown.shown = ($0 + 1) * 19 }
}
