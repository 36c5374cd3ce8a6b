import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Two programs draw one page: Cairo the PNG, librsvg the SVG. Where they agree, neither exporter has dropped or turned anything.
@Suite("Exporters agree") struct ExporterAgreementTests {
  typealias Numbers = PathLawTests.Numbers

  /// Grows items from a seed.
  private struct Grower {
    var numbers: Numbers
    /// Four squares of colour, of so many pixels that it does not matter how edges between them are smoothed.
    let picture = try! Bitmap(
      width: 16, height: 16,
      rgba: (0..<256).flatMap { pixel -> [UInt8] in
        [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255]][(pixel / 128) * 2 + (pixel % 16) / 8]
      })

    mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(numbers.next(range)) }
    mutating func point() -> CGPoint { CGPoint(x: number(5...75), y: number(5...75)) }
    mutating func color() -> PaintColor {
      PaintColor(red: numbers.next(0...1), green: numbers.next(0...1), blue: numbers.next(0...1), alpha: numbers.next(0.5...1))
    }
    mutating func stops() -> [PaintStop] { [0, 0.4, 1].map { PaintStop(color(), at: $0) } }
    mutating func paint(_ kind: Int) -> Paint {
      switch kind % 3 {
      case 0: .color(color())
      case 1: .linear(stops(), start: point(), end: point())
      default: .radial(stops(), center: point(), startRadius: number(0...6), endRadius: number(20...50), stretch: number(0.5...2))
      }
    }
    mutating func path(_ kind: Int) -> Path {
      let rect = CGRect(x: number(5...30), y: number(5...30), width: number(20...45), height: number(20...45))
      switch kind % 6 {
      case 0: return Path(rect)
      case 1: return Path(ellipseIn: rect)
      case 2: return Path(roundedRect: rect, cornerRadius: number(3...15), style: .circular)
      case 3: return Path(roundedRect: rect, cornerSize: CGSize(width: number(3...12), height: number(3...12)))
      case 4: return Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: number(3...20), bottomTrailing: number(3...20)))
      default:
        return Path {
          $0.move(to: point())
          $0.addLine(to: point())
          $0.addQuadCurve(to: point(), control: point())
          $0.addCurve(to: point(), control1: point(), control2: point())
          $0.closeSubpath()
          $0.addEllipse(in: rect)
        }
      }
    }
    mutating func item(_ kind: Int) -> DisplayItem {
      switch kind % 4 {
      case 0: return .fill(path(kind / 4), paint(kind / 3), FillStyle(eoFill: kind.isMultiple(of: 8)))
      case 1:
        let style = StrokeStyle(
          lineWidth: number(2...9), lineCap: [.butt, .round, .square][kind / 4 % 3], lineJoin: [.miter, .round, .bevel][kind / 4 % 3],
          miterLimit: 10, dash: kind % 8 == 1 ? [number(5...12), number(9...14)] : [], dashPhase: number(0...9))
        let (a, b, c) = (point(), point(), point())
        return .stroke(Path { $0.addLines([a, b, c]) }, style, paint(kind))
      case 2:
        let place = CGRect(x: number(5...30), y: number(5...30), width: number(20...40), height: number(20...40))
        return .image(
          ImageItem(picture, source: kind % 8 == 2 ? CGRect(x: 8, y: 0, width: 8, height: 16) : nil, in: place, interpolation: .medium))
      default: return .fill(path(5), paint(kind + 1))
      }
    }
    mutating func group(_ kind: Int) -> DisplayGroup {
      var group = DisplayGroup([item(kind), item(kind + 3)])
      switch kind % 9 {
      case 0:
        group.transform = CGAffineTransform(
          a: number(0.5...1), b: number(-0.4...0.4), c: number(-0.4...0.4), d: number(0.5...1), tx: number(0...9), ty: number(0...9))
      case 1: group.opacity = Double(number(0.2...0.8))
      case 2: group.clips = [Clip(path(kind)), Clip(path(1))]
      case 3: group.blendMode = [.multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hardLight][kind / 9 % 8]
      case 4: group.mask = Mask([.fill(path(kind), paint(1))], kind: kind.isMultiple(of: 2) ? .alpha : .luminance)
      case 5: group.shadow = Shadow(color: color(), radius: number(2...6), x: number(-9...9), y: number(-9...9))
      case 6: group.blurRadius = number(1...5)
      case 7:
        group.filters =
          [
            [.saturation(0.3)], [.contrast(0.6)], [.hueRotation(1)], [.grayscale(0.7)], [.invert], [.brightness(0.2)], [.multiply(color())],
          ][kind / 9 % 7]
      default:
        group.transform = CGAffineTransform(translationX: 40, y: 40).rotated(by: number(-3...3)).translatedBy(x: -40, y: -40)
        group.opacity = 0.7
        group.clips = [Clip(path(2))]
      }
      return group
    }
  }

  /// White, as where nothing is covered colours are not known.
  private static let page = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 80)), .color(.white))

  /// The share of pixels whose parts differ by more than a twelfth.
  private func differing(_ one: Bitmap, _ other: Bitmap) -> Double {
    guard let difference = one.difference(to: other, tolerance: 21) else { return 1 }
    return Double(difference.pixels) / Double(one.width * one.height)
  }

  @Test("any item, painted anyhow", arguments: 0..<72) func items(seed: Int) throws {
    var grower = Grower(numbers: Numbers(seed))
    let list = DisplayList(size: CGSize(width: 80, height: 80), items: [Self.page, grower.item(seed)])
    try expectAgreement(list, seed)
  }

  @Test("any group around two items", arguments: 0..<144) func groups(seed: Int) throws {
    var grower = Grower(numbers: Numbers(seed + 1000))
    let list = DisplayList(
      size: CGSize(width: 80, height: 80), items: [Self.page, grower.item(seed / 9), .group(grower.group(seed))])
    try expectAgreement(list, seed)
  }

  private func expectAgreement(_ list: DisplayList, _ seed: Int) throws {
    let scale: CGFloat = seed.isMultiple(of: 2) ? 1 : 2
    let png = try PNGExporter(scale: scale).bitmap(for: list)
    let svg = try Bitmap(data: try SVGExporter(pixelScale: scale).data(for: list), svgScale: scale)
    let share = differing(png, svg)
    // Along edges the two smooth differently.
    #expect(share < 0.02, "seed \(seed): \(share)")
  }

  @Test("a page is the same page at another scale", arguments: 0..<36) func scales(seed: Int) throws {
    var grower = Grower(numbers: Numbers(seed + 5000))
    let list = DisplayList(
      size: CGSize(width: 80, height: 80), items: [Self.page, grower.item(seed), .group(grower.group(seed))])
    let (one, three) = (try PNGExporter(scale: 1).bitmap(for: list), try PNGExporter(scale: 3).bitmap(for: list))
    #expect(three.width == 240 && three.height == 240)
    var off = 0
    for y in 0..<80 {
      for x in 0..<80 {
        var sums = [0.0, 0, 0]
        for part in 0..<9 {
          let color = three[3 * x + part % 3, 3 * y + part / 3]
          sums = [sums[0] + color.red / 9, sums[1] + color.green / 9, sums[2] + color.blue / 9]
        }
        let color = one[x, y]
        if max(abs(sums[0] - color.red), abs(sums[1] - color.green), abs(sums[2] - color.blue)) > 0.12 { off += 1 }
      }
    }
    #expect(off < 128, "seed \(seed): \(off) of 6,400 pixels")
  }

  @Test("a moved group is the items moved", arguments: 0..<24) func moved(seed: Int) throws {
    var grower = Grower(numbers: Numbers(seed + 9000))
    let inner = grower.group(seed)
    func list(_ x: CGFloat, _ y: CGFloat, _ items: [DisplayItem]) -> DisplayList {
      var group = DisplayGroup(items)
      group.transform = CGAffineTransform(translationX: x, y: y)
      return DisplayList(size: CGSize(width: 100, height: 100), items: [.group(group)])
    }
    let white = DisplayItem.fill(Path(CGRect(x: -100, y: -100, width: 300, height: 300)), .color(.white))
    let (still, moved) = (
      try PNGExporter().bitmap(for: list(0, 0, [white, .group(inner)])), try PNGExporter().bitmap(for: list(13, 7, [white, .group(inner)]))
    )
    var off = 0
    for y in 0..<93 {
      for x in 0..<87 {
        let (a, b) = (still[x, y], moved[x + 13, y + 7])
        if max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue)) > 0.05 { off += 1 }
      }
    }
    #expect(off < 20, "seed \(seed): \(off)")
  }
}
