import UIKit

private let canvas = Canvas.fixed(200, 300)

/// A list of cells of 40 to 44 points with texts, `t` and the item's number.
@MainActor private func list(
  _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int] = [2, 1],
  _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> FedCollection {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  change(&configuration)
  let view = FedCollection(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
  )
  view.feed.counts = counts
  view.feed.cell = { _, path in
    made(UICollectionViewListCell(frame: .zero)) {
      var content = $0.defaultContentConfiguration()
      content.text = "t\(path.item)"
      $0.contentConfiguration = content
    }
  }
  view.dataSource = view.feed
  return view
}

/// A list cell of 200 by 44 whose content is `content`, on white.
@MainActor private func cell(_ accessories: [UICellAccessory], y: CGFloat = 0, _ change: (UICollectionViewListCell) -> Void = { _ in })
  -> UICollectionViewListCell
{
  let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: y, width: 200, height: 44))
  cell.contentView.accessibilityIdentifier = "content"
  cell.accessories = accessories
  change(cell)
  return cell
}

extension Ledger {
  func uiListCells() {
    topic("Collection views: lists")

    uiRow(
      "UICollectionLayoutListConfiguration", "UICollectionLayoutListConfiguration.Appearance",
      "UICollectionLayoutListConfiguration.appearance",
      "UICollectionViewCompositionalLayout.list", "NSCollectionLayoutSection.list", "UICollectionViewListCell",
      "UICollectionViewListCell.defaultContentConfiguration",
      says: "plain rows of 44 at least from edge to edge, on the background", from: .recorded("iOS 17.5: 44 points"), in: canvas
    ) {
      list(.plain)
    } holds: {
      for (id, y) in [("0.0", CGFloat(0)), ("0.1", 44), ("1.0", 88)] { $0.frame(id, 0, y, 200, 44) }
      $0.texts("t0", "t1", "t0")
      $0.color(100, 290, is: 0xFFFFFF)
      $0.color(190, 20, is: 0xFFFFFF)
    }
    uiRow(
      "UICollectionLayoutListConfiguration.Appearance", "UICollectionLayoutListConfiguration.backgroundColor",
      says: "inset: white cards with round corners, equally far from both sides of grey",
      from: .documented("uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum/insetgrouped"), in: canvas, scale: 2
    ) {
      list(.insetGrouped)
    } holds: { shown in
      let (a, b, c) = (shown.frame("0.0")!, shown.frame("0.1")!, shown.frame("1.0")!)
      shown.judge.expect(a.minX >= 16 && a.minX <= 20 && a.maxX == 200 - a.minX && b.minY == a.maxY && c.minY > b.maxY + 20, "\(a) \(c)")
      shown.color(4, 150, is: 0xF2F2F7)
      for (frame, top, bottom) in [(a, true, false), (b, false, true), (c, true, true)] {
        shown.color(frame.midX, frame.midY - 12, is: 0xFFFFFF)
        shown.judge.equal(shown.color(frame.minX + 1, frame.minY + 1) == 0xF2F2F7, top)
        shown.judge.equal(shown.color(frame.maxX - 1.5, frame.maxY - 1.5) == 0xF2F2F7, bottom)
      }
      let own = try shown.other(uiView: { list(.insetGrouped) { $0.backgroundColor = .pureGreen } })
      own.color(4, 150, is: 0x00FF00)
      let grouped = try shown.other(uiView: { list(.grouped) })
      grouped.judge.expect(grouped.frame("0.0")!.minX == 0 && grouped.frame("0.0")!.width == 200 && grouped.frame("1.0")!.minY > 100)
      grouped.color(100, 290, is: 0xF2F2F7)
      let side = try shown.other(uiView: { list(.sidebarPlain) })
      side.color(100, 290, is: 0xFFFFFF)
    }
    uiRow(
      "UICollectionLayoutListConfiguration.showsSeparators",
      says: "a hairline below each row from the text's edge, but the last of a card; none when told",
      from: .documented("uikit/uicollectionlayoutlistconfiguration-swift.struct/showsseparators"), in: canvas
    ) {
      list(.plain)
    } holds: { shown in
      let line = shown.ink(in: shown.part(100, 42, 100, 3))
      shown.judge.expect(line.minY == 43 && line.height == 1 && line.maxX == 200, "\(line)")
      shown.judge.expect(shown.ink(in: shown.part(0, 42, 14, 3)).isNull)
      let none = try shown.other(uiView: { list(.plain) { $0.showsSeparators = false } })
      none.judge.expect(none.ink(in: shown.part(100, 42, 100, 3)).isNull)
      let card = try shown.other(uiView: { list(.insetGrouped) })
      let (a, b) = (card.frame("0.0")!, card.frame("0.1")!)
      card.judge.expect(!card.area(0xC6C6C8, in: CGRect(x: 100, y: a.maxY - 2, width: 50, height: 3), within: 3).isNull)
      card.judge.expect(card.area(0xC6C6C8, in: CGRect(x: 100, y: b.maxY - 2, width: 50, height: 3), within: 3).isNull)
      let mirror = try shown.other(uiView: {
        made(list(.plain)) { view in
          view.semanticContentAttribute = .forceRightToLeft
          let cell = view.feed.cell
          view.feed.cell = { mirrored(cell!($0, $1)) }
        }
      })
      let other = mirror.ink(in: shown.part(0, 42, 100, 3))
      mirror.judge.expect(other.minX == 0 && mirror.ink(in: shown.part(186, 42, 14, 3)).isNull, "\(other)")
    }
    uiRow(
      "UICollectionLayoutListConfiguration.headerMode", "UICollectionLayoutListConfiguration.HeaderMode",
      "UICollectionLayoutListConfiguration.footerMode",
      "UICollectionLayoutListConfiguration.FooterMode", says: "headers above and footers below each section when wanted",
      from: .documented("uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property"), in: canvas
    ) {
      list(.plain) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
    } holds: { shown in
      shown.frame("Header 0.0", 0, 0, 200, 12)
      shown.frame("0.0", 0, 12, 200, 44)
      shown.frame("Footer 0.0", 0, 100, 200, 12)
      shown.frame("Header 1.0", 0, 112, 200, 12)
      let none = try shown.other(uiView: { list(.plain) })
      none.judge.expect(none.frame("Header 0.0") == nil && none.frame("Footer 0.0") == nil)
      let head = try shown.other(uiView: { list(.plain) { $0.headerMode = .supplementary } })
      head.judge.expect(head.frame("Header 0.0") != nil && head.frame("Footer 0.0") == nil)
    }
    measure(
      "UICollectionView.supplementaryView", "UICollectionView.visibleSupplementaryViews",
      "UICollectionView.indexPathsForVisibleSupplementaryElements",
      says: "the headers that are seen, by kind and place; those further down once they are scrolled to",
      from: .documented("uikit/uicollectionview/supplementaryview(forelementkind:at:)")
    ) { judge in
      let view = list(.plain, [3, 9, 1]) { $0.headerMode = .supplementary }
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let (first, second, third) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 2))
      judge.equal(view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [first, second])
      judge.equal(view.supplementaryView(forElementKind: kind, at: second)?.frame.minY, 144)
      judge.expect(view.supplementaryView(forElementKind: kind, at: third) == nil)
      judge.expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: first) == nil)
      view.contentOffset.y = 300
      view.layoutIfNeeded()
      judge.equal(view.visibleSupplementaryViews(ofKind: kind).count, 2)
      judge.expect(view.supplementaryView(forElementKind: kind, at: third) != nil)
    }
    uiRow(
      "UICollectionLayoutListConfiguration.headerMode", says: "a plain list's header stays at the top",
      from: .documented("uikit/uicollectionlayoutlistconfiguration-swift.struct"), in: .fixed(200, 100)
    ) {
      let view = list(.plain, [9]) { $0.headerMode = .supplementary }
      view.frame.size.height = 100
      view.layoutIfNeeded()
      view.contentOffset.y = 70
      return view
    } holds: {
      $0.frame("Header 0.0", 0, 0, 200, 12)
    }
    uiRow(
      "UICollectionViewListCell.accessories", "UICellAccessory.label", "UICellAccessory.disclosureIndicator",
      says: "the system places its own whatever their order; a chevron ends the row, words stand before it",
      from: .documented("uikit/uicollectionviewlistcell/accessories"), in: .fixed(200, 44)
    ) {
      uiCanvas(cell([.disclosureIndicator(), .label(text: "words")]))
    } holds: { shown in
      shown.looks(likeUI: { uiCanvas(cell([.label(text: "words"), .disclosureIndicator()])) })
      let chevron = try shown.other(uiView: { uiCanvas(cell([.disclosureIndicator()])) }).ink()
      let all = shown.ink()
      shown.judge.near(all.maxX, chevron.maxX)
      shown.judge.expect(shown.ink(in: CGRect(x: 0, y: 0, width: chevron.minX - 2, height: 44)).width > 20, "no words before the chevron")
    }
    uiRow(
      "UICollectionViewListCell.accessories", "UICellAccessory", "UICellAccessory.checkmark", "UICellAccessory.disclosureIndicator",
      "UICellAccessory.detail",
      "UICellAccessory.outlineDisclosure", "UICellAccessory.reorder", "UICellAccessory.delete", "UICellAccessory.insert",
      "UICellAccessory.multiselect",
      "UICellAccessory.DisplayedState",
      says: "marks at the end, those of editing at the beginning; each takes room from the content; some show while editing only",
      from: .documented("uikit/uicellaccessory-swift.struct"), in: .fixed(200, 400)
    ) {
      let canvas = uiCanvas()
      let marks: [UICellAccessory] = [
        .checkmark(), .disclosureIndicator(), .detail(), .outlineDisclosure(), .reorder(displayed: .always), .delete(displayed: .always),
        .insert(displayed: .always),
        .multiselect(displayed: .always),
      ]
      for (index, mark) in marks.enumerated() {
        canvas.addSubview(cell([mark], y: CGFloat(index) * 44) { $0.contentView.accessibilityIdentifier = "c\(index)" })
      }
      return canvas
    } holds: { shown in
      for index in 0..<8 {
        let ink = shown.ink(in: shown.part(0, CGFloat(index) * 44, 200, 44))
        let content = shown.frame("c\(index)")!
        shown.judge.near(ink.midY, CGFloat(index) * 44 + 22, within: 2, "\(index)")
        if index < 5 {
          shown.judge.expect(
            ink.minX > 150 && ink.maxX < 190 && content.minX == 0 && content.maxX <= ink.minX, "\(index) \(ink) \(content)")
        } else {
          shown.judge.expect(ink.minX > 10 && ink.maxX < 50 && content.maxX == 200 && content.minX > 25, "\(index) \(ink) \(content)")
        }
      }
      let tinted = try shown.other(uiView: { cell([.insert(displayed: .always, options: .init(tintColor: .pureBlue))], y: 0) { _ in } })
      shown.judge.expect(!tinted.area(0x0000FF, within: 30).isNull, "a mark's own tint")
      let red = shown.area(0xFF3B30, in: shown.part(0, 220, 200, 44), within: 30)
      let green = shown.area(0x34C759, in: shown.part(0, 264, 200, 44), within: 30)
      shown.judge.expect(!red.isNull && !green.isNull)
      for index in [0, 2, 3] {
        shown.judge.expect(!shown.area(0x007AFF, in: shown.part(0, CGFloat(index) * 44, 200, 44), within: 60).isNull, "\(index)")
      }
      for index in [1, 4, 7] {
        shown.judge.expect(shown.area(0x007AFF, in: shown.part(0, CGFloat(index) * 44, 200, 44), within: 90).isNull, "\(index)")
      }
      let resting = try shown.other(uiView: {
        uiCanvas(
          cell([
            .reorder(), .delete(), .insert(), .multiselect(), .checkmark(displayed: .whenEditing),
            .disclosureIndicator(displayed: .whenEditing), .detail(displayed: .whenEditing),
            .outlineDisclosure(displayed: .whenEditing), .label(text: "x", displayed: .whenEditing),
          ]))
      })
      resting.isBlank()
      resting.frame("content", 0, 0, 200, 44)
      let seen = try shown.other(uiView: { uiCanvas(cell([.checkmark(displayed: .whenNotEditing)])) })
      seen.judge.expect(!seen.ink().isNull)
    }
    uiRow(
      "UICellAccessory.label", "UICellAccessory.customView", "UICellAccessory.CustomViewConfiguration", "UICellAccessory.Placement",
      "UICellAccessory.Options",
      "UICellAccessory.Options.tintColor",
      says: "words, views of one's own on both sides, and colours; the first of the end's stands before the next",
      from: .documented("uikit/uicellaccessory-swift.struct/customview(configuration:)"), in: .fixed(200, 100)
    ) {
      let one = cell([
        .customView(configuration: .init(customView: uiSized("l", 20, 10), placement: .leading())),
        .customView(configuration: .init(customView: uiSized("t0", 24, 12), placement: .trailing())),
        .customView(configuration: .init(customView: uiSized("t1", 14, 16), placement: .trailing(displayed: .always))),
      ])
      let two = cell([.label(text: "words"), .checkmark(options: .init(tintColor: .pureGreen))], y: 50) {
        $0.contentView.accessibilityIdentifier = "second"
      }
      return uiCanvas(one, two)
    } holds: { shown in
      let (l, t0, t1, content) = (shown.frame("l")!, shown.frame("t0")!, shown.frame("t1")!, shown.frame("content")!)
      shown.judge.expect(l.minX >= 15 && l.minX <= 20 && t0.maxX < t1.minX && t1.maxX >= 180 && t1.maxX <= 185, "\(l) \(t0) \(t1)")
      shown.judge.expect(content.minX >= l.width && content.maxX <= t0.minX, "\(content)")
      for box in [l, t0, t1] { shown.judge.near(box.midY, 22) }
      shown.judge.expect(shown.texts.contains("words") && !shown.area(0x00FF00, within: 60).isNull)
      let mirror = try shown.other(uiView: {
        uiCanvas(
          mirrored(
            cell([
              .customView(configuration: .init(customView: uiSized("l", 20, 10), placement: .leading())),
              .customView(configuration: .init(customView: uiSized("t", 24, 12), placement: .trailing())),
            ])))
      })
      mirror.judge.near(mirror.frame("l")!.maxX, 200 - l.minX)
      mirror.judge.near(mirror.frame("t")!.minX, 200 - t1.maxX)
      let inner = mirror.frame("content")!
      mirror.judge.expect(inner.minX >= mirror.frame("t")!.maxX && abs(inner.maxX - (200 - content.minX)) < 0.01, "\(inner)")
    }
    uiRow(
      "UICellAccessory.Options.isHidden", "UICellAccessory.Options.reservedLayoutWidth", "UICellAccessory.LayoutDimension",
      "UICellAccessory.LayoutDimension.*", "UICellAccessory.Placement.Position", "UICellAccessory.Options.font",
      "UICellAccessory.CustomViewConfiguration.*",
      says: "what is hidden keeps its room, what has a room reserved stands in its middle, and a position counts what is at that end",
      from: .documented("uikit/uicellaccessory-swift.struct/labeloptions"), in: .fixed(200, 150)
    ) {
      uiCanvas(
        cell([
          .customView(
            configuration: .init(customView: uiSized("wide", 10, 10), placement: .leading(), reservedLayoutWidth: .custom(50)))
        ]),
        cell(
          [
            .customView(configuration: .init(customView: uiSized("a", 20, 10), placement: .trailing())),
            .customView(configuration: .init(customView: uiSized("b", 20, 10), placement: .trailing())),
            .customView(configuration: .init(customView: uiSized("c", 20, 10), placement: .trailing(at: { _ in 0 }))),
            .customView(configuration: .init(customView: uiSized("d", 20, 10), placement: .trailing(at: { $0.count - 1 }))),
          ], y: 50),
        cell(
          [.label(text: "seen", options: .init(font: .systemFont(ofSize: 30))), .checkmark(options: .init(isHidden: true))], y: 100))
    } holds: { shown in
      let wide = shown.frame("wide")!
      let plain = try shown.other(uiView: {
        uiCanvas(cell([.customView(configuration: .init(customView: uiSized("wide", 10, 10), placement: .leading()))]))
      })
      // 50 points instead of 10: 20 more before it, 40 more for the content.
      shown.judge.near(wide.minX - plain.frame("wide")!.minX, 20)
      shown.judge.near(wide.width, 10)
      let lefts = ["c", "a", "b"].map { shown.frame($0)!.minX }
      shown.judge.expect(lefts == lefts.sorted() && shown.frame("d")!.minX > lefts[1] && shown.frame("d")!.minX < lefts[2], "\(lefts)")
      let bare = try shown.other(uiView: {
        uiCanvas(cell([.label(text: "seen", options: .init(font: .systemFont(ofSize: 30)))], y: 100))
      })
      let (ink, free) = (shown.ink(in: shown.part(0, 100, 200, 44)), bare.ink(in: bare.part(0, 100, 200, 44)))
      shown.judge.near(ink.width, free.width, within: 1)
      shown.judge.expect(ink.maxX < free.maxX - 10, "\(ink) \(free)")
    }
    uiRow(
      "UICollectionViewListCell.indentationLevel", "UICollectionViewListCell.indentationWidth",
      says: "steps of 10 points, or of the width told, before the content and what leads it",
      from: .documented("uikit/uicollectionviewlistcell/indentationlevel"), in: .fixed(200, 100)
    ) {
      let one = cell([]) { $0.indentationLevel = 3 }
      let two = cell([.customView(configuration: .init(customView: uiSized("l", 20, 10), placement: .leading()))], y: 50) {
        ($0.indentationLevel, $0.indentationWidth) = (2, 7)
        $0.contentView.accessibilityIdentifier = "second"
      }
      return uiCanvas(one, two)
    } holds: {
      $0.frame("content", 30, 0, 170, 44)
      let (l, second) = ($0.frame("l")!, $0.frame("second")!)
      $0.judge.expect(l.minX >= 29 && l.minX <= 34 && second.minX >= 14 + 20 && second.maxX == 200, "\(l) \(second)")
    }
    value(
      "UICollectionViewListCell.indentsAccessories", "UICollectionLayoutListConfiguration.headerTopPadding",
      "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider",
      "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider", says: "kept",
      from: .documented("uikit/uicollectionviewlistcell")
    ) { judge in
      let one = UICollectionViewListCell(frame: .zero)
      judge.expect(one.indentsAccessories && one.indentationLevel == 0 && one.indentationWidth == 10 && one.accessories.isEmpty)
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      judge.expect(
        list.appearance == .sidebar && list.showsSeparators && list.headerMode == .none && list.footerMode == .none
          && list.headerTopPadding == nil && list.backgroundColor == nil)
      judge.expect(list.leadingSwipeActionsConfigurationProvider == nil && list.trailingSwipeActionsConfigurationProvider == nil)
      list.headerTopPadding = 3
      judge.equal(list.headerTopPadding, 3)
    }
  }
}
