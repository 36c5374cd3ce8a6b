import NotificationCenter
import Testing
import UIKit

@Suite("Widgets of the old kind") @MainActor struct OldWidgetTests {
  private final class Today: UIViewController, NCWidgetProviding {
    var size = CGSize.zero
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
      size = activeDisplayMode == .compact ? maxSize : .zero
    }
  }

  @Test("what a controller does not say is said for it") func defaults() {
    let today = Today()
    var result: NCUpdateResult?
    today.widgetPerformUpdate { result = $0 }
    #expect(result == .noData)
    #expect(today.widgetMarginInsets(forProposedMarginInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).left == 2)
    let context = NSExtensionContext()
    today.widgetActiveDisplayModeDidChange(context.widgetActiveDisplayMode, withMaximumSize: context.widgetMaximumSize(for: .compact))
    #expect(today.size.height == 110)
    #expect(Foundation.NotificationCenter.default === NotificationCenter.default, "the class keeps its name beside the module")
  }
}
