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
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture with its film.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// Where the picture lies.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}
