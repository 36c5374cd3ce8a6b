import Foundation
import QuoinDrawing

/// A mesh whose colours are known: its vertices, and how the patches between them are shaped and coloured.
struct MeshPatches: Hashable, Sendable {
  /// A vertex, and the derivatives by which the edges arrive at it and leave it.
  fileprivate struct Vertex<Value: SIMD & Hashable & Sendable>: Hashable, Sendable where Value.Scalar == Float {
    var value: Value
    /// Along the rows: arriving, leaving.
    var across: [Value]
    /// Along the columns: arriving, leaving.
    var down: [Value]
  }
  let width, height: Int
  private let places: [Vertex<SIMD2<Float>>]
  private(set) var colors: [PaintColor]
  private(set) var background: PaintColor
  private let smoothsColors, isPerceptual: Bool

  init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: [PaintColor], background: PaintColor, smoothsColors: Bool,
    isPerceptual: Bool
  ) {
    self.width = width
    self.height = height
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
    switch locations {
    case .points(let points): places = Self.vertices(points, width, height)
    case .bezierPoints(let points):
      places = points.map {
        Vertex(
          value: $0.position,
          across: [($0.position - $0.leadingControlPoint) * 3, ($0.trailingControlPoint - $0.position) * 3],
          down: [($0.position - $0.topControlPoint) * 3, ($0.bottomControlPoint - $0.position) * 3])
      }
    }
  }

  /// The same mesh with every colour changed.
  func mapColors(_ change: (PaintColor) -> PaintColor) -> MeshPatches {
    var result = self
    result.colors = colors.map(change)
    result.background = change(background)
    return result
  }

  /// The mesh a part of the way to another of as many vertices; nil where they differ in more than places and colours.
  func interpolated(towards other: MeshPatches, _ part: Double) -> MeshPatches? {
    guard width == other.width, height == other.height, places.count == other.places.count, colors.count == other.colors.count,
      smoothsColors == other.smoothsColors, isPerceptual == other.isPerceptual
    else { return nil }
    func mixed<Value: SIMD>(_ a: Value, _ b: Value) -> Value where Value.Scalar == Float { a + (b - a) * Float(part) }
    let places = zip(places, other.places).map { one, two in
      Vertex(
        value: mixed(one.value, two.value), across: zip(one.across, two.across).map { mixed($0, $1) },
        down: zip(one.down, two.down).map { mixed($0, $1) })
    }
    return MeshPatches(
      like: self, places, zip(colors, other.colors).map { $0.interpolated(towards: $1, part) },
      background.interpolated(towards: other.background, part))
  }
  private init(like mesh: MeshPatches, _ places: [Vertex<SIMD2<Float>>], _ colors: [PaintColor], _ background: PaintColor) {
    (width, height, self.places, self.colors, self.background) = (mesh.width, mesh.height, places, colors, background)
    (smoothsColors, isPerceptual) = (mesh.smoothsColors, mesh.isPerceptual)
  }

  /// The mesh over a rectangle, in pieces so small that their edges look curved and their colours smooth.
  func paint(in rect: CGRect) -> PaintMesh {
    var mesh = PaintMesh(patches: [], background: background)
    // A mesh of so many vertices has small patches.
    guard width > 1, height > 1, width < 1000, height < 1000, min(places.count, colors.count) >= width * height else { return mesh }
    let pieces = max(1, min(12, 400 / max(width, height)))
    let inks = Self.vertices(colors.prefix(width * height).map(components), width, height)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let corners = [row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1]
        let shape = Patch(corners.map { places[$0] })
        let ink = Patch(corners.map { inks[$0] })
        let grid = (0...pieces).map { y in
          (0...pieces).map { x -> (CGPoint, PaintColor) in
            let (u, v) = (Float(x) / Float(pieces), Float(y) / Float(pieces))
            let place = shape.cubic(u, v)
            let point = CGPoint(x: rect.minX + CGFloat(place.x) * rect.width, y: rect.minY + CGFloat(place.y) * rect.height)
            return (point, color(smoothsColors ? ink.cubic(u, v) : ink.linear(u, v)))
          }
        }
        for y in 0..<pieces {
          for x in 0..<pieces {
            let round = [grid[y][x], grid[y][x + 1], grid[y + 1][x + 1], grid[y + 1][x]]
            mesh.patches.append(PaintMesh.Patch(corners: round.map(\.0), colors: round.map(\.1)))
          }
        }
      }
    }
    return mesh
  }

  private func components(_ color: PaintColor) -> SIMD4<Float> {
    let parts = isPerceptual ? PerceptualColor.lab(color) : [color.red, color.green, color.blue]
    return SIMD4(Float(parts[0]), Float(parts[1]), Float(parts[2]), Float(color.alpha))
  }
  private func color(_ parts: SIMD4<Float>) -> PaintColor {
    // Curves may swing beyond the colours that they pass through.
    let alpha = Double(min(1, max(0, parts.w)))
    let three = [Double(parts.x), Double(parts.y), Double(parts.z)]
    if isPerceptual { return PerceptualColor.color(three, alpha: alpha) }
    return PaintColor(red: min(1, max(0, three[0])), green: min(1, max(0, three[1])), blue: min(1, max(0, three[2])), alpha: alpha)
  }

  /// Vertices whose curves follow from the neighbours: at each one parallel to the line between those on both sides, at the ends straight
  /// towards the only one (Catmull and Rom's curves, which pass through all).
  private static func vertices<Value: SIMD>(_ values: [Value], _ width: Int, _ height: Int) -> [Vertex<Value>] where Value.Scalar == Float {
    guard width > 0, height > 0, values.count >= width * height else { return [] }
    func slope(_ index: Int, _ place: Int, _ count: Int, _ step: Int) -> Value {
      let (before, after) = (place > 0 ? index - step : index, place < count - 1 ? index + step : index)
      guard before != after else { return .zero }
      return (values[after] - values[before]) / Float((after - before) / step)
    }
    return (0..<width * height).map { index in
      let across = slope(index, index % width, width, 1)
      let down = slope(index, index / width, height, width)
      return Vertex(value: values[index], across: [across, across], down: [down, down])
    }
  }

  /// A patch between four vertices: the upper two first, each two from leading to trailing.
  private struct Patch<Value: SIMD & Hashable & Sendable> where Value.Scalar == Float {
    let corners: [Vertex<Value>]
    init(_ corners: [Vertex<Value>]) { self.corners = corners }

    /// Ferguson's surface: Hermite's curves along both directions, without twist.
    func cubic(_ u: Float, _ v: Float) -> Value {
      let (top, bottom, leave, arrive) = Self.hermite(v)
      func along(_ first: Value, _ firstSlope: Value, _ second: Value, _ secondSlope: Value) -> Value {
        let (start, end, out, into) = Self.hermite(u)
        return first * start + second * end + firstSlope * out + secondSlope * into
      }
      let upper = along(corners[0].value, corners[0].across[1], corners[1].value, corners[1].across[0])
      let lower = along(corners[2].value, corners[2].across[1], corners[3].value, corners[3].across[0])
      let upperSlope = along(corners[0].down[1], .zero, corners[1].down[1], .zero)
      let lowerSlope = along(corners[2].down[0], .zero, corners[3].down[0], .zero)
      return upper * top + lower * bottom + upperSlope * leave + lowerSlope * arrive
    }
    func linear(_ u: Float, _ v: Float) -> Value {
      let upper = corners[0].value + (corners[1].value - corners[0].value) * u
      let lower = corners[2].value + (corners[3].value - corners[2].value) * u
      return upper + (lower - upper) * v
    }
    /// How much the start, the end, the slope there and the slope here count at `t`.
    private static func hermite(_ t: Float) -> (Float, Float, Float, Float) {
      let (square, cube) = (t * t, t * t * t)
      return (2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + t, cube - square)
    }
  }
}
