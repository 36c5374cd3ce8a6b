import Foundation
import InlineSnapshotTesting
import Testing
import Tickets

@Suite(.snapshots(record: .missing)) struct TicketInlineTests {
  @Test func aTicketAsJSON() {
    assertInlineSnapshot(of: Ticket.example, as: .json) {
      """
      {
        "from" : "Seoul",
        "seat" : "14C",
        "to" : "Busan",
        "train" : "KTX 023"
      }
      """
    }
  }
}
