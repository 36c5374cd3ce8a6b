/// A thing in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// An item without words.
  public override init() {}
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) {}
  /// The words.
  open var title: String? { didSet { bar?.itemChanged() } }
  /// The picture.
  open var image: UIImage? {
    didSet {
      MissingPicture.shows(image, "\(type(of: self)) \(title ?? "")".trimmingCharacters(in: .whitespaces))
      bar?.itemChanged()
    }
  }
  /// Whether it can be used.
  open var isEnabled = true { didSet { bar?.itemChanged() } }
  /// The bar that shows it.
  final weak var bar: (any ItemBar)?
  /// A number for your own use.
  open var tag = 0
}

/// A bar that shows items, and hears of it when one of them changes.
@MainActor protocol ItemBar: AnyObject {
  func itemChanged()
}
