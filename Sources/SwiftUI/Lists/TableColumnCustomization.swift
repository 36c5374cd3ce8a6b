import Foundation

/// What the user has done with a table's columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
  private var shown: [String: Bool] = [:]
  /// Nothing yet.
  public init() {}
  /// Whether the column of an identifier is shown; `.automatic` unless the user said otherwise.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Columns stand where they were written. Ignored: nobody moves them.
  public mutating func resetOrder() {}
}
extension AppStorage {
  /// What the user did with columns: nothing until it is written.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}
extension SceneStorage {
  /// What the user did with columns: nothing until it is written.
  public init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}

/// What the user may do with columns.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hide them.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1)
  /// Move them.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 2)
  /// Make them wider.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.visibility, .reorder, .resize]
}
