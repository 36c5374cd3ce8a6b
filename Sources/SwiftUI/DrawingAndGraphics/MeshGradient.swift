import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours at the vertices of a grid, which pass into one another in between.
///
/// Each vertex has a position and four control points, which say how the edges leave it towards its neighbours; where only positions are
/// given, the control points follow from the neighbours. As a view it fills what is proposed.
public struct MeshGradient: PrimitiveStyle, Equatable {
  /// A vertex with the control points of the edges that leave it, in fractions of the painted rectangle.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// Where the vertex is.
    public var position: SIMD2<Float>
    /// The control point towards the neighbour on the leading side; of no effect at that edge of the mesh.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above; of no effect in the first row.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the neighbour on the trailing side; of no effect at that edge of the mesh.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below; of no effect in the last row.
    public var bottomControlPoint: SIMD2<Float>
    /// A vertex with its four control points, all in fractions of the painted rectangle.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The vertices, row by row, in fractions of the painted rectangle.
  public enum Locations: Equatable, Sendable {
    /// Positions; control points follow from the neighbours.
    case points([SIMD2<Float>])
    /// Positions with their control points.
    case bezierPoints([BezierPoint])
  }
  /// The colours of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that look as their surroundings ask.
    case colors([Color])
    /// Colours that look the same everywhere.
    case resolvedColors([Color.Resolved])
  }

  /// How many vertices a row has. Nothing but the background shows below 2.
  public var width: Int
  /// How many rows there are. Nothing but the background shows below 2.
  public var height: Int
  /// Where the vertices are; nothing but the background shows with fewer than `width` × `height`.
  public var locations: Locations
  /// Their colours; nothing but the background shows with fewer than `width` × `height`.
  public var colors: Colors
  /// What shows where the mesh does not lie.
  public var background: Color
  /// Whether colours pass smoothly through the vertices, by cubic curves that follow from the neighbours' colours, or by straight lines.
  public var smoothsColors: Bool
  /// Where colours in between are reckoned.
  public var colorSpace: Gradient.ColorSpace

  /// `width` × `height` vertices with as many colours, both row by row.
  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  /// `width` × `height` points, row by row, from (0, 0) at the top left to (1, 1), and as many colours.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// `width` × `height` points, row by row, from (0, 0) at the top left to (1, 1), and as many colours that are resolved already.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// `width` × `height` vertices with control points, row by row, and as many colours.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// `width` × `height` vertices with control points, row by row, and as many colours that are resolved already.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  nonisolated func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let colors: [Color] =
      switch colors {
      case .colors(let own): own
      case .resolvedColors(let own): own.map(Color.init)
      }
    let mesh = MeshPatches(
      width: width, height: height, locations: locations,
      colors: colors.map { $0.style(in: environment, level: level).color },
      background: background.style(in: environment, level: level).color,
      smoothsColors: smoothsColors, isPerceptual: colorSpace == .perceptual)
    return ResolvedStyle(.mesh(mesh))
  }
}

extension MeshGradient: StyleView {}
