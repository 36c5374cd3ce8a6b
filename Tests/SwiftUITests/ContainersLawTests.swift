import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// A small source of random numbers that gives the same ones for a seed on every machine.
private struct Dice {
  var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}

/// A random nesting of leaves, stacks, grids and frames; leaves are named in order.
@MainActor private func nesting(_ dice: inout Dice, depth: Int, names: inout Int) -> AnyView {
  if depth == 0 || dice.roll(4) == 0 {
    names += 1
    let (name, width, height) = ("v\(names)", CGFloat(5 + dice.roll(60)), CGFloat(5 + dice.roll(40)))
    switch dice.roll(4) {
    case 0: return AnyView(Color.red.accessibilityIdentifier(name))
    case 1: return AnyView(Text(verbatim: "Some words that may wrap").accessibilityIdentifier(name))
    case 2:
      return AnyView(Color.red.frame(minWidth: width / 2, maxWidth: width, minHeight: 4, maxHeight: height).accessibilityIdentifier(name))
    default: return AnyView(Color.red.frame(width: width, height: height).accessibilityIdentifier(name))
    }
  }
  let parts = (0..<(1 + dice.roll(3))).map { _ in nesting(&dice, depth: depth - 1, names: &names) }
  let content = ForEach(0..<parts.count, id: \.self) { parts[$0] }
  let alignment = [HorizontalAlignment.leading, .center, .trailing][dice.roll(3)]
  switch dice.roll(7) {
  case 0: return AnyView(HStack { content })
  case 1: return AnyView(VStack(alignment: alignment) { content })
  case 2: return AnyView(ZStack { content })
  case 3: return AnyView(Grid { GridRow { content } })
  case 4: return AnyView(LazyVGrid(columns: [GridItem(), GridItem(.fixed(40))]) { content })
  case 5: return AnyView(LazyVStack(alignment: alignment, spacing: 3) { content })
  default: return AnyView(VStack { content }.padding(6))
  }
}
@MainActor private func nesting(_ seed: Int) -> AnyView {
  var dice = Dice(seed)
  var names = 0
  return nesting(&dice, depth: 4, names: &names)
}
private func near(_ a: [String: CGRect], _ b: [String: CGRect]) -> Bool {
  a.keys == b.keys
    && a.allSatisfy { name, frame in
      let other = b[name]!
      return abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001 && abs(frame.width - other.width) < 0.001
        && abs(frame.height - other.height) < 0.001
    }
}

@MainActor @Suite("Laws of nested containers") struct ContainersLawTests {
  @Test("a lazy stack in a scroll view lays a view out as a width and its own height do", arguments: 0..<60)
  func lazyStackIsTransparent(_ seed: Int) {
    let view = nesting(seed)
    let scrolled = frames(200, 5_000) { ScrollView { LazyVStack { view } } }
    let plain = frames(200, 5_000) {
      VStack { view.frame(width: 200).fixedSize(horizontal: false, vertical: true) }.frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(near(scrolled, plain), "seed \(seed)")
  }

  @Test("text that runs right to left mirrors everything", arguments: 0..<60)
  func mirror(_ seed: Int) {
    let view = nesting(seed)
    func lay(_ direction: LayoutDirection) -> [String: CGRect] {
      frames(200, 600) {
        ScrollView { LazyVStack(alignment: .leading) { view } }
          .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20) }
          .environment(\.layoutDirection, direction)
      }
    }
    let flipped = lay(.rightToLeft).mapValues { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    #expect(near(lay(.leftToRight), flipped), "seed \(seed)")
  }

  @Test("laying out twice gives the same frames, and all are finite", arguments: 0..<60)
  func twice(_ seed: Int) {
    let view = nesting(seed)
    func lay() -> [String: CGRect] {
      frames(180, 400) {
        NavigationStack { List { view }.navigationTitle(Text(verbatim: "Law")) }.safeAreaInset(edge: .bottom) {
          Color.blue.frame(height: 30)
        }
      }
    }
    let first = lay()
    #expect(first == lay())
    #expect(first.values.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0 && $0.height.isFinite })
  }

  /// Facts 85 and 87: a lazy stack places its views with their own height, a lazy grid with the row's. So the two agree on views that
  /// do not mind the height they are offered, and on others only by chance.
  @Test("a lazy grid of one flexible column is a lazy stack, for views of their own height", arguments: 0..<60)
  func oneColumn(_ seed: Int) {
    let view = nesting(seed).fixedSize(horizontal: false, vertical: true)
    let grid = frames(200, 5_000) { ScrollView { LazyVGrid(columns: [GridItem(.flexible(minimum: 0))]) { view } } }
    #expect(near(grid, frames(200, 5_000) { ScrollView { LazyVStack { view } } }), "seed \(seed)")
  }

  @Test("a cell that minds its height is placed with the row's height in a lazy grid, with its own in a lazy stack (facts 85, 87)")
  func rowHeight() {
    // Without a height offered the colour is 10 high and the other 30; with the row's 40 each part of the stack is offered half.
    let view = VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.frame(minHeight: 5, idealHeight: 30, maxHeight: 35).accessibilityIdentifier("b")
    }
    let stack = frames(100, 500) { ScrollView { LazyVStack { view } } }
    let grid = frames(100, 500) { ScrollView { LazyVGrid(columns: [GridItem()]) { view } } }
    #expect(stack["a"]?.height == 10 && stack["b"]?.height == 30)
    #expect(grid["a"]?.height == 20 && grid["b"]?.height == 20)
  }

  @Test("a guide set deep inside is found where its view stands, in both directions", arguments: 0..<80)
  func guides(_ seed: Int) {
    var dice = Dice(seed + 1_000)
    let value = CGFloat(dice.roll(30))
    let direction = [LayoutDirection.leftToRight, .rightToLeft][dice.roll(2)]
    var view = AnyView(Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf").alignmentGuide(.deep) { _ in value })
    for _ in 0..<1 + dice.roll(5) { view = around(view, &dice) }
    let content = view
    let found = frames(300, 600) {
      ScrollView {
        LazyVStack {
          ZStack(alignment: Alignment(horizontal: .deep, vertical: .center)) {
            content
            Color.blue.frame(width: 4, height: 4).accessibilityIdentifier("marker").alignmentGuide(.deep) { _ in 0 }
          }
        }
      }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 11) }
      .environment(\.layoutDirection, direction)
    }
    guard let leaf = found["leaf"], let marker = found["marker"] else {
      Issue.record("seed \(seed): not placed")
      return
    }
    let distance = direction == .leftToRight ? marker.minX - leaf.minX : leaf.maxX - marker.maxX
    #expect(abs(distance - value) < 0.001, "seed \(seed): \(distance) for \(value)")
  }

  /// A container or modifier that passes guides on, with nothing else in it that has one.
  private func around(_ view: AnyView, _ dice: inout Dice) -> AnyView {
    let length = CGFloat(10 + dice.roll(40))
    switch dice.roll(9) {
    case 0: return AnyView(VStack(alignment: .leading) { view })
    case 1:
      return AnyView(
        HStack(spacing: length / 4) {
          Color.gray.frame(width: length, height: 5)
          view
        })
    case 2:
      return AnyView(
        ZStack(alignment: .trailing) {
          Color.gray.frame(width: length, height: 50)
          view
        })
    case 3: return AnyView(view.padding(EdgeInsets(top: 1, leading: length, bottom: 2, trailing: 3)))
    case 4: return AnyView(view.frame(minWidth: 120, alignment: .trailing))
    case 5:
      return AnyView(
        Grid(horizontalSpacing: 5) {
          GridRow {
            view
            Color.gray.frame(width: length, height: 5)
          }
        })
    case 6: return AnyView(view.background(alignment: .leading) { Color.gray.frame(width: length) })
    case 7: return AnyView(view.fixedSize().frame(width: 90 + length, alignment: .leading))
    default: return AnyView(VStack(alignment: .trailing) { TupleView(view, Color.gray.frame(width: length, height: 3)) })
    }
  }
}

private enum DeepGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}
extension HorizontalAlignment {
  fileprivate static let deep = HorizontalAlignment(DeepGuide.self)
}
