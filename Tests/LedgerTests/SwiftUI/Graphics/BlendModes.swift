import SwiftUI

extension Ledger {
  func blendModes() {
    topic("Drawing and graphics: blend modes")

    // 3399CC below CC6680, by the formulas of Compositing and Blending Level 1 §9; where those colours say little, 334D66 below 663380.
    let modes: [(BlendMode, GraphicsContext.BlendMode, Int, String?, isDark: Bool)] = [
      (.normal, .normal, 0xCC6680, nil, false), (.multiply, .multiply, 0x293D66, "multiply", false),
      (.screen, .screen, 0xD6C2E6, "screen", false), (.overlay, .overlay, 0x5285CC, "overlay", false),
      (.darken, .darken, 0x336680, "darken", false), (.lighten, .lighten, 0xCC99CC, "lighten", false),
      (.colorDodge, .colorDodge, 0x5560CD, "color-dodge", true), (.colorBurn, .colorBurn, 0x000099, "color-burn", false),
      (.softLight, .softLight, 0x598DCC, "soft-light", false), (.hardLight, .hardLight, 0xAD7ACC, "hard-light", false),
      (.difference, .difference, 0x99334C, "difference", false), (.exclusion, .exclusion, 0xAD857F, "exclusion", false),
      (.hue, .hue, 0xE74E75, "hue", false), (.saturation, .saturation, 0x4D91B3, "saturation", false),
      (.color, .color, 0xC55F79, "color", false), (.luminosity, .luminosity, 0x3AA0D3, "luminosity", false),
      (.plusLighter, .plusLighter, 0x9980E6, "plus-lighter", true),
    ]
    measure(
      "View.blendMode", "BlendMode", "ShapeStyle.blendMode", "GraphicsContext.blendMode", "GraphicsContext.BlendMode.normal",
      "GraphicsContext.BlendMode.multiply", "GraphicsContext.BlendMode.screen", "GraphicsContext.BlendMode.overlay",
      "GraphicsContext.BlendMode.darken", "GraphicsContext.BlendMode.lighten", "GraphicsContext.BlendMode.colorDodge",
      "GraphicsContext.BlendMode.colorBurn", "GraphicsContext.BlendMode.softLight", "GraphicsContext.BlendMode.hardLight",
      "GraphicsContext.BlendMode.difference", "GraphicsContext.BlendMode.exclusion", "GraphicsContext.BlendMode.hue",
      "GraphicsContext.BlendMode.saturation", "GraphicsContext.BlendMode.color", "GraphicsContext.BlendMode.luminosity",
      "GraphicsContext.BlendMode.plusLighter",
      says: "mix colours by their formulas, of a view, a style and in a canvas, and SVG calls them so",
      from: .specified("Compositing and Blending Level 1 §9; ISO 32000-1 §11.3.5")
    ) { judge in
      for (mode, canvasMode, expected, css, isDark) in modes {
        let below = isDark ? Color(red: 0.2, green: 77 / 255, blue: 0.4) : Color(red: 0.2, green: 0.6, blue: 0.8)
        let above = isDark ? Color(red: 0.4, green: 0.2, blue: 128 / 255) : Color(red: 0.8, green: 0.4, blue: 128 / 255)
        let view = try judge.show { below.overlay { above.frame(width: 20, height: 20).blendMode(mode) } }
        let style = try judge.show { below.overlay { Rectangle().fill(above.blendMode(mode)).frame(width: 20, height: 20) } }
        let canvas = try judge.show {
          SwiftUI.Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(below))
            context.blendMode = canvasMode
            context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(above))
          }
        }
        for (shown, what) in [(view, "view"), (style, "style"), (canvas, "canvas")] {
          let found = shown.color(20, 20)
          judge.expect(
            [16, 8, 0].allSatisfy { abs((found >> $0 & 255) - (expected >> $0 & 255)) <= 3 },
            "\(mode) of a \(what) gives \(String(found, radix: 16)), not \(String(expected, radix: 16))")
        }
        if let css {
          view.svg(says: "mix-blend-mode:\(css)\"")
          // librsvg does not know this one.
          if css != "plus-lighter" {
            view.isTheSameInSVG()
            let name = css.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            view.pdf(says: "/BM /\(name)")
          }
        }
      }
    }
    measure(
      "GraphicsContext.BlendMode.plusDarker", says: "darkens: no part is lighter than either",
      from: .documented("swiftui/blendmode/plusdarker")
    ) { judge in
      let (below, above) = (Color(red: 0.9, green: 0.8, blue: 0.7), Color(red: 0.7, green: 0.9, blue: 0.8))
      let view = try judge.show { below.overlay { above.frame(width: 20, height: 20).blendMode(.plusDarker) } }
      let canvas = try judge.show {
        SwiftUI.Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(below))
          context.blendMode = .plusDarker
          context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(above))
        }
      }
      for shown in [view, canvas] {
        let found = shown.color(20, 20)
        judge.expect((found >> 16 & 255) < 178 && (found >> 8 & 255) < 204 && (found & 255) < 178, "\(String(found, radix: 16))")
      }
    }
    // A red field left of 20, then a blue one right of 10, in one layer on white: what is seen where only red, both, and only blue are.
    let (red, blue, none) = (0xFF0000, 0x0000FF, 0xFFFFFF)
    let operators: [(GraphicsContext.BlendMode, String, Int?, Int, Int)] = [
      (.normal, "normal", red, blue, blue), (.copy, "copy", nil, blue, blue), (.clear, "clear", nil, none, none),
      (.sourceIn, "sourceIn", nil, blue, none), (.sourceOut, "sourceOut", nil, none, blue), (.sourceAtop, "sourceAtop", red, blue, none),
      (.destinationOver, "destinationOver", red, red, blue), (.destinationIn, "destinationIn", nil, red, none),
      (.destinationOut, "destinationOut", red, none, none), (.destinationAtop, "destinationAtop", nil, red, blue),
      (.xor, "xor", red, none, blue),
    ]
    measure(
      "GraphicsContext.BlendMode", "GraphicsContext.BlendMode.copy", "GraphicsContext.BlendMode.clear",
      "GraphicsContext.BlendMode.sourceIn",
      "GraphicsContext.BlendMode.sourceOut", "GraphicsContext.BlendMode.sourceAtop", "GraphicsContext.BlendMode.destinationOver",
      "GraphicsContext.BlendMode.destinationIn", "GraphicsContext.BlendMode.destinationOut", "GraphicsContext.BlendMode.destinationAtop",
      "GraphicsContext.BlendMode.xor", says: "keep or drop what is covered by one, the other or both",
      from: .specified("Porter and Duff, Compositing Digital Images; Compositing and Blending Level 1 §8")
    ) { judge in
      for (mode, name, first, both, second) in operators {
        let shown = try judge.show(.fixed(30, 10)) {
          SwiftUI.Canvas { context, _ in
            context.drawLayer { layer in
              layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.pureRed))
              layer.blendMode = mode
              layer.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 10)), with: .color(.pureBlue))
            }
          }
        }
        // Whether the mode reaches what the path does not cover is the system's affair: not asked.
        for (x, expected) in [(5, first), (15, both), (25, second)] {
          guard let expected else { continue }
          judge.equal(String(shown.color(CGFloat(x), 5), radix: 16), String(expected, radix: 16), "\(name) at \(x)")
        }
        shown.isTheSameInSVG()
      }
      judge.equal(GraphicsContext.BlendMode(rawValue: -1).rawValue, -1)
      judge.expect(GraphicsContext.BlendMode.normal != .multiply, "two modes are equal")
    }
    measure(
      "BlendMode", says: "sourceAtop, destinationOver and destinationOut of a view within a group", from: .specified("Porter and Duff")
    ) {
      judge in
      for (mode, first, both, second) in [
        (BlendMode.sourceAtop, red, blue, none), (.destinationOver, red, red, blue), (.destinationOut, red, none, none),
      ] {
        let shown = try judge.show(.fixed(30, 10)) {
          ZStack {
            Color.pureRed.frame(width: 20).frame(maxWidth: .infinity, alignment: .leading)
            Color.pureBlue.frame(width: 20).blendMode(mode).frame(maxWidth: .infinity, alignment: .trailing)
          }.compositingGroup()
        }
        for (x, expected) in [(5, first), (15, both), (25, second)] {
          judge.equal(String(shown.color(CGFloat(x), 5), radix: 16), String(expected, radix: 16), "\(mode) at \(x)")
        }
        shown.isTheSameInSVG()
      }
    }
  }
}
