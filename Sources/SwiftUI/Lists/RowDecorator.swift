import Foundation
import QuoinAppearance
import QuoinLayout

/// Makes rows, headers and footers out of a list's items.
struct RowDecorator {
  let groups: [RowGroup]
  let list: RowList
  private var look: ListLook { list.look }

  init(groups: [RowGroup], list: RowList) {
    self.groups = groups
    self.list = list
  }

  func dress(_ index: Int, _ nodes: [_ViewNode]) -> [_ViewNode] {
    guard let position = position(of: index) else { return nodes }
    let group = groups[position]
    if index == group.header { return nodes.map { head($0, group, position) } }
    if index == group.footer { return nodes.map { foot($0, position) } }
    return nodes.enumerated().map { offset, node in
      let isFirst = index == group.rows.lowerBound && offset == 0
      let isLast = index == group.rows.upperBound - 1 && offset == nodes.count - 1
      let row = row(node, index, isFirst: isFirst, isLast: isLast)
      var margin = node.value(RowTraits.self).sectionMargin(over: CGFloat(look.sectionMargin))
      if isFirst, group.header == nil { margin.top = above(position) } else if !isFirst { margin.top = list.settings.rowSpacing ?? 0 }
      if isLast, group.footer == nil { margin.bottom = position == groups.count - 1 ? CGFloat(look.topSpacing) : below }
      return margin == EdgeInsets() ? row : row.wrapped(PaddingRule(margin), list.scope)
    }
  }

  private func position(of index: Int) -> Int? {
    var low = 0
    var high = groups.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if groups[middle].items.lowerBound <= index { low = middle } else { high = middle }
    }
    return groups.indices.contains(low) && groups[low].items.contains(index) ? low : nil
  }

  /// Above a section's rows without a header. A spacing of the user's is all there is between two sections.
  private func above(_ position: Int) -> CGFloat {
    position == 0 ? list.firstTop : list.settings.sectionSpacing ?? gap
  }
  /// Below a section's rows without a footer.
  private var below: CGFloat { list.settings.sectionSpacing == nil ? gap : 0 }
  /// Up to the pixel where the system has it so (recorded: 35.33 between two sections at scale 3, and 35 on iOS 26).
  private var gap: CGFloat {
    guard look.measures.sectionGapIsWhole else { return CGFloat(look.sectionGap) }
    let scale = list.scope.environment.displayScale
    return (CGFloat(look.sectionGap) * scale - 0.001).rounded(.up) / scale
  }

  // MARK: header and footer

  private func head(_ node: _ViewNode, _ group: RowGroup, _ position: Int) -> _ViewNode {
    var insets = look.headerInsets.edges
    if position > 0 { insets.top += list.settings.sectionSpacing ?? 0 }
    let placed = edge(node, insets)
    guard list.settings.style == .plain else { return placed }
    return placed.layered(Rectangle().fill(SystemStyle(look.background)), over: false, .center, list.scope.child(3))
  }
  private func foot(_ node: _ViewNode, _ position: Int) -> _ViewNode {
    var insets = look.footerInsets.edges
    if position == groups.count - 1 { insets.bottom += gap }
    return edge(node, insets)
  }
  private func edge(_ node: _ViewNode, _ insets: EdgeInsets) -> _ViewNode {
    let wide = FlexibleFrameRule(
      horizontal: FrameLimits(min: nil, ideal: nil, max: .infinity), vertical: FrameLimits(min: nil, ideal: nil, max: nil),
      alignment: .leading)
    let margin = insets + node.value(RowTraits.self).sectionMargin(over: CGFloat(look.sectionMargin))
    return node.wrapped(wide, list.scope).wrapped(PaddingRule(margin), list.scope)
  }

  // MARK: row

  private func row(_ node: _ViewNode, _ index: Int, isFirst: Bool, isLast: Bool) -> _ViewNode {
    let scope = list.scope.child(1 << 32 + index)
    let traits = node.value(RowTraits.self)
    let insets = traits.insets(over: look.rowInsets.edges)
    let radius = CGFloat(look.cornerRadius)
    let value = list.choice?.value(of: node)
    let isChosen = value.map { list.choice?.chosen.contains($0) == true } ?? false
    // Without a card each row is a plate of its own when it is chosen.
    let (above, below) = look.hasCards ? (isFirst ? radius : 0, isLast ? radius : 0) : (radius, radius)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: above, bottomLeadingRadius: below, bottomTrailingRadius: below, topTrailingRadius: above)
    let ground =
      isChosen
      ? AnyShapeStyle(SystemStyle(look.chosenBackground))
      : look.hasCards ? AnyShapeStyle(SystemStyle(look.rowBackground)) : AnyShapeStyle(Color.clear)
    let background =
      // However many views it is, none too, it is one child of the row.
      traits.background.map { own in AnyView(ZStack { own }.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)) }
      ?? AnyView(shape.fill(ground))
    var parts: [_ViewNode] = []
    AnyView._emit(background, scope.child(0), into: &parts)
    var shown = traits
    if !look.hasCards { shown.leadsOn = false }
    let accessorized = node.accessorized(shown, scope.child(1))
    let content = traits.leadsNowhere ? accessorized.faded(scope.child(6)) : accessorized
    let showsMarks = list.choice?.showsMarks == true
    // Where several rows can be chosen their marks stand in the place of the circles.
    let edits = list.isEditing ? traits.edits.subtracting(showsMarks ? traits.barredEdits.union(.delete) : traits.barredEdits) : []
    let edited = content.edited(edits, look.measures, scope.child(5))
    parts.append(showsMarks ? edited.marked(isChosen, canBe: value != nil, look.measures, scope.child(4)) : edited)
    // Groups with rounded corners have no lines at their ends.
    let hasEnds = look.cornerRadius == 0
    let hasLower = look.hasCards && (hasEnds || !isLast) && traits.shows(.bottom, ofSection: isLast, byDefault: true)
    let hasUpper = look.hasCards && hasEnds && isFirst && traits.shows(.top, ofSection: true, byDefault: true)
    func line(isEnd: Bool, _ step: Int) {
      let tint = isEnd ? traits.sectionSeparatorTint ?? traits.separatorTint : traits.separatorTint
      Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SystemStyle(.separator))).emitNode(scope.child(step), into: &parts)
    }
    if hasLower { line(isEnd: isLast, 2) }
    if hasUpper { line(isEnd: true, 3) }
    let rule = ListRowRule(
      insets: insets, minHeight: list.settings.minRowHeight ?? CGFloat(look.minimumRowHeight), hasLowerLine: hasLower,
      hasUpperLine: hasUpper,
      lineEnd: CGFloat(look.separatorTrailing), lineThickness: CGFloat(look.measures.separatorThickness))
    let row = _ViewNode(rule, parts, scope)
    row.values = node.values
    if let value, let choice = list.choice { row.keep(ControlAction(run: choice.choosing(value)), in: list.scope) }
    return row
  }
}

extension View {
  nonisolated fileprivate func emitNode(_ scope: _Scope, into nodes: inout [_ViewNode]) { Self._emit(self, scope, into: &nodes) }
}

extension _ViewNode {
  /// This node behind the mark of a row that can be chosen while the list is being edited.
  fileprivate func marked(_ isChosen: Bool, canBe: Bool, _ measures: ListMeasures, _ scope: _Scope) -> _ViewNode {
    let row = HStack(spacing: 0) {
      Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").imageScale(.large)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle(.tertiaryLabel)))
        .opacity(canBe ? 1 : 0)
        // As high as a line: marks make no row higher.
        .frame(width: CGFloat(measures.editing), height: 20, alignment: .leading)
      MadeView([self])
    }
    var nodes: [_ViewNode] = []
    type(of: row)._emit(row, scope, into: &nodes)
    return nodes.first ?? self
  }

  /// This node as that of a row which leads nowhere (recorded: home-assistant/iOS, iOS 18 and 26, a link without a stack: words half as
  /// dark, the chevron too).
  fileprivate func faded(_ scope: _Scope) -> _ViewNode {
    let pale = MadeView([self]).opacity(0.5)
    var nodes: [_ViewNode] = []
    type(of: pale)._emit(pale, scope, into: &nodes)
    return nodes.first ?? self
  }

  /// This node with what stands at the trailing edge of its row: a badge, a chevron.
  func accessorized(_ traits: RowTraits, _ scope: _Scope) -> _ViewNode {
    guard traits.badge != nil || traits.leadsOn else { return self }
    let measures = scope.environment.systemLook.list
    let row = HStack {
      MadeView([self])
      Spacer(minLength: traits.leadsOn ? CGFloat(measures.chevronGap) : 8)
      if let badge = traits.badge { badge.foregroundStyle(SystemStyle(.secondaryLabel)) }
      if traits.leadsOn { Chevron(width: CGFloat(measures.chevron)) }
    }
    var nodes: [_ViewNode] = []
    type(of: row)._emit(row, scope, into: &nodes)
    // A link fills its row's content (recorded: 256 of 288, swiftui-web ios/nav/basic).
    if traits.leadsOn, let link = nodes.first, link !== self {
      (link.identifier, identifier) = (identifier, nil)
      return link
    }
    return nodes.first ?? self
  }
}

extension SafeArea {
  /// The same as leading and trailing insets.
  var edges: EdgeInsets { EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}
