import Foundation
import QuoinDrawing

/// The measures of lists and forms (`List`, `Form`, `UITableView`), in points, on a phone.
public struct ListLook: Sendable, Hashable {
  /// The styles of a list.
  public enum Style: String, Sendable, Hashable, CaseIterable { case plain, grouped, insetGrouped, sidebar }

  /// Rows are at least this high.
  public var minimumRowHeight = 44.0
  /// Room around a row's content.
  public var rowInsets: SafeArea
  /// Where a separator begins, from the row's leading edge.
  public var separatorLeading: Double
  /// Where a separator ends, from the row's trailing edge.
  public var separatorTrailing: Double
  /// From the list's edges to the rows' background.
  public var sectionMargin: Double
  /// Corner radius of a section's background.
  public var cornerRadius: Double
  /// Above the first section.
  public var topSpacing: Double
  /// Between one section's end and the next one's start.
  public var sectionSpacing: Double
  /// Room around a header's text, from the section's edges.
  public var headerInsets: SafeArea
  /// Room around a footer's text, from the section's edges.
  public var footerInsets: SafeArea
  /// The text style of headers.
  public var headerStyle: TextStyle
  /// Whether headers are written bold.
  public var headerIsBold: Bool
  /// Whether headers are written in capitals.
  public var headerIsUppercase: Bool
  /// The colour of headers.
  public var headerColor: SystemColor
  /// The text style of footers.
  public var footerStyle = TextStyle.footnote
  /// The colour of footers.
  public var footerColor = SystemColor.secondaryLabel
  /// What lies behind everything.
  public var background: SystemColor
  /// What lies behind the rows.
  public var rowBackground: SystemColor

  /// The measures of a style.
  public init(_ style: Style) {
    let isInset = style == .insetGrouped || style == .sidebar
    let isGrouped = style != .plain
    // Rows inside a margin of their own stand 16 from it, others 20 from the screen's edge.
    let side = isInset ? 16.0 : 20.0
    rowInsets = SafeArea(top: 11, left: side, bottom: 11, right: side)
    separatorLeading = side
    separatorTrailing = 0
    sectionMargin = isInset ? 16 : 0
    cornerRadius = isInset ? 10 : 0
    topSpacing = isGrouped ? 35 : 0
    sectionSpacing = isGrouped ? 35 : 0
    headerInsets = isGrouped ? SafeArea(top: 0, left: side, bottom: 7, right: 20) : SafeArea(top: 7, left: 20, bottom: 7, right: 20)
    footerInsets = SafeArea(top: 7, left: side, bottom: 0, right: 20)
    headerStyle = style == .plain ? .headline : style == .sidebar ? .title3 : .footnote
    headerIsBold = style == .plain || style == .sidebar
    headerIsUppercase = style == .grouped || style == .insetGrouped
    headerColor = style == .plain || style == .sidebar ? .label : .secondaryLabel
    background = isGrouped ? .groupedBackground : .background
    rowBackground = isGrouped ? .secondaryGroupedBackground : .background
  }
}
