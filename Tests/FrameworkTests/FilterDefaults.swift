/// What each filter takes, and the value that it has where none is said: the attributes that Core Image tells of itself, as
/// nikolaydymura/native_filters keeps them (filters/CIFilters.json, 230 filters of a Mac, read 26 November 2026). A line a filter; keys
/// without a value have none there.
let recordedFilterDefaults = """
  CIAdditionCompositing inputBackgroundImage inputImage
  CIAffineClamp inputImage inputTransform
  CIAffineTile inputImage inputTransform
  CIAffineTransform inputImage inputTransform
  CIAreaAverage inputExtent=0,0,640,80 inputImage
  CIAreaMaximum inputExtent=0,0,640,80 inputImage
  CIAreaMaximumAlpha inputExtent=0,0,640,80 inputImage
  CIAreaMinimum inputExtent=0,0,640,80 inputImage
  CIAreaMinimumAlpha inputExtent=0,0,640,80 inputImage
  CIAztecCodeGenerator inputCompactStyle inputCorrectionLevel=23 inputLayers inputMessage
  CIBicubicScaleTransform inputAspectRatio=1 inputB=0 inputC=0.75 inputImage inputScale=1
  CIBlendWithAlphaMask inputBackgroundImage inputImage inputMaskImage
  CIBlendWithBlueMask inputBackgroundImage inputImage inputMaskImage
  CIBlendWithMask inputBackgroundImage inputImage inputMaskImage
  CIBlendWithRedMask inputBackgroundImage inputImage inputMaskImage
  CIBloom inputImage inputIntensity=0.5 inputRadius=10
  CIBoxBlur inputImage inputRadius=10
  CIBumpDistortion inputCenter=150,150 inputImage inputRadius=300 inputScale=0.5
  CICheckerboardGenerator inputCenter=150,150 inputColor0=1,1,1,1 inputColor1=0,0,0,1 inputSharpness=1 inputWidth=80
  CICode128BarcodeGenerator inputBarcodeHeight=32 inputMessage inputQuietSpace=10
  CIColorBlendMode inputBackgroundImage inputImage
  CIColorBurnBlendMode inputBackgroundImage inputImage
  CIColorClamp inputImage inputMaxComponents=1,1,1,1 inputMinComponents=0,0,0,0
  CIColorControls inputBrightness=0 inputContrast=1 inputImage inputSaturation=1
  CIColorCube inputCubeData inputCubeDimension=2 inputImage
  CIColorCubeWithColorSpace inputColorSpace inputCubeData inputCubeDimension=2 inputImage
  CIColorDodgeBlendMode inputBackgroundImage inputImage
  CIColorInvert inputImage
  CIColorMap inputGradientImage inputImage
  CIColorMatrix inputAVector=0,0,0,1 inputBVector=0,0,1,0 inputBiasVector=0,0,0,0 inputGVector=0,1,0,0 inputImage inputRVector=1,0,0,0
  CIColorMonochrome inputColor=0.6,0.45,0.3,1 inputImage inputIntensity=1
  CIColorPolynomial inputAlphaCoefficients=0,1,0,0 inputBlueCoefficients=0,1,0,0 inputGreenCoefficients=0,1,0,0 inputImage \
  inputRedCoefficients=0,1,0,0
  CIColorPosterize inputImage inputLevels=6
  CIColorThreshold inputImage inputThreshold=0.5
  CIColumnAverage inputExtent=0,0,640,80 inputImage
  CIConstantColorGenerator inputColor=1,0,0,1
  CICrop inputImage inputRectangle
  CICrystallize inputCenter=150,150 inputImage inputRadius=20
  CIDarkenBlendMode inputBackgroundImage inputImage
  CIDifferenceBlendMode inputBackgroundImage inputImage
  CIDiscBlur inputImage inputRadius=8
  CIDissolveTransition inputImage inputTargetImage inputTime=0
  CIDivideBlendMode inputBackgroundImage inputImage
  CIEdges inputImage inputIntensity=1
  CIExclusionBlendMode inputBackgroundImage inputImage
  CIExposureAdjust inputEV=0 inputImage
  CIFalseColor inputColor0=0.3,0,0,1 inputColor1=1,0.9,0.8,1 inputImage
  CIGammaAdjust inputImage inputPower=1
  CIGaussianBlur inputImage inputRadius=10
  CIGaussianGradient inputCenter=150,150 inputColor0=1,1,1,1 inputColor1=0,0,0,0 inputRadius=300
  CIGloom inputImage inputIntensity=0.5 inputRadius=10
  CIHardLightBlendMode inputBackgroundImage inputImage
  CIHoleDistortion inputCenter=150,150 inputImage inputRadius=150
  CIHueAdjust inputAngle=0 inputImage
  CIHueBlendMode inputBackgroundImage inputImage
  CILanczosScaleTransform inputAspectRatio=1 inputImage inputScale=1
  CILightenBlendMode inputBackgroundImage inputImage
  CILinearBurnBlendMode inputBackgroundImage inputImage
  CILinearDodgeBlendMode inputBackgroundImage inputImage
  CILinearGradient inputColor0=1,1,1,1 inputColor1=0,0,0,1 inputPoint0=0,0 inputPoint1=200,200
  CILinearToSRGBToneCurve inputImage
  CILuminosityBlendMode inputBackgroundImage inputImage
  CIMaskToAlpha inputImage
  CIMaximumComponent inputImage
  CIMaximumCompositing inputBackgroundImage inputImage
  CIMinimumComponent inputImage
  CIMinimumCompositing inputBackgroundImage inputImage
  CIMotionBlur inputAngle=0 inputImage inputRadius=20
  CIMultiplyBlendMode inputBackgroundImage inputImage
  CIMultiplyCompositing inputBackgroundImage inputImage
  CIOverlayBlendMode inputBackgroundImage inputImage
  CIPDF417BarcodeGenerator inputAlwaysSpecifyCompaction inputCompactStyle inputCompactionMode inputCorrectionLevel inputDataColumns \
  inputMaxHeight inputMaxWidth inputMessage inputMinHeight inputMinWidth inputPreferredAspectRatio inputRows
  CIPerspectiveCorrection inputBottomLeft=155,153 inputBottomRight=548,140 inputCrop=1 inputImage inputTopLeft=118,484 inputTopRight=646,507
  CIPerspectiveTransform inputBottomLeft=155,153 inputBottomRight=548,140 inputImage inputTopLeft=118,484 inputTopRight=646,507
  CIPhotoEffectChrome inputImage
  CIPhotoEffectFade inputImage
  CIPhotoEffectInstant inputImage
  CIPhotoEffectMono inputImage
  CIPhotoEffectNoir inputImage
  CIPhotoEffectProcess inputImage
  CIPhotoEffectTonal inputImage
  CIPhotoEffectTransfer inputImage
  CIPinLightBlendMode inputBackgroundImage inputImage
  CIPinchDistortion inputCenter=150,150 inputImage inputRadius=300 inputScale=0.5
  CIPixellate inputCenter=150,150 inputImage inputScale=8
  CIQRCodeGenerator inputCorrectionLevel=M inputMessage
  CIRadialGradient inputCenter=150,150 inputColor0=1,1,1,1 inputColor1=0,0,0,1 inputRadius0=5 inputRadius1=100
  CIRandomGenerator
  CIRoundedRectangleGenerator inputColor=1,1,1,1 inputExtent=0,0,100,100 inputRadius=10
  CIRowAverage inputExtent=0,0,640,80 inputImage
  CISRGBToneCurveToLinear inputImage
  CISaturationBlendMode inputBackgroundImage inputImage
  CIScreenBlendMode inputBackgroundImage inputImage
  CISepiaTone inputImage inputIntensity=1
  CISharpenLuminance inputImage inputRadius=1.69 inputSharpness=0.4
  CISmoothLinearGradient inputColor0=1,1,1,1 inputColor1=0,0,0,1 inputPoint0=0,0 inputPoint1=200,200
  CISoftLightBlendMode inputBackgroundImage inputImage
  CISourceAtopCompositing inputBackgroundImage inputImage
  CISourceInCompositing inputBackgroundImage inputImage
  CISourceOutCompositing inputBackgroundImage inputImage
  CISourceOverCompositing inputBackgroundImage inputImage
  CIStripesGenerator inputCenter=150,150 inputColor0=1,1,1,1 inputColor1=0,0,0,1 inputSharpness=1 inputWidth=80
  CISubtractBlendMode inputBackgroundImage inputImage
  CIToneCurve inputImage inputPoint0=0,0 inputPoint1=0.25,0.25 inputPoint2=0.5,0.5 inputPoint3=0.75,0.75 inputPoint4=1,1
  CITwirlDistortion inputAngle=3.141592653589793 inputCenter=150,150 inputImage inputRadius=300
  CIUnsharpMask inputImage inputIntensity=0.5 inputRadius=2.5
  CIVibrance inputAmount=0 inputImage
  CIVignette inputImage inputIntensity=0 inputRadius=1
  CIVignetteEffect inputCenter=150,150 inputFalloff=0.5 inputImage inputIntensity=1 inputRadius=150
  CIWhitePointAdjust inputColor=1,1,1,1 inputImage
  """
