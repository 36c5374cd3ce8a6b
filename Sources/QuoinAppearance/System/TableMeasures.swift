/// What UIKit's tables and lists of collections have of their own, beside ``ListMeasures``.
public struct TableMeasures: Sendable, Hashable {
  /// Above the text of the first section's header in groups.
  public var firstHeaderTop: Double
  /// Above the text of later headers in groups.
  public var headerTop: Double
  /// Below the text of headers in groups.
  public var headerBottom: Double
  /// How high headers of plain tables are.
  public var plainHeader: Double
  /// Above headers of plain tables.
  public var plainHeaderGap: Double
  /// Whether the content of a table's row reaches over the line below it.
  public var contentHoldsLine: Bool
  /// Above and below the text of cells with one text.
  public var textPadding: Double
  /// Above the text of cells with a smaller one below.
  public var subtitleTop: Double
  /// Below the smaller text.
  public var subtitleBottom: Double
  /// The style of the smaller text.
  public var subtitleStyle: TextStyle
  /// Between the two texts of a table's configured cells.
  public var tableGap: Double
  /// Between the two texts of a list's configured cells.
  public var listGap: Double
  /// The room of a chevron at a row's end.
  public var chevronWidth: Double
  /// The room of a check mark at a row's end.
  public var checkmarkWidth: Double
  /// How much further from the row's end check marks are than chevrons.
  public var checkmarkInset: Double
  /// From a table cell's content to what stands at its end.
  public var accessoryGap: Double
  /// From a list cell's content to a chevron.
  public var chevronGap: Double
  /// From a list cell's content to a check mark.
  public var checkmarkGap: Double
}
