/// Registered classes, and cells that wait to be used again.
@MainActor struct CellPool {
  private var classes: [String: AnyClass] = [:]
  private var prototypes: [String: @MainActor () -> UITableViewCell?] = [:]
  private var headers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  mutating func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }
  mutating func register(_ identifier: String, prototype: @escaping @MainActor () -> UITableViewCell?) {
    prototypes[identifier] = prototype
  }
  mutating func register(header identifier: String, _ make: @escaping @MainActor () -> UITableViewHeaderFooterView?) {
    headers[identifier] = make
  }
  func header(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?() }
  func prototype(_ identifier: String) -> UITableViewCell? { prototypes[identifier]?() }
  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  mutating func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    guard let cell = waiting[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }
}
