import Foundation
import QuoinLayout

/// Colours at the corners of a grid of patches, which pass into one another in between.
///
/// Patches are drawn as small quadrilaterals between straight edges; control points of curved edges are kept without effect.
public struct MeshGradient {
  let width, height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let smoothsColors: Bool

  /// `width × height` points, row by row, from (0, 0) at the top left to (1, 1), and as many colours.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

extension MeshGradient: View {
  public var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
      guard width > 1, height > 1, min(points.count, colors.count) >= width * height else { return }
      let resolved = colors.map { $0.resolve(in: context.environment) }
      for row in 0..<height - 1 {
        for column in 0..<width - 1 {
          let corner = row * width + column
          let corners = [corner, corner + 1, corner + width, corner + width + 1]
          MeshPatch(points: corners.map { points[$0] }, colors: corners.map { resolved[$0] }, isSmooth: smoothsColors)
            .draw(in: size, &context)
        }
      }
    }
  }
}

/// One patch: four corners, the upper two first.
private struct MeshPatch {
  let points: [SIMD2<Float>]
  let colors: [Color.Resolved]
  let isSmooth: Bool

  /// Fine enough that the eye does not see the pieces, and no finer: about three points each.
  private func steps(in size: CGSize) -> Int {
    let corners = points.map { CGPoint(x: CGFloat($0.x) * size.width, y: CGFloat($0.y) * size.height) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let extent = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    return extent.isFinite ? min(max(Int(extent / 3), 8), 96) : 8
  }

  func draw(in size: CGSize, _ context: inout GraphicsContext) {
    let count = steps(in: size)
    let step = 1 / Float(count)
    for row in 0..<count {
      for column in 0..<count {
        let (x, y) = (Float(column) * step, Float(row) * step)
        let corners = [(x, y), (x + step, y), (x + step, y + step), (x, y + step)].map { place($0.0, $0.1, size) }
        let path = Path {
          $0.addLines(corners)
          $0.closeSubpath()
        }
        let color = GraphicsContext.Shading.color(color(x + step / 2, y + step / 2))
        context.fill(path, with: color)
        // Covers the seams that smoothed edges would leave.
        context.stroke(path, with: color, lineWidth: 1)
      }
    }
  }
  private func place(_ x: Float, _ y: Float, _ size: CGSize) -> CGPoint {
    let top = points[0] + (points[1] - points[0]) * x
    let bottom = points[2] + (points[3] - points[2]) * x
    let point = top + (bottom - top) * y
    return CGPoint(x: CGFloat(point.x) * size.width, y: CGFloat(point.y) * size.height)
  }
  private func color(_ x: Float, _ y: Float) -> Color {
    func eased(_ t: Float) -> Float { isSmooth ? t * t * (3 - 2 * t) : t }
    let (x, y) = (eased(x), eased(y))
    func mixed(_ part: (Color.Resolved) -> Float) -> Double {
      let top = part(colors[0]) + (part(colors[1]) - part(colors[0])) * x
      let bottom = part(colors[2]) + (part(colors[3]) - part(colors[2])) * x
      return Double(top + (bottom - top) * y)
    }
    return Color(.sRGB, red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
  }
}
