// Finding words in a text. Nobody seeks while a page is made.

/// How words are sought.
@MainActor @preconcurrency open class UITextSearchOptions: NSObject {
  /// Whether they stand alone.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
  /// Whether they stand alone.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How they are compared.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}
/// One search.
@MainActor @preconcurrency open class UIFindSession: NSObject {
  /// How many were found.
  open var resultCount: Int { 0 }
  /// Which one is shown.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Shows the next.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Seeks.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Forgets.
  open func invalidateFoundResults() {}
}
/// Says what is searched.
@MainActor @preconcurrency public protocol UIFindInteractionDelegate: AnyObject {
  /// The search over a view.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// It begins.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// It ends.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
/// Lets one search a view.
@MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  /// Who says what is searched.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The words that are sought.
  open var searchText: String?
  /// The words that would take their place.
  open var replacementText: String?
  /// Whether its bar is to be seen: never here.
  open var isFindNavigatorVisible: Bool { false }
  /// The search; none here.
  open var activeFindSession: UIFindSession? { nil }
  /// Makes the menu of its options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// One with a delegate.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
  /// Nobody would see it.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// It is not to be seen.
  open func dismissFindNavigator() {}
  /// Nothing is sought.
  open func findNext() {}
  /// Nothing is sought.
  open func findPrevious() {}
  /// Nothing is sought.
  open func updateResultCount() {}
}
extension UITextView {
  /// Lets one search the text; none unless it is switched on.
  public var findInteraction: UIFindInteraction? { nil }
}
