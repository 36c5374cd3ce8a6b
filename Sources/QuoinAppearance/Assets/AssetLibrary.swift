import Foundation
import QuoinDrawing
import Synchronization

/// Pictures and colours by name, from asset catalogues (`.xcassets`) and loose picture files.
///
/// Folders are looked through when the first name is asked for, and only once; pictures are decoded when they are asked for and
/// kept in ``PictureCache/shared``. Safe from any thread.
public final class AssetLibrary: Sendable {
  /// Where it looks, earlier ones first.
  public let searchPaths: [String]
  /// The name of the colour that is the app's accent (`NSAccentColorName` of an app's Info.plist); Xcode's templates call it "AccentColor".
  public let accentColorName: String
  private let index = Mutex<AssetIndex?>(nil)
  private let bundles = BundleShelf<AssetLibrary>()

  /// A library over folders (with the catalogues and loose pictures directly in them), catalogues, or single picture files.
  public init(searchPaths: [String], accentColorName: String = "AccentColor") {
    self.searchPaths = searchPaths
    self.accentColorName = accentColorName
  }

  /// The library that looks in a bundle's folder first, and then where this one does; nil, for the main bundle, is this one.
  public func first(in folder: String?) -> AssetLibrary {
    guard let folder else { return self }
    return bundles.library(for: folder) { AssetLibrary(searchPaths: [folder] + searchPaths, accentColorName: accentColorName) }
  }

  /// The picture of that name, in the file made for the circumstances.
  ///
  /// - Parameters:
  ///   - name: A set's name, with its namespace (`Icons/star`), or a loose file's, with or without extension.
  ///   - scale: Pixels per point of the page.
  ///   - idiom: `iphone` or `ipad`; sets made for all devices serve both.
  ///   - reader: Chooses among pictures of languages and directions; one that there is for the other direction alone is mirrored.
  public func image(
    named name: String, scale: Double = 3, appearance: Appearance = .light, idiom: String = "iphone", reader: AssetReader = AssetReader()
  ) throws(AssetError) -> ImageAsset {
    let index = loaded
    let variants: [AssetVariant<ImageAsset>]
    if let folder = index.imageSets[name] {
      variants = try ImageSet.read(folder, name: name)
    } else if let loose = index.looseImages[name] {
      variants = loose
    } else {
      throw .imageNotFound(name: name, near: near(name, Array(index.imageSets.keys) + index.looseImages.keys), searched: searchPaths)
    }
    guard let variant = AssetVariant.best(variants, scale: scale, appearance: appearance, idiom: idiom, reader: reader) else {
      throw .emptySet(path: name)
    }
    var best = variant.value
    best.isMirrored = variant.readsRightToLeft.map { $0 != reader.readsRightToLeft } ?? false
    guard FileManager.default.fileExists(atPath: best.path) else { throw .missingFile(path: best.path) }
    guard LooseName(best.path) != nil else { throw .unsupportedFormat(path: best.path) }
    return best
  }

  /// The picture's pixels. The same file gives the same pixels in memory as long as they are kept.
  ///
  /// - Parameter svgScale: Pixels per unit for drawings without pixels of their own.
  public func bitmap(_ asset: ImageAsset, svgScale: Double = 3) throws(AssetError) -> Bitmap {
    do throws(DrawingError) {
      let bitmap = try PictureCache.shared.bitmap(at: asset.path, svgScale: asset.isVector ? svgScale : 0) { () throws(DrawingError) in
        try Bitmap(path: asset.path, svgScale: svgScale)
      }
      return asset.isMirrored ? bitmap.mirrored : bitmap
    } catch {
      throw .picture(error)
    }
  }

  /// A picture's size in points.
  public func size(_ asset: ImageAsset) throws(AssetError) -> CGSize {
    let bitmap = try bitmap(asset)
    // A drawing is rasterized at three pixels per unit when nothing else is asked for.
    let scale = asset.isVector ? 3 : asset.scale
    return CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// The colour of that name.
  public func color(named name: String, appearance: Appearance = .light, idiom: String = "iphone") throws(AssetError) -> PaintColor {
    let index = loaded
    guard let folder = index.colorSets[name] else {
      throw .colorNotFound(name: name, near: near(name, Array(index.colorSets.keys)), searched: searchPaths)
    }
    guard let color = Self.paint(try ColorSet.read(folder), appearance, idiom) else { throw .emptySet(path: folder) }
    return color
  }

  /// The app's own accent colour; nil where no catalogue has it, or its set holds no colour, as Xcode's template's does.
  public func accentColor(appearance: Appearance = .light, idiom: String = "iphone") -> PaintColor? {
    Self.paint(loaded.accent, appearance, idiom)
  }

  /// The colour of a set that fits the circumstances best; nil for an empty one.
  private static func paint(_ variants: [AssetVariant<ColorSet.Value>], _ appearance: Appearance, _ idiom: String) -> PaintColor? {
    switch AssetVariant.best(variants, scale: 1, appearance: appearance, idiom: idiom)?.value {
    case .color(let color): color
    case .system(let system): system.resolved(in: appearance)
    case nil: nil
    }
  }

  /// The names of all pictures, sorted.
  public var imageNames: [String] {
    let index = loaded
    return Set(index.imageSets.keys).union(index.looseImages.keys).sorted()
  }

  /// The names of all colours, sorted.
  public var colorNames: [String] { loaded.colorSets.keys.sorted() }

  /// What was wrong with catalogues on the way.
  public var problems: [AssetError] { loaded.problems }

  private var loaded: AssetIndex {
    index.withLock { known in
      if let known { return known }
      let made = AssetIndex(searchPaths: searchPaths, accentColorName: accentColorName)
      known = made
      return made
    }
  }

  /// Names that differ by case, a folder or a few letters.
  private func near(_ name: String, _ all: [String]) -> [String] {
    let wanted = name.lowercased()
    return Set(all).filter { other in
      let key = other.lowercased()
      return key == wanted || key.hasSuffix("/" + wanted)
        || (wanted.count > 3 && (key.hasPrefix(wanted) || wanted.hasPrefix(key)) && key.count > 2)
    }.sorted().prefix(3).map { $0 }
  }
}
