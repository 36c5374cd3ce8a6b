extension UISearchBar {
  /// Whether a button of bookmarks is shown; kept only.
  public var showsBookmarkButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether a button of results is shown; kept only.
  public var showsSearchResultsButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether content may lie behind; kept only.
  public var isTranslucent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Words above; kept only.
  public var prompt: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// A picture behind: the bar's ground is not drawn then.
  public var backgroundImage: UIImage? {
    get { kept(nil) }
    set {
      keep(newValue)
      searchBarStyle = newValue == nil ? .default : .minimal
    }
  }
  /// How far the words are moved; kept only.
  public var searchTextPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// How far the field's ground is moved; kept only.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Whether the return key waits for words; kept only.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Which letters become capitals; kept only.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Whether words are corrected; kept only.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether words are checked; kept only.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Which keys come; kept only.
  public var keyboardType: UIKeyboardType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// What the return key says; kept only.
  public var returnKeyType: UIReturnKeyType {
    get { kept(.search) }
    set { keep(newValue) }
  }
  /// The colours of the keyboard; kept only.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Sets the picture of a sign; kept only.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// The picture of a sign: the system's.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// Moves a sign; kept only.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the picture behind the words; kept only.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Sets the picture behind; the bar's ground is not drawn then.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// A sign of a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}
/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// The words before the text that stand for more; kept only.
  open var tokens: [UISearchToken] = []
  /// The colour behind those; kept only.
  open var tokenBackgroundColor: UIColor!
  /// Whether those can be copied; kept only.
  open var allowsCopyingTokens = true
  /// Whether those can be deleted; kept only.
  open var allowsDeletingTokens = true
}
/// A word that stands for more in a search.
@MainActor @preconcurrency open class UISearchToken: NSObject {
  /// What it stands for.
  open var representedObject: Any?
  /// A word with a picture.
  public init(icon: UIImage?, text: String) {}
}
extension UISearchController {
  /// Whether the results are shown even without words; kept only.
  public var showsSearchResultsController: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether what can be searched in is shown by itself; kept only.
  public var automaticallyShowsScopeBar: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether the results are shown by themselves; kept only.
  public var automaticallyShowsSearchResultsController: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// What may be searched for; kept only.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether searching dims what lies behind; kept only.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
