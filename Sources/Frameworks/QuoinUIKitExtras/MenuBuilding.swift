import Foundation
import QuoinObjectiveC
import UIKit

// Putting the menus of an app together. A page has none: what is put in stands nowhere, and nothing is found.

/// A set of menus: of the app, or of what is touched for long.
@MainActor @preconcurrency open class UIMenuSystem: NSObject {
  /// The app's own.
  public static let main = UIMenuSystem()
  /// Those of what is touched for long.
  public static let context = UIMenuSystem()
  /// Puts the menus together anew; there are none.
  open func setNeedsRebuild() {}
  /// Looks anew what can be done; there are no menus.
  open func setNeedsRevalidate() {}
}
extension UIMenuBuilder {
  /// Which menus are put together: the app's.
  public var system: UIMenuSystem { .main }
  /// The menu of a name; nil for none.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  /// The action of a name; nil for none.
  public func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  /// The command that performs a method; nil for none.
  public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? { nil }
  /// Puts a menu in the place of one.
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
  /// Puts things in the place of a menu.
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {}
  /// Puts things in the place of an action.
  public func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {}
  /// Puts things in the place of a command.
  public func replace(command replacedAction: Selector, propertyList: Any? = nil, with replacementElements: [UIMenuElement]) {}
  /// Makes other things of those in a menu.
  public func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {}
  /// Puts a menu before one.
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Puts a menu behind one.
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Puts a menu into one, first.
  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Puts a menu into one, last.
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Puts things before a menu.
  public func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Puts things behind a menu.
  public func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Puts things before an action.
  public func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {}
  /// Puts things behind an action.
  public func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {}
  /// Puts things into a menu, first.
  public func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Puts things into a menu, last.
  public func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Takes a menu out.
  public func remove(menu removedIdentifier: UIMenu.Identifier) {}
  /// Takes an action out.
  public func remove(action removedIdentifier: UIAction.Identifier) {}
  /// Takes a command out.
  public func remove(command removedAction: Selector, propertyList: Any? = nil) {}
}
extension UIMenu.Identifier {
  /// The menu "new item".
  public static let newItem = Self("com.apple.menu.newItem")
  /// The menu "find panel".
  public static let findPanel = Self("com.apple.menu.findPanel")
}
extension UIAction.Identifier {
  /// Pastes.
  public static let paste = Self("com.apple.action.paste")
  /// Pastes, looking like what is around.
  public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
  /// Pastes and goes there.
  public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
  /// Pastes and looks for it.
  public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
}
extension UIAction {
  /// What is told of it where there is room; kept only.
  public var discoverabilityTitle: String? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Its picture while it is chosen; kept only.
  public var selectedImage: UIImage? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// What it comes from, where it opens something; nil, as nobody uses it.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { sender as? UIView }
  /// Does what it does, for somebody.
  public func performWithSender(_ sender: Any?, target: Any?) { (sender as? UIControl ?? UIControl()).sendAction(self) }
  /// Reads text by the camera: there is none.
  public static func captureTextFromCamera(responder: any UIResponder & UIKeyInput, identifier: Identifier? = nil) -> UIAction {
    UIAction(identifier: identifier) { _ in }
  }
}
/// Where a bubble may come from: a view, or an item of a bar.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UIMenuController {
  /// Which way its arrow goes.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
  }
  /// Which way its arrow goes; kept only.
  public var arrowDirection: ArrowDirection {
    get { kept(by: self, .default) }
    set { keep(newValue, by: self) }
  }
  /// Looks anew what can be done; it is not to be seen.
  public func update() {}
  /// Where it is: nowhere.
  public var menuFrame: CGRect { .zero }
  /// Sent before it is to be seen; never here.
  public static var willShowMenuNotification: Notification.Name { Notification.Name("UIMenuControllerWillShowMenuNotification") }
  /// Sent when it is to be seen; never here.
  public static var didShowMenuNotification: Notification.Name { Notification.Name("UIMenuControllerDidShowMenuNotification") }
  /// Sent before it goes; never here.
  public static var willHideMenuNotification: Notification.Name { Notification.Name("UIMenuControllerWillHideMenuNotification") }
  /// Sent when it is gone; never here.
  public static var didHideMenuNotification: Notification.Name { Notification.Name("UIMenuControllerDidHideMenuNotification") }
  /// Sent when it is elsewhere; never here.
  public static var menuFrameDidChangeNotification: Notification.Name {
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}
extension UIControl.Event {
  /// A menu of the control was opened.
  public static let menuActionTriggered = Self(rawValue: 1 << 14)
}
