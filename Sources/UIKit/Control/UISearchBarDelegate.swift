import QuoinAppearance
import QuoinDrawing

/// Who is told about a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search begins.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing, where the delegate says nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing, where the delegate says nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing, where the delegate says nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
