import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import Testing

@testable import UIKit

/// Bars and alerts of iOS 26. SW: iamcgn/swiftui-web, iOS 26.0.
@MainActor @Suite("UIKit's bars of glass") struct GlassTests {
  /// A controller on a page of 320×400 without a safe area.
  private func picture(_ isRightToLeft: Bool = false, _ make: () -> UIViewController) throws -> Bitmap {
    var settings = UIKitPageSettings(size: CGSize(width: 320, height: 400), scale: 1)
    (settings.generation, settings.isRightToLeft) = (.ios26, isRightToLeft)
    let list = UIKitPage.make(settings, controller: make).displayList
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
  }
  private func area(_ picture: Bitmap, in rect: CGRect? = nil, _ matches: (PaintColor) -> Bool) -> CGRect {
    var found = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where (rect?.contains(CGPoint(x: x, y: y)) ?? true) && matches(picture[x, y]) {
        found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }
  private func isRed(_ color: PaintColor) -> Bool { color.red > 0.9 && color.green < 0.1 && color.blue < 0.1 }
  /// A page of pure green, on which all else is seen.
  private func page() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    return page
  }
  private func isPage(_ color: PaintColor) -> Bool { color.green > 0.97 && color.red < 0.03 && color.blue < 0.03 }
  private func near(_ a: CGRect, _ b: CGRect, _ by: CGFloat = 1) -> Bool {
    abs(a.minX - b.minX) <= by && abs(a.maxX - b.maxX) <= by && abs(a.minY - b.minY) <= by && abs(a.maxY - b.maxY) <= by
  }

  // SW uikit/tabs/basic: a plate of 188×62 at the top of the last 83 points, a lens of 94×54 on the chosen tab, 4 within.
  @Test("tabs float on a plate, the chosen one under a lens") func tabs() throws {
    func tabs(_ chosen: Int, badge: String? = nil) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let page = page()
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star.fill"), selectedImage: nil)
        return page
      }
      tabs.selectedIndex = chosen
      tabs.viewControllers?[0].tabBarItem.badgeValue = badge
      return tabs
    }
    let (first, second) = (try picture { tabs(0) }, try picture { tabs(1) })
    let plate = area(first) { !isPage($0) }
    #expect(near(plate, CGRect(x: 66, y: 317, width: 188, height: 62)), "\(plate)")
    // What changes with the choice is the lens, and the colour of what lies in it.
    let changed = first.difference(to: second, tolerance: 6)
    #expect((changed?.pixels ?? 0) > 2_000)
    var lens = CGRect.null
    for y in 317..<379 {
      for x in 66..<160 where abs(first[x, y].green - second[x, y].green) > 0.02 {
        lens = lens.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(near(lens, CGRect(x: 70, y: 321, width: 90, height: 54), 2), "\(lens)")
    // The chosen tab is tinted, the other is as dark as text.
    let blue = area(first) { $0.blue > 0.8 && $0.red < 0.3 && $0.green < 0.65 }
    let black = area(first) { $0.red < 0.2 && $0.green < 0.2 && $0.blue < 0.2 }
    #expect(abs(blue.midX - 117) < 2 && abs(black.midX - 203) < 2 && abs(blue.midY - black.midY) < 2)
    // Read from right to left the first stands at the right.
    let mirrored = try picture(true) { tabs(0) }
    #expect(abs(area(mirrored) { $0.blue > 0.8 && $0.red < 0.3 && $0.green < 0.65 }.midX - 203) < 2)
    let badged = try picture { tabs(1, badge: "3") }
    let badge = area(badged, in: CGRect(x: 66, y: 317, width: 94, height: 62)) { $0.red > 0.9 && $0.green < 0.4 && $0.blue < 0.4 }
    // A badge of one digit is a circle at the symbol's upper trailing corner.
    #expect(abs(badge.width - badge.height) <= 1 && badge.minX > 110 && badge.midY < 340 && badge.width > 14, "\(badge)")
  }

  private func items(_ navigation: UINavigationItem) {
    navigation.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    navigation.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
  }

  // SW: items 44 high from 10 on, 16 from the edges; a picture's plate is round, words have 12 beside them.
  @Test("items of a navigation bar stand on plates; one that is done on a coloured one") func navigationItems() throws {
    func bar(_ style: UIBarButtonItem.Style = .plain) -> UIViewController {
      let page = page()
      items(page.navigationItem)
      page.navigationItem.rightBarButtonItem?.style = style
      return UINavigationController(rootViewController: page)
    }
    let plain = try picture { bar() }
    let (left, right) = (
      area(plain, in: CGRect(x: 0, y: 0, width: 160, height: 100)) { !isPage($0) },
      area(plain, in: CGRect(x: 160, y: 0, width: 160, height: 100)) { !isPage($0) }
    )
    #expect(near(right, CGRect(x: 260, y: 10, width: 44, height: 44)), "\(right)")
    #expect(abs(left.minX - 16) <= 1 && abs(left.minY - 10) <= 1 && abs(left.height - 44) <= 2 && left.width > 48, "\(left)")
    let words = area(plain, in: left.insetBy(dx: 4, dy: 4)) { $0.green < 0.3 && $0.red < 0.3 }
    // The rim lies half outside, and letters have sides of their own.
    #expect(abs(words.minX - left.minX - 14) <= 2 && abs(left.maxX - words.maxX - 14) <= 2 && abs(words.midY - 32) < 4, "\(words) \(left)")
    let mirrored = try picture(true) { bar() }
    #expect(
      near(
        area(mirrored, in: CGRect(x: 0, y: 0, width: 160, height: 100)) { !isPage($0) }, CGRect(x: 16, y: 10, width: 44, height: 44)))
    let done = try picture { bar(.done) }
    let blue = area(done) { $0.blue > 0.9 && $0.red < 0.2 && $0.green < 0.65 }
    #expect(near(blue, CGRect(x: 260, y: 10, width: 44, height: 44), 2), "\(blue)")
    let sign = area(done, in: blue.insetBy(dx: 8, dy: 8)) { $0.red > 0.5 && $0.green > 0.7 }
    #expect(abs(sign.midX - 282) < 1.5 && abs(sign.midY - 32) < 1.5, "\(sign)")
  }

  // SW uikit/nav/toolbar: 76 from the bottom, 28 in from the sides, plates of 48.
  @Test("items below a page stand on plates: at both ends, or where spaces put them") func toolbars() throws {
    func stack(_ items: [UIBarButtonItem]) -> UIViewController {
      let page = page()
      page.toolbarItems = items
      let stack = UINavigationController(rootViewController: page)
      stack.isNavigationBarHidden = true
      stack.isToolbarHidden = false
      return stack
    }
    func item() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil) }
    func plates(_ items: [UIBarButtonItem], _ isRightToLeft: Bool = false) throws -> [CGRect] {
      let picture = try picture(isRightToLeft) { stack(items) }
      var found: [CGRect] = []
      for x in 0..<320 where (300..<400).contains(where: { !isPage(picture[x, $0]) }) {
        let column = area(picture, in: CGRect(x: x, y: 300, width: 1, height: 100)) { !isPage($0) }
        if let last = found.last, last.maxX == CGFloat(x) { found[found.count - 1] = last.union(column) } else { found.append(column) }
      }
      return found
    }
    let two = try plates([item(), .flexibleSpace(), item()])
    #expect(two.count == 2 && near(two[0], CGRect(x: 28, y: 324, width: 48, height: 48)), "\(two)")
    #expect(two.count == 2 && near(two[1], CGRect(x: 244, y: 324, width: 48, height: 48)), "\(two)")
    let three = try plates([item(), .flexibleSpace(), item(), .flexibleSpace(), item()])
    #expect(three.count == 3 && near(three[1], CGRect(x: 136, y: 324, width: 48, height: 48)), "\(three)")
    let end = try plates([.flexibleSpace(), item()])
    #expect(end.count == 1 && abs(end[0].maxX - 292) <= 1, "\(end)")
    let mirrored = try plates([.flexibleSpace(), item()], true)
    #expect(mirrored.count == 1 && abs(mirrored[0].minX - 28) <= 1, "\(mirrored)")
    let apart = try plates([item(), .fixedSpace(30), item()])
    let beside = try plates([item(), item()])
    let gap = beside.count == 2 ? beside[1].minX - beside[0].maxX : 0
    #expect(apart.count == 2 && abs(apart[1].minX - apart[0].maxX - 30 - gap) <= 1, "\(apart) \(beside)")
  }

  // SW: actions are capsules; two beside each other, more one above the other; the preferred one is tinted.
  @Test("an alert's actions are capsules") func alerts() throws {
    final class Asking: UIViewController {
      var alert: UIAlertController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let alert { present(alert, animated: false) }
      }
    }
    func capsules(_ count: Int, _ isRightToLeft: Bool = false) throws -> (picture: Bitmap, blue: CGRect, red: CGRect) {
      let picture = try picture(isRightToLeft) {
        let page = Asking()
        page.view.backgroundColor = .white
        let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: .alert)
        let actions = [("Save", UIAlertAction.Style.default), ("Remove", .destructive), ("Later", .default)].prefix(count)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style, handler: nil)) }
        alert.preferredAction = alert.actions[0]
        page.alert = alert
        return page
      }
      return (
        picture, area(picture) { $0.blue > 0.9 && $0.red < 0.2 && $0.green < 0.65 },
        area(picture) { $0.red > 0.8 && $0.green < 0.45 && $0.blue < 0.45 }
      )
    }
    let (one, two, three) = (try capsules(1), try capsules(2), try capsules(3))
    // One alone is as wide as two with the gap between them.
    #expect(abs(one.blue.height - 48) <= 1 && abs(one.blue.midX - 160) <= 1 && one.blue.width > 150, "\(one.blue)")
    #expect(abs(two.blue.height - 48) <= 1 && abs(two.blue.width * 2 + 8 - one.blue.width) <= 3, "\(two.blue)")
    #expect(abs(two.red.midY - two.blue.midY) < 3 && (two.red.midX > two.blue.maxX) == (two.blue.midX < 160))
    #expect(three.blue.width == one.blue.width && three.red.midY > three.blue.maxY && abs(three.red.midX - 160) < 2)
    let mirrored = try capsules(2, true)
    #expect(abs(mirrored.blue.midX - (320 - two.blue.midX)) <= 1)
  }
}
