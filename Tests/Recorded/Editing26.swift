// Family: lists and tables that are being edited, letters at their side. iOS 26.0, iPhone SE simulator at 2x, 320 wide: the notes of
// iamcgn/swiftui-web on uikit/table/editing, uikit/table/indexed and ios/list/editing.
// render: --os 26
import SwiftUI
import UIKit

private final class Screen: UITableViewController {
  private let letters: [String]?
  init(letters: [String]? = nil) {
    self.letters = letters
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    if letters == nil { setEditing(true, animated: false) }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = letters == nil && path.row < 2 ? .disclosureIndicator : .none
    cell.contentView.accessibilityIdentifier = "content\(path.row)"
    cell.textLabel?.accessibilityIdentifier = "label\(path.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row < 2 }
  override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row == 1 }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    path.row == 0 ? .delete : .insert
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
}

/// Rows that can be edited make way by 40 for a circle in the middle of it; a grip takes 43 of the row's end, and a title ends 8 before. What
/// leads on is hidden.
#Preview("Table", traits: .fixedLayout(width: 320, height: 300)) { Screen() }
// expect Table content0 40 0 280 _
// expect Table content1 40 52 237 _
// expect Table label1 56 _ 213 _
// expect Table content2 0 104 320 _

/// Letters take 15 of the rows' end, and titles end 8 before.
#Preview("Letters", traits: .fixedLayout(width: 320, height: 300)) { Screen(letters: ["A", "B", "C"]) }
// expect Letters content0 0 0 305 _
// expect Letters label0 16 _ 281 _

/// Rows that can be deleted make way by 40, others do not.
#Preview("List", traits: .fixedLayout(width: 320, height: 400)) {
  List {
    ForEach(0..<2) { row in
      Color.indigo.frame(width: 60, height: 20.5).accessibilityIdentifier("row\(row)").deleteDisabled(row == 1)
    }
    .onDelete { _ in }
    Color.indigo.frame(width: 60, height: 20.5).accessibilityIdentifier("other")
  }
  .environment(\.editMode, .constant(.active))
}
// expect List row0 72 50.75 60 20.5
// expect List row1 32 102.75 60 20.5
// expect List other 32 154.75 60 20.5

/// Rows of a collection that can be written to make way as those that say what deletes them.
#Preview("Actions", traits: .fixedLayout(width: 320, height: 400)) {
  List(.constant([Item(id: 0), Item(id: 1)]), editActions: .delete) { item in
    Color.indigo.frame(width: 60, height: 20.5).accessibilityIdentifier("row\(item.id)").deleteDisabled(item.id == 1)
  }
  .environment(\.editMode, .constant(.active))
}
private struct Item: Identifiable { let id: Int }
// expect Actions row0 72 50.75 60 20.5
// expect Actions row1 32 102.75 60 20.5
