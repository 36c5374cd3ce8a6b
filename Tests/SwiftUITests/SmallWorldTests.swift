import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

/// Every stack of up to three children from six kinds, under five proposals on both axes: 1,290 stacks × 25 proposals × 2 axes.
@Suite("Laws of stacks in every small world") struct SmallWorldTests {
  private enum Kind: CaseIterable { case fixed, limited, text, spacer, colour, nested }

  /// A world seen along `axis`: transposing the axis transposes every leaf.
  private func node(_ kind: Kind, _ axis: Axis, _ context: LayoutContext) -> LayoutNode {
    func sized(_ main: CGFloat, _ cross: CGFloat) -> LayoutNode {
      LayoutNode(FixedRule("fixed", size: CGSize(axis, main: main, cross: cross)), in: context)
    }
    switch kind {
    case .fixed: return sized(30, 20)
    case .limited:
      let limits = FrameLimits(min: 20, ideal: nil, max: 60)
      let none = FrameLimits(min: nil, ideal: nil, max: nil)
      let rule = FlexibleFrameRule(
        horizontal: axis == .horizontal ? limits : none, vertical: axis == .horizontal ? none : limits, alignment: .center)
      return LayoutNode(rule, [LayoutNode(ShapeRule("shape"), in: context)], in: context)
    case .text: return LayoutNode(SquareTextRule(letters: 9, axis: axis), in: context)
    case .spacer: return LayoutNode(SpacerRule(minLength: nil), in: context)
    case .colour: return LayoutNode(ShapeRule("colour"), in: context)
    case .nested:
      let rule: any LayoutRule = axis == .horizontal ? VStackLayout(spacing: 3).makeRule() : HStackLayout(spacing: 3).makeRule()
      return LayoutNode(rule, [sized(10, 10), LayoutNode(ShapeRule("colour"), in: context)], in: context)
    }
  }

  private func world(_ kinds: [Kind], _ axis: Axis, ranges: Bool = true) -> LayoutNode {
    let context = LayoutContext(scale: 1)
    context.usesRanges = ranges
    let children = kinds.map { node($0, axis, context) }
    return LayoutNode(
      axis == .horizontal ? HStackLayout(spacing: 5).makeRule() : VStackLayout(spacing: 5).makeRule(), children, in: context)
  }

  private var worlds: [[Kind]] {
    let one = Kind.allCases.map { [$0] }
    let two = one.flatMap { a in Kind.allCases.map { a + [$0] } }
    return [[]] + one + two + two.flatMap { a in Kind.allCases.map { a + [$0] } }
  }
  private let lengths: [CGFloat?] = [nil, 0, 50, 200, .infinity]

  private func frames(_ root: LayoutNode) -> [CGRect] { [root.frame] + root.children.flatMap(frames) }
  private func transposed(_ rect: CGRect) -> CGRect { CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }

  @Test("sizes are finite for finite proposals; transposing the axis transposes the result; ranges change nothing") func laws() {
    for kinds in worlds {
      for main in lengths {
        for cross in lengths {
          let flat = ProposedViewSize(.horizontal, main: main, cross: cross)
          let tall = ProposedViewSize(.vertical, main: main, cross: cross)
          let row = world(kinds, .horizontal)
          let column = world(kinds, .vertical)
          let probed = world(kinds, .horizontal, ranges: false)
          let size = row.size(for: flat)
          #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0, "\(kinds) \(flat)")
          if main != .infinity && cross != .infinity { #expect(size.width.isFinite && size.height.isFinite, "\(kinds) \(flat)") }
          #expect(size[.horizontal] == column.size(for: tall)[.vertical], "\(kinds) \(flat)")
          #expect(size[.vertical] == column.size(for: tall)[.horizontal], "\(kinds) \(flat)")
          #expect(size == probed.size(for: flat), "\(kinds) \(flat)")
          guard main != .infinity && cross != .infinity else { continue }
          for root in [row, probed] { root.place(at: .zero, proposal: flat) }
          column.place(at: .zero, proposal: tall)
          #expect(frames(row) == frames(column).map(transposed), "\(kinds) \(flat)")
          #expect(frames(row) == frames(probed), "\(kinds) \(flat)")
        }
      }
    }
  }

  @Test("what was asked before changes no answer") func cacheIsInvisible() {
    for kinds in worlds {
      let warm = world(kinds, .horizontal)
      for main in lengths { for cross in lengths { _ = warm.size(for: offerOf(main, cross)) } }
      for main in lengths {
        for cross in lengths {
          #expect(warm.size(for: offerOf(main, cross)) == world(kinds, .horizontal).size(for: offerOf(main, cross)), "\(kinds)")
        }
      }
    }
  }

  @Test("a longer proposal never makes a stack shorter") func monotone() {
    for kinds in worlds {
      var last: CGFloat = 0
      for width: CGFloat in [0, 10, 30, 50, 80, 120, 200, 500, .infinity] {
        let length = world(kinds, .horizontal).size(for: offerOf(width, 100)).width
        // A text given more room may need less of it (whole words), so rows with texts are left out of this law.
        if !kinds.contains(.text) { #expect(length >= last - 1e-9, "\(kinds) \(width)") }
        last = length
      }
    }
  }

  private func offerOf(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }
}

/// A text of square letters, 10 points each, broken anywhere; along `axis` so that it can be transposed with its world.
private struct SquareTextRule: GuidelessRule {
  let letters: Int
  let axis: Axis
  var name: String { "text" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if proposal[axis] == 0 { return CGSize(axis, main: 0, cross: 0) }
    let room = proposal[axis] ?? .infinity
    let perLine = room.isFinite ? max(1, min(letters, Int(room / 10))) : letters
    let needed = (letters + perLine - 1) / perLine
    let allowed = proposal[axis.cross].map { $0.isFinite ? max(1, Int($0 / 10)) : needed } ?? needed
    return CGSize(axis, main: CGFloat(perLine) * 10, cross: CGFloat(min(needed, allowed)) * 10)
  }
}
