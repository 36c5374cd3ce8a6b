/// What was copied, for the life of the program.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()
  /// The text on it.
  open var string: String?
  /// The address on it.
  open var url: URL?
  /// The picture on it.
  open var image: UIImage?
  /// The colour on it.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}
