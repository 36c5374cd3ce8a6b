import Foundation
import QuoinDrawing

/// A style of lists and forms (`List`, `Form`, `UITableView`) in the measures of a generation, in points.
public struct ListLook: Sendable, Hashable {
  /// The styles of a list.
  public enum Style: String, Sendable, Hashable, CaseIterable { case plain, grouped, insetGrouped, sidebar }

  /// The generation's own measures.
  public let measures: ListMeasures
  /// Rows are at least this high.
  public var minimumRowHeight: Double
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
  /// Above a section's rows without a header and below those without a footer.
  public var sectionGap: Double
  /// Room around a header's text, from the section's edges.
  public var headerInsets: SafeArea
  /// Room around a footer's text, from the section's edges.
  public var footerInsets: SafeArea
  /// The text style of headers.
  public var headerStyle: TextStyle
  /// How heavy headers are.
  public var headerWeight: NamedWeight
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
  /// Whether rows lie on cards, with lines between them; a tablet's sidebar has neither.
  public var hasCards: Bool
  /// The colour behind a row that is chosen. Recorded (swiftui-web, iOS 26.0: 209 209 214).
  public var chosenBackground = SystemColor.gray4

  /// The measures of a style.
  ///
  /// - Parameters:
  ///   - width: The window's width in points, which decides the margins; nil is a wide phone.
  ///   - isWide: Whether the window has the width of a tablet's, where a sidebar is a column and not a page.
  ///   - typeSize: The size that the reader reads at.
  public init(
    _ style: Style, on system: SystemGeneration = .standard, width: Double? = nil, isWide: Bool = false, typeSize: TypeSize = .large
  ) {
    let own = system.look.list
    measures = own
    let isInset = style == .insetGrouped || style == .sidebar
    let isGrouped = style != .plain
    // Rows stand as far from their group's edges as the groups from the window's.
    let side = own.margin(width: width)
    let line = TextStyle.body.metrics(at: typeSize).lineHeight - TextStyle.body.metrics(at: .large).lineHeight
    minimumRowHeight = own.rowHeight + (own.rowHeightFollowsText ? line : 0)
    rowInsets = SafeArea(top: own.rowPadding, left: side, bottom: own.rowPadding, right: side)
    separatorLeading = side
    separatorTrailing = own.separatorTrailing
    sectionMargin = isInset ? side : 0
    cornerRadius = isInset ? own.cornerRadius : 0
    topSpacing = isGrouped ? own.firstTop : 0
    sectionGap = isGrouped ? own.sectionGap : 0
    headerInsets =
      isGrouped
      ? SafeArea(top: own.headerTop, left: side, bottom: own.headerBottom, right: side)
      : SafeArea(top: own.plainHeaderTop, left: side, bottom: own.plainHeaderBottom, right: side)
    footerInsets = SafeArea(top: own.footerTop, left: side, bottom: isGrouped ? own.footerBottom : 0, right: side)
    headerStyle = style == .plain ? .headline : style == .sidebar ? .title3 : own.headerStyle
    headerWeight = style == .plain || style == .sidebar ? .semibold : own.headerWeight
    headerIsUppercase = (style == .grouped || style == .insetGrouped) && own.headerIsUppercase
    headerColor = style == .plain || style == .sidebar ? .label : .secondaryLabel
    background = isGrouped ? .groupedBackground : .background
    hasCards = style != .sidebar || !isWide
    rowBackground = isGrouped ? .secondaryGroupedBackground : .background
  }
}
