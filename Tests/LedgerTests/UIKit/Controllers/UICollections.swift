import UIKit

private let canvas = Canvas.fixed(200, 300)

extension Ledger {
  func uiCollections() {
    topic("Collection views: cells, changes, layouts of one's own")

    value(
      "UICollectionView.register", "UICollectionView.dequeueReusableCell", "UICollectionView.dequeueReusableSupplementaryView",
      "UICollectionReusableView", "UICollectionReusableView.prepareForReuse", "UICollectionReusableView.reuseIdentifier",
      "UICollectionReusableView.apply",
      "UICollectionView.CellRegistration", "UICollectionView.SupplementaryRegistration", "UICollectionView.dequeueConfiguredReusableCell",
      "UICollectionView.dequeueConfiguredReusableSupplementary", says: "views of the registered class are made, filled, and used again",
      from: .documented("uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)")
    ) { judge in
      let view = uiCollection(flow(), [200])
      let path = IndexPath(item: 3, section: 0)
      view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
      view.register(OwnExtra.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "x")
      judge.expect(view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "x", for: path) is OwnExtra)
      let cells = UICollectionView.CellRegistration<OwnCell, String> { cell, path, word in cell.word = "\(word) \(path.item)" }
      let made = view.dequeueConfiguredReusableCell(using: cells, for: path, item: "a")
      judge.equal(made.word, "a 3")
      judge.equal(view.dequeueConfiguredReusableCell(using: cells, for: path, item: nil).word, "")
      let extras = UICollectionView.SupplementaryRegistration<OwnExtra>(elementKind: "k") { view, kind, path in
        view.word = "\(kind) \(path.item)"
      }
      judge.equal(view.dequeueConfiguredReusableSupplementary(using: extras, for: path).word, "k 3")
      view.feed.cell = { $0.dequeueReusableCell(withReuseIdentifier: "own", for: $1) }
      view.layoutIfNeeded()
      let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? OwnCell
      judge.expect(first?.reuseIdentifier == "own" && first?.preparations == 0 && first?.applied?.indexPath.item == 0)
      view.contentOffset.y = 700
      view.layoutIfNeeded()
      view.contentOffset.y = 1000
      view.layoutIfNeeded()
      judge.expect(view.visibleCells.contains { $0 === first } && (first?.preparations ?? 0) > 0, "used again")
    }
    measure(
      "UICollectionView.dequeueReusableCell", "UICollectionView.dequeueReusableSupplementaryView", "UICollectionViewLayout.register",
      says: "cells, headers and decorations are made with the frame that the layout has for them, and have it when they are used again",
      from: .assumed("steipete/PSTCollectionView, which was written to behave as the phone's, makes them with their attributes' frame")
    ) { judge in
      let layout = flow()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let view = uiCollection(layout, [40])
      view.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
      view.register(FramedExtra.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
      var again: [CGRect] = []
      view.feed.cell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if (cell as? FramedCell)?.preparations ?? 0 > 0 { again.append(cell.frame) }
        return cell
      }
      view.feed.extra = { $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "head", for: $2) }
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FramedCell
      judge.equal(cell?.made, layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
      judge.equal(cell?.content.size, CGSize(width: 40, height: 30))
      let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      judge.equal((header as? FramedExtra)?.made, CGRect(x: 0, y: 0, width: 200, height: 20))
      for y in [CGFloat(120), 250] {
        view.contentOffset.y = y
        view.layoutIfNeeded()
      }
      judge.expect(!again.isEmpty && again.allSatisfy { $0.minY > 280 && $0.size == CGSize(width: 40, height: 30) }, "\(again)")
      let own = OwnLayout()
      own.register(FramedExtra.self, forDecorationViewOfKind: "deco")
      let decorated = uiCollection(own, [5])
      decorated.layoutIfNeeded()
      judge.equal(
        decorated.subviews.compactMap { ($0 as? FramedExtra)?.made }, [CGRect(x: 0, y: 250, width: 200, height: 50)])
      // Self-sizing cells begin with the layout's estimate.
      let grown = flow()
      grown.estimatedItemSize = CGSize(width: 33, height: 22)
      let estimated = uiCollection(grown, [1])
      estimated.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
      estimated.feed.cell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
      estimated.layoutIfNeeded()
      judge.equal((estimated.visibleCells.first as? FramedCell)?.made.size, CGSize(width: 33, height: 22))
    }
    uiRow(
      "UICollectionView.reloadData", "UICollectionView.reloadItems", "UICollectionView.reloadSections", "UICollectionView.insertItems",
      "UICollectionView.deleteItems", "UICollectionView.performBatchUpdates", "UICollectionView.setCollectionViewLayout",
      "UICollectionView.collectionViewLayout", says: "after each call new items, or the new layout, are shown",
      from: .documented("uikit/uicollectionview/reloaddata()"), in: canvas
    ) {
      let canvas = uiCanvas()
      let changes: [(FedCollection) -> Void] = [
        { $0.reloadData() }, { $0.reloadItems(at: []) }, { $0.reloadSections(IndexSet(integer: 0)) }, { $0.insertItems(at: []) },
        { $0.deleteItems(at: []) },
        { view in view.performBatchUpdates({ view.feed.counts = [2] }) { if $0 { canvas.accessibilityIdentifier = "finished" } } },
        { $0.setCollectionViewLayout(flow(), animated: false) }, { $0.collectionViewLayout = flow() },
      ]
      for (index, change) in changes.enumerated() {
        let view = uiCollection(index < 6 ? flow() : UICollectionViewFlowLayout(), [1])
        view.layoutIfNeeded()
        if index < 5 { view.feed.counts = [2] }
        view.feed.cell = { _, path in
          made(UICollectionViewCell(frame: .zero)) { $0.contentView.addSubview(uiBox("\(index) \(path.item)", 0, 0, 3, 3)) }
        }
        change(view)
        canvas.addSubview(view)
      }
      return canvas
    } holds: {
      for index in 0..<6 { $0.frame("\(index) 1", 52, 3, 3, 3, within: 0.5) }
      $0.frame("0.0", 5, 3, 40, 30)
      $0.judge.expect($0.frame("finished") != nil)
    }
    uiRow(
      "UICollectionView.backgroundView", says: "a view behind all items fills what is seen",
      from: .documented("uikit/uicollectionview/backgroundview"), in: canvas
    ) {
      uiCollection(flow(), [1]) { $0.backgroundView = uiBox("back", 0, 0, 1, 1, .pureGreen) }
    } holds: {
      $0.frame("back", 0, 0, 200, 300)
      $0.color(20, 20, is: 0xFF0000)
      $0.color(100, 200, is: 0x00FF00)
    }
    uiRow(
      "UICollectionViewLayout.prepare", "UICollectionViewLayout.collectionView", "UICollectionViewLayout.invalidateLayout",
      "UICollectionViewLayout.register",
      "UICollectionViewLayout.layoutAttributesForSupplementaryView", "UICollectionViewLayoutAttributes",
      "UICollectionViewLayoutAttributes.alpha",
      "UICollectionViewLayoutAttributes.center", "UICollectionViewLayoutAttributes.frame", "UICollectionViewLayoutAttributes.indexPath",
      "UICollectionViewLayoutAttributes.isHidden", "UICollectionViewLayoutAttributes.representedElementKind",
      "UICollectionViewLayoutAttributes.size",
      "UICollectionViewLayoutAttributes.transform", "UICollectionViewLayoutAttributes.zIndex",
      says: "a layout of one's own: places, opacity, order, turning, hiding, decorations",
      from: .documented("uikit/uicollectionviewlayoutattributes"), in: canvas
    ) {
      let layout = OwnLayout()
      layout.register(OwnExtra.self, forDecorationViewOfKind: "deco")
      return uiCollection(layout, [5]) {
        $0.feed.cell = { _, path in made(UICollectionViewCell(frame: .zero)) { $0.backgroundColor = path.item == 1 ? .pureBlue : .pureRed }
        }
      }
    } holds: {
      $0.frame("0.0", 10, 20, 30, 40)
      $0.color(25, 40, is: 0xFF8080, within: 4)
      $0.frame("0.1", 80, 20, 40, 40)
      // The second lies above the third, though it comes first.
      $0.color(100, 40, is: 0x0000FF)
      $0.color(75, 40, is: 0xFF0000)
      $0.judge.equal($0.area(0xFF0000, in: $0.part(0, 100, 100, 100)), CGRect(x: 30, y: 120, width: 20, height: 60))
      $0.judge.expect($0.ink(in: $0.part(100, 100, 100, 100)).isNull, "hidden")
      $0.area(0x00FF00, 0, 250, 200, 50)
      $0.judge.expect($0.tree.first(identifier: "deco") != nil)
    }
    value(
      "UICollectionViewLayout.shouldInvalidateLayout", "UICollectionViewLayoutAttributes.center",
      "UICollectionViewLayoutAttributes.representedElementKind",
      "UICollectionView.allowsSelection", "UICollectionView.allowsMultipleSelection", "UICollectionView.dataSource",
      says: "a layout is anew for another size", from: .documented("uikit/uicollectionviewlayout")
    ) { judge in
      let view = uiCollection(flow())
      judge.expect(!view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 200, height: 300)))
      judge.expect(view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 190, height: 300)))
      judge.expect(
        view.collectionViewLayout.collectionView === view && view.allowsSelection && !view.allowsMultipleSelection
          && view.dataSource === view.feed)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: IndexPath(item: 4, section: 2))
      judge.expect(
        attributes.representedElementKind == "k" && attributes.indexPath == IndexPath(item: 4, section: 2) && attributes.alpha == 1
          && attributes.zIndex == 0)
      attributes.size = CGSize(width: 10, height: 20)
      attributes.center = CGPoint(x: 50, y: 60)
      judge.equal(attributes.frame, CGRect(x: 45, y: 50, width: 10, height: 20))
      judge.equal(attributes.center, CGPoint(x: 50, y: 60))
      judge.expect(
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)).representedElementKind == nil && !attributes.isHidden)
      let plain = UICollectionViewLayout()
      judge.expect(plain.collectionViewContentSize == .zero && plain.layoutAttributesForElements(in: .infinite) == nil)
      judge.expect(plain.layoutAttributesForSupplementaryView(ofKind: "k", at: attributes.indexPath) == nil && plain.collectionView == nil)
    }
    uiRow(
      "UICollectionViewCell", "UICollectionViewCell.contentView", "UICollectionViewCell.backgroundView",
      "UICollectionViewCell.backgroundConfiguration",
      "UICollectionViewCell.contentConfiguration", says: "content fills the cell, on its background",
      from: .documented("uikit/uicollectionviewcell"), in: .fixed(200, 160)
    ) {
      let (a, b) = (
        UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 100, height: 50)),
        UICollectionViewCell(frame: CGRect(x: 10, y: 80, width: 100, height: 50))
      )
      a.contentView.accessibilityIdentifier = "content"
      a.backgroundView = uiBox("back", 0, 0, 1, 1, .pureGreen)
      a.contentView.addSubview(uiBox("front", 5, 6, 10, 10))
      var background = UIBackgroundConfiguration.clear()
      (background.backgroundColor, background.strokeColor, background.strokeWidth, background.cornerRadius) = (.pureRed, .pureBlue, 2, 4)
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 7)
      b.backgroundConfiguration = background
      var content = UIListContentConfiguration.cell()
      content.text = "words"
      b.contentConfiguration = content
      return uiCanvas(a, b)
    } holds: {
      $0.frame("content", 10, 20, 100, 50)
      $0.frame("back", 10, 20, 100, 50)
      $0.color(20, 30, is: 0xFF0000)
      $0.color(60, 50, is: 0x00FF00)
      $0.texts("words")
      $0.judge.equal($0.area(0xFF0000, in: $0.part(0, 78, 200, 80)), CGRect(x: 31, y: 84, width: 71, height: 40))
      $0.judge.equal($0.area(0x0000FF, in: $0.part(0, 78, 200, 80)).width, 75)
    }
    value(
      "UICollectionViewCell.isSelected", "UICollectionViewCell.isHighlighted", "UICollectionViewCell.configurationState",
      "UICollectionViewCell.configurationUpdateHandler", "UICollectionViewCell.setNeedsUpdateConfiguration",
      "UICollectionViewCell.updateConfiguration",
      "UICollectionViewCell.selectedBackgroundView", "UICollectionReusableView.preferredLayoutAttributesFitting",
      says: "the handler is called when set, when the state changes, and when asked",
      from: .documented("uikit/uicollectionviewcell/configurationupdatehandler-swift.property")
    ) { judge in
      let cell = UICollectionViewCell(frame: .zero)
      var states: [String] = []
      cell.configurationUpdateHandler = { states.append("\($0 === cell) \($1.isSelected) \($1.isHighlighted)") }
      cell.isSelected = true
      cell.isSelected = true
      cell.isHighlighted = true
      cell.setNeedsUpdateConfiguration()
      judge.equal(states, ["true false false", "true true false", "true true true", "true true true"])
      judge.expect(cell.configurationState.isSelected && cell.selectedBackgroundView == nil)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 7, height: 9)
      judge.equal(cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 7, height: 9))
    }
    controllerRow(
      "UICollectionViewController", "UICollectionViewController.collectionView", "UICollectionViewController.collectionViewLayout",
      "UICollectionViewController.numberOfSections", says: "a controller whose view is a collection that it feeds",
      from: .documented("uikit/uicollectionviewcontroller"), in: canvas
    ) {
      OwnCollectionController(collectionViewLayout: flow())
    } holds: {
      $0.area(0xFF0000, 5, 3, 40, 30)
    }
    value(
      "UICollectionViewController.clearsSelectionOnViewWillAppear", "UICollectionViewController.numberOfSections",
      says: "kept; one section without items at first",
      from: .documented("uikit/uicollectionviewcontroller")
    ) { judge in
      let layout = flow()
      let controller = UICollectionViewController(collectionViewLayout: layout)
      judge.expect(
        controller.clearsSelectionOnViewWillAppear && controller.collectionViewLayout === layout
          && controller.collectionView.collectionViewLayout === layout)
      judge.expect(
        controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller
          && controller.view === controller.collectionView)
      judge.expect(
        controller.numberOfSections(in: controller.collectionView) == 1
          && controller.collectionView(controller.collectionView, numberOfItemsInSection: 0) == 0)
    }
  }
}

/// Items of 40 by 30, 7 and 9 apart, between 3, 5, 11 and 13.
@MainActor private func flow() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 40, height: 30)
  layout.minimumInteritemSpacing = 7
  layout.minimumLineSpacing = 9
  layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 13)
  return layout
}

private final class OwnCell: UICollectionViewCell {
  var preparations = 0
  var word = ""
  var applied: UICollectionViewLayoutAttributes?
  override func prepareForReuse() { preparations += 1 }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied = layoutAttributes }
}

/// A cell that notes the frame it is made with.
private final class FramedCell: UICollectionViewCell {
  private(set) var made = CGRect.null
  private(set) var content = CGRect.null
  private(set) var preparations = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    (made, content) = (frame, contentView.bounds)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() { preparations += 1 }
}
private final class FramedExtra: UICollectionReusableView {
  private(set) var made = CGRect.null
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = frame
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnExtra: UICollectionReusableView {
  var word = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .pureGreen
    accessibilityIdentifier = "deco"
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnLayout: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    let frames = [
      CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 80, y: 20, width: 40, height: 40), CGRect(x: 70, y: 30, width: 40, height: 40),
      CGRect(x: 10, y: 140, width: 60, height: 20), CGRect(x: 100, y: 120, width: 60, height: 20),
    ]
    all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
      made(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))) { $0.frame = frames[index] }
    }
    all[0].alpha = 0.5
    all[1].zIndex = 5
    all[3].transform = CGAffineTransform(rotationAngle: .pi / 2)
    all[4].isHidden = true
    let deco = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "deco", with: IndexPath(item: 0, section: 0))
    deco.frame = CGRect(x: 0, y: 250, width: 200, height: 50)
    all.append(deco)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 300) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { all[path.item] }
}

private final class OwnCollectionController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made(UICollectionViewCell(frame: .zero)) { $0.backgroundColor = .pureRed }
  }
}
