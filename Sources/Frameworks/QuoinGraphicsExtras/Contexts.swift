import UIKit

extension CGContext {
  /// Where the share of light that is let through stands among a point's bytes: last, as here everywhere.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How a point stands in bytes: as in every picture here.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// Bits of a part of a colour.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a point.
  public var bitsPerPixel: Int { 32 }
  /// Its colours: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Draws within some rectangles alone.
  public func clip(to rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    clip()
  }
  /// Fills with a colour of inks, each 0 to 1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Draws lines with a colour of inks, each 0 to 1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// How colours that cannot be shown are shown: all can be.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// A layer of its own, which a part of the page has in view; its edge cuts nothing here.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo) }
  /// Waits until all is drawn: it is.
  public func synchronize() {}
  /// A link to an address on a page of a document; kept by nobody.
  public func setURL(_ url: CFURL, for rect: CGRect) {}
  /// A place on a page of a document by a name; kept by nobody.
  public func addDestination(_ name: CFString, at point: CGPoint) {}
  /// A link to a place on a page of a document; kept by nobody.
  public func setDestination(_ name: CFString, for rect: CGRect) {}

  // MARK: Device space

  /// The map from a page's points to where they come to lie.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// Where a point comes to lie.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// How large a size comes to be.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Where a rectangle comes to lie.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Which point comes to lie there.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Which size comes to be so large.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Which rectangle comes to lie there.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Patterns and layers

  /// From where on patterns repeat; kept by nobody.
  public func setPatternPhase(_ phase: CGSize) {}
  /// Fills with a pattern: with the mean colour of its cell here, as `UIColor(patternImage:)`.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    setFillColor(pattern.mean)
  }
  /// Draws a layer as large as it is, its lower left corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
  /// Draws a layer in a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { if let image = layer.context?.makeImage() { draw(image, in: rect) } }
  /// Draws a page of a document: none is read, so nothing.
  public func drawPDFPage(_ page: CGPDFPage) {}
}

/// Something that is drawn once and shown often.
@MainActor @preconcurrency public final class CGLayer {
  /// Where it is drawn.
  public let context: CGContext?
  /// How large it is.
  public let size: CGSize
  /// As large as `size`, for a page such as `context`; nil where it has no size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(
      data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}

/// How the cells of a pattern are laid.
public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }
/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what a pattern's drawing was given.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// How a pattern is drawn.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Lets go of what it was given; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?
  /// How a pattern is drawn.
  public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}
/// A drawing that repeats; its mean colour alone is used here.
@MainActor @preconcurrency public final class CGPattern {
  /// The mean of what its cell shows.
  let mean: CGColor
  /// A pattern; nil where its cell has no size.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling,
    isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep > 0, yStep > 0, !bounds.isEmpty else { return nil }
    let callbacks = callbacks.pointee
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let cell = UIGraphicsImageRenderer(size: CGSize(width: xStep, height: yStep), format: format).image { page in
      page.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
      callbacks.drawPattern?(info, page.cgContext)
    }
    mean = Self.mean(of: cell.cgImage?.dataProvider?.data ?? Data())
    callbacks.releaseInfo?(info)
  }
  /// The mean of points of four bytes, weighted by how much they cover.
  private static func mean(of bytes: Data) -> CGColor {
    let values = [UInt8](bytes)
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for point in stride(from: 0, to: values.count - 3, by: 4) {
      red += Int(values[point])
      green += Int(values[point + 1])
      blue += Int(values[point + 2])
      alpha += Int(values[point + 3])
    }
    guard alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
    func part(_ sum: Int) -> CGFloat { min(1, CGFloat(sum) / CGFloat(alpha)) }
    return CGColor(red: part(red), green: part(green), blue: part(blue), alpha: CGFloat(alpha) * 4 / CGFloat(values.count * 255))
  }
}
