import QuoinObjectiveC
import UIKit

// Names of a family whose members stand in UIKit under one name of their own.

/// What renderers of pictures have in common, by its documentation's name.
public typealias UIGraphicsRenderer = UIGraphicsImageRenderer
/// What a renderer draws into.
public typealias UIGraphicsRendererContext = UIGraphicsImageRendererContext
/// How a renderer draws.
public typealias UIGraphicsRendererFormat = UIGraphicsImageRendererFormat

/// Whether two sets of insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }
/// Whether two offsets are the same.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }
/// Whether the photos would take a film: no.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
/// Would add a film to the photos; there are none here, and nobody is told.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Pictures of one name for different surroundings.
@MainActor @preconcurrency open class UIImageAsset: NSObject {
  private var images: [(image: UIImage, traits: UITraitCollection)] = []
  /// None yet.
  public override init() {}
  /// Adds a picture for surroundings, in place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((image, traitCollection))
  }
  /// Takes the picture for surroundings away.
  open func unregisterImage(with traitCollection: UITraitCollection) { images.removeAll { Self.match($0.traits, traitCollection) > 1 } }
  /// The picture that suits surroundings best: of the same light or dark, else the first; an empty one where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    images.max { Self.match($0.traits, traitCollection) < Self.match($1.traits, traitCollection) }?.image ?? images.first?.image
      ?? UIImage()
  }
  private static func match(_ one: UITraitCollection, _ other: UITraitCollection) -> Int {
    (one.userInterfaceStyle == other.userInterfaceStyle ? 1 : 0) + (one.displayScale == other.displayScale ? 1 : 0)
  }
}
extension UIImage {
  /// The pictures that this one is among; its own alone until others are added.
  @MainActor public var imageAsset: UIImageAsset? {
    if let known: UIImageAsset = kept(by: self, nil) { return known }
    let asset = UIImageAsset()
    keep(Optional(asset), by: self)
    return asset
  }
}

extension UIFontPickerViewController {
  /// What a choice of fonts offers; kept only.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// Whether faces are offered, not families alone.
    open var includeFaces = false
    /// Whether names stand in the system's font.
    open var displayUsingSystemFont = false
    /// Of which looks alone.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Offers families.
    public override init() {}
  }
  /// A choice of fonts.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    keep(configuration, by: self, "configuration")
  }
  /// What it offers.
  public var configuration: Configuration { kept(by: self, Configuration()) }
}

extension UIFontDescriptor.SymbolicTraits {
  /// Which bits tell the class of a font.
  public static let classMask = Self(rawValue: 0xF000_0000)
}

/// A view that stands for an attachment in a text; texts here show an attachment's picture, and no view is asked for.
@MainActor @preconcurrency open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment.
  open weak var textAttachment: NSTextAttachment?
  /// Who lays the text out.
  open weak var textLayoutManager: NSTextLayoutManager?
  /// Where in the text.
  public let location: any NSTextLocation
  /// The view; nil until it is loaded.
  open var view: UIView?
  /// Whether the attachment is as large as the view.
  open var tracksTextAttachmentViewBounds = false
  /// A view for an attachment.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
  }
  /// Makes the view; subclasses do.
  open func loadView() {}
  /// Where the attachment stands on its line.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { view?.bounds ?? textAttachment?.bounds ?? .zero }
}
extension NSTextAttachment {
  /// Whether views may stand for it; kept only.
  @MainActor public var allowsTextAttachmentView: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
  /// Whether a view stands for it: none does.
  public var usesTextAttachmentView: Bool { false }
}
extension NSLayoutManager {
  /// The empty line behind a text that ends with a new line; none is kept apart here.
  public var extraLineFragmentRect: CGRect { .zero }
  /// The letters' part of that line: none.
  public var extraLineFragmentUsedRect: CGRect { .zero }
  /// Where that line stands: nowhere.
  public var extraLineFragmentTextContainer: NSTextContainer? { nil }
  /// Glyphs are made when they are asked for.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Glyphs are made when they are asked for.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Whether a part of a long text may be laid out alone; all of it is.
  public var hasNonContiguousLayout: Bool { false }
}
extension NSTextLayoutManager {
  /// The whole text.
  public var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange() }
}
