/// A search field in a navigation bar.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The field.
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar(frame: .zero)
  /// What shows the results; kept only, for nobody searches while a page is made.
  public private(set) var searchResultsController: UIViewController?
  /// Who brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of searching.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether one searches.
  open var isActive = false
  /// Whether searching dims what lies behind; kept only.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether searching hides the bar; kept only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself; kept only.
  open var automaticallyShowsCancelButton = true

  /// A field with a controller for results; nil = they are shown where one searches from.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A field without a controller for results.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Brings the results of a search up to date.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Other words are searched for.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of searching.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where the delegate says nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where the delegate says nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where the delegate says nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
