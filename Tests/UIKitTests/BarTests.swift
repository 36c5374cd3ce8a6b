import Quoin
import QuoinDrawing
import Testing

@testable import UIKit

/// Bars that push content or cover it, toolbars, and what bars and rows draw.
@Suite(.serialized) @MainActor struct BarTests {
  private func show(_ controller: UIViewController, safe: UIEdgeInsets = .zero) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.viewState.safeAreaRoot = safe
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// The page under an opaque bar of 44 begins at 44, without a safe area, as PinLayout's case of an opaque navigation bar asks.
  @Test func anOpaqueNavigationBarPushesThePage() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.isTranslucent = false
    let window = show(navigation)
    #expect(page.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(page.view.safeAreaInsets == .zero)
    page.extendedLayoutIncludesOpaqueBars = true
    window.settleLayout()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(page.view.safeAreaInsets.top == 44)
    // Apple: `edgesForExtendedLayout` says which edges reach under bars at all.
    navigation.navigationBar.isTranslucent = true
    page.edgesForExtendedLayout = []
    window.settleLayout()
    #expect(page.view.frame.minY == 44)
    navigation.isNavigationBarHidden = true
    window.settleLayout()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Apple's table: a large title is 34 points at the standard size and 56 at the second largest, which is a line of 67.
  @Test func largeTitlesGrowWithTheTextSize() throws {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    window.settleLayout()
    let title = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.font.pointSize > 50 })
    #expect(title.font.pointSize == 56 && title.frame.height > 66)
    #expect(navigation.navigationBar.frame.height == 44 + 67 + 11 && title.frame.maxY <= 44 + 67 + 11)
    #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
  }

  @Test func anOpaqueTabBarEndsThePage() {
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    tabs.tabBar.isTranslucent = false
    _ = show(tabs, safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let shown = page.view.convert(page.view.bounds, to: nil)
    #expect(shown == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
  }

  /// A toolbar is 44 high, above the safe area that it adds to.
  @Test func aNavigationControllerShowsItsToolbar() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Edit")
    page.toolbarItems = [.flexibleSpace(), item]
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation, safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    window.settleLayout()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    #expect(page.view.safeAreaInsets.bottom == 78)
    let button = try #require(navigation.toolbar.subviews.first)
    #expect(abs(button.frame.midY - 22) <= 0.5)
    #expect(button.frame.maxX == 374)
    page.setToolbarItems(nil, animated: false)
    window.settleLayout()
    #expect(navigation.toolbar.subviews.isEmpty)
    navigation.setToolbarHidden(true, animated: false)
    window.settleLayout()
    #expect(navigation.toolbar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 34)
  }

  /// The bar of a navigation controller in a sheet is 56 high, as SwiftUI's is, so the title is clear of the grabber.
  @Test func aBarInASheetIsHigher() {
    let window = show(UIViewController(), safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController?.present(navigation, animated: false)
    window.settleLayout()
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(page.view.safeAreaInsets.top == 56)
  }

  private func bitmap(_ size: CGSize, _ make: () -> UIView) throws -> Bitmap {
    try PNGExporter(scale: 1).bitmap(for: UIKitPage.make(UIKitPageSettings(size: size, scale: 1), view: make).displayList)
  }
  private func reds(_ bitmap: Bitmap, x: Range<Int>, y: Range<Int>) -> Int {
    y.reduce(0) { sum, row in sum + x.count { bitmap[$0, row].red > 0.9 && bitmap[$0, row].green < 0.5 } }
  }

  /// A red capsule at the upper end of the tab's symbol, which is in the middle of its half; none without words.
  @Test(arguments: [nil, "3", "a longer one"] as [String?]) func aTabShowsItsBadge(_ words: String?) throws {
    let bitmap = try bitmap(CGSize(width: 200, height: 49)) {
      let bar = UITabBar()
      let tab = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
      tab.badgeValue = words
      bar.items = [tab, UITabBarItem(title: "Two", image: UIImage(systemName: "star"), tag: 1)]
      return bar
    }
    let count = reds(bitmap, x: 50..<150, y: 0..<30)
    if let words { #expect(count > (words.count > 2 ? 600 : 100)) } else { #expect(count == 0) }
    #expect(reds(bitmap, x: 0..<50, y: 0..<30) == 0)
  }

  @Test func aFieldShowsItsClearButtonBesideItsText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    let free = field.textRect(forBounds: field.bounds)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds) == free, "nothing to clear")
    field.text = "words"
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.textRect(forBounds: field.bounds).maxX == button.minX)
    #expect(button.maxX < 200)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds) == free)
    field.clearButtonMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).maxX == button.minX)
    let bitmap = try bitmap(CGSize(width: 200, height: 34)) { field }
    #expect(bitmap[Int(button.midX) - 5, Int(button.midY)] != bitmap[100, 17])
  }

  /// The name ends where its column does, the value begins beside it; both are smaller than in other styles.
  @Test func value2CellsStandInTwoColumns() throws {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    let name = try #require(cell.textLabel)
    let value = try #require(cell.detailTextLabel)
    (name.text, value.text) = ("home", "a street")
    cell.layoutIfNeeded()
    #expect(name.textAlignment == .right)
    #expect(name.textColor == cell.tintColor)
    #expect(name.frame.minX == 16)
    #expect(name.frame.maxX < value.frame.minX)
    #expect(value.frame.minX < 160)
    #expect(value.textAlignment == .natural)
    #expect(name.font.pointSize < 17)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  /// Apple: symbols are centred in a standard room, other pictures reserve their own size, unless the standard is asked for.
  @Test func symbolsInRowsShareAColumn() throws {
    func text(_ image: UIImage?, reserved: CGFloat = 0) throws -> CGFloat {
      var content = UIListContentConfiguration.cell()
      (content.text, content.image) = ("Row", image)
      content.imageProperties.reservedLayoutSize.width = reserved
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      view.layoutIfNeeded()
      return try #require(view.textLabel).frame.minX
    }
    let names = ["wifi", "hand.raised", "speaker.wave.3", "figure", "gearshape"]
    let starts = try names.map { try text(UIImage(systemName: $0)) }
    #expect(Set(starts).count == 1, "\(starts)")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { _ in }
    #expect(try text(picture) == starts[0] + 26)
    #expect(try text(picture, reserved: UIListContentConfiguration.ImageProperties.standardDimension) == starts[0])
    #expect(try text(UIImage(systemName: "wifi"), reserved: 60) == starts[0] + 36)
  }
}
