extension UINavigationItem {
  /// Whether items stand beside the way back instead of in its place; kept only.
  public var leftItemsSupplementBackButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The bar's looks where there is little height, over content that begins below it; kept only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How a bar of a large screen is laid out; kept only.
  public var style: ItemStyle {
    get { kept(.navigator) }
    set { keep(newValue) }
  }
  /// Where the search is: from iOS 26 on `stacked` puts it below the title instead of at the bottom.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set {
      keep(newValue)
      bar?.itemChanged()
    }
  }
  /// Whether the search may stand among a toolbar's items; else it stands below the title.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      bar?.itemChanged()
    }
  }
  /// The item that stands for the search among a controller's `toolbarItems`; without it the search stands last.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let known: UIBarButtonItem? = kept(nil)
    let item = known ?? UIBarButtonItem()
    item.placesSearch = true
    keep(item)
    return item
  }
  /// What a tap on the title offers; kept only.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How a bar of a large screen is laid out.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Where the search is.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }
}
