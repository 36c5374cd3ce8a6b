import Foundation

// The filters of `CIFilterBuiltins` by their methods.
extension CIFilter {
  /// A filter `CIAccordionFoldTransition`.
  public static func accordionFoldTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAccordionFoldTransition") }
  /// A filter `CIAdditionCompositing`.
  public static func additionCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAdditionCompositing") }
  /// A filter `CIAffineClamp`.
  public static func affineClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineClamp") }
  /// A filter `CIAffineTile`.
  public static func affineTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineTile") }
  /// A filter `CIAffineTransform`.
  public static func affineTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineTransform") }
  /// A filter `CIAreaAverage`.
  public static func areaAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaAverage") }
  /// A filter `CIAreaHistogram`.
  public static func areaHistogram() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaHistogram") }
  /// A filter `CIAreaMaximum`.
  public static func areaMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximum") }
  /// A filter `CIAreaMaximumAlpha`.
  public static func areaMaximumAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximumAlpha") }
  /// A filter `CIAreaMinimum`.
  public static func areaMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimum") }
  /// A filter `CIAreaMinimumAlpha`.
  public static func areaMinimumAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimumAlpha") }
  /// A filter `CIAreaMinMax`.
  public static func areaMinMax() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinMax") }
  /// A filter `CIAreaMinMaxRed`.
  public static func areaMinMaxRed() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinMaxRed") }
  /// A filter `CIAttributedTextImageGenerator`.
  public static func attributedTextImageGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAttributedTextImageGenerator") }
  /// A filter `CIAztecCodeGenerator`.
  public static func aztecCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAztecCodeGenerator") }
  /// A filter `CIBarcodeGenerator`.
  public static func barcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBarcodeGenerator") }
  /// A filter `CIBarsSwipeTransition`.
  public static func barsSwipeTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBarsSwipeTransition") }
  /// A filter `CIBicubicScaleTransform`.
  public static func bicubicScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBicubicScaleTransform") }
  /// A filter `CIBlendWithAlphaMask`.
  public static func blendWithAlphaMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithAlphaMask") }
  /// A filter `CIBlendWithBlueMask`.
  public static func blendWithBlueMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithBlueMask") }
  /// A filter `CIBlendWithMask`.
  public static func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithMask") }
  /// A filter `CIBlendWithRedMask`.
  public static func blendWithRedMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithRedMask") }
  /// A filter `CIBloom`.
  public static func bloom() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBloom") }
  /// A filter `CIBlurredRectangleGenerator`.
  public static func blurredRectangleGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlurredRectangleGenerator") }
  /// A filter `CIBokehBlur`.
  public static func bokehBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBokehBlur") }
  /// A filter `CIBoxBlur`.
  public static func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBoxBlur") }
  /// A filter `CIBumpDistortion`.
  public static func bumpDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBumpDistortion") }
  /// A filter `CIBumpDistortionLinear`.
  public static func bumpDistortionLinear() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBumpDistortionLinear") }
  /// A filter `CICannyEdgeDetector`.
  public static func cannyEdgeDetector() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICannyEdgeDetector") }
  /// A filter `CICheckerboardGenerator`.
  public static func checkerboardGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICheckerboardGenerator") }
  /// A filter `CICircleSplashDistortion`.
  public static func circleSplashDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircleSplashDistortion") }
  /// A filter `CICircularScreen`.
  public static func circularScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircularScreen") }
  /// A filter `CICircularWrap`.
  public static func circularWrap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircularWrap") }
  /// A filter `CICmykHalftone`.
  public static func cmykHalftone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICmykHalftone") }
  /// A filter `CICode128BarcodeGenerator`.
  public static func code128BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICode128BarcodeGenerator") }
  /// A filter `CIColorAbsoluteDifference`.
  public static func colorAbsoluteDifference() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorAbsoluteDifference") }
  /// A filter `CIColorBlendMode`.
  public static func colorBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorBlendMode") }
  /// A filter `CIColorBurnBlendMode`.
  public static func colorBurnBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorBurnBlendMode") }
  /// A filter `CIColorClamp`.
  public static func colorClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorClamp") }
  /// A filter `CIColorControls`.
  public static func colorControls() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorControls") }
  /// A filter `CIColorCrossPolynomial`.
  public static func colorCrossPolynomial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCrossPolynomial") }
  /// A filter `CIColorCube`.
  public static func colorCube() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCube") }
  /// A filter `CIColorCubeWithColorSpace`.
  public static func colorCubeWithColorSpace() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCubeWithColorSpace") }
  /// A filter `CIColorCurves`.
  public static func colorCurves() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCurves") }
  /// A filter `CIColorDodgeBlendMode`.
  public static func colorDodgeBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorDodgeBlendMode") }
  /// A filter `CIColorInvert`.
  public static func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorInvert") }
  /// A filter `CIColorMap`.
  public static func colorMap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMap") }
  /// A filter `CIColorMatrix`.
  public static func colorMatrix() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMatrix") }
  /// A filter `CIColorMonochrome`.
  public static func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMonochrome") }
  /// A filter `CIColorPolynomial`.
  public static func colorPolynomial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorPolynomial") }
  /// A filter `CIColorPosterize`.
  public static func colorPosterize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorPosterize") }
  /// A filter `CIColorThreshold`.
  public static func colorThreshold() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorThreshold") }
  /// A filter `CIColorThresholdOtsu`.
  public static func colorThresholdOtsu() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorThresholdOtsu") }
  /// A filter `CIColumnAverage`.
  public static func columnAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColumnAverage") }
  /// A filter `CIComicEffect`.
  public static func comicEffect() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIComicEffect") }
  /// A filter `CIConstantColorGenerator`.
  public static func constantColorGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConstantColorGenerator") }
  /// A filter `CIConvertLabToRGB`.
  public static func convertLabToRGB() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvertLabToRGB") }
  /// A filter `CIConvertRGBtoLab`.
  public static func convertRGBtoLab() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvertRGBtoLab") }
  /// A filter `CIConvolution3X3`.
  public static func convolution3X3() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution3X3") }
  /// A filter `CIConvolution5X5`.
  public static func convolution5X5() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution5X5") }
  /// A filter `CIConvolution7X7`.
  public static func convolution7X7() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution7X7") }
  /// A filter `CIConvolution9Horizontal`.
  public static func convolution9Horizontal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution9Horizontal") }
  /// A filter `CIConvolution9Vertical`.
  public static func convolution9Vertical() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution9Vertical") }
  /// A filter `CICoreMLModel`.
  public static func coreMLModel() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICoreMLModel") }
  /// A filter `CICrop`.
  public static func crop() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICrop") }
  /// A filter `CICrystallize`.
  public static func crystallize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICrystallize") }
  /// A filter `CIDarkenBlendMode`.
  public static func darkenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDarkenBlendMode") }
  /// A filter `CIDepthOfField`.
  public static func depthOfField() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDepthOfField") }
  /// A filter `CIDepthToDisparity`.
  public static func depthToDisparity() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDepthToDisparity") }
  /// A filter `CIDifferenceBlendMode`.
  public static func differenceBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDifferenceBlendMode") }
  /// A filter `CIDiscBlur`.
  public static func discBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDiscBlur") }
  /// A filter `CIDisintegrateWithMaskTransition`.
  public static func disintegrateWithMaskTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisintegrateWithMaskTransition") }
  /// A filter `CIDisparityToDepth`.
  public static func disparityToDepth() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisparityToDepth") }
  /// A filter `CIDisplacementDistortion`.
  public static func displacementDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisplacementDistortion") }
  /// A filter `CIDissolveTransition`.
  public static func dissolveTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDissolveTransition") }
  /// A filter `CIDither`.
  public static func dither() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDither") }
  /// A filter `CIDivideBlendMode`.
  public static func divideBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDivideBlendMode") }
  /// A filter `CIDocumentEnhancer`.
  public static func documentEnhancer() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDocumentEnhancer") }
  /// A filter `CIDotScreen`.
  public static func dotScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDotScreen") }
  /// A filter `CIDroste`.
  public static func droste() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDroste") }
  /// A filter `CIEdgePreserveUpsample`.
  public static func edgePreserveUpsample() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEdgePreserveUpsample") }
  /// A filter `CIEdges`.
  public static func edges() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEdges") }
  /// A filter `CIEdgeWork`.
  public static func edgeWork() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEdgeWork") }
  /// A filter `CIEightfoldReflectedTile`.
  public static func eightfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEightfoldReflectedTile") }
  /// A filter `CIExclusionBlendMode`.
  public static func exclusionBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIExclusionBlendMode") }
  /// A filter `CIExposureAdjust`.
  public static func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIExposureAdjust") }
  /// A filter `CIFalseColor`.
  public static func falseColor() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFalseColor") }
  /// A filter `CIFlashTransition`.
  public static func flashTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFlashTransition") }
  /// A filter `CIFourfoldReflectedTile`.
  public static func fourfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldReflectedTile") }
  /// A filter `CIFourfoldRotatedTile`.
  public static func fourfoldRotatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldRotatedTile") }
  /// A filter `CIFourfoldTranslatedTile`.
  public static func fourfoldTranslatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldTranslatedTile") }
  /// A filter `CIGaborGradients`.
  public static func gaborGradients() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaborGradients") }
  /// A filter `CIGammaAdjust`.
  public static func gammaAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGammaAdjust") }
  /// A filter `CIGaussianBlur`.
  public static func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianBlur") }
  /// A filter `CIGaussianGradient`.
  public static func gaussianGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianGradient") }
  /// A filter `CIGlassDistortion`.
  public static func glassDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlassDistortion") }
  /// A filter `CIGlassLozenge`.
  public static func glassLozenge() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlassLozenge") }
  /// A filter `CIGlideReflectedTile`.
  public static func glideReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlideReflectedTile") }
  /// A filter `CIGloom`.
  public static func gloom() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGloom") }
  /// A filter `CIHardLightBlendMode`.
  public static func hardLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHardLightBlendMode") }
  /// A filter `CIHatchedScreen`.
  public static func hatchedScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHatchedScreen") }
  /// A filter `CIHeightFieldFromMask`.
  public static func heightFieldFromMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHeightFieldFromMask") }
  /// A filter `CIHexagonalPixellate`.
  public static func hexagonalPixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHexagonalPixellate") }
  /// A filter `CIHighlightShadowAdjust`.
  public static func highlightShadowAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHighlightShadowAdjust") }
  /// A filter `CIHistogramDisplay`.
  public static func histogramDisplay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHistogramDisplay") }
  /// A filter `CIHoleDistortion`.
  public static func holeDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHoleDistortion") }
  /// A filter `CIHueAdjust`.
  public static func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueAdjust") }
  /// A filter `CIHueBlendMode`.
  public static func hueBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueBlendMode") }
  /// A filter `CIHueSaturationValueGradient`.
  public static func hueSaturationValueGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueSaturationValueGradient") }
  /// A filter `CIKaleidoscope`.
  public static func kaleidoscope() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKaleidoscope") }
  /// A filter `CIKeystoneCorrectionCombined`.
  public static func keystoneCorrectionCombined() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionCombined") }
  /// A filter `CIKeystoneCorrectionHorizontal`.
  public static func keystoneCorrectionHorizontal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionHorizontal") }
  /// A filter `CIKeystoneCorrectionVertical`.
  public static func keystoneCorrectionVertical() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionVertical") }
  /// A filter `CIKMeans`.
  public static func kMeans() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKMeans") }
  /// A filter `CILabDeltaE`.
  public static func labDeltaE() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILabDeltaE") }
  /// A filter `CILanczosScaleTransform`.
  public static func lanczosScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILanczosScaleTransform") }
  /// A filter `CILenticularHaloGenerator`.
  public static func lenticularHaloGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILenticularHaloGenerator") }
  /// A filter `CILightenBlendMode`.
  public static func lightenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILightenBlendMode") }
  /// A filter `CILightTunnel`.
  public static func lightTunnel() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILightTunnel") }
  /// A filter `CILinearBurnBlendMode`.
  public static func linearBurnBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearBurnBlendMode") }
  /// A filter `CILinearDodgeBlendMode`.
  public static func linearDodgeBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearDodgeBlendMode") }
  /// A filter `CILinearGradient`.
  public static func linearGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearGradient") }
  /// A filter `CILinearToSRGBToneCurve`.
  public static func linearToSRGBToneCurve() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearToSRGBToneCurve") }
  /// A filter `CILineOverlay`.
  public static func lineOverlay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILineOverlay") }
  /// A filter `CILineScreen`.
  public static func lineScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILineScreen") }
  /// A filter `CILuminosityBlendMode`.
  public static func luminosityBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILuminosityBlendMode") }
  /// A filter `CIMaskedVariableBlur`.
  public static func maskedVariableBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskedVariableBlur") }
  /// A filter `CIMaskToAlpha`.
  public static func maskToAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskToAlpha") }
  /// A filter `CIMaximumComponent`.
  public static func maximumComponent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaximumComponent") }
  /// A filter `CIMaximumCompositing`.
  public static func maximumCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaximumCompositing") }
  /// A filter `CIMedianFilter`.
  public static func medianFilter() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMedianFilter") }
  /// A filter `CIMeshGenerator`.
  public static func meshGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMeshGenerator") }
  /// A filter `CIMinimumComponent`.
  public static func minimumComponent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMinimumComponent") }
  /// A filter `CIMinimumCompositing`.
  public static func minimumCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMinimumCompositing") }
  /// A filter `CIMix`.
  public static func mix() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMix") }
  /// A filter `CIModTransition`.
  public static func modTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIModTransition") }
  /// A filter `CIMorphologyGradient`.
  public static func morphologyGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyGradient") }
  /// A filter `CIMorphologyMaximum`.
  public static func morphologyMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyMaximum") }
  /// A filter `CIMorphologyMinimum`.
  public static func morphologyMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyMinimum") }
  /// A filter `CIMorphologyRectangleMaximum`.
  public static func morphologyRectangleMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyRectangleMaximum") }
  /// A filter `CIMorphologyRectangleMinimum`.
  public static func morphologyRectangleMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyRectangleMinimum") }
  /// A filter `CIMotionBlur`.
  public static func motionBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMotionBlur") }
  /// A filter `CIMultiplyBlendMode`.
  public static func multiplyBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMultiplyBlendMode") }
  /// A filter `CIMultiplyCompositing`.
  public static func multiplyCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMultiplyCompositing") }
  /// A filter `CINinePartStretched`.
  public static func ninePartStretched() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CINinePartStretched") }
  /// A filter `CINinePartTiled`.
  public static func ninePartTiled() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CINinePartTiled") }
  /// A filter `CINoiseReduction`.
  public static func noiseReduction() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CINoiseReduction") }
  /// A filter `CIOpTile`.
  public static func opTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIOpTile") }
  /// A filter `CIOverlayBlendMode`.
  public static func overlayBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIOverlayBlendMode") }
  /// A filter `CIPageCurlTransition`.
  public static func pageCurlTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPageCurlTransition") }
  /// A filter `CIPageCurlWithShadowTransition`.
  public static func pageCurlWithShadowTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPageCurlWithShadowTransition") }
  /// A filter `CIPaletteCentroid`.
  public static func paletteCentroid() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPaletteCentroid") }
  /// A filter `CIPalettize`.
  public static func palettize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPalettize") }
  /// A filter `CIParallelogramTile`.
  public static func parallelogramTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIParallelogramTile") }
  /// A filter `CIPDF417BarcodeGenerator`.
  public static func pdf417BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPDF417BarcodeGenerator") }
  /// A filter `CIPersonSegmentation`.
  public static func personSegmentation() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPersonSegmentation") }
  /// A filter `CIPerspectiveCorrection`.
  public static func perspectiveCorrection() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveCorrection") }
  /// A filter `CIPerspectiveRotate`.
  public static func perspectiveRotate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveRotate") }
  /// A filter `CIPerspectiveTile`.
  public static func perspectiveTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTile") }
  /// A filter `CIPerspectiveTransform`.
  public static func perspectiveTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTransform") }
  /// A filter `CIPerspectiveTransformWithExtent`.
  public static func perspectiveTransformWithExtent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTransformWithExtent") }
  /// A filter `CIPhotoEffectChrome`.
  public static func photoEffectChrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectChrome") }
  /// A filter `CIPhotoEffectFade`.
  public static func photoEffectFade() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectFade") }
  /// A filter `CIPhotoEffectInstant`.
  public static func photoEffectInstant() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectInstant") }
  /// A filter `CIPhotoEffectMono`.
  public static func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectMono") }
  /// A filter `CIPhotoEffectNoir`.
  public static func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectNoir") }
  /// A filter `CIPhotoEffectProcess`.
  public static func photoEffectProcess() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectProcess") }
  /// A filter `CIPhotoEffectTonal`.
  public static func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectTonal") }
  /// A filter `CIPhotoEffectTransfer`.
  public static func photoEffectTransfer() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectTransfer") }
  /// A filter `CIPinchDistortion`.
  public static func pinchDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPinchDistortion") }
  /// A filter `CIPinLightBlendMode`.
  public static func pinLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPinLightBlendMode") }
  /// A filter `CIPixellate`.
  public static func pixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPixellate") }
  /// A filter `CIPointillize`.
  public static func pointillize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPointillize") }
  /// A filter `CIQRCodeGenerator`.
  public static func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIQRCodeGenerator") }
  /// A filter `CIRadialGradient`.
  public static func radialGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRadialGradient") }
  /// A filter `CIRandomGenerator`.
  public static func randomGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRandomGenerator") }
  /// A filter `CIRippleTransition`.
  public static func rippleTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRippleTransition") }
  /// A filter `CIRoundedRectangleGenerator`.
  public static func roundedRectangleGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRoundedRectangleGenerator") }
  /// A filter `CIRowAverage`.
  public static func rowAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRowAverage") }
  /// A filter `CISaliencyMap`.
  public static func saliencyMap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISaliencyMap") }
  /// A filter `CISaturationBlendMode`.
  public static func saturationBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISaturationBlendMode") }
  /// A filter `CIScreenBlendMode`.
  public static func screenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIScreenBlendMode") }
  /// A filter `CISepiaTone`.
  public static func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISepiaTone") }
  /// A filter `CIShadedMaterial`.
  public static func shadedMaterial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIShadedMaterial") }
  /// A filter `CISharpenLuminance`.
  public static func sharpenLuminance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISharpenLuminance") }
  /// A filter `CISixfoldReflectedTile`.
  public static func sixfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISixfoldReflectedTile") }
  /// A filter `CISixfoldRotatedTile`.
  public static func sixfoldRotatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISixfoldRotatedTile") }
  /// A filter `CISmoothLinearGradient`.
  public static func smoothLinearGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISmoothLinearGradient") }
  /// A filter `CISobelGradients`.
  public static func sobelGradients() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISobelGradients") }
  /// A filter `CISoftLightBlendMode`.
  public static func softLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISoftLightBlendMode") }
  /// A filter `CISourceAtopCompositing`.
  public static func sourceAtopCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceAtopCompositing") }
  /// A filter `CISourceInCompositing`.
  public static func sourceInCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceInCompositing") }
  /// A filter `CISourceOutCompositing`.
  public static func sourceOutCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceOutCompositing") }
  /// A filter `CISourceOverCompositing`.
  public static func sourceOverCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceOverCompositing") }
  /// A filter `CISpotColor`.
  public static func spotColor() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISpotColor") }
  /// A filter `CISpotLight`.
  public static func spotLight() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISpotLight") }
  /// A filter `CISRGBToneCurveToLinear`.
  public static func sRGBToneCurveToLinear() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISRGBToneCurveToLinear") }
  /// A filter `CIStarShineGenerator`.
  public static func starShineGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStarShineGenerator") }
  /// A filter `CIStraighten`.
  public static func straighten() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStraighten") }
  /// A filter `CIStretchCrop`.
  public static func stretchCrop() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStretchCrop") }
  /// A filter `CIStripesGenerator`.
  public static func stripesGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStripesGenerator") }
  /// A filter `CISubtractBlendMode`.
  public static func subtractBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISubtractBlendMode") }
  /// A filter `CISunbeamsGenerator`.
  public static func sunbeamsGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISunbeamsGenerator") }
  /// A filter `CISwipeTransition`.
  public static func swipeTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISwipeTransition") }
  /// A filter `CITemperatureAndTint`.
  public static func temperatureAndTint() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITemperatureAndTint") }
  /// A filter `CITextImageGenerator`.
  public static func textImageGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITextImageGenerator") }
  /// A filter `CIThermal`.
  public static func thermal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIThermal") }
  /// A filter `CIToneCurve`.
  public static func toneCurve() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIToneCurve") }
  /// A filter `CITorusLensDistortion`.
  public static func torusLensDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITorusLensDistortion") }
  /// A filter `CITriangleKaleidoscope`.
  public static func triangleKaleidoscope() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITriangleKaleidoscope") }
  /// A filter `CITriangleTile`.
  public static func triangleTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITriangleTile") }
  /// A filter `CITwelvefoldReflectedTile`.
  public static func twelvefoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITwelvefoldReflectedTile") }
  /// A filter `CITwirlDistortion`.
  public static func twirlDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITwirlDistortion") }
  /// A filter `CIUnsharpMask`.
  public static func unsharpMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIUnsharpMask") }
  /// A filter `CIVibrance`.
  public static func vibrance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVibrance") }
  /// A filter `CIVignette`.
  public static func vignette() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVignette") }
  /// A filter `CIVignetteEffect`.
  public static func vignetteEffect() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVignetteEffect") }
  /// A filter `CIVividLightBlendMode`.
  public static func vividLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVividLightBlendMode") }
  /// A filter `CIVortexDistortion`.
  public static func vortexDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVortexDistortion") }
  /// A filter `CIWhitePointAdjust`.
  public static func whitePointAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIWhitePointAdjust") }
  /// A filter `CIXRay`.
  public static func xRay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIXRay") }
  /// A filter `CIZoomBlur`.
  public static func zoomBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIZoomBlur") }
}
