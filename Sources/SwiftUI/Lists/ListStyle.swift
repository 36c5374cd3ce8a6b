import QuoinAppearance
import QuoinLayout

/// How a list looks.
public protocol ListStyle: Sendable {
  /// Which of the system's looks it is.
  var _look: ListLook.Style { get }
}
/// The look that suits the device: inset and grouped on a phone.
public struct DefaultListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn inset and grouped.
  public var _look: ListLook.Style { .insetGrouped }
}
/// Rows over the whole width, without groups.
public struct PlainListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn plain.
  public var _look: ListLook.Style { .plain }
}
/// Groups over the whole width.
public struct GroupedListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn grouped.
  public var _look: ListLook.Style { .grouped }
}
/// Groups with rounded corners and a margin.
public struct InsetGroupedListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn inset and grouped.
  public var _look: ListLook.Style { .insetGrouped }
}
/// Rows with a margin, without groups; drawn as plain ones.
public struct InsetListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn plain.
  public var _look: ListLook.Style { .plain }
}
/// The list beside a split view's detail.
public struct SidebarListStyle: ListStyle {
  /// The style without choices.
  public init() {}
  /// Drawn as a sidebar.
  public var _look: ListLook.Style { .sidebar }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// What modifiers say about the lists inside.
struct ListSettings {
  var style: ListLook.Style = .insetGrouped
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var minRowHeight: CGFloat?
  var showsBackground = true
  var headersAreProminent = false
}
private struct ListSettingsKey: EnvironmentKey { static var defaultValue: ListSettings { ListSettings() } }
private struct ListPartKey: EnvironmentKey { static var defaultValue: ListPart? { nil } }

/// What part of a list is being evaluated.
struct ListPart {
  /// Changes made for a section's header or footer.
  let dress: (LazyItemRole, inout EnvironmentValues) -> Void
}

extension EnvironmentValues {
  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }
  /// The list around, where one is; rows know by it that they are rows.
  var listPart: ListPart? {
    get { self[ListPartKey.self] }
    set { self[ListPartKey.self] = newValue }
  }
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { listSettings.minRowHeight ?? CGFloat(systemLook.list.rowHeight) }
    set { listSettings.minRowHeight = newValue }
  }
}
