import UIKit

private let canvas = Canvas.fixed(200, 300)

extension Ledger {
  func uiTables() {
    topic("Table views")

    uiRow(
      "UITableView", "UITableView.rowHeight", "UITableView.dataSource", "UITableViewDataSource", "UITableViewDataSource.tableView",
      "UITableView.style", "UITableView.Style", says: "rows of one height from edge to edge, one below the other",
      from: .documented("uikit/uitableview/rowheight"), in: canvas
    ) {
      uiTable { $0.rowHeight = 30 }
    } holds: {
      for row in 0..<3 { $0.frame("0.\(row)", 0, CGFloat(row) * 30, 200, 30) }
      $0.texts("0.0", "0.1", "0.2")
    }
    uiRow(
      "UITableViewDataSource.numberOfSections", "UITableViewDelegate", "UITableViewDelegate.tableView",
      says: "sections follow each other, each row as high as the delegate says",
      from: .documented("uikit/uitableviewdelegate/tableview(_:heightforrowat:)"), in: canvas
    ) {
      uiTable(.plain, [2, 1]) { $0.feed.heights = [20, 35] }
    } holds: {
      $0.frame("0.0", 0, 0, 200, 20)
      $0.frame("0.1", 0, 20, 200, 35)
      $0.frame("1.0", 0, 55, 200, 20)
    }
    uiRow(
      "UITableView.automaticDimension", "UITableView.estimatedRowHeight", "UITableView.rowHeight",
      says: "rows are as high as the constraints in them need, 44 for a line of text at least",
      from: .documented("uikit/uitableview/automaticdimension"), in: canvas
    ) {
      uiTable {
        $0.estimatedRowHeight = 10
        $0.feed.cell = { path in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          guard path.row != 1 else { return made(cell) { $0.textLabel?.text = "text" } }
          let box = uiSized("box\(path.row)", 20, path.row == 0 ? 57 : 12)
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 9),
          ])
          return cell
        }
      }
    } holds: {
      $0.frame("0.0", 0, 0, 200, 65, within: 1)
      $0.frame("box0", 9, 3, 20, 57, within: 1)
      $0.frame("0.1", 0, nil, 200, 44, within: 1)
      $0.frame("0.2", 0, 109, 200, 20, within: 2.1)
    }
    uiRow(
      "UITableView.separatorStyle", "UITableView.separatorColor", "UITableView.separatorInset", "UITableViewCell.separatorInset",
      "UITableViewCell.SeparatorStyle",
      says: "a hairline at each row's bottom, from the inset to the end, in the colour told; a row may have its own",
      from: .documented("uikit/uitableview/separatorinset"), in: canvas, scale: 1
    ) {
      uiTable {
        $0.rowHeight = 40
        $0.separatorColor = .pureRed
        $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 9)
        $0.feed.cell = { path in
          made(UITableViewCell(style: .default, reuseIdentifier: nil)) {
            if path.row == 1 { $0.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 70) }
          }
        }
      }
    } holds: {
      $0.judge.equal($0.area(0xFF0000, in: $0.part(0, 0, 200, 60)), CGRect(x: 50, y: 39, width: 141, height: 1))
      $0.judge.equal($0.area(0xFF0000, in: $0.part(0, 60, 200, 40)), CGRect(x: 3, y: 79, width: 127, height: 1))
    }
    uiRow(
      "UITableView.separatorStyle", "UITableView.separatorColor",
      says: "none when told; grey at first, from the text's edge; mirrored from right to left",
      from: .documented("uikit/uitableview/separatorstyle"), in: canvas
    ) {
      let (a, b, c) = (uiTable { $0.rowHeight = 40 }, uiTable { $0.rowHeight = 40 }, uiTable { $0.rowHeight = 40 })
      for (index, table) in [a, b, c].enumerated() {
        table.feed.counts = [1]
        table.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 200, height: 90)
        table.feed.cell = { _ in
          made(UITableViewCell(style: .default, reuseIdentifier: nil)) { if index == 2 { $0.semanticContentAttribute = .forceRightToLeft } }
        }
      }
      b.separatorStyle = .none
      return uiCanvas(a, b, mirrored(c))
    } holds: {
      let (line, other) = ($0.ink(in: $0.part(0, 0, 200, 90)), $0.ink(in: $0.part(0, 200, 200, 90)))
      // (60, 60, 67) at 29 % over white.
      $0.color(100, 39, is: 0xC6C6C8, within: 3)
      $0.judge.expect(line.minY == 39 && line.height == 1 && line.minX >= 15 && line.minX <= 20 && line.maxX == 200, "\(line)")
      $0.judge.expect($0.ink(in: $0.part(0, 100, 200, 90)).isNull)
      $0.judge.near(other.maxX, 200 - line.minX)
      $0.judge.near(other.minX, 0)
    }
    uiRow(
      "UITableView.Style",
      says: "grouped: rows white on grey, with room above the first and between sections; no line after a section's last row",
      from: .documented("uikit/uitableview/style-swift.enum/grouped"), in: canvas
    ) {
      uiTable(.grouped, [2, 1]) { $0.rowHeight = 40 }
    } holds: {
      let (a, b, c) = ($0.frame("0.0")!, $0.frame("0.1")!, $0.frame("1.0")!)
      $0.judge.expect(a.minX == 0 && a.width == 200 && b.minY == a.maxY)
      $0.judge.near(a.minY, 35, within: 0.7)
      $0.judge.near(c.minY - b.maxY, 35.33, within: 0.7)
      $0.color(5, 10, is: 0xF2F2F7)
      $0.color(5, a.midY, is: 0xFFFFFF)
      $0.judge.expect($0.area(0xC6C6C8, in: CGRect(x: 150, y: b.minY + 10, width: 50, height: 40), within: 3).isNull)
      $0.judge.expect(!$0.area(0xC6C6C8, in: CGRect(x: 150, y: a.minY + 10, width: 50, height: 40), within: 3).isNull)
    }
    uiRow(
      "UITableView.Style", says: "inset: sections as boxes with rounded corners, equally far from both sides",
      from: .documented("uikit/uitableview/style-swift.enum/insetgrouped"),
      in: canvas, scale: 2
    ) {
      uiTable(.insetGrouped, [3, 1]) { $0.rowHeight = 40 }
    } holds: {
      let (a, b, c, d) = ($0.frame("0.0")!, $0.frame("0.1")!, $0.frame("0.2")!, $0.frame("1.0")!)
      $0.judge.expect(a.minX >= 16 && a.minX <= 20 && a.maxX == 200 - a.minX && a.width == d.width)
      for (frame, top, bottom) in [(a, true, false), (b, false, false), (c, false, true), (d, true, true)] {
        for x in [frame.minX + 1, frame.maxX - 1.5] {
          $0.color(x, frame.minY + 1, is: top ? 0xF2F2F7 : 0xFFFFFF)
          $0.judge.equal($0.color(x, frame.maxY - 1.5) == 0xF2F2F7, bottom, "the corner at \(x), \(frame.maxY)")
        }
        $0.color(frame.midX, frame.midY, is: 0xFFFFFF)
      }
    }
    uiRow(
      "UITableViewHeaderFooterView", "UITableView.sectionHeaderTopPadding",
      says: "plain headers as written, with room above and below; without padding they touch the rows before",
      from: .documented("uikit/uitableview/sectionheadertoppadding"), in: canvas
    ) {
      let (a, b) = (
        uiTable(.plain, [1, 1]) {
          $0.rowHeight = 20
          $0.feed.headers = ["First", "Second"]
        },
        uiTable(.plain, [1, 1]) {
          $0.rowHeight = 20
          $0.feed.headers = ["First", "Second"]
          $0.sectionHeaderTopPadding = 0
        }
      )
      a.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      b.frame = CGRect(x: 100, y: 0, width: 100, height: 300)
      b.feed.cell = { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      a.feed.cell = { path in made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "row" } }
      b.accessibilityIdentifier = "b"
      return uiCanvas(a, b)
    } holds: { shown in
      shown.judge.expect(shown.texts.contains("First") && shown.texts.contains("Second"))
      let (padded, plain) = (shown.ink(in: shown.part(0, 0, 100, 300)), shown.ink(in: shown.part(100, 0, 100, 300)))
      shown.judge.near(padded.minY - plain.minY, 22, within: 0.5)
    }
    uiRow(
      "UITableViewDataSource.tableView", "UITableViewHeaderFooterView",
      says: "grouped headers in capitals above their rows, footers as written below",
      from: .documented("uikit/uitableview/style-swift.enum/grouped"), in: canvas
    ) {
      uiTable(.grouped, [1]) {
        $0.rowHeight = 40
        $0.feed.headers = ["Head"]
        $0.feed.footers = ["Foot"]
      }
    } holds: {
      $0.judge.equal($0.texts.sorted(), ["0.0", "Foot", "HEAD"])
      let row = $0.frame("0.0")!
      let (above, below) = (
        $0.ink(in: $0.part(0, 0, 200, row.minY), background: 0xF2F2F7),
        $0.ink(in: $0.part(0, row.maxY, 200, 300 - row.maxY), background: 0xF2F2F7)
      )
      $0.judge.expect(row.minY - above.maxY > 4 && row.minY - above.maxY < 16 && row.minY > 30, "\(above)")
      $0.judge.expect(below.minY - row.maxY > 4 && below.minY - row.maxY < 16, "\(below)")
      $0.judge.near(above.minX, below.minX, within: 1.6)
      // (60, 60, 67) at 60 % over (242, 242, 247).
      $0.judge.expect(!$0.area(0x85858B, in: above, within: 14).isNull)
    }
    uiRow(
      "UITableView.sectionHeaderHeight", "UITableView.sectionFooterHeight", "UITableView.headerView", "UITableViewDelegate.tableView",
      says: "views of one's own above and below, as high as told by the table or the delegate",
      from: .documented("uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)"),
      in: canvas
    ) {
      uiTable(.plain, [1, 1]) {
        $0.rowHeight = 20
        (($0.sectionHeaderHeight), ($0.sectionFooterHeight)) = (14, 11)
        $0.sectionHeaderTopPadding = 0
        $0.feed.headerViews = [0: uiBox("h0", 0, 0, 1, 1), 1: uiBox("h1", 0, 0, 1, 1)]
        $0.feed.footerViews = [0: uiBox("f0", 0, 0, 1, 1), 1: uiBox("f1", 0, 0, 1, 1)]
        $0.feed.headerHeights = [1: 31]
        $0.feed.footerHeights = [1: 23]
      }
    } holds: {
      $0.frame("h0", 0, 0, 200, 14)
      $0.frame("0.0", 0, 14, 200, 20)
      $0.frame("f0", 0, 34, 200, 11)
      $0.frame("h1", 0, 45, 200, 31)
      $0.frame("1.0", 0, 76, 200, 20)
      $0.frame("f1", 0, 96, 200, 23)
    }
    uiRow(
      "UITableView.Style", says: "a plain section's header stays at the top while its rows are seen, and leaves with the last",
      from: .documented("uikit/uitableview/style-swift.enum/plain"), in: .fixed(200, 100)
    ) {
      let canvas = uiCanvas()
      for (index, offset) in [CGFloat(30), 55].enumerated() {
        let table = uiTable(.plain, [3, 9]) {
          $0.rowHeight = 20
          $0.sectionHeaderTopPadding = 0
          $0.feed.headerViews = [0: uiBox("h\(index)", 0, 0, 1, 1)]
          $0.feed.headerHeights = [0: 10]
          $0.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 100)
        }
        table.layoutIfNeeded()
        table.contentOffset.y = offset
        canvas.addSubview(table)
      }
      return canvas
    } holds: {
      $0.frame("h0", 0, 0, 100, 10)
      // The section ends at 70: 15 below the edge, so that ten are left.
      $0.frame("h1", 100, 0, 100, 10)
    }
    uiRow(
      "UITableView.Style", says: "the next section pushes a header out of sight",
      from: .documented("uikit/uitableview/style-swift.enum/plain"), in: .fixed(200, 100)
    ) {
      let table = uiTable(.plain, [3, 9]) {
        $0.rowHeight = 20
        $0.sectionHeaderTopPadding = 0
        $0.feed.headerViews = [0: uiBox("h", 0, 0, 1, 1)]
        $0.feed.headerHeights = [0: 10]
        $0.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      }
      table.layoutIfNeeded()
      table.contentOffset.y = 64
      return table
    } holds: {
      $0.frame("h", 0, -4, 200, 10)
    }
    uiRow(
      "UITableView.tableHeaderView", "UITableView.tableFooterView", "UITableView.backgroundView",
      says: "views above and below all rows keep their heights and take the table's width; one behind fills it",
      from: .documented("uikit/uitableview/tableheaderview"), in: canvas
    ) {
      uiTable {
        $0.rowHeight = 20
        $0.tableHeaderView = uiBox("head", 5, 5, 9, 33)
        $0.tableFooterView = uiBox("foot", 5, 5, 9, 17, .pureBlue)
        $0.backgroundView = uiBox("back", 0, 0, 1, 1, .pureGreen)
      }
    } holds: {
      $0.frame("head", 0, 0, 200, 33)
      $0.frame("0.0", 0, 33, 200, 20)
      $0.frame("foot", 0, 93, 200, 17)
      $0.frame("back", 0, 0, 200, 300)
      $0.color(100, 200, is: 0x00FF00)
      $0.color(100, 100, is: 0x0000FF)
    }
    uiRow(
      "UITableView.scrollToRow", "UITableView.ScrollPosition",
      says: "a row comes to the top, the middle, the bottom, or as little as shows it; never beyond the ends",
      from: .documented("uikit/uitableview/scrolltorow(at:at:animated:)"), in: .fixed(100, 100)
    ) {
      let canvas = uiCanvas()
      for (index, (row, position)) in [
        (10, UITableView.ScrollPosition.top), (10, .middle), (10, .bottom), (10, .none), (0, .bottom), (29, .top),
      ].enumerated() {
        let table = uiTable(.plain, [30]) {
          $0.rowHeight = 20
          $0.tableHeaderView = uiBox("t\(index)", 0, 0, 1, 0.5)
          $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        }
        table.tableHeaderView?.frame.size.height = 10
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        canvas.addSubview(table)
      }
      return canvas
    } holds: {
      for (index, y) in [CGFloat(-210), -170, -130, -130, 0, -510].enumerated() { $0.frame("t\(index)", nil, y, nil, 10) }
    }
    measure(
      "UITableView.numberOfSections", "UITableView.numberOfRows", "UITableView.rectForRow", "UITableView.rect", "UITableView.rectForHeader",
      "UITableView.rectForFooter", "UITableView.indexPathForRow", "UITableView.visibleCells", "UITableView.indexPathsForVisibleRows",
      "UITableView.cellForRow", "UITableView.indexPath", says: "where parts lie, and which rows are seen",
      from: .worked("rows of 40 under headers of 10 over footers of 5")
    ) { judge in
      let table = uiTable(.plain, [4, 9]) {
        ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionFooterHeight) = (40, 10, 5)
        $0.sectionHeaderTopPadding = 0
        $0.feed.headerViews = [0: UIView(), 1: UIView()]
        $0.feed.footerViews = [0: UIView(), 1: UIView()]
        $0.frame.size.height = 100
      }
      judge.expect(
        table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 4 && table.numberOfRows(inSection: 1) == 9
          && table.numberOfRows(inSection: 7) == 0)
      judge.equal(table.rectForRow(at: IndexPath(row: 1, section: 1)), CGRect(x: 0, y: 225, width: 200, height: 40))
      judge.equal(table.rect(forSection: 1), CGRect(x: 0, y: 175, width: 200, height: 375))
      judge.equal(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 175, width: 200, height: 10))
      judge.equal(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 170, width: 200, height: 5))
      judge.equal(table.rectForRow(at: IndexPath(row: 99, section: 1)), .zero)
      judge.equal(table.indexPathForRow(at: CGPoint(x: 5, y: 51)), IndexPath(row: 1, section: 0))
      judge.equal(table.indexPathForRow(at: CGPoint(x: 5, y: 230)), IndexPath(row: 1, section: 1))
      judge.expect(table.indexPathForRow(at: CGPoint(x: 5, y: 4)) == nil && table.indexPathForRow(at: CGPoint(x: 5, y: 9999)) == nil)
      judge.equal(table.indexPathsForVisibleRows, (0..<3).map { IndexPath(row: $0, section: 0) })
      judge.equal(table.visibleCells.map(\.accessibilityIdentifier), ["0.0", "0.1", "0.2"])
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
      judge.equal(cell.flatMap { table.indexPath(for: $0) }, IndexPath(row: 2, section: 0))
      judge.expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil && table.indexPath(for: UITableViewCell(frame: .zero)) == nil)
      judge.near(table.contentSize.height, 550)
      let padded = uiTable(.plain, [1]) {
        ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionHeaderTopPadding) = (40, 10, 6)
        $0.feed.headerViews = [0: UIView()]
      }
      judge.equal(padded.rectForHeader(inSection: 0), CGRect(x: 0, y: 6, width: 200, height: 10))
      judge.equal(padded.rectForRow(at: IndexPath(row: 0, section: 0)), CGRect(x: 0, y: 16, width: 200, height: 40))
      table.contentOffset.y = 95
      judge.equal(
        table.indexPathsForVisibleRows, [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1)])
      judge.expect(table.feed.told.contains("will 1.0") && table.feed.told.contains("end 0.0") && !table.feed.told.contains("end 0.2"))
    }
    measure(
      "UITableView.estimatedRowHeight", "UITableViewDelegate.tableView",
      says: "rows that were not seen count as their estimate, 44 at first",
      from: .documented("uikit/uitableview/estimatedrowheight")
    ) { judge in
      @MainActor func height(_ change: (FedTable) -> Void) -> CGFloat {
        let table = uiTable(.plain, [100], change)
        table.frame.size.height = 10
        table.layoutIfNeeded()
        return table.contentSize.height
      }
      judge.near(height { _ in }, 4400, within: 1)
      judge.near(height { $0.estimatedRowHeight = 60 }, 5984, within: 1)
      judge.near(height { $0.feed.estimates = [1, 144] }, 4400 + 100, within: 1)
      judge.near(height { $0.rowHeight = 7 }, 700)
    }
    value(
      "UITableView.selectRow", "UITableView.deselectRow", "UITableView.indexPathForSelectedRow", "UITableView.indexPathsForSelectedRows",
      "UITableView.allowsMultipleSelection", "UITableView.ScrollPosition", says: "one row is chosen, or several where that is allowed",
      from: .documented("uikit/uitableview/selectrow(at:animated:scrollposition:)")
    ) { judge in
      let table = uiTable(.plain, [30]) { $0.rowHeight = 40 }
      table.layoutIfNeeded()
      let (a, b) = (IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0))
      judge.expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil && !table.allowsMultipleSelection)
      table.selectRow(at: a, animated: false, scrollPosition: .none)
      judge.expect(table.indexPathForSelectedRow == a && table.cellForRow(at: a)?.isSelected == true)
      table.selectRow(at: b, animated: false, scrollPosition: .none)
      judge.expect(table.indexPathsForSelectedRows == [b] && table.cellForRow(at: a)?.isSelected == false)
      table.allowsMultipleSelection = true
      table.selectRow(at: a, animated: false, scrollPosition: .none)
      judge.equal(table.indexPathsForSelectedRows, [b, a])
      table.deselectRow(at: b, animated: false)
      judge.expect(table.indexPathsForSelectedRows == [a] && table.cellForRow(at: b)?.isSelected == false)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      judge.expect(table.indexPathsForSelectedRows == nil && table.cellForRow(at: a)?.isSelected == false)
      judge.near(table.contentOffset.y, 0)
      table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
      judge.near(table.contentOffset.y, 800)
    }
  }
}
