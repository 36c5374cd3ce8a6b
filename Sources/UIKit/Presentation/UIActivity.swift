/// A way to share something.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// In which row of the sheet it stands.
  public enum Category: Int, Sendable {
    /// Among what can be done with it.
    case action
    /// Among those whom it can be sent to.
    case share
  }
  /// In which row of the sheet it stands.
  open class var activityCategory: Category { .action }
  /// Its kind.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can share these.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready to share these.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares.
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {}

  /// A kind of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Prints.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Sends a letter.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a picture to a person.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Keeps for reading later.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A network of people.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// A network of people.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// A network of people.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// A network of people.
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// Pictures for people.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Films for people.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// Opens in the app for books.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF to write on.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares what is worked on together.
    public static let sharePlay = ActivityType(rawValue: "com.apple.UIKit.activity.SharePlay")
    /// Puts a page on the first screen.
    public static let addToHomeScreen = ActivityType(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
  }
}
