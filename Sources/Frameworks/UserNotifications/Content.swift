import Foundation

/// A notice's sound.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  private let name: String
  /// How loud, 0 to 1; nil for as loud as others.
  private let volume: Float?
  private init(_ name: String, _ volume: Float?) { (self.name, self.volume) = (name, volume) }
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound("default", nil) }
  /// The usual one of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone", nil) }
  /// The usual one that sounds though the phone is silent.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound("critical", nil) }
  /// The usual one that sounds though the phone is silent, so loud: 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound("critical", volume) }
  /// One of the app's files.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue, nil) }
  /// One of the app's files, for calls.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("ringtone:\(name.rawValue)", nil)
  }
  /// One of the app's files that sounds though the phone is silent.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("critical:\(name.rawValue)", nil)
  }
  /// One of the app's files that sounds though the phone is silent, so loud: 0 to 1.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound("critical:\(name.rawValue)", volume)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound).map { $0.name == name && $0.volume == volume } ?? false
  }
  open override var hash: Int { name.hashValue }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A file that a notice shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Where it is.
  public let url: URL
  /// What kind of file it is: by its ending, unless it was said.
  public let type: String
  /// A file.
  /// - Throws: `attachmentInvalidURL` for what is no file's address.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL else { throw UNError(.attachmentInvalidURL) }
    (self.identifier, url) = (identifier.isEmpty ? UUID().uuidString : identifier, URL)
    let known = ["jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif", "mp4": "public.mpeg-4"]
    type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? known[URL.pathExtension.lowercased()] ?? "public.data"
  }
}
/// What kind of file it is, of an attachment's options.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether its small picture is not shown, of an attachment's options.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Which part of it is shown small, of an attachment's options.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Which moment of it is shown small, of an attachment's options.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// What a notice says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = Values()
  struct Values: @unchecked Sendable {
    var (title, subtitle, body) = ("", "", "")
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var (category, thread, launchImage) = ("", "", "")
    var attachments: [UNNotificationAttachment] = []
    var relevance = 0.0
    var level = UNNotificationInterruptionLevel.active
    var (target, filter): (String?, String?)
  }
  /// Nothing yet.
  public override init() { super.init() }
  /// Its heading.
  open var title: String { values.title }
  /// Its second heading.
  open var subtitle: String { values.subtitle }
  /// Its text.
  open var body: String { values.body }
  /// The number at the app's icon; nil for no change.
  open var badge: NSNumber? { values.badge }
  /// Its sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// What else is said of it.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Which category it is of.
  open var categoryIdentifier: String { values.category }
  /// With which others it is shown.
  open var threadIdentifier: String { values.thread }
  /// The files it shows.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The picture of the app that opens.
  open var launchImageName: String { values.launchImage }
  /// How much it matters in a summary, 0 to 1.
  open var relevanceScore: Double { values.relevance }
  /// How much it may disturb.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
  /// Which scene of the app it opens; nil for any.
  open var targetContentIdentifier: String? { values.target }
  /// By what a focus lets it through; nil for nothing.
  open var filterCriteria: String? { values.filter }
  /// The words "… more" of a summary: empty, as Apple does not use them any more.
  open var summaryArgument: String { "" }

  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UNNotificationContent()
    made.values = values
    return made
  }
  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let made = UNMutableNotificationContent()
    made.values = values
    return made
  }
  /// What it says, as another notice's source says it; the same.
  open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }
}
/// Something that says what a notice says: an intent.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a notice will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.level }
    set { values.level = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filter }
    set { values.filter = newValue }
  }
}

extension NSString {
  /// A text that is translated when the notice shows, with what stands for its `%@`; here at once.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let words = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    var rest = (arguments ?? [])[...]
    return words.components(separatedBy: "%@").enumerated().map { $0.offset == 0 ? $0.element : "\(rest.popFirst() ?? "")\($0.element)" }
      .joined()
  }
}
