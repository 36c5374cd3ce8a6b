import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Members that few ask for, each against the sentence of its documentation.
@Suite("Members asked once") @MainActor struct MemberLawTests {
  private func bitmap(_ size: CGSize = CGSize(width: 100, height: 60), _ make: @escaping () -> UIView) throws -> Bitmap {
    var settings = UIKitPageSettings(size: size, scale: 1)
    settings.generation = .ios17
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: UIKitPage.make(settings, view: make).displayList)
  }

  @Test("each trait that is another is told, and no other (uitraitcollection/changedtraits(from:))") func changedTraits() {
    let pairs: [(any UITraitDefinition.Type, UITraitCollection)] = [
      (UITraitUserInterfaceStyle.self, UITraitCollection(userInterfaceStyle: .dark)),
      (UITraitDisplayScale.self, UITraitCollection(displayScale: 7)),
      (UITraitLayoutDirection.self, UITraitCollection(layoutDirection: .rightToLeft)),
      (UITraitPreferredContentSizeCategory.self, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
      (UITraitHorizontalSizeClass.self, UITraitCollection(horizontalSizeClass: .regular)),
      (UITraitVerticalSizeClass.self, UITraitCollection(verticalSizeClass: .compact)),
      (UITraitUserInterfaceIdiom.self, UITraitCollection(userInterfaceIdiom: .pad)),
      (UITraitLegibilityWeight.self, UITraitCollection(legibilityWeight: .bold)),
      (UITraitAccessibilityContrast.self, UITraitCollection(accessibilityContrast: .high)),
      (UITraitUserInterfaceLevel.self, UITraitCollection(userInterfaceLevel: .elevated)),
    ]
    let none = UITraitCollection()
    #expect(none.changes(from: none).isEmpty)
    for (trait, traits) in pairs {
      #expect(traits.changes(from: none) == [ObjectIdentifier(trait)], "\(trait)")
      #expect(none.changes(from: traits) == [ObjectIdentifier(trait)], "\(trait)")
    }
  }

  @Test("a collection asks who knows its items as soon as it is told who does (uicollectionview/datasource)") func lateSources() {
    final class Source: NSObject, UICollectionViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    for count in [3, 1, 2] {
      let source = Source(count)
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == count)
    }
    view.dataSource = nil
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("plain cells of a flow that finds sizes by its cells are as large as it supposes") func plainCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    for (estimate, size) in [
      (UICollectionViewFlowLayout.automaticSize, CGSize(width: 40, height: 30)), (CGSize(width: 60, height: 20), nil),
    ] {
      let (layout, source) = (UICollectionViewFlowLayout(), Source())
      layout.estimatedItemSize = estimate
      layout.itemSize = size ?? CGSize(width: 9, height: 9)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      for _ in 0..<2 {
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3 && view.visibleCells.allSatisfy { $0.frame.size == size ?? estimate })
      }
    }
  }

  @Test("a cell with a configuration is as large as what the configuration shows in the lengths that the layout gives")
  func configuredCells() {
    final class Board: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      // An area of 1200, or a square of 20.
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        if size.width < 1000 { return CGSize(width: size.width, height: 1200 / max(size.width, 1)) }
        return size.height > 0 && size.height < 1000
          ? CGSize(width: 1200 / size.height, height: size.height) : CGSize(width: 20, height: 20)
      }
    }
    struct Area: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { Board(self) }
      func updated(for state: any UIConfigurationState) -> Area { self }
    }
    func size(_ configuration: any UIContentConfiguration, _ offer: CGSize, width: Bool = false, height: Bool = false) -> CGSize {
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = configuration
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      (attributes.size, attributes.estimated) = (offer, (width, height))
      return cell.preferredLayoutAttributesFitting(attributes).size
    }
    for width: CGFloat in [30, 60, 120] {
      #expect(size(Area(), CGSize(width: width, height: 7), height: true) == CGSize(width: width, height: 1200 / width))
      #expect(size(Area(), CGSize(width: width, height: 7)) == CGSize(width: width, height: 7))
    }
    for height: CGFloat in [30, 60, 120] {
      #expect(size(Area(), CGSize(width: 7, height: height), width: true) == CGSize(width: 1200 / height, height: height))
    }
    #expect(size(Area(), CGSize(width: 7, height: 9), width: true, height: true) == CGSize(width: 20, height: 20))
    var list = UIListContentConfiguration.cell()
    (list.text, list.secondaryText) = ("Several words that do not stand on one line", "More of them below")
    for width: CGFloat in [120, 200, 400] {
      let own = UIListContentView(configuration: list).sizeThatFits(CGSize(width: width, height: 1000)).height
      #expect(size(list, CGSize(width: width, height: 7), height: true) == CGSize(width: width, height: own), "\(width)")
    }
    #expect(size(list, CGSize(width: 120, height: 7), height: true).height > size(list, CGSize(width: 400, height: 7), height: true).height)
  }

  @Test("touches are handed on along the responders as they came (uiresponder)") func touches() {
    final class Last: UIView {
      var told: [(String, Set<UITouch>, UIEvent?)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(("began", touches, event)) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(("moved", touches, event)) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(("ended", touches, event)) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(("cancelled", touches, event)) }
    }
    let (last, middle, first) = (Last(), UIView(), UIView())
    last.addSubview(middle)
    middle.addSubview(first)
    let (touches, event) = (Set([UITouch()]), UIEvent())
    first.touchesBegan(touches, with: event)
    first.touchesMoved(touches, with: event)
    first.touchesEnded(touches, with: event)
    first.touchesCancelled(touches, with: event)
    #expect(last.told.map(\.0) == ["began", "moved", "ended", "cancelled"])
    #expect(last.told.allSatisfy { $0.1 == touches && $0.2 === event })
  }

  @Test("words of a field stand on the line of the words beside it, in any font") func fieldBaselines() throws {
    for size: CGFloat in [12, 17, 34] {
      for border in [UITextField.BorderStyle.none, .roundedRect] {
        var found: [CGFloat] = []
        let page = try bitmap(CGSize(width: 160, height: 80)) {
          let (label, field) = (UILabel(), UITextField())
          (label.text, label.font) = ("H", .systemFont(ofSize: size))
          (field.text, field.font, field.borderStyle) = ("H", .systemFont(ofSize: size), border)
          let stack = UIStackView(arrangedSubviews: [label, field])
          (stack.alignment, stack.spacing, stack.frame) = (.firstBaseline, 40, CGRect(x: 0, y: 10, width: 160, height: 60))
          let stage = UIView()
          stage.backgroundColor = .white
          stage.addSubview(stack)
          return stage
        }
        // The lowest ink of both letters: that of the label, and that of the field, whose border has another grey.
        for columns in [0..<Int(size), (Int(size) + 40)..<(Int(size) * 2 + 50)] {
          let rows = (0..<page.height).filter { y in columns.contains { page[$0, y].red < 0.4 } }
          found.append(CGFloat(rows.last ?? -1))
        }
        #expect(found[0] > 0 && abs(found[0] - found[1]) <= 1, "\(size), \(border): \(found)")
      }
    }
  }

  @Test("an index beside a table goes with its letters (uitableviewdatasource/sectionindextitles(for:))") func sectionIndexes() throws {
    final class Rows: NSObject, UITableViewDataSource {
      var titles: [String]? = ["A", "B", "C"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }
    let rows = Rows()
    func shown(_ early: [String]?, _ late: [String]?) throws -> Bitmap {
      try bitmap(CGSize(width: 120, height: 120)) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        rows.titles = early
        table.dataSource = rows
        table.layoutIfNeeded()
        rows.titles = late
        table.reloadData()
        table.reloadSectionIndexTitles()
        return table
      }
    }
    func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.difference(to: other, tolerance: 0)?.pixels == 0 }
    let (none, three) = (try shown(nil, nil), try shown(["A", "B", "C"], ["A", "B", "C"]))
    #expect(!same(none, three))
    #expect(try same(shown(["A", "B", "C"], nil), none) && same(shown(nil, ["A", "B", "C"]), three))
    #expect(try same(shown(["X", "Y"], ["A", "B", "C"]), three))
  }

  @Test("tabs that are said by UITab look as those of controllers' items (uikit/uitab)") func tabs() throws {
    var settings = UIKitPageSettings(size: CGSize(width: 300, height: 200), scale: 1)
    settings.generation = .ios17
    func shown(_ make: @escaping () -> UITabBarController) throws -> Bitmap {
      try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: UIKitPage.make(settings, controller: make).displayList)
    }
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart.fill"))
    let said = try shown {
      let second = UITab(title: "Two", image: heart, identifier: "2") { _ in UIViewController() }
      second.badgeValue = "4"
      let third = UITab(title: "Three", image: nil, identifier: "3") { _ in UIViewController() }
      third.isHidden = true
      let tabs = UITabBarController(tabs: [UITab(title: "One", image: star, identifier: "1") { _ in UIViewController() }, second, third])
      tabs.selectedTab = second
      return tabs
    }
    func items(_ first: UIImage?, _ badge: String?) throws -> Bitmap {
      try shown {
        let tabs = UITabBarController()
        tabs.viewControllers = [("One", first), ("Two", heart)].map { title, image in
          let page = UIViewController()
          page.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
          return page
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = badge
        tabs.selectedIndex = 1
        return tabs
      }
    }
    func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.difference(to: other, tolerance: 0)?.pixels == 0 }
    #expect(try same(said, items(star, "4")))
    #expect(try !same(said, items(nil, "4")) && !same(said, items(star, nil)))
  }

  @Test("places that tabs lead to come and go one by one (nsmutableparagraphstyle/addtabstop(_:))") func tabStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let stops = [20, 50].map { NSTextTab(textAlignment: .left, location: $0, options: [:]) }
    for stop in stops { style.addTabStop(stop) }
    #expect(style.tabStops.map(\.location) == [20, 50])
    style.removeTabStop(stops[0])
    #expect(style.tabStops.map(\.location) == [50])
  }

  @Test("what is taken away by its name is not run, what says the same is the same, and names are kept") func names() {
    let control = UIControl()
    var told: [String] = []
    for name in ["a", "b"] {
      control.addAction(UIAction(identifier: UIAction.Identifier(name)) { _ in told.append(name) }, for: .touchUpInside)
    }
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(told == ["a", "b", "b"])

    func attributes(_ change: (UICollectionViewLayoutAttributes) -> Void = { _ in }) -> UICollectionViewLayoutAttributes {
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
      made.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      change(made)
      return made
    }
    #expect(attributes().isEqual(attributes()) && !attributes().isEqual(nil) && !attributes().isEqual(UIView()))
    #expect(!attributes { $0.alpha = 0.5 }.isEqual(attributes()) && !attributes { $0.zIndex = 1 }.isEqual(attributes()))
    #expect(!attributes { $0.isHidden = true }.isEqual(attributes()) && !attributes { $0.frame.origin.x = 9 }.isEqual(attributes()))

    var configuration = UIButton.Configuration.plain()
    configuration.attributedSubtitle = AttributedString("small")
    #expect(configuration.subtitle == "small")
    #expect(UICollectionViewController(nibName: "List", bundle: nil).nibName == "List" && UIViewController().nibName == nil)
    #expect(UIViewController._init(nibName: "Page", bundle: nil).nibName == "Page")
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    let words = UITextView()
    words.text = "some words"
    words.selectedRange = NSRange(location: 2, length: 3)
    #expect(words.selectedTextRange?.range == NSRange(location: 2, length: 3))
    words.selectedTextRange = nil
    #expect(words.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("a view above rows is as high as it is where nobody says, and one without a height has the system's") func plainHeaders() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      let height: CGFloat
      init(_ height: CGFloat) { self.height = height }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
      }
    }
    for (own, height) in [(CGFloat(50), CGFloat(50)), (0, 28)] {
      let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Rows(own))
      (table.dataSource, table.delegate) = (rows, rows)
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0).height == height)
    }
  }

  @Test("a page that comes or goes without an animation is told so (uiviewcontroller/viewwilldisappear(_:))") func withoutAnimation() {
    final class Page: UIViewController {
      var told: [String] = []
      override func viewWillAppear(_ animated: Bool) { told.append("will appear \(animated)") }
      var follower: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        told.append("did appear \(animated)")
        if let follower { navigationController?.pushViewController(follower, animated: false) }
        follower = nil
      }
      override func viewWillDisappear(_ animated: Bool) { told.append("will disappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { told.append("did disappear \(animated)") }
    }
    let first = Page()
    first.follower = Page()
    var settings = UIKitPageSettings(size: CGSize(width: 100, height: 200), scale: 1)
    settings.generation = .ios17
    _ = UIKitPage.make(settings, controller: { UINavigationController(rootViewController: first) })
    let away = ["will disappear false", "did disappear false"]
    #expect(first.told.prefix(2) == ["will appear false", "did appear false"] && first.told.dropFirst(2).prefix(2) == away[...])
  }

  @Test("a layer of things drawn together has the alpha that was set, and begins anew within (cgcontext/begintransparencylayer)")
  func transparencyLayers() throws {
    final class Board: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.black.setFill()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.fill(CGRect(x: 20, y: 0, width: 40, height: 40))
        context.endTransparencyLayer()
        context.fill(CGRect(x: 80, y: 0, width: 20, height: 40))
        context.fill(CGRect(x: 0, y: 30, width: 10, height: 10))
        context.endTransparencyLayer()
      }
    }
    let picture = try bitmap {
      let board = Board()
      board.backgroundColor = .white
      return board
    }
    // Once for all of it, where two overlap too; and as before for what follows.
    for x in [10, 30, 50, 90] { #expect(abs(picture[x, 20].red - 0.5) < 0.01, "\(x)") }
    #expect(picture[70, 20].red == 1)
    // What is drawn after the layer lies on it: half of a half.
    #expect(abs(picture[5, 35].red - 0.25) < 0.01)
  }

  @Test("inside and outside are counted as the clip is told (cgcontext/clip(using:))", arguments: [CGPathFillRule.winding, .evenOdd])
  func clips(_ rule: CGPathFillRule) throws {
    final class Board: UIView {
      var rule = CGPathFillRule.winding
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        for inset in [0, 10] as [CGFloat] { context.addRect(CGRect(x: 10, y: 10, width: 40, height: 40).insetBy(dx: inset, dy: inset)) }
        context.clip(using: rule)
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
        context.restoreGState()
        context.fill(CGRect(x: 90, y: 0, width: 10, height: 60))
      }
    }
    let picture = try bitmap {
      let board = Board()
      (board.rule, board.backgroundColor) = (rule, .white)
      return board
    }
    func dark(_ x: Int, _ y: Int) -> Bool { picture[x, y].red < 0.1 }
    #expect(dark(15, 30) && dark(45, 30) && !dark(5, 30) && !dark(60, 30) && dark(95, 30))
    #expect(dark(30, 30) == (rule == .winding))
  }

  /// Documented: the mask is mapped into the rectangle of the current space, and what it does not cover is not painted.
  @Test("what is drawn shows where a mask covers it, in the space of the moment (cgcontext/clip(to:mask:))") func masks() throws {
    final class Board: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // The left half of 20 by 20 is covered.
        let mask = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
          UIColor.black.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        guard let pixels = mask.cgImage else { return }
        UIColor.black.setFill()
        context.saveGState()
        context.translateBy(x: 30, y: 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20), mask: pixels)
        context.fill(CGRect(x: -30, y: -10, width: 100, height: 60))
        context.restoreGState()
        context.fill(CGRect(x: 90, y: 50, width: 10, height: 10))
      }
    }
    let picture = try bitmap {
      let board = Board()
      board.backgroundColor = .white
      return board
    }
    func dark(_ x: Int, _ y: Int) -> Bool { picture[x, y].red < 0.1 }
    #expect(dark(32, 12) && dark(48, 28), "from 30 to 50, from 10 to 30")
    #expect(!dark(28, 20) && !dark(52, 20) && !dark(40, 8) && !dark(40, 32))
    #expect(dark(95, 55), "the clip ends with its state")
  }

  @Test("weights of the system's fonts are those of their names") func weights() {
    for (weight, number) in [
      (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ] {
      #expect(weight.css == number)
      let traits = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let kept = traits?[.weight] as? CGFloat ?? (traits?[.weight] as? UIFont.Weight)?.rawValue
      if let kept { #expect(abs(kept - weight.rawValue) < 0.01, "\(number): \(kept)") }
    }
    func slanted(_ slant: CGFloat) -> Bool {
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: slant]])
      return UIFont(descriptor: descriptor, size: 0).fontDescriptor.symbolicTraits.contains(.traitItalic)
    }
    #expect(slanted(0.5) && slanted(1) && !slanted(0))
  }

  @Test("a cell's line begins where its text does until it is told otherwise") func separators() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    cell.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(cell.separatorInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("a text's layer wraps within its width only where it is told to") func textLayers() {
    let layer = CATextLayer()
    (layer.string, layer.fontSize) = ("many words in one line of a layer", 12)
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    let one = layer.preferredFrameSize()
    layer.isWrapped = true
    let wrapped = layer.preferredFrameSize()
    #expect(one.width > 120 && wrapped.width <= 60 && wrapped.height > one.height * 2.5)
    layer.frame = .zero
    #expect(layer.preferredFrameSize() == one)
  }

  @Test("a list's content keeps at least the margins around it, along the axes that it is told to") func listMargins() throws {
    func place(_ axes: UIAxis, bottom: CGFloat = 5) -> CGRect {
      var content = UIListContentConfiguration.cell()
      content.text = "Words"
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: bottom, trailing: 8)
      content.axesPreservingSuperviewLayoutMargins = axes
      let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIListContentView(configuration: content))
      outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 25, bottom: 10, trailing: 50)
      view.frame = outer.bounds
      outer.addSubview(view)
      outer.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }?.frame ?? .null
    }
    let (none, across, along, both) = (place([]), place(.horizontal), place(.vertical), place(.both))
    // The larger of both: 40 at the beginning, 50 at the end.
    #expect(none.minX == 40 && across.minX == 40 && along.minX == 40 && both.minX == 40)
    #expect(none.maxX <= 192 && across.maxX <= 150 && both.maxX <= 150)
    #expect(along.midY > none.midY && both.midY == along.midY && across.midY == none.midY)
    #expect(place([], bottom: 45).midY == none.midY - 20)
  }

  @Test("a section's snapshot is what was applied, and empty for one that is not there") func sections() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    var all = NSDiffableDataSourceSnapshot<Int, String>()
    all.appendSections([1, 2])
    all.appendItems(["a", "b"], toSection: 1)
    all.appendItems(["c"], toSection: 2)
    source.apply(all, animatingDifferences: false)
    let items = [1, 2, 3].map { source.snapshot(for: $0).items }
    #expect(items == [["a", "b"], ["c"], []])
  }

  @Test("every column of a date's wheels is within the picker, side by side", arguments: [UIDatePicker.Mode.time, .date, .dateAndTime])
  func wheels(mode: UIDatePicker.Mode) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.wheels, mode)
    picker.layoutIfNeeded()
    func find(_ view: UIView) -> UIPickerView? { view as? UIPickerView ?? view.subviews.lazy.compactMap(find).first }
    guard let wheels = find(picker) else { return }
    let widths = (0..<wheels.numberOfComponents).map { wheels.rowSize(forComponent: $0).width }
    // 18 at both ends together and 5 between two columns (UIPickerView's own room), the rest is theirs.
    let taken: CGFloat = widths.reduce(18 + 5 * CGFloat(widths.count - 1), +)
    #expect(abs(taken - 320) < 0.5, "\(widths)")
  }

  @Test("a disabled button's symbol is dimmed as its words are") func dimmed() throws {
    func dark(_ isEnabled: Bool, _ hasImage: Bool) throws -> Double {
      let picture = try bitmap {
        let button = UIButton(type: .system)
        if hasImage { button.setImage(UIImage(systemName: "square.fill"), for: .normal) } else { button.setTitle("\u{2588}", for: .normal) }
        button.tintColor = .black
        button.isEnabled = isEnabled
        return button
      }
      return picture[50, 30].red
    }
    let all = (try dark(true, true), try dark(true, false), try dark(false, true), try dark(false, false))
    #expect(all.0 < 0.05 && all.1 < 0.05)
    #expect(abs(all.2 - all.3) < 0.02 && all.2 > 0.5)
  }
}
