import UIKit

extension Ledger {
  func viewGeometry() {
    topic("Views: geometry")

    uiRow(
      "UIView.transform", says: "turns and scales about the middle; bounds and centre stay", from: .documented("uikit/uiview/transform")
    ) {
      let box = uiBox("a", 30, 30, 40, 40)
      box.transform = CGAffineTransform(scaleX: 0.5, y: 1)
      return uiCanvas(box)
    } holds: {
      $0.area(0xFF0000, 40, 30, 20, 40)
    }
    uiNone("UIView.isMultipleTouchEnabled", why: "nobody touches a still") { $0.isMultipleTouchEnabled = true }
  }
}
