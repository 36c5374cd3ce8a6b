/// What a long press shows. Kept only: a page has no presses.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// Tells menus apart.
  public let identifier: AnyObject?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// A menu with what it previews.
  public init(
    identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }
}
