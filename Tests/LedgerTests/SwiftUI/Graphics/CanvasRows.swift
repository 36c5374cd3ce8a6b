import SwiftUI

extension Ledger {
  func canvases() {
    topic("Drawing and graphics: canvas")

    row(
      "Canvas", "Canvas.renderer", "GraphicsContext", "GraphicsContext.fill", "GraphicsContext.Shading", "GraphicsContext.Shading.color",
      says: "drawn from its frame's top left, in its size, and cut off at its frame", from: .documented("swiftui/canvas")
    ) {
      SwiftUI.Canvas { context, size in
        context.fill(Path(CGRect(x: 5, y: 6, width: size.width, height: 4)), with: .color(.pureRed))
        context.fill(Path(CGRect(x: 0, y: 20, width: 10, height: size.height)), with: .color(red: 0, green: 0, blue: 1, opacity: 0.4))
        context.fill(Path(CGRect(x: 0, y: 12, width: 10, height: 4)), with: .color(white: 0.4))
        context.fill(Path(CGRect(x: 12, y: 12, width: 10, height: 4)), with: .color(.sRGBLinear, white: 0.5))
        context.fill(Path(CGRect(x: 24, y: 12, width: 10, height: 4)), with: .color(.sRGBLinear, red: 0.5, green: 0, blue: 0))
      }
      .accessibilityIdentifier("canvas").frame(width: 60, height: 40)
    } holds: {
      $0.frame("canvas", 20, 30, 60, 40)
      $0.area(0xFF0000, 25, 36, 55, 4)
      $0.area(0x9999FF, 20, 50, 10, 20)
      $0.area(0x666666, 20, 42, 10, 4)
      $0.area(0xBCBCBC, 32, 42, 10, 4)
      $0.area(0xBC0000, 44, 42, 10, 4)
      $0.isTheSameInSVG()
      try $0.other { SwiftUI.Canvas { _, _ in }.accessibilityIdentifier("canvas") }.frame("canvas", 0, 0, 100, 100)
    }
    measure(
      "Canvas.isOpaque", "Canvas.colorMode", "Canvas.rendersAsynchronously", "Canvas.symbols",
      says: "kept; a still canvas is drawn with the page",
      from: .documented("swiftui/canvas")
    ) { judge in
      let plain = SwiftUI.Canvas { _, _ in }
      judge.equal([plain.isOpaque, plain.rendersAsynchronously], [false, false])
      judge.equal(plain.colorMode, .nonLinear)
      let own = SwiftUI.Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in
      } symbols: {
        Text("a")
      }
      judge.equal([own.isOpaque, own.rendersAsynchronously], [true, true])
      judge.equal(own.colorMode, .linear)
      judge.equal(own.symbols, Text("a"))
    }
    row(
      "GraphicsContext.stroke", "GraphicsContext.opacity", says: "lines, one point wide by default; all at a share of their cover",
      from: .documented("swiftui/graphicscontext/stroke(_:with:style:)"), in: .fixed(60, 60)
    ) {
      SwiftUI.Canvas { context, _ in
        context.stroke(Path(CGRect(x: 10, y: 20, width: 30, height: 20)), with: .color(.pureRed), lineWidth: 4)
        var faint = context
        faint.opacity = 0.4
        faint.stroke(Path("0 50.5 m 60 50.5 l")!, with: .color(.pureBlue))
        context.stroke(Path("0 5 m 60 5 l")!, with: .color(.pureGreen), style: StrokeStyle(lineWidth: 6, dash: [20, 10]))
      }
    } holds: {
      $0.area(0xFF0000, 8, 18, 34, 24)
      $0.color(25, 30, is: 0xFFFFFF)
      $0.area(0x9999FF, 0, 50, 60, 1)
      $0.area(0x00FF00, 0, 2, 50, 6)
      $0.color(25, 5, is: 0xFFFFFF)
      $0.isTheSameInSVG()
    }
    row(
      "GraphicsContext.translateBy", "GraphicsContext.scaleBy", "GraphicsContext.rotate", "GraphicsContext.concatenate",
      "GraphicsContext.transform", says: "what is said last is applied first",
      from: .documented("swiftui/graphicscontext/translateby(x:y:)")
    ) {
      SwiftUI.Canvas { context, _ in
        let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 5))
        context.translateBy(x: 20, y: 10)
        var scaled = context
        scaled.scaleBy(x: 2, y: 3)
        scaled.fill(rect, with: .color(.pureRed))
        var turned = context
        turned.translateBy(x: 60, y: 0)
        turned.rotate(by: .degrees(90))
        turned.fill(rect, with: .color(.pureBlue))
        var own = context
        own.scaleBy(x: 2, y: 2)
        own.concatenate(CGAffineTransform(translationX: 5, y: 25))
        own.fill(rect, with: .color(.pureGreen))
        context.transform = CGAffineTransform(translationX: 3, y: 90)
        context.fill(rect, with: .color(.black))
      }
    } holds: {
      $0.area(0xFF0000, 20, 10, 20, 15)
      $0.area(0x0000FF, 75, 10, 5, 10)
      $0.area(0x00FF00, 30, 60, 20, 10)
      $0.area(0, 3, 90, 10, 5)
      $0.isTheSameInSVG()
    }
    row(
      "GraphicsContext.clip", "GraphicsContext.ClipOptions", "GraphicsContext.ClipOptions.inverse", "GraphicsContext.clipBoundingRect",
      says: "only within the path, or only without it, in the space of that moment",
      from: .documented("swiftui/graphicscontext/clip(to:style:options:)")
    ) {
      SwiftUI.Canvas { context, size in
        let everything = Path(CGRect(origin: .zero, size: size))
        var inside = context
        inside.translateBy(x: 10, y: 20)
        inside.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 30)))
        let box = inside.clipBoundingRect
        inside.clip(to: Path(CGRect(x: 20, y: -5, width: 60, height: 20)))
        inside.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.pureRed))
        var outside = context
        outside.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 90)), options: .inverse)
        outside.fill(everything, with: .color(.pureBlue))
        // The box of the first clip, seen from the moved space.
        if box == CGRect(x: 0, y: 0, width: 40, height: 30) {
          context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.pureGreen))
        }
        var holes = context
        holes.clip(to: Path("60 60 m 90 60 l 90 80 l 60 80 l h 70 65 m 80 65 l 80 75 l 70 75 l h")!, style: FillStyle(eoFill: true))
        holes.fill(everything, with: .color(.black))
      }
    } holds: {
      $0.area(0xFF0000, 30, 20, 20, 15)
      $0.area(0x0000FF, 0, 90, 100, 10)
      $0.area(0x00FF00, 0, 0, 5, 5)
      $0.area(0, 60, 60, 30, 20)
      $0.color(75, 70, is: 0xFFFFFF)
      $0.isTheSameInSVG()
    }
    row(
      "GraphicsContext.clipToLayer", "GraphicsContext.drawLayer", says: "draws where a drawing covers; draws several things as one",
      from: .documented("swiftui/graphicscontext/drawlayer(content:)")
    ) {
      SwiftUI.Canvas { context, size in
        let everything = Path(CGRect(origin: .zero, size: size))
        var masked = context
        masked.clipToLayer { $0.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 10)), with: .color(.black)) }
        masked.fill(everything, with: .color(.pureRed))
        var half = context
        half.clipToLayer(opacity: 0.4) { $0.fill(Path(CGRect(x: 50, y: 10, width: 20, height: 10)), with: .color(.black)) }
        half.fill(everything, with: .color(.pureRed))
        var layer = context
        layer.opacity = 0.4
        layer.translateBy(x: 0, y: 50)
        layer.drawLayer {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
          $0.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(.pureBlue))
        }
      }
    } holds: {
      $0.area(0xFF0000, 10, 10, 20, 10)
      $0.color(60, 15, is: 0xFF9999)
      $0.color(5, 55, is: 0xFF9999)
      $0.color(15, 55, is: 0x9999FF)
      $0.area(0x9999FF, 10, 50, 20, 20)
      $0.isTheSameInSVG()
    }
    canvasShadings()
    canvasFilters()
    canvasPictures()
  }

  private func canvasShadings() {
    row(
      "GraphicsContext.Shading.linearGradient", "GraphicsContext.Shading.radialGradient", "GraphicsContext.Shading.conicGradient",
      says: "gradients at places of the context's own space", from: .documented("swiftui/graphicscontext/shading"), in: .fixed(100, 90)
    ) {
      SwiftUI.Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        let colors = Gradient(colors: [.pureRed, .pureBlue])
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 80, height: 20)),
          with: .linearGradient(colors, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0)))
        context.fill(
          Path(CGRect(x: 0, y: 30, width: 80, height: 20)),
          with: .radialGradient(colors, center: CGPoint(x: 20, y: 40), startRadius: 10, endRadius: 30))
        context.fill(
          Path(CGRect(x: 0, y: 60, width: 80, height: 20)), with: .conicGradient(colors, center: CGPoint(x: 40, y: 70), angle: .degrees(90))
        )
      }
    } holds: {
      $0.color(25, 10, is: 0xFF0000)
      $0.color(50, 10, is: 0x7C0083, within: 4)
      $0.color(75, 10, is: 0x0000FF)
      $0.color(32, 40, is: 0xFF0000)
      $0.color(49, 40, is: 0x7F0080, within: 12)
      $0.color(75, 40, is: 0x0000FF)
      // From below, clockwise: the left is a quarter, the right three.
      $0.color(15, 70, is: 0xBF0040, within: 6)
      $0.color(85, 70, is: 0x4000BF, within: 6)
      $0.isTheSameInSVG(but: 60)
      let upright = try $0.other {
        SwiftUI.Canvas { context, _ in
          context.fill(
            Path(CGRect(x: 10, y: 0, width: 20, height: 90)),
            with: .linearGradient(
              Gradient(colors: [.pureRed, .pureBlue]), startPoint: CGPoint(x: 0, y: 20), endPoint: CGPoint(x: 0, y: 60)))
        }
      }
      upright.color(20, 15, is: 0xFF0000)
      upright.color(20, 40, is: 0x7F0080, within: 6)
      upright.color(20, 75, is: 0x0000FF)
    }
    value(
      "GraphicsContext.GradientOptions", "GraphicsContext.GradientOptions.repeat", "GraphicsContext.GradientOptions.mirror",
      "GraphicsContext.GradientOptions.linearColor", "GraphicsContext.FilterOptions", "GraphicsContext.FilterOptions.linearColor",
      "GraphicsContext.ShadowOptions", "GraphicsContext.ShadowOptions.shadowAbove", "GraphicsContext.ShadowOptions.shadowOnly",
      "GraphicsContext.ShadowOptions.invertsAlpha", "GraphicsContext.ShadowOptions.disablesGroup", "GraphicsContext.BlurOptions",
      "GraphicsContext.BlurOptions.opaque", "GraphicsContext.BlurOptions.dithersResult",
      says: "sets of distinct options, without effect yet",
      from: .documented("swiftui/graphicscontext/gradientoptions")
    ) {
      let gradients: GraphicsContext.GradientOptions = [.repeat, .mirror]
      $0.expect(gradients.contains(.repeat) && gradients.contains(.mirror) && !gradients.contains(.linearColor), "gradient options")
      $0.expect(GraphicsContext.FilterOptions().isEmpty && !GraphicsContext.FilterOptions.linearColor.isEmpty, "filter options")
      let shadows: GraphicsContext.ShadowOptions = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
      $0.equal(shadows.rawValue.nonzeroBitCount, 4)
      let blurs: GraphicsContext.BlurOptions = [.opaque, .dithersResult]
      $0.equal(blurs.rawValue.nonzeroBitCount, 2)
    }
    row(
      "GraphicsContext.Shading.style", "GraphicsContext.Shading.foreground", "GraphicsContext.Shading.backdrop",
      "GraphicsContext.Shading.palette", "GraphicsContext.Shading.tiledImage", "GraphicsContext.environment",
      says: "styles of the canvas's surroundings, the first of a palette, a picture again and again",
      from: .documented("swiftui/graphicscontext/shading"), in: .fixed(60, 10)
    ) {
      SwiftUI.Canvas { context, _ in
        @MainActor func field(_ index: Int) -> Path { Path(CGRect(x: 10 * index, y: 0, width: 10, height: 10)) }
        context.fill(field(0), with: .foreground)
        context.fill(field(1), with: .style(.secondary))
        context.fill(field(2), with: .style(.tint))
        context.fill(field(3), with: .palette([.color(.pureGreen), .color(.pureRed)]))
        context.fill(field(4), with: context.environment.colorScheme == .dark ? .backdrop : .color(.pureRed))
        context.fill(field(5), with: context.resolve(.tiledImage(Image(uiImage: Pictures.big), scale: 1)))
      }
      .foregroundStyle(Color.pureRed).tint(Color.pureBlue).environment(\.colorScheme, .dark)
    } holds: {
      for (index, color) in [0xFF0000, 0xFF8080, 0x0000FF, 0x00FF00, 0].enumerated() { $0.color(CGFloat(10 * index + 5), 5, is: color) }
      $0.color(50, 0, is: 0xFF0000)
      $0.color(52, 0, is: 0x00FF00)
      $0.color(51, 2, is: 0x0000FF)
      $0.color(54, 5, is: 0xFF0000)
      $0.color(56, 5, is: 0x00FF00)
    }
  }

  private func canvasFilters() {
    let filters: [(String, GraphicsContext.Filter, @MainActor @Sendable (AnyView) -> AnyView)] = [
      ("shadow", .shadow(color: .pureBlue, radius: 0, x: 8, y: 5), { AnyView($0.shadow(color: .pureBlue, radius: 0, x: 8, y: 5)) }),
      ("shadow's defaults", .shadow(radius: 3, x: 4), { AnyView($0.shadow(radius: 3, x: 4)) }),
      ("blur", .blur(radius: 3), { AnyView($0.blur(radius: 3)) }),
      ("colorMultiply", .colorMultiply(.yellow), { AnyView($0.colorMultiply(.yellow)) }),
      ("hueRotation", .hueRotation(.degrees(70)), { AnyView($0.hueRotation(.degrees(70))) }),
      ("saturation", .saturation(0.3), { AnyView($0.saturation(0.3)) }), ("brightness", .brightness(0.2), { AnyView($0.brightness(0.2)) }),
      ("contrast", .contrast(0.3), { AnyView($0.contrast(0.3)) }), ("colorInvert", .colorInvert(), { AnyView($0.colorInvert()) }),
      ("grayscale", .grayscale(0.6), { AnyView($0.grayscale(0.6)) }),
      ("luminanceToAlpha", .luminanceToAlpha, { AnyView($0.luminanceToAlpha()) }),
      (
        "projectionTransform", .projectionTransform(ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: -20, ty: 15))),
        { AnyView($0.transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: -20, ty: 15))) }
      ),
    ]
    measure(
      "GraphicsContext.addFilter", "GraphicsContext.Filter", "GraphicsContext.Filter.shadow", "GraphicsContext.Filter.blur",
      "GraphicsContext.Filter.colorMultiply", "GraphicsContext.Filter.hueRotation", "GraphicsContext.Filter.saturation",
      "GraphicsContext.Filter.brightness", "GraphicsContext.Filter.contrast", "GraphicsContext.Filter.colorInvert",
      "GraphicsContext.Filter.grayscale", "GraphicsContext.Filter.luminanceToAlpha", "GraphicsContext.Filter.projectionTransform",
      says: "change what is drawn as the view's own effects do", from: .documented("swiftui/graphicscontext/filter")
    ) { judge in
      let orange = Color(red: 0.8, green: 0.4, blue: 0.2)
      for (name, filter, effect) in filters {
        let canvas = try judge.show {
          SwiftUI.Canvas { context, _ in
            context.addFilter(filter)
            context.fill(Path(CGRect(x: 12, y: 10, width: 16, height: 12)), with: .color(orange))
          }
        }
        let view = try judge.show { effect(AnyView(Path(CGRect(x: 12, y: 10, width: 16, height: 12)).fill(orange))) }
        judge.expect(canvas.pixelsThatDiffer(from: view, tolerance: 3) == 0, "\(name) looks otherwise than the view's own")
      }
    }
    row(
      "GraphicsContext.Filter.alphaThreshold", says: "what is drawn takes the colour",
      from: .documented("swiftui/graphicscontext/filter/alphathreshold(min:max:color:)"), in: .fixed(40, 40)
    ) {
      SwiftUI.Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .pureBlue))
        context.fill(Path(CGRect(x: 12, y: 10, width: 16, height: 12)), with: .color(.pureRed))
      }
    } holds: {
      $0.judge.expect(
        $0.area(0x0000FF) == CGRect(x: 12, y: 10, width: 16, height: 12) || $0.color(20, 15) == 0, "neither the colour nor black")
    }
  }
}
