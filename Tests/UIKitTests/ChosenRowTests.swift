import QuoinDrawing
import Testing
import UIKit

/// Rows that are chosen look so.
@MainActor @Suite("Chosen rows") struct ChosenRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    var make: (UITableViewCell) -> Void = { _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      make(cell)
      return cell
    }
  }
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 132))
  private let source = Source()

  private func color(_ x: Int, _ y: Int) throws -> PaintColor {
    table.layoutIfNeeded()
    let page = UIKitPage.make(UIKitPageSettings(size: table.bounds.size, scale: 1)) { table }
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList)[x, y]
  }
  private func show(_ make: @escaping (UITableViewCell) -> Void = { _ in }) {
    source.make = make
    table.rowHeight = 44
    table.separatorStyle = .none
    table.dataSource = source
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }
  private func isGray(_ color: PaintColor) -> Bool { abs(color.red - 0xD1 / 255.0) < 0.01 && abs(color.blue - 0xD6 / 255.0) < 0.01 }
  private func isWhite(_ color: PaintColor) -> Bool { color.red > 0.99 && color.blue > 0.99 }

  /// The fourth grey, #D1D1D6 (documented: Human Interface Guidelines, Colour).
  @Test("a row that is chosen before it is made is grey, and white once it is given up")
  func gray() throws {
    show()
    #expect(try isGray(color(50, 66)) && isWhite(color(50, 22)) && isWhite(color(50, 110)))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(try isWhite(color(50, 66)))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(try isGray(color(50, 110)) && isWhite(color(50, 66)))
  }

  @Test("a row that says so does not look chosen; a view of one's own lies behind its content instead of the grey")
  func own() throws {
    show { $0.selectionStyle = .none }
    #expect(try isWhite(color(50, 66)))
    show {
      let ground = UIView()
      ground.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.selectedBackgroundView = ground
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.contentView.addSubview(box)
    }
    table.reloadData()
    let (ground, content) = try (color(50, 66), color(5, 66))
    #expect(ground.green > 0.99 && ground.red < 0.01 && content.blue > 0.99 && content.green < 0.01)
    #expect(try isWhite(color(50, 22)))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(try isWhite(color(50, 66)))
  }

  @Test("a background of a list's rows is grey while a cell is chosen, one of one's own stays; handlers hear of it")
  func configurations() throws {
    show { $0.backgroundConfiguration = .listPlainCell() }
    table.reloadData()
    #expect(try isGray(color(50, 66)) && isWhite(color(50, 22)))
    show {
      var own = UIBackgroundConfiguration.clear()
      own.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.backgroundConfiguration = own
    }
    table.reloadData()
    let kept = try color(50, 66)
    #expect(kept.red > 0.99 && kept.green < 0.01)
    var heard: [Bool] = []
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { _, state in heard.append(state.isSelected) }
    cell.isSelected = true
    cell.isSelected = true
    cell.isSelected = false
    #expect(heard == [false, true, false])
    let item = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    item.backgroundConfiguration = .listCell()
    item.isSelected = true
    #expect(item.backgroundConfiguration?.updated(for: item.configurationState).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.listHeader().updated(for: item.configurationState).backgroundColor == .clear)
  }
}
