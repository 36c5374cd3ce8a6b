import SwiftUI

extension Ledger {
  func layoutAdjustments() {
    topic("Layout adjustments")

    row("HStack", says: "children stand side by side, `spacing` apart, centred", from: .documented("swiftui/hstack")) {
      HStack(spacing: 10) {
        Box("a", 20, 30)
        Box("b", 40, 10)
      }
    } holds: {
      $0.frame("a", 15, 35, 20, 30)
      $0.frame("b", 45, 45, 40, 10)
    }
    row(
      "View.padding", says: "takes so many points on the sides named", from: .documented("swiftui/view/padding(_:_:)"), in: .fixed(100, 90)
    ) {
      VStack(spacing: 0) {
        Color.pureRed.accessibilityIdentifier("all").padding(10)
        Color.pureBlue.accessibilityIdentifier("leading").padding(.leading, 7)
        Color.pureBlue.accessibilityIdentifier("edges").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
    } holds: {
      $0.frame("all", 10, 10, 80, 10)
      $0.frame("leading", 7, 30, 93, 30)
      $0.frame("edges", 2, 61, 94, 26)
    }
  }
}
