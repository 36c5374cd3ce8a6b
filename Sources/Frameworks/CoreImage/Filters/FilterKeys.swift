import Foundation

// What filters are given, by their names.

/// Which part.
public let kCIInputExtentKey = "inputExtent"
/// How wide for its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// What is added.
public let kCIInputBiasKey = "inputBias"
/// How much light is bent.
public let kCIInputRefractionKey = "inputRefraction"
/// Where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// By which map.
public let kCIInputTransformKey = "inputTransform"
/// What it becomes.
public let kCIInputTargetImageKey = "inputTargetImage"
/// When, 0 … 1.
public let kCIInputTimeKey = "inputTime"
/// By which colours.
public let kCIInputGradientImageKey = "inputGradientImage"
/// How far away.
public let kCIInputDepthImageKey = "inputDepthImage"
/// How near.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// By which lights.
public let kCIInputShadingImageKey = "inputShadingImage"
/// How much each counts.
public let kCIInputWeightsKey = "inputWeights"
/// How much.
public let kCIInputAmountKey = "inputAmount"
/// Of which form.
public let kCIInputVersionKey = "inputVersion"
/// Whether it is made sharper.
public let kCIInputEnableSharpnessKey = "inputEnableSharpness"
/// Without what.
public let kCIInputMatteKey = "inputMatte"
/// As one is.
public let kCIAttributeDefault = "CIAttributeDefault"
/// At least.
public let kCIAttributeMin = "CIAttributeMin"
/// At most.
public let kCIAttributeMax = "CIAttributeMax"
/// In words.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// By name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
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
