// Family: bars, sheets and alerts of iOS 26. Recorded on iOS 26.0, iPhone SE simulator, 2x, windows without a status bar
// (iamcgn/swiftui-web: uikit/nav, uikit/tabs, uikit/toolbar, uikit/search, uikit/alert, notes on sheets), and on iOS 26, 390 wide at 3x
// (home-assistant/iOS).
// render: --os 26
import SwiftUI
import UIKit

/// Two tabs stand on a plate of 188×62 at the top of a band of 83; the chosen one lies under a lens.
#Preview("Tabs", traits: .fixedLayout(width: 320, height: 400)) {
  TabView {
    Color.white.accessibilityIdentifier("page").ignoresSafeArea().tabItem { Text("") }
    Color.white.tabItem { Text("") }
  }
}
// color Tabs 90 348 233 234 234
// color Tabs 200 348 252 252 252
// color Tabs 30 348 255 255 255
// color Tabs 290 348 255 255 255

private final class Tabbed: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = (0..<2).map { _ in UIViewController() }
    for page in pages {
      page.view.backgroundColor = .white
      page.tabBarItem = UITabBarItem(title: "", image: nil, tag: 0)
    }
    viewControllers = pages
  }
}
#Preview("UIKitTabs", traits: .fixedLayout(width: 320, height: 400)) { Tabbed() }
// color UIKitTabs 90 348 233 234 234
// color UIKitTabs 200 348 252 252 252
// color UIKitTabs 30 348 255 255 255

/// Items of a toolbar that has a window's width: 16 in, 12 apart and what a fixed space adds; flexible ones share what is left.
private final class Bars: UIViewController {
  private func box(_ width: CGFloat, _ name: String) -> UIBarButtonItem {
    let view = Block(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    view.accessibilityIdentifier = name
    return UIBarButtonItem(customView: view)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Title"
    navigationItem.leftBarButtonItem = box(30.5, "edit")
    navigationItem.rightBarButtonItems = [box(20, "last"), box(20, "first")]
    toolbarItems = [box(30.5, "one"), .flexibleSpace(), box(24, "two"), .flexibleSpace(), box(24, "three")]
  }
}
private final class Block: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 20) }
}
private func navigation() -> UIViewController {
  let controller = UINavigationController(rootViewController: Bars())
  controller.isToolbarHidden = false
  return controller
}
#Preview("UIKitBars", traits: .fixedLayout(width: 320, height: 400)) { navigation() }
// expect UIKitBars edit 16 10 54.5 44
// expect UIKitBars last 260 10 44 44
// expect UIKitBars first 208 10 44 44
// expect UIKitBars one 28 324 54.5 48
// expect UIKitBars two 136 324 48 48
// expect UIKitBars three 244 324 48 48

/// The card is 300 wide in 320, the choices are capsules 14 in and 8 apart, the one that cancels in the tint.
#Preview("Alert", traits: .fixedLayout(width: 320, height: 500)) {
  Color.white.alert("Title", isPresented: .constant(true)) {
    Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
    Button("OK") {}.accessibilityIdentifier("ok")
  } message: {
    Text("Message")
  }
}
// expect Alert cancel 24 _ 132 48
// expect Alert ok 164 _ 132 48
// color Alert 12 250 238 238 238
// color Alert 8 250 204 204 204
// color Alert 34 270 0 136 255
// color Alert 174 270 223 223 224

/// A sheet of medium height: 351 of 667, 6 in from the window's edges; a large one from 31 down.
#Preview("Medium", traits: .fixedLayout(width: 375, height: 667)) {
  Color.white.sheet(isPresented: .constant(true)) { Color.white.accessibilityIdentifier("sheet").presentationDetents([.medium]) }
}
// expect Medium sheet 6 316 363 345
// color Medium 187 300 204 204 204
// color Medium 187 500 255 255 255
// color Medium 2 500 204 204 204
#Preview("Large", traits: .fixedLayout(width: 375, height: 667)) {
  Color.white.sheet(isPresented: .constant(true)) { Color.white.accessibilityIdentifier("sheet") }
}
// expect Large sheet 0 31 375 636

/// A search field is a capsule of 44 in a bar of 64, 8 in.
private final class Search: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bar = UISearchBar(frame: .zero)
    bar.sizeToFit()
    bar.accessibilityIdentifier = "bar"
    bar.frame = CGRect(x: 0, y: 20, width: 320, height: bar.frame.height)
    view.addSubview(bar)
  }
}
#Preview("SearchBar", traits: .fixedLayout(width: 320, height: 200)) { Search() }
// expect SearchBar bar 0 20 320 64

/// UIKit's alert: the same card and capsules; its action sheet is such a card too.
private final class Asking: UIViewController {
  var style = UIAlertController.Style.alert
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .white
    let alert = UIAlertController(title: "Title", message: style == .alert ? "Message" : nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: false)
  }
}
#Preview("UIKitAlert", traits: .fixedLayout(width: 320, height: 500)) { Asking() }
// color UIKitAlert 12 250 238 238 238
// color UIKitAlert 8 250 204 204 204
// color UIKitAlert 34 270 0 136 255
// color UIKitAlert 174 270 223 223 224
#Preview("UIKitActions", traits: .fixedLayout(width: 320, height: 500)) {
  let asking = Asking()
  asking.style = .actionSheet
  return asking
}
// color UIKitActions 12 250 238 238 238
// color UIKitActions 34 290 0 136 255
// color UIKitActions 34 238 223 223 224

/// UIKit's alert: 21.5 above the title, 4.5 to the message, 10.5 below it, 14 around the choices; a text field's block is 34 and 12. The
/// recorded lines were set for a tall script: 4 points less here for a title, 3 for a message.
private final class Questions: UIViewController {
  let fields: Int
  init(fields: Int) {
    self.fields = fields
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "Title", message: fields == 2 ? nil : "Message", preferredStyle: .alert)
    alert.view.accessibilityIdentifier = "card"
    for index in 0..<fields { alert.addTextField { $0.accessibilityIdentifier = "field\(index)" } }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    if fields == 2 { alert.addAction(UIAlertAction(title: "Forgot", style: .default)) }
    present(alert, animated: false)
  }
}
#Preview("Questions", traits: .fixedLayout(width: 320, height: 500)) { Questions(fields: 0) }
// expect Questions card 10 _ 300 153
#Preview("QuestionsForOne", traits: .fixedLayout(width: 320, height: 500)) { Questions(fields: 1) }
// expect QuestionsForOne card 10 _ 300 199
// expect QuestionsForOne field0 25 _ 270 34
#Preview("SigningIn", traits: .fixedLayout(width: 320, height: 500)) { Questions(fields: 2) }
// expect SigningIn card 10 86 300 328
// expect SigningIn field0 25 146 270 34
// expect SigningIn field1 25 179.5 270 34
