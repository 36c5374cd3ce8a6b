/// Items of a bar that belong together.
@MainActor @preconcurrency open class UIBarButtonItemGroup: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// They.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { take(instead: oldValue) }
  }
  /// What stands for all of them where there is little room; nil = they move into a menu.
  open var representativeItem: UIBarButtonItem? { didSet { representativeItem?.group = self } }
  /// Whether that one is shown: bars here have the room.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether they stay where there is little room; kept only.
  open var alwaysAvailable = false
  /// Whether they are away.
  open var isHidden = false { didSet { for item in barButtonItems { item.bar?.itemChanged() } } }
  /// What stands for them in a menu; kept only.
  open var menuRepresentation: UIMenuElement?
  /// Items, and one for all of them where there is little room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    take(instead: [])
    representativeItem?.group = self
  }
  private func take(instead before: [UIBarButtonItem]) {
    for item in before where item.group === self { item.group = nil }
    for item in barButtonItems { item.group = self }
  }

  /// Items that stay where they are.
  public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Items that the user may move; nobody does here.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  /// Items that the user may take away; those that are not in the bar at first are away.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }
  /// Room between groups that share no plate.
  public static func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace(0)]) }
}

extension UIBarButtonItem {
  fileprivate var group: UIBarButtonItemGroup? {
    get { keptWeakly("group") }
    set { keepWeakly(newValue, "group") }
  }
  /// The group that it belongs to; nil for none.
  public var buttonGroup: UIBarButtonItemGroup? { group }
}

extension UINavigationItem {
  /// Groups of items where reading begins, behind `leftBarButtonItems`.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { take(newValue) }
  }
  /// Groups of items where reading ends, the outermost last, before `rightBarButtonItems`.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { take(newValue) }
  }
  /// Groups of items in the middle, which bars of large screens show; kept only.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { take(newValue) }
  }
  private func take(_ groups: [UIBarButtonItemGroup], _ name: String = #function) {
    keep(groups, name)
    bar?.itemChanged()
  }

  /// All items where reading begins, in order.
  var leadingItems: [UIBarButtonItem] { ((leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)).filter { !$0.isHidden } }
  /// All items where reading ends, the outermost first.
  var trailingItems: [UIBarButtonItem] {
    ((rightBarButtonItems ?? []) + trailingItemGroups.flatMap(\.shownItems).reversed()).filter { !$0.isHidden }
  }
}
extension UIBarButtonItemGroup {
  fileprivate var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}
