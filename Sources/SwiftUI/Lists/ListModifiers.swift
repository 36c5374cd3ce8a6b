import Foundation
import QuoinAppearance
import QuoinLayout

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// What a row says to the list around it.
struct RowTraits: LayoutValueKey {
  static var defaultValue: RowTraits { RowTraits() }
  var insets: EdgeInsets?
  /// Room at single edges, whatever `insets` says.
  var edgeInsets: [Edge: CGFloat] = [:]
  /// How far the sides of the section's rows stand from the list's; nil for the list's own.
  var margins: (leading: CGFloat?, trailing: CGFloat?) = (nil, nil)
  var background: AnyView?
  var badge: Text?
  /// Whether the row leads to another page, which a chevron at its end says.
  var leadsOn = false
  /// Whether there is nothing that could show that page, so that the row is pale.
  var leadsNowhere = false
  var isSelectionDisabled = false
  /// What the row's elements let a list that is being edited do to it.
  var edits: RowEdits = []
  /// What is not done to this row all the same.
  var barredEdits: RowEdits = []
  var separatorTint: Color?
  var sectionSeparatorTint: Color?
  private var separators: [Edge: Visibility] = [:]
  private var sectionSeparators: [Edge: Visibility] = [:]

  /// Room around the content, where a list has its own.
  func insets(over own: EdgeInsets) -> EdgeInsets {
    var result = insets ?? own
    result.top = edgeInsets[.top] ?? result.top
    result.leading = edgeInsets[.leading] ?? result.leading
    result.bottom = edgeInsets[.bottom] ?? result.bottom
    result.trailing = edgeInsets[.trailing] ?? result.trailing
    return result
  }
  /// Room beside the section, where a list has its own.
  func sectionMargin(over own: CGFloat) -> EdgeInsets {
    EdgeInsets(top: 0, leading: margins.leading ?? own, bottom: 0, trailing: margins.trailing ?? own)
  }

  mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { separators[.top] = visibility }
    if edges.contains(.bottom) { separators[.bottom] = visibility }
  }
  mutating func setSection(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { sectionSeparators[.top] = visibility }
    if edges.contains(.bottom) { sectionSeparators[.bottom] = visibility }
  }
  /// Whether the line at an edge shows; at the section's own edges both the section and the row have a say, the row the last.
  func shows(_ edge: Edge, ofSection isSectionEdge: Bool, byDefault standard: Bool) -> Bool {
    let section = isSectionEdge ? Self.shows(sectionSeparators[edge], byDefault: standard) : standard
    return Self.shows(separators[edge], byDefault: section)
  }
  private static func shows(_ visibility: Visibility?, byDefault standard: Bool) -> Bool {
    switch visibility ?? .automatic {
    case .automatic: standard
    case .visible: true
    case .hidden: false
    }
  }
}

extension View {
  nonisolated func rowTrait(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    changingNodes { node, _ in
      var traits = node.value(RowTraits.self)
      change(&traits)
      node.setValue(traits, for: RowTraits.self)
      return node
    }
  }

  /// Sets how lists within look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listSettings.style, style._look) }
  /// Room around the row's content, in points; `nil` for the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait { $0.insets = insets } }
  /// Room around the row's content at some edges, in points; `nil` for the list's own.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTrait { traits in for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { traits.edgeInsets[edge] = length } }
  }
  /// How far the section's rows stand from the list's sides, in points; `nil` for the list's own. Above and below, the list's own stay.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTrait { traits in
      if edges.contains(.leading) { traits.margins.leading = length }
      if edges.contains(.trailing) { traits.margins.trailing = length }
    }
  }
  /// What lies behind the row; `nil` for the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTrait { $0.background = view.map { AnyView($0) } }
  }
  /// Shows or hides the lines above and below the row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait { $0.set(visibility, edges) }
  }
  /// The colour of the lines around the row, whatever `edges` says; nil for the list's own.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait { $0.separatorTint = color }
  }
  /// Shows or hides the lines above and below the section's rows. Groups with rounded corners have none.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait { $0.setSection(visibility, edges) }
  }
  /// The colour of the lines above and below the section's rows; `nil` for the rows' own.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait { $0.sectionSeparatorTint = color }
  }
  /// The same as `tint`; nil means the accent colour.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  /// The colour of symbols in rows.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
  /// The gap between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSettings.rowSpacing, spacing) }
  /// The gap between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSettings.sectionSpacing, spacing)
  }
  /// The gap between sections, as a list's own, a small one, or in points.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing.length)
  }
  /// Whether section headers within are large and dark, or small and grey.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.listSettings.headersAreProminent, prominence == .increased)
  }
  /// Shows or hides what lies behind the lists inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listSettings.showsBackground, visibility != .hidden)
  }
  /// A number beside the row, or on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: String(count))) }
  /// A text beside the row, or on the tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View { rowTrait { $0.badge = label } }
  /// A text to be translated beside the row, or on the tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// A text, shown as it is, beside the row, or on the tab; nil shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  // What needs a finger is kept as written.
  /// Unchanged: nobody swipes a still picture.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  /// Whether the row has no circle to delete it by while its list is being edited.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(RowEditing(.delete, areBarred: isDisabled)) }
  /// Whether the row has no grip to move it by while its list is being edited.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(RowEditing(.move, areBarred: isDisabled)) }
  /// Unchanged: nobody chooses in a still picture.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { rowTrait { $0.isSelectionDisabled = isDisabled } }
  /// Unchanged: nobody pulls a still picture.
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View { self }
}

/// The gap between a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?
  /// The list's own.
  public static let `default` = ListSectionSpacing(length: nil)
  /// 17 points.
  public static let compact = ListSectionSpacing(length: 17)
  /// Points of one's own.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
