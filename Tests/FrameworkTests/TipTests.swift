import Foundation
import SwiftUI
import Testing
import TipKit

private struct FavoriteTip: Tip {
  @TipKit.Parameter static var isSignedIn: Bool = false
  static let opened = Event<Tips.EmptyDonation>(id: "opened")
  var title: Text { Text("Save as a favorite") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
  var options: [any TipOption] { MaxDisplayCount(3) }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
}
private struct SecondTip: Tip {
  var title: Text { Text("Second") }
}

@MainActor @Suite("TipKit", .serialized) struct TipTests {
  init() throws { try Tips.resetDatastore() }

  @Test("A hint waits until its rules are true, and goes for good once it is closed")
  func rules() async {
    let tip = FavoriteTip()
    #expect(tip.status == .pending)
    FavoriteTip.isSignedIn = true
    await FavoriteTip.opened.donate()
    #expect(!tip.shouldDisplay)
    await FavoriteTip.opened.donate()
    #expect(tip.shouldDisplay)
    #expect(FavoriteTip.opened.donations.donatedWithin(.hour).count == 2)
    tip.invalidate(reason: .actionPerformed)
    #expect(tip.status == .invalidated(.actionPerformed))
    tip.invalidate(reason: .tipClosed)
    #expect(tip.status == .invalidated(.actionPerformed))
  }

  @Test("Changes of a hint are told one after the other")
  func updates() async {
    let tip = SecondTip()
    var states = tip.statusUpdates.makeAsyncIterator()
    #expect(await states.next() == .available)
    tip.invalidate(reason: .tipClosed)
    #expect(await states.next() == .invalidated(.tipClosed))
  }

  @Test("An ordered group shows the first hint that was not closed, and waits for it")
  func groups() {
    let ordered = TipGroup(.ordered) {
      FavoriteTip()
      SecondTip()
    }
    let first = TipGroup(.firstAvailable) {
      FavoriteTip()
      SecondTip()
    }
    #expect(ordered.currentTip == nil)
    #expect(first.currentTip is SecondTip)
    FavoriteTip().invalidate(reason: .tipClosed)
    #expect(ordered.currentTip is SecondTip)
  }

  @Test("All hints show, or none, for tests")
  func forced() {
    Tips.showAllTipsForTesting()
    #expect(FavoriteTip().shouldDisplay)
    Tips.hideTipsForTesting([FavoriteTip.self])
    #expect(!FavoriteTip().shouldDisplay)
    #expect(SecondTip().shouldDisplay)
  }
}
