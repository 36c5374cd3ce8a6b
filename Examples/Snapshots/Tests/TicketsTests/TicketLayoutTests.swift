import QuoinTesting
import SwiftUI
import Testing
import Tickets
import UIKit

@MainActor struct TicketLayoutTests {
  @Test func whereTheSeatLies() {
    let card = expectLayout(
      of: TicketCard(.example), proposing: ProposedViewSize(width: 320, height: nil),
      frames: ["train": CGRect(x: 16, y: 40.5, width: 66, height: 20.5)], tolerance: 4)
    // What is left of 320 less 16 on each side is shared out.
    #expect(card.proposals(to: "HStack").contains { $0.width == 288 })
    #expect(card.answers(of: "HStack").last?.width == 288)
  }

  @Test func aBoard() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("i")
      Color.blue.accessibilityIdentifier("t")
    }
    expectLayout(
      of: row, proposing: ProposedViewSize(width: 80, height: 20),
      board: """
        ii.ttttt
        ii.ttttt
        """)
  }

  @Test func aViewOfUIKit() {
    expectLayout(of: TicketCell(.example), frames: ["Seoul → Busan": CGRect(x: 16, y: 12, width: 110, height: 20.5)], tolerance: 8)
  }

  @Test func theWholeCard() {
    expectSnapshot(
      of: TicketCard(.example), as: [.layout, .png(levels: 24, share: 0.01)], proposing: ProposedViewSize(width: 320, height: nil))
  }
}
