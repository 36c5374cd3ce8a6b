import QuoinDrawing

extension UIBackgroundConfiguration {
  /// As a cell of the list it stands in; of no list, as of a plain one.
  public static func listCell() -> UIBackgroundConfiguration {
    var made = row(.systemBackground)
    made.takesList = true
    return made
  }
  /// As a header of the list it stands in: nothing lies behind.
  public static func listHeader() -> UIBackgroundConfiguration { .clear() }
  /// As a footer of the list it stands in: nothing lies behind.
  public static func listFooter() -> UIBackgroundConfiguration { .clear() }
  /// As a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { row(.systemBackground) }
  /// As a header or footer of a plain list: nothing lies behind.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }
  /// As a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { row(.secondarySystemGroupedBackground) }
  /// As a header or footer of a grouped list: nothing lies behind.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
  /// As a header of a sidebar: nothing lies behind.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
  /// As a cell of a sidebar: nothing lies behind it unless it is chosen.
  public static func listSidebarCell() -> UIBackgroundConfiguration { row(.clear) }
  /// As a cell of a sidebar that stands beside another: nothing lies behind it unless it is chosen.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { row(.clear) }

  private static func row(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    (made.backgroundColor, made.chosenColor) = (color, Self.chosenRow)
    return made
  }
  /// What lies behind a row that is chosen, or has a finger on it (assumed: the system's fourth grey, #D1D1D6 where it is light).
  static var chosenRow: UIColor { .systemGray4 }

  /// As it is in a state: a list's rows that are chosen, or have a finger on them, are grey.
  @MainActor @preconcurrency public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let isChosen =
      switch state {
      case let cell as UICellConfigurationState: cell.isSelected || cell.isHighlighted
      case let view as UIViewConfigurationState: view.isSelected || view.isHighlighted
      default: false
      }
    guard isChosen, let chosenColor else { return self }
    var made = self
    made.backgroundColor = chosenColor
    return made
  }

  /// What it paints on a cell or a view.
  @MainActor func paint(on view: UIView, _ painter: inout ContentPainter) {
    let insets = backgroundInsets.resolved(rightToLeft: view.isRightToLeft)
    let path = Path(roundedRect: view.bounds.inset(by: insets), cornerRadius: cornerRadius, style: .continuous)
    if let backgroundColor { painter.fill(path, backgroundColor) }
    if let strokeColor, strokeWidth > 0 { painter.stroke(path, StrokeStyle(lineWidth: strokeWidth), strokeColor) }
  }
}
