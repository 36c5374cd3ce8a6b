/// Navigation bars, tab bars, toolbars.
public struct BarMeasures: Sendable, Hashable {
  /// A navigation bar with its title in the middle.
  public var navigation: Double
  /// Its least distance from the top of the window.
  public var navigationTop: Double
  /// How far it reaches up into a screen's top inset, by that inset in whole points.
  public var overlaps: [Int: Double]
  /// What a large title adds below it.
  public var largeTitle: Double
  /// What a navigation bar in a sheet is higher by.
  public var sheetExtra: Double
  /// Whether a bar with neither title nor buttons takes no room.
  public var hidesEmptyNavigation: Bool
  /// The same of SwiftUI's older `NavigationView`.
  public var hidesEmptyNavigationView: Bool
  /// A tab bar, above the screen's bottom inset.
  public var tab: Double
  /// The least a tab bar takes from the bottom of the window.
  public var tabTotal: Double
  /// How far a tab bar reaches into the screen's bottom inset.
  public var tabOverlap: Double
  /// A toolbar, or the plates in it.
  public var toolbar: Double
  /// The least a toolbar takes from the bottom of the window.
  public var toolbarTotal: Double
  /// From a toolbar's sides to its items.
  public var toolbarMargin: Double
  /// Between the items of a toolbar.
  public var toolbarGap: Double
  /// The height of the plates that a navigation bar's items stand on; 0 is no plates.
  public var item: Double
  /// From a plate's sides to its words.
  public var itemPadding: Double
  /// Between the items of a navigation bar.
  public var itemGap: Double
  /// How heavy the items' words are.
  public var itemWeight: NamedWeight
  /// Whether items are painted in the tint, and not as text.
  public var itemsAreTinted: Bool
  /// Whether the way back says where it leads.
  public var showsBackTitle: Bool
  /// From a bar's leading side to the box of the chevron that leads back, where it stands on no plate.
  public var backLeading: Double
  /// From that box to the words of where it leads.
  public var backGap: Double
  /// Whether bars below a screen have a ground with a hairline.
  public var hasGround: Bool
  /// How far a large title stands above the middle of its part of the bar.
  public var largeTitleLift: Double
  /// A field to search with.
  public var searchField: Double
  /// The button that ends a search, as a cross on a plate beside the field; 0 is a word.
  public var searchCancel: Double
  /// From the field to that plate.
  public var searchCancelGap: Double
  /// What a search field below the title adds to a bar.
  public var search: Double
  /// A search bar of its own.
  public var searchBar: Double
  /// The corners of a field to search with; infinite is a capsule.
  public var searchRadius: Double
  /// From such a field's sides to its text.
  public var searchTextLeading: Double
  /// A search field that floats at the bottom of a screen; 0 where it stands below the title.
  public var floatingSearch: Double

  /// A navigation bar where there is little height (see ``BarRoom``).
  public var lowNavigation: Double
  /// A toolbar there.
  public var lowToolbar: Double
  /// A tab bar there.
  public var lowTab: Double
  /// A navigation bar on a tablet.
  public var roomyNavigation: Double
  /// A toolbar there.
  public var roomyToolbar: Double
  /// A tab bar there.
  public var roomyTab: Double
  /// How far a tab bar there reaches into a screen's bottom inset.
  public var roomyTabOverlap: Double

  /// How high a tab bar is above a screen's bottom inset of so much.
  public func tabHeight(above bottom: Double) -> Double { max(tab - min(tabOverlap, bottom), tabTotal - bottom) }

  /// How far a navigation bar reaches up into a top inset.
  public func overlap(top: Double) -> Double { overlaps[Int(top.rounded())] ?? 0 }
}

/// The bar of tabs below a screen.
public struct TabBarMeasures: Sendable, Hashable {
  /// The height of the plate that the tabs stand on; 0 is a bar as wide as the screen.
  public var plate: Double
  /// From the plate's edges to the tabs.
  public var inset: Double
  /// The width of a tab where there is room.
  public var item: Double
  /// How far tabs lie over each other where there is room.
  public var overlap: Double
  /// How far they do where there is none: as much, and ``overlapPerTab`` for every tab.
  public var crowdedOverlap: Double
  /// See ``crowdedOverlap``.
  public var overlapPerTab: Double
  /// From the screen's sides to the plate at least.
  public var margin: Double
  /// The height of the box in whose middle a symbol stands; 0 is its own.
  public var symbolBox: Double
  /// From the bar's top to the middle of a symbol.
  public var symbolCenter: Double
  /// From the bar's top to the baseline of the words.
  public var labelBaseline: Double
  /// How heavy the words are.
  public var labelWeight: NamedWeight
  /// How heavy the chosen tab's words are.
  public var chosenWeight: NamedWeight
  /// Whether tabs that are not chosen are grey, and not as text.
  public var othersAreGray: Bool
  /// From the bar's top to a badge.
  public var badgeTop: Double
  /// To a badge from the end of the box that a symbol stands in, ``symbolBox``; where it has none, from the symbol's middle.
  public var badgeLeading: Double
  /// The font size of words beside their symbols where there is little height; 0 where they stand below.
  public var lowLabel: Double
  /// The same on a tablet.
  public var roomyLabel: Double
  /// From a tab's symbol to the words beside it.
  public var labelGap: Double
  /// The width of a tab on a tablet, where they stand together in the middle; 0 is an equal share of the bar.
  public var roomyItem: Double
}
