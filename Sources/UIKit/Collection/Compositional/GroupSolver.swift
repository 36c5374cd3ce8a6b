/// Where the elements of one group lie.
struct SolvedGroup {
  /// An item of the collection, its number within the group's share of the section, and its place in the group.
  struct Item {
    var index: Int
    var frame: CGRect
    var zIndex = 0
    var template: NSCollectionLayoutItem?
  }
  /// Views fastened to a group, and the group's place.
  struct Fastened {
    var views: [NSCollectionLayoutSupplementaryItem]
    var frame: CGRect
  }
  var items: [Item] = []
  var fastened: [Fastened] = []
  var size: CGSize
  /// How many items of the section the group has taken.
  var count: Int

  /// Everything in it, that far away.
  mutating func move(_ x: CGFloat, _ y: CGFloat) {
    for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: x, dy: y) }
    for index in fastened.indices { fastened[index].frame = fastened[index].frame.offsetBy(dx: x, dy: y) }
  }
}

/// Resolves groups: sizes from the outside in, estimates from the inside out. Told once for rows and columns.
@MainActor struct GroupSolver {
  /// The size of the item with this number in the section when some of its lengths are its own to choose.
  let measure: (_ item: Int, _ size: CGSize, _ estimated: (width: Bool, height: Bool)) -> CGSize
  let environment: any NSCollectionLayoutEnvironment
  /// How many items the section has.
  let total: Int

  /// The group for the items from `first` on, in a room.
  func solve(_ group: NSCollectionLayoutGroup, from first: Int, in room: CGSize) -> SolvedGroup {
    var size = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
    var solved: SolvedGroup
    switch group.arrangement {
    case .row: solved = line(group, first, inner, isRow: true)
    case .column: solved = line(group, first, inner, isRow: false)
    case .custom(let provider): solved = custom(provider, first, inner)
    }
    if group.layoutSize.widthDimension.isEstimated { size.width = solved.size.width + insets.leading + insets.trailing }
    if group.layoutSize.heightDimension.isEstimated { size.height = solved.size.height + insets.top + insets.bottom }
    solved.move(insets.leading, insets.top)
    solved.size = size
    if !group.supplementaryItems.isEmpty {
      solved.fastened.append(SolvedGroup.Fastened(views: group.supplementaryItems, frame: CGRect(origin: .zero, size: size)))
    }
    return solved
  }

  private func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ first: Int, _ inner: CGSize) -> SolvedGroup {
    let places = provider(CollectionEnvironment(contentSize: inner, traitCollection: environment.traitCollection))
    var solved = SolvedGroup(size: .zero, count: 0)
    for place in places.prefix(max(0, total - first)) {
      solved.items.append(SolvedGroup.Item(index: first + solved.count, frame: place.frame, zIndex: place.zIndex))
      solved.size = CGSize(width: max(solved.size.width, place.frame.maxX), height: max(solved.size.height, place.frame.maxY))
      solved.count += 1
    }
    return solved
  }

  private struct Part {
    var group: SolvedGroup
    var size: CGSize
    var spacing: NSDirectionalEdgeInsets
    var start: CGFloat = 0
  }

  /// Makes items as long as the longest beside them, along the axes in which they are to be (documented:
  /// uikit/nscollectionlayoutdimension/uniformacrosssiblings(estimate:)). Along the line only what stands behind is moved.
  private func madeUniform(_ parts: [Part], isRow: Bool) -> [Part] {
    func asks(_ part: Part) -> (width: Bool, height: Bool) {
      guard part.group.items.count == 1, let size = part.group.items[0].template?.layoutSize else { return (false, false) }
      return (size.widthDimension.isUniformAcrossSiblings, size.heightDimension.isUniformAcrossSiblings)
    }
    let width = parts.filter { asks($0).width }.map(\.size.width).max()
    let height = parts.filter { asks($0).height }.map(\.size.height).max()
    guard width != nil || height != nil else { return parts }
    var moved: CGFloat = 0
    return parts.map { part in
      var part = part
      part.start += moved
      let asked = asks(part)
      let before = part.size
      if asked.width, let width { part.size.width = width }
      if asked.height, let height { part.size.height = height }
      moved += isRow ? part.size.width - before.width : part.size.height - before.height
      part.group.size = part.size
      if asked.width || asked.height {
        part.group.items[0].frame.size.width += part.size.width - before.width
        part.group.items[0].frame.size.height += part.size.height - before.height
      }
      return part
    }
  }

  private func line(_ group: NSCollectionLayoutGroup, _ first: Int, _ inner: CGSize, isRow: Bool) -> SolvedGroup {
    func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    let gap = group.interItemSpacing?.spacing ?? 0
    let isOpen = isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let limit = group.count.map { $0 * max(1, group.subitems.count) }
    var parts: [Part] = []
    var (next, used) = (first, CGFloat(0))
    while next < total, !group.subitems.isEmpty, parts.count < limit ?? .max {
      let template = group.subitems[parts.count % group.subitems.count]
      var part = solve(template, next, inner, share: group.count.map { share($0, gap, main(inner)) }, isRow: isRow)
      let length = main(part.size) + (isRow ? part.spacing.leading + part.spacing.trailing : part.spacing.top + part.spacing.bottom)
      let end = used + (parts.isEmpty ? 0 : gap) + length
      // A group that grows with its content holds what it was made of, once.
      if !parts.isEmpty, limit == nil, isOpen ? parts.count >= group.subitems.count : end > main(inner) + 0.01 { break }
      part.start = end - length
      used = end
      next += part.group.count
      parts.append(part)
      if part.group.count == 0 { break }
    }
    parts = madeUniform(parts, isRow: isRow)
    if let last = parts.last { used = max(used, last.start + main(last.size)) }
    let slack = max(0, main(inner) - used)
    let flexes = group.interItemSpacing?.isFlexibleSpacing == true && parts.count > 1 && !isOpen
    return joined(parts, first, next, used, isRow, extra: flexes ? slack / CGFloat(parts.count - 1) : 0)
  }

  private func share(_ count: Int, _ gap: CGFloat, _ length: CGFloat) -> CGFloat {
    max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
  }

  private func solve(_ template: NSCollectionLayoutItem, _ index: Int, _ inner: CGSize, share: CGFloat?, isRow: Bool) -> Part {
    let spacing = template.edgeSpacing?.insets ?? .zero
    if let group = template as? NSCollectionLayoutGroup {
      let solved = solve(group, from: index, in: inner)
      return Part(group: solved, size: solved.size, spacing: spacing)
    }
    var size = template.layoutSize.size(in: inner)
    var estimated = template.layoutSize.estimated
    if let share, isRow ? !estimated.width : !estimated.height {
      if isRow { size.width = share } else { size.height = share }
    } else if let share, isRow {
      (size.width, estimated.width) = (share, false)
    }
    if estimated.width || estimated.height { size = measure(index, size, estimated) }
    let insets = template.insets(estimated)
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let item = SolvedGroup.Item(index: index, frame: frame, template: template)
    return Part(group: SolvedGroup(items: [item], size: size, count: 1), size: size, spacing: spacing)
  }

  private func joined(_ parts: [Part], _ first: Int, _ next: Int, _ used: CGFloat, _ isRow: Bool, extra: CGFloat) -> SolvedGroup {
    var solved = SolvedGroup(size: .zero, count: next - first)
    var across: CGFloat = 0
    for (number, var part) in parts.enumerated() {
      let start = part.start + CGFloat(number) * extra
      let x = isRow ? start + part.spacing.leading : part.spacing.leading
      let y = isRow ? part.spacing.top : start + part.spacing.top
      across = max(
        across,
        isRow ? part.size.height + part.spacing.top + part.spacing.bottom : part.size.width + part.spacing.leading + part.spacing.trailing)
      part.group.move(x, y)
      solved.items += part.group.items
      solved.fastened += part.group.fastened
    }
    solved.size = isRow ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
    return solved
  }
}
