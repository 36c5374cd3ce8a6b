/// A layout on the way from one to another. A page at rest shows the other.
@MainActor @preconcurrency open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far it has come: 0 … 1.
  open var transitionProgress: CGFloat = 0
  /// From where.
  public let currentLayout: UICollectionViewLayout
  /// To where.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// From one to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// From rows to rows.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    super.init()
  }
  /// Keeps a number under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// A number by its name; 0 where none was kept.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
