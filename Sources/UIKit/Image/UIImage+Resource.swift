import DeveloperToolsSupport

extension UIImage {
  /// The picture of a catalogue by its generated name; an empty one and a finding when there is none.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.folder, .current)
    // Who asks for it by its own name has no other.
    if found == nil { MissingPicture.shows(nil, "UIImage") }
    self.init(
      found?.content ?? UIImage.noContent, scale: found?.scale ?? 1, rendering: found?.renderingMode ?? .automatic,
      caps: found?.capInsets ?? .zero, resizing: found?.resizingMode ?? .stretch)
  }
  /// A picture of pixels at a scale; only pictures that stand upright are made.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage.image.content, scale: scale) }
  /// Which way up the pixels are; always upright.
  public var imageOrientation: Orientation { .up }
  /// The picture with a margin that is not counted when it is aligned; kept by the phone only.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The pictures of one that moves; nil, as pages stand still.
  public var images: [UIImage]? { nil }
  /// Seconds that one that moves takes.
  public var duration: TimeInterval { 0 }
  /// A picture that moves: its first, as pages stand still; nil without any.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  /// The picture, ready to be shown: itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Which way up pixels are.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Upright, in a mirror.
    case upMirrored
    /// Upside down, in a mirror.
    case downMirrored
    /// Turned to the left, in a mirror.
    case leftMirrored
    /// Turned to the right, in a mirror.
    case rightMirrored
  }
}

extension UIColor {
  /// The colour of a catalogue by its generated name; clear when there is none.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.folder)
    if found == nil {
      MainThread.ifCurrent {
        LayoutFindings.report(
          LayoutFinding(
            subject: "UIColor", message: "There is no colour named \"\(resource.name)\" in the catalogues; it is clear.",
            kind: .missingResource, written: resource.name))
      }
    }
    self.init { traits in found?.resolvedColor(with: traits) ?? UIColor(white: 0, alpha: 0) }
  }
  /// The colour of a bundle's catalogue or, where that has none, of the page's, by its name; nil when there is none. It follows the traits
  /// of where it is drawn, whatever `traits` are.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, in: bundle?.ownFolder)
  }
}
