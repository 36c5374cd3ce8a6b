import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A picture with everything known but the room it gets.
struct ResolvedImage: Sendable {
  enum Content: Sendable {
    /// Pixels, and their size in points.
    case bitmap(Bitmap, CGSize)
    case symbol(SymbolGlyph, pointSize: Double, scale: SymbolScale, weight: NamedWeight)
    case drawn(DrawnPicture)
    /// A picture that could not be had.
    case missing
  }
  var content: Content
  /// The size in points when it is not resizable.
  var size: CGSize
  /// From the top to the baseline of the text beside it; symbols only.
  var baseline: CGFloat?
  var resizing: Image.Resizing?
  var filter: QuoinDrawing.Interpolation
  /// Set when only the silhouette is drawn, in this style.
  var template: ResolvedStyle?
  /// The style of symbols and of what stands for a missing picture.
  var foreground: ResolvedStyle
  /// The style of what is cut out of a filled symbol, where its parts have colours of their own.
  var knockout: ResolvedStyle?
  /// A sentence for what is wrong.
  var problem: String?
}

extension Image {
  /// The picture as it looks in `environment`.
  func resolved(in environment: EnvironmentValues) -> ResolvedImage {
    // A tab's picture is handed to the bar, which shows it in its own size.
    if environment.isInTabBar, resizing != nil { return changed { $0.resizing = nil }.resolved(in: environment) }
    var result = ResolvedImage(
      content: .missing, size: CGSize(width: 44, height: 44), resizing: resizing, filter: filter.drawing,
      foreground: environment.currentForeground)
    var mode = templateMode
    switch source {
    case .symbol(let name, let variable):
      resolveSymbol(name, environment, &result)
      if result.problem == nil { result.problem = missingParts(name, variable, environment) }
    case .named(let name, let folder):
      let catalogued = resolveAsset(name, in: folder, environment, &result)
      mode = templateMode ?? catalogued
    case .bitmap(let bitmap, let scale):
      result.content = .bitmap(bitmap, CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    case .drawn(let picture):
      result.content = .drawn(picture)
      result.size = picture.size
    }
    switch result.content {
    case .bitmap(_, let size): result.size = size
    case .drawn: break
    case .symbol, .missing: return result
    }
    // A bar of tabs shows silhouettes of pictures that do not say how they are drawn, as a `UITabBarItem` does.
    if mode == .template || mode == nil && environment.isInTabBar { result.template = environment.currentForeground }
    return result
  }

  private func resolveSymbol(_ name: String, _ environment: EnvironmentValues, _ result: inout ResolvedImage) {
    let name = environment.layoutDirection == .rightToLeft ? Symbol.turned(name) : name
    let full = environment.symbolVariants.applied(to: name)
    guard let glyph = SymbolChoice.glyph(full, or: name) else {
      result.problem = "a symbol without a name was asked for; nothing can stand for it."
      return
    }
    if glyph.isPlaceholder {
      result.problem =
        "no symbol is called \"\(name)\"; a box stands in its place. Check the name, or put a picture of that name beside the source."
    }
    colorParts(full, environment, &result)
    var font = environment.currentFont
    // Above a word of a tab bar the symbol has a size of its own, whatever the word's.
    if environment.isInTabBar { font.size = BarLook.tabSymbolSize }
    let weight = NamedWeight(rawValue: min(900, max(100, (font.weight + 50) / 100 * 100))) ?? .regular
    let scale = environment.isInTabBar ? .large : environment.imageScale.appearance
    let size =
      resizing == nil
      ? glyph.size(pointSize: Double(font.size), scale: scale, weight: weight)
      : glyph.inkSize(pointSize: Double(font.size), scale: scale, weight: weight)
    let grid = environment.displayScale
    func up(_ value: CGFloat) -> CGFloat { (value * grid - 1e-6).rounded(.up) / grid }
    result.content = .symbol(glyph, pointSize: Double(font.size), scale: scale, weight: weight)
    result.size = CGSize(width: up(size.width), height: up(size.height))
    result.baseline = (CGFloat(glyph.baseline(pointSize: Double(font.size), scale: scale, weight: weight)) * grid).rounded() / grid
  }

  /// Filled symbols have two parts: what is cut out takes the first style, the field around it the second.
  private func colorParts(_ name: String, _ environment: EnvironmentValues, _ result: inout ResolvedImage) {
    guard name.hasSuffix(".fill"), !name.contains("badge"), !name.contains("slash") else { return }
    // A bell or a heart is one part; a field with a sign cut out of it is two.
    let fields: Set<Substring> = ["circle", "square", "seal", "shield", "rectangle", "octagon", "triangle", "hexagon", "diamond"]
    guard name.split(separator: ".").contains(where: { fields.contains($0) }), name.split(separator: ".").count > 2 else { return }
    let styles = environment.foregroundStyles ?? []
    let mode = symbolMode ?? environment.symbolRenderingMode ?? (styles.count > 1 ? .palette : .monochrome)
    guard mode == .palette && styles.count > 1 || mode == .hierarchical else { return }
    result.knockout = HierarchicalShapeStyle.primary.style(in: environment, level: 0)
    result.foreground = HierarchicalShapeStyle.secondary.style(in: environment, level: 0)
  }

  /// What a symbol's drawing lacks of what was asked for: parts with colours, or with steps, of their own.
  private func missingParts(_ name: String, _ variable: Double?, _ environment: EnvironmentValues) -> String? {
    if let variable, variable < 1, SymbolParts.haveSteps(name) {
      return
        "the parts of \"\(name)\" that a variable value of \(describe(CGFloat(variable))) would fade are not told apart here: all are drawn."
    }
    if (symbolMode ?? environment.symbolRenderingMode) == .multicolor, SymbolParts.haveColors(name) {
      return "the parts of \"\(name)\" with colours of their own are not told apart here: all are drawn in the foreground style."
    }
    return nil
  }

  /// Looks a picture up, and answers how its catalogue says that it is drawn.
  private func resolveAsset(
    _ name: String, in folder: String?, _ environment: EnvironmentValues, _ result: inout ResolvedImage
  ) -> TemplateRenderingMode? {
    let assets = environment.resources.assets.first(in: folder)
    do throws(AssetError) {
      let scale = Double(environment.displayScale)
      let reader = AssetReader(locale: environment.locale.identifier, readsRightToLeft: environment.layoutDirection == .rightToLeft)
      let asset = try assets.image(
        named: name, scale: scale, appearance: environment.appearance, idiom: environment.resources.idiom, reader: reader)
      let bitmap = try assets.bitmap(asset)
      result.content = .bitmap(bitmap, try assets.size(asset))
      if let slicing = asset.slicing, resizing?.caps == EdgeInsets() {
        result.resizing = Resizing(
          caps: EdgeInsets(top: slicing.top, leading: slicing.left, bottom: slicing.bottom, trailing: slicing.right),
          mode: slicing.tiles ? .tile : .stretch)
      }
      switch asset.rendering {
      case .automatic: return nil
      case .original: return .original
      case .template: return .template
      }
    } catch {
      result.problem = "\(error.description) A crossed plate stands in its place, 44 by 44 points unless it is resizable."
      return nil
    }
  }
}

/// Finds a symbol whose variant may not exist.
enum SymbolChoice {
  static func glyph(_ name: String, or plain: String) -> SymbolGlyph? {
    guard let found = Symbol.named(name) else { return nil }
    return found.isPlaceholder && name != plain ? Symbol.named(plain) : found
  }
}

extension Image.Interpolation {
  var drawing: QuoinDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
extension Image.Scale {
  /// The scale by its name among the system's.
  init(_ scale: SymbolScale) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
  var appearance: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// A picture as a leaf: its own size, or the proposed one if it is resizable, never less than its caps (fact 63).
struct ImageRule: LeafRule {
  let image: ResolvedImage
  init(_ image: ResolvedImage) { self.image = image }
  var name: String { "Image" }

  private func least(_ axis: Axis) -> CGFloat {
    guard let caps = image.resizing?.caps else { return 0 }
    return axis == .horizontal ? caps.leading + caps.trailing : caps.top + caps.bottom
  }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else {
      node.context.reason("its own size, as it is not resizable")
      return image.size
    }
    return CGSize(
      width: max(least(.horizontal), proposal.width ?? image.size.width),
      height: max(least(.vertical), proposal.height ?? image.size.height))
  }
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    image.resizing == nil ? LengthRange(fixed: image.size[axis]) : LengthRange(min: least(axis), max: .infinity)
  }
  var ownGuides: GuideKinds { image.baseline == nil ? [] : .baselines }
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    guard image.resizing == nil, let baseline = image.baseline else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
  }
}
