import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText
import Testing

/// A page, and what must be seen of it in each format. Colours are worked out by hand beside each.
struct Scene: Sendable, CustomTestStringConvertible {
  struct Spot: Sendable {
    let x, y: Int
    var color: PaintColor
    /// How far a component may be off, of 255.
    var tolerance = 1.0
  }

  let name: String
  let list: DisplayList
  /// Pixels at one pixel per point.
  let spots: [Spot]
  /// Pieces of text that the SVG holds.
  var svg: [String] = []
  /// Pieces of text that the PDF's streams hold.
  var pdf: [String] = []

  var testDescription: String { name }

  init(
    _ name: String, _ items: [DisplayItem], size: CGSize = CGSize(width: 40, height: 40), spots: [Spot], svg: [String] = [],
    pdf: [String] = []
  ) {
    self.name = name
    list = DisplayList(size: size, items: items)
    self.spots = spots
    self.svg = svg
    self.pdf = pdf
  }
}

let red = PaintColor(red: 1, green: 0, blue: 0)
let green = PaintColor(red: 0, green: 1, blue: 0)
let blue = PaintColor(red: 0, green: 0, blue: 1)

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
func fill(_ rect: CGRect, _ color: PaintColor) -> DisplayItem { .fill(Path(rect), .color(color)) }
func spot(_ x: Int, _ y: Int, _ color: PaintColor, _ tolerance: Double = 1) -> Scene.Spot {
  Scene.Spot(x: x, y: y, color: color, tolerance: tolerance)
}
func group(_ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void) -> DisplayItem {
  var group = DisplayGroup(items)
  change(&group)
  return .group(group)
}
let page = fill(box(0, 0, 40, 40), .white)

/// Two by two pixels: red, green / blue, clear.
let checker = try! Bitmap(
  width: 2, height: 2, rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])

enum Scenes {
  static let all = shapes + paints + groups + effects + filters + pictures

  static let shapes: [Scene] = [
    Scene(
      "a filled rectangle", [fill(box(10, 10, 20, 20), red)],
      spots: [spot(9, 15, .clear), spot(10, 15, red), spot(29, 29, red), spot(30, 15, .clear)],
      svg: ["<rect x=\"10\" y=\"10\" width=\"20\" height=\"20\" fill=\"#ff0000\"/>"], pdf: ["1 0 0 rg", "10 10 20 20 re"]),
    // Half a pixel is covered by half.
    Scene("an edge inside a pixel", [fill(box(10.5, 10, 20, 20), red)], spots: [spot(10, 15, red.opacity(0.5)), spot(11, 15, red)]),
    // Without smoothing a pixel is in when its centre is.
    Scene(
      "a hard edge", [.fill(Path(box(10.6, 10, 20, 20)), .color(red), FillStyle(antialiased: false))],
      spots: [spot(10, 15, .clear), spot(11, 15, red)], svg: ["shape-rendering=\"crispEdges\""]),
    Scene(
      "a hole by the even-odd rule", [.fill(ring, .color(blue), FillStyle(eoFill: true))],
      spots: [spot(20, 20, .clear), spot(6, 20, blue)],
      svg: ["fill-rule=\"evenodd\""], pdf: ["f*"]),
    Scene("no hole by the winding rule", [.fill(ring, .color(blue))], spots: [spot(20, 20, blue), spot(6, 20, blue)]),
    Scene(
      "a circle", [.fill(Path(ellipseIn: box(0, 0, 40, 40)), .color(green))],
      spots: [spot(20, 20, green), spot(2, 2, .clear), spot(0, 20, green, 20)],
      svg: ["<circle cx=\"20\" cy=\"20\" r=\"20\""]),
    // The corner's point nearest to the edge lies (1 - 1/√2)·20 = 5.86 inside.
    Scene(
      "round corners", [.fill(Path(roundedRect: box(0, 0, 40, 40), cornerRadius: 20, style: .circular), .color(red))],
      spots: [spot(4, 4, .clear), spot(7, 7, red), spot(20, 0, red, 6)], svg: ["rx=\"20\""]),
    Scene(
      "a line", [.stroke(Path { $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]) }, StrokeStyle(lineWidth: 4), .color(red))],
      spots: [spot(20, 17, .clear), spot(20, 18, red), spot(20, 21, red), spot(20, 22, .clear)], svg: ["stroke-width=\"4\""], pdf: ["S\n"]),
    Scene(
      "dashes",
      [
        .stroke(
          Path { $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]) }, StrokeStyle(lineWidth: 4, dash: [10, 5]), .color(red))
      ],
      spots: [spot(9, 20, red), spot(10, 20, .clear), spot(14, 20, .clear), spot(15, 20, red)], svg: ["stroke-dasharray=\"10 5\""]),
  ]

  static let ring = Path {
    $0.addRect(box(5, 5, 30, 30))
    $0.addRect(box(12, 12, 16, 16))
  }

  static let paints: [Scene] = [
    // The middle of pixel 20 lies at 20.5 of 40.
    Scene(
      "a linear gradient",
      [
        .fill(
          Path(box(0, 0, 40, 40)), .linear([PaintStop(.black, at: 0), PaintStop(.white, at: 1)], start: .zero, end: CGPoint(x: 40, y: 0)))
      ],
      spots: [spot(20, 5, PaintColor(white: 20.5 / 40), 3), spot(0, 5, PaintColor(white: 0.5 / 40), 3)],
      svg: ["<linearGradient", "userSpaceOnUse"],
      pdf: ["/ShadingType 2"]),
    Scene(
      "a radial gradient",
      [
        .fill(
          Path(box(0, 0, 40, 40)),
          .radial([PaintStop(red, at: 0), PaintStop(blue, at: 1)], center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 15))
      ], spots: [spot(20, 20, red), spot(0, 0, blue), spot(29, 20, PaintColor(red: 0.55, green: 0, blue: 0.45), 12)],
      svg: ["<radialGradient"]),
    // Half as high as wide: 10 below the centre is as far as 20 beside it.
    Scene(
      "an elliptical gradient",
      [
        .fill(
          Path(box(0, 0, 40, 40)),
          .radial(
            [PaintStop(red, at: 0.5), PaintStop(blue, at: 0.5)], center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20, stretch: 0.5)
        )
      ], spots: [spot(28, 20, red), spot(31, 20, blue), spot(20, 23, red), spot(20, 26, blue)]),
    // A quarter of the turn for each colour, from +x towards +y.
    Scene(
      "an angular gradient",
      [
        .fill(
          Path(box(0, 0, 40, 40)),
          .angular(
            [
              PaintStop(red, at: 0), PaintStop(red, at: 0.25), PaintStop(green, at: 0.25), PaintStop(green, at: 0.5),
              PaintStop(blue, at: 0.5),
              PaintStop(blue, at: 1),
            ], center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
      ], spots: [spot(30, 30, red), spot(10, 30, green), spot(10, 10, blue), spot(30, 10, blue)], svg: ["data:image/png"]),
    Scene(
      "a tiled picture", [.fill(Path(box(0, 0, 40, 40)), .image(checker, rect: box(0, 0, 4, 4), isTiled: true, interpolation: .none))],
      spots: [spot(1, 1, red), spot(3, 1, green), spot(5, 1, red), spot(1, 7, blue), spot(3, 3, .clear)],
      svg: ["<pattern", "image-rendering:pixelated"]),
  ]

  static let groups: [Scene] = [
    // As one, blue hides red before both fade: ½·blue + ½·white.
    Scene(
      "opacity of a whole", [page, group([fill(box(0, 0, 30, 40), red), fill(box(10, 0, 30, 40), blue)]) { $0.opacity = 0.5 }],
      spots: [spot(5, 5, PaintColor(red: 1, green: 0.5, blue: 0.5)), spot(20, 5, PaintColor(red: 0.5, green: 0.5, blue: 1))],
      svg: ["<g opacity=\"0.5\">"]),
    // A quarter turn sends (x, y) to (-y, x), then 40 to the right.
    Scene(
      "a quarter turn",
      [group([fill(box(0, 0, 20, 10), red)]) { $0.transform = CGAffineTransform(translationX: 40, y: 0).rotated(by: .pi / 2) }],
      spots: [spot(35, 15, red), spot(35, 25, .clear), spot(25, 5, .clear)]),
    Scene(
      "two clips",
      [
        group([fill(box(0, 0, 40, 40), red)]) { $0.clips = [Clip(Path(box(0, 0, 20, 40))), Clip(Path(box(10, 0, 30, 20)))] }
      ], spots: [spot(15, 10, red), spot(5, 10, .clear), spot(25, 10, .clear), spot(15, 30, .clear)],
      svg: ["<clipPath", "clip-path=\"url(#"],
      pdf: ["W n"]),
    // (1, ½, 0)·(½, 1, 1) = (½, ½, 0)
    Scene(
      "multiplied",
      [
        fill(box(0, 0, 40, 40), PaintColor(red: 1, green: 0.5, blue: 0)),
        group([fill(box(0, 0, 40, 40), PaintColor(red: 0.5, green: 1, blue: 1))]) { $0.blendMode = .multiply },
      ], spots: [spot(20, 20, PaintColor(red: 0.5, green: 0.5, blue: 0))], svg: ["mix-blend-mode:multiply"], pdf: ["/BM /Multiply"]),
    // 1 - (1-½)(1-½) = ¾
    Scene(
      "screened",
      [
        fill(box(0, 0, 40, 40), PaintColor(white: 0.5)),
        group([fill(box(0, 0, 40, 40), PaintColor(white: 0.5))]) { $0.blendMode = .screen },
      ],
      spots: [spot(20, 20, PaintColor(white: 0.75))], svg: ["mix-blend-mode:screen"]),
    Scene(
      "punched out",
      [
        group([fill(box(0, 0, 40, 40), red), group([fill(box(10, 10, 20, 20), .black)]) { $0.blendMode = .destinationOut }]) {
          $0.isIsolated = true
        }
      ], spots: [spot(5, 5, red), spot(20, 20, .clear)]),
    Scene(
      "masked by coverage",
      [
        group([fill(box(0, 0, 40, 40), red)]) {
          $0.mask = Mask([fill(box(0, 0, 20, 40), PaintColor(white: 0, alpha: 0.5))])
        }
      ], spots: [spot(10, 10, red.opacity(0.5)), spot(30, 10, .clear)], svg: ["mask-type:alpha"], pdf: ["/SMask"]),
    Scene(
      "masked and faded",
      [
        group([fill(box(0, 0, 40, 40), red)]) {
          $0.mask = Mask([fill(box(0, 0, 20, 40), PaintColor(white: 0, alpha: 0.5))])
          $0.opacity = 0.4
        }
      ], spots: [spot(10, 10, red.opacity(0.2)), spot(30, 10, .clear)], svg: ["mask-type:alpha", "opacity=\"0.4\""]),
    // White lets all through, mid grey half, black nothing.
    Scene(
      "masked by lightness",
      [
        group([fill(box(0, 0, 40, 40), red)]) {
          $0.mask = Mask(
            [fill(box(0, 0, 10, 40), .white), fill(box(10, 0, 10, 40), PaintColor(white: 0.5)), fill(box(20, 0, 10, 40), .black)],
            kind: .luminance)
        }
      ], spots: [spot(5, 10, red), spot(15, 10, red.opacity(0.5), 2), spot(25, 10, .clear), spot(35, 10, .clear)],
      svg: ["mask-type:luminance"]),
  ]

  /// The share of a Gaussian's mass below `x` standard deviations.
  static func mass(_ x: Double) -> Double { (1 + erf(x / 2.0.squareRoot())) / 2 }

  static let effects: [Scene] = [
    // The edge of a wide shadow is a Gaussian's integral: half of it on the edge.
    Scene(
      "a shadow's edge", [group([fill(box(-100, -100, 120, 240), .white)]) { $0.shadow = Shadow(color: .black, radius: 4, x: 10, y: 0) }],
      spots: [
        spot(5, 20, .white), spot(29, 20, PaintColor(white: 0, alpha: mass(0.125)), 2),
        spot(34, 20, PaintColor(white: 0, alpha: mass(-1.125)), 2),
      ],
      svg: ["data:image/png"], pdf: ["/SMask"]),
    // Softer than five pixels, the blur works on a smaller picture; the numbers stay.
    Scene(
      "a wide shadow's edge",
      [group([fill(box(-200, -200, 220, 440), .white)]) { $0.shadow = Shadow(color: .black, radius: 12, x: 0, y: 0) }],
      spots: [
        spot(20, 20, PaintColor(white: 0, alpha: mass(-0.5 / 12)), 2), spot(32, 20, PaintColor(white: 0, alpha: mass(-12.5 / 12)), 2),
      ]),
    Scene(
      "a hard shadow", [group([fill(box(10, 10, 10, 10), red)]) { $0.shadow = Shadow(color: blue, radius: 0, x: 10, y: 10) }],
      spots: [spot(15, 15, red), spot(25, 25, blue), spot(25, 15, .clear)]),
    Scene(
      "softened", [group([fill(box(-100, -100, 120, 240), red)]) { $0.blurRadius = 4 }],
      spots: [
        spot(5, 20, red), spot(19, 20, red.opacity(mass(0.125)), 2), spot(24, 20, red.opacity(mass(-1.125)), 2), spot(39, 20, .clear),
      ],
      svg: ["data:image/png"]),
  ]

  static let filters: [Scene] = [
    filtered("inverted", [.invert], PaintColor(red: 0, green: 1, blue: 1)),
    // Red's share of lightness (Rec. 709).
    filtered("grey", [.grayscale(1)], PaintColor(white: 0.2126)),
    filtered("half saturated", [.saturation(0.5)], PaintColor(red: 0.6063, green: 0.1063, blue: 0.1063)),
    filtered("brighter", [.brightness(0.25)], PaintColor(red: 1, green: 0.25, blue: 0.25)),
    filtered("less contrast", [.contrast(0.5)], PaintColor(red: 0.75, green: 0.25, blue: 0.25)),
    filtered("multiplied by a colour", [.multiply(PaintColor(red: 0.5, green: 1, blue: 1))], PaintColor(red: 0.5, green: 0, blue: 0)),
    // Filter Effects §5.1 at 180°: red becomes (0.213-0.787, 0.213+0.213, 0.213+0.213).
    filtered("turned by half the hues", [.hueRotation(.pi)], PaintColor(red: 0, green: 0.426, blue: 0.426)),
    filtered("two filters in order", [.invert, .brightness(-0.5)], PaintColor(red: 0, green: 0.5, blue: 0.5)),
    filtered("lightness to coverage", [.luminanceToAlpha], PaintColor(white: 0, alpha: 0.2126), svg: ["data:image/png"]),
  ]

  static func filtered(_ name: String, _ filters: [ColorFilter], _ color: PaintColor, svg: [String] = []) -> Scene {
    Scene(
      name, [group([fill(box(10, 10, 20, 20), red)]) { $0.filters = filters }], spots: [spot(20, 20, color), spot(5, 5, .clear)], svg: svg)
  }

  static let pictures: [Scene] = [
    Scene(
      "a picture with hard pixels", [.image(ImageItem(checker, in: box(0, 0, 40, 40), interpolation: .none))],
      spots: [spot(10, 10, red), spot(30, 10, green), spot(10, 30, blue), spot(30, 30, .clear), spot(19, 19, red), spot(20, 19, green)],
      svg: ["image-rendering:pixelated"], pdf: ["/Subtype /Image"]),
    Scene(
      "a part of a picture", [.image(ImageItem(checker, source: box(1, 0, 1, 1), in: box(10, 10, 20, 20)))],
      spots: [spot(10, 10, green), spot(29, 29, green), spot(5, 5, .clear)]),
    Scene(
      "a picture as a stencil", [.image(ImageItem(checker, in: box(0, 0, 40, 40), interpolation: .none, template: .color(red)))],
      spots: [spot(30, 10, red), spot(10, 30, red), spot(30, 30, .clear)], svg: ["<mask"]),
  ]
}
