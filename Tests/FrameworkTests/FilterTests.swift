import CoreImage
import Foundation
import Testing
import UIKit

/// Pictures by filters. What is expected is reckoned by hand from the documented formulas, or a law.
@MainActor struct FilterTests {
  /// Bytes of red, green, blue and opacity, row by row from the top, as a picture.
  private func picture(_ width: Int, _ bytes: [UInt8]) throws -> CIImage {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = CGImage(
      width: width, height: bytes.count / 4 / width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    return CIImage(cgImage: try #require(image))
  }
  private func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) throws -> CIImage {
    try picture(2, Array([[UInt8]](repeating: [red, green, blue, alpha], count: 4).joined()))
  }
  /// The bytes of a part, or of all.
  private func bytes(_ image: CIImage?, _ part: CGRect? = nil, linear: Bool = true) throws -> [UInt8] {
    let image = try #require(image)
    let context = linear ? CIContext() : CIContext(options: [.workingColorSpace: NSNull()])
    let pixels = try #require(context.createCGImage(image, from: part ?? image.extent))
    return Array(try #require(pixels.dataProvider?.data as Data?))
  }
  /// The colour at a place, counted from the lower left.
  private func color(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0, linear: Bool = true) throws -> [UInt8] {
    try bytes(image, CGRect(x: x, y: y, width: 1, height: 1), linear: linear)
  }
  private func filter(_ name: String, _ image: CIImage?, _ values: [String: Any] = [:]) throws -> CIImage? {
    let filter = try #require(CIFilter(name: name))
    filter.inputImage = image
    for (key, value) in values { filter.setValue(value, forKey: key) }
    return filter.outputImage
  }

  // MARK: Colours

  @Test("Adjustments by their documented formulas, on the numbers that colours are written with")
  func adjustments() throws {
    let own = try plain(51, 102, 204)
    let cases: [(String, [String: Any], [UInt8])] = [
      ("CIColorInvert", [:], [204, 153, 51, 255]),
      ("CIExposureAdjust", ["inputEV": 1], [102, 204, 255, 255]),
      ("CIExposureAdjust", ["inputEV": -1.0], [26, 51, 102, 255]),
      ("CIColorControls", ["inputBrightness": 0.2], [102, 153, 255, 255]),
      ("CIColorControls", ["inputContrast": Float(2)], [0, 77, 255, 255]),
      ("CIColorControls", ["inputSaturation": 0], [99, 99, 99, 255]),
      ("CIGammaAdjust", ["inputPower": 2], [10, 41, 163, 255]),
      ("CIMaximumComponent", [:], [204, 204, 204, 255]), ("CIMinimumComponent", [:], [51, 51, 51, 255]),
      ("CIWhitePointAdjust", ["inputColor": CIColor(red: 0.5, green: 1, blue: 0.25)], [26, 102, 51, 255]),
      ("CIColorClamp", ["inputMinComponents": CIVector(x: 0.3, y: 0.3, z: 0.3, w: 0)], [77, 102, 204, 255]),
      ("CIColorClamp", ["inputMaxComponents": CIVector(x: 1, y: 1, z: 0.5, w: 1)], [51, 102, 128, 255]),
      ("CIColorMatrix", ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0)], [204, 102, 204, 255]),
      ("CIColorMatrix", ["inputBiasVector": CIVector(x: 0.2, y: 0, z: 0, w: 0)], [102, 102, 204, 255]),
      ("CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0)], [0, 0, 0, 0]),
      ("CIColorPolynomial", ["inputRedCoefficients": CIVector(x: 0.1, y: 0, z: 1, w: 0)], [36, 102, 204, 255]),
      ("CIColorPolynomial", ["inputBlueCoefficients": CIVector(x: 0, y: 0, z: 0, w: 1)], [51, 102, 131, 255]),
      ("CIColorThreshold", ["inputThreshold": 0.4], [0, 255, 255, 255]),
      ("CIColorPosterize", ["inputLevels": 2], [0, 0, 255, 255]),
      ("CIColorMonochrome", ["inputColor": CIColor.white], [99, 99, 99, 255]),
      ("CIColorMonochrome", ["inputIntensity": 0], [51, 102, 204, 255]),
      ("CIFalseColor", ["inputColor0": CIColor.black, "inputColor1": CIColor.red], [99, 0, 0, 255]),
    ]
    for (name, values, expected) in cases {
      let found = try color(filter(name, own, values), linear: false)
      for (one, other) in zip(found, expected) where abs(Int(one) - Int(other)) > 1 {
        Issue.record("\(name) \(values): \(found) for \(expected)")
        break
      }
    }
    // A curve goes through its points, and is straight where they are.
    let curved = try color(filter("CIToneCurve", plain(51, 210, 204), ["inputPoint1": CIVector(x: 0.2, y: 0.4)]), linear: false)
    #expect(curved == [102, 210, 204, 255])
    // A whole turn is none, a third of one takes red to green.
    #expect(try color(filter("CIHueAdjust", own, ["inputAngle": 2 * Double.pi]), linear: false) == [51, 102, 204, 255])
    #expect(try color(filter("CIHueAdjust", plain(255, 0, 0), ["inputAngle": 2 * Double.pi / 3]), linear: false) == [0, 255, 0, 255])
    // No channel is turned otherwise than the others.
    let turned = try color(filter("CIHueAdjust", own, ["inputAngle": 0.5]), linear: false)
    #expect(
      try color(filter("CIHueAdjust", plain(204, 51, 102), ["inputAngle": 0.5]), linear: false).prefix(3) == [
        turned[2], turned[0], turned[1],
      ])
    // Curves undo each other, greys have no colour to gain, brown is warmer than grey.
    let there = try filter("CISRGBToneCurveToLinear", own)
    #expect(try color(filter("CILinearToSRGBToneCurve", there), linear: false) == [51, 102, 204, 255])
    #expect(try color(filter("CIVibrance", plain(90, 90, 90), ["inputAmount": 1]), linear: false) == [90, 90, 90, 255])
    // The weights that sepia is reckoned with everywhere (assumed to be Core Image's): .393 .769 .189, .349 .686 .168, .272 .534 .131.
    for (pure, brown) in [([100, 0, 0], [39, 35, 27]), ([0, 100, 0], [77, 69, 53]), ([0, 0, 100], [19, 17, 13])] as [([UInt8], [UInt8])] {
      #expect(try color(filter("CISepiaTone", plain(pure[0], pure[1], pure[2]))).prefix(3) == brown[...], "\(pure)")
    }
    // Pale colours gain more than full ones (documented).
    func gain(_ high: UInt8, _ low: UInt8) throws -> Double {
      let found = try color(filter("CIVibrance", plain(high, low, low), ["inputAmount": 0.5]), linear: false)
      return Double(found[0] - found[1]) / Double(high - low)
    }
    #expect(try gain(120, 100) > gain(180, 80) && gain(180, 80) > 1)
    #expect(try color(filter("CISepiaTone", own, ["inputIntensity": 0])) == [51, 102, 204, 255])
    // Opacity stays, and colours are changed as if nothing were seen through.
    #expect(try color(filter("CIColorInvert", plain(0, 0, 0, 128)), linear: false) == [128, 128, 128, 128])
    #expect(try color(filter("CIMaskToAlpha", plain(255, 255, 255))) == [255, 255, 255, 255])
    #expect(try color(filter("CIMaskToAlpha", plain(0, 0, 0))) == [0, 0, 0, 0])
    // How bright the pure colours are: ITU-R BT.709.
    #expect(try color(filter("CIMaskToAlpha", plain(255, 0, 0)), linear: false) == [54, 54, 54, 54])
    #expect(try color(filter("CIMaskToAlpha", plain(0, 255, 0)), linear: false) == [182, 182, 182, 182])
    // What is seen through is the same when it is read and written.
    for linear in [true, false] { #expect(try color(plain(60, 30, 100, 120), linear: linear) == [60, 30, 100, 120]) }
    #expect(try color(plain(60, 30, 100, 120).unpremultiplyingAlpha().premultiplyingAlpha(), linear: false) == [60, 30, 100, 120])
  }

  @Test("As light, unless the context has no space to reckon in")
  func workingSpace() throws {
    // sRGB 128 is 0.2158 of the light; twice of that is 176 (IEC 61966-2-1).
    let twice = try filter("CIExposureAdjust", plain(128, 128, 128), ["inputEV": 1])
    #expect(try color(twice) == [176, 176, 176, 255])
    #expect(try color(twice, linear: false) == [255, 255, 255, 255])
    // Black and white half and half are half the light, 188.
    let mixed = try filter("CIDissolveTransition", plain(0, 0, 0), ["inputTargetImage": plain(255, 255, 255), "inputTime": 0.5])
    #expect(try color(mixed) == [188, 188, 188, 255])
    #expect(try color(mixed, linear: false) == [128, 128, 128, 255])
    let early = try filter("CIDissolveTransition", plain(0, 0, 0), ["inputTargetImage": plain(255, 255, 255), "inputTime": 0.2])
    #expect(try color(early, linear: false) == [51, 51, 51, 255])
  }

  @Test("A table of colours gives what stands in it, and between two what is between")
  func tables() throws {
    // Two along each axis: red and blue change places.
    var table: [Float] = []
    for blue in 0..<2 { for green in 0..<2 { for red in 0..<2 { table += [Float(blue), Float(green), Float(red), 1] } } }
    let data = table.withUnsafeBytes { Data($0) }
    let values: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data]
    for name in ["CIColorCube", "CIColorCubeWithColorSpace"] {
      #expect(try color(filter(name, plain(51, 102, 204), values)) == [204, 102, 51, 255], "\(name)")
    }
    #expect(try color(filter("CIColorCube", plain(1, 2, 3), ["inputCubeDimension": 3, "inputCubeData": data])) == [1, 2, 3, 255])
    let row = try picture(2, [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(try color(filter("CIColorMap", plain(0, 0, 0), ["inputGradientImage": row])) == [255, 0, 0, 255])
    #expect(try color(filter("CIColorMap", plain(255, 255, 255), ["inputGradientImage": row])) == [0, 0, 255, 255])
  }

  @Test("The looks of the camera: greys of rising contrast, and the others are not each other")
  func photoEffects() throws {
    let own = try plain(60, 120, 200)
    func look(_ name: String) throws -> [UInt8] { try color(filter("CIPhotoEffect\(name)", own)) }
    for name in ["Mono", "Tonal", "Noir"] {
      let gray = try look(name)
      #expect(gray[0] == gray[1] && gray[1] == gray[2], "\(name)")
    }
    #expect(try color(filter("CIPhotoEffectNoir", plain(40, 40, 40)))[0] < color(filter("CIPhotoEffectMono", plain(40, 40, 40)))[0])
    let all = try ["Chrome", "Fade", "Instant", "Process", "Transfer", "Mono", "Tonal", "Noir"].map(look)
    #expect(Set(all).count == all.count && !all.contains([60, 120, 200, 255]))
    // Documented: warm colours are emphasized, or cool ones; that old film is warm is assumed.
    for name in ["Transfer", "Instant", "Process"] {
      let gray = try color(filter("CIPhotoEffect\(name)", plain(128, 128, 128)))
      #expect(name == "Process" ? gray[0] < gray[1] && gray[1] <= gray[2] : gray[0] >= gray[1] && gray[1] > gray[2], "\(name) \(gray)")
    }
  }

  @Test("A vignette leaves the middle and darkens the corners")
  func vignettes() throws {
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 41, height: 41))
    let dark = try filter("CIVignette", white, ["inputIntensity": 1])
    #expect(try color(dark, 20, 20)[0] >= 254 && color(dark, 0, 0)[0] < color(dark, 0, 20)[0] && color(dark, 0, 20)[0] < 250)
    let circle = try filter(
      "CIVignetteEffect", white, ["inputCenter": CIVector(x: 20, y: 20), "inputRadius": 8, "inputFalloff": 0.5, "inputIntensity": 1])
    #expect(try color(circle, 20, 20) == [255, 255, 255, 255] && color(circle, 27, 20)[0] == 255 && color(circle, 40, 20)[0] == 0)
  }

  // MARK: Places

  @Test("Places count from the lower left: parts, moves, turns, edges that go on")
  func places() throws {
    // Red, green above blue, white.
    let four = try picture(2, [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    let (red, green, blue, white): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]
    )
    #expect(try color(four, 0, 0) == blue && color(four, 1, 0) == white && color(four, 0, 1) == red && color(four, 1, 1) == green)
    #expect(try color(four, 5, 5) == [0, 0, 0, 0] && bytes(four) == red + green + blue + white)
    let part = four.cropped(to: CGRect(x: 1, y: 0, width: 5, height: 1))
    #expect(part.extent == CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(part) == white && color(part, 0, 0) == [0, 0, 0, 0])
    #expect(try bytes(filter("CICrop", four, ["inputRectangle": CIVector(x: 0, y: 1, z: 2, w: 1)])) == red + green)
    #expect(try bytes(filter("CICrop", four, ["inputRectangle": CGRect(x: 0, y: 1, width: 2, height: 1)])) == red + green)
    let moved = four.transformed(by: CGAffineTransform(translationX: 3, y: -2))
    #expect(moved.extent == CGRect(x: 3, y: -2, width: 2, height: 2))
    #expect(try color(moved, 3, -2) == blue)
    let large = four.samplingNearest().transformed(by: CGAffineTransform(scaleX: 3, y: 2))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(try color(large, 2, 1) == blue && color(large, 3, 1) == white && color(large, 2, 2) == red)
    // Between two pixels the colour is half of each, as light.
    let smooth = try picture(2, [0, 0, 0, 255, 255, 255, 255, 255]).transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    #expect(try bytes(smooth, linear: false).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)[1...2] == [64, 191])
    let on = four.clampedToExtent()
    #expect(on.extent.isInfinite)
    #expect(try color(on, -9, 9) == red && color(on, 9, 9) == green && color(on, 9, -9) == white && color(on, -9, 0) == blue)
    #expect(try color(four.clamped(to: CGRect(x: 0, y: 0, width: 1, height: 1)), 9, 9) == blue)
    let tiles = try filter("CIAffineTile", four)
    #expect(try color(tiles, -1, -1) == green && color(tiles, 2, 2) == blue && color(tiles, 5, 0) == white)
    let three = try filter("CIAffineTile", picture(3, red + green + blue))
    #expect(try color(three, -1, 7) == blue && color(three, -2, -7) == green && color(three, -3, 0) == red)
    // As a camera notes it: 6 lies on its right side, so its left edge comes up.
    #expect(try bytes(four.oriented(forExifOrientation: 6)) == blue + red + white + green)
    #expect(try bytes(four.oriented(forExifOrientation: 8)) == green + white + red + blue)
    #expect(try bytes(four.oriented(forExifOrientation: 3)) == white + blue + green + red)
    #expect(try bytes(four.oriented(forExifOrientation: 2)) == green + red + white + blue)
    #expect(try bytes(four.oriented(forExifOrientation: 4)) == blue + white + red + green)
    #expect(try bytes(four.oriented(forExifOrientation: 5)) == red + blue + green + white)
    #expect(try bytes(four.oriented(forExifOrientation: 7)) == white + green + blue + red)
    #expect(four.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isEmpty)
    // Four become their mean.
    let small = try filter("CILanczosScaleTransform", plain(10, 20, 30), ["inputScale": 0.5])
    #expect(small?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(small) == [10, 20, 30, 255])
    #expect(try bytes(filter("CILanczosScaleTransform", four, ["inputScale": 0.5]), linear: false) == [128, 128, 128, 255])
    #expect(
      try filter("CILanczosScaleTransform", four, ["inputScale": 2, "inputAspectRatio": 3])?.extent.size == CGSize(width: 12, height: 4))
  }

  @Test("A plane in perspective: its own corners leave it, others go where they are said")
  func perspective() throws {
    let wide = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)).composited(
      over: CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10)))
    func corners(_ topLeft: CGPoint, _ topRight: CGPoint, _ bottomRight: CGPoint, _ bottomLeft: CGPoint) -> [String: Any] {
      [
        "inputTopLeft": CIVector(cgPoint: topLeft), "inputTopRight": CIVector(cgPoint: topRight),
        "inputBottomRight": CIVector(cgPoint: bottomRight), "inputBottomLeft": CIVector(cgPoint: bottomLeft),
      ]
    }
    let own = corners(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 0))
    for name in ["CIPerspectiveTransform", "CIPerspectiveCorrection"] {
      let same = try filter(name, wide, own)
      #expect(same?.extent == wide.extent, "\(name)")
      #expect(try bytes(same) == bytes(wide), "\(name)")
    }
    // Mirrored: left and right change places.
    let turned = try filter(
      "CIPerspectiveTransform", wide, corners(CGPoint(x: 20, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)))
    #expect(try color(turned, 2, 5) == [0, 0, 255, 255] && color(turned, 17, 5) == [255, 0, 0, 255])
    // A part becomes upright.
    let part = try filter(
      "CIPerspectiveCorrection", wide, corners(CGPoint(x: 8, y: 6), CGPoint(x: 14, y: 6), CGPoint(x: 14, y: 2), CGPoint(x: 8, y: 2)))
    #expect(part?.extent == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(try color(part, 0, 0) == [255, 0, 0, 255] && color(part, 4, 3) == [0, 0, 255, 255])
    // The longer of two sides is not made shorter.
    for isTurned in [false, true] {
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { isTurned ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y) }
      let four = [point(4, 8), point(12, 8), point(14, 2), point(2, 2)]
      let upright = isTurned ? corners(four[2], four[1], four[0], four[3]) : corners(four[0], four[1], four[2], four[3])
      #expect(
        try filter("CIPerspectiveCorrection", wide, upright)?.extent.size
          == (isTurned ? CGSize(width: 6, height: 12) : CGSize(width: 12, height: 6)))
    }
    // Three on a line are no plane.
    let line = try filter("CIPerspectiveTransform", wide, corners(.zero, .zero, .zero, .zero))
    #expect(line === wide)
  }

  @Test("A twist turns what is within its circle, and leaves what is not; a pinch and a bump draw in and push out")
  func distortions() throws {
    let half = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 50, height: 100)).composited(
      over: CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let values: [String: Any] = ["inputCenter": CIVector(x: 50, y: 50), "inputRadius": 30]
    let twisted = try filter("CITwirlDistortion", half, values.merging(["inputAngle": 6 * Double.pi]) { $1 })
    #expect(try color(twisted, 10, 50) == [255, 0, 0, 255] && color(twisted, 90, 50) == [0, 0, 255, 255])
    #expect(try (30..<70).contains { try color(twisted, $0, 50) != color(half, $0, 50) })
    #expect(try bytes(filter("CITwirlDistortion", half, values.merging(["inputAngle": 0]) { $1 })) == bytes(half))
    let spot = CIImage.red.cropped(to: CGRect(x: 45, y: 45, width: 10, height: 10)).composited(
      over: CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100)))
    func reds(_ image: CIImage?) throws -> Int {
      let all = try bytes(image)
      return stride(from: 0, to: all.count, by: 4).filter { all[$0] > 128 }.count
    }
    let before = try reds(spot)
    #expect(try reds(filter("CIPinchDistortion", spot, values.merging(["inputScale": 1]) { $1 })) < before)
    #expect(try reds(filter("CIBumpDistortion", spot, values.merging(["inputScale": 0.5]) { $1 })) > before)
    #expect(try reds(filter("CIBumpDistortion", spot, values.merging(["inputScale": -0.5]) { $1 })) < before)
    // Turned around its middle, what is the same all around stays.
    let rings = try filter(
      "CIRadialGradient", nil, ["inputCenter": CIVector(x: 50, y: 50), "inputRadius0": 0, "inputRadius1": 50])?
      .cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = try filter("CITwirlDistortion", rings, values.merging(["inputAngle": 2]) { $1 })
    #expect(try zip(bytes(turned), bytes(rings)).allSatisfy { abs(Int($0) - Int($1)) < 12 })
    let hole = try filter("CIHoleDistortion", half, ["inputCenter": CIVector(x: 50, y: 50), "inputRadius": 10])
    #expect(try color(hole, 50, 50) == [0, 0, 0, 0] && color(hole, 38, 50) == [255, 0, 0, 255])
  }

  // MARK: Blurs

  @Test("A blur keeps the light, reaches three deviations farther, and leaves what is flat")
  func blurs() throws {
    let spot = CIImage.white.cropped(to: CGRect(x: 20, y: 20, width: 1, height: 1)).composited(
      over: CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 41, height: 41)))
    let soft = spot.applyingGaussianBlur(sigma: 2)
    #expect(soft.extent == CGRect(x: -6, y: -6, width: 53, height: 53))
    // The bell at its middle, one deviation off, and two: 1/(2πσ²) times 1, e^-½, e^-2, as light.
    for (x, share) in [(20, 1.0), (22, 0.6065), (24, 0.1353)] {
      let light = share / (8 * Double.pi)
      let written = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      #expect(abs(Double(try color(soft, x, 20)[0]) - written * 255) < 2, "\(x)")
      #expect(try color(soft, x, 20) == color(soft, 20, x), "\(x)")
    }
    let flat = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
    let own = try color(flat, 4, 4)
    for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIUnsharpMask", "CISharpenLuminance"] {
      let changed = try filter(name, flat.clampedToExtent(), ["inputRadius": 3])
      #expect(try color(changed, 4, 4) == own, "\(name)")
    }
    // Evenly over seven by seven.
    let box = try filter("CIBoxBlur", spot, ["inputRadius": 3])
    #expect(try color(box, 17, 23, linear: false) == [5, 5, 5, 255] && color(box, 16, 20, linear: false) == [0, 0, 0, 255])
    let disc = try filter("CIDiscBlur", spot, ["inputRadius": 3])
    #expect(try color(disc, 17, 20, linear: false)[0] > 0 && color(disc, 17, 23, linear: false)[0] == 0)
    let across = try filter("CIMotionBlur", spot, ["inputRadius": 3, "inputAngle": 0])
    #expect(try color(across, 17, 20, linear: false)[0] == 36 && color(across, 20, 17, linear: false)[0] == 0)
    let up = try filter("CIMotionBlur", spot, ["inputRadius": 3, "inputAngle": Double.pi / 2])
    #expect(try color(up, 20, 17, linear: false)[0] == 36)
    #expect(spot.applyingGaussianBlur(sigma: 0) === spot && spot.applyingGaussianBlur(sigma: .nan) === spot)
    // An edge becomes stronger on both sides.
    let edge = try picture(2, [100, 100, 100, 255, 200, 200, 200, 255])
    let sharp = try bytes(filter("CIUnsharpMask", edge, ["inputRadius": 1, "inputIntensity": 1]))
    #expect(sharp[0] < 100 && sharp[4] > 200 && sharp[3] == 255)
  }

  @Test("Drawings: squares of one colour, crystals, edges, what shines")
  func stylized() throws {
    let ramp = try filter("CILinearGradient", nil, ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 32, y: 0)])?
      .cropped(to: CGRect(x: 0, y: 0, width: 32, height: 32))
    let squares = try filter("CIPixellate", ramp, ["inputCenter": CIVector(x: 0, y: 0), "inputScale": 8])
    #expect(squares?.extent == ramp?.extent)
    #expect(try color(squares, 0, 0) == color(squares, 7, 7) && color(squares, 7, 0) != color(squares, 8, 0))
    #expect(try Set((0..<32).map { try color(squares, $0, 3) }).count == 4)
    let crystals = try filter("CICrystallize", ramp, ["inputRadius": 8])
    #expect(try Set((0..<32).map { try color(crystals, $0, 16) }).count < 16)
    let step = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 5, height: 10)).composited(
      over: CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let edges = try filter("CIEdges", step)
    #expect(try color(edges, 1, 5) == [0, 0, 0, 255] && color(edges, 4, 5)[0] > 200 && color(edges, 8, 5) == [0, 0, 0, 255])
    // Turned, it has them where they are turned to.
    let turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    #expect(try bytes(filter("CIEdges", step.transformed(by: turn))) == bytes(edges?.transformed(by: turn)))
    let bloom = try filter("CIBloom", step, ["inputRadius": 2, "inputIntensity": 1])
    #expect(try color(bloom, 6, 5)[0] > 0 && color(bloom, 1, 5) == [255, 255, 255, 255])
    let gloom = try filter("CIGloom", step, ["inputRadius": 2, "inputIntensity": 1])
    #expect(try color(gloom, 4, 5)[0] < 255 && color(gloom, 6, 5)[0] == 0)
  }

  // MARK: Two pictures

  @Test("Porter and Duff: what is in, out, atop and over, half transparent")
  func compositing() throws {
    // Half of red over blue that is as opaque as that.
    let (top, bottom) = (try plain(128, 0, 0, 128), try plain(0, 0, 255))
    func mixed(_ name: String, _ top: CIImage, _ bottom: CIImage) throws -> [UInt8] {
      try color(filter(name, top, ["inputBackgroundImage": bottom]), linear: false)
    }
    #expect(try mixed("CISourceOverCompositing", top, bottom) == [128, 0, 127, 255])
    #expect(try mixed("CISourceInCompositing", top, bottom) == [128, 0, 0, 128])
    #expect(try mixed("CISourceInCompositing", bottom, top) == [0, 0, 128, 128])
    #expect(try mixed("CISourceOutCompositing", bottom, top) == [0, 0, 127, 127])
    #expect(try mixed("CISourceAtopCompositing", bottom, top) == [0, 0, 128, 128])
    #expect(try mixed("CIAdditionCompositing", plain(100, 0, 0), plain(50, 7, 0)) == [150, 7, 0, 255])
    #expect(try mixed("CIMultiplyCompositing", plain(128, 255, 0), plain(255, 128, 9)) == [128, 128, 0, 255])
    #expect(try mixed("CIMaximumCompositing", plain(100, 2, 0), plain(50, 7, 0)) == [100, 7, 0, 255])
    #expect(try mixed("CIMinimumCompositing", plain(100, 2, 9), plain(50, 7, 0)) == [50, 2, 0, 255])
    #expect(try color(CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).composited(over: bottom), 1, 1) == [0, 0, 255, 255])
    #expect(CIImage.red.composited(over: bottom).extent.isInfinite && bottom.composited(over: .red).extent.isInfinite)
    // What covers what: both, where both are, or where the lower one is.
    let (left, right) = (
      CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)), bottom.cropped(to: CGRect(x: 1, y: 0, width: 1, height: 2))
    )
    let moved = right.transformed(by: CGAffineTransform(translationX: 1, y: 1))
    for (name, extent) in [
      ("SourceOver", CGRect(x: 0, y: 0, width: 3, height: 3)), ("SourceIn", .null), ("SourceAtop", CGRect(x: 2, y: 1, width: 1, height: 2)),
      ("SourceOut", CGRect(x: 0, y: 0, width: 3, height: 3)), ("Maximum", CGRect(x: 0, y: 0, width: 3, height: 3)),
    ] {
      let found = try filter("CI\(name)Compositing", left, ["inputBackgroundImage": moved])?.extent
      #expect(extent.isNull ? found?.isEmpty == true : found == extent, "\(name)")
    }
    #expect(try filter("CISourceInCompositing", left, ["inputBackgroundImage": right])?.extent == right.extent)
    let mask = try picture(2, [255, 255, 255, 255, 0, 0, 0, 255])
    let masked = try filter("CIBlendWithMask", plain(255, 0, 0), ["inputBackgroundImage": bottom, "inputMaskImage": mask])
    #expect(try color(masked, 0, 0) == [255, 0, 0, 255] && color(masked, 1, 0) == [0, 0, 255, 255])
    let byOpacity = try filter("CIBlendWithAlphaMask", plain(255, 0, 0), ["inputBackgroundImage": bottom, "inputMaskImage": top])
    #expect(try color(byOpacity, linear: false) == [128, 0, 127, 255])
    let byRed = try filter("CIBlendWithRedMask", plain(255, 0, 0), ["inputBackgroundImage": bottom, "inputMaskImage": plain(0, 255, 255)])
    #expect(try color(byRed) == [0, 0, 255, 255])
    let byBlue = try filter("CIBlendWithBlueMask", plain(255, 0, 0), ["inputBackgroundImage": bottom, "inputMaskImage": plain(0, 0, 255)])
    #expect(try color(byBlue) == [255, 0, 0, 255])
  }

  @Test("Blend modes by the formulas of Compositing and Blending, each part by itself")
  func blending() throws {
    // a is above, b below, in fifths: 0.2, 0.6 and 1 over 0.8, 0.4 and 0.2.
    let (top, bottom) = (try plain(51, 153, 255), try plain(204, 102, 51))
    let cases: [(String, [Double])] = [
      ("Multiply", [0.16, 0.24, 0.2]), ("Screen", [0.84, 0.76, 1]), ("Overlay", [0.68, 0.48, 0.4]), ("HardLight", [0.32, 0.52, 1]),
      ("Darken", [0.2, 0.4, 0.2]), ("Lighten", [0.8, 0.6, 1]), ("Difference", [0.6, 0.2, 0.8]), ("Exclusion", [0.68, 0.52, 0.8]),
      ("ColorDodge", [1, 1, 1]), ("ColorBurn", [0, 0, 0.2]), ("LinearDodge", [1, 1, 1]), ("LinearBurn", [0, 0, 0.2]),
      ("Subtract", [0.6, 0, 0]), ("Divide", [1, 0.6667, 0.2]), ("PinLight", [0.4, 0.4, 1]),
      // 0.8 − 0.6·0.8·0.2; 0.4 + 0.2·(√0.4 − 0.4); 0.2 + (((16·0.2 − 12)·0.2 + 4)·0.2 − 0.2).
      ("SoftLight", [0.704, 0.4465, 0.448]),
    ]
    for (name, expected) in cases {
      let found = try color(filter("CI\(name)BlendMode", top, ["inputBackgroundImage": bottom]), linear: false)
      for (part, share) in zip(found, expected) where abs(Double(part) - share * 255) > 1.01 {
        Issue.record("\(name): \(found) for \(expected.map { $0 * 255 })")
        break
      }
    }
    func light(_ color: [UInt8]) -> Double { 0.3 * Double(color[0]) + 0.59 * Double(color[1]) + 0.11 * Double(color[2]) }
    func mode(_ name: String) throws -> [UInt8] {
      try color(filter("CI\(name)BlendMode", top, ["inputBackgroundImage": bottom]), linear: false)
    }
    // These three keep how bright what is below is; the fourth takes that of what is above.
    for name in ["Hue", "Saturation", "Color"] { #expect(try abs(light(mode(name)) - light([204, 102, 51])) < 2, "\(name)") }
    #expect(try abs(light(mode("Luminosity")) - light([51, 153, 255])) < 2)
    #expect(try mode("Hue")[2] > mode("Hue")[0] && mode("Saturation")[0] > mode("Saturation")[2])
    #expect(try Set(["Hue", "Saturation", "Color", "Luminosity"].map(mode)).count == 4)
    // W3C Compositing and Blending: a soft light over what is darker than a quarter, and colours that are clipped at either end.
    func mixed(_ name: String, _ top: [UInt8], _ bottom: UInt8) throws -> [UInt8] {
      try color(
        filter("CI\(name)BlendMode", plain(top[0], top[1], top[2]), ["inputBackgroundImage": plain(bottom, bottom, bottom)]), linear: false)
    }
    #expect(try mixed("SoftLight", [255, 255, 255], 13) == [45, 45, 45, 255])
    #expect(try mixed("Color", [255, 0, 0], 230) == [255, 219, 219, 255] && mixed("Color", [0, 0, 255], 13) == [0, 0, 118, 255])
    // Nothing below, nothing to blend with.
    let alone = try filter("CIMultiplyBlendMode", top, ["inputBackgroundImage": CIImage.empty()])
    #expect(try color(alone) == [51, 153, 255, 255])
  }

  // MARK: Pictures of nothing but numbers

  @Test("Gradients at their ends, halfway and beyond; boards, stripes and rounded corners")
  func generators() throws {
    let ends: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]
    let line = try filter(
      "CILinearGradient", nil, ends.merging(["inputPoint0": CIVector(x: 10, y: 0), "inputPoint1": CIVector(x: 20, y: 0)]) { $1 })
    #expect(try color(line, 0, 3) == [255, 0, 0, 255] && color(line, 30, 3) == [0, 0, 255, 255])
    let middle = try color(line, 14, 0, linear: false)
    #expect(abs(Int(middle[0]) - 140) < 2 && abs(Int(middle[2]) - 115) < 2)
    let smooth = try filter(
      "CISmoothLinearGradient", nil, ends.merging(["inputPoint0": CIVector(x: 10, y: 0), "inputPoint1": CIVector(x: 20, y: 0)]) { $1 })
    #expect(try color(smooth, 11, 0, linear: false)[0] > color(line, 11, 0, linear: false)[0])
    let rings = try filter(
      "CIRadialGradient", nil, ends.merging(["inputCenter": CIVector(x: 0, y: 0), "inputRadius0": 5, "inputRadius1": 10]) { $1 })
    #expect(try color(rings, 2, 2) == [255, 0, 0, 255] && color(rings, 9, 9) == [0, 0, 255, 255])
    let bell = try filter("CIGaussianGradient", nil, ["inputCenter": CIVector(x: 0, y: 0), "inputRadius": 10])
    #expect(try color(bell, 0, 0)[3] > 250 && color(bell, 5, 0)[3] < 160 && color(bell, 10, 0)[3] == 0)
    let board = try filter("CICheckerboardGenerator", nil, ends.merging(["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 4]) { $1 })
    #expect(board?.extent.isInfinite == true)
    #expect(
      try color(board, 1, 1) == [255, 0, 0, 255] && color(board, 5, 1) == [0, 0, 255, 255] && color(board, 5, 5) == [255, 0, 0, 255])
    #expect(try color(board, -2, 1) == [0, 0, 255, 255])
    let moved = try filter("CICheckerboardGenerator", nil, ends.merging(["inputCenter": CIVector(x: 1, y: 3), "inputWidth": 4]) { $1 })
    for (x, y) in [(0, 0), (3, 0), (0, 3), (-3, 6)] { #expect(try color(moved, x + 1, y + 3) == color(board, x, y), "\(x), \(y)") }
    let stripes = try filter("CIStripesGenerator", nil, ends.merging(["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 4]) { $1 })
    #expect(try color(stripes, 1, 9) == [255, 0, 0, 255] && color(stripes, 5, 9) == [0, 0, 255, 255])
    let soft = try filter(
      "CIStripesGenerator", nil, ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 40, "inputSharpness": 0])
    #expect(try color(soft, 0, 0, linear: false)[0] < 160 && color(soft, 20, 0, linear: false)[0] > 245)
    let card = try filter(
      "CIRoundedRectangleGenerator", nil,
      ["inputExtent": CIVector(x: 10, y: 10, z: 40, w: 20), "inputRadius": 8, "inputColor": CIColor.red])
    #expect(card?.extent == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(
      try color(card, 10, 10) == [0, 0, 0, 0] && color(card, 30, 10) == [255, 0, 0, 255] && color(card, 18, 18) == [255, 0, 0, 255])
    let capsule = try filter(
      "CIRoundedRectangleGenerator", nil,
      ["inputExtent": CIVector(x: 0, y: 0, z: 40, w: 20), "inputRadius": 100, "inputColor": CIColor.red])
    #expect(
      try color(capsule, 0, 0) == [0, 0, 0, 0] && color(capsule, 1, 10) == [255, 0, 0, 255] && color(capsule, 20, 0) == [255, 0, 0, 255])
    #expect(try color(filter("CIConstantColorGenerator", nil, ["inputColor": CIColor.green]), 99, -99) == [0, 255, 0, 255])
    let noise = try filter("CIRandomGenerator", nil)
    #expect(try Set((0..<50).map { try color(noise, $0, 0) }).count > 45 && color(noise, 3, 4) == color(noise, 3, 4))
  }

  @Test("A part becomes one pixel, a row or a column")
  func reductions() throws {
    let four = try picture(2, [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])
    #expect(try bytes(filter("CIAreaMaximum", four)) == [255, 255, 255, 255])
    #expect(try bytes(filter("CIAreaMinimum", four))[3] == 128)
    #expect(try bytes(filter("CIAreaMinimumAlpha", four))[3] == 128 && bytes(filter("CIAreaMaximumAlpha", four))[3] == 255)
    let top = try filter("CIAreaAverage", four, ["inputExtent": CIVector(x: 0, y: 1, z: 2, w: 1)])
    #expect(try bytes(top, linear: false) == [128, 128, 0, 255])
    let columns = try filter("CIColumnAverage", four)
    #expect(columns?.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try Array(bytes(columns, linear: false).prefix(4)) == [128, 0, 128, 255])
    let rows = try filter("CIRowAverage", four)
    #expect(rows?.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try Array(bytes(rows, linear: false).prefix(4)) == [128, 128, 0, 255], "the upper row first")
    // Wherever the picture lies.
    let elsewhere = four.transformed(by: CGAffineTransform(translationX: 7, y: 5))
    for name in ["CIAreaAverage", "CIAreaMaximum", "CIColumnAverage", "CIRowAverage"] {
      #expect(try bytes(filter(name, elsewhere)) == bytes(filter(name, four)), "\(name)")
    }
  }

  // MARK: Codes

  /// The modules of a code, row by row from the top; true is black.
  private func modules(_ image: CIImage?) throws -> [[Bool]] {
    let image = try #require(image)
    let all = try bytes(image)
    let width = Int(image.extent.width)
    return (0..<Int(image.extent.height)).map { row in (0..<width).map { all[(row * width + $0) * 4] == 0 } }
  }

  @Test("QR: 21 modules and four more a version, white around, a finder in three corners, as much as the level asks")
  func qrCodes() throws {
    func code(_ text: String, _ level: String = "L") throws -> [[Bool]] {
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(text.utf8)
      filter.correctionLevel = level
      return try modules(filter.outputImage)
    }
    let small = try code("HELLO")
    #expect(small.count == 23 && small.allSatisfy { $0.count == 23 })
    #expect(!small[0].contains(true) && !small.contains { $0[0] || $0[22] })
    // ISO/IEC 18004: seven modules black, five white, three black.
    let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    func corner(_ code: [[Bool]], _ row: Int, _ column: Int) -> [String] {
      (0..<7).map { y in (0..<7).map { code[row + y][column + $0] ? "1" : "0" }.joined() }
    }
    #expect(corner(small, 1, 1) == finder && corner(small, 1, 15) == finder && corner(small, 15, 1) == finder)
    #expect(corner(small, 15, 15) != finder)
    // The dotted lines between them.
    #expect((9...13).allSatisfy { small[7][$0] == ($0 % 2 == 1) && small[$0][7] == ($0 % 2 == 1) })
    // 41 digits are the most of version 1 at the lowest level, 17 at the highest (ISO/IEC 18004, table 7).
    #expect(try code(String(repeating: "1", count: 41)).count == 23 && code(String(repeating: "1", count: 42)).count == 27)
    #expect(try code(String(repeating: "1", count: 17), "H").count == 23 && code(String(repeating: "1", count: 18), "H").count == 27)
    #expect(try code("HELLO") != code("HELLP") && code("HELLO", "L") != code("HELLO", "M"))
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
    // Enlarged, a module stays a square.
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HELLO".utf8), forKey: "inputMessage")
    filter.setValue("L", forKey: "inputCorrectionLevel")
    let large = try modules(filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 3, y: 3)))
    #expect(large.count == 69 && (0..<69).allSatisfy { y in (0..<69).allSatisfy { large[y][$0] == small[y / 3][$0 / 3] } })
    #expect(try modules(filter.value(forKey: kCIOutputImageKey) as? CIImage) == small)
  }

  @Test("Code 128: start, letters, check and stop by the standard's table; others have their own form")
  func barCodes() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    filter.quietSpace = 5
    filter.barcodeHeight = 4
    let lines = try modules(filter.outputImage)
    #expect(lines.count == 14 && lines[5] == lines[8] && !lines[4].contains(true) && !lines[9].contains(true))
    // Start B (104), A (33), check (104 + 33) mod 103 = 34, stop: ISO/IEC 15417.
    let bars = "11010010000" + "10100011000" + "10001011000" + "1100011101011"
    #expect(lines[5].map { $0 ? "1" : "0" }.joined() == "00000" + bars + "00000")
    let aztec = CIFilter.aztecCodeGenerator()
    aztec.message = Data("A".utf8)
    let square = try modules(aztec.outputImage)
    // ISO/IEC 24778: the smallest is 15 × 15, with rings around its middle.
    #expect(square.count == 15 && square[7][7] && !square[7][8] && square[7][9] && !square[7][10] && square[7][11])
    aztec.layers = 3
    aztec.compactStyle = 1
    #expect(try modules(aztec.outputImage).count == 23)
    let stacked = CIFilter.pdf417BarcodeGenerator()
    stacked.message = Data("A".utf8)
    let rows = try modules(stacked.outputImage)
    // ISO/IEC 15438: each row begins with 8 1 1 1 1 1 1 3.
    #expect(rows[3].dropFirst(2).prefix(17).map { $0 ? "1" : "0" }.joined() == "11111111010101000" && rows[0].contains(true) == false)
    // A row of the code is three high.
    let changes = (3..<rows.count - 2).filter { rows[$0] != rows[$0 - 1] }
    #expect((rows.count - 4) % 3 == 0 && !changes.isEmpty && changes.allSatisfy { $0 % 3 == 2 }, "\(changes)")
    stacked.dataColumns = 4
    #expect(try modules(stacked.outputImage)[0].count > rows[0].count)
  }

  // MARK: Filters themselves

  @Test("A filter has its documented keys; none has a name that is none; one that is not reckoned passes its picture on")
  func names() throws {
    #expect(CIFilter(name: "CINonsense") == nil)
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      #expect(filter.name == name && Set(filter.inputKeys).count == filter.inputKeys.count, "\(name)")
      for key in filter.inputKeys { #expect(filter.attributes[key] != nil, "\(name) \(key)") }
    }
    let own = try plain(1, 2, 3)
    #expect(try filter("CIComicEffect", own) === own)
    #expect(own.applyingFilter("CIColorInvert").extent == own.extent && own.applyingFilter("CINonsense") === own)
    let blur = try #require(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3]))
    #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 3)
    blur.setDefaults()
    #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 10 && blur.outputImage == nil)
    let color = CIColor(string: "0.5 0.25 0.75 1")
    #expect(color == CIColor(red: 0.5, green: 0.25, blue: 0.75) && CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "0.5 0.25 0.75") == color && CIColor(color: UIColor(white: 0.5, alpha: 0.25)).alpha == 0.25)
    #expect(CIColor(cgColor: UIColor(white: 0.5, alpha: 0.25).cgColor) == CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(CIVector(x: 1, y: 2, z: 3, w: 4).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4) && CIVector(x: 1).value(at: 5) == 0)
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2))
    let space = CGColorSpaceCreateDeviceRGB()
    let png = try #require(CIContext().pngRepresentation(of: white, format: .RGBA8, colorSpace: space))
    #expect(CIImage(data: png)?.extent == white.extent)
    #expect(CIContext().pngRepresentation(of: .white, format: .RGBA8, colorSpace: space) == nil)
    var memory = [UInt8](repeating: 9, count: 8)
    CIContext().render(
      CIImage.red, toBitmap: &memory, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 2), format: .BGRA8, colorSpace: nil)
    #expect(memory == [0, 0, 255, 255, 0, 0, 255, 255])
    memory = [UInt8](repeating: 9, count: 12)
    CIContext().render(
      CIImage.red, toBitmap: &memory, rowBytes: 8, bounds: CGRect(x: 0, y: 0, width: 1, height: 2), format: .ARGB8, colorSpace: nil)
    #expect(memory == [255, 255, 0, 0, 9, 9, 9, 9, 255, 255, 0, 0])
  }

  @Test("What a filter takes where nothing is said is what a Mac's Core Image told of itself")
  func defaults() throws {
    for line in recordedFilterDefaults.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let filter = try #require(CIFilter(name: words[0]))
      var recorded: [String: String] = [:]
      for word in words.dropFirst() {
        let parts = word.split(separator: "=").map(String.init)
        recorded[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
      for key in filter.inputKeys {
        guard let words = recorded[key] else {
          Issue.record("\(filter.name) has no \(key)")
          continue
        }
        let found =
          switch filter.value(forKey: key) {
          case let number as Double: [number]
          case let vector as CIVector: (0..<vector.count).map { Double(vector.value(at: $0)) }
          case let color as CIColor: [color.red, color.green, color.blue, color.alpha].map { Double($0) }
          case let text as String: [text == words ? 0 : .nan]
          default: [Double]()
          }
        let numbers = words.split(separator: ",").map { Double($0) ?? 0 }
        let isSame = zip(found, numbers).allSatisfy { abs($0 - $1) < 1e-9 }
        #expect(numbers.isEmpty || isSame && found.count == numbers.count, "\(filter.name) \(key): \(found) for \(words)")
      }
    }
  }
}
