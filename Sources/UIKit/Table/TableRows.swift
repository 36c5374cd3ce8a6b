/// How high each part of a table is, and therefore where it lies: known heights for what was seen, estimates for the rest.
///
/// Places are sums kept per section, so that finding a row in a long table takes two binary searches.
struct TableRows {
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Above the header.
    var gap: CGFloat = 0
    var rows: [CGFloat] = []
    /// Whether a row's height is final.
    var isKnown: [Bool] = []
    /// Where rows begin, from the section's top, and where the last ends.
    private(set) var starts: [CGFloat] = [0]

    mutating func sum() {
      var next = gap + header
      starts = []
      starts.reserveCapacity(rows.count + 1)
      for height in rows {
        starts.append(next)
        next += height
      }
      starts.append(next)
    }
    var height: CGFloat { (starts.last ?? 0) + footer }

    /// The first row that ends below `y`, measured from the section's top.
    func row(endingBelow y: CGFloat) -> Int {
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  var sections: [Section] = []
  /// Where sections begin, and where the last ends.
  private(set) var tops: [CGFloat] = [0]
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  /// Adds up the sections' heights. O(sections).
  mutating func sum() {
    var next = top
    tops = []
    for section in sections {
      tops.append(next)
      next += section.height
    }
    tops.append(next)
  }

  var height: CGFloat { (tops.last ?? 0) + bottom }

  func rowTop(_ row: Int, _ section: Int) -> CGFloat { tops[section] + sections[section].starts[row] }

  mutating func setHeight(_ height: CGFloat, row: Int, section: Int) {
    sections[section].isKnown[row] = true
    guard sections[section].rows[row] != height else { return }
    sections[section].rows[row] = height
    sections[section].sum()
    sum()
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  /// The first row that ends below `y`, or nil after the last one.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    for section in low..<max(low, sections.count) {
      let row = sections[section].row(endingBelow: y - tops[section])
      if row < sections[section].rows.count { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// The row after this one, in the next section that has one when needed.
  func next(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
    for section in (path.section + 1)..<max(path.section + 1, sections.count) where !sections[section].rows.isEmpty {
      return IndexPath(row: 0, section: section)
    }
    return nil
  }
}
