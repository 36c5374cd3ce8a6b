import Foundation
import Observation
import Quoin
import QuoinLayout
import Testing

@testable import SwiftUI

/// A page that lives through changes is, after each of them, what a page made anew would be: in every frame, word and byte.
@Suite("Whole and by changes") @MainActor struct ChangeTests {
  /// A tree of views as data; changing it changes the page.
  @Observable final class Model: Identifiable {
    enum Kind: CaseIterable {
      case text, plate, symbol, row, column, layers, branch, list, lazy, reader, grid, padded, own, toggle, fitting, scroll, preference,
        inPlace, capped, separated, lazyFlow, masonry, lazyGrid, form, box, labelled, inset, anchored, beside
    }
    let id: Int
    var kind: Kind
    var number: Int
    var isOn: Bool
    var children: [Model]
    init(id: Int, kind: Kind, number: Int, isOn: Bool, children: [Model] = []) {
      self.id = id
      self.kind = kind
      self.number = number
      self.isOn = isOn
      self.children = children
    }
  }

  /// The largest number handed up.
  enum Largest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  /// A view with a body of its own, which reads its model in it.
  struct Part: View {
    let model: Model
    var body: some View { Shape(model: model).accessibilityIdentifier("part \(model.id)") }
  }
  struct Shape: View {
    let model: Model
    @Environment(\.lineLimit) private var lineLimit
    var body: some View {
      switch model.kind {
      case .text: Text("text \(model.number)").lineLimit(lineLimit)
      case .plate: Color.red.frame(width: CGFloat(model.number % 40), height: model.isOn ? 20 : 8)
      case .symbol: Image(systemName: model.isOn ? "star" : "circle").font(.system(size: CGFloat(10 + model.number % 20)))
      case .row: HStack(spacing: CGFloat(model.number % 9)) { parts }
      case .column: VStack(alignment: model.isOn ? .leading : .trailing) { parts }
      case .layers: ZStack(alignment: .bottomTrailing) { parts }
      case .branch:
        if model.isOn {
          parts
        } else {
          Text("off \(model.number)").padding(3)
        }
      case .list: List { parts }.frame(height: 120)
      case .lazy: LazyVStack(spacing: 2) { parts }
      case .reader:
        GeometryReader { proxy in
          VStack {
            Text("\(Int(proxy.size.width)) \(model.number)")
            parts
          }
        }.frame(height: 40)
      case .grid:
        Grid {
          ForEach(model.children) { child in
            GridRow {
              Text("\(child.number)")
              Part(model: child)
            }
          }
        }
      case .padded: VStack { parts }.padding(CGFloat(model.number % 7)).background(model.isOn ? Color.blue : Color.green)
      case .own: Counted(number: model.number) { parts }
      case .toggle: Toggle("toggle", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
      case .fitting:
        ViewThatFits(in: .horizontal) {
          Text("a text that is rather long \(model.number)")
          parts
          Text("short")
        }
      case .scroll: ScrollView { VStack { parts } }.frame(height: 50)
      case .inPlace: inPlace
      case .capped:
        Flow(spacing: CGFloat(model.number % 5), maxLines: 1 + model.number % 2).capped {
          parts
        } overflow: {
          More(count: $0, model: model)
        }
      case .separated:
        Flow(spacing: 2, lineSpacing: 3).separated {
          parts
        } by: {
          Color.orange.frame(width: model.isOn ? 1 : 2, height: 6)
        }
      case .lazyFlow: LazyFlow(spacing: CGFloat(model.number % 5)) { parts }
      case .masonry: Masonry(columns: 1 + model.number % 3, spacing: 2) { parts }
      case .lazyGrid: LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(20 + model.number)))], spacing: 1) { parts }
      case .form:
        Form {
          Section {
            parts
          } header: {
            Text("head \(model.number)")
          }
        }.frame(height: 130)
      case .box: GroupBox("group \(model.number)") { parts }
      case .labelled: LabeledContent("label \(model.number)") { parts }
      case .inset: VStack { parts }.safeAreaInset(edge: model.isOn ? .top : .bottom) { Text("inset \(model.number)") }
      case .beside:
        VStack(spacing: 1) {
          Text("above \(model.number)").padding(CGFloat(model.number % 3))
          ScrollView {
            VStack {
              ForEach(0..<3, id: \.self) { Text("row \($0)") }
              GeometryReader { Color.blue.frame(width: $0.size.width / 2, height: 3) }
            }
          }
          .frame(height: model.isOn ? 30 : 50)
          parts
          Spacer()
        }
        .frame(height: 90)
      case .anchored:
        VStack { parts }.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
              if let anchor { Color.pink.frame(width: proxy[anchor].width / 2, height: 2) }
            }
          }
      case .preference:
        VStack { parts }.preference(key: Largest.self, value: model.number)
          .overlayPreferenceValue(Largest.self) { Text("most \($0)") }
      }
    }
    /// Rows that are no views of one's own, with whatever is put around views.
    private var inPlace: some View {
      VStack(spacing: 1) {
        ForEach(model.children) { child in
          HStack {
            Text("\(child.number)").padding(CGFloat(child.number % 3)).background(child.isOn ? Color.red : Color.blue)
            Color.green.frame(width: 9, height: 9).opacity(child.isOn ? 1 : 0.5).rotationEffect(.degrees(Double(child.number)))
              .overlay(alignment: .topTrailing) { Text("x").foregroundStyle(child.isOn ? .red : .blue) }
            if child.isOn { Part(model: child) }
          }
          .modifier(Framed(width: CGFloat(child.number % 4)))
          .tag(child.id)
        }
      }
    }
    private var parts: some View { ForEach(model.children) { Part(model: $0) } }
  }
  /// What stands for hidden views, with state that changes when it appears.
  struct More: View {
    let count: Int
    let model: Model
    @State private var extra = 0
    var body: some View {
      Text("+\(count) \(model.number)").padding(.trailing, CGFloat(extra)).onAppear { extra = 7 }
    }
  }
  /// Where something lies.
  enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }
  /// A modifier of one's own.
  struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.padding(.horizontal, width).border(.gray) }
  }
  /// A view with content and an equal value most of the time.
  struct Counted<Content: View>: View {
    let number: Int
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Text("own")
        content
      }.environment(\.lineLimit, number % 3 + 1)
    }
  }
  struct Root: View {
    let model: Model
    var body: some View { Part(model: model).frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  private func tree(_ depth: Int, _ next: inout Int, _ random: inout SplitMix) -> Model {
    next += 1
    let model = Model(
      id: next, kind: Model.Kind.allCases.randomElement(using: &random)!, number: Int.random(in: 0..<100, using: &random),
      isOn: Bool.random(using: &random))
    guard depth > 0 else { return model }
    for _ in 0..<Int.random(in: 0...3, using: &random) { model.children.append(tree(depth - 1, &next, &random)) }
    return model
  }
  private func all(_ model: Model) -> [Model] { [model] + model.children.flatMap(all) }

  private func change(_ root: Model, _ next: inout Int, _ random: inout SplitMix) -> String {
    let target = all(root).randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      target.number = Int.random(in: 0..<100, using: &random)
      return "number of \(target.id)"
    case 2:
      target.isOn.toggle()
      return "switch of \(target.id)"
    case 3:
      target.kind = Model.Kind.allCases.randomElement(using: &random)!
      return "kind of \(target.id) to \(target.kind)"
    case 4:
      target.children.insert(tree(1, &next, &random), at: Int.random(in: 0...target.children.count, using: &random))
      return "new in \(target.id)"
    case 5:
      if !target.children.isEmpty { target.children.removeLast() }
      return "removal in \(target.id)"
    case 6:
      target.children.shuffle(using: &random)
      return "order in \(target.id)"
    default:
      if !target.children.isEmpty { target.children.removeFirst() }
      return "removal at the start of \(target.id)"
    }
  }

  private func page(_ model: Model) -> Page<Root> {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 200, height: 300))
    options.scale = 2
    return Page(Root(model: model), options: options)
  }

  /// The first lines in which two trees differ.
  private func firstDifference(_ one: LayoutTree, _ other: LayoutTree) -> String {
    func lines(_ tree: LayoutTree, _ depth: Int) -> [String] {
      let place = tree.frame
      return [
        String(repeating: " ", count: depth)
          + "\(tree.kind) \(tree.view ?? "-") \(tree.identifier ?? "") \(tree.text ?? "") \(place.x) \(place.y) \(place.width) \(place.height) \(String(describing: tree.proposal?.width)) \(String(describing: tree.proposal?.height)) \(String(describing: tree.baselines)) \(String(describing: tree.transform)) \(tree.pixelFrame)"
      ] + tree.children.flatMap { lines($0, depth + 1) }
    }
    let (mine, its) = (lines(one, 0), lines(other, 0))
    let index = zip(mine, its).enumerated().first { $1.0 != $1.1 }?.offset ?? min(mine.count, its.count)
    return
      (["", "changed:"] + mine[max(0, index - 2)..<min(mine.count, index + 3)] + ["new:"]
      + its[max(0, index - 2)..<min(its.count, index + 3)])
      .joined(separator: "\n")
  }

  /// Numbers in a list, whose rows are written in place; how often the bodies within were asked for.
  @Observable final class Numbers {
    var values: [Int]
    @ObservationIgnored var bodies: [Int] = []
    init(_ values: [Int]) { self.values = values }
  }
  struct Counting: ViewModifier {
    let value: Int
    let numbers: Numbers
    func body(content: Content) -> some View {
      let _ = numbers.bodies.append(value)
      content
    }
  }
  struct InPlace: View {
    let numbers: Numbers
    var body: some View {
      VStack {
        ForEach(numbers.values.indices, id: \.self) { index in
          HStack {
            Text("\(numbers.values[index])").padding(2).modifier(Counting(value: numbers.values[index], numbers: numbers))
            Color.red.frame(width: 3, height: 3)
          }
          .opacity(0.5)
        }
      }
    }
  }

  @Test("rows written in place are evaluated where their values are others; the rest stays") func parts() {
    let numbers = Numbers(Array(0..<20))
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 100, height: 900))
    let page = Page(InPlace(numbers: numbers), options: options)
    _ = page.settle()
    #expect(numbers.bodies == Array(0..<20))
    // The first change finds out that the page changes.
    numbers.values[0] = 100
    _ = page.settle()
    numbers.bodies = []
    numbers.values[7] = 700
    let placed = page.settle()
    #expect(numbers.bodies == [700])
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    #expect(texts(placed.layoutTree()) == (["100"] + (1..<20).map { $0 == 7 ? "700" : "\($0)" }))
  }

  /// State in rows written in place.
  struct Stateful: View {
    let numbers: Numbers
    var body: some View {
      VStack {
        ForEach(numbers.values, id: \.self) { value in
          HStack { Text("\(value)").onAppear { numbers.bodies.append(value) } }.padding(1)
        }
      }
    }
  }
  @Test("what a row in place keeps survives the page's first change: it appears once") func appearances() {
    let numbers = Numbers([1, 2])
    let page = Page(Stateful(numbers: numbers), options: PageOptions())
    _ = page.settle()
    for change in [[1, 2, 3], [1, 2, 3, 4], [2, 1, 4]] {
      numbers.values = change
      _ = page.settle()
    }
    #expect(numbers.bodies == [1, 2, 3, 4])
    numbers.values = [2, 3]
    _ = page.settle()
    #expect(numbers.bodies == [1, 2, 3, 4, 3])
  }

  /// A stack whose own view reads what changes, with words for its bars.
  struct Titled: View {
    let numbers: Numbers
    var body: some View {
      let _ = numbers.bodies.append(numbers.values[0])
      NavigationStack {
        Text("\(numbers.values[0])").navigationTitle("Title").toolbar { Button("Add") {} }
      }
      .onAppear { numbers.values[0] += 1 }
    }
  }
  @Test("titles and toolbars are no reason to evaluate their stack again") func bars() {
    let numbers = Numbers([1])
    let page = Page(Titled(numbers: numbers), options: PageOptions()).settle()
    #expect(page.findings.isEmpty, "\(page.findings)")
    // Once more at first, when the stack has heard what its bar says.
    #expect(numbers.bodies == [1, 1, 2])
  }

  struct Presenting: View {
    @State private var isOn = false
    var body: some View {
      Text("below").onAppear { isOn = true }.sheet(isPresented: $isOn) { Text("above") }
    }
  }
  @Test("what is presented once the page has appeared lies over it, and nothing is missed") func presentations() {
    let page = Page(Presenting(), options: PageOptions()).settle()
    #expect(page.findings.isEmpty, "\(page.findings)")
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    #expect(texts(page.layoutTree()) == ["below", "above"])
  }

  @Test("random changes that take their time come to the page that a new one would be", arguments: 0..<40) func played(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) + 5_000)
    var next = 0
    let model = tree(3, &next, &random)
    let living = page(model)
    living.play()
    living.update()
    var time = 0.0
    for _ in 0..<8 {
      let animation: Animation? = [.linear(duration: 0.2), .bouncy, .easeIn.delay(0.1), nil].randomElement(using: &random)!
      withAnimation(animation) { _ = change(model, &next, &random) }
      // Some changes come while others are under way.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        time += 0.05
        living.advance(to: time)
        for frame in [living.seen.size] { #expect(frame.width.isFinite && frame.height.isFinite) }
        _ = try living.seen.svg()
      }
    }
    living.advance(to: time + 30)
    #expect(!living.isMoving)
    let fresh = page(model).settle()
    #expect(living.seen.layoutTree() == fresh.layoutTree(), "seed \(seed)")
    #expect(try living.seen.svg() == fresh.svg(), "seed \(seed)")
  }

  /// A word in a view of its own, in another: what both call the node.
  struct Named: View {
    let numbers: Numbers
    struct Inner: View {
      let numbers: Numbers
      var body: some View { Text("word").accessibilityIdentifier("inner \(numbers.values[0])") }
    }
    struct Middle: View {
      let numbers: Numbers
      var body: some View { Inner(numbers: numbers) }
    }
    var body: some View {
      VStack {
        Text("\(numbers.values[1])")
        Middle(numbers: numbers)
      }
    }
  }
  @Test("what a view calls its node outlives an evaluation of those around it") func names() {
    let numbers = Numbers([0, 0])
    let page = Page(Named(numbers: numbers), options: PageOptions())
    _ = page.settle()
    numbers.values[0] = 1
    #expect(page.settle().framesByIdentifier()["inner 1"] != nil)
    numbers.values[1] = 1
    #expect(page.settle().framesByIdentifier()["inner 1"] != nil)
  }

  /// Histories that once ended in another page: a view that was kept had forgotten what those around it still went by; rows of a lazy
  /// container that was itself replaced were settled after those around had asked for them; what was found about how a layout had placed
  /// its views stayed when it placed them otherwise.
  nonisolated static let lessons = [1022, 1122, 1148, 1468, 1536, 1555, 1665, 1902, 1915, 1930]

  @Test("random changes, one by one: the page is what a new one would be", arguments: Array(0..<100) + lessons)
  func random(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var next = 0
    let model = tree(3, &next, &random)
    let living = page(model)
    _ = living.settle()
    var history: [String] = []
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...2, using: &random) { history.append(change(model, &next, &random)) }
      let changed = living.settle()
      let fresh = page(model).settle()
      let isSame = changed.layoutTree() == fresh.layoutTree()
      #expect(isSame, "seed \(seed), after \(history): \(firstDifference(changed.layoutTree(), fresh.layoutTree()))")
      #expect(Set(changed.findings) == Set(fresh.findings), "seed \(seed), after \(history)")
      let (one, other) = (try changed.svg(), try fresh.svg())
      let isSamePicture = one == other
      let lines = zip(one.split(separator: "\n"), other.split(separator: "\n")).first { $0 != $1 }
      #expect(isSamePicture, "seed \(seed), after \(history): \(lines.map { "\($0)\nnew: \($1)" } ?? "more lines")")
      guard isSame, isSamePicture else { return }
    }
  }
}
