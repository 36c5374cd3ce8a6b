import Foundation
import QuoinObjectiveC
import Testing
import UIKit

/// Contexts whose pixels stand in memory.
@MainActor @Suite struct BitmapContextTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  @Test("What is drawn stands in the memory that was given, in its order of bytes, and y goes up")
  func memory() throws {
    var pixels = [UInt8](repeating: 0, count: 2 * 2 * 4)
    let context = try #require(
      CGContext(
        data: &pixels, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    // The lower left pixel: the first of the last row.
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    let little = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    let other = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: little))
    other.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    other.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(other.data).assumingMemoryBound(to: UInt8.self)
    // Blue, green, red, alpha, multiplied: 128 of 255 twice, within a step of rounding.
    #expect(abs(Int(bytes[0]) - 128) <= 1 && bytes[1] == 0 && bytes[2] == 0 && abs(Int(bytes[3]) - 128) <= 1)
  }

  @Test("Greys have one byte; sizes and kinds that cannot be kept are nil")
  func kinds() throws {
    let gray = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    #expect(gray.bytesPerRow == 3)
    gray.setFillColor(gray: 1, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
    #expect([bytes[0], bytes[1], bytes[2]] == [0, 255, 0])
    // Colours are as light as Rec. 709 says: 0.2126 of red, 0.7152 of green, 0.0722 of blue.
    for (place, parts) in [(0, (1.0, 0.0, 0.0)), (1, (0, 1, 0)), (2, (0, 0, 1))] {
      gray.setFillColor(CGColor(red: CGFloat(parts.0), green: CGFloat(parts.1), blue: CGFloat(parts.2), alpha: 1))
      gray.fill(CGRect(x: CGFloat(place), y: 0, width: 1, height: 1))
    }
    let light = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
    #expect([light[0], light[1], light[2]] == [54, 182, 18])
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGContext(data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: rgba) == nil)
    #expect(CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: space, bitmapInfo: rgba) == nil)
    #expect(CGContext(data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: rgba) == nil)
    #expect(CGColorSpace(name: "none") == nil && CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamut == true)
  }

  @Test("A picture of bytes has these bytes, upright where it is drawn")
  func pictures() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: rgba), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let data = try #require(image.dataProvider?.data)
    #expect(Array(data) == bytes && CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[4 + 1] == 255)
    var pixels = [UInt8](repeating: 0, count: 8)
    let context = try #require(
      CGContext(
        data: &pixels, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(pixels == bytes)
    #expect(context.makeImage()?.width == 1)
  }
}
