/// A controller whose view is a collection.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// How items are arranged.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// A collection arranged by `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection, made with the view.
  open var collectionView: UICollectionView! {
    loadViewIfNeeded()
    return collection
  }
  /// Whether the selection goes when the view comes; kept only.
  open var clearsSelectionOnViewWillAppear = true

  /// A collection that fills the view.
  open override func loadView() {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    made.backgroundColor = .systemBackground
    collection = made
    view = made
    made.dataSource = self
    made.delegate = self
  }

  /// How many sections there are; override for your own.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has; override for your own.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// The cell of an item; override for your own.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  /// A header or footer; override for your own.
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
  /// An item was chosen; override for your own.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// A cell is about to be seen; override for your own.
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}
