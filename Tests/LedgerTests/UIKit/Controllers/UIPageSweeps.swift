import Foundation
import UIKit

/// A controller in a navigation controller.
@MainActor private func navigated(_ change: (UIViewController, UINavigationController) -> Void) -> UIViewController {
  let root = UIViewController()
  root.view.backgroundColor = .white
  root.title = "Title"
  let navigation = UINavigationController(rootViewController: root)
  change(root, navigation)
  return navigation
}
@MainActor private func item(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
  UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
}
/// A page over which something is presented.
@MainActor private func presenting(_ presented: UIViewController) -> UIViewController {
  let root = UIViewController()
  root.view.backgroundColor = .white
  root.loadViewIfNeeded()
  root.present(presented, animated: false)
  return root
}

extension Ledger {
  /// Tables, lists, bars and what lies over pages, word by word.
  func uiPageSweeps() {
    topic("Pages: word by word")

    measure(
      "UITableViewCell.CellStyle", "UITableViewCell.AccessoryType", "UITableViewCell.SelectionStyle",
      says: "styles, accessories and states of cells are apart in every style of table", from: .documented("uikit/uitableviewcell")
    ) { judge in
      @MainActor func table(_ style: UITableView.Style, _ cell: @escaping @MainActor (IndexPath) -> UITableViewCell) -> UIView {
        uiTable(style, [2, 1]) {
          $0.feed.headers = ["First", nil]
          $0.feed.footers = ["What is said below", nil]
          $0.feed.cell = cell
        }
      }
      @MainActor func cell(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
        made(UITableViewCell(style: style, reuseIdentifier: nil)) {
          $0.textLabel?.text = "Name"
          $0.detailTextLabel?.text = "A value"
          change($0)
        }
      }
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        try judge.apart(
          [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle], in: .fixed(200, 300),
          ui: { kind in
            table(style) { _ in cell(kind) }
          })
        try judge.apart(
          [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton],
          in: .fixed(200, 300),
          ui: { kind in
            table(style) { _ in cell(.value1) { $0.accessoryType = kind } }
          })
        try judge.apart(
          [Int](0..<6), in: .fixed(200, 300),
          ui: { number in
            table(style) { _ in
              cell(.subtitle) {
                if number == 1 { $0.imageView?.image = UIImage(systemName: "star") }
                if number == 2 { $0.textLabel?.isEnabled = false }
                if number == 3 { $0.accessoryView = uiBox("end", 0, 0, 30, 10) }
                if number == 4 { $0.indentationLevel = 3 }
                if number == 5 {
                  $0.textLabel?.numberOfLines = 0
                  $0.textLabel?.text = "A name that is longer than one line of the cell"
                }
              }
            }
          })
        for kind in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
          _ = try judge.shown(.fixed(200, 300)) {
            table(style) { _ in
              cell(kind) {
                $0.textLabel?.text = "A name that is very long"
                $0.detailTextLabel?.text = "And a value that is even longer than that"
              }
            }
          }
        }
      }
    }
    measure(
      "UITableViewHeaderFooterView", "UITableView.Style", says: "titles above and below, of words and of views, are apart in every style",
      from: .documented("uikit/uitableviewheaderfooterview")
    ) { judge in
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        try judge.apart(
          [Int](0..<6), in: .fixed(200, 300),
          ui: { number in
            uiTable(style, [2, 2]) {
              if number == 1 { $0.feed.headers = ["Head", "Second"] }
              if number == 2 { $0.feed.footers = ["Foot", "Second"] }
              if number == 3 || number == 4 {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.textLabel?.text = "Words"
                if number == 4 { view.contentView.backgroundColor = .pureGreen }
                $0.feed.headerViews[0] = view
                $0.feed.headerHeights[0] = 50
              }
              if number == 5 { $0.feed.headers = ["A head of so many words that one line of the table does not hold them"] }
            }
          })
      }
    }
    measure(
      "UIListContentConfiguration", says: "cells, headers and footers have looks of their own, and texts and pictures their places",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct")
    ) { judge in
      @MainActor func content(_ configuration: UIListContentConfiguration, _ change: (inout UIListContentConfiguration) -> Void = { _ in })
        -> UIView
      {
        var configuration = configuration
        (configuration.text, configuration.secondaryText) = ("Name", "A value")
        change(&configuration)
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
        return uiCanvas(view)
      }
      let plain: [@MainActor () -> UIListContentConfiguration] = [{ .cell() }, { .subtitleCell() }, { .valueCell() }]
      let edges: [@MainActor () -> UIListContentConfiguration] = [
        { .plainHeader() }, { .plainFooter() }, { .groupedHeader() }, { .groupedFooter() },
      ]
      try judge.apart([1, 2], in: .fixed(200, 90), ui: { content(plain[$0]()) })
      for make in plain + edges {
        try judge.apart(
          [Int](0..<8), in: .fixed(200, 90),
          ui: { number in
            content(make()) {
              if number == 1 { $0.image = UIImage(systemName: "star") }
              if number == 2 { ($0.image, $0.imageProperties.maximumSize) = (uiPicture(60, 60), CGSize(width: 20, height: 20)) }
              if number == 3 {
                $0.textToSecondaryTextVerticalPadding += 9
                $0.textToSecondaryTextHorizontalPadding += 90
              }
              if number == 4 { $0.directionalLayoutMargins.leading += 30 }
              if number == 5 {
                $0.textProperties.alignment = .center
                $0.secondaryText = nil
              }
              if number == 6 {
                $0.textProperties.transform = .uppercase
                $0.textProperties.color = .pureRed
              }
              if number == 7 { ($0.image, $0.imageToTextPadding) = (UIImage(systemName: "star"), 60) }
            }
          })
      }
      // Headers of plain and grouped lists, and their footers, are not written alike.
      let shown = try edges.map { make in try judge.shown(.fixed(200, 90)) { content(make()) } }
      shown[0].differs(from: shown[1])
      shown[2].differs(from: shown[3])
    }
    measure(
      "UICollectionLayoutListConfiguration.Appearance", says: "appearances, headers, footers and lines of lists are apart",
      from: .documented("uikit/uicollectionlayoutlistconfiguration-swift.struct")
    ) { judge in
      @MainActor func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
      ) -> UIView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let collection = FedCollection(frame: CGRect(x: 0, y: 0, width: 220, height: 300), collectionViewLayout: layout)
        collection.dataSource = collection.feed
        collection.feed.counts = [3, 2]
        collection.feed.cell = { _, path in
          made(UICollectionViewListCell(frame: .zero)) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            cell.contentConfiguration = content
            if path.item == 1 { cell.accessories = [.disclosureIndicator()] }
          }
        }
        return collection
      }
      try judge.apart(
        [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped], in: .fixed(220, 300), ui: { list($0) })
      for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] {
        try judge.apart(
          [0, 1, 2], in: .fixed(220, 300),
          ui: { number in
            list(appearance) {
              if number == 1 { $0.headerMode = .supplementary }
              if number == 2 { $0.footerMode = .supplementary }
            }
          })
        _ = try judge.shown(.fixed(220, 300)) { list(appearance) { $0.showsSeparators = false } }
        _ = try judge.shown(.fixed(220, 300)) { list(appearance) { $0.headerMode = .firstItemInSection } }
        _ = try judge.shown(.fixed(220, 300)) { list(appearance) { $0.backgroundColor = .pureGreen } }
      }
    }
    measure(
      "UINavigationItem", "UIBarButtonItem.SystemItem", says: "titles, prompts and items of a bar are apart",
      from: .documented("uikit/uinavigationitem")
    ) { judge in
      try judge.apart(
        [0, 1] + [Int](3..<14), in: .screen(320, 300, top: 20, bottom: 30),
        controller: { number in
          navigated { root, navigation in
            let one = root.navigationItem
            switch number {
            case 1: navigation.navigationBar.prefersLargeTitles = true
            case 3: one.rightBarButtonItem = item(.add)
            case 4: one.leftBarButtonItem = item(.cancel)
            case 5: one.rightBarButtonItems = [item(.save), item(.search)]
            case 6: one.rightBarButtonItem = item(.done)
            case 7: one.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
            case 8: one.titleView = uiBox("title", 0, 0, 60, 20)
            case 9: one.searchController = UISearchController(searchResultsController: nil)
            case 10: navigation.pushViewController(made(UIViewController()) { $0.title = "Second" }, animated: false)
            case 11:
              one.backButtonTitle = "Home"
              navigation.pushViewController(made(UIViewController()) { $0.title = "Second" }, animated: false)
            case 12:
              root.toolbarItems = [item(.add), item(.flexibleSpace), item(.trash)]
              navigation.isToolbarHidden = false
            case 13: navigation.isNavigationBarHidden = true
            default: break
            }
          }
        })
      let symbols: [UIBarButtonItem.SystemItem] = [
        .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash,
        .play, .pause, .undo, .redo,
      ]
      try judge.apart(
        symbols, in: .screen(320, 120, top: 20, bottom: 0),
        controller: { kind in
          navigated { root, _ in root.navigationItem.leftBarButtonItem = item(kind) }
        })
    }
    measure(
      "UITabBarController", "UITabBarItem", says: "tabs, badges and the chosen one are apart", from: .documented("uikit/uitabbarcontroller")
    ) { judge in
      try judge.apart(
        [Int](0..<6), in: .screen(320, 300, top: 20, bottom: 30),
        controller: { number in
          made(UITabBarController()) { bar in
            bar.viewControllers = ["star", "heart", "gear"].enumerated().map { index, name in
              made(UIViewController()) {
                $0.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: index)
                if number == 1, index == 1 { $0.tabBarItem.badgeValue = "7" }
                if number == 2, index == 1 { ($0.tabBarItem.badgeValue, $0.tabBarItem.badgeColor) = ("7", .pureGreen) }
              }
            }
            if number == 3 { bar.selectedIndex = 2 }
            if number == 4 { bar.tabBar.tintColor = .pureGreen }
            if number == 5 { bar.viewControllers?.removeLast() }
          }
        })
    }
    measure(
      "UIAlertController", "UIAlertAction.Style", says: "alerts and sheets of actions are apart by their words, actions and fields",
      from: .documented("uikit/uialertcontroller")
    ) { judge in
      for style in [UIAlertController.Style.alert, .actionSheet] {
        try judge.apart(
          [Int](0..<7), in: .screen(320, 480, top: 20, bottom: 30),
          controller: { number in
            let alert = UIAlertController(
              title: number == 1 ? nil : "Sure?", message: number == 2 ? nil : "It cannot be undone.", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Go on", style: number == 3 ? .destructive : .default, handler: nil))
            if number != 4 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil)) }
            if number == 5 { for more in ["More", "Most"] { alert.addAction(UIAlertAction(title: more, style: .default, handler: nil)) } }
            if number == 6 {
              if style == .alert {
                alert.addTextField { $0.placeholder = "Name" }
                alert.addTextField { ($0.text, $0.isSecureTextEntry) = ("secret", true) }
              } else {
                alert.actions[0].isEnabled = false
              }
            }
            return presenting(alert)
          })
      }
    }
    measure(
      "UISplitViewController.DisplayMode", "UIModalPresentationStyle", says: "columns and ways to present are apart",
      from: .documented("uikit/uisplitviewcontroller")
    ) { judge in
      @MainActor func colored(_ color: UIColor) -> UIViewController { made(UIViewController()) { $0.view.backgroundColor = color } }
      try judge.apart(
        [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary],
        in: .screen(1000, 400, top: 20, bottom: 20),
        controller: { mode in
          made(UISplitViewController(style: .doubleColumn)) {
            $0.setViewController(colored(.pureRed), for: .primary)
            $0.setViewController(colored(.pureGreen), for: .secondary)
            $0.preferredDisplayMode = mode
          }
        })
      try judge.apart(
        [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], in: .screen(320, 480, top: 20, bottom: 30),
        controller: { style in
          let presented = colored(style == .overFullScreen ? .pureRed.withAlphaComponent(0.3) : .pureRed)
          presented.modalPresentationStyle = style
          return presenting(presented)
        })
      try judge.apart(
        [0, 1, 2, 3], in: .screen(320, 480, top: 20, bottom: 30),
        controller: { number in
          let presented = colored(.pureRed)
          if let sheet = presented.sheetPresentationController {
            sheet.detents = number == 0 ? [.large()] : [.medium(), .large()]
            sheet.prefersGrabberVisible = number == 2
            if number == 3 { sheet.preferredCornerRadius = 2 }
          }
          return presenting(presented)
        })
    }
  }
}
