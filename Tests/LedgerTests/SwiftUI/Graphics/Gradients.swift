import SwiftUI

extension Ledger {
  func gradients() {
    topic("Drawing and graphics: gradients")

    row("LinearGradient", "Gradient", says: "evenly along the line, the end colours beyond it", from: .documented("swiftui/lineargradient"))
    {
      LinearGradient(colors: [.pureRed, .pureBlue], startPoint: UnitPoint(x: 0.2, y: 0), endPoint: UnitPoint(x: 0.7, y: 0))
    } holds: { shown in
      shown.color(10, 50, is: 0xFF0000)
      shown.color(80, 50, is: 0x0000FF)
      // (30.5 - 20) / 50 = 0.21.
      shown.color(30, 10, is: 0xC90036, within: 3)
      shown.color(60, 90, is: 0x3100CE, within: 3)
      shown.isTheSameInSVG()
      shown.svg(says: "<linearGradient", "x1=\"20\"", "x2=\"70\"")
      shown.pdf(says: "/ShadingType 2")
      let (start, end) = (UnitPoint(x: 0.2, y: 0), UnitPoint(x: 0.7, y: 0))
      shown.looks { LinearGradient(gradient: Gradient(colors: [.pureRed, .pureBlue]), startPoint: start, endPoint: end) }
      shown.looks { Rectangle().fill(.linearGradient(colors: [.pureRed, .pureBlue], startPoint: start, endPoint: end)) }
    }
    row(
      "LinearGradient", says: "along a diagonal, across it all is the same", from: .law("the isolines stand upright on the line"),
      in: .fixed(100, 50)
    ) {
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomLeading)
    } holds: {
      $0.color(5, 12, is: 0x404040, within: 3)
      $0.color(95, 12, is: 0x404040, within: 3)
      // On a line from (0, 0) to (100, 50) the point (x, y) lies at (100·x + 50·y) / 12500.
      let diagonal = try $0.other { LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing) }
      diagonal.color(50, 0, is: 0x676767, within: 3)
      diagonal.color(0, 49, is: 0x333333, within: 3)
      diagonal.color(99, 49, is: 0xFEFEFE, within: 3)
    }
    row(
      "Gradient.stops", "Gradient.Stop", "Gradient.Stop.color", "Gradient.Stop.location", "ShapeStyle.linearGradient",
      says: "each colour at its own place; two at one place meet in an edge", from: .documented("swiftui/gradient/stop")
    ) {
      LinearGradient(
        stops: [
          .init(color: .pureRed, location: 0.3), .init(color: .pureGreen, location: 0.3), .init(color: .pureBlue, location: 0.8),
        ], startPoint: .leading, endPoint: .trailing)
    } holds: { shown in
      shown.color(10, 50, is: 0xFF0000)
      shown.color(29, 50, is: 0xFF0000, within: 60)
      shown.color(31, 50, is: 0x00F708, within: 4)
      shown.color(55, 50, is: 0x007D82, within: 4)
      shown.color(90, 50, is: 0x0000FF)
      shown.isTheSameInSVG(but: 200)
      let stops = [
        Gradient.Stop(color: .pureRed, location: 0.3), Gradient.Stop(color: .pureGreen, location: 0.3),
        Gradient.Stop(color: .pureBlue, location: 0.8),
      ]
      shown.looks { LinearGradient(gradient: Gradient(stops: stops), startPoint: .leading, endPoint: .trailing) }
      shown.looks { Rectangle().fill(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) }
      shown.looks { Rectangle().fill(.linearGradient(Gradient(stops: stops), startPoint: .leading, endPoint: .trailing)) }
      shown.same(
        Rectangle().fill(.linearGradient(Color.pureRed.gradient, startPoint: .top, endPoint: .bottom)),
        Rectangle().fill(Color.pureRed.gradient))
      shown.judge.equal(Gradient(stops: stops).stops.map(\.location), [0.3, 0.3, 0.8])
      shown.judge.equal(Gradient(colors: [.pureRed, .pureGreen, .pureBlue]).stops.map(\.location), [0, 0.5, 1])
      shown.judge.equal(Gradient(colors: [.pureRed]).stops, [.init(color: .pureRed, location: 0)])
      // Wrong order is put right.
      shown.same(
        LinearGradient(
          stops: [.init(color: .pureBlue, location: 1), .init(color: .pureRed, location: 0)], startPoint: .leading, endPoint: .trailing),
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing))
    }
    row(
      "Gradient.colorSpace", "Gradient.ColorSpace", "Gradient.ColorSpace.device", "Gradient.ColorSpace.perceptual",
      "AnyGradient.colorSpace",
      says: "components are mixed by default, or what the eye sees", from: .specified("OKLab, Ottosson 2020")
    ) {
      Rectangle().fill(
        .linearGradient(Gradient(colors: [.pureRed, .pureBlue]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    } holds: { shown in
      shown.color(50, 50, is: 0x8C53A2, within: 5)
      shown.color(25, 50, is: 0xC6496D, within: 5)
      shown.color(0, 50, is: 0xFF0000, within: 6)
      shown.color(99, 50, is: 0x0000FF, within: 14)
      let plain = try shown.other { LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing) }
      plain.color(50, 50, is: 0x7F0080, within: 3)
      plain.looks {
        Rectangle().fill(
          .linearGradient(
            Gradient(colors: [.pureRed, .pureBlue]).colorSpace(.perceptual).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
      }
      shown.same(Rectangle().fill(Color.pureRed.gradient.colorSpace(.perceptual)), Rectangle().fill(Color.pureRed.gradient))
      // In the wrong order, and still between neighbours.
      let stops = [
        Gradient.Stop(color: .pureBlue, location: 1), Gradient.Stop(color: .pureRed, location: 0), .init(color: .pureGreen, location: 0.5),
      ]
      shown.same(
        Rectangle().fill(Gradient(stops: stops).colorSpace(.perceptual)),
        Rectangle().fill(Gradient(colors: [.pureRed, .pureGreen, .pureBlue]).colorSpace(.perceptual)))
      shown.same(
        Rectangle().fill(AnyGradient(Gradient(colors: [.pureRed, .pureBlue]))),
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom))
      shown.same(
        Rectangle().fill(Gradient(colors: [.pureRed, .pureBlue])),
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom))
    }
    row(
      "RadialGradient", "ShapeStyle.radialGradient", says: "by the distance from the centre in points, between two radii",
      from: .documented("swiftui/radialgradient")
    ) {
      RadialGradient(colors: [.pureRed, .pureBlue], center: UnitPoint(x: 0.3, y: 0.6), startRadius: 10, endRadius: 50)
    } holds: { shown in
      shown.color(30, 60, is: 0xFF0000)
      shown.color(36, 60, is: 0xFF0000)
      // 30 away is half of the way; 20 a quarter.
      shown.color(60, 60, is: 0x7D0082, within: 5)
      shown.color(30, 30, is: 0x82007D, within: 5)
      shown.color(9, 60, is: 0xBC0043, within: 5)
      shown.color(85, 60, is: 0x0000FF)
      shown.isTheSameInSVG()
      shown.svg(says: "<radialGradient", "r=\"50\"")
      shown.pdf(says: "/ShadingType 3")
      let center = UnitPoint(x: 0.3, y: 0.6)
      let stops = [Gradient.Stop(color: .pureRed, location: 0), Gradient.Stop(color: .pureBlue, location: 1)]
      shown.looks { RadialGradient(gradient: Gradient(stops: stops), center: center, startRadius: 10, endRadius: 50) }
      shown.looks { RadialGradient(stops: stops, center: center, startRadius: 10, endRadius: 50) }
      shown.looks { Rectangle().fill(.radialGradient(colors: [.pureRed, .pureBlue], center: center, startRadius: 10, endRadius: 50)) }
      shown.looks { Rectangle().fill(.radialGradient(stops: stops, center: center, startRadius: 10, endRadius: 50)) }
      shown.looks { Rectangle().fill(.radialGradient(Gradient(stops: stops), center: center, startRadius: 10, endRadius: 50)) }
      shown.same(
        Rectangle().fill(.radialGradient(Gradient(stops: stops), endRadius: 40)),
        RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40))
      shown.same(
        Rectangle().fill(.radialGradient(colors: [.pureRed, .pureBlue], startRadius: 5, endRadius: 40)),
        RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 40))
      // From outside inwards.
      let inwards = try shown.other { RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: 40, endRadius: 0) }
      inwards.color(50, 50, is: 0x0400FB, within: 6)
      inwards.color(2, 50, is: 0xFF0000)
      inwards.isTheSameInSVG()
    }
    row(
      "EllipticalGradient", "ShapeStyle.ellipticalGradient", says: "radii are fractions of width and height; to the sides by default",
      from: .documented("swiftui/ellipticalgradient"), in: .fixed(100, 50)
    ) {
      EllipticalGradient(colors: [.pureRed, .pureBlue])
    } holds: { shown in
      shown.color(50, 25, is: 0xFC0003, within: 6)
      // Half of the way to a side, whichever it is.
      shown.color(75, 25, is: 0x7D0082, within: 5)
      shown.color(50, 37, is: 0x7D0082, within: 8)
      shown.color(0, 0, is: 0x0000FF)
      shown.isTheSameInSVG()
      let (colors, stops) = (
        [Color.pureRed, .pureBlue], [Gradient.Stop(color: .pureRed, location: 0), Gradient.Stop(color: .pureBlue, location: 1)]
      )
      let own = try shown.other {
        EllipticalGradient(colors: colors, center: UnitPoint(x: 0.2, y: 0.4), startRadiusFraction: 0.1, endRadiusFraction: 0.6)
      }
      own.color(25, 20, is: 0xFF0000)
      // The middle radius, 0.35, is 35 to the right and 17.5 down.
      own.color(55, 20, is: 0x7D0082, within: 5)
      own.color(20, 37, is: 0x800080, within: 8)
      own.looks {
        Rectangle().fill(
          .ellipticalGradient(stops: stops, center: UnitPoint(x: 0.2, y: 0.4), startRadiusFraction: 0.1, endRadiusFraction: 0.6))
      }
      own.looks {
        Rectangle().fill(
          .ellipticalGradient(
            Gradient(colors: colors), center: UnitPoint(x: 0.2, y: 0.4), startRadiusFraction: 0.1, endRadiusFraction: 0.6))
      }
      own.looks {
        Rectangle().fill(
          .ellipticalGradient(colors: colors, center: UnitPoint(x: 0.2, y: 0.4), startRadiusFraction: 0.1, endRadiusFraction: 0.6))
      }
      shown.looks { EllipticalGradient(gradient: Gradient(colors: colors)) }
      shown.looks { EllipticalGradient(stops: stops) }
      shown.looks { Rectangle().fill(.ellipticalGradient(colors: colors)) }
      shown.looks { Rectangle().fill(.ellipticalGradient(stops: stops)) }
      shown.looks { Rectangle().fill(.ellipticalGradient(Gradient(colors: colors))) }
    }
    row(
      "AngularGradient", "ShapeStyle.angularGradient", "ShapeStyle.conicGradient",
      says: "clockwise from the right, between two angles or all around",
      from: .documented("swiftui/angulargradient")
    ) {
      AngularGradient(colors: [.pureRed, .pureBlue], center: UnitPoint(x: 0.4, y: 0.5))
    } holds: { shown in
      shown.color(95, 51, is: 0xFD0002, within: 6)
      shown.color(95, 48, is: 0x0200FD, within: 6)
      shown.color(40, 90, is: 0xBF0040, within: 5)
      shown.color(5, 50, is: 0x7F0080, within: 5)
      shown.color(40, 5, is: 0x4000BF, within: 5)
      shown.isTheSameInSVG(but: 120)
      let center = UnitPoint(x: 0.4, y: 0.5)
      let (colors, stops) = (
        [Color.pureRed, .pureBlue], [Gradient.Stop(color: .pureRed, location: 0), Gradient.Stop(color: .pureBlue, location: 1)]
      )
      shown.looks { AngularGradient(gradient: Gradient(colors: colors), center: center) }
      shown.looks { AngularGradient(stops: stops, center: center) }
      shown.looks { Rectangle().fill(.conicGradient(colors: colors, center: center)) }
      shown.looks { Rectangle().fill(.conicGradient(Gradient(colors: colors), center: center)) }
      shown.same(Rectangle().fill(.conicGradient(Gradient(colors: colors))), AngularGradient(colors: colors, center: .center))
      let turned = try shown.other { AngularGradient(colors: colors, center: .center, angle: .degrees(90)) }
      turned.color(5, 50, is: 0xBF0040, within: 5)
      turned.color(50, 5, is: 0x7F0080, within: 5)
      turned.looks { Rectangle().fill(.conicGradient(colors: colors, center: .center, angle: .degrees(90))) }
      turned.looks { Rectangle().fill(.conicGradient(Gradient(colors: colors), angle: .degrees(90))) }
      turned.looks { AngularGradient(stops: stops, center: .center, angle: .degrees(90)) }
      let part = try shown.other { AngularGradient(colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(270)) }
      part.color(50, 95, is: 0xFF0000, within: 5)
      part.color(5, 50, is: 0x7F0080, within: 5)
      part.color(49, 4, is: 0x0200FD, within: 6)
      // The rest of the turn belongs half to the end, half to the start.
      part.color(85, 20, is: 0x0000FF)
      part.color(85, 80, is: 0xFF0000)
      part.looks {
        Rectangle().fill(.angularGradient(colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(270)))
      }
      part.looks {
        Rectangle().fill(.angularGradient(stops: stops, center: .center, startAngle: .degrees(90), endAngle: .degrees(270)))
      }
      part.looks { Rectangle().fill(.angularGradient(Gradient(colors: colors), startAngle: .degrees(90), endAngle: .degrees(270))) }
      part.looks { AngularGradient(stops: stops, center: .center, startAngle: .degrees(90), endAngle: .degrees(270)) }
      part.looks { AngularGradient(gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(90), endAngle: .degrees(270)) }
    }
    row(
      "MeshGradient", says: "each corner its colour, which pass into one another; its background where no patch lies",
      from: .documented("swiftui/meshgradient")
    ) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [0.8, 0], [0, 1], [0.8, 1]], colors: [.pureRed, .pureGreen, .pureBlue, .white],
        background: .black, smoothsColors: false)
    } holds: {
      $0.color(1, 1, is: 0xFF0000, within: 16)
      $0.color(78, 1, is: 0x00FF00, within: 16)
      $0.color(1, 98, is: 0x0000FF, within: 16)
      $0.color(78, 98, is: 0xFFFFFF, within: 16)
      $0.color(90, 50, is: 0)
      // The middle is the mean of the four.
      $0.color(40, 50, is: 0x808080, within: 16)
      $0.color(40, 1, is: 0x808000, within: 16)
      $0.color(20, 1, is: 0xC04000, within: 16)
      let regular: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
      let three = try $0.other {
        MeshGradient(
          width: 3, height: 2, points: regular,
          colors: [.pureRed, .pureGreen, .pureBlue, .pureRed, .pureGreen, .pureBlue], smoothsColors: false)
      }
      three.color(50, 50, is: 0x00FF00, within: 16)
      three.color(25, 50, is: 0x808000, within: 16)
      three.color(97, 50, is: 0x0000FF, within: 24)
      // Smooth colours follow from the neighbours: between red and red the green is at its height, so it comes to it sooner.
      let smooth = try $0.other {
        MeshGradient(
          width: 3, height: 2, points: regular, colors: [.pureRed, .pureGreen, .pureRed, .pureRed, .pureGreen, .pureRed])
      }
      smooth.color(25, 50, is: 0x609F00, within: 8)
      smooth.color(50, 50, is: 0x00FF00, within: 8)
      // Where only one neighbour is, there is nothing to follow but the line to it.
      let two = try $0.other {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.pureRed, .pureGreen, .pureRed, .pureGreen])
      }
      two.color(25, 50, is: 0xC04000, within: 8)
    }
    row(
      "MeshGradient.*", says: "edges bend by their control points, given or as the neighbours ask; as a style it fills shapes",
      from: .documented("swiftui/meshgradient")
    ) {
      Rectangle().fill(bent(down: 0.5, background: .black))
    } holds: {
      // Bézier's curve: in the middle 3/8 of each control point's 0.5.
      $0.color(50, 34, is: 0)
      $0.color(50, 41, is: 0xFFFFFF)
      $0.color(2, 50, is: 0xFFFFFF)
      let straight = try $0.other { bent(down: 0, background: .black) }
      straight.color(50, 4, is: 0xFFFFFF)
      let resolved = try $0.other {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          resolvedColors: Array(repeating: Color.pureBlue.resolve(in: EnvironmentValues()), count: 4))
      }
      resolved.color(50, 50, is: 0x0000FF)
      // A row that sinks in the middle sinks on both sides of it, as one curve.
      let inferred = try $0.other {
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [0.5, 0.4], [1, 0], [0, 1], [0.5, 1], [1, 1]],
          colors: Array(repeating: .white, count: 6), background: .black)
      }
      inferred.color(50, 37, is: 0)
      inferred.color(50, 43, is: 0xFFFFFF)
      // Straight lines would be at 20 there, the curve is at 25.
      inferred.color(25, 22, is: 0)
      inferred.color(25, 28, is: 0xFFFFFF)
      $0.judge.expect(bent(down: 0, background: .black) == bent(down: 0, background: .black))
      $0.judge.expect(bent(down: 0, background: .black) != bent(down: 0.1, background: .black))
    }
  }
}

/// A white square whose upper edge is pulled down.
private func bent(down: Float, background: Color) -> MeshGradient {
  func point(_ x: Float, _ y: Float, leading: SIMD2<Float>? = nil, trailing: SIMD2<Float>? = nil) -> MeshGradient.BezierPoint {
    let own = SIMD2(x, y)
    return MeshGradient.BezierPoint(
      position: own, leadingControlPoint: leading ?? own, topControlPoint: own, trailingControlPoint: trailing ?? own,
      bottomControlPoint: own)
  }
  return MeshGradient(
    width: 2, height: 2,
    bezierPoints: [point(0, 0, trailing: [0.33, down]), point(1, 0, leading: [0.67, down]), point(0, 1), point(1, 1)],
    colors: Array(repeating: .white, count: 4), background: background)
}
