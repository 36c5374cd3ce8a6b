import SwiftUI

extension Ledger {
  func graphicEffects() {
    topic("Drawing and graphics: effects")

    row("View.scaleEffect", says: "draws larger or smaller from the anchor", from: .documented("swiftui/view/scaleeffect(_:anchor:)")) {
      Box("a", 40, 40).scaleEffect(0.5, anchor: .bottomTrailing)
    } holds: {
      $0.frame("a", 30, 30, 40, 40)
      $0.area(0xFF0000, 50, 50, 20, 20)
    }
    none("View.drawingGroup", why: "pictures are not made by a GPU") { $0.drawingGroup() }
  }
}
