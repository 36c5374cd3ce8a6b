import DeveloperToolsSupport
import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import UIKit

/// A colour: of fixed components, of the system's palette, or named in an asset catalogue.
public struct Color: Hashable, Sendable {
  /// How a colour's components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  indirect enum Provider: Hashable, Sendable {
    case fixed(PaintColor)
    case system(SystemColor)
    case accent
    case dynamic(UIColor)
    case asset(String, in: String? = nil)
    case faded(Provider, Double)
    case mixed(Provider, Provider, Double, isPerceptual: Bool)
  }
  let provider: Provider
  init(from provider: Provider) { self.provider = provider }

  /// Components from 0 to 1 in `colorSpace`; those of Display P3 may lie outside sRGB.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch colorSpace {
    case .sRGB: provider = .fixed(PaintColor(red: red, green: green, blue: blue, alpha: opacity))
    case .displayP3: provider = .fixed(PaintColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      func encoded(_ x: Double) -> Double { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
      provider = .fixed(PaintColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity))
    }
  }
  /// A grey: 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// A colour by its hue, where 0 and 1 are red, and by its saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
  /// The colour called `name` in a bundle's asset catalogues or, where these have none, in the page's; nil is the page's alone.
  public init(_ name: String, bundle: Bundle? = nil) { provider = .asset(name, in: bundle?.ownFolder) }

  /// The same colour, as `Color(.gray.opacity(0.5))` says it. A name alone is UIKit's, as on the phone: `Color(.red)`.
  @_disfavoredOverload public init<Style: _ColorStyle & ShapeStyle>(_ color: Style) { self = color._color }
  /// The colour that Xcode names after an asset catalogue's.
  public init(_ resource: ColorResource) { provider = .asset(resource.name, in: resource.folder) }
  /// UIKit's colour; one that depends on the surroundings keeps doing so.
  public init(uiColor: UIColor) { provider = .dynamic(uiColor) }
  /// UIKit's colour; one that depends on the surroundings keeps doing so.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A layer's colour.
  public init(cgColor: CGColor) { provider = .fixed(cgColor.paint) }
  /// As it was written before iOS 15.
  @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

  /// This colour with `opacity` times its own opacity.
  public func opacity(_ opacity: Double) -> Color { Color(from: .faded(provider, opacity)) }
  /// This colour mixed with `rhs`: 0 leaves this one, 1 is the other. Mixed as the eye sees them, or component by component.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(from: .mixed(provider, rhs.provider, min(1, max(0, fraction)), isPerceptual: colorSpace.isPerceptual))
  }
  /// A slight gradient made of this colour, lighter at the top.
  public var gradient: AnyGradient { AnyGradient(base: self) }

  /// A colour's components in an environment, in linear sRGB.
  public struct Resolved: Hashable, Sendable {
    /// The components in linear light, 0 to 1 within sRGB; opacity 0 shows nothing.
    public var linearRed, linearGreen, linearBlue, opacity: Float
    /// The red component as sRGB encodes it.
    public var red: Float { Self.encoded(linearRed) }
    /// The green component as sRGB encodes it.
    public var green: Float { Self.encoded(linearGreen) }
    /// The blue component as sRGB encodes it.
    public var blue: Float { Self.encoded(linearBlue) }
    /// Components as sRGB encodes them; `colorSpace` is not used.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      linearRed = Self.linear(red)
      linearGreen = Self.linear(green)
      linearBlue = Self.linear(blue)
      self.opacity = opacity
    }
    private static func encoded(_ x: Float) -> Float { x <= 0.0031308 ? 12.92 * x : 1.055 * powf(x, 1 / 2.4) - 0.055 }
    private static func linear(_ x: Float) -> Float { x <= 0.04045 ? x / 12.92 : powf((x + 0.055) / 1.055, 2.4) }
  }
  /// A colour of fixed components.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = style(in: environment, level: 0).color
    return Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
}

extension Color: ShapeStyle {
  /// The colour in `environment`, paler for each `level` below the primary.
  public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _AnyResolvedStyle {
    _AnyResolvedStyle(style: style(in: environment, level: level))
  }
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(provider.color(in: environment).opacity(hierarchyOpacity(level)))
  }
}

extension Color.Provider {
  func color(in environment: EnvironmentValues) -> PaintColor {
    switch self {
    case .fixed(let color): return color
    case .system(let system): return system.resolved(in: environment.appearance)
    case .accent: return environment.accentColor ?? SystemColor.tint.resolved(in: environment.appearance)
    case .dynamic(let color): return color.paint(in: environment)
    case .asset(let name, let folder): return environment.assetColor(name, in: folder)
    case .faded(let base, let factor): return base.color(in: environment).opacity(factor)
    case .mixed(let a, let b, let share, let isPerceptual):
      let (x, y) = (a.color(in: environment), b.color(in: environment))
      if isPerceptual { return PerceptualColor.mix(x, y, share) }
      func mix(_ part: KeyPath<PaintColor, Double>) -> Double { x[keyPath: part] + (y[keyPath: part] - x[keyPath: part]) * share }
      return PaintColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }
}

extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("Color has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Color, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(ShapeRule("Color"), [], scope, look: FillLook(view.style(in: scope.environment, level: 0))))
  }
}

extension Color {
  /// The system's red, brighter in the dark.
  public static let red = Color(from: .system(.red))
  /// The system's orange, brighter in the dark.
  public static let orange = Color(from: .system(.orange))
  /// The system's yellow, brighter in the dark.
  public static let yellow = Color(from: .system(.yellow))
  /// The system's green, brighter in the dark.
  public static let green = Color(from: .system(.green))
  /// The system's mint, brighter in the dark.
  public static let mint = Color(from: .system(.mint))
  /// The system's teal, brighter in the dark.
  public static let teal = Color(from: .system(.teal))
  /// The system's cyan, brighter in the dark.
  public static let cyan = Color(from: .system(.cyan))
  /// The system's blue, brighter in the dark.
  public static let blue = Color(from: .system(.blue))
  /// The system's indigo, brighter in the dark.
  public static let indigo = Color(from: .system(.indigo))
  /// The system's purple, brighter in the dark.
  public static let purple = Color(from: .system(.purple))
  /// The system's pink, brighter in the dark.
  public static let pink = Color(from: .system(.pink))
  /// The system's brown, brighter in the dark.
  public static let brown = Color(from: .system(.brown))
  /// The system's gray.
  public static let gray = Color(from: .system(.gray))
  /// White, in the dark too.
  public static let white = Color(from: .fixed(PaintColor(white: 1)))
  /// Black, in the dark too.
  public static let black = Color(from: .fixed(PaintColor(white: 0)))
  /// Nothing: fully transparent.
  public static let clear = Color(from: .fixed(PaintColor(white: 0, alpha: 0)))
  /// The colour of ordinary text: black, or white in the dark.
  public static let primary = Color(from: .system(.label))
  /// The colour of text that matters less.
  public static let secondary = Color(from: .system(.secondaryLabel))
  static let tertiaryLabel = Color(from: .system(.tertiaryLabel))
  static let quaternaryLabel = Color(from: .system(.quaternaryLabel))
  static let separator = Color(from: .system(.separator))
  /// The colour of what can be tapped: the one called `AccentColor` in the app's asset catalogue (or as the project says), else the system's
  /// blue. A tint set around it does not change it.
  public static let accentColor = Color(from: .accent)
  static func systemBackground(_ level: Int) -> Color {
    Color(from: .system([.background, .secondaryBackground, .tertiaryBackground][min(level, 2)]))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red, brighter in the dark.
  public static var red: Color { .red }
  /// The system's orange, brighter in the dark.
  public static var orange: Color { .orange }
  /// The system's yellow, brighter in the dark.
  public static var yellow: Color { .yellow }
  /// The system's green, brighter in the dark.
  public static var green: Color { .green }
  /// The system's mint, brighter in the dark.
  public static var mint: Color { .mint }
  /// The system's teal, brighter in the dark.
  public static var teal: Color { .teal }
  /// The system's cyan, brighter in the dark.
  public static var cyan: Color { .cyan }
  /// The system's blue, brighter in the dark.
  public static var blue: Color { .blue }
  /// The system's indigo, brighter in the dark.
  public static var indigo: Color { .indigo }
  /// The system's purple, brighter in the dark.
  public static var purple: Color { .purple }
  /// The system's pink, brighter in the dark.
  public static var pink: Color { .pink }
  /// The system's brown, brighter in the dark.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// White, in the dark too.
  public static var white: Color { .white }
  /// Black, in the dark too.
  public static var black: Color { .black }
  /// Nothing: fully transparent.
  public static var clear: Color { .clear }
}

extension Color.Resolved: PrimitiveStyle {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { Color(self).style(in: environment, level: level) }
}

/// What is a colour by itself; `Color` alone.
public protocol _ColorStyle {
  /// The colour.
  var _color: Color { get }
}
extension Color: _ColorStyle {
  /// Itself.
  public var _color: Color { self }
}
