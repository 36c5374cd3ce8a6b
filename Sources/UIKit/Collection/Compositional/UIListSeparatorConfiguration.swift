/// How the lines above and below a row of a list look; kept only.
@MainActor @preconcurrency public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable { case automatic, hidden, visible }
  /// Whether the line above is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stands back from the edges; ``automaticInsets`` = as the row's content.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below stands back from the edges; ``automaticInsets`` = as the row's content.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The lines' colour.
  public var color = UIColor.separator
  /// The lines' colour beside a chosen row.
  public var multipleSelectionColor = UIColor.separator
  /// What lies behind shows through.
  public var visualEffect: UIVisualEffect?
  /// The usual lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// Insets that say: as the row's content. They are no lengths.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let far = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: far, leading: far, bottom: far, trailing: far)
  }
}
