import QuoinDrawing

extension UIImage {
  /// A symbol of the system in a configuration, for surroundings.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) { self.init(systemName: name) }
  /// A picture by its name, in a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// A small picture for quick showing: the picture at another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    MainActor.assumeIsolated { UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) } }
  }
  /// Hands over the same picture at once; nothing has to be got ready.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// Hands over a small picture at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The same picture; nothing has to be got ready.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A small picture.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { await MainActor.run { preparingThumbnail(of: size) } }
  /// The picture; it is not turned over here.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// A picture whose middle is stretched, by what is left at two sides.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)), resizingMode: .stretch)
  }
  /// How such a picture is drawn: at its scale.
  @MainActor @preconcurrency public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// A plus, a minus and the like, as symbols.
  public static let add = UIImage(systemName: "plus.circle.fill") ?? UIImage()
  /// A minus.
  public static let remove = UIImage(systemName: "minus.circle.fill") ?? UIImage()
  /// A check mark.
  public static let checkmark = UIImage(systemName: "checkmark") ?? UIImage()
  /// Three dots.
  public static let actions = UIImage(systemName: "ellipsis.circle") ?? UIImage()
  /// A check mark of lines.
  public static let strokedCheckmark = UIImage(systemName: "checkmark") ?? UIImage()
  /// The picture; its baseline is its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The picture; its baseline is its lower edge.
  public func imageWithoutBaseline() -> UIImage { self }
}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures: PNG.
  nonisolated public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// Pictures.
  nonisolated public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }
  /// Tells of its PNG.
  nonisolated public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
  /// A picture from its bytes.
  /// - Throws: that they are none that is read here.
  nonisolated public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension CGImage {
  /// The part of the picture in `rect`, in pixels; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let shown = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard shown.width > 0, shown.height > 0 else { return nil }
    return MainActor.assumeIsolated {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let whole = UIImage(image.content, scale: 1)
      let size = CGSize(width: width, height: height)
      return UIGraphicsImageRenderer(size: shown.size, format: format).image { _ in
        whole.draw(in: CGRect(origin: CGPoint(x: -shown.minX, y: -shown.minY), size: size))
      }.cgImage
    }
  }
}
/// Keeps a picture in the user's library, of which there is none here.
@available(*, deprecated, renamed: "UIImage.jpegData(compressionQuality:)")
@MainActor @preconcurrency public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
/// The picture as PNG.
@available(*, deprecated, renamed: "UIImage.pngData()")
@MainActor @preconcurrency public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
