@_exported import Foundation
import UIKit

/// A conversation: there is none.
open class MSConversation: NSObject, @unchecked Sendable {
  override init() {}
  /// The user.
  open var localParticipantIdentifier: UUID { UUID() }
  /// The others.
  open var remoteParticipantIdentifiers: [UUID] { [] }
  /// What was chosen.
  open var selectedMessage: MSMessage? { nil }
  /// Puts a message where one writes; an error: there is no conversation.
  open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  /// Puts a sticker where one writes; an error: there is no conversation.
  open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  /// Puts words where one writes; an error: there is no conversation.
  open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  /// Puts a file where one writes; an error: there is no conversation.
  open func insertAttachment(
    _ URL: URL, withAlternateFilename filename: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Sends a message; an error: there is no conversation.
  open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  private func refuse(_ told: (@Sendable ((any Error)?) -> Void)?) { told?(NSError(domain: "MSMessagesErrorDomain", code: -1)) }
}
/// Messages that replace each other.
open class MSSession: NSObject, @unchecked Sendable {
  /// One.
  public override init() {}
}
/// A message.
open class MSMessage: NSObject, @unchecked Sendable {
  /// Which others it replaces.
  public let session: MSSession?
  /// How it looks.
  open var layout: MSMessageLayout?
  /// What it carries.
  open var url: URL?
  /// What is said when it is replaced.
  open var summaryText: String?
  /// What a reader says.
  open var accessibilityLabel: String?
  /// Whether it goes away; kept only.
  open var shouldExpire = false
  /// Who sent it.
  open var senderParticipantIdentifier: UUID { UUID() }
  /// Whether it waits to be sent.
  open var isPending: Bool { false }
  /// A message.
  public override init() { session = nil }
  /// A message that replaces others.
  public init(session: MSSession) { self.session = session }
}
/// How a message looks.
open class MSMessageLayout: NSObject, @unchecked Sendable {}
/// A picture with words around.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  /// At the lower left.
  open var caption: String?
  /// Below that.
  open var subcaption: String?
  /// At the lower right.
  open var trailingCaption: String?
  /// Below that.
  open var trailingSubcaption: String?
  /// The picture.
  open var image: UIImage?
  /// A film or a picture instead.
  open var mediaFileURL: URL?
  /// On the picture.
  open var imageTitle: String?
  /// Below that.
  open var imageSubtitle: String?
  /// Nothing yet.
  public override init() {}
}
/// The app itself shows it, where it can.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
  /// How it looks elsewhere.
  public let alternateLayout: MSMessageTemplateLayout
  /// The app itself shows it.
  public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}
/// A sticker.
open class MSSticker: NSObject, @unchecked Sendable {
  /// Where its picture lies.
  public let imageFileURL: URL
  /// What a reader says.
  public let localizedDescription: String
  /// A sticker.
  /// - Throws: `CocoaError.fileReadNoSuchFile` without a picture.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
  }
}
/// How large stickers are.
public enum MSStickerSize: Int, Sendable { case small = 0, regular, large }
/// Shows a sticker: its picture.
@MainActor @preconcurrency open class MSStickerView: UIImageView {
  /// What it shows.
  open var sticker: MSSticker? { didSet { image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } } }
  /// Shows a sticker.
  public init(frame: CGRect, sticker: MSSticker?) {
    super.init(frame: frame)
    self.sticker = sticker
    image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// How much room the app has.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact = 0, expanded, transcript }
/// Where the app is shown.
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages = 0, media }
/// The app in a conversation.
@MainActor @preconcurrency open class MSMessagesAppViewController: UIViewController {
  /// The conversation: none.
  open var activeConversation: MSConversation? { nil }
  /// How much room there is.
  open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
  /// Where it is shown.
  open var presentationContext: MSMessagesAppPresentationContext { .messages }
  /// Asks for more room or less: it is given.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    willTransition(to: presentationStyle)
    self.presentationStyle = presentationStyle
    didTransition(to: presentationStyle)
  }
  /// Goes away; does nothing.
  open func dismiss() {}
  /// It comes to a conversation; never here.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// It has come to a conversation; never here.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// It leaves a conversation; never here.
  open func willResignActive(with conversation: MSConversation) {}
  /// It has left a conversation; never here.
  open func didResignActive(with conversation: MSConversation) {}
  /// A message is chosen; never here.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message was chosen; never here.
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message has come; never here.
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// A message is sent; never here.
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// A message is not sent; never here.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// It gets more room or less.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// It has got more room or less.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
/// Where stickers come from.
@MainActor @preconcurrency public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  /// How many.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// One of them.
  func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
/// Shows many stickers: a plate.
@MainActor @preconcurrency open class MSStickerBrowserView: _ServicePlaceholderView {
  /// How large they are.
  public let stickerSize: MSStickerSize
  /// Where they come from.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// Shows stickers of a size.
  public init(frame: CGRect, stickerSize: MSStickerSize = .regular) {
    self.stickerSize = stickerSize
    super.init(frame: frame)
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// Asks for them anew.
  open func reloadData() {}
}
/// A screen of stickers.
@MainActor @preconcurrency open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
  /// How large they are.
  public let stickerSize: MSStickerSize
  /// What shows them.
  public private(set) lazy var stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
  /// A screen of stickers of a size.
  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// Shows them.
  open override func loadView() {
    stickerBrowserView.dataSource = self
    view = stickerBrowserView
  }
  /// None.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
  /// One of them.
  /// - Precondition: a class below says which.
  open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
    fatalError("stickerBrowserView(_:stickerAt:) must be said anew")
  }
}
