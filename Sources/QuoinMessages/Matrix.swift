/// The same preview many times: every combination of the values of some axes.
public struct Matrix: Codable, Equatable, Sendable {
  /// What can differ from cell to cell.
  public enum Axis: String, Codable, CaseIterable, Sendable {
    case devices, appearance, direction, type, locale, os, accessibility
  }
  /// One axis with the values it takes, at least one.
  public struct Line: Codable, Equatable, Sendable {
    /// What is varied.
    public var axis: Axis
    /// Its values as they were written, in their order.
    public var values: [String]
    /// An axis with its values.
    public init(_ axis: Axis, _ values: [String]) {
      self.axis = axis
      self.values = values
    }
  }
  /// The axes, the slowest first.
  public var lines: [Line]
  /// Axes, the slowest first; none means one cell.
  public init(lines: [Line]) { self.lines = lines }

  /// How many cells there are: the product of the axes' lengths, `Int.max` where that is too many to count.
  public var count: Int {
    lines.reduce(1) { count, line in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: line.values.count)
      return isTooLarge ? .max : product
    }
  }

  /// One combination.
  public struct Cell: Equatable, Sendable {
    /// The value of each axis, in the axes' order.
    public var values: [(axis: Axis, value: String)]
    /// For people: "iPhone SE, dark, rtl".
    public var name: String { values.map(\.value).joined(separator: ", ") }

    /// The choices of a run with this cell's values put in.
    public func applied(to choices: RenderChoices) -> RenderChoices {
      var choices = choices
      for (axis, value) in values {
        switch axis {
        case .devices: choices.device = value
        case .appearance: choices.isDark = value == "dark"
        case .direction: choices.isRightToLeft = value == "rtl"
        case .type: choices.dynamicType = value
        case .locale: choices.locale = value
        case .accessibility: choices.accessibility = AccessibilitySetting.all(in: value) ?? []
        case .os: choices.system = value.hasPrefix("iOS ") ? String(value.dropFirst(4)) : value
        }
      }
      return choices
    }

    public static func == (one: Cell, other: Cell) -> Bool {
      one.values.elementsEqual(other.values) { $0 == $1 }
    }
  }

  /// The `index`-th combination, the last axis running fastest.
  public func cell(_ index: Int) -> Cell {
    var rest = index
    var values: [(axis: Axis, value: String)] = []
    for line in lines.reversed() {
      values.insert((line.axis, line.values[rest % line.values.count]), at: 0)
      rest /= line.values.count
    }
    return Cell(values: values)
  }

  /// How many cells stand side by side on a contact sheet: the combinations of the last axes, up to `limit`. The first axis of several
  /// names rows.
  public func columns(atMost limit: Int) -> Int {
    var columns = lines.last?.values.count ?? 1
    for line in lines.dropLast().dropFirst().reversed() {
      guard columns * line.values.count <= limit else { break }
      columns *= line.values.count
    }
    return columns
  }
}
