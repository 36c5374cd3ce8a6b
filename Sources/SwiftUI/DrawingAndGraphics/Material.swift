import QuoinAppearance
import QuoinDrawing

/// The phone's frosted glass. A still picture shows the veil that it lays over a quiet background; what lies below is not blurred.
public struct Material: PrimitiveStyle, Hashable {
  let kind: MaterialKind
  /// The most transparent.
  public static let ultraThin = Material(kind: .ultraThin)
  /// More of what lies behind shows than not.
  public static let thin = Material(kind: .thin)
  /// Half transparent.
  public static let regular = Material(kind: .regular)
  /// Less of what lies behind shows.
  public static let thick = Material(kind: .thick)
  /// The least transparent.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As bars have it.
  public static let bar = Material(kind: .bar)
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { ResolvedStyle(kind.veil(in: environment.appearance)) }
  /// Kept as written: a veil looks the same in active and inactive windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// As the surroundings decide.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As long as its window is active.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material through which much of what lies behind shows.
  public static var thinMaterial: Material { .thin }
  /// A material half transparent.
  public static var regularMaterial: Material { .regular }
  /// A material through which less of what lies behind shows.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
