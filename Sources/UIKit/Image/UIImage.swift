import DeveloperToolsSupport
import QuoinAppearance
import QuoinDrawing
import QuoinFoundation

/// A picture: from a file, an asset catalogue, pixels, or the system's symbols.
public final class UIImage: NSObject, Sendable {
  package enum Content: Sendable {
    case bitmap(Bitmap)
    case symbol(SymbolGlyph, UIImage.SymbolConfiguration)
    case list(DisplayList)
  }
  package let content: Content
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the colours or only the shape is shown.
  public let renderingMode: RenderingMode
  /// The parts at the edges that are not stretched.
  public let capInsets: UIEdgeInsets
  /// Whether the middle is tiled or stretched.
  public let resizingMode: ResizingMode
  package let tint: UIColor?
  /// Whether a view that is read from right to left shows it in a mirror.
  public let flipsForRightToLeftLayoutDirection: Bool

  package init(
    _ content: Content, scale: CGFloat, rendering: RenderingMode = .automatic, caps: UIEdgeInsets = .zero,
    resizing: ResizingMode = .stretch, tint: UIColor? = nil, flips: Bool = false
  ) {
    self.content = content
    self.scale = scale > 0 ? scale : 1
    renderingMode = rendering
    capInsets = caps
    resizingMode = resizing
    self.tint = tint
    flipsForRightToLeftLayoutDirection = flips
    super.init()
  }

  static let noContent = Content.list(DisplayListBuilder(size: .zero).finish())

  /// The size in points.
  public var size: CGSize {
    switch content {
    case .bitmap(let bitmap): return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .list(let list): return list.size
    case .symbol(let glyph, let configuration):
      let size = glyph.size(pointSize: Double(configuration.size), scale: configuration.scale.known, weight: configuration.weight.known)
      func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
      return CGSize(width: up(size.width), height: up(size.height))
    }
  }

  /// A symbol of the system, or nil for an empty name. An unknown name gives a box with a question mark.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// A symbol of the system in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let glyph = Symbol.named(name) else { return nil }
    let own = configuration as? SymbolConfiguration ?? .unspecified
    self.init(glyph, own, scale: UITraitCollection.current.displayScale, rendering: .alwaysTemplate, tint: nil)
  }
  /// A symbol that has its configuration's colour, where that has one, and else is drawn as said.
  private convenience init(
    _ glyph: SymbolGlyph, _ configuration: SymbolConfiguration, scale: CGFloat, rendering: RenderingMode, tint: UIColor?,
    flips: Bool = false
  ) {
    let color = configuration.colors.first
    self.init(
      .symbol(glyph, configuration), scale: scale, rendering: color == nil ? rendering : .alwaysOriginal, tint: color ?? tint,
      flips: flips)
  }
  /// A picture of an asset catalogue or a loose file by its name; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  /// A picture of a bundle or, where that has none, of the page, by its name; nil when there is none. A nil bundle is the page's alone.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, in: bundle?.ownFolder, traits ?? .current)
  }
  /// A picture by its name, in a bundle's folder first.
  convenience init?(named name: String, in folder: String?, _ traits: UITraitCollection) {
    let library = UIAssets.library.first(in: folder)
    let asset: ImageAsset
    let bitmap: Bitmap
    do throws(AssetError) {
      asset = try library.image(
        named: name, scale: Double(traits.displayScale), appearance: traits.appearance,
        idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
        reader: AssetReader(
          locale: _Translations.source?.locale.identifier ?? "", readsRightToLeft: traits.layoutDirection == .rightToLeft))
      bitmap = try library.bitmap(asset)
    } catch {
      MissingPicture.isAsked(for: name, error)
      return nil
    }
    let slicing = asset.slicing.map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) }
    self.init(
      .bitmap(bitmap), scale: asset.isVector ? 3 : CGFloat(asset.scale),
      rendering: asset.rendering == .template ? .alwaysTemplate : .automatic,
      caps: slicing ?? .zero, resizing: asset.slicing?.tiles == true ? .tile : .stretch)
  }
  /// A picture of a file; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? Bitmap(path: path) else { return nil }
    let scale: CGFloat = path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
    self.init(.bitmap(bitmap), scale: scale)
  }
  /// A picture of a file's bytes; nil when they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// A picture of a file's bytes; nil when they cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(data: data) else { return nil }
    self.init(.bitmap(bitmap), scale: scale)
  }
  /// An empty picture.
  public convenience override init() { self.init(.list(DisplayList(size: .zero, items: [])), scale: 1) }

  /// The same picture, shown by its colours or its shape.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(rendering: mode) }
  /// The same picture in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }
  /// The same picture in one colour, shown by its colours or its shape.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { copy(rendering: renderingMode, tint: color) }
  /// The same picture with edges that are not stretched.
  public func resizableImage(withCapInsets caps: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    copy(caps: caps, resizing: resizingMode)
  }
  /// The same symbol in another configuration; other pictures as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
  /// The same symbol in another configuration; other pictures as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let glyph, let own) = content, let configuration = configuration as? SymbolConfiguration else { return self }
    return UIImage(
      glyph, own.applying(configuration), scale: scale, rendering: renderingMode, tint: tint, flips: flipsForRightToLeftLayoutDirection)
  }
  /// The same symbol where `preferred` is wished for by what shows it: what it says of itself is more specific and holds (Apple's notes on
  /// `UIImage.symbolConfiguration`).
  func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
    guard case .symbol(let glyph, let own) = content, let preferred else { return self }
    return UIImage(
      glyph, preferred.applying(own), scale: scale, rendering: renderingMode, tint: tint, flips: flipsForRightToLeftLayoutDirection)
  }
  /// The same picture, which shows itself in a mirror where a view is read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }
  /// What a view shows that is read from right to left, or not: of symbols that are named by the way one reads the one that points there.
  func directed(rightToLeft: Bool) -> UIImage {
    guard rightToLeft, case .symbol(let glyph, let own) = content, case let name = Symbol.turned(glyph.name), name != glyph.name,
      let turned = Symbol.named(name), !turned.isPlaceholder
    else { return self }
    return UIImage(.symbol(turned, own), scale: scale, rendering: renderingMode, tint: tint)
  }
  /// Whether it is a symbol of the system.
  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  private func copy(
    rendering: RenderingMode? = nil, caps: UIEdgeInsets? = nil, resizing: ResizingMode? = nil, tint: UIColor? = nil, flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      content, scale: scale, rendering: rendering ?? renderingMode, caps: caps ?? capInsets, resizing: resizing ?? resizingMode,
      tint: tint ?? self.tint, flips: flips ?? flipsForRightToLeftLayoutDirection)
  }

  /// Whether the colours or only the shape is shown.
  public enum RenderingMode: Int, Sendable {
    /// As the place it is shown in decides.
    case automatic
    /// The colours.
    case alwaysOriginal
    /// The shape, in the tint colour.
    case alwaysTemplate
  }
  /// How the middle of a resizable picture fills its place.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile
    /// Stretched.
    case stretch
  }
}

/// Where named pictures and colours are found. A host sets it.
package enum UIAssets {
  private static let shelf = AssetCache()
  package static var library: AssetLibrary {
    get { shelf.library }
    set { shelf.library = newValue }
  }
}

private final class AssetCache: @unchecked Sendable {
  // Guarded by the lock.
  private var kept = AssetLibrary(searchPaths: ["."])
  private let lock = NSLock()
  var library: AssetLibrary {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}

extension UIColor {
  /// A colour of an asset catalogue, light and dark; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil as String?) }
  /// A colour by its name, in a bundle's folder first.
  convenience init?(named name: String, in folder: String?) {
    let library = UIAssets.library.first(in: folder)
    do throws(AssetError) { _ = try library.color(named: name) } catch {
      MainThread.ifCurrent {
        let words = "\(error.description) UIColor(named:) gives nil, as on the phone."
        LayoutFindings.report(LayoutFinding(subject: "UIColor", message: words, written: name))
      }
      return nil
    }
    self.init { traits in
      (try? library.color(named: name, appearance: traits.appearance)).map { UIColor(paint: $0) } ?? .black
    }
  }
}

/// A picture's pixels.
public final class CGImage: Sendable {
  package let image: UIImage
  package init(_ image: UIImage) { self.image = image }
  /// Pixels across.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// Pixels down.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  /// The picture's pixels.
  public var cgImage: CGImage? { CGImage(self) }
  /// A picture of pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage.image.content, scale: cgImage.image.scale) }
}
