/// A blur. Drawn as a veil of the material's colour: nothing is blurred here.
open class UIBlurEffect: UIVisualEffect {
  let style: Style
  /// A blur of the regular style: assumed.
  public override convenience init() { self.init(style: .regular) }
  /// A blur of a style.
  public init(style: Style) { self.style = style }

  /// How thick and how bright a blur is.
  public enum Style: Int, Sendable {
    /// Brighter than light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the surroundings.
    case regular = 4
    /// As the surroundings, stronger.
    case prominent
    /// Very thin, as the surroundings.
    case systemUltraThinMaterial
    /// Thin, as the surroundings.
    case systemThinMaterial
    /// As the surroundings.
    case systemMaterial
    /// Thick, as the surroundings.
    case systemThickMaterial
    /// As bars.
    case systemChromeMaterial
    /// Very thin and light.
    case systemUltraThinMaterialLight
    /// Thin and light.
    case systemThinMaterialLight
    /// Light.
    case systemMaterialLight
    /// Thick and light.
    case systemThickMaterialLight
    /// As light bars.
    case systemChromeMaterialLight
    /// Very thin and dark.
    case systemUltraThinMaterialDark
    /// Thin and dark.
    case systemThinMaterialDark
    /// Dark.
    case systemMaterialDark
    /// Thick and dark.
    case systemThickMaterialDark
    /// As dark bars.
    case systemChromeMaterialDark

    /// How much of what lies behind is covered.
    private var strength: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.86
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.8
      default: 0.72
      }
    }
    private var isDark: Bool? {
      switch self {
      case .extraLight, .light: false
      case .dark: true
      default:
        rawValue >= Style.systemUltraThinMaterialDark.rawValue
          ? true : rawValue >= Style.systemUltraThinMaterialLight.rawValue ? false : nil
      }
    }
    var veil: UIColor {
      let (strength, isDark) = (strength, isDark)
      return UIColor { traits in
        let dark = isDark ?? (traits.userInterfaceStyle == .dark)
        return UIColor(white: dark ? 0.14 : 0.97, alpha: strength)
      }
    }
  }
}
