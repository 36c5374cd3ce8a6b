/// The colour of symbols in rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// This colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// This colour, unless the system has another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// That of the words.
  public static let monochrome = ListItemTint(color: .primary)
}
