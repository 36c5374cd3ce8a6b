import Foundation

/// Red, green, blue and opacity, multiplied by the opacity.
typealias Pixel = SIMD4<Float>

/// The pixels of an area; beyond it nothing is seen.
struct Raster: Sendable {
  let area: PixelArea
  /// Row by row from the lowest.
  private(set) var pixels: [Pixel]

  /// Nothing.
  static let empty = Raster(area: PixelArea(x: 0..<0, y: 0..<0)) { _, _ in .zero }

  /// Pixels by their places.
  init(area: PixelArea, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.area = area
    var pixels: [Pixel] = []
    pixels.reserveCapacity(area.count)
    for y in area.y { for x in area.x { pixels.append(pixel(x, y)) } }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> Pixel {
    guard area.x.contains(x), area.y.contains(y) else { return .zero }
    return pixels[(y - area.y.lowerBound) * area.x.count + x - area.x.lowerBound]
  }
  /// The pixel at a place, or the nearest one at the edge; nothing where there are none.
  func nearest(_ x: Int, _ y: Int) -> Pixel {
    guard !area.isEmpty else { return .zero }
    return self[min(max(x, area.x.lowerBound), area.x.upperBound - 1), min(max(y, area.y.lowerBound), area.y.upperBound - 1)]
  }
  /// The colour at a point: that of the pixel it is in, or mixed from the four around it.
  func sample(_ point: CGPoint, crisply: Bool) -> Pixel {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
    if crisply { return self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] }
    let (u, v) = (point.x - 0.5, point.y - 0.5)
    let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (across, up) = (Float(u - CGFloat(x)), Float(v - CGFloat(y)))
    let below = self[x, y] * (1 - across) + self[x + 1, y] * across
    guard up > 0 else { return below }
    return below * (1 - up) + (self[x, y + 1] * (1 - across) + self[x + 1, y + 1] * across) * up
  }
}

extension SIMD4<Float> {
  /// The colour as it would be without being seen through.
  var straight: SIMD4<Float> {
    guard w > 0, w != 1 else { return self }
    return SIMD4(x / w, y / w, z / w, w)
  }
  /// A straight colour, multiplied by its opacity.
  var multiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
  /// How bright it is (documented of CIColorControls' saturation: ITU-R BT.709).
  var luminance: Float { 0.2125 * x + 0.7154 * y + 0.0721 * z }
  /// The parts of colour changed, the opacity kept.
  func withColor(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> SIMD4<Float> { SIMD4(change(SIMD3(x, y, z)), w) }
}
extension SIMD3<Float> {
  var luminance: Float { 0.2125 * x + 0.7154 * y + 0.0721 * z }
  static func gray(_ value: Float) -> Self { Self(repeating: value) }
  /// From this to another by a share.
  func mixed(_ other: Self, _ share: Float) -> Self { self + (other - self) * share }
  /// Each part by a function.
  func each(_ change: (Float) -> Float) -> Self { Self(change(x), change(y), change(z)) }
}
