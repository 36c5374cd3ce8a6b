import Foundation
import QuoinAppearance
import QuoinLayout

/// The rows that stand together: a section's, or those between two sections.
struct RowGroup {
  /// All items, header and footer too.
  let items: Range<Int>
  let header: Int?
  let footer: Int?
  /// The rows.
  let rows: Range<Int>
}

extension LazyItems {
  /// The items in groups, in order; rows outside sections form groups of their own.
  var rowGroups: [RowGroup] {
    var groups: [RowGroup] = []
    var loose: Range<Int>?
    func close() {
      if let rows = loose { groups.append(RowGroup(items: rows, header: nil, footer: nil, rows: rows)) }
      loose = nil
    }
    var seen = -1
    for run in runs {
      guard let section = run.section else {
        loose = (loose?.lowerBound ?? run.start)..<run.start + run.count
        continue
      }
      close()
      guard section != seen else { continue }
      seen = section
      let own = sections[section]
      groups.append(RowGroup(items: own.items, header: own.header, footer: own.footer, rows: own.content))
    }
    close()
    return groups
  }
}

/// Builds a list: items in groups, each dressed as a row, header or footer when it comes into sight.
struct RowList {
  let scope: _Scope
  let settings: ListSettings
  let look: ListLook
  /// What can be chosen; `nil` where nothing can.
  let choice: ListChoice?
  /// Whether rows show what may be done to them.
  let isEditing: Bool

  nonisolated init(_ scope: _Scope, _ selection: ListSelection? = nil) {
    self.scope = scope
    choice = ListChoice(selection, in: scope)
    isEditing = scope.reading(scope.environment) { $0.editMode?.wrappedValue.isEditing == true }
    settings = scope.environment.listSettings
    look = ListLook(
      settings.style, on: scope.environment.systemGeneration, width: scope.environment.screenWidth.map { Double($0) },
      isWide: scope.environment.horizontalSizeClass == .regular, typeSize: scope.environment.dynamicTypeSize.typeSize)
  }

  /// Above the first section without a header. A margin of the user's takes the place of the list's own (recorded: home-assistant/iOS,
  /// iOS 18 and 26).
  var firstTop: CGFloat {
    guard settings.style != .plain else { return 0 }
    let scrolling = scope.environment.scrolling
    if scrolling.said.contains(.top) { return scrolling.margins.top }
    let measures = look.measures
    guard measures.firstTopUnderLargeTitle != measures.firstTop, let report = scope.environment.navigationReport else {
      return CGFloat(look.topSpacing)
    }
    // The title is known once the page's content is evaluated; then the list is evaluated again.
    let isUnder = scope.reading { report.hasLargeTitle.value }
    return CGFloat(isUnder ? measures.firstTopUnderLargeTitle : look.topSpacing)
  }

  nonisolated func node<Content: View>(_ content: Content) -> _ViewNode {
    var inner = scope
    let look = look
    inner.environment.dressListLabel()
    inner.environment.isInRow = true
    inner.environment.controlsStickOut = true
    inner.environment.listChoice = choice
    inner.environment.listPart = ListPart { role, environment in
      environment.undressLabel()
      let isProminent = environment.listSettings.headersAreProminent
      let style = role == .header ? (isProminent ? .title3 : look.headerStyle) : look.footerStyle
      environment.font = .system(Font.TextStyle(style))
      if role == .header {
        environment.font = environment.font?.weight(Font.Weight(value: (isProminent ? .bold : look.headerWeight).rawValue))
      }
      if role != .header {
        // Recorded on iOS 17.5: two lines of a footer of 12 points stand 14 apart.
        environment.font = environment.font?.leading(.tight)
        // Recorded (home-assistant/iOS, iOS 18 and 26): a footer of two lines may end in a word of its own.
        environment.avoidsLoneWords = false
      }
      if role == .header, look.headerIsUppercase, !isProminent, !environment.isTextCaseSaid { environment.textCase = .uppercase }
      let color = role == .header ? (isProminent ? .label : look.headerColor) : look.footerColor
      environment.foregroundStyles = nil
      environment.partStyle = SystemStyle(color).resolvedStyle(in: environment)
      // What leads somewhere is no row there, but a word among words.
      environment.listPart = nil
    }
    var items = LazyItems(areRows: true)
    LazyItems.collect(content, inner.child(0), into: &items)
    let dresser = RowDecorator(groups: items.rowGroups, list: self)
    let rule = LazyRules.stack(
      .vertical, guide: HorizontalAlignment.center.key, spacing: 0, pins: settings.style == .plain ? .headers : [],
      source: LazyViewSource(items) { dresser.dress($0, $1) })
    let scrolling = scope.environment.scrolling
    var margins = scrolling.margins
    // In a list of groups it stands above the first section's rows, and above no header.
    if settings.style != .plain { margins.top = 0 }
    var start = ScrollStart()
    start.anchor = scrolling.anchor
    if let target = scope.environment.scrollTarget {
      start.target = target.id
      start.targetAnchor = target.anchor
    }
    let memory = scope.child(0x5C0).box(0x5C0) { ScrollMemory() }
    let scroll = _ViewNode(
      ScrollRule(.vertical, margins: margins, start: start, memory: memory, isList: true),
      [_ViewNode(rule, [], inner)], inner,
      look: ScrollLook(axes: .vertical, clips: scrolling.clips))
    scroll.spaceName = AnyHashable(ScrollSpaceName.any)
    scope.tellBar(of: scroll, memory, .vertical)
    guard settings.showsBackground else { return scroll }
    return scroll.layered(_StyleFill(style: SystemStyle(look.background), edges: .all), over: false, .center, scope)
  }
}
