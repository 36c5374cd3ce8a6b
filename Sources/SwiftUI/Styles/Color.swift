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
    case dynamic(UIColor)
    case asset(String)
    case faded(Provider, Double)
    case mixed(Provider, Provider, Double)
  }
  let provider: Provider
  init(from provider: Provider) { self.provider = provider }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch colorSpace {
    case .sRGB: provider = .fixed(PaintColor(red: red, green: green, blue: blue, alpha: opacity))
    case .displayP3: provider = .fixed(PaintColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      func encoded(_ x: Double) -> Double { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
      provider = .fixed(PaintColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity))
    }
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
  /// The colour called `name` in the page's asset catalogues.
  public init(_ name: String, bundle: Bundle? = nil) { provider = .asset(name) }

  /// The colour that Xcode names after an asset catalogue's.
  public init(_ resource: ColorResource) { provider = .asset(resource.name) }
  /// UIKit's colour; one that depends on the surroundings keeps doing so.
  public init(uiColor: UIColor) { provider = .dynamic(uiColor) }
  /// UIKit's colour; one that depends on the surroundings keeps doing so.
  public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A layer's colour.
  public init(cgColor: CGColor) { provider = .fixed(cgColor.paint) }

  public func opacity(_ opacity: Double) -> Color { Color(from: .faded(provider, opacity)) }
  /// This colour mixed with `rhs`: 0 leaves this one, 1 is the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(from: .mixed(provider, rhs.provider, min(1, max(0, fraction))))
  }
  /// A slight gradient made of this colour, lighter at the top.
  public var gradient: AnyGradient { AnyGradient(base: self) }

  /// A colour's components in an environment, in linear sRGB.
  public struct Resolved: Hashable, Sendable {
    public var linearRed, linearGreen, linearBlue, opacity: Float
    public var red: Float { Self.encoded(linearRed) }
    public var green: Float { Self.encoded(linearGreen) }
    public var blue: Float { Self.encoded(linearBlue) }
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      linearRed = Self.linear(red)
      linearGreen = Self.linear(green)
      linearBlue = Self.linear(blue)
      self.opacity = opacity
    }
    private static func encoded(_ x: Float) -> Float { x <= 0.0031308 ? 12.92 * x : 1.055 * powf(x, 1 / 2.4) - 0.055 }
    private static func linear(_ x: Float) -> Float { x <= 0.04045 ? x / 12.92 : powf((x + 0.055) / 1.055, 2.4) }
  }
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
    case .dynamic(let color): return color.paint(in: environment)
    case .asset(let name): return environment.assetColor(name)
    case .faded(let base, let factor): return base.color(in: environment).opacity(factor)
    case .mixed(let a, let b, let share):
      let (x, y) = (a.color(in: environment), b.color(in: environment))
      return PerceptualColor.mix(x, y, share)
    }
  }
}

extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("Color has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Color, _ scope: Scope, into nodes: inout [ViewNode]) {
    nodes.append(ViewNode(ShapeRule("Color"), [], scope, look: FillLook(view.style(in: scope.environment, level: 0))))
  }
}

extension Color {
  public static let red = Color(from: .system(.red))
  public static let orange = Color(from: .system(.orange))
  public static let yellow = Color(from: .system(.yellow))
  public static let green = Color(from: .system(.green))
  public static let mint = Color(from: .system(.mint))
  public static let teal = Color(from: .system(.teal))
  public static let cyan = Color(from: .system(.cyan))
  public static let blue = Color(from: .system(.blue))
  public static let indigo = Color(from: .system(.indigo))
  public static let purple = Color(from: .system(.purple))
  public static let pink = Color(from: .system(.pink))
  public static let brown = Color(from: .system(.brown))
  public static let gray = Color(from: .system(.gray))
  public static let white = Color(from: .fixed(PaintColor(white: 1)))
  public static let black = Color(from: .fixed(PaintColor(white: 0)))
  public static let clear = Color(from: .fixed(PaintColor(white: 0, alpha: 0)))
  public static let primary = Color(from: .system(.label))
  public static let secondary = Color(from: .system(.secondaryLabel))
  static let tertiaryLabel = Color(from: .system(.tertiaryLabel))
  static let quaternaryLabel = Color(from: .system(.quaternaryLabel))
  static let separator = Color(from: .system(.separator))
  public static let accentColor = Color(from: .system(.tint))
  static func systemBackground(_ level: Int) -> Color {
    Color(from: .system([.background, .secondaryBackground, .tertiaryBackground][min(level, 2)]))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color.Resolved: PrimitiveStyle {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { Color(self).style(in: environment, level: level) }
}
