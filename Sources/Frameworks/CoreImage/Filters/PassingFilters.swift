import Foundation
import QuoinObjectiveC

/// The filters that are not reckoned: they pass their picture on, or make none, and a finding says so.
enum PassingFilters {
  static let names: Set<String> = [
    "CIAccordionFoldTransition", "CIAreaHistogram", "CIAreaMinMax", "CIAreaMinMaxRed", "CIAttributedTextImageGenerator",
    "CIBarcodeGenerator", "CIBarsSwipeTransition", "CIBlurredRectangleGenerator", "CIBokehBlur", "CIBumpDistortionLinear",
    "CICannyEdgeDetector", "CICircleSplashDistortion", "CICircularScreen", "CICircularWrap", "CICmykHalftone",
    "CIColorAbsoluteDifference", "CIColorCrossPolynomial", "CIColorCurves", "CIColorThresholdOtsu", "CIComicEffect", "CIConvertLabToRGB",
    "CIConvertRGBtoLab", "CIConvolution3X3", "CIConvolution5X5", "CIConvolution7X7", "CIConvolution9Horizontal",
    "CIConvolution9Vertical", "CICoreMLModel", "CIDepthOfField", "CIDepthToDisparity", "CIDisintegrateWithMaskTransition",
    "CIDisparityToDepth", "CIDisplacementDistortion", "CIDither", "CIDocumentEnhancer", "CIDotScreen", "CIDroste",
    "CIEdgePreserveUpsample", "CIEdgeWork", "CIEightfoldReflectedTile", "CIFlashTransition", "CIFourfoldReflectedTile",
    "CIFourfoldRotatedTile", "CIFourfoldTranslatedTile", "CIGaborGradients", "CIGlassDistortion", "CIGlassLozenge",
    "CIGlideReflectedTile", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate", "CIHighlightShadowAdjust",
    "CIHistogramDisplay", "CIHueSaturationValueGradient", "CIKMeans", "CIKaleidoscope", "CIKeystoneCorrectionCombined",
    "CIKeystoneCorrectionHorizontal", "CIKeystoneCorrectionVertical", "CILabDeltaE", "CILenticularHaloGenerator", "CILightTunnel",
    "CILineOverlay", "CILineScreen", "CIMaskedVariableBlur", "CIMedianFilter", "CIMeshGenerator", "CIMix", "CIModTransition",
    "CIMorphologyGradient", "CIMorphologyMaximum", "CIMorphologyMinimum", "CIMorphologyRectangleMaximum", "CIMorphologyRectangleMinimum",
    "CINinePartStretched", "CINinePartTiled", "CINoiseReduction", "CIOpTile", "CIPageCurlTransition", "CIPageCurlWithShadowTransition",
    "CIPaletteCentroid", "CIPalettize", "CIParallelogramTile", "CIPersonSegmentation", "CIPerspectiveRotate", "CIPerspectiveTile",
    "CIPerspectiveTransformWithExtent", "CIPointillize", "CIRippleTransition", "CISaliencyMap", "CIShadedMaterial",
    "CISixfoldReflectedTile", "CISixfoldRotatedTile", "CISobelGradients", "CISpotColor", "CISpotLight", "CIStarShineGenerator",
    "CIStraighten", "CIStretchCrop", "CISunbeamsGenerator", "CISwipeTransition", "CITemperatureAndTint", "CITextImageGenerator",
    "CIThermal", "CITorusLensDistortion", "CITriangleKaleidoscope", "CITriangleTile", "CITwelvefoldReflectedTile",
    "CIVividLightBlendMode", "CIVortexDistortion", "CIXRay", "CIZoomBlur",
  ]

  static func tell(_ name: String) {
    // From another thread nobody is asked.
    guard Thread.isMainThread else { return }
    _Doubts.hear?("CIFilter", "\(name) is not reckoned here: its picture is passed on unchanged.")
  }
}
