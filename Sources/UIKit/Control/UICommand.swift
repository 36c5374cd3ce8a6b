/// An action of a menu that the responder in front does.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// What is done.
  public let action: Selector
  /// Something of your own.
  public let propertyList: Any?
  /// Words, a picture and what is done.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}
/// Another action of a command, with keys.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {}
