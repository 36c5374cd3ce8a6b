import UIKit

private let canvas = Canvas.fixed(200, 300)

extension Ledger {
  func uiTableChanges() {
    topic("Table views: changes, reuse, controllers")

    uiRow(
      "UITableView.reloadData", "UITableView.insertRows", "UITableView.deleteRows", "UITableView.reloadRows", "UITableView.reconfigureRows",
      "UITableView.moveRow", "UITableView.insertSections", "UITableView.deleteSections", "UITableView.reloadSections",
      "UITableView.beginUpdates", "UITableView.endUpdates", "UITableView.performBatchUpdates", "UITableView.RowAnimation",
      says: "after each call the data source's new rows are shown", from: .documented("uikit/uitableview/reloaddata()"), in: canvas
    ) {
      let canvas = uiCanvas()
      let (row, section) = ([IndexPath(row: 0, section: 0)], IndexSet(integer: 0))
      let changes: [(FedTable) -> Void] = [
        { $0.reloadData() }, { $0.insertRows(at: row, with: .fade) }, { $0.deleteRows(at: row, with: .automatic) },
        { $0.reloadRows(at: row, with: .none) },
        { $0.reconfigureRows(at: row) }, { $0.moveRow(at: row[0], to: row[0]) }, { $0.insertSections(section, with: .left) },
        { $0.deleteSections(section, with: .right) }, { $0.reloadSections(section, with: .top) },
        {
          $0.beginUpdates()
          $0.endUpdates()
        }, { $0.performBatchUpdates(nil) { if $0 { canvas.accessibilityIdentifier = "finished" } } },
      ]
      for (index, change) in changes.enumerated() {
        let table = uiTable(.plain, [1]) {
          $0.rowHeight = 10
          $0.feed.cell = { _ in made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "before" } }
        }
        table.layoutIfNeeded()
        table.feed.cell = { path in
          made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "after \(index) \(path.row)" }
        }
        table.feed.counts = [2]
        change(table)
        canvas.addSubview(table)
      }
      return canvas
    } holds: {
      $0.judge.equal(Set($0.texts), Set((0..<11).flatMap { ["after \($0) 0", "after \($0) 1"] }))
      $0.judge.expect($0.frame("finished") != nil)
    }
    value(
      "UITableView.register", "UITableView.dequeueReusableCell", "UITableView.dequeueReusableHeaderFooterView",
      "UITableViewCell.reuseIdentifier",
      "UITableViewCell.prepareForReuse", "UITableViewHeaderFooterView.reuseIdentifier", "UITableViewHeaderFooterView.prepareForReuse",
      says: "cells of the registered class are made, and used again when they have left",
      from: .documented("uikit/uitableview/dequeuereusablecell(withidentifier:for:)")
    ) { judge in
      let table = uiTable(.plain, [40]) { $0.rowHeight = 50 }
      table.register(OwnCell.self, forCellReuseIdentifier: "own")
      table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
      judge.expect(
        table.dequeueReusableCell(withIdentifier: "none") == nil && table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
      judge.expect(header is OwnHeader && header?.reuseIdentifier == "head")
      header?.prepareForReuse()
      table.feed.cell = { [unowned table] in table.dequeueReusableCell(withIdentifier: "own", for: $0) }
      table.layoutIfNeeded()
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      judge.expect(first is OwnCell && first?.reuseIdentifier == "own" && (first as? OwnCell)?.preparations == 0)
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      table.contentOffset.y = 1300
      table.layoutIfNeeded()
      judge.expect(table.visibleCells.contains { $0 === first }, "the first cell is used again")
      judge.expect(((first as? OwnCell)?.preparations ?? 0) > 0, "and told before")
      judge.near(table.visibleCells.first?.frame.width, 200)
    }
    uiRow(
      "UITableView.dequeueReusableCell", says: "an identifier without a class is a finding, and an empty cell",
      from: .assumed("the phone stops"), in: canvas
    ) {
      let table = uiTable(.plain, [1]) { $0.rowHeight = 25 }
      table.feed.cell = { [unowned table] in table.dequeueReusableCell(withIdentifier: "own", for: $0) }
      return table
    } holds: {
      $0.finds(.approximation, "No cell class is registered for \"own\"")
      $0.frame("0.0", 0, 0, 200, 25)
    }
    uiRow(
      "UITableView.isEditing", "UITableView.setEditing", "UITableViewDelegate.tableView", "UITableViewCell.isEditing",
      says: "while a table is edited, rows make way by 40 for a circle, those that can be moved by 43 for a grip",
      from: .recorded("iOS 26.0: swiftui-web uikit/table/editing"), in: canvas
    ) {
      let table = uiTable(.plain, [2]) {
        ($0.rowHeight, $0.separatorStyle, $0.feed.movable) = (50, .none, [1])
        $0.feed.cell = { path in
          made(UITableViewCell(style: .default, reuseIdentifier: nil)) {
            $0.contentView.accessibilityIdentifier = "content \(path.row)"
            $0.accessoryType = .disclosureIndicator
          }
        }
      }
      // Rows that are there already are told, too.
      table.layoutIfNeeded()
      table.setEditing(true, animated: false)
      return table
    } holds: {
      $0.frame("content 0", 40, 0, 160, 50)
      $0.frame("content 1", 40, 50, 117, 50)
      $0.judge.near($0.area(0xFF3B30, in: CGRect(x: 0, y: 0, width: 40, height: 50), within: 24).midX, 28, within: 1)
    }
    uiRow(
      "UITableViewDataSource.sectionIndexTitles", "UITableView.sectionIndexColor", "UITableView.sectionIndexBackgroundColor",
      "UITableView.sectionIndexMinimumDisplayRowCount",
      says: "letters stand in a strip of 15 at the side, where rows end earlier, from a number of rows on",
      from: .recorded("iOS 26.0: swiftui-web uikit/table/indexed"), in: canvas
    ) {
      let canvas = uiCanvas()
      for (index, least) in [1, 2].enumerated() {
        let table = uiTable(.plain, [1]) {
          ($0.rowHeight, $0.separatorStyle, $0.feed.letters) = (50, .none, ["A", "B"])
          ($0.sectionIndexColor, $0.sectionIndexBackgroundColor, $0.sectionIndexMinimumDisplayRowCount) = (.pureRed, .pureGreen, least)
          $0.feed.cell = { _ in
            made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.contentView.accessibilityIdentifier = "content \(index)" }
          }
        }
        table.frame = CGRect(x: 0, y: index * 100, width: 200, height: 100)
        canvas.addSubview(table)
      }
      return canvas
    } holds: {
      $0.frame("content 0", 0, 0, 185, 50)
      $0.frame("content 1", 0, 100, 200, 50)
      $0.judge.equal($0.texts.filter { ["A", "B"].contains($0) }.sorted(), ["A", "B"])
      $0.judge.near($0.area(0x00FF00).minX, 185)
      // Two letters 14 apart, in the middle of the table.
      $0.judge.near($0.area(0xFF0000, within: 90).midY, 50, within: 1)
    }
    value(
      "UITableView.allowsSelection", "UITableView.allowsSelectionDuringEditing", "UITableView.isEditing", "UITableView.setEditing",
      "UITableView.cellLayoutMarginsFollowReadableWidth", "UITableView.remembersLastFocusedIndexPath",
      "UITableView.estimatedSectionHeaderHeight",
      "UITableView.estimatedSectionFooterHeight", "UITableView.headerView", "UITableView.footerView", "UITableView.automaticDimension",
      says: "as the phone has them at first, and kept", from: .documented("uikit/uitableview")
    ) { judge in
      let table = uiTable(.grouped, [1]) { ($0.feed.headers, $0.feed.footers) = (["h"], ["f"]) }
      judge.expect(
        table.style == .grouped && UITableView().style == .plain && table.separatorStyle == .singleLine
          && UITableView.automaticDimension == -1)
      judge.expect(table.allowsSelection && !table.allowsSelectionDuringEditing && !table.isEditing && !table.remembersLastFocusedIndexPath)
      judge.expect(
        !table.cellLayoutMarginsFollowReadableWidth && table.estimatedSectionHeaderHeight == -1 && table.estimatedSectionFooterHeight == -1)
      table.setEditing(true, animated: true)
      judge.expect(table.isEditing && table.alwaysBounceVertical)
      table.layoutIfNeeded()
      judge.expect(
        table.headerView(forSection: 0) != nil && table.footerView(forSection: 0) != nil
          && table.headerView(forSection: 0) !== table.footerView(forSection: 0))
      judge.expect(table.headerView(forSection: 4) == nil)
      judge.equal(table.sizeThatFits(CGSize(width: 200, height: 50)).height, 50)
    }
    value(
      "UITableViewDelegate", "UITableViewDelegate.tableView", "UITableViewDataSource", "UITableViewCell.EditingStyle",
      says: "what a delegate and a data source need not say", from: .documented("uikit/uitableviewdelegate")
    ) { judge in
      let (silent, table, path) = (SilentTable(), UITableView(), IndexPath(row: 0, section: 0))
      (table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (11, 12, 13, 14)
      judge.expect(silent.numberOfSections(in: table) == 1)
      judge.expect(silent.tableView(table, titleForHeaderInSection: 0) == nil && silent.tableView(table, titleForFooterInSection: 0) == nil)
      judge.expect(silent.tableView(table, canEditRowAt: path) && !silent.tableView(table, canMoveRowAt: path))
      judge.equal(silent.tableView(table, heightForRowAt: path), 11)
      judge.equal(silent.tableView(table, estimatedHeightForRowAt: path), 12)
      judge.equal(silent.tableView(table, heightForHeaderInSection: 0), 13)
      judge.equal(silent.tableView(table, heightForFooterInSection: 0), 14)
      judge.expect(silent.tableView(table, viewForHeaderInSection: 0) == nil && silent.tableView(table, viewForFooterInSection: 0) == nil)
      judge.equal(silent.tableView(table, willSelectRowAt: path), path)
      judge.expect(silent.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
      judge.expect(silent.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
      judge.expect(silent.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
      silent.tableView(table, commit: .delete, forRowAt: path)
      silent.tableView(table, didSelectRowAt: path)
      silent.tableView(table, didDeselectRowAt: path)
    }
    controllerRow(
      "UITableViewController", "UITableViewController.tableView", "UITableViewController.numberOfSections",
      says: "a controller whose view is a table that it feeds",
      from: .documented("uikit/uitableviewcontroller"), in: canvas
    ) {
      OwnTableController(style: .grouped)
    } holds: {
      $0.judge.equal($0.texts.sorted(), ["A", "ROW 0", "ROW 1"])
      $0.color(100, 290, is: 0xF2F2F7)
    }
    value(
      "UITableViewController.clearsSelectionOnViewWillAppear", "UITableViewController.refreshControl", "UITableViewController.tableView",
      says: "kept; feeds and hears its table", from: .documented("uikit/uitableviewcontroller")
    ) { judge in
      let (plain, own) = (UITableViewController(style: .insetGrouped), UITableViewController())
      judge.expect(
        plain.tableView.style == .insetGrouped && own.tableView.style == .plain && plain.tableView.dataSource === plain
          && plain.tableView.delegate === plain)
      judge.expect(plain.clearsSelectionOnViewWillAppear && plain.refreshControl == nil && plain.numberOfSections(in: plain.tableView) == 1)
      judge.equal(plain.tableView(plain.tableView, numberOfRowsInSection: 0), 0)
    }
  }
}

private final class SilentTable: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(frame: .zero) }
}

private final class OwnCell: UITableViewCell {
  var preparations = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class OwnHeader: UITableViewHeaderFooterView {}

private final class OwnTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "ROW \(indexPath.row)" }
  }
}
