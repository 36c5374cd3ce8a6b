import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Filters by the formulas of Filter Effects Level 1, and softness by the Gaussian's integral.
@Suite struct EffectTests {
  private static let samples = [
    PaintColor(red: 0.8, green: 0.3, blue: 0.1), PaintColor(red: 0.1, green: 0.6, blue: 0.9, alpha: 0.5), .white, .black,
    PaintColor(red: 0.5, green: 0.5, blue: 0.5),
  ]

  /// What a filter makes of a colour, as numbers.
  private static func expected(_ filter: ColorFilter, _ color: PaintColor) -> [Double] {
    let (r, g, b, a) = (color.red, color.green, color.blue, color.alpha)
    func cut(_ values: [Double]) -> [Double] { values.map { min(1, max(0, $0)) } }
    func saturated(_ s: Double) -> [Double] {
      // §5.1, saturate, with Rec. 709's weights.
      let light = 0.2126 * r + 0.7152 * g + 0.0722 * b
      return cut([r, g, b].map { light + s * ($0 - light) }) + [a]
    }
    switch filter {
    case .saturation(let amount): return saturated(amount)
    case .grayscale(let amount): return saturated(1 - min(1, max(0, amount)))
    case .contrast(let amount): return cut([r, g, b].map { ($0 - 0.5) * amount + 0.5 }) + [a]
    case .brightness(let amount): return cut([r, g, b].map { $0 + amount }) + [a]
    case .invert: return [1 - r, 1 - g, 1 - b, a]
    case .multiply(let m): return [r * m.red, g * m.green, b * m.blue, a * m.alpha]
    case .luminanceToAlpha: return [0, 0, 0, (0.2126 * r + 0.7152 * g + 0.0722 * b) * a]
    case .hueRotation(let angle):
      let (c, s) = (cos(angle), sin(angle))
      let matrix = [
        [0.213, 0.715, 0.072], [0.213, 0.715, 0.072], [0.213, 0.715, 0.072],
        [0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928],
        [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
      ]
      return cut(
        (0..<3).map { row in
          (0..<3).reduce(0) { $0 + (matrix[row][$1] + c * matrix[row + 3][$1] + s * matrix[row + 6][$1]) * [r, g, b][$1] }
        }) + [a]
    }
  }

  private static let filters: [ColorFilter] = [
    .saturation(0), .saturation(0.4), .saturation(1), .saturation(2), .grayscale(0), .grayscale(0.3), .grayscale(1), .grayscale(4),
    .contrast(0), .contrast(0.5), .contrast(1.5), .brightness(0.2), .brightness(-0.3), .invert, .hueRotation(0.7), .hueRotation(-2),
    .hueRotation(.pi),
    .multiply(PaintColor(red: 0.5, green: 0.25, blue: 1)), .multiply(PaintColor(red: 1, green: 0.5, blue: 0.2, alpha: 0.5)),
    .luminanceToAlpha,
  ]

  private func drawn(_ items: [DisplayItem], _ filters: [ColorFilter]) throws -> Bitmap {
    try PNGExporter().bitmap(
      for: DisplayList(size: CGSize(width: 8, height: 8), items: [group(items) { $0.filters = filters }]))
  }

  private func near(_ pixel: PaintColor, _ expected: [Double]) -> Bool {
    guard abs(pixel.alpha - expected[3]) < 0.01 else { return false }
    // The fainter a pixel, the fewer steps its colour has.
    let tolerance = 0.012 / max(0.1, expected[3])
    return expected[3] < 0.02 || zip([pixel.red, pixel.green, pixel.blue], expected).allSatisfy { abs($0 - $1) < tolerance }
  }

  @Test(arguments: filters) func `a filter's colours follow its formula, whatever it filters`(_ filter: ColorFilter) throws {
    let all = Path(box(0, 0, 8, 8))
    for color in Self.samples {
      let expected = Self.expected(filter, color)
      let bytes = [color.red, color.green, color.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
      let picture = try Bitmap(width: 1, height: 1, rgba: bytes)
      let stops = [PaintStop(color, at: 0), PaintStop(color, at: 1)]
      let ways: [(String, [DisplayItem])] = [
        ("a fill", [.fill(all, .color(color))]),
        ("a line", [.stroke(Path { $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)]) }, StrokeStyle(lineWidth: 8), .color(color))]),
        ("a linear gradient", [.fill(all, .linear(stops, start: .zero, end: CGPoint(x: 8, y: 0)))]),
        ("a radial gradient", [.fill(all, .radial(stops, center: .zero, startRadius: 0, endRadius: 9))]),
        ("an angular gradient", [.fill(all, .angular(stops, center: .zero, startAngle: 0, endAngle: 6))]),
        ("a picture", [.image(ImageItem(picture, in: box(0, 0, 8, 8), interpolation: .none))]),
        (
          "a stencil",
          [.image(ImageItem(try Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 255]), in: box(0, 0, 8, 8), template: .color(color)))]
        ),
        ("a picture as a paint", [.fill(all, .image(picture, rect: box(0, 0, 8, 8), isTiled: true, interpolation: .none))]),
        ("a group", [group([.fill(all, .color(color))]) { $0.clips = [Clip(all)] }]),
      ]
      for (name, items) in ways {
        let pixel = try drawn(items, [filter])[4, 4]
        #expect(near(pixel, expected), "\(filter) of \(name): \(pixel), not \(expected)")
      }
    }
  }

  @Test func `filters are applied in their order, the inner group's first`() throws {
    let all = Path(box(0, 0, 8, 8))
    let color = Self.samples[0]
    func then(_ filters: [ColorFilter]) -> [Double] {
      filters.reduce([color.red, color.green, color.blue, 1]) {
        Self.expected($1, PaintColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
      }
    }
    let (one, two): (ColorFilter, ColorFilter) = (.brightness(0.3), .contrast(2))
    #expect(then([one, two]) != then([two, one]))
    for filters in [[one, two], [two, one]] {
      #expect(near(try drawn([.fill(all, .color(color))], filters)[4, 4], then(filters)))
      let nested = try drawn([group([.fill(all, .color(color))]) { $0.filters = [filters[0]] }], [filters[1]])
      #expect(near(nested[4, 4], then(filters)))
    }
    // A shadow is filtered along with what throws it.
    let shadow = try drawn(
      [group([.fill(Path(box(0, 0, 2, 2)), .color(red))]) { $0.shadow = Shadow(color: blue, radius: 0, x: 4, y: 4) }], [.invert])
    #expect(near(shadow[5, 5], [1, 1, 0, 1]) && near(shadow[1, 1], [0, 1, 1, 1]))
  }

  /// The Gaussian's integral: an edge of a half plane, softened with a standard deviation of σ, has covered Φ(x/σ) at a distance of x.
  @Test(arguments: [1.0, 2.5, 4, 6, 11, 24, 50]) func `an edge is softened as the Gaussian says`(_ radius: Double) throws {
    let side = 60 + 2 * (3 * radius).rounded(.up)
    func edge(_ rect: CGRect) throws -> Bitmap {
      try PNGExporter().bitmap(
        for: DisplayList(size: CGSize(width: side, height: side), items: [group([fill(rect, red)]) { $0.blurRadius = CGFloat(radius) }]))
    }
    // Found in the first edge, then held against all four: how many points a radius of one is.
    let far = 10 * side
    let middle = side / 2
    let edges: [(CGRect, (Int) -> (Int, Int))] = [
      (CGRect(x: -far, y: -far, width: far + middle, height: 3 * far), { (Int(middle) - $0, Int(middle)) }),
      (CGRect(x: middle, y: -far, width: far, height: 3 * far), { (Int(middle) - 1 + $0, Int(middle)) }),
      (CGRect(x: -far, y: -far, width: 3 * far, height: far + middle), { (Int(middle), Int(middle) - $0) }),
      (CGRect(x: -far, y: middle, width: 3 * far, height: far), { (Int(middle), Int(middle) - 1 + $0) }),
    ]
    for (rect, place) in edges {
      let image = try edge(rect)
      for distance in stride(from: Int(-2.5 * radius), through: Int(2.5 * radius), by: max(1, Int(radius / 3))) {
        let (x, y) = place(distance)
        // The pixel's middle lies half a point off.
        let expected = 0.5 * (1 + erf((Double(distance) - 0.5) / (radius * 2.0.squareRoot())))
        #expect(abs(image[x, y].alpha - expected) < 0.02, "\(distance) in from \(rect): \(image[x, y].alpha), not \(expected)")
      }
    }
  }

  @Test func `softness keeps how much there is, and where its middle is`() throws {
    for radius in [1.0, 3, 7, 15] {
      let image = try PNGExporter().bitmap(
        for: DisplayList(
          size: CGSize(width: 160, height: 150), items: [group([fill(box(70, 60, 10, 20), red)]) { $0.blurRadius = CGFloat(radius) }]))
      var (sum, x, y) = (0.0, 0.0, 0.0)
      for row in 0..<150 {
        for column in 0..<160 {
          let alpha = image[column, row].alpha
          (sum, x, y) = (sum + alpha, x + alpha * (Double(column) + 0.5), y + alpha * (Double(row) + 0.5))
        }
      }
      #expect(abs(sum - 200) < 12 && abs(x / sum - 75) < 0.4 && abs(y / sum - 70) < 0.4, "\(radius): \(sum) at \(x / sum), \(y / sum)")
    }
  }
}
