/// Something that a search offers; nobody sees it at rest.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  /// Its words.
  var localizedSuggestion: String? { get }
  /// What it says aloud.
  var localizedDescription: String? { get }
  /// Its symbol.
  var iconImage: UIImage? { get }
  /// Something of your own.
  var representedObject: Any? { get set }
}
/// Something that a search offers.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  /// Its words.
  public let localizedDescription: String?
  /// Its picture.
  public let iconImage: UIImage?
  /// What the app has for it; kept only.
  public var representedObject: Any?
  /// Words, what they say aloud, and a symbol.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    (self.localizedSuggestion, self.localizedDescription, self.iconImage) = (localizedSuggestion, localizedDescription, iconImage)
  }
  /// Words with looks.
  public convenience init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.init(
      localizedSuggestion: localizedAttributedSuggestion.string, localizedDescription: localizedDescription, iconImage: iconImage)
  }
}
/// Hears of a search's field.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What a word that stands for more is copied as.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
  /// Something that was offered is chosen; never here.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
extension UISearchTextFieldDelegate {
  /// Does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
    NSItemProvider()
  }
  /// Does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
