// ImageIO's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinObjectiveC

/// What is asked or told of a picture.
public let kCGImageSourceShouldCache: CFString = "SourceShouldCache"
/// What is asked or told of a picture.
public let kCGImageSourceShouldCacheImmediately: CFString = "SourceShouldCacheImmediately"
/// What is asked or told of a picture.
public let kCGImageSourceShouldAllowFloat: CFString = "SourceShouldAllowFloat"
/// What is asked or told of a picture.
public let kCGImageSourceTypeIdentifierHint: CFString = "SourceTypeIdentifierHint"
/// What is asked or told of a picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "SourceCreateThumbnailFromImageAlways"
/// What is asked or told of a picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "SourceCreateThumbnailFromImageIfAbsent"
/// What is asked or told of a picture.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "SourceCreateThumbnailWithTransform"
/// What is asked or told of a picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "SourceThumbnailMaxPixelSize"
/// What is asked or told of a picture.
public let kCGImageSourceSubsampleFactor: CFString = "SourceSubsampleFactor"
/// What is asked or told of a picture.
public let kCGImageDestinationLossyCompressionQuality: CFString = "DestinationLossyCompressionQuality"
/// What is asked or told of a picture.
public let kCGImageDestinationBackgroundColor: CFString = "DestinationBackgroundColor"
/// What is asked or told of a picture.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// What is asked or told of a picture.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// What is asked or told of a picture.
public let kCGImagePropertyDepth: CFString = "Depth"
/// What is asked or told of a picture.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// What is asked or told of a picture.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// What is asked or told of a picture.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// What is asked or told of a picture.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What is asked or told of a picture.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// What is asked or told of a picture.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What is asked or told of a picture.
public let kCGImagePropertyGIFDictionary: CFString = "GIFDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyGIFDelayTime: CFString = "GIFDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "GIFUnclampedDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyGIFLoopCount: CFString = "GIFLoopCount"
/// What is asked or told of a picture.
public let kCGImagePropertyPNGDictionary: CFString = "PNGDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyAPNGDelayTime: CFString = "APNGDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "APNGUnclampedDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyAPNGLoopCount: CFString = "APNGLoopCount"
/// What is asked or told of a picture.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What is asked or told of a picture.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// What is asked or told of a picture.
public let kCGImagePropertyExifDictionary: CFString = "ExifDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyTIFFDictionary: CFString = "TIFFDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyGPSDictionary: CFString = "GPSDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyHEICSDictionary: CFString = "HEICSDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyHEICSDelayTime: CFString = "HEICSDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "HEICSUnclampedDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyHEICSLoopCount: CFString = "HEICSLoopCount"
/// What is asked or told of a picture.
public let kCGImagePropertyWebPDictionary: CFString = "WebPDictionary"
/// What is asked or told of a picture.
public let kCGImagePropertyWebPDelayTime: CFString = "WebPDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "WebPUnclampedDelayTime"
/// What is asked or told of a picture.
public let kCGImagePropertyWebPLoopCount: CFString = "WebPLoopCount"
/// What is asked or told of a picture.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "ExifDateTimeOriginal"
/// What is asked or told of a picture.
public let kCGImagePropertyTIFFOrientation: CFString = "TIFFOrientation"

/// How a picture is turned when it is shown, by the numbers of TIFF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
