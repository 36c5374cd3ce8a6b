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
    // Stated (WWDC25, session 284): pictures beside each other share a plate, unless room parts them. 44 points an item, and what the
    // plate is higher by.
    let shared = try plates([item(), item()])
    #expect(shared.count == 1 && near(shared[0], CGRect(x: 28, y: 324, width: 92, height: 48)), "\(shared)")
    let (apart, parted) = (try plates([item(), .fixedSpace(30), item()]), try plates([item(), .fixedSpace(), item()]))
    #expect(parted.count == 2 && abs(parted[1].minX - parted[0].maxX - 12) <= 2, "\(parted)")
    #expect(apart.count == 2 && parted.count == 2 && abs(apart[1].minX - parted[1].minX - 30) <= 1, "\(apart) \(parted)")
    // Words, what is done or closes, and items that say so stand alone.
    let words = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(try plates([item(), words, item()]).count == 3)
    for change: (UIBarButtonItem) -> Void in [{ $0.style = .prominent }, { $0.sharesBackground = false }] {
      let own = item()
      change(own)
      #expect(try plates([item(), own, item()]).count == 3)
    }
    #expect(try plates([item(), UIBarButtonItem(systemItem: .close), item()]).count == 3)
    let bare = item()
    bare.hidesSharedBackground = true
    let around = try plates([item(), bare, item()])
    #expect(around.count == 3 && around[1].width < 30 && around[0].width > 46, "\(around)")
  }

  /// What a navigation controller shows on a screen of 393×852, as frames.
  private func screen(_ make: () -> UIViewController) -> (controller: UIViewController, findings: [String]) {
    var settings = UIKitPageSettings(size: CGSize(width: 393, height: 852), scale: 2)
    settings.generation = .ios26
    settings.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    var made: UIViewController?
    let page = UIKitPage.make(settings) {
      let controller = make()
      made = controller
      return controller
    }
    return (made ?? UIViewController(), page.findings.map(\.message))
  }
  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    (view as? V).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
  }

  // SW uikit/nav/search: 48 high, 28 in. Documented (uikit/uinavigationitem/searchbarplacementbarbuttonitem): in a toolbar the search is
  // the trailing-most unless that item is there.
  @Test("a search stands at the bottom among the toolbar's items, and leaves no room below the title") func search() {
    func stack(_ items: (UIViewController) -> [UIBarButtonItem]?, search: Bool = true, tabs: Bool = false) -> UIViewController {
      let page = page()
      page.title = "Title"
      if search { page.navigationItem.searchController = UISearchController(searchResultsController: nil) }
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = true
      if let items = items(page) { (page.toolbarItems, stack.isToolbarHidden) = (items, false) }
      guard tabs else { return stack }
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      return tabs
    }
    func item(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }
    func bars(_ shown: (controller: UIViewController, findings: [String])) -> (search: CGRect, buttons: [CGRect], bar: CGFloat) {
      let view = shown.controller.view ?? UIView()
      #expect(shown.findings.isEmpty, "\(shown.findings)")
      func page(_ one: UIView) -> CGRect { one.convert(one.bounds, to: view) }
      let found = all(UISearchBar.self, in: view).first.map(page) ?? .zero
      return (
        found, all(UIToolbar.self, in: view).flatMap { all(UIButton.self, in: $0) }.map(page),
        all(UINavigationBar.self, in: view).first?.frame.height ?? 0
      )
    }
    let plain = bars(screen { stack({ _ in nil }, search: false) })
    let alone = bars(screen { stack { _ in nil } })
    #expect(alone.search == CGRect(x: 28, y: 776, width: 337, height: 48) && alone.bar == plain.bar && plain.bar > 100)
    let items = bars(screen { stack { _ in [item("trash"), .flexibleSpace(), item("plus")] } })
    #expect(items.buttons == [CGRect(x: 28, y: 776, width: 48, height: 48), CGRect(x: 88, y: 776, width: 48, height: 48)])
    #expect(items.search == CGRect(x: 148, y: 776, width: 217, height: 48) && items.bar == plain.bar, "\(items)")
    let first = bars(screen { stack { [$0.navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace(), item("plus")] } })
    #expect(first.search.minX == 28 && first.buttons.map(\.maxX) == [365] && first.search.maxX == 305, "\(first)")
    // Without room for its words it is a round button.
    let crowded = bars(screen { stack { _ in ["Mark all", "Move", "Archive"].map { UIBarButtonItem(title: $0) } } })
    #expect(crowded.search.size == CGSize(width: 48, height: 48) && crowded.buttons.allSatisfy { $0.height == 48 }, "\(crowded)")
    // Where it may not stand there, and above tabs, it is below the title.
    for change: (UINavigationItem) -> Void in [
      { $0.preferredSearchBarPlacement = .stacked }, { $0.searchBarPlacementAllowsToolbarIntegration = false },
    ] {
      let below = bars(
        screen {
          stack {
            change($0.navigationItem)
            return nil
          }
        })
      #expect(below.search.maxY < 250 && below.bar == plain.bar + 60, "\(below)")
    }
    let tabs = bars(screen { stack({ _ in nil }, tabs: true) })
    #expect(tabs.search.maxY < 250 && tabs.bar == plain.bar + 60, "\(tabs)")
  }

  // SW uikit tables: lines end 16 before the row's end.
  @Test("a table's lines all end at one edge, whatever stands at the rows' ends") func lines() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        if path.row == 0 { cell.accessoryView = UISwitch() }
        if path.row == 1 { cell.accessoryType = .disclosureIndicator }
        return cell
      }
    }
    let rows = Rows()
    let shown = screen {
      let page = UIViewController()
      let table = UITableView(frame: page.view.bounds, style: .insetGrouped)
      table.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      table.dataSource = rows
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(table)
      return page
    }
    let cells = all(UITableViewCell.self, in: shown.controller.view).sorted { $0.frame.minY < $1.frame.minY }
    let ends = cells.dropLast().map { cell in
      cell.subviews.filter { $0.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) }.map { cell.bounds.width - $0.frame.maxX }
    }
    #expect(ends == [[16], [16], [16]], "\(ends)")
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
