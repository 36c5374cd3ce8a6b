import CoreGraphics
import Foundation

/// Filters that adjust colours by a formula. The formulas and first values are the Core Image Filter Reference's, unless said otherwise.
enum ColorAdjustments {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CIColorControls"] = .coloring(
      ["inputSaturation": .number(1), "inputBrightness": .number(0), "inputContrast": .number(1)]
    ) { inputs in
      let (saturation, brightness, contrast) = (
        inputs.float("inputSaturation"), inputs.float("inputBrightness"), inputs.float("inputContrast")
      )
      return { color, _ in
        let saturated = SIMD3.gray(color.luminance).mixed(color, saturation) + .gray(brightness)
        return (saturated - .gray(0.5)) * contrast + .gray(0.5)
      }
    }
    catalog["CIExposureAdjust"] = .coloring(["inputEV": .number(0)]) { inputs in
      let factor = powf(2, inputs.float("inputEV"))
      return { color, _ in color * factor }
    }
    catalog["CIGammaAdjust"] = .coloring(["inputPower": .number(1)]) { inputs in
      let power = inputs.float("inputPower")
      return { color, _ in color.each { powf(max(0, $0), power) } }
    }
    // A turn about the axis of greys; that the brightness stays is assumed.
    catalog["CIHueAdjust"] = .coloring(["inputAngle": .number(0)]) { inputs in
      let (cosine, sine) = (cosf(inputs.float("inputAngle")), sinf(inputs.float("inputAngle")))
      let axis = SIMD3<Float>.gray(1 / Float(3).squareRoot())
      return { color, _ in
        let along = axis * (color * axis).sum()
        let across = SIMD3(axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z, axis.x * color.y - axis.y * color.x)
        return color * cosine + across * sine + along * (1 - cosine)
      }
    }
    // Colours that are pale already become more colourful than those that are not (assumed how much).
    catalog["CIVibrance"] = .coloring(["inputAmount": .number(0)]) { inputs in
      let amount = inputs.float("inputAmount")
      return { color, _ in
        let spread = color.max() - color.min()
        return SIMD3.gray(color.luminance).mixed(color, 1 + amount * (1 - min(1, max(0, spread))))
      }
    }
    catalog["CIWhitePointAdjust"] = .coloring(["inputColor": .color(1, 1, 1, 1)]) { inputs in
      let white = inputs.color("inputColor")
      return { color, rendering in
        let pixel = rendering.working(white)
        return color * SIMD3(pixel.x, pixel.y, pixel.z)
      }
    }
    catalog["CIColorMatrix"] = .changing([
      "inputRVector": .vector([1, 0, 0, 0]), "inputGVector": .vector([0, 1, 0, 0]), "inputBVector": .vector([0, 0, 1, 0]),
      "inputAVector": .vector([0, 0, 0, 1]), "inputBiasVector": .vector([0, 0, 0, 0]),
    ]) { image, inputs in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.vector)
      let bias = inputs.vector("inputBiasVector")
      return image.mapped { pixel, _, _, _ in
        let straight = pixel.straight
        return (SIMD4(rows.map { ($0 * straight).sum() }) + bias).multiplied
      }
    }
    catalog["CIColorClamp"] = .changing([
      "inputMinComponents": .vector([0, 0, 0, 0]), "inputMaxComponents": .vector([1, 1, 1, 1]),
    ]) { image, inputs in
      let (low, high) = (inputs.vector("inputMinComponents"), inputs.vector("inputMaxComponents"))
      return image.mapped { pixel, _, _, _ in pixel.straight.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)).multiplied }
    }
    catalog["CIColorPolynomial"] = .changing([
      "inputRedCoefficients": .vector([0, 1, 0, 0]), "inputGreenCoefficients": .vector([0, 1, 0, 0]),
      "inputBlueCoefficients": .vector([0, 1, 0, 0]), "inputAlphaCoefficients": .vector([0, 1, 0, 0]),
    ]) { image, inputs in
      let parts = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients", "inputAlphaCoefficients"].map(inputs.vector)
      return image.mapped { pixel, _, _, _ in
        let straight = pixel.straight
        var changed = straight
        for part in 0..<4 {
          let (value, by) = (straight[part], parts[part])
          changed[part] = by.x + value * (by.y + value * (by.z + value * by.w))
        }
        return changed.multiplied
      }
    }
    catalog["CISRGBToneCurveToLinear"] = .coloring { _ in { color, _ in color.each(ToneCurve.linear) } }
    catalog["CILinearToSRGBToneCurve"] = .coloring { _ in { color, _ in color.each(ToneCurve.encoded) } }
    catalog["CIToneCurve"] = .coloring([
      "inputPoint0": .point(0, 0), "inputPoint1": .point(0.25, 0.25), "inputPoint2": .point(0.5, 0.5), "inputPoint3": .point(0.75, 0.75),
      "inputPoint4": .point(1, 1),
    ]) { inputs in
      let curve = SmoothCurve((0..<5).map { inputs.point("inputPoint\($0)") })
      // On the numbers that colours are written with (assumed).
      return { color, rendering in rendering.working(rendering.written(color).each(curve.value)) }
    }
    catalog["CIColorThreshold"] = .coloring(["inputThreshold": .number(0.5)]) { inputs in
      let threshold = inputs.float("inputThreshold")
      return { color, _ in color.each { $0 >= threshold ? 1 : 0 } }
    }
  }
}

/// A curve through points, without bends at them: each piece between two is a cubic whose slopes are those of the points around (assumed of
/// Core Image, which says "a spline").
struct SmoothCurve: Sendable {
  private let points: [CGPoint]
  init(_ points: [CGPoint]) { self.points = points.sorted { $0.x < $1.x } }

  func value(_ x: Float) -> Float {
    guard let first = points.first, let last = points.last else { return x }
    let x = CGFloat(x)
    if x <= first.x { return Float(first.y) }
    guard let next = points.firstIndex(where: { $0.x >= x }), next > 0 else { return Float(last.y) }
    let (from, to) = (points[next - 1], points[next])
    let length = to.x - from.x
    guard length > 0 else { return Float(to.y) }
    func slope(_ index: Int) -> CGFloat {
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      return after.x > before.x ? (after.y - before.y) / (after.x - before.x) : 0
    }
    let t = (x - from.x) / length
    let (t2, t3) = (t * t, t * t * t)
    let ends = from.y * (2 * t3 - 3 * t2 + 1) + to.y * (3 * t2 - 2 * t3)
    let slopes = slope(next - 1) * (t3 - 2 * t2 + t) + slope(next) * (t3 - t2)
    return Float(ends + slopes * length)
  }
}
