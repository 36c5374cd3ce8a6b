import UIKit

extension Ledger {
  func uiDetails() {
    topic("Controls and containers: details")
    uiBarDetails()
    uiListDetails()
    uiValueDetails()
    uiCollectionDetails()
    uiTextDetails()
    uiSpacingDetails()
  }

  private func uiBarDetails() {
    measure(
      "UIBarButtonItem", "UIBarButtonItem.primaryAction", "UIBarButtonItem.style", "UIBarButtonItem.menu",
      says: "each way of making an item keeps what it is given; an action lends its title and picture",
      from: .documented("uikit/uibarbuttonitem")
    ) { judge in
      let (action, picture, menu) = (UIAction(title: "act") { _ in }, uiPicture(4, 4), UIMenu(title: "m"))
      let view = uiBox("v", 0, 0, 9, 9)
      let words = UIBarButtonItem(title: "t", style: .done, primaryAction: action)
      judge.expect(words.title == "t" && words.style == .done && words.primaryAction === action && words.image == nil, "words")
      let drawn = UIBarButtonItem(image: picture, style: .done, primaryAction: action)
      judge.expect(drawn.image === picture && drawn.style == .done && drawn.primaryAction === action && drawn.title == nil, "a picture")
      let both = UIBarButtonItem(title: "t", image: picture, primaryAction: action, menu: menu)
      judge.expect(both.title == "t" && both.image === picture && both.primaryAction === action && both.menu === menu, "both")
      judge.expect(
        UIBarButtonItem(image: picture, menu: menu).menu === menu && UIBarButtonItem(title: "t", menu: menu).menu === menu, "a menu")
      judge.expect(UIBarButtonItem().menu == nil, "nothing")
      let lent = UIBarButtonItem(primaryAction: UIAction(title: "lent", image: picture) { _ in })
      judge.expect(lent.title == "lent" && lent.image === picture, "lent")
      judge.expect(UIBarButtonItem(title: "t").style == .plain && UIBarButtonItem(title: "t").primaryAction == nil, "as they are at first")
      judge.expect(UIBarButtonItem(customView: view).customView === view, "a view")
    }
    uiRow(
      "UISearchBar.showsCancelButton", says: "Cancel stands beside the field at its height, at the trailing end, in the tint",
      from: .documented("uikit/uisearchbar/showscancelbutton"), in: .fixed(300, 56)
    ) {
      made(UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))) {
        $0.showsCancelButton = true
        $0.tintColor = .pureRed
        $0.searchBarStyle = .minimal
        $0.backgroundColor = .white
      }
    } holds: { shown in
      let word = shown.area(0xFF0000, within: 120)
      shown.judge.near(word.midY, 28, within: 3, "the word's middle")
      shown.judge.near(word.maxX, 292, within: 3, "the word's end")
      let field = shown.ink(in: CGRect(x: 0, y: 0, width: word.minX - 4, height: 56), within: 4)
      shown.judge.near(field.midY, 28, within: 1, "the field's middle")
      shown.judge.near(field.minX, 8, within: 1, "the field's start")
      shown.judge.near(word.minX - field.maxX, 8, within: 3, "the gap")
      let mirrored = try shown.other(uiView: {
        made(UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))) {
          $0.showsCancelButton = true
          $0.tintColor = .pureRed
          $0.searchBarStyle = .minimal
          $0.backgroundColor = .white
          $0.semanticContentAttribute = .forceRightToLeft
        }
      })
      let other = mirrored.area(0xFF0000, within: 120)
      shown.judge.near(other.minX, 300 - word.maxX, within: 1.5, "mirrored")
      shown.judge.near(other.minY, word.minY, within: 0.5, "mirrored")
    }
    controllerRow(
      "UICollectionViewController", "UITableViewController", says: "its view has the system's background",
      from: .documented("uikit/uicollectionviewcontroller"), in: .fixed(100, 100)
    ) {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    } holds: { shown in
      shown.judge.equal(shown.share(0xFFFFFF, within: 0), 1, "white")
      for (style, scheme) in [(UIUserInterfaceStyle.light, UIColor.white), (.dark, .black)] {
        surroundings(style: style) {
          let color = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).collectionView.backgroundColor
          shown.judge.equal(
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components?.prefix(1),
            scheme.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components?.prefix(1), "\(style)")
        }
      }
    }
    controllerRow(
      "UIAlertController", says: "hairlines part the buttons: above them, and between two beside each other, in light and dark",
      from: .documented("uikit/uialertcontroller"), in: .screen(390, 400, top: 20, bottom: 20), scale: 2
    ) {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.view.accessibilityIdentifier = "alert"
      alert.addAction(UIAlertAction(title: "i", style: .default))
      alert.addAction(UIAlertAction(title: "l", style: .cancel))
      return Presenter(alert)
    } holds: { shown in
      let card = shown.frame("alert") ?? .zero
      let row = card.maxY - 22
      let beside = shown.grey(card.midX - 20, row)
      let between = (0..<8).map { shown.grey(card.midX - 2 + CGFloat($0) / 2, row) }.min() ?? 255
      shown.expect(between < beside - 8, "no line between the buttons: \(between), \(beside)")
      let above = (0..<12).map { shown.grey(card.minX + 20, card.maxY - 47 + CGFloat($0) / 2) }.min() ?? 255
      shown.expect(above < beside - 8, "no line above the buttons: \(above), \(beside)")
      // A hair is a pixel: half a point here.
      shown.expect(shown.grey(card.minX + 20, card.maxY - 40) == beside && shown.grey(card.midX + 2, row) == beside, "more than hairs")
    }
  }

  private func uiListDetails() {
    measure(
      "UITableViewCell.accessoryType", "UITableViewCell.AccessoryType", "UITableViewCell.contentView",
      says: "the content ends before the mark: its width, 8 before it and the margin behind", from: .assumed("marks of 8, 17 and 22 points")
    ) { judge in
      let rooms: [(UITableViewCell.AccessoryType, CGFloat)] = [
        (.none, 0), (.disclosureIndicator, 8 + 8), (.checkmark, 17 + 8), (.detailButton, 22 + 8), (.detailDisclosureButton, 22 + 8 + 8 + 8),
      ]
      for rightToLeft in [false, true] {
        for (type, room) in rooms {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
          if rightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
          cell.accessoryType = type
          cell.layoutIfNeeded()
          let side: CGFloat = type == .none ? 0 : 16
          judge.rect(cell.contentView.frame, rightToLeft ? room + side : 0, 0, 300 - room - side, 44, "the content beside \(type.rawValue)")
        }
      }
    }
    measure(
      "UITableView.scrollToRow", "UITableView.ScrollPosition",
      says: "the row comes to the top, the middle or the bottom of what is seen, or just into sight",
      from: .documented("uikit/uitableview/scrolltorow(at:at:animated:)")
    ) { judge in
      // Rows of 50 in a table of 200 by 300, insets of 20 above and 30 below: 250 are seen.
      @MainActor func offset(_ row: Int, _ position: UITableView.ScrollPosition, from start: CGFloat = 0) -> CGFloat {
        let table = uiTable(.plain, [40]) {
          $0.rowHeight = 50
          $0.feed.heights = Array(repeating: 50, count: 40)
          $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
          $0.contentInsetAdjustmentBehavior = .never
        }
        table.layoutIfNeeded()
        table.contentOffset.y = start
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        return table.contentOffset.y
      }
      judge.near(offset(10, .top), 500 - 20, "top")
      judge.near(offset(10, .middle), 525 - 20 - 125, "middle")
      judge.near(offset(10, .bottom), 550 - 300 + 30, "bottom")
      judge.near(offset(10, .none), 550 - 300 + 30, "just into sight from above")
      judge.near(offset(10, .none, from: 1000), 500 - 20, "just into sight from below")
      judge.near(offset(10, .none, from: 400), 400, "in sight already")
      judge.near(offset(0, .bottom), -20, "no further than the start")
      judge.near(offset(39, .top), 2000 - 300 + 30, "no further than the end")
    }
    measure(
      "UICollectionView.insertItems", "UICollectionView.deleteItems", "UICollectionView.moveItem", "UICollectionView.reloadItems",
      "UICollectionView.insertSections", "UICollectionView.deleteSections", "UICollectionView.moveSection",
      "UICollectionView.reloadSections",
      "UICollectionView.performBatchUpdates", "UICollectionView.reloadData",
      says: "after each the cells are those that the data source has now", from: .documented("uikit/uicollectionview")
    ) { judge in
      let (sections, path) = (IndexSet(integer: 0), IndexPath(item: 0, section: 0))
      let changes: [(String, @MainActor (UICollectionView) -> Void)] = [
        ("insertItems", { $0.insertItems(at: [path]) }), ("deleteItems", { $0.deleteItems(at: [path]) }),
        ("moveItem", { $0.moveItem(at: path, to: path) }), ("reloadItems", { $0.reloadItems(at: [path]) }),
        ("insertSections", { $0.insertSections(sections) }), ("deleteSections", { $0.deleteSections(sections) }),
        ("moveSection", { $0.moveSection(0, toSection: 1) }), ("reloadSections", { $0.reloadSections(sections) }),
        ("performBatchUpdates", { $0.performBatchUpdates(nil) }), ("reloadData", { $0.reloadData() }),
      ]
      for (name, change) in changes {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 20)
        let view = uiCollection(layout, [2, 1])
        view.layoutIfNeeded()
        judge.equal(view.visibleCells.count, 3, "before \(name)")
        let before = Set(view.visibleCells.map(ObjectIdentifier.init))
        view.feed.counts = [4, 3]
        change(view)
        view.layoutIfNeeded()
        judge.equal(view.visibleCells.count, 7, "after \(name)")
        judge.expect(Set(view.visibleCells.map(ObjectIdentifier.init)) != before, name)
      }
    }
    measure(
      "UITableView.insertRows", "UITableView.deleteRows", "UITableView.moveRow", "UITableView.reloadRows", "UITableView.insertSections",
      "UITableView.deleteSections", "UITableView.moveSection", "UITableView.reloadSections", "UITableView.performBatchUpdates",
      "UITableView.reloadData", says: "after each the cells are those that the data source has now", from: .documented("uikit/uitableview")
    ) { judge in
      let (sections, path) = (IndexSet(integer: 0), IndexPath(row: 0, section: 0))
      let changes: [(String, @MainActor (UITableView) -> Void)] = [
        ("insertRows", { $0.insertRows(at: [path], with: .none) }), ("deleteRows", { $0.deleteRows(at: [path], with: .none) }),
        ("moveRow", { $0.moveRow(at: path, to: path) }), ("reloadRows", { $0.reloadRows(at: [path], with: .none) }),
        ("insertSections", { $0.insertSections(sections, with: .none) }), ("deleteSections", { $0.deleteSections(sections, with: .none) }),
        ("moveSection", { $0.moveSection(0, toSection: 1) }), ("reloadSections", { $0.reloadSections(sections, with: .none) }),
        ("performBatchUpdates", { $0.performBatchUpdates(nil) }), ("reloadData", { $0.reloadData() }),
      ]
      for (name, change) in changes {
        let table = uiTable(.plain, [2, 1]) { $0.rowHeight = 20 }
        table.layoutIfNeeded()
        judge.equal(table.visibleCells.count, 3, "before \(name)")
        table.feed.counts = [4, 3]
        change(table)
        table.layoutIfNeeded()
        judge.equal(table.visibleCells.count, 7, "after \(name)")
      }
    }
  }

  private func uiValueDetails() {
    measure(
      "UIApplication.statusBarFrame", says: "as wide as the screen, as high as the safe area above",
      from: .documented("uikit/uiapplication/statusbarframe")
    ) { judge in
      let frame = UIApplication.shared.statusBarFrame
      judge.equal(frame.origin, .zero)
      judge.equal(frame.width, UIScreen.main.bounds.width)
      judge.equal(frame.height, UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0)
    }
    value(
      "UIViewController.isBeingPresented", "UIViewController.isBeingDismissed", "UIViewController.isMovingToParent",
      "UIViewController.isMovingFromParent", "UIControl.beginTracking", "UIControl.continueTracking",
      says: "nothing moves, and nothing is on its way; a control would follow a finger",
      from: .documented("uikit/uiviewcontroller/ismovingtoparent")
    ) { judge in
      let controller = UIViewController()
      judge.expect(
        !controller.isBeingPresented && !controller.isBeingDismissed && !controller.isMovingToParent && !controller.isMovingFromParent)
      judge.expect(controller.storyboard == nil && controller.nibName == nil)
      judge.expect(UIControl().beginTracking(UITouch(), with: nil) && UIControl().continueTracking(UITouch(), with: nil))
    }
    value(
      "UIStoryboardSegue", "UIStoryboardSegue.identifier", "UIStoryboardSegue.source", "UIStoryboardSegue.destination",
      says: "keeps its name and both ends", from: .documented("uikit/uistoryboardsegue")
    ) { judge in
      let (one, two) = (UIViewController(), UIViewController())
      let segue = UIStoryboardSegue(identifier: "way", source: one, destination: two)
      judge.expect(segue.identifier == "way" && segue.source === one && segue.destination === two)
      judge.expect(UIStoryboardSegue(identifier: nil, source: one, destination: two).identifier == nil)
    }
    value(
      "CADisplayLink.duration", "CADisplayLink.targetTimestamp", "CADisplayLink.timestamp", says: "60 pictures a second",
      from: .documented("quartzcore/cadisplaylink/duration")
    ) { judge in
      let link = CADisplayLink(target: UIView(), selector: Selector(("tick")))
      judge.near(CGFloat(link.duration), 1 / 60, within: 1e-9)
      judge.expect(link.preferredFramesPerSecond == 0 && !link.isPaused)
      judge.near(CGFloat(link.targetTimestamp - link.timestamp), 1 / 60, within: 1e-9)
    }
    value(
      "UIColorPickerViewController.selectedColor", "UIColorPickerViewController.supportsAlpha",
      says: "the colour that is chosen is kept; black, with opacity, at first", from: .documented("uikit/uicolorpickerviewcontroller")
    ) { judge in
      let picker = UIColorPickerViewController()
      judge.expect(picker.selectedColor == .black && picker.supportsAlpha)
      picker.selectedColor = .pureRed
      judge.equal(picker.selectedColor, .pureRed)
    }
    measure(
      "UndoManager.registerUndo", "UndoManager.undo", says: "undoes the last thing first, each once",
      from: .documented("foundation/undomanager")
    ) { judge in
      final class Target {}
      let (manager, target) = (UndoManager(), Target())
      nonisolated(unsafe) var done: [Int] = []
      manager.registerUndo(withTarget: target) { _ in done.append(1) }
      manager.registerUndo(withTarget: target) { _ in done.append(2) }
      judge.equal(manager.canUndo, true)
      manager.undo()
      judge.equal(done, [2])
      manager.undo()
      manager.undo()
      judge.equal(done, [2, 1])
      judge.equal(manager.canUndo, false)
    }
    measure(
      "UIColor.init", says: "a colour made of a picture is the mean of its pixels", from: .assumed("a colour has one value here")
    ) { judge in
      for (colors, expected) in [
        ([0xFF0000, 0x0000FF], [0.5, 0, 0.5]), ([0xFF0000, 0xFF0000, 0xFF0000, 0x00FF00], [0.75, 0.25, 0]), ([0x336699], [0.2, 0.4, 0.6]),
        ([0, 0, 0, 0xFFFFFF], [0.25, 0.25, 0.25]),
      ] as [([Int], [CGFloat])] {
        let parts = UIColor(patternImage: Pictures.image(width: 1, colors)).cgColor.components ?? []
        judge.expect(
          parts.count == 4 && zip(parts, expected + [1]).allSatisfy { abs($0 - $1) < 0.005 }, "\(colors) gives \(parts), not \(expected)")
      }
    }
    measure(
      "CGImage.alphaInfo", "CGImage.bitmapInfo", "CGImage.bitsPerComponent", "CGImage.bitsPerPixel", "CGImage.bytesPerRow",
      "CGImage.decode", "CGImage.renderingIntent", "CGImage.shouldInterpolate",
      says: "four bytes a pixel, the opacity last, multiplied in, colours as they are", from: .documented("coregraphics/cgimage")
    ) { judge in
      guard let image = Pictures.fourColors.cgImage else { return judge.expect(false, "no picture") }
      judge.expect(image.alphaInfo == .premultipliedLast && image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
      judge.expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 8)
      judge.expect(image.decode == nil && image.shouldInterpolate && image.renderingIntent == .defaultIntent)
    }
    measure(
      "CGContext.init", says: "there is a PDF's context for a file and a page that has width and height",
      from: .documented("coregraphics/cgcontext/init(_:mediabox:_:)")
    ) { judge in
      let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("quoin-ledger-never-written.pdf") as CFURL
      @MainActor func exists(_ width: CGFloat, _ height: CGFloat) -> Bool {
        var box = CGRect(x: 0, y: 0, width: width, height: height)
        return CGContext(url, mediaBox: &box, nil) != nil
      }
      judge.expect(exists(10, 20) && exists(20, 10) && CGContext(url, mediaBox: nil, nil) != nil)
      judge.expect(!exists(0, 10) && !exists(10, 0) && !exists(0, 0))
      judge.expect(CGContext(URL(string: "https://example.com/a.pdf")! as CFURL, mediaBox: nil, nil) == nil)
    }
  }

  private func uiCollectionDetails() {
    uiRow(
      "NSCollectionLayoutEnvironment.container", "NSCollectionLayoutContainer.effectiveContentSize",
      "NSCollectionLayoutContainer.effectiveContentInsets", "NSCollectionLayoutContainer.contentSize",
      says: "a section's maker is told the room that is left within the insets",
      from: .documented("uikit/nscollectionlayoutcontainer/effectivecontentsize"), in: .fixed(200, 300)
    ) {
      let view = uiCollection(
        UICollectionViewCompositionalLayout { _, environment in
          let room = environment.container.effectiveContentSize
          let all = environment.container.contentSize
          let insets = environment.container.effectiveContentInsets
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(room.width / 2),
              heightDimension: .absolute(all.width - insets.leading - insets.trailing - room.width + 40)))
          return NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
        }, [2])
      return view
    } holds: {
      $0.frame("0.0", 0, 0, 100, 40)
      $0.frame("0.1", 100, 0, 100, 40)
    }
    uiRow(
      "NSCollectionLayoutGroup.custom", says: "as large as what it holds where its own size is an estimate",
      from: .documented("uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)"), in: .fixed(200, 300)
    ) {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(10), heightDimension: .estimated(10))
      ) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 10, width: 60, height: 30)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 0, width: 25, height: 20)),
        ]
      }
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .estimated(10)), subitems: [group])
      return uiCollection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [6])
    } holds: {
      $0.frame("0.0", 5, 10, 60, 30)
      $0.frame("0.1", 20, 0, 25, 20)
      $0.frame("0.2", 70, 10, 60, 30)
      $0.frame("0.4", 135, 10, 60, 30)
    }
    uiRow(
      "UICollectionViewCell", says: "a cell without constraints is as large as it says it fits, in the direction that is its own to choose",
      from: .documented("uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)"), in: .fixed(200, 300)
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .estimated(30)), subitems: [item])
      return uiCollection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3]) {
        $0.register(WrappingCell.self, forCellWithReuseIdentifier: "w")
        $0.feed.cell = { $0.dequeueReusableCell(withReuseIdentifier: "w", for: $1) }
      }
    } holds: {
      // 6000 square points in a width of 120 are 50 high.
      $0.frame("0.0", 0, 0, 120, 50)
      $0.frame("0.1", 0, 50, 120, 50)
    }
    uiRow(
      "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems",
      "UICollectionViewCompositionalLayoutConfiguration.scrollDirection",
      "NSCollectionLayoutSection.boundarySupplementaryItems",
      says: "where it scrolls sideways, headers stand before the items, within the section's insets above and below",
      from: .documented("uikit/uicollectionviewcompositionallayoutconfiguration"), in: .fixed(200, 300)
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .fractionalHeight(1)), subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 6, bottom: 50, trailing: 9)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(15), heightDimension: .fractionalHeight(0.5)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(15), heightDimension: .fractionalHeight(0.5)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
      ]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      return uiCollection(UICollectionViewCompositionalLayout(section: section, configuration: configuration), [2]) {
        $0.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        $0.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "f")
      }
    } holds: {
      // 300 − 20 − 50 = 230 between the insets.
      $0.frame("Header 0.0", nil, 20, 15, 115)
      $0.frame("Footer 0.0", nil, 20 + 115, 15, 115)
      $0.frame("0.0", nil, 20, 40, 230)
    }
  }

  private func uiSpacingDetails() {
    measure(
      "NSCollectionLayoutItem.edgeSpacing", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutSpacing.fixed",
      says: "a distance on one side only; none where it is nil", from: .documented("uikit/nscollectionlayoutedgespacing")
    ) { judge in
      // Two items of 20 by 10 in a row of 100 by 40: which side has 7, and where the two then lie.
      let sides: [(String, NSCollectionLayoutEdgeSpacing, CGFloat, CGFloat)] = [
        ("leading", NSCollectionLayoutEdgeSpacing(leading: .fixed(7), top: nil, trailing: nil, bottom: nil), 7, 34),
        ("trailing", NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(7), bottom: nil), 0, 27),
        ("none", NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil), 0, 20),
      ]
      for (name, spacing, first, second) in sides {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10)))
        item.edgeSpacing = spacing
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40)), subitems: [item])
        let shown = try judge.shown(.fixed(200, 300)) {
          uiCollection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [2])
        }
        judge.near(shown.frame("0.0")?.minX, first, name)
        judge.near(shown.frame("0.1")?.minX, second, name)
      }
    }
    value(
      "UIViewController.isEditing", "UIViewController.setEditing", says: "is set without a motion",
      from: .documented("uikit/uiviewcontroller/isediting")
    ) {
      judge in
      let controller = Editing()
      controller.isEditing = true
      controller.setEditing(false, animated: true)
      judge.equal(controller.told, [true, false, false, true])
      judge.equal(controller.isEditing, false)
    }
    uiRow(
      "UIImage.init", "UIImage.withRenderingMode", says: "a symbol in its own colours is black, a template has the tint",
      from: .documented("uikit/uiimage/renderingmode-swift.enum"), in: .fixed(100, 50)
    ) {
      let symbol = UIImage(systemName: "square.fill")
      let (own, tinted) = (UIImageView(image: symbol?.withRenderingMode(.alwaysOriginal)), UIImageView(image: symbol))
      own.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      tinted.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
      for view in [own, tinted] { view.tintColor = .pureRed }
      return uiCanvas(own, tinted)
    } holds: {
      $0.color(20, 20, is: 0)
      $0.color(70, 20, is: 0xFF0000)
    }
    measure(
      "UIScrollView.frameLayoutGuide", "UIView.layoutIfNeeded", says: "rules inside a scroll view follow its size when that changes",
      from: .documented("uikit/uiscrollview/framelayoutguide")
    ) { judge in
      let (scroller, inner) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      scroller.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
        inner.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
        inner.heightAnchor.constraint(equalTo: scroller.frameLayoutGuide.heightAnchor, multiplier: 2),
      ])
      for (width, height) in [(100, 80), (60, 40), (200, 90)] as [(CGFloat, CGFloat)] {
        scroller.frame.size = CGSize(width: width, height: height)
        scroller.layoutIfNeeded()
        judge.rect(inner.frame, 0, 0, width, height * 2)
        judge.equal(scroller.contentSize, CGSize(width: width, height: height * 2))
        scroller.contentOffset.y = 10
        scroller.layoutIfNeeded()
        judge.rect(inner.frame, 0, 0, width, height * 2, "scrolled")
      }
    }
  }

  private func uiTextDetails() {
    measure(
      "UILabel.attributedText", says: "one letter is text; none is nothing", from: .documented("uikit/uilabel/attributedtext")
    ) { judge in
      for text in ["", "A", "AB", "ABC"] {
        let (attributed, plain) = (UILabel(), UILabel())
        attributed.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        plain.text = text
        plain.font = .systemFont(ofSize: 20)
        judge.equal(attributed.sizeThatFits(.zero), plain.sizeThatFits(.zero), "“\(text)”")
        judge.equal(attributed.intrinsicContentSize, plain.intrinsicContentSize, "“\(text)”")
        judge.equal(plain.sizeThatFits(.zero) == .zero, text.isEmpty, "“\(text)”")
      }
    }
    uiRow(
      "UILabel.isEnabled", says: "disabled words have the colour of tertiary labels, whatever their own is",
      from: .documented("uikit/uilabel/isenabled"), in: .fixed(120, 40)
    ) {
      made(uiLabel("l", "mmmmm", 30)) {
        $0.textColor = .pureRed
        $0.isEnabled = false
        $0.backgroundColor = .white
      }
    } holds: { shown in
      shown.looks(likeUI: {
        made(uiLabel("l", "mmmmm", 30)) {
          $0.textColor = .tertiaryLabel
          $0.backgroundColor = .white
        }
      })
      shown.differs(fromUI: {
        made(uiLabel("l", "mmmmm", 30)) {
          $0.textColor = .quaternaryLabel
          $0.backgroundColor = .white
        }
      })
    }
    uiRow(
      "UILabel.textColor", "UILabel.lineBreakMode", says: "the mark of words that are cut has the words' colour",
      from: .law("an ellipsis takes the look of the text before it"), in: .fixed(60, 40), scale: 2
    ) {
      made(uiLabel("l", "mmmmm", 30)) {
        $0.textColor = .pureRed
        $0.backgroundColor = .white
      }
    } holds: {
      let ink = $0.ink()
      let red = $0.area(0xFF0000, within: 40)
      $0.judge.near(red.maxX, ink.maxX, within: 1.5, "the dots are not red")
      $0.judge.expect($0.texts.joined().contains("mmmmm"), "the text is told whole")
      for y in stride(from: CGFloat(0), to: 40, by: 0.5) {
        for x in stride(from: CGFloat(30), to: 60, by: 0.5) {
          let color = $0.color(x, y)
          $0.judge.expect(color >> 16 > 240, "not red at \(x) \(y)")
        }
      }
    }
    uiRow(
      "NSAttributedString.draw", "NSString.draw", says: "words without a colour are black, also in the dark",
      from: .documented("uikit/nsattributedstring/draw(at:)"), in: .fixed(100, 40), scale: 2
    ) {
      uiDrawn { _ in
        NSAttributedString(string: "III", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .black)]).draw(at: CGPoint(x: 5, y: 0))
      }
    } holds: {
      $0.judge.expect($0.share(0, within: 30) > 0.03, "not black: \($0.share(0, within: 30))")
    }
    uiRow(
      "UIImage.draw", "UIImage.RenderingMode", says: "a template is drawn in the label's colour, a picture in its own",
      from: .documented("uikit/uiimage/draw(in:)"), in: .fixed(100, 40)
    ) {
      uiDrawn { _ in
        uiPicture(10, 10).withRenderingMode(.alwaysTemplate).draw(in: CGRect(x: 5, y: 5, width: 20, height: 10))
        uiPicture(10, 10).withRenderingMode(.alwaysTemplate).draw(at: CGPoint(x: 40, y: 5))
        uiPicture(10, 10).withTintColor(.pureGreen, renderingMode: .alwaysTemplate).draw(at: CGPoint(x: 60, y: 5))
        uiPicture(10, 10).draw(in: CGRect(x: 80, y: 5, width: 15, height: 30))
      }
    } holds: {
      $0.area(0x000000, 5, 5, 45, 10)
      $0.color(30, 10, is: 0xFFFFFF)
      $0.area(0x00FF00, 60, 5, 10, 10)
      $0.area(0xFF0000, 80, 5, 15, 30)
    }
    uiRow(
      "UIGraphicsGetCurrentContext", "UIGraphicsPushContext", "UIGraphicsPopContext", "UIGraphicsBeginImageContextWithOptions",
      says: "is the innermost of the contexts that are open", from: .documented("uikit/uigraphicsgetcurrentcontext()")
    ) {
      uiDrawn { outer in
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { inner in
          UIGraphicsGetCurrentContext()?.setFillColor(UIColor.pureBlue.cgColor)
          UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.pureRed.cgColor)
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 50, y: 50, width: 5, height: 5))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        UIGraphicsPushContext(outer)
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 60, y: 50, width: 5, height: 5))
        UIGraphicsPopContext()
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.pureGreen.cgColor)
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let old = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        picture.draw(at: CGPoint(x: 10, y: 70))
        old?.draw(at: CGPoint(x: 40, y: 70))
      }
    } holds: {
      $0.area(0x0000FF, 10, 70, 20, 10)
      $0.area(0x00FF00, 40, 70, 10, 10)
      $0.area(0xFF0000, 50, 50, 15, 5)
    }
    measure(
      "UIGraphicsImageRendererContext.clip", "UIGraphicsImageRendererContext.fill", "UIGraphicsImageRendererContext.stroke",
      "UIGraphicsImageRendererContext.currentImage",
      says: "cut off, filled and outlined as in the context itself; the picture as far as it is",
      from: .documented("uikit/uigraphicsimagerenderercontext")
    ) { judge in
      var early: UIImage?
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        UIColor.pureRed.setFill()
        UIColor.pureBlue.setStroke()
        context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
        early = context.currentImage
        context.stroke(CGRect(x: 20.5, y: 2.5, width: 10, height: 10))
        context.clip(to: CGRect(x: 40, y: 40, width: 20, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      let whole = try judge.shown { UIImageView(image: image) }
      whole.color(4, 4, is: 0xFF0000)
      whole.color(20, 7, is: 0x0000FF)
      whole.color(25, 7, is: 0xFFFFFF)
      judge.equal(whole.area(0xFF0000, in: CGRect(x: 20, y: 20, width: 80, height: 80)), CGRect(x: 40, y: 40, width: 20, height: 10))
      let part = try judge.shown { UIImageView(image: early) }
      part.area(0xFF0000, 2, 2, 6, 6)
      part.ink(2, 2, 6, 6)
    }
    uiRow(
      "UIImageView.image", says: "another picture of another size moves what hangs on it", from: .documented("uikit/uiimageview/image")
    ) {
      let (view, below) = (UIImageView(image: uiPicture(20, 10)), uiBox("below", 0, 0, 0, 0, .pureBlue))
      view.accessibilityIdentifier = "picture"
      let canvas = uiRules(view, below) {
        [
          view.topAnchor.constraint(equalTo: $0.topAnchor), view.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
          below.topAnchor.constraint(equalTo: view.bottomAnchor), below.leadingAnchor.constraint(equalTo: view.trailingAnchor),
          below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
        ]
      }
      canvas.layoutIfNeeded()
      view.image = uiPicture(30, 40)
      return canvas
    } holds: {
      $0.frame("picture", 0, 0, 30, 40)
      $0.frame("below", 30, 40, 5, 5)
    }
    uiRow(
      "NSLayoutConstraint.constraints", says: "the standard distance from a superview's edge is its margin on that side, also mirrored",
      from: .documented("uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)"), in: .fixed(100, 100)
    ) {
      margined(.forceLeftToRight, "H:|-[one]-[two(10)]-|")
    } holds: { shown in
      shown.frame("one", 10, nil, 42, nil)
      shown.frame("two", 60, nil, 10, nil)
      try shown.other(uiView: { margined(.forceRightToLeft, "H:|-[one]-[two(10)]-|") }).frame("one", 28, nil, 42, nil)
      try shown.other(uiView: { margined(.forceRightToLeft, "H:|-[one]-[two(10)]-|") }).frame("two", 10, nil, 10, nil)
      let forced = try shown.other(uiView: { margined(.forceRightToLeft, "H:|-[one]-[two(10)]-|", [.directionLeftToRight]) })
      forced.frame("one", 10, nil, 42, nil)
      forced.frame("two", 60, nil, 10, nil)
      let other = try shown.other(uiView: { margined(.forceLeftToRight, "H:|-[one]-[two(10)]-|", [.directionRightToLeft]) })
      other.frame("one", 28, nil, 42, nil)
      other.frame("two", 10, nil, 10, nil)
      let down = try shown.other(uiView: { margined(.forceLeftToRight, "V:|-[one]-[two(10)]-|") })
      down.frame("one", nil, 5, nil, 100 - 5 - 8 - 10 - 15)
      down.frame("two", nil, 75, nil, 10)
    }
  }
}

/// Notes how it is told to be edited.
private final class Editing: UIViewController {
  var told: [Bool] = []
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    told += [editing, animated]
  }
}

/// A cell that has an area of 6000 square points, however wide it is.
private final class WrappingCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 6000 / max(1, min(size.width, 6000))) }
}

/// Two boxes by a line of the visual format, in a view whose margins are all different: 5, 10, 15, 30.
@MainActor private func margined(
  _ direction: UISemanticContentAttribute, _ line: String, _ options: NSLayoutConstraint.FormatOptions = []
) -> UIView {
  let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  canvas.backgroundColor = .white
  canvas.semanticContentAttribute = direction
  canvas.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
  let (one, two) = (uiBox("one", 0, 0, 1, 1), uiBox("two", 0, 0, 1, 1, .pureBlue))
  for view in [one, two] {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.semanticContentAttribute = direction
    canvas.addSubview(view)
  }
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: line, options: options, metrics: nil, views: ["one": one, "two": two]))
  return canvas
}
