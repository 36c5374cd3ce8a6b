/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Along which axis it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are measured from; kept only.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Makes a section; nil = nothing is shown for it.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Items in groups in sections, each of a size of its own kind.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var composition: Composition?

  /// All sections alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// All sections alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }
  /// Each section as `sectionProvider` says.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Each section as `sectionProvider` says.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }
  /// A list.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }

  /// Arranges the sections. Elements whose lengths are estimates are asked for them as far as they are seen; those further on count as
  /// estimated.
  open override func prepare() {
    composition = collectionView.map { Composition($0, configuration, provider) }
    guard let ground = composition?.ground, let view = collectionView, view.backgroundColor == nil else { return }
    view.backgroundColor = ground
  }
  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { composition?.size ?? .zero }
  /// The elements whose places meet `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    composition?.elements(in: rect)
  }
  /// Where an item lies.
  open override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    composition?.all.first { $0.indexPath == path && $0.kind == nil }
  }
  /// Where a header or footer lies.
  open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    composition?.all.first { $0.indexPath == path && $0.kind == kind }
  }
}
