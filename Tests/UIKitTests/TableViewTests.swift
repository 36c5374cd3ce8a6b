import Testing

@testable import UIKit

/// A cell with its own initialiser and state, as users write them.
private final class BoxCell: UITableViewCell {
  let box = UIView()
  let mark: Int
  var height: NSLayoutConstraint!
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    mark = 7
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height = box.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16), height,
    ])
  }
  required init?(coder: NSCoder) { nil }
}
private final class InheritingCell: UITableViewCell {}
private final class OwnHeader: UITableViewHeaderFooterView {
  let mark: Int
  override init(reuseIdentifier: String?) {
    mark = 3
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }
}

@MainActor private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var made: [IndexPath] = []
  var cell: (UITableView, IndexPath) -> UITableViewCell
  var fixed: CGFloat?
  var header: String?
  init(_ counts: [Int], cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
    self.counts = counts
    self.cell = cell
  }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made.append(indexPath)
    return cell(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { fixed ?? tableView.rowHeight }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
}

@Suite(.serialized) @MainActor struct TableViewTests {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test func registeredClassesAreMadeWithTheirOwnInitialisers() throws {
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.register(InheritingCell.self, forCellReuseIdentifier: "plain")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "base")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let box = try #require(table.dequeueReusableCell(withIdentifier: "box") as? BoxCell)
    #expect(box.mark == 7)
    #expect(box.reuseIdentifier == "box")
    #expect(box.box.superview === box.contentView)
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain"))
    #expect(type(of: plain) == InheritingCell.self)
    #expect(plain.reuseIdentifier == "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "base") != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? OwnHeader)
    #expect(header.mark == 3)
    #expect(header.reuseIdentifier == "header")
  }

  @Test func rowsSizeThemselvesByConstraintsAndOnlyVisibleOnesExist() {
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    let source = Source([1000]) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "box", for: path) as! BoxCell
      cell.height.constant = path.row.isMultiple(of: 2) ? 30 : 60
      return cell
    }
    table.dataSource = source
    table.layoutIfNeeded()
    // 50, 80, 50, 80 … and half a point for the line below each: the seventh row begins at 393 and the eighth at 443.5.
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50.5, 131, 181.5, 262, 312.5, 393])
    #expect(table.visibleCells.map(\.frame.height) == [50.5, 80.5, 50.5, 80.5, 50.5, 80.5, 50.5])
    #expect(source.made.count == 7)
    #expect(table.contentSize == CGSize(width: 320, height: 443.5 + 993 * 44))
    #expect((table.visibleCells[1] as? BoxCell)?.box.frame == CGRect(x: 16, y: 10, width: 288, height: 60))
  }

  @Test func fixedRowsAreFoundAnywhere() {
    let source = Source([10_000, 10_000]) { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    source.fixed = 40
    table.dataSource = source
    table.delegate = source
    table.contentOffset.y = 400_020
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 800_000)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
    #expect(table.visibleCells.count == 11)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 1)) == CGRect(x: 0, y: 400_120, width: 320, height: 40))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 81)) == IndexPath(row: 2, section: 0))
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 200)
  }

  @Test func textsTakeTheRowsTheyNeed() {
    let source = Source([2]) { _, path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 0 ? "Short" : String(repeating: "many words ", count: 20)
      cell.contentConfiguration = content
      return cell
    }
    table.dataSource = source
    table.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    // 44, and the line below.
    #expect(heights[0] == 44.5)
    #expect(heights[1] > 100)
  }

  @Test func headersOfPlainTablesStayInSight() throws {
    let source = Source([3, 3]) { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    source.fixed = 100
    source.header = "Title"
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    let height = table.rectForHeader(inSection: 0).height
    #expect(height > 20)
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 150)
  }

  @Test func insetGroupedRowsStandInsideRoundedBoxes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .insetGrouped)
    let source = Source([2]) { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    table.dataSource = source
    table.layoutIfNeeded()
    // 20 in from 390 points on (recorded, iOS 17.5), 16 in narrower windows.
    #expect(
      table.visibleCells.map(\.frame) == [CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44)])
    #expect(table.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func cellsAreUsedAgainAndFreed() {
    weak var freed: UITableViewCell?
    autoreleasing {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      table.register(InheritingCell.self, forCellReuseIdentifier: "cell")
      let source = Source([100]) { table, path in table.dequeueReusableCell(withIdentifier: "cell", for: path) }
      source.fixed = 50
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      freed = table.visibleCells.first
      let first = table.visibleCells.map(ObjectIdentifier.init)
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      table.contentOffset.y = 2000
      table.layoutIfNeeded()
      #expect(!Set(first).isDisjoint(with: table.visibleCells.map(ObjectIdentifier.init)))
    }
    #expect(freed == nil)
  }

  @Test func emptyAndImpossibleTablesAreLaidOut() {
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    let source = Source([-3, 2]) { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    source.fixed = .nan
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
