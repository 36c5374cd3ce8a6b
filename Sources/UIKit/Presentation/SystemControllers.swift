// Screens of the system that a page cannot show: they compile, keep what they are given and show an empty view of their kind.

/// Lets the user share things. It shows an empty sheet here.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]
  /// Kinds of sharing that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the user is done; never here.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// A screen that shares `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A way to share something.
@MainActor @preconcurrency open class UIActivity: NSObject {
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
  }
}

/// Lets the user take or choose a picture. It shows an empty screen here.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the picture may be cut.
  open var allowsEditing = false
  /// Kinds of files.
  open var mediaTypes = ["public.image"]
  /// Which camera.
  open var cameraDevice = CameraDevice.rear
  /// Whether the camera's own controls are shown.
  open var showsCameraControls = true
  /// A view over the camera's picture.
  open var cameraOverlayView: UIView?
  /// Who gets the picture; a `UIImagePickerControllerDelegate`.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  /// Whether pictures can come from there: never here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera: never here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Which kinds of files can come from there: none here.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// Pictures that were taken.
    case savedPhotosAlbum
  }
  /// A camera of the device.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear
    /// At the front.
    case front
  }
  /// A fact about what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where it was cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The kind of file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Where a movie lies.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture lies.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// Who gets the picture that the user chose.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing, where the delegate says nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets the user choose a colour. It shows an empty screen here.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether it may be clear.
  open var supportsAlpha = true
  /// Who hears of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// Who hears which colour was chosen.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing, where the delegate says nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
