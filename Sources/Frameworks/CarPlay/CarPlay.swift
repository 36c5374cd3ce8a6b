@_exported import Foundation
import UIKit

/// A page on a car's screen.
@MainActor @preconcurrency open class CPTemplate: NSObject {
  /// What the app keeps with it.
  open var userInfo: Any?
  /// Its title beside others.
  open var tabTitle: String?
  /// Its picture beside others.
  open var tabImage: UIImage?
  /// A sign that something is new.
  open var showsTabBadge = false
  /// Buttons at its beginning.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// Buttons at its end.
  open var trailingNavigationBarButtons: [CPBarButton] = []
  /// A button back.
  open var backButton: CPBarButton?
}
/// A button in a bar.
@MainActor @preconcurrency open class CPBarButton: NSObject {
  /// What it shows.
  public enum ButtonType: UInt, Sendable { case text = 0, image }
  /// Its words.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether it may be pressed.
  open var isEnabled = true
  /// What it does.
  public let handler: ((CPBarButton) -> Void)?
  /// A button with words.
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { (self.title, self.handler) = (title, handler) }
  /// A button with a picture.
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
}
/// What stands in a list.
@MainActor @preconcurrency public protocol CPListTemplateItem: NSObjectProtocol {
  /// Its words.
  var text: String? { get }
  /// What the app keeps with it.
  var userInfo: Any? { get set }
}
/// What stands behind a line.
public enum CPListItemAccessoryType: Int, Sendable { case none = 0, disclosureIndicator, cloud }
/// A line.
@MainActor @preconcurrency open class CPListItem: NSObject, CPListTemplateItem {
  /// Its words.
  open private(set) var text: String?
  /// Smaller words.
  open private(set) var detailText: String?
  /// Its picture.
  open private(set) var image: UIImage?
  /// What stands behind it.
  open var accessoryType: CPListItemAccessoryType
  /// What the app keeps with it.
  open var userInfo: Any?
  /// What it does; it says when it is done.
  open var handler: (((any CPListTemplateItem), @escaping () -> Void) -> Void)?
  /// Whether it is heard now.
  open var isPlaying = false
  /// How far it was heard, 0 to 1.
  open var playbackProgress: CGFloat = 0
  /// Whether it may be pressed.
  open var isEnabled = true
  /// A line.
  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) {
    (self.text, self.detailText, self.image, self.accessoryType) = (text, detailText, image, accessoryType)
  }
  /// Other words.
  open func setText(_ text: String) { self.text = text }
  /// Other smaller words.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Another picture.
  open func setImage(_ image: UIImage?) { self.image = image }
  /// How large pictures may be, in points: assumed.
  nonisolated open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
}
/// Lines below each other, with a title.
@MainActor @preconcurrency open class CPListSection: NSObject {
  /// Its title.
  public let header: String?
  /// The lines.
  public let items: [any CPListTemplateItem]
  /// Lines without a title.
  public convenience init(items: [any CPListTemplateItem]) { self.init(items: items, header: nil, sectionIndexTitle: nil) }
  /// Lines with a title.
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header) = (items, header)
  }
}
/// A list.
@MainActor @preconcurrency open class CPListTemplate: CPTemplate {
  /// Its title.
  public let title: String?
  /// Its parts.
  open private(set) var sections: [CPListSection]
  /// What it says when it is empty.
  open var emptyViewTitleVariants: [String] = []
  /// What else it says when it is empty.
  open var emptyViewSubtitleVariants: [String] = []
  /// A list.
  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  /// Other parts.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
  /// How many lines.
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many parts.
  open var sectionCount: Int { sections.count }
  /// How many lines may be shown: assumed.
  nonisolated open class var maximumItemCount: Int { 12 }
}
/// A button of a grid.
@MainActor @preconcurrency open class CPGridButton: NSObject {
  /// Its words, from the longest.
  public let titleVariants: [String]
  /// Its picture.
  public let image: UIImage
  /// Whether it may be pressed.
  open var isEnabled = true
  private let handler: ((CPGridButton) -> Void)?
  /// A button.
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
  }
}
/// Buttons in rows.
@MainActor @preconcurrency open class CPGridTemplate: CPTemplate {
  /// Its title.
  public let title: String?
  /// Its buttons.
  public let gridButtons: [CPGridButton]
  /// Buttons in rows.
  public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }
}
/// Pages beside each other.
@MainActor @preconcurrency open class CPTabBarTemplate: CPTemplate {
  /// The pages.
  open private(set) var templates: [CPTemplate]
  /// Pages beside each other.
  public init(templates: [CPTemplate]) { self.templates = templates }
  /// Other pages.
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
  /// The page that shows.
  open var selectedTemplate: CPTemplate? { templates.first }
}
/// A button of a question.
@MainActor @preconcurrency open class CPAlertAction: NSObject {
  /// What it is for.
  public enum Style: UInt, Sendable { case `default` = 0, cancel, destructive }
  /// Its words.
  public let title: String
  /// What it is for.
  public let style: Style
  /// What it does.
  public let handler: (CPAlertAction) -> Void
  /// A button.
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
/// A question.
@MainActor @preconcurrency open class CPAlertTemplate: CPTemplate {
  /// Its words, from the longest.
  public let titleVariants: [String]
  /// Its buttons.
  public let actions: [CPAlertAction]
  /// A question.
  public init(titleVariants: [String], actions: [CPAlertAction]) { (self.titleVariants, self.actions) = (titleVariants, actions) }
}
/// A line of what is told.
@MainActor @preconcurrency open class CPInformationItem: NSObject {
  /// Its words.
  public let title: String?
  /// What they are about.
  public let detail: String?
  /// A line.
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
/// What is heard now.
@MainActor @preconcurrency open class CPNowPlayingTemplate: CPTemplate {
  /// The car's.
  public static let shared = CPNowPlayingTemplate()
  /// Whether what follows is shown.
  open var isUpNextButtonEnabled = false
  /// Whether the album and who made it can be pressed.
  open var isAlbumArtistButtonEnabled = false
}
/// Shows pages on a car's screen: none is connected.
@MainActor @preconcurrency open class CPInterfaceController: NSObject {
  override init() {}
  /// Who is told of pages.
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  /// The lowest page.
  open private(set) var rootTemplate = CPTemplate()
  /// All pages.
  open private(set) var templates: [CPTemplate] = []
  /// The page on top.
  open var topTemplate: CPTemplate? { templates.last }
  /// Another lowest page.
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    (self.rootTemplate, templates) = (rootTemplate, [rootTemplate])
    completion?(true, nil)
  }
  /// A page on top.
  open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  /// Takes the page on top away.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }
  /// Goes back to the lowest page.
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  /// Shows a page above all.
  open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    completion?(true, nil)
  }
  /// Takes the page above all away.
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(true, nil) }
}
/// Who is told of pages.
@MainActor @preconcurrency public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  /// A page comes.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// A page has come.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// A page goes.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// A page has gone.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  /// Does nothing.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// A car's window.
@MainActor @preconcurrency open class CPWindow: UIWindow {}
/// What is shown in a car: nothing is.
@MainActor @preconcurrency open class CPTemplateApplicationScene: UIScene {
  /// What shows pages.
  public private(set) lazy var interfaceController = CPInterfaceController()
}
/// Who fills a car's screen; never asked here.
@MainActor @preconcurrency public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// A car is there.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  /// A car is there, with a window.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  /// The car is gone.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}
