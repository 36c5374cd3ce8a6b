import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// The engine keeps answers, knows ranges beforehand and asks as little as it can. It must come to the frames that come out without.
@Suite("The reference layout") @MainActor struct ReferenceLawTests {
  @Test("the engine's frames are the reference's", arguments: 0..<10) func frames(_ part: Int) {
    for seed in UInt64(part * 500)..<UInt64(part * 500 + 500) {
      var growth = ReferenceGrowth(seed: seed)
      let offer = growth.offer()
      let box = growth.box(depth: 2 + Int(seed % 4))
      if let words = difference(box, offer) { Issue.record("seed \(seed): \(words)") }
    }
  }

  @Test("grids lie as by the reference", arguments: 0..<6) func grids(_ part: Int) {
    for seed in UInt64(part * 80)..<UInt64(part * 80 + 80) {
      var growth = ReferenceGrowth(seed: seed &+ 70_000)
      let offer = growth.offer()
      if let words = difference(growth.boxAroundGrid(), offer) { Issue.record("seed \(seed): \(words)") }
    }
  }

  private func difference(_ box: ReferenceBox, _ offer: ReferenceLayout.Offer) -> String? {
    var options = PageOptions()
    options.canvas = .proposed(ProposedViewSize(width: offer.width, height: offer.height))
    // Frames are drawn on whole pixels; small ones leave the layout's own numbers to be seen.
    options.scale = 1000
    var count = 0
    let engine = Page(box.view(&count), options: options).settle().framesByIdentifier()
    let reference = ReferenceLayout.frames(box, in: offer)
    guard reference.count == count, let origin = engine["0"]?.origin else { return "\(reference.count) boxes, \(count) views" }
    for (number, expected) in reference.enumerated() {
      let found = engine["\(number)"]?.offsetBy(dx: -origin.x, dy: -origin.y)
      guard let expected, let found else {
        if expected == nil, found == nil { continue }
        return "box \(number) is \(found.map { "\($0)" } ?? "not shown"), and not by the reference; \(box) in \(offer)"
      }
      let isNear = [
        expected.minX - found.minX, expected.minY - found.minY, expected.width - found.width, expected.height - found.height,
      ].allSatisfy { abs($0) < 0.01 }
      if !isNear { return "box \(number) is \(found), \(expected) by the reference; \(box) in \(offer)" }
    }
    return nil
  }
}
