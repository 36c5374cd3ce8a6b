// Family: UIKit's rows on iOS 17. Recorded in pictures of iOS 13 to 17 at 3x (tables of self-sizing cells): the content's margins
// begin at 20 on a phone 393 wide, and rows are as high as their content and the line below them, 48.33 for 48.
// render: --scale 3 --os 17
import UIKit

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    let box = UIView()
    box.accessibilityIdentifier = "box\(indexPath.row)"
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor), box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 48),
    ])
    return cell
  }
}

@MainActor private let rows = Rows()

#Preview("Rows", traits: .fixedLayout(width: 393, height: 400)) {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
  table.dataSource = rows
  return table
}
// expect Rows row0 0 0 393 48.33
// expect Rows row1 0 48.33 393 48.33
// expect Rows row2 0 96.67 393 48.33
// expect Rows box0 20 0 353 48
