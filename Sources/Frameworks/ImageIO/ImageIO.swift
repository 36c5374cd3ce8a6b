// ImageIO's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import QuoinObjectiveC
@_exported import UIKit

/// Where a picture is read from.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: Data
  private var isWhole: Bool
  init(_ bytes: Data, isWhole: Bool) { (self.bytes, self.isWhole) = (bytes, isWhole) }
  func update(_ data: Data, _ isFinal: Bool) { lock.withLock { (bytes, isWhole) = (data, isFinal) } }
  var data: Data { lock.withLock { bytes } }
  var isFinal: Bool { lock.withLock { isWhole } }
  var picture: UIImage? { UIImage(data: data) }
}
/// How far a picture is read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData
  case statusUnknownType
  case statusReadingHeader
  case statusIncomplete
  case statusComplete
}

/// A source of bytes; what cannot be read shows when a picture is asked for.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data, isWhole: true) }
/// A source in a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0, isWhole: true) }
}
/// A source of what a provider gives; nil when it gives nothing.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.map { CGImageSource($0, isWhole: true) }
}
/// A source whose bytes come bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isWhole: false) }
/// All bytes that have come.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) { source.update(data, final) }
/// How many pictures there are: one, or none where there is nothing to be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.picture == nil ? 0 : 1 }
/// How far it is read.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  !source.isFinal ? .statusIncomplete : source.picture == nil ? .statusInvalidData : .statusComplete
}
/// How far a picture is read.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus { CGImageSourceGetStatus(source) }
/// What kind of picture it is, by its first bytes; nil for kinds that are not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  let data = source.data
  let kinds: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"), ([0x47, 0x49, 0x46], "com.compuserve.gif"),
    ([0x52, 0x49, 0x46, 0x46], "org.webmproject.webp"),
  ]
  return kinds.first { data.starts(with: $0.bytes) }?.name
}
/// The first picture; nil for others.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? source.picture?.cgImage : nil
}
/// The first picture, no larger than `kCGImageSourceThumbnailMaxPixelSize` says; nil for others.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard index == 0, let picture = source.picture, let whole = picture.cgImage else { return nil }
  let most = options?[kCGImageSourceThumbnailMaxPixelSize]
  guard let limit = (most as? Int).map({ CGFloat($0) }) ?? (most as? Double).map({ CGFloat($0) }) ?? most as? CGFloat,
    CGFloat(max(whole.width, whole.height)) > limit, limit >= 1
  else { return whole }
  let scale = limit / CGFloat(max(whole.width, whole.height))
  let size = CGSize(width: max(1, (CGFloat(whole.width) * scale).rounded()), height: max(1, (CGFloat(whole.height) * scale).rounded()))
  nonisolated(unsafe) var made: CGImage?
  guard Thread.isMainThread else { return whole }
  MainActor.assumeIsolated {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    made = UIGraphicsImageRenderer(size: size, format: format).image { _ in picture.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }
  return made
}
/// The size of the first picture in pixels; nil for others.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let picture = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  return [kCGImagePropertyPixelWidth: picture.width, kCGImagePropertyPixelHeight: picture.height, kCGImagePropertyDepth: 8]
}
/// What is known of the whole: how many bytes there are.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  [kCGImagePropertyFileSize: source.data.count]
}

/// Where pictures are written to.
public final class CGImageDestination: @unchecked Sendable {
  enum Place {
    case data(NSMutableData)
    case file(URL)
  }
  let place: Place
  let type: String
  var picture: CGImage?
  var quality: CGFloat = 0.8
  init(_ place: Place, type: String) { (self.place, self.type) = (place, type) }
}
/// Writes into bytes; nil for kinds other than PNG and JPEG.
public func CGImageDestinationCreateWithData(_ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
  -> CGImageDestination?
{ ["public.png", "public.jpeg"].contains(type) ? CGImageDestination(.data(data), type: type) : nil }
/// Writes a file; nil for kinds other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
  ["public.png", "public.jpeg"].contains(type) ? CGImageDestination(.file(url), type: type) : nil
}
/// The picture to be written; the first one counts.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  destination.picture = destination.picture ?? image
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? Double { destination.quality = CGFloat(quality) }
}
/// Kept by the phone only.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes; whether it could.
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  guard let picture = destination.picture.map({ UIImage(cgImage: $0) }),
    let data = destination.type == "public.png" ? picture.pngData() : picture.jpegData(compressionQuality: destination.quality)
  else { return false }
  switch destination.place {
  case .data(let bytes): bytes.append(data)
  case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
  }
  return true
}
