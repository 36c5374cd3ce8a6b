import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinText

/// What a page is made with beside its views: fonts, pictures, colours and strings from files.
package struct PageResources: Sendable {
  /// Fonts by family and name.
  package var fonts: FontLibrary
  /// Pictures and colours by name.
  package var assets: AssetLibrary
  /// Texts by key and language.
  package var strings: StringCatalog
  /// The device that variations are chosen for: `iphone` or `ipad`.
  package var idiom: String

  package init(fonts: FontLibrary = .standard, assets: AssetLibrary, strings: StringCatalog, idiom: String = "iphone") {
    self.fonts = fonts
    self.assets = assets
    self.strings = strings
    self.idiom = idiom
  }

  /// Pictures, colours and strings from these folders, the first winning. `accentColorName` is that of the app's accent colour.
  package init(
    fonts: FontLibrary = .standard, folders: [String], idiom: String = "iphone", accentColorName: String = "AccentColor"
  ) {
    self.init(
      fonts: fonts, assets: AssetLibrary(searchPaths: folders, accentColorName: accentColorName),
      strings: StringCatalog(searchPaths: folders), idiom: idiom)
  }

  static let standard = PageResources(folders: [])
}

private struct GenerationKey: EnvironmentKey { static var defaultValue: SystemGeneration { .standard } }
private struct ScreenWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct WindowInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct ReporterKey: EnvironmentKey { static var defaultValue: LayoutContext? { nil } }

extension EnvironmentValues {
  /// The generation of the system that the page is drawn as.
  package var systemGeneration: SystemGeneration {
    get { self[GenerationKey.self] }
    set { self[GenerationKey.self] = newValue }
  }
  /// The generation's measures.
  var systemLook: SystemLook { systemGeneration.look }
  /// How much room bars have.
  var barRoom: BarRoom { BarRoom(isWide: horizontalSizeClass == .regular, isHigh: verticalSizeClass != .compact) }
  /// The measures of bars in the room there is.
  var barMeasures: BarMeasures { systemLook.bar.fitting(barRoom) }
  /// The width of the window that margins go by; nil where the page is only proposed a width.
  var screenWidth: CGFloat? {
    get { self[ScreenWidthKey.self] }
    set { self[ScreenWidthKey.self] = newValue }
  }
  /// What the screen's edges take from the window.
  var windowInsets: EdgeInsets {
    get { self[WindowInsetsKey.self] }
    set { self[WindowInsetsKey.self] = newValue }
  }
  /// Where values that are looked up in this environment report what they do not find.
  var reporter: LayoutContext? {
    get { self[ReporterKey.self] }
    set { self[ReporterKey.self] = newValue }
  }
  /// The circumstances that system colours and asset variants answer to.
  var appearance: QuoinAppearance.Appearance {
    var appearance = QuoinAppearance.Appearance(dark: colorScheme == .dark, highContrast: colorSchemeContrast == .increased)
    appearance.system = systemGeneration
    appearance.elevated = isElevated
    appearance.reducesTransparency = accessibilityReduceTransparency
    return appearance
  }

  /// The app's own accent colour; nil where it has none.
  var accentColor: PaintColor? { resources.assets.accentColor(appearance: appearance, idiom: resources.idiom) }
  /// The colour called `name` in the asset catalogues of a bundle's folder, then of the page; a missing one is clear, and a finding.
  func assetColor(_ name: String, in folder: String?) -> PaintColor {
    do throws(AssetError) {
      return try resources.assets.first(in: folder).color(named: name, appearance: appearance, idiom: resources.idiom)
    } catch {
      reporter?.report(
        Finding(.missingResource, in: "Color", "\(error.description) Until then it is clear: what it fills is not seen.", about: name))
      return .clear
    }
  }
}
