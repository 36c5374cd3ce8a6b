extension NSIndexPath {
  /// The section; 0 for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row in the section; 0 for a path without one.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The item in the section; 0 for a path without one.
  public var item: Int { row }
}

extension IndexPath {
  /// The path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section; 0 for an empty path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, row]) }
  }
  /// The row in the section; 0 for a path without one.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
  /// The item in the section; 0 for a path without one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
