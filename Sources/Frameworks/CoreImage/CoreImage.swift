@_exported import CoreGraphics
@_exported import Foundation
import UIKit

/// A picture, or how one would be made of others.
public final class CIImage: NSObject, @unchecked Sendable {
  let picture: UIImage?
  private let shift: CGPoint
  private init(_ picture: UIImage?, _ shift: CGPoint = .zero) { (self.picture, self.shift) = (picture, shift) }
  /// A picture.
  public convenience init?(image: UIImage) { self.init(image, .zero) }
  /// A picture.
  public convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage), .zero) }
  /// A camera's or a film's picture: an empty one, as there is neither.
  public convenience init(cvPixelBuffer pixelBuffer: AnyObject, options: [String: Any]? = nil) { self.init(nil, .zero) }
  /// A camera's or a film's picture: an empty one, as there is neither.
  public convenience init(cvImageBuffer imageBuffer: AnyObject, options: [String: Any]? = nil) { self.init(nil, .zero) }
  /// A picture's bytes; nil when they are none.
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture, .zero)
  }
  /// A picture's file; nil when it is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// A colour without end.
  public convenience init(color: CIColor) { self.init(nil, .zero) }
  /// No picture.
  public static func empty() -> CIImage { CIImage(nil) }
  /// Where it lies, in pixels.
  public var extent: CGRect {
    picture.map { CGRect(origin: shift, size: CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale)) } ?? .zero
  }
  /// The same, changed by a map; the picture stays.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// The part in a rectangle; the picture stays.
  public func cropped(to rect: CGRect) -> CIImage { self }
  /// The same without ends; the picture stays.
  public func clampedToExtent() -> CIImage { self }
  /// The same, turned; the picture stays.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  /// Over another; the picture stays.
  public func composited(over dest: CIImage) -> CIImage { self }
  /// The same, blurred; the picture stays.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// The same by a filter; the picture stays.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
  /// The pixels.
  public var cgImage: CGImage? { picture?.cgImage }
}
/// A colour of filters.
public final class CIColor: NSObject, Sendable {
  /// Its parts, 0 … 1.
  public let red, green, blue, alpha: CGFloat
  /// By its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// A colour.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
/// Numbers of filters.
public final class CIVector: NSObject, Sendable {
  /// They.
  public let x, y, z, w: CGFloat
  /// Four of them.
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  /// A point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  /// A rectangle: its corner and its size.
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
}
/// Where filters run.
open class CIContext: NSObject, @unchecked Sendable {
  /// One.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// One.
  public override init() {}
  /// The pixels of a picture; nil where there is none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
}
/// How filters run.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without the graphics processor.
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  /// In which space of colours.
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
  /// In which space pictures are given out.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// How numbers are kept meanwhile.
  public static let workingFormat = Self(rawValue: "working_format")
  /// Whether what lies between is kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether what is clear is multiplied by its opacity.
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  /// Whether pictures are made smaller as finely as can be.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether others' work goes before.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  /// Whether little power is used.
  public static let allowLowPower = Self(rawValue: "kCIContextAllowLowPower")
  /// What it is called.
  public static let name = Self(rawValue: "kCIContextName")
}
/// The picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// How far.
public let kCIInputRadiusKey = "inputRadius"
/// How strongly.
public let kCIInputIntensityKey = "inputIntensity"
/// How large.
public let kCIInputScaleKey = "inputScale"
/// Around where.
public let kCIInputCenterKey = "inputCenter"
/// By what angle.
public let kCIInputAngleKey = "inputAngle"
/// In which colour.
public let kCIInputColorKey = "inputColor"
/// How colourful.
public let kCIInputSaturationKey = "inputSaturation"
/// How bright.
public let kCIInputBrightnessKey = "inputBrightness"
/// With how much contrast.
public let kCIInputContrastKey = "inputContrast"
/// How wide.
public let kCIInputWidthKey = "inputWidth"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much light.
public let kCIInputEVKey = "inputEV"
/// Over what.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// Changes a picture; here it passes it on.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String
  private var values: [String: Any] = [:]
  /// A filter of a name.
  public init?(name: String) { self.name = name }
  /// A filter of a name, with what it is given.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  init(builtin: String) { name = builtin }
  /// What can be given to it: what was, and its picture.
  open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey] }
  /// The names of filters: none is told.
  open class func filterNames(inCategory category: String?) -> [String] { [] }
  /// Gives something to it.
  public func setValue<Value>(_ value: Value, forKey key: String) { values[key] = value }
  /// Gives nothing to it.
  open func setDefaults() {}
  func given<Value>(_ key: String, _ first: Value) -> Value { values[key] as? Value ?? first }
  func give(_ key: String, _ value: Any?) { values[key] = value }
  /// The picture that it changes.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// That picture, unchanged but for the mean of all its pixels, which is one pixel; nil without one.
  open var outputImage: CIImage? { name == "CIAreaAverage" ? inputImage?.averaged : inputImage }
}
extension UIImage {
  /// A filter's picture; an empty one where there is none.
  public convenience init(ciImage: CIImage) { self.init(cgImage: (ciImage.picture ?? UIImage()).cgImage ?? CIImage.nothing) }
  /// The picture for filters.
  public var ciImage: CIImage? { CIImage(image: self) }
}
extension CIImage {
  fileprivate static var nothing: CGImage { UIImage().cgImage ?? { preconditionFailure("an empty picture has pixels") }() }
}
/// A filter by one of its many names; all take the same.
public final class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  /// What filters of a kind are given: kept.
  public var intensity: Float {
    get { given("inputIntensity", 1) }
    set { give("inputIntensity", newValue) }
  }
  /// Kept.
  public var radius: Float {
    get { given("inputRadius", 10) }
    set { give("inputRadius", newValue) }
  }
  /// Kept.
  public var scale: Float {
    get { given("inputScale", 1) }
    set { give("inputScale", newValue) }
  }
  /// Kept.
  public var center: CGPoint {
    get { given("inputCenter", .zero) }
    set { give("inputCenter", newValue) }
  }
  /// Kept.
  public var angle: Float {
    get { given("inputAngle", 0) }
    set { give("inputAngle", newValue) }
  }
  /// Kept.
  public var brightness: Float {
    get { given("inputBrightness", 0) }
    set { give("inputBrightness", newValue) }
  }
  /// Kept.
  public var contrast: Float {
    get { given("inputContrast", 1) }
    set { give("inputContrast", newValue) }
  }
  /// Kept.
  public var saturation: Float {
    get { given("inputSaturation", 1) }
    set { give("inputSaturation", newValue) }
  }
  /// Kept.
  public var ev: Float {
    get { given("inputEV", 0) }
    set { give("inputEV", newValue) }
  }
  /// Kept.
  public var sharpness: Float {
    get { given("inputSharpness", 0) }
    set { give("inputSharpness", newValue) }
  }
  /// Kept.
  public var amount: Float {
    get { given("inputAmount", 0) }
    set { give("inputAmount", newValue) }
  }
  /// Kept.
  public var color: CIColor {
    get { given("inputColor", .white) }
    set { give("inputColor", newValue) }
  }
  /// Kept.
  public var color0: CIColor {
    get { given("inputColor0", .white) }
    set { give("inputColor0", newValue) }
  }
  /// Kept.
  public var color1: CIColor {
    get { given("inputColor1", .black) }
    set { give("inputColor1", newValue) }
  }
  /// Kept.
  public var backgroundImage: CIImage? {
    get { given("inputBackgroundImage", nil) }
    set { give("inputBackgroundImage", newValue) }
  }
  /// Kept.
  public var maskImage: CIImage? {
    get { given("inputMaskImage", nil) }
    set { give("inputMaskImage", newValue) }
  }
  /// The bytes of a code: kept.
  public var message: Data {
    get { given("inputMessage", Data()) }
    set { give("inputMessage", newValue) }
  }
  /// How well a code is kept: kept.
  public var correctionLevel: String {
    get { given("inputCorrectionLevel", "M") }
    set { give("inputCorrectionLevel", newValue) }
  }
}
extension CIFilter {
  /// A filter that passes its picture on.
  public static func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIsepiaTone") }
  /// A filter that passes its picture on.
  public static func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIgaussianBlur") }
  /// A filter that passes its picture on.
  public static func pixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIpixellate") }
  /// A filter that passes its picture on.
  public static func crystallize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcrystallize") }
  /// A filter that passes its picture on.
  public static func edges() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIedges") }
  /// A filter that passes its picture on.
  public static func vignette() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIvignette") }
  /// A filter that passes its picture on.
  public static func unsharpMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIunsharpMask") }
  /// A filter that passes its picture on.
  public static func twirlDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CItwirlDistortion") }
  /// A filter that passes its picture on.
  public static func colorControls() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcolorControls") }
  /// A filter that passes its picture on.
  public static func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcolorInvert") }
  /// A filter that passes its picture on.
  public static func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcolorMonochrome") }
  /// A filter that passes its picture on.
  public static func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectMono") }
  /// A filter that passes its picture on.
  public static func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectNoir") }
  /// A filter that passes its picture on.
  public static func photoEffectChrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectChrome") }
  /// A filter that passes its picture on.
  public static func photoEffectFade() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectFade") }
  /// A filter that passes its picture on.
  public static func photoEffectInstant() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectInstant") }
  /// A filter that passes its picture on.
  public static func photoEffectProcess() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectProcess") }
  /// A filter that passes its picture on.
  public static func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectTonal") }
  /// A filter that passes its picture on.
  public static func photoEffectTransfer() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIphotoEffectTransfer") }
  /// A filter that passes its picture on.
  public static func bloom() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIbloom") }
  /// A filter that passes its picture on.
  public static func gloom() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIgloom") }
  /// A filter that passes its picture on.
  public static func comicEffect() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcomicEffect") }
  /// A filter that passes its picture on.
  public static func pointillize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIpointillize") }
  /// A filter that passes its picture on.
  public static func edgeWork() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIedgeWork") }
  /// A filter that passes its picture on.
  public static func motionBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CImotionBlur") }
  /// A filter that passes its picture on.
  public static func zoomBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIzoomBlur") }
  /// A filter that passes its picture on.
  public static func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIboxBlur") }
  /// A filter that passes its picture on.
  public static func discBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIdiscBlur") }
  /// A filter that passes its picture on.
  public static func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIhueAdjust") }
  /// A filter that passes its picture on.
  public static func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIexposureAdjust") }
  /// A filter that passes its picture on.
  public static func vibrance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIvibrance") }
  /// A filter that passes its picture on.
  public static func falseColor() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIfalseColor") }
  /// A filter that passes its picture on.
  public static func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIqrCodeGenerator") }
  /// A filter that passes its picture on.
  public static func code128BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcode128BarcodeGenerator") }
  /// A filter that passes its picture on.
  public static func aztecCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIaztecCodeGenerator") }
  /// A filter that passes its picture on.
  public static func pdf417BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIpdf417BarcodeGenerator") }
  /// A filter that passes its picture on.
  public static func bumpDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIbumpDistortion") }
  /// A filter that passes its picture on.
  public static func noiseReduction() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CInoiseReduction") }
  /// A filter that passes its picture on.
  public static func sharpenLuminance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIsharpenLuminance") }
  /// A filter that passes its picture on.
  public static func colorPosterize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcolorPosterize") }
  /// A filter that passes its picture on.
  public static func vignetteEffect() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIvignetteEffect") }
  /// A filter that passes its picture on.
  public static func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIblendWithMask") }
  /// A filter that passes its picture on.
  public static func hexagonalPixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIhexagonalPixellate") }
  /// A filter that passes its picture on.
  public static func kaleidoscope() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIkaleidoscope") }
  /// A filter that passes its picture on.
  public static func lineOverlay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIlineOverlay") }
  /// A filter that passes its picture on.
  public static func whitePointAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIwhitePointAdjust") }
  /// A filter that passes its picture on.
  public static func temperatureAndTint() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CItemperatureAndTint") }
  /// A filter that passes its picture on.
  public static func highlightShadowAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIhighlightShadowAdjust") }
  /// A filter that passes its picture on.
  public static func gammaAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIgammaAdjust") }
  /// A filter that passes its picture on.
  public static func colorMatrix() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIcolorMatrix") }
  /// A filter that passes its picture on.
  public static func sourceOverCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIsourceOverCompositing") }
  /// A filter that passes its picture on.
  public static func multiplyBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CImultiplyBlendMode") }
  /// A filter that passes its picture on.
  public static func screenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIscreenBlendMode") }
  /// A filter that passes its picture on.
  public static func dotScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIdotScreen") }
  /// A filter that passes its picture on.
  public static func halftone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIhalftone") }
}
