/// A picture in a line of text.
open class NSTextAttachment: NSObject {
  /// The letter that stands for an attachment in a text (U+FFFC).
  public static let character = 0xFFFC
  /// The picture.
  open var image: UIImage?
  /// Its place: the size, and how far below the baseline it begins. Zero = the picture's own size.
  open var bounds = CGRect.zero
  /// Its place in a line; its own bounds unless a subclass says otherwise. It is asked before there are lines, with empty ones.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }
  /// What is drawn; its own picture unless a subclass says otherwise. Never asked.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }
  /// What it holds; kept only.
  open var contents: Data?
  /// Of which kind that is; kept only.
  open var fileType: String?
  /// Points on both sides; kept only.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show it; kept only.
  open var allowsTextAttachmentView = true
  /// An attachment that holds something.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }
  /// An attachment without a picture.
  public override init() { super.init() }
  /// A picture in a line of text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}
