import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension GraphicsContext {
  /// What a canvas paints with. Places are in the context's own space.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case style(AnyShapeStyle)
      case linear(AnyGradient, CGPoint, CGPoint)
      case radial(AnyGradient, CGPoint, CGFloat, CGFloat)
      case conic(AnyGradient, CGPoint, Angle)
      case image(Image, CGPoint, CGRect, CGFloat)
    }
    let source: Source

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(source: .style(AnyShapeStyle(color))) }
    /// A colour by its components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey from 0, black, to 1, white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, as it fills the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(AnyShapeStyle(style))) }
    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// What lies behind the canvas: unknown here, so the background style.
    public static var backdrop: Shading { style(BackgroundStyle()) }
    /// The first of several.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A gradient along a line; its end colours go on beyond. `options` are ignored.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .linear(AnyGradient(gradient), startPoint, endPoint)) }
    /// A gradient between two circles around `center`, of radii in points. `options` are ignored.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .radial(AnyGradient(gradient), center, startRadius, endRadius)) }
    /// A gradient around `center`, clockwise from `angle`. `options` are ignored.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .conic(AnyGradient(gradient), center, angle)) }
    /// A part of a picture, `sourceRect` in parts of its size, again and again; `origin` is ignored.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(source: .image(image, origin, sourceRect, scale)) }

    /// The style for what lies in `box`.
    func style(in environment: EnvironmentValues, box: CGRect) -> ResolvedStyle {
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: box.width > 0 ? (point.x - box.minX) / box.width : 0.5, y: box.height > 0 ? (point.y - box.minY) / box.height : 0.5)
      }
      switch source {
      case .style(let style): return style.resolvedStyle(in: environment)
      case .linear(let gradient, let from, let to):
        return ResolvedStyle(.linear(gradient.paintStops(in: environment, level: 0), unit(from), unit(to)))
      case .radial(let gradient, let center, let from, let to):
        return ResolvedStyle(.radial(gradient.paintStops(in: environment, level: 0), unit(center), from, to))
      case .conic(let gradient, let center, let angle):
        return ResolvedStyle(
          .angular(gradient.paintStops(in: environment, level: 0), unit(center), angle.radians, angle.radians + 2 * .pi))
      case .image(let image, _, let part, let scale):
        return ImagePaint(image: image, sourceRect: part, scale: scale).style(in: environment, level: 0)
      }
    }
  }

  /// How a gradient goes on beyond its ends; kept, the end colours go on.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins again. Ignored.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth. Ignored.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes light instead of components. Ignored.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  /// How a filter reckons; ignored.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixes light instead of components. Ignored.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// How a shadow is drawn; ignored.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept: the shadow goes below, and what drops it stays.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what drops it. Ignored: that stays.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// A shadow where nothing is drawn. Ignored.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// A shadow for each thing by itself. Ignored.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  /// How a blur is drawn; ignored.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without soft edges. Ignored.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With noise against bands. Ignored.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change to what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, CGFloat, CGFloat, CGFloat)
      case blur(CGFloat)
      case color(ColorFilter)
      case multiply(Color)
      case moved(CGAffineTransform)
      case threshold(Double, Color)
    }
    let kind: Kind
    /// A shadow of `radius` points' softness, `x` to the right and `y` down. `blendMode` and `options` are ignored.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
    /// Softens by `radius` points, negative for none. `options` are ignored.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(kind: .blur(radius)) }
    /// Multiplies every colour with `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Turns every hue around the circle of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .color(.hueRotation(angle.radians))) }
    /// How strong colours are: 0 grey, 1 as they are, more is stronger.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }
    /// Adds to every colour: 0 nothing, 1 makes all white, -1 all black.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }
    /// How far colours stand from middle grey: 0 all grey, 1 as they are, more is stronger.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }
    /// Every colour becomes its opposite, wholly: `amount` is ignored.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .color(.invert)) }
    /// How much colour is taken away: 0 none, 1 all; beyond is cut.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.grayscale(amount))) }
    /// The lighter a colour, the more opaque its black.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }
    /// Draws through `matrix`.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .moved(matrix.affine)) }
    /// Approximated: what is drawn takes the colour, its soft edges stay soft.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .threshold(min, color))
    }

    func groups(in environment: EnvironmentValues) -> [DisplayGroup] {
      var group = DisplayGroup()
      switch kind {
      case .shadow(let color, let radius, let x, let y):
        group.shadow = Shadow(color: color.style(in: environment, level: 0).color, radius: max(0, radius), x: x, y: y)
      case .blur(let radius): group.blurRadius = max(0, radius)
      case .color(let filter): group.filters = [filter]
      case .multiply(let color): group.filters = [.multiply(color.style(in: environment, level: 0).color)]
      case .moved(let matrix): group.transform = matrix
      case .threshold(_, let color):
        group.filters = [.multiply(PaintColor(white: 0)), .multiply(color.style(in: environment, level: 0).color)]
      }
      return [group]
    }
  }
}
