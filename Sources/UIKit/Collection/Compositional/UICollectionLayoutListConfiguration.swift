import QuoinAppearance

/// How a list looks.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, in groups.
    case grouped
    /// Groups on cards.
    case insetGrouped
    /// Beside content.
    case sidebar
    /// Beside content, plain.
    case sidebarPlain

    var isCard: Bool { self == .insetGrouped }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    var style: ListLook.Style {
      switch self {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    }
  }
  /// Where a section's header comes from.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view.
    case supplementary
    /// The section's first row.
    case firstItemInSection
  }
  /// Where a section's footer comes from.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view.
    case supplementary
  }
  /// Makes what sweeping over a row offers; kept only.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The kind.
  public let appearance: Appearance
  /// Whether lines stand between rows.
  public var showsSeparators = true
  /// The colour behind; nil = the system's.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Points above headers of plain lists; nil = the system's.
  public var headerTopPadding: CGFloat?
  /// Sweeps from where reading begins; kept only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Sweeps from where reading ends; kept only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// How lines between rows look; kept only.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says how a row's lines look, from how they would; kept only.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Says how a row's lines look.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A list of a kind.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The colour behind the list.
  var ground: UIColor {
    backgroundColor ?? (appearance.isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// A section of rows as wide as the list, each as high as it wants to be.
  func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let look = ListLook(
      appearance.style, on: traits.appearance.system, width: Double(environment.container.contentSize.width),
      isWide: traits.horizontalSizeClass == .regular)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(look.minimumRowHeight)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let side = appearance.isCard ? CGFloat(look.sectionMargin) : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    let hasHeader = headerMode == .supplementary
    if appearance.isGrouped {
      let gap = traits.onPixelsUp(look.sectionGap)
      section.contentInsets.top = hasHeader ? 0 : gap
      section.contentInsets.bottom = footerMode == .supplementary ? 0 : gap
      // The first section of a list stands further from its top.
      section.firstInset = hasHeader ? 0 : CGFloat(look.topSpacing) - gap
    }
    if hasHeader {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
      section.boundarySupplementaryItems[0].pinToVisibleBounds = appearance == .plain
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.list = self
    section.listLook = look
    return section
  }
}
