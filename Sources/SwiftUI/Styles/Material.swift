import QuoinAppearance
import QuoinDrawing

/// The phone's frosted glass. A still picture shows the veil that it lays over a quiet background; what lies below is not blurred.
public struct Material: PrimitiveStyle, Hashable {
  let kind: MaterialKind
  public static let ultraThin = Material(kind: .ultraThin)
  public static let thin = Material(kind: .thin)
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { ResolvedStyle(kind.veil(in: environment.appearance)) }
  /// Kept as written: a veil looks the same in active and inactive windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
