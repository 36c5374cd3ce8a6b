// Family: tables and lists of UIKit. iOS 26.0, iPhone SE simulator at 2x, 320 wide: the notes of iamcgn/swiftui-web on uikit/table/plain,
// subtitle, configured, selfsizing and uikit/collection/list. Its lines were set for a tall script: 4 points less here for a line of 17,
// 3 for one of 15.
// render: --os 26
import UIKit

private enum Look { case plain, subtitle, configured, lines }

private final class Rows: NSObject, UITableViewDataSource {
  let look: Look
  init(_ look: Look) { self.look = look }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { look == .lines ? 1 : 3 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: look == .subtitle ? .subtitle : .default, reuseIdentifier: nil)
    let name = "\(look)\(path.row)"
    cell.accessibilityIdentifier = name
    cell.contentView.accessibilityIdentifier = "content-\(name)"
    if look == .configured {
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      if path.row == 1 { content.secondaryText = "More" }
      if path.row == 2 { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      let view = cell.contentView.subviews.first as? UIListContentView
      view?.textLabel?.accessibilityIdentifier = "text-\(name)"
      view?.secondaryTextLabel?.accessibilityIdentifier = "more-\(name)"
      return cell
    }
    cell.textLabel?.text = look == .lines ? "One\nTwo\nThree" : "Title"
    cell.textLabel?.numberOfLines = look == .lines ? 0 : 1
    cell.textLabel?.accessibilityIdentifier = "text-\(name)"
    cell.detailTextLabel?.text = "Detail"
    cell.detailTextLabel?.accessibilityIdentifier = "more-\(name)"
    if path.row == 1 { cell.accessoryType = .disclosureIndicator }
    if path.row == 2 { cell.accessoryType = .checkmark }
    return cell
  }
}

@MainActor private let sources = [Look.plain, .subtitle, .configured].map(Rows.init)
@MainActor private func table(_ index: Int) -> UIView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  table.dataSource = sources[index]
  return table
}

/// The content of a row ends where its chevron or check mark begins: 26.5 and 37.5 from the row's end.
#Preview("Plain", traits: .fixedLayout(width: 320, height: 400)) { table(0) }
// expect Plain plain0 0 0 320 52
// expect Plain plain1 0 52 320 52
// expect Plain text-plain0 16 _ 288 _
// expect Plain content-plain0 0 0 320 52
// expect Plain content-plain1 0 52 293.5 _
// expect Plain content-plain2 0 104 282.5 _
// color Plain 100 51.5 230 230 230
// color Plain 8 51.5 255 255 255

/// 11 above the title, 3 between, the smaller text of 15 points.
#Preview("Subtitle", traits: .fixedLayout(width: 320, height: 400)) { table(1) }
// expect Subtitle subtitle0 0 0 320 66
// expect Subtitle subtitle1 0 66 320 66
// expect Subtitle text-subtitle0 16 11 288 20.5
// expect Subtitle more-subtitle0 16 34.5 288 18

/// Configured rows carry the line below them; the second text stands right under the first; a symbol has a column of 24 and 16 after it.
#Preview("Configured", traits: .fixedLayout(width: 320, height: 400)) { table(2) }
// expect Configured configured0 0 0 320 53
// expect Configured configured1 0 53 320 69.5
// expect Configured configured2 0 122.5 320 53
// expect Configured text-configured2 56 _ _ _
// expect Configured text-configured0 16 16.5 _ 20.5

private final class List: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? 3 : 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = UICollectionViewListCell(frame: .zero)
    let name = "\(path.section).\(path.item)"
    cell.accessibilityIdentifier = name
    cell.contentView.accessibilityIdentifier = "content-\(name)"
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    if path.item == 1 { content.secondaryText = "More" }
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first as? UIListContentView
    view?.textLabel?.accessibilityIdentifier = "text-\(name)"
    view?.secondaryTextLabel?.accessibilityIdentifier = "more-\(name)"
    if path == IndexPath(item: 0, section: 0) { cell.accessories = [.disclosureIndicator()] }
    if path.item == 2 { cell.accessories = [.checkmark()] }
    return cell
  }
}

/// Cards 16 in, 35 above each section; 4 between two texts; the content ends 30 before the row's end beside a chevron, 40 beside a check
/// mark.
#Preview("List", traits: .fixedLayout(width: 320, height: 400)) { List() }
// expect List 0.0 16 35 288 52
// expect List content-0.0 16 35 258 52
// expect List 0.1 16 87 288 72.5
// expect List text-0.1 32 102 _ _
// expect List more-0.1 32 126.5 _ 18
// expect List content-0.2 16 159.5 248 52
// expect List 1.0 16 246.5 288 52
