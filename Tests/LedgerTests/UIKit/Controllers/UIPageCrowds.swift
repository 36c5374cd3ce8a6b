import Foundation
import UIKit

private let phone = Canvas.screen(320, 480, top: 20, bottom: 30)
private let source = Source.law("what is set of a view shows whatever else is set of it")

private struct TableSaid {
  var style = UITableView.Style.insetGrouped
  var cell = UITableViewCell.CellStyle.subtitle
  var accessory = UITableViewCell.AccessoryType.none
  var hasPicture = false
  var level = 0
  var step: CGFloat = 10
  var isEditing = false
  var edits = UITableViewCell.EditingStyle.delete
  var isMovable = false
  var separator = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var inset: UIEdgeInsets?
  var rowHeight: CGFloat = UITableView.automaticDimension
  var header: String?
  var footer: String?
  var letters: [String]?
  var ground: UIColor?
  var stroke: CGFloat = 0
  var tint: UIColor?
  var isMirrored = false

  @MainActor var view: UIView {
    let table = uiTable(style, [2, 2]) {
      $0.frame.size = CGSize(width: 300, height: 420)
      ($0.feed.headers, $0.feed.footers, $0.feed.letters) = ([header, "Next"], [footer, nil], letters)
      ($0.feed.movable, $0.feed.editing) = (isMovable ? [0, 1] : [], edits)
      ($0.separatorStyle, $0.rowHeight) = (separator, rowHeight)
      if let separatorColor { $0.separatorColor = separatorColor }
      if let inset { $0.separatorInset = inset }
      if let tint { $0.tintColor = tint }
      $0.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      $0.feed.cell = row
    }
    if isEditing { table.setEditing(true, animated: false) }
    return table
  }
  @MainActor private func row(_ path: IndexPath) -> UITableViewCell {
    let row = UITableViewCell(style: cell, reuseIdentifier: nil)
    row.textLabel?.text = "Row \(path.row)"
    row.detailTextLabel?.text = "detail"
    if hasPicture { row.imageView?.image = UIImage(systemName: "star") }
    (row.accessoryType, row.indentationLevel, row.indentationWidth) = (accessory, path.row == 0 ? level : 0, step)
    if path.row == 1, ground != nil || stroke > 0 {
      var plate = UIBackgroundConfiguration.listPlainCell()
      (plate.backgroundColor, plate.strokeColor, plate.strokeWidth, plate.cornerRadius) = (ground, .pureBlue, stroke, 6)
      row.backgroundConfiguration = plate
    }
    return row
  }
}

private struct CellSaid {
  var kind = 0
  var second: String?
  var picture: UIImage?
  var accessories: [Int] = []
  var indent = 0
  var margins: NSDirectionalEdgeInsets?
  var sideBySide = false
  var gap: CGFloat?
  var pictureGap: CGFloat?
  var reserved = CGSize.zero
  var color: UIColor?
  var size: CGFloat?
  var lines = 0
  var transform = UIListContentConfiguration.TextProperties.TextTransform.none
  var alignment = UIListContentConfiguration.TextProperties.TextAlignment.natural
  var tint: UIColor?
  var isMirrored = false

  @MainActor var view: UIView {
    var content: UIListContentConfiguration =
      switch kind {
      case 0: .cell()
      case 1: .subtitleCell()
      case 2: .valueCell()
      case 3: .plainHeader()
      default: .groupedFooter()
      }
    (content.text, content.secondaryText, content.image) = ("Words of a cell", second, picture)
    if let margins { content.directionalLayoutMargins = margins }
    content.prefersSideBySideTextAndSecondaryText = sideBySide
    if let gap { (content.textToSecondaryTextVerticalPadding, content.textToSecondaryTextHorizontalPadding) = (gap, gap) }
    if let pictureGap { content.imageToTextPadding = pictureGap }
    if reserved != .zero { content.imageProperties.reservedLayoutSize = reserved }
    if let color { content.textProperties.color = color }
    if let size { content.textProperties.font = .systemFont(ofSize: size) }
    (content.textProperties.numberOfLines, content.textProperties.transform, content.textProperties.alignment) = (
      lines, transform, alignment
    )
    if let tint { content.imageProperties.tintColor = tint }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    cell.contentConfiguration = content
    cell.accessories = accessories.map(accessory)
    cell.indentationLevel = indent
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return uiCanvas(cell)
  }
  @MainActor private func accessory(_ number: Int) -> UICellAccessory {
    switch number {
    case 0: .disclosureIndicator()
    case 1: .checkmark()
    case 2: .outlineDisclosure()
    case 3: .detail()
    case 4: .label(text: "7")
    case 5: .reorder(displayed: .always)
    case 6: .delete(displayed: .always)
    case 7: .insert(displayed: .always)
    case 8: .multiselect(displayed: .always)
    case 9: .disclosureIndicator(options: .init(tintColor: .pureRed))
    case 10: .customView(configuration: .init(customView: uiSized("leading", 16, 16, .pureGreen), placement: .leading()))
    default: .customView(configuration: .init(customView: uiSized("trailing", 22, 10, .pureBlue), placement: .trailing()))
    }
  }
}

@MainActor private struct GroupSaid {
  var isRow = true
  var count: Int?
  var gap: NSCollectionLayoutSpacing?
  var groupInsets = NSDirectionalEdgeInsets.zero
  var itemInsets = NSDirectionalEdgeInsets.zero
  var edges: NSCollectionLayoutEdgeSpacing?
  var isNested = false
  var width = NSCollectionLayoutDimension.fractionalWidth(0.3)
  var height = NSCollectionLayoutDimension.absolute(30)
  var sectionInsets = NSDirectionalEdgeInsets.zero
  var groupGap: CGFloat = 0
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var hasHeader = false
  var isMirrored = false

  var view: UIView {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    item.contentInsets = itemInsets
    item.edgeSpacing = edges
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(110))
    var items = [item]
    if isNested {
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(70)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(20)))
        ])
      (inner.edgeSpacing, inner.interItemSpacing) = (edges, .fixed(3))
      items.append(inner)
    }
    let group: NSCollectionLayoutGroup
    if let count, !isNested {
      group =
        isRow
        ? .horizontal(layoutSize: whole, repeatingSubitem: item, count: count)
        : .vertical(layoutSize: whole, repeatingSubitem: item, count: count)
    } else {
      group = isRow ? .horizontal(layoutSize: whole, subitems: items) : .vertical(layoutSize: whole, subitems: items)
    }
    (group.interItemSpacing, group.contentInsets) = (gap, groupInsets)
    let section = NSCollectionLayoutSection(group: group)
    (section.contentInsets, section.interGroupSpacing, section.orthogonalScrollingBehavior) = (sectionInsets, groupGap, scrolling)
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    let view = uiCollection(UICollectionViewCompositionalLayout(section: section), [7])
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    return view
  }
}

private struct BarSaid {
  var title: String? = "Title"
  var isLarge = false
  var isPushed = false
  var hidesBack = false
  var backTitle: String?
  var left = 0
  var right = 0
  var hasTitleView = false
  var ground: UIColor?
  var titleColor: UIColor?
  var largeColor: UIColor?
  var tint: UIColor?
  var hasSearch = false
  var toolbar = 0
  var toolbarTint: UIColor?
  var prompt: String?
  var isMirrored = false

  @MainActor var controller: UIViewController {
    let root = SafePage("Root", .white)
    let page = isPushed ? SafePage(title, .white) : root
    page.title = title
    if let backTitle { root.navigationItem.backButtonTitle = backTitle }
    let item = page.navigationItem
    (item.hidesBackButton, item.largeTitleDisplayMode) = (hidesBack, isLarge ? .always : .never)
    if left > 0 { item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: left > 1 ? .done : .plain, target: nil, action: nil) }
    if right > 0 {
      item.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
      ].prefix(right).map { $0 }
      if right > 2 { item.rightBarButtonItems?[0].isEnabled = false }
    }
    if hasTitleView { item.titleView = made(uiSized("middle", 60, 20)) { $0.frame.size = CGSize(width: 60, height: 20) } }
    if hasSearch {
      item.searchController = UISearchController(searchResultsController: nil)
      item.hidesSearchBarWhenScrolling = false
    }
    let made = UINavigationController(rootViewController: root)
    if isPushed { made.pushViewController(page, animated: false) }
    made.navigationBar.prefersLargeTitles = true
    let look = UINavigationBarAppearance()
    if let ground { look.backgroundColor = ground }
    if let titleColor { look.titleTextAttributes = [.foregroundColor: titleColor] }
    (made.navigationBar.standardAppearance, made.navigationBar.scrollEdgeAppearance) = (look, look)
    if let largeColor { made.navigationBar.largeTitleTextAttributes = [.foregroundColor: largeColor] }
    if let tint { made.navigationBar.tintColor = tint }
    if toolbar > 0 {
      made.isToolbarHidden = false
      let space = UIBarButtonItem(systemItem: .flexibleSpace)
      let items = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), UIBarButtonItem(systemItem: .trash)]
      page.toolbarItems =
        toolbar == 1 ? items : toolbar == 2 ? [items[0], space, items[1]] : [space, items[0], UIBarButtonItem.fixedSpace(30), items[1]]
      if let toolbarTint { made.toolbar.barTintColor = toolbarTint }
    }
    made.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    made.navigationBar.semanticContentAttribute = made.view.semanticContentAttribute
    made.toolbar.semanticContentAttribute = made.view.semanticContentAttribute
    return made
  }
}

private struct TabSaid {
  var count = 3
  var chosen = 0
  var badge: String?
  var badgeColor: UIColor?
  var tint: UIColor?
  var plainTint: UIColor?
  var ground: UIColor?
  var isHidden = false
  var chosenPicture = false

  @MainActor var controller: UIViewController {
    let made = UITabBarController()
    made.viewControllers = (0..<count).map { index in
      let page = SafePage("Tab \(index)", .white)
      page.tabBarItem = UITabBarItem(
        title: "Tab \(index)", image: UIImage(systemName: ["star", "heart", "bell", "gear"][index]), tag: index)
      if chosenPicture { page.tabBarItem.selectedImage = UIImage(systemName: "circle.fill") }
      if index == 1 { (page.tabBarItem.badgeValue, page.tabBarItem.badgeColor) = (badge, badgeColor) }
      return page
    }
    made.selectedIndex = chosen
    if let tint { made.tabBar.tintColor = tint }
    if let plainTint { made.tabBar.unselectedItemTintColor = plainTint }
    if let ground { made.tabBar.barTintColor = ground }
    made.tabBar.isHidden = isHidden
    return made
  }
}

private struct AlertSaid {
  var style = UIAlertController.Style.alert
  var title: String? = "Sure?"
  var message: String?
  var actions = 1
  var hasCancel = true
  var isDestructive = false
  var preferred = false
  var hasField = false
  var isOff = false

  @MainActor var controller: UIViewController {
    let root = SafePage(nil, .white)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for number in 0..<actions {
      let action = UIAlertAction(title: "Do \(number)", style: isDestructive && number == 0 ? .destructive : .default)
      action.isEnabled = !(isOff && number == 0)
      alert.addAction(action)
      if preferred, number == 0 { alert.preferredAction = action }
    }
    if hasCancel { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    if hasField, style == .alert { alert.addTextField { $0.placeholder = "Name" } }
    root.present(alert, animated: false)
    return root
  }
}

extension Ledger {
  /// What is set of UIKit's tables, cells, compositions, bars and alerts, several properties at a time.
  func uiPageCrowds() {
    topic("Pages: several properties at a time")

    measure("UITableView", "UITableViewCell", says: "cells, lines, marks and heads show beside each other", from: source) { judge in
      let said = Crowd(TableSaid())
      said.choose(\.style, [.plain, .grouped, .insetGrouped])
      said.choose(\.cell, [.default, .subtitle, .value1, .value2]) { $0.hasPicture = false }
      said.choose(\.accessory, [.none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]) { $0.isEditing = false }
      said.choose(\.hasPicture) { if $0.cell == .value2 { $0.cell = .default } }
      said.choose(\.level, [0, 2]) { if $0.cell == .value2 { $0.cell = .default } }
      said.choose(\.step, [10, 24]) { ($0.level, $0.cell) = (2, $0.cell == .value2 ? .value1 : $0.cell) }
      said.choose(\.isEditing) { $0.edits = .delete }
      said.choose(\.edits, [.none, .delete, .insert]) { $0.isEditing = true }
      said.choose(\.isMovable) { $0.isEditing = true }
      said.choose(\.separator, [.none, .singleLine])
      said.choose(\.separatorColor, [nil, .pureRed]) { $0.separator = .singleLine }
      said.choose(\.inset, [nil, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)]) { $0.separator = .singleLine }
      said.choose(\.rowHeight, [UITableView.automaticDimension, 70])
      said.choose(\.header, [nil, "Head"])
      said.choose(\.footer, [nil, "Foot"])
      said.choose(\.letters, [nil, ["A", "B"]])
      said.choose(\.ground, [nil, .pureGreen]) { $0.stroke = 0 }
      said.choose(\.stroke, [0, 4])
      said.choose(\.tint, [nil, .pureRed]) { ($0.accessory, $0.isEditing) = (.checkmark, false) }
      said.choose(\.isMirrored) { $0.cell = .value1 }
      try judge.crowds(said, in: .fixed(300, 420), ui: { $0.view })
    }
    measure(
      "UIListContentConfiguration", "UICollectionViewListCell", "UICellAccessory",
      says: "words, pictures, gaps and accessories show beside each other",
      from: source
    ) { judge in
      let said = Crowd(CellSaid())
      said.choose(\.kind, [1, 2]) { ($0.second, $0.size, $0.sideBySide) = ("second", nil, false) }
      said.choose(\.kind, [0, 3, 4]) { ($0.size, $0.color) = (nil, nil) }
      said.choose(\.second, [nil, "second"])
      said.choose(\.picture, [nil, UIImage(systemName: "star"), uiPicture(40, 14)])
      said.choose(\.accessories, [[], [0], [1, 0], [2], [3, 4], [10, 11]]) { $0.alignment = .natural }
      said.choose(\.accessories, [[5], [6], [7], [8], [9]])
      said.choose(\.indent, [0, 2])
      said.choose(\.margins, [nil, NSDirectionalEdgeInsets(top: 2, leading: 40, bottom: 20, trailing: 5)])
      said.choose(\.sideBySide) {
        ($0.kind, $0.second, $0.size, $0.picture) = (2, "second", nil, nil)
        ($0.accessories, $0.margins) = ([], nil)
      }
      said.choose(\.gap, [nil, 14]) { ($0.kind, $0.second, $0.sideBySide) = (1, "second", false) }
      said.choose(\.pictureGap, [nil, 40]) { ($0.picture, $0.alignment) = (uiPicture(40, 14), .natural) }
      said.choose(\.reserved, [.zero, CGSize(width: 70, height: 0)]) { ($0.picture, $0.alignment) = (uiPicture(40, 14), .natural) }
      said.choose(\.color, [nil, .pureRed])
      said.choose(\.size, [nil, 26])
      said.choose(\.lines, [0, 1]) { ($0.size, $0.kind) = (60, 0) }
      said.choose(\.transform, [.none, .uppercase])
      said.choose(\.alignment, [.natural, .center]) { ($0.kind, $0.second) = (0, nil) }
      said.choose(\.tint, [nil, .pureGreen]) { $0.picture = UIImage(systemName: "star") }
      said.choose(\.isMirrored) { $0.alignment = .natural }
      try judge.crowds(said, in: .fixed(300, 90), ui: { $0.view })
    }
    measure(
      "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
      says: "gaps, insets, edges and shares act beside each other",
      from: source
    ) { judge in
      let said = Crowd(GroupSaid())
      said.choose(\.isRow)
      said.choose(\.count, [nil, 4]) { $0.isNested = false }
      said.choose(\.gap, [nil, .fixed(7)])
      said.choose(\.gap, [nil, .flexible(2)]) {
        ($0.count, $0.isRow, $0.edges, $0.isNested, $0.width) = (nil, true, nil, false, .fractionalWidth(0.4))
      }
      said.choose(\.groupInsets, [.zero, NSDirectionalEdgeInsets(top: 5, leading: 11, bottom: 2, trailing: 3)])
      said.choose(\.itemInsets, [.zero, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 6, trailing: 4)])
      said.choose(\.edges, [nil, NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(6), trailing: nil, bottom: .fixed(3))])
      said.choose(\.edges, [nil, NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: .fixed(5), bottom: nil)]) {
        ($0.isNested, $0.isRow) = (true, false)
      }
      said.choose(\.isNested)
      said.choose(\.width, [.fractionalWidth(0.3), .absolute(33)]) { $0.count = nil }
      said.choose(\.height, [.absolute(30), .fractionalHeight(0.5)]) { ($0.isRow, $0.count) = (true, nil) }
      said.choose(\.sectionInsets, [.zero, NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 0, trailing: 20)])
      said.choose(\.groupGap, [0, 9]) { ($0.isRow, $0.count) = (true, 2) }
      said.choose(\.scrolling, [.none, .continuous, .groupPagingCentered]) { ($0.isRow, $0.count) = (true, 2) }
      said.choose(\.hasHeader)
      said.choose(\.isMirrored)
      try judge.crowds(said, rounds: 3, in: .fixed(200, 300), ui: { $0.view })
    }
    measure(
      "UINavigationBar", "UINavigationItem", "UIToolbar", says: "titles, items, grounds and colours show beside each other", from: source
    ) { judge in
      let said = Crowd(BarSaid())
      said.choose(\.title, ["Title", "Other"]) { $0.hasTitleView = $0.isLarge && $0.hasTitleView }
      said.choose(\.isLarge) { $0.hasTitleView = false }
      said.choose(\.isPushed) { ($0.hidesBack, $0.left) = (false, 0) }
      said.choose(\.hidesBack) { ($0.isPushed, $0.left) = (true, 0) }
      said.choose(\.backTitle, [nil, "Up"]) { ($0.isPushed, $0.left, $0.hidesBack, $0.right) = (true, 0, false, 0) }
      said.choose(\.left, [0, 1, 2])
      said.choose(\.right, [0, 1, 2, 3])
      said.choose(\.hasTitleView)
      said.choose(\.ground, [nil, .pureGreen])
      said.choose(\.titleColor, [nil, .pureRed]) { ($0.isLarge, $0.hasTitleView) = (false, false) }
      said.choose(\.largeColor, [nil, .pureBlue]) { $0.isLarge = true }
      said.choose(\.tint, [nil, .pureRed]) { $0.right = 2 }
      said.choose(\.hasSearch)
      said.choose(\.toolbar, [0, 1, 2, 3])
      said.choose(\.toolbarTint, [nil, .pureGreen]) { $0.toolbar = 1 }
      said.choose(\.isMirrored) { $0.right = 1 }
      try judge.crowds(said, in: phone, controller: { $0.controller })
    }
    measure("UITabBarController", "UITabBarItem", says: "choices, badges and tints show beside each other", from: source) { judge in
      let said = Crowd(TabSaid())
      said.choose(\.count, [2, 3, 4]) { ($0.chosen, $0.isHidden) = (0, false) }
      said.choose(\.chosen, [0, 1]) { $0.isHidden = false }
      said.choose(\.badge, [nil, "3", "new"]) { $0.isHidden = false }
      said.choose(\.badgeColor, [nil, .pureBlue]) { ($0.badge, $0.isHidden) = ("3", false) }
      said.choose(\.tint, [nil, .pureRed]) { $0.isHidden = false }
      said.choose(\.plainTint, [nil, .pureGreen]) { $0.isHidden = false }
      said.choose(\.ground, [nil, .pureGreen]) { $0.isHidden = false }
      said.choose(\.isHidden)
      said.choose(\.chosenPicture) { $0.isHidden = false }
      try judge.crowds(said, rounds: 3, in: phone, controller: { $0.controller })
    }
    measure("UIAlertController", "UIAlertAction", says: "words, actions, fields and their order show beside each other", from: source) {
      judge in
      let said = Crowd(AlertSaid())
      said.choose(\.style, [.alert, .actionSheet])
      said.choose(\.title, ["Sure?", "A longer question, on more than one line of its card"])
      said.choose(\.message, [nil, "For ever."])
      said.choose(\.actions, [1, 2, 3])
      said.choose(\.hasCancel)
      said.choose(\.isDestructive) { $0.isOff = false }
      said.choose(\.preferred) { ($0.style, $0.actions, $0.hasCancel) = (.alert, 2, true) }
      said.choose(\.hasField) { $0.style = .alert }
      said.choose(\.isOff)
      try judge.crowds(said, rounds: 3, in: phone, controller: { $0.controller })
    }
  }
}
