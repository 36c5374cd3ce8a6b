import Testing

@testable import UIKit

/// A user's cell, written as on the phone: its initializer is overridden without `required`.
final class NameCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.numberOfLines = 0
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TileCell: UICollectionViewCell {
  var made = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "by its own initializer"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CountingLayer: CALayer {
  var tag = 0
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

final class LayeredView: UIView { override class var layerClass: AnyClass { CountingLayer.self } }
final class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }

final class Names: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var names = ["one", String(repeating: "a long name ", count: 12), "three"]
  var asked: [IndexPath] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as! NameCell
    cell.name.text = names[indexPath.row]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

@Suite(.serialized) @MainActor struct ListTests {
  @Test func classesKnownOnlyAtRunTimeAreMadeByTheirOwnInitializers() {
    #expect((LayeredView().layer as? CountingLayer)?.tag == 7)
    #expect(GradientView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).layer is CAGradientLayer)
    #expect(DynamicInit.makeView(TileCell.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))?.made == "by its own initializer")
    #expect(
      DynamicInit.makeView(TileCell.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(DynamicInit.makeCell(NameCell.self, style: .subtitle)?.reuseIdentifier == nil)
    #expect(DynamicInit.makeCell(NameCell.self, style: .subtitle) is NameCell)
  }

  @Test func rowsFindTheirHeightByTheirContent() {
    let names = Names()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.delegate = names
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.count == 3)
    let line = UILabel()
    line.text = "one"
    let one = line.sizeThatFits(.zero).height
    // And the line below it, half a point at scale 2.
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 300, height: one + 20.5))
    #expect(cells[1].frame.height > 2 * one + 20)
    #expect(cells[2].frame.minY == cells[1].frame.maxY)
    #expect(cells[0].name.frame == CGRect(x: 16, y: 10, width: 268, height: one))
    #expect(table.contentSize.height == cells[2].frame.maxY)
  }

  @Test func onlyWhatIsSeenIsMade() {
    let names = Names()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = names
    view.layoutIfNeeded()
    // Three columns of 90 in 300 points: 15 between them; rows every 60 points, the first four are seen.
    #expect(names.asked.count == 12)
    #expect(view.visibleCells.prefix(4).map(\.frame.minX) == [10, 115, 220, 10])
    #expect(view.visibleCells[3].frame == CGRect(x: 10, y: 65, width: 90, height: 50))
    // 34 rows of 50, 33 gaps of 10, insets of 5.
    #expect(view.contentSize == CGSize(width: 320, height: 34 * 50 + 33 * 10 + 10))
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 30, section: 0))
    #expect(view.visibleCells.count == 12)
  }

  @Test func aMissingClassIsAFinding() {
    var findings: [LayoutFinding] = []
    LayoutFindings.onFinding = { findings.append($0) }
    let table = UITableView(frame: .zero)
    _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    LayoutFindings.onFinding = nil
    #expect(findings.map(\.message) == ["No cell class is registered for \"none\". Call register(_:forCellReuseIdentifier:) first."])
  }
}
