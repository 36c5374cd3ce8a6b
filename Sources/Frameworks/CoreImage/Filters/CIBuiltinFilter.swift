import CoreGraphics
import Foundation
import UIKit

/// A filter by one of its many names. All have the same properties; each counts where the filter has such an input, and keeps its value
/// where it has not.
public final class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  /// How much light, in stops: 1 doubles it.
  public var ev: Float {
    get { inputs.float("inputEV") }
    set { setCodedValue(newValue, forKey: "inputEV") }
  }
  /// What a code says.
  public var message: Data {
    get { inputs.data("inputMessage") ?? Data() }
    set { setCodedValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a QR code may be spoilt: "L", "M", "Q" or "H" for 7, 15, 25 or 30 %. Aztec codes and PDF417 take a number by its key.
  public var correctionLevel: String {
    get { inputs.text("inputCorrectionLevel") }
    set { setCodedValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The colours of a table, four floats each, red fastest.
  public var cubeData: Data {
    get { inputs.data("inputCubeData") ?? Data() }
    set { setCodedValue(newValue, forKey: "inputCubeData") }
  }
  /// In which space the colours of a table are; taken to be sRGB.
  public var colorSpace: CGColorSpace? {
    get { inputs.values["inputColorSpace"] as? CGColorSpace }
    set { setCodedValue(newValue, forKey: "inputColorSpace") }
  }
  /// Which part.
  public var extent: CGRect {
    get { inputs.rect("inputExtent") }
    set { setCodedValue(newValue, forKey: "inputExtent") }
  }
  /// What is cut out.
  public var rectangle: CGRect {
    get { inputs.rect("inputRectangle") }
    set { setCodedValue(newValue, forKey: "inputRectangle") }
  }
  /// By which map.
  public var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setCodedValue(newValue, forKey: "inputTransform") }
  }
  /// How strongly it changes.
  public var intensity: Float {
    get { inputs.float("inputIntensity") }
    set { setCodedValue(newValue, forKey: "inputIntensity") }
  }
  /// How far it reaches, in pixels.
  public var radius: Float {
    get { inputs.float("inputRadius") }
    set { setCodedValue(newValue, forKey: "inputRadius") }
  }
  /// How large, or how strongly it bends.
  public var scale: Float {
    get { inputs.float("inputScale") }
    set { setCodedValue(newValue, forKey: "inputScale") }
  }
  /// By what angle, in radians.
  public var angle: Float {
    get { inputs.float("inputAngle") }
    set { setCodedValue(newValue, forKey: "inputAngle") }
  }
  /// What is added to each colour, -1 … 1.
  public var brightness: Float {
    get { inputs.float("inputBrightness") }
    set { setCodedValue(newValue, forKey: "inputBrightness") }
  }
  /// By what the distance from half grey is multiplied.
  public var contrast: Float {
    get { inputs.float("inputContrast") }
    set { setCodedValue(newValue, forKey: "inputContrast") }
  }
  /// How colourful: 0 is grey, 1 as it is.
  public var saturation: Float {
    get { inputs.float("inputSaturation") }
    set { setCodedValue(newValue, forKey: "inputSaturation") }
  }
  /// How sharp.
  public var sharpness: Float {
    get { inputs.float("inputSharpness") }
    set { setCodedValue(newValue, forKey: "inputSharpness") }
  }
  /// How much, -1 … 1.
  public var amount: Float {
    get { inputs.float("inputAmount") }
    set { setCodedValue(newValue, forKey: "inputAmount") }
  }
  /// By what power colours are raised.
  public var power: Float {
    get { inputs.float("inputPower") }
    set { setCodedValue(newValue, forKey: "inputPower") }
  }
  /// To how many steps a part of a colour is rounded.
  public var levels: Float {
    get { inputs.float("inputLevels") }
    set { setCodedValue(newValue, forKey: "inputLevels") }
  }
  /// From what on a part of a colour is full.
  public var threshold: Float {
    get { inputs.float("inputThreshold") }
    set { setCodedValue(newValue, forKey: "inputThreshold") }
  }
  /// How far a transition has gone, 0 … 1.
  public var time: Float {
    get { inputs.float("inputTime") }
    set { setCodedValue(newValue, forKey: "inputTime") }
  }
  /// How wide a stripe or square is, in pixels.
  public var width: Float {
    get { inputs.float("inputWidth") }
    set { setCodedValue(newValue, forKey: "inputWidth") }
  }
  /// How softly it ends.
  public var falloff: Float {
    get { inputs.float("inputFalloff") }
    set { setCodedValue(newValue, forKey: "inputFalloff") }
  }
  /// The inner radius, in pixels.
  public var radius0: Float {
    get { inputs.float("inputRadius0") }
    set { setCodedValue(newValue, forKey: "inputRadius0") }
  }
  /// The outer radius, in pixels.
  public var radius1: Float {
    get { inputs.float("inputRadius1") }
    set { setCodedValue(newValue, forKey: "inputRadius1") }
  }
  /// How many white modules stand before and behind.
  public var quietSpace: Float {
    get { inputs.float("inputQuietSpace") }
    set { setCodedValue(newValue, forKey: "inputQuietSpace") }
  }
  /// How high the bars are, in pixels.
  public var barcodeHeight: Float {
    get { inputs.float("inputBarcodeHeight") }
    set { setCodedValue(newValue, forKey: "inputBarcodeHeight") }
  }
  /// How much wider it becomes for its height.
  public var aspectRatio: Float {
    get { inputs.float("inputAspectRatio") }
    set { setCodedValue(newValue, forKey: "inputAspectRatio") }
  }
  /// How many layers a code has; 0 as few as it needs.
  public var layers: Float {
    get { inputs.float("inputLayers") }
    set { setCodedValue(newValue, forKey: "inputLayers") }
  }
  /// Whether a code has the small middle, where it is not 0.
  public var compactStyle: Float {
    get { inputs.float("inputCompactStyle") }
    set { setCodedValue(newValue, forKey: "inputCompactStyle") }
  }
  /// How many columns a code has; 0 as it needs.
  public var dataColumns: Float {
    get { inputs.float("inputDataColumns") }
    set { setCodedValue(newValue, forKey: "inputDataColumns") }
  }
  /// How many colours a table has along each axis.
  public var cubeDimension: Float {
    get { inputs.float("inputCubeDimension") }
    set { setCodedValue(newValue, forKey: "inputCubeDimension") }
  }
  /// Around where, in pixels.
  public var center: CGPoint {
    get { inputs.point("inputCenter") }
    set { setCodedValue(newValue, forKey: "inputCenter") }
  }
  /// A point, in pixels.
  public var point0: CGPoint {
    get { inputs.point("inputPoint0") }
    set { setCodedValue(newValue, forKey: "inputPoint0") }
  }
  /// A point, in pixels.
  public var point1: CGPoint {
    get { inputs.point("inputPoint1") }
    set { setCodedValue(newValue, forKey: "inputPoint1") }
  }
  /// A point, in pixels.
  public var point2: CGPoint {
    get { inputs.point("inputPoint2") }
    set { setCodedValue(newValue, forKey: "inputPoint2") }
  }
  /// A point, in pixels.
  public var point3: CGPoint {
    get { inputs.point("inputPoint3") }
    set { setCodedValue(newValue, forKey: "inputPoint3") }
  }
  /// A point, in pixels.
  public var point4: CGPoint {
    get { inputs.point("inputPoint4") }
    set { setCodedValue(newValue, forKey: "inputPoint4") }
  }
  /// A corner of the four, in pixels.
  public var topLeft: CGPoint {
    get { inputs.point("inputTopLeft") }
    set { setCodedValue(newValue, forKey: "inputTopLeft") }
  }
  /// A corner of the four, in pixels.
  public var topRight: CGPoint {
    get { inputs.point("inputTopRight") }
    set { setCodedValue(newValue, forKey: "inputTopRight") }
  }
  /// A corner of the four, in pixels.
  public var bottomLeft: CGPoint {
    get { inputs.point("inputBottomLeft") }
    set { setCodedValue(newValue, forKey: "inputBottomLeft") }
  }
  /// A corner of the four, in pixels.
  public var bottomRight: CGPoint {
    get { inputs.point("inputBottomRight") }
    set { setCodedValue(newValue, forKey: "inputBottomRight") }
  }
  /// In which colour.
  public var color: CIColor {
    get { inputs.color("inputColor") }
    set { setCodedValue(newValue, forKey: "inputColor") }
  }
  /// The first colour.
  public var color0: CIColor {
    get { inputs.color("inputColor0") }
    set { setCodedValue(newValue, forKey: "inputColor0") }
  }
  /// The second colour.
  public var color1: CIColor {
    get { inputs.color("inputColor1") }
    set { setCodedValue(newValue, forKey: "inputColor1") }
  }
  /// What it lies over.
  public var backgroundImage: CIImage? {
    get { inputs.image("inputBackgroundImage") }
    set { setCodedValue(newValue, forKey: "inputBackgroundImage") }
  }
  /// How much of it is seen where.
  public var maskImage: CIImage? {
    get { inputs.image("inputMaskImage") }
    set { setCodedValue(newValue, forKey: "inputMaskImage") }
  }
  /// What a transition goes to.
  public var targetImage: CIImage? {
    get { inputs.image("inputTargetImage") }
    set { setCodedValue(newValue, forKey: "inputTargetImage") }
  }
  /// The colours from dark to bright, in a row.
  public var gradientImage: CIImage? {
    get { inputs.image("inputGradientImage") }
    set { setCodedValue(newValue, forKey: "inputGradientImage") }
  }
  /// Four numbers of a formula: `rVector`.
  public var rVector: CIVector {
    get { inputs.numbers("inputRVector") }
    set { setCodedValue(newValue, forKey: "inputRVector") }
  }
  /// Four numbers of a formula: `gVector`.
  public var gVector: CIVector {
    get { inputs.numbers("inputGVector") }
    set { setCodedValue(newValue, forKey: "inputGVector") }
  }
  /// Four numbers of a formula: `bVector`.
  public var bVector: CIVector {
    get { inputs.numbers("inputBVector") }
    set { setCodedValue(newValue, forKey: "inputBVector") }
  }
  /// Four numbers of a formula: `aVector`.
  public var aVector: CIVector {
    get { inputs.numbers("inputAVector") }
    set { setCodedValue(newValue, forKey: "inputAVector") }
  }
  /// Four numbers of a formula: `biasVector`.
  public var biasVector: CIVector {
    get { inputs.numbers("inputBiasVector") }
    set { setCodedValue(newValue, forKey: "inputBiasVector") }
  }
  /// Four numbers of a formula: `minComponents`.
  public var minComponents: CIVector {
    get { inputs.numbers("inputMinComponents") }
    set { setCodedValue(newValue, forKey: "inputMinComponents") }
  }
  /// Four numbers of a formula: `maxComponents`.
  public var maxComponents: CIVector {
    get { inputs.numbers("inputMaxComponents") }
    set { setCodedValue(newValue, forKey: "inputMaxComponents") }
  }
  /// Four numbers of a formula: `redCoefficients`.
  public var redCoefficients: CIVector {
    get { inputs.numbers("inputRedCoefficients") }
    set { setCodedValue(newValue, forKey: "inputRedCoefficients") }
  }
  /// Four numbers of a formula: `greenCoefficients`.
  public var greenCoefficients: CIVector {
    get { inputs.numbers("inputGreenCoefficients") }
    set { setCodedValue(newValue, forKey: "inputGreenCoefficients") }
  }
  /// Four numbers of a formula: `blueCoefficients`.
  public var blueCoefficients: CIVector {
    get { inputs.numbers("inputBlueCoefficients") }
    set { setCodedValue(newValue, forKey: "inputBlueCoefficients") }
  }
  /// Four numbers of a formula: `alphaCoefficients`.
  public var alphaCoefficients: CIVector {
    get { inputs.numbers("inputAlphaCoefficients") }
    set { setCodedValue(newValue, forKey: "inputAlphaCoefficients") }
  }
}
