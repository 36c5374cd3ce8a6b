import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A colour, a gradient or a pattern to paint with.
public protocol ShapeStyle: Sendable {
  /// The style it becomes in an environment; `Never` for those that Quoin knows how to paint.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in `environment`; a style of one's own answers with one that Quoin knows.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style ready to paint with. `level` is 0 for the primary form and rises for the paler ones.
  func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _AnyResolvedStyle
}

/// A resolved style as the public protocol may show it.
public struct _AnyResolvedStyle: Sendable {
  let style: ResolvedStyle
}

extension ShapeStyle {
  /// What the style that this one becomes in `environment` is painted as.
  public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _AnyResolvedStyle {
    resolve(in: environment)._resolvedStyle(in: environment, level: level)
  }
  func resolvedStyle(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
    _resolvedStyle(in: environment, level: level).style
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to nothing but itself.") }
}

extension Never: ShapeStyle {}

/// A style that Quoin knows how to paint.
protocol PrimitiveStyle: ShapeStyle where Resolved == Never {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

extension PrimitiveStyle {
  /// What is painted in `environment`, at a level from 0, the primary, to 4, the palest.
  public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _AnyResolvedStyle {
    _AnyResolvedStyle(style: style(in: environment, level: level))
  }
}

/// How much of the primary form is left in the secondary, tertiary, quaternary and quinary ones.
let hierarchyOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

func hierarchyOpacity(_ level: Int) -> Double { hierarchyOpacity[min(max(0, level), hierarchyOpacity.count - 1)] }

/// A style of any type.
public struct AnyShapeStyle: PrimitiveStyle {
  let base: any ShapeStyle
  /// Any style; one that is of any type already is not wrapped again.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { base.resolvedStyle(in: environment, level: level) }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: PrimitiveStyle {
  let level: Int
  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: paler, or as `foregroundStyle` says.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The palest level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let wanted = self.level + level
    guard let styles = environment.foregroundStyles ?? environment.partStyle.map({ [$0] }) else {
      let labels: [Color] = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
      return labels[min(wanted, 4)].style(in: environment, level: 0)
    }
    if wanted < styles.count { return styles[wanted] }
    return styles[styles.count - 1].opacity(hierarchyOpacity(wanted - styles.count + 1))
  }
}

/// The current foreground style.
public struct ForegroundStyle: PrimitiveStyle {
  /// What `foregroundStyle` says; where it says nothing, the colour of labels.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.style(in: environment, level: level)
  }
}

/// The current tint.
public struct TintShapeStyle: PrimitiveStyle {
  /// What `tint` says; where it says nothing, the accent colour; grey behind a sheet or an alert.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    if environment.isBehind { return SystemStyle(.gray).style(in: environment, level: level) }
    return environment.tintStyle?.resolvedStyle(in: environment, level: level) ?? Color.accentColor.style(in: environment, level: level)
  }
}

/// What is set as the tint; where it speaks of a tint itself, it means the one around.
struct TintWithin<S: ShapeStyle>: PrimitiveStyle {
  let style: S
  let outer: AnyShapeStyle?
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var environment = environment
    environment.tintStyle = outer
    return style.resolvedStyle(in: environment, level: level)
  }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: PrimitiveStyle {
  /// As lines of lists and dividers have it.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { Color.separator.style(in: environment, level: level) }
}

/// The colour of a field's prompt.
public struct PlaceholderTextShapeStyle: PrimitiveStyle {
  /// As empty fields show it.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(from: .system(.placeholderText)).style(in: environment, level: level)
  }
}

/// The colour of a link.
public struct LinkShapeStyle: PrimitiveStyle {
  /// As links have it.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(from: .system(.link)).style(in: environment, level: level)
  }
}

/// The fill behind a control's content.
public struct FillShapeStyle: PrimitiveStyle {
  /// As controls without a tint have it.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .quaternaryFill]
    return Color(from: .system(fills[min(level, 4)])).style(in: environment, level: 0)
  }
}

/// A paler form of another style.
struct LeveledStyle<Base: ShapeStyle>: PrimitiveStyle {
  let base: Base
  let level: Int
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base.resolvedStyle(in: environment, level: self.level + level)
  }
}

/// A style with its opacity changed.
struct OpacityStyle<Base: ShapeStyle>: PrimitiveStyle {
  let base: Base
  let opacity: Double
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base.resolvedStyle(in: environment, level: level).opacity(opacity)
  }
}

/// A style that drops shadows.
struct ShadowedStyle<Base: ShapeStyle>: PrimitiveStyle {
  let base: Base
  let shadow: ShadowStyle
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var result = base.resolvedStyle(in: environment, level: level)
    let resolved = Shadow(
      color: shadow.color.style(in: environment, level: 0).color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    if shadow.isInner { result.innerShadows.append(resolved) } else { result.shadows.append(resolved) }
    return result
  }
}

/// A style that mixes with what lies behind it.
struct BlendedStyle<Base: ShapeStyle>: PrimitiveStyle {
  let base: Base
  let mode: SwiftUI.BlendMode
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var result = base.resolvedStyle(in: environment, level: level)
    result.blendMode = mode.drawing
    return result
  }
}

extension ShapeStyle {
  /// This style with `opacity` times its own opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
  /// This style, dropping a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
  /// This style, mixed with what lies behind as `mode` says.
  public func blendMode(_ mode: SwiftUI.BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode) }
  /// Its second, paler level.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// Its third level.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// Its fourth level.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// Its palest level.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Its second, paler level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Its third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Its fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Its palest level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }

extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }

extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { .init() } }

extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
