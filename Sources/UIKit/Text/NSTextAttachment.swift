/// A picture in a line of text.
public class NSTextAttachment: NSObject {
  /// The letter that stands for an attachment in a text (U+FFFC).
  public static let character = 0xFFFC
  /// The picture.
  public var image: UIImage?
  /// Its place: the size, and how far below the baseline it begins. Zero = the picture's own size.
  public var bounds = CGRect.zero
  /// An attachment without a picture.
  public override init() { super.init() }
  /// A picture in a line of text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}
