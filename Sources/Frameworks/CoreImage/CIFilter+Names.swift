import Foundation

// The other filters by name. What makes a picture of its own (a generator or a gradient) passes on none.
extension CIFilter {
  /// The filter `CIAccordionFoldTransition`, which passes its picture on.
  public static func accordionFoldTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAccordionFoldTransition") }
  /// The filter `CIAdditionCompositing`, which passes its picture on.
  public static func additionCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAdditionCompositing") }
  /// The filter `CIAffineClamp`, which passes its picture on.
  public static func affineClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineClamp") }
  /// The filter `CIAffineTile`, which passes its picture on.
  public static func affineTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineTile") }
  /// The filter `CIAreaAverage`, which passes its picture on.
  public static func areaAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaAverage") }
  /// The filter `CIAreaHistogram`, which passes its picture on.
  public static func areaHistogram() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaHistogram") }
  /// The filter `CIAreaMaximum`, which passes its picture on.
  public static func areaMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximum") }
  /// The filter `CIAreaMaximumAlpha`, which passes its picture on.
  public static func areaMaximumAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximumAlpha") }
  /// The filter `CIAreaMinimum`, which passes its picture on.
  public static func areaMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimum") }
  /// The filter `CIAreaMinimumAlpha`, which passes its picture on.
  public static func areaMinimumAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimumAlpha") }
  /// The filter `CIAreaMinMax`, which passes its picture on.
  public static func areaMinMax() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinMax") }
  /// The filter `CIAreaMinMaxRed`, which passes its picture on.
  public static func areaMinMaxRed() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinMaxRed") }
  /// The filter `CIAttributedTextImageGenerator`, which passes its picture on.
  public static func attributedTextImageGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAttributedTextImageGenerator") }
  /// The filter `CIBarcodeGenerator`, which passes its picture on.
  public static func barcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBarcodeGenerator") }
  /// The filter `CIBarsSwipeTransition`, which passes its picture on.
  public static func barsSwipeTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBarsSwipeTransition") }
  /// The filter `CIBicubicScaleTransform`, which passes its picture on.
  public static func bicubicScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBicubicScaleTransform") }
  /// The filter `CIBlendWithAlphaMask`, which passes its picture on.
  public static func blendWithAlphaMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithAlphaMask") }
  /// The filter `CIBlendWithBlueMask`, which passes its picture on.
  public static func blendWithBlueMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithBlueMask") }
  /// The filter `CIBlendWithRedMask`, which passes its picture on.
  public static func blendWithRedMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithRedMask") }
  /// The filter `CIBlurredRectangleGenerator`, which passes its picture on.
  public static func blurredRectangleGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlurredRectangleGenerator") }
  /// The filter `CIBokehBlur`, which passes its picture on.
  public static func bokehBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBokehBlur") }
  /// The filter `CIBumpDistortionLinear`, which passes its picture on.
  public static func bumpDistortionLinear() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBumpDistortionLinear") }
  /// The filter `CICannyEdgeDetector`, which passes its picture on.
  public static func cannyEdgeDetector() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICannyEdgeDetector") }
  /// The filter `CICheckerboardGenerator`, which passes its picture on.
  public static func checkerboardGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICheckerboardGenerator") }
  /// The filter `CICircleSplashDistortion`, which passes its picture on.
  public static func circleSplashDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircleSplashDistortion") }
  /// The filter `CICircularScreen`, which passes its picture on.
  public static func circularScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircularScreen") }
  /// The filter `CICircularWrap`, which passes its picture on.
  public static func circularWrap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICircularWrap") }
  /// The filter `CICmykHalftone`, which passes its picture on.
  public static func cmykHalftone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICmykHalftone") }
  /// The filter `CIColorAbsoluteDifference`, which passes its picture on.
  public static func colorAbsoluteDifference() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorAbsoluteDifference") }
  /// The filter `CIColorBlendMode`, which passes its picture on.
  public static func colorBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorBlendMode") }
  /// The filter `CIColorBurnBlendMode`, which passes its picture on.
  public static func colorBurnBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorBurnBlendMode") }
  /// The filter `CIColorClamp`, which passes its picture on.
  public static func colorClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorClamp") }
  /// The filter `CIColorCrossPolynomial`, which passes its picture on.
  public static func colorCrossPolynomial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCrossPolynomial") }
  /// The filter `CIColorCube`, which passes its picture on.
  public static func colorCube() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCube") }
  /// The filter `CIColorCubeWithColorSpace`, which passes its picture on.
  public static func colorCubeWithColorSpace() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCubeWithColorSpace") }
  /// The filter `CIColorCurves`, which passes its picture on.
  public static func colorCurves() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorCurves") }
  /// The filter `CIColorDodgeBlendMode`, which passes its picture on.
  public static func colorDodgeBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorDodgeBlendMode") }
  /// The filter `CIColorMap`, which passes its picture on.
  public static func colorMap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMap") }
  /// The filter `CIColorPolynomial`, which passes its picture on.
  public static func colorPolynomial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorPolynomial") }
  /// The filter `CIColorThreshold`, which passes its picture on.
  public static func colorThreshold() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorThreshold") }
  /// The filter `CIColorThresholdOtsu`, which passes its picture on.
  public static func colorThresholdOtsu() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorThresholdOtsu") }
  /// The filter `CIColumnAverage`, which passes its picture on.
  public static func columnAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColumnAverage") }
  /// The filter `CIConvertLabToRGB`, which passes its picture on.
  public static func convertLabToRGB() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvertLabToRGB") }
  /// The filter `CIConvertRGBtoLab`, which passes its picture on.
  public static func convertRGBtoLab() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvertRGBtoLab") }
  /// The filter `CIConvolution3X3`, which passes its picture on.
  public static func convolution3X3() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution3X3") }
  /// The filter `CIConvolution5X5`, which passes its picture on.
  public static func convolution5X5() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution5X5") }
  /// The filter `CIConvolution7X7`, which passes its picture on.
  public static func convolution7X7() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution7X7") }
  /// The filter `CIConvolution9Horizontal`, which passes its picture on.
  public static func convolution9Horizontal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution9Horizontal") }
  /// The filter `CIConvolution9Vertical`, which passes its picture on.
  public static func convolution9Vertical() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIConvolution9Vertical") }
  /// The filter `CICoreMLModel`, which passes its picture on.
  public static func coreMLModel() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CICoreMLModel") }
  /// The filter `CIDarkenBlendMode`, which passes its picture on.
  public static func darkenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDarkenBlendMode") }
  /// The filter `CIDepthOfField`, which passes its picture on.
  public static func depthOfField() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDepthOfField") }
  /// The filter `CIDepthToDisparity`, which passes its picture on.
  public static func depthToDisparity() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDepthToDisparity") }
  /// The filter `CIDifferenceBlendMode`, which passes its picture on.
  public static func differenceBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDifferenceBlendMode") }
  /// The filter `CIDisintegrateWithMaskTransition`, which passes its picture on.
  public static func disintegrateWithMaskTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisintegrateWithMaskTransition") }
  /// The filter `CIDisparityToDepth`, which passes its picture on.
  public static func disparityToDepth() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisparityToDepth") }
  /// The filter `CIDisplacementDistortion`, which passes its picture on.
  public static func displacementDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDisplacementDistortion") }
  /// The filter `CIDissolveTransition`, which passes its picture on.
  public static func dissolveTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDissolveTransition") }
  /// The filter `CIDither`, which passes its picture on.
  public static func dither() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDither") }
  /// The filter `CIDivideBlendMode`, which passes its picture on.
  public static func divideBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDivideBlendMode") }
  /// The filter `CIDocumentEnhancer`, which passes its picture on.
  public static func documentEnhancer() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDocumentEnhancer") }
  /// The filter `CIDroste`, which passes its picture on.
  public static func droste() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIDroste") }
  /// The filter `CIEdgePreserveUpsample`, which passes its picture on.
  public static func edgePreserveUpsample() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEdgePreserveUpsample") }
  /// The filter `CIEightfoldReflectedTile`, which passes its picture on.
  public static func eightfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIEightfoldReflectedTile") }
  /// The filter `CIExclusionBlendMode`, which passes its picture on.
  public static func exclusionBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIExclusionBlendMode") }
  /// The filter `CIFlashTransition`, which passes its picture on.
  public static func flashTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFlashTransition") }
  /// The filter `CIFourfoldReflectedTile`, which passes its picture on.
  public static func fourfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldReflectedTile") }
  /// The filter `CIFourfoldRotatedTile`, which passes its picture on.
  public static func fourfoldRotatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldRotatedTile") }
  /// The filter `CIFourfoldTranslatedTile`, which passes its picture on.
  public static func fourfoldTranslatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIFourfoldTranslatedTile") }
  /// The filter `CIGaborGradients`, which passes its picture on.
  public static func gaborGradients() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaborGradients") }
  /// The filter `CIGaussianGradient`, which passes its picture on.
  public static func gaussianGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianGradient") }
  /// The filter `CIGlassDistortion`, which passes its picture on.
  public static func glassDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlassDistortion") }
  /// The filter `CIGlassLozenge`, which passes its picture on.
  public static func glassLozenge() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlassLozenge") }
  /// The filter `CIGlideReflectedTile`, which passes its picture on.
  public static func glideReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGlideReflectedTile") }
  /// The filter `CIHardLightBlendMode`, which passes its picture on.
  public static func hardLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHardLightBlendMode") }
  /// The filter `CIHatchedScreen`, which passes its picture on.
  public static func hatchedScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHatchedScreen") }
  /// The filter `CIHeightFieldFromMask`, which passes its picture on.
  public static func heightFieldFromMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHeightFieldFromMask") }
  /// The filter `CIHistogramDisplay`, which passes its picture on.
  public static func histogramDisplay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHistogramDisplay") }
  /// The filter `CIHoleDistortion`, which passes its picture on.
  public static func holeDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHoleDistortion") }
  /// The filter `CIHueBlendMode`, which passes its picture on.
  public static func hueBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueBlendMode") }
  /// The filter `CIHueSaturationValueGradient`, which passes its picture on.
  public static func hueSaturationValueGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueSaturationValueGradient") }
  /// The filter `CIKeystoneCorrectionCombined`, which passes its picture on.
  public static func keystoneCorrectionCombined() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionCombined") }
  /// The filter `CIKeystoneCorrectionHorizontal`, which passes its picture on.
  public static func keystoneCorrectionHorizontal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionHorizontal") }
  /// The filter `CIKeystoneCorrectionVertical`, which passes its picture on.
  public static func keystoneCorrectionVertical() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKeystoneCorrectionVertical") }
  /// The filter `CIKMeans`, which passes its picture on.
  public static func kMeans() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIKMeans") }
  /// The filter `CILabDeltaE`, which passes its picture on.
  public static func labDeltaE() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILabDeltaE") }
  /// The filter `CILanczosScaleTransform`, which passes its picture on.
  public static func lanczosScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILanczosScaleTransform") }
  /// The filter `CILenticularHaloGenerator`, which passes its picture on.
  public static func lenticularHaloGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILenticularHaloGenerator") }
  /// The filter `CILightenBlendMode`, which passes its picture on.
  public static func lightenBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILightenBlendMode") }
  /// The filter `CILightTunnel`, which passes its picture on.
  public static func lightTunnel() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILightTunnel") }
  /// The filter `CILinearBurnBlendMode`, which passes its picture on.
  public static func linearBurnBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearBurnBlendMode") }
  /// The filter `CILinearDodgeBlendMode`, which passes its picture on.
  public static func linearDodgeBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearDodgeBlendMode") }
  /// The filter `CILinearGradient`, which passes its picture on.
  public static func linearGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearGradient") }
  /// The filter `CILinearToSRGBToneCurve`, which passes its picture on.
  public static func linearToSRGBToneCurve() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILinearToSRGBToneCurve") }
  /// The filter `CILineScreen`, which passes its picture on.
  public static func lineScreen() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILineScreen") }
  /// The filter `CILuminosityBlendMode`, which passes its picture on.
  public static func luminosityBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILuminosityBlendMode") }
  /// The filter `CIMaskedVariableBlur`, which passes its picture on.
  public static func maskedVariableBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskedVariableBlur") }
  /// The filter `CIMaskToAlpha`, which passes its picture on.
  public static func maskToAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskToAlpha") }
  /// The filter `CIMaximumComponent`, which passes its picture on.
  public static func maximumComponent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaximumComponent") }
  /// The filter `CIMaximumCompositing`, which passes its picture on.
  public static func maximumCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaximumCompositing") }
  /// The filter `CIMedianFilter`, which passes its picture on.
  public static func medianFilter() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMedianFilter") }
  /// The filter `CIMeshGenerator`, which passes its picture on.
  public static func meshGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMeshGenerator") }
  /// The filter `CIMinimumComponent`, which passes its picture on.
  public static func minimumComponent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMinimumComponent") }
  /// The filter `CIMinimumCompositing`, which passes its picture on.
  public static func minimumCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMinimumCompositing") }
  /// The filter `CIMix`, which passes its picture on.
  public static func mix() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMix") }
  /// The filter `CIModTransition`, which passes its picture on.
  public static func modTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIModTransition") }
  /// The filter `CIMorphologyGradient`, which passes its picture on.
  public static func morphologyGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyGradient") }
  /// The filter `CIMorphologyMaximum`, which passes its picture on.
  public static func morphologyMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyMaximum") }
  /// The filter `CIMorphologyMinimum`, which passes its picture on.
  public static func morphologyMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyMinimum") }
  /// The filter `CIMorphologyRectangleMaximum`, which passes its picture on.
  public static func morphologyRectangleMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyRectangleMaximum") }
  /// The filter `CIMorphologyRectangleMinimum`, which passes its picture on.
  public static func morphologyRectangleMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMorphologyRectangleMinimum") }
  /// The filter `CIMultiplyCompositing`, which passes its picture on.
  public static func multiplyCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMultiplyCompositing") }
  /// The filter `CINinePartStretched`, which passes its picture on.
  public static func ninePartStretched() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CINinePartStretched") }
  /// The filter `CINinePartTiled`, which passes its picture on.
  public static func ninePartTiled() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CINinePartTiled") }
  /// The filter `CIOpTile`, which passes its picture on.
  public static func opTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIOpTile") }
  /// The filter `CIOverlayBlendMode`, which passes its picture on.
  public static func overlayBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIOverlayBlendMode") }
  /// The filter `CIPageCurlTransition`, which passes its picture on.
  public static func pageCurlTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPageCurlTransition") }
  /// The filter `CIPageCurlWithShadowTransition`, which passes its picture on.
  public static func pageCurlWithShadowTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPageCurlWithShadowTransition") }
  /// The filter `CIPaletteCentroid`, which passes its picture on.
  public static func paletteCentroid() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPaletteCentroid") }
  /// The filter `CIPalettize`, which passes its picture on.
  public static func palettize() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPalettize") }
  /// The filter `CIParallelogramTile`, which passes its picture on.
  public static func parallelogramTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIParallelogramTile") }
  /// The filter `CIPersonSegmentation`, which passes its picture on.
  public static func personSegmentation() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPersonSegmentation") }
  /// The filter `CIPerspectiveCorrection`, which passes its picture on.
  public static func perspectiveCorrection() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveCorrection") }
  /// The filter `CIPerspectiveRotate`, which passes its picture on.
  public static func perspectiveRotate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveRotate") }
  /// The filter `CIPerspectiveTile`, which passes its picture on.
  public static func perspectiveTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTile") }
  /// The filter `CIPerspectiveTransform`, which passes its picture on.
  public static func perspectiveTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTransform") }
  /// The filter `CIPerspectiveTransformWithExtent`, which passes its picture on.
  public static func perspectiveTransformWithExtent() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPerspectiveTransformWithExtent") }
  /// The filter `CIPinchDistortion`, which passes its picture on.
  public static func pinchDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPinchDistortion") }
  /// The filter `CIPinLightBlendMode`, which passes its picture on.
  public static func pinLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPinLightBlendMode") }
  /// The filter `CIRadialGradient`, which passes its picture on.
  public static func radialGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRadialGradient") }
  /// The filter `CIRandomGenerator`, which passes its picture on.
  public static func randomGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRandomGenerator") }
  /// The filter `CIRippleTransition`, which passes its picture on.
  public static func rippleTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRippleTransition") }
  /// The filter `CIRoundedRectangleGenerator`, which passes its picture on.
  public static func roundedRectangleGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRoundedRectangleGenerator") }
  /// The filter `CIRowAverage`, which passes its picture on.
  public static func rowAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIRowAverage") }
  /// The filter `CISaliencyMap`, which passes its picture on.
  public static func saliencyMap() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISaliencyMap") }
  /// The filter `CISaturationBlendMode`, which passes its picture on.
  public static func saturationBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISaturationBlendMode") }
  /// The filter `CIShadedMaterial`, which passes its picture on.
  public static func shadedMaterial() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIShadedMaterial") }
  /// The filter `CISixfoldReflectedTile`, which passes its picture on.
  public static func sixfoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISixfoldReflectedTile") }
  /// The filter `CISixfoldRotatedTile`, which passes its picture on.
  public static func sixfoldRotatedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISixfoldRotatedTile") }
  /// The filter `CISmoothLinearGradient`, which passes its picture on.
  public static func smoothLinearGradient() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISmoothLinearGradient") }
  /// The filter `CISobelGradients`, which passes its picture on.
  public static func sobelGradients() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISobelGradients") }
  /// The filter `CISoftLightBlendMode`, which passes its picture on.
  public static func softLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISoftLightBlendMode") }
  /// The filter `CISourceAtopCompositing`, which passes its picture on.
  public static func sourceAtopCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceAtopCompositing") }
  /// The filter `CISourceInCompositing`, which passes its picture on.
  public static func sourceInCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceInCompositing") }
  /// The filter `CISourceOutCompositing`, which passes its picture on.
  public static func sourceOutCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceOutCompositing") }
  /// The filter `CISpotColor`, which passes its picture on.
  public static func spotColor() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISpotColor") }
  /// The filter `CISpotLight`, which passes its picture on.
  public static func spotLight() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISpotLight") }
  /// The filter `CISRGBToneCurveToLinear`, which passes its picture on.
  public static func sRGBToneCurveToLinear() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISRGBToneCurveToLinear") }
  /// The filter `CIStarShineGenerator`, which passes its picture on.
  public static func starShineGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStarShineGenerator") }
  /// The filter `CIStraighten`, which passes its picture on.
  public static func straighten() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStraighten") }
  /// The filter `CIStretchCrop`, which passes its picture on.
  public static func stretchCrop() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStretchCrop") }
  /// The filter `CIStripesGenerator`, which passes its picture on.
  public static func stripesGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIStripesGenerator") }
  /// The filter `CISubtractBlendMode`, which passes its picture on.
  public static func subtractBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISubtractBlendMode") }
  /// The filter `CISunbeamsGenerator`, which passes its picture on.
  public static func sunbeamsGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISunbeamsGenerator") }
  /// The filter `CISwipeTransition`, which passes its picture on.
  public static func swipeTransition() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISwipeTransition") }
  /// The filter `CITextImageGenerator`, which passes its picture on.
  public static func textImageGenerator() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITextImageGenerator") }
  /// The filter `CIThermal`, which passes its picture on.
  public static func thermal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIThermal") }
  /// The filter `CIToneCurve`, which passes its picture on.
  public static func toneCurve() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIToneCurve") }
  /// The filter `CITorusLensDistortion`, which passes its picture on.
  public static func torusLensDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITorusLensDistortion") }
  /// The filter `CITriangleKaleidoscope`, which passes its picture on.
  public static func triangleKaleidoscope() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITriangleKaleidoscope") }
  /// The filter `CITriangleTile`, which passes its picture on.
  public static func triangleTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITriangleTile") }
  /// The filter `CITwelvefoldReflectedTile`, which passes its picture on.
  public static func twelvefoldReflectedTile() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CITwelvefoldReflectedTile") }
  /// The filter `CIVividLightBlendMode`, which passes its picture on.
  public static func vividLightBlendMode() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVividLightBlendMode") }
  /// The filter `CIVortexDistortion`, which passes its picture on.
  public static func vortexDistortion() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVortexDistortion") }
  /// The filter `CIXRay`, which passes its picture on.
  public static func xRay() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIXRay") }
}
