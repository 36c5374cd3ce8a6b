// The functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// How many pixels.
public typealias vImagePixelCount = UInt
/// What a function is told besides.
public typealias vImage_Flags = UInt32
/// What went wrong; 0 = nothing.
public typealias vImage_Error = Int
/// A channel of a pixel.
public typealias Pixel_8 = UInt8
/// A channel of a pixel.
public typealias Pixel_F = Float

/// Pixels in memory that is somebody else's.
public struct vImage_Buffer {
  /// Where they begin; nil = nowhere.
  public var data: UnsafeMutableRawPointer!
  /// How many rows.
  public var height: vImagePixelCount
  /// How many columns.
  public var width: vImagePixelCount
  /// From row to row, in bytes.
  public var rowBytes: Int
  /// None.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  /// Pixels in memory.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// A row of bytes.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { (data + y * rowBytes).assumingMemoryBound(to: UInt8.self) }
  /// Whether there are so many columns of 4 bytes in memory.
  var holdsPixels: Bool { data != nil && rowBytes >= Int(width) * 4 }
}

/// All is well.
public let kvImageNoError: vImage_Error = 0
/// A region is larger than its picture.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A size cannot be used.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// No memory was given.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// Two pictures must be as large.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// Nothing besides.
public let kvImageNoFlags: Int = 0
/// The fourth channel stays as it is.
public let kvImageLeaveAlphaUnchanged: Int = 1
/// Beyond the picture is what is there where it is.
public let kvImageCopyInPlace: Int = 2
/// Beyond the picture is one colour.
public let kvImageBackgroundColorFill: Int = 4
/// Beyond the picture are its edges.
public let kvImageEdgeExtend: Int = 8
/// In one piece.
public let kvImageDoNotTile: Int = 16
/// As finely as can be.
public let kvImageHighQualityResampling: Int = 32
/// Beyond the picture is nothing.
public let kvImageTruncateKernel: Int = 64
/// How much memory is needed.
public let kvImageGetTempBufferSize: Int = 128

/// Each channel of a pixel becomes the mean of those in a box around it, `kernel_height` high and `kernel_width` wide, both odd; beyond the
/// picture are its edges, or with `kvImageTruncateKernel` nothing.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  return Kernel.box.convolve(
    src.pointee, dest.pointee, (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), (Int(kernel_height), Int(kernel_width)), flags)
}
/// Each channel of a pixel becomes the mean of those around it, the nearer the more.
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  return Kernel.tent.convolve(
    src.pointee, dest.pointee, (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), (Int(kernel_height), Int(kernel_width)), flags)
}

/// What pixels around one count: by their distance along a side and half the side's length.
private enum Kernel {
  case box, tent

  private func weights(_ length: Int) -> [Float] {
    let half = length / 2
    return (-half...half).map { self == .box ? 1 : Float(half + 1 - abs($0)) }
  }

  func convolve(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (x: Int, y: Int), _ size: (height: Int, width: Int), _ flags: vImage_Flags
  ) -> vImage_Error {
    guard size.height % 2 == 1, size.width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard source.holdsPixels, target.holdsPixels else { return kvImageNullPointerArgument }
    let (width, height) = (Int(source.width), Int(source.height))
    let (columns, rows) = (Int(target.width), Int(target.height))
    guard offset.x + columns <= width, offset.y + rows <= height else { return kvImageRoiLargerThanInputBuffer }
    let extends = Int(flags) & kvImageTruncateKernel == 0
    let across = (0..<height).map { y in
      Self.mean(source.row(y), stride: 4, count: width, weights(size.width), extends)
    }
    for x in 0..<columns {
      for channel in 0..<4 {
        let column = across.map { $0[(x + offset.x) * 4 + channel] }
        let means = Self.mean(column, weights(size.height), extends)
        for y in 0..<rows { target.row(y)[x * 4 + channel] = UInt8(min(255, max(0, means[y + offset.y].rounded()))) }
      }
    }
    return kvImageNoError
  }

  private static func mean(
    _ row: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, _ weights: [Float], _ extends: Bool
  ) -> [Float] {
    var found = [Float](repeating: 0, count: count * stride)
    for channel in 0..<stride {
      let means = mean((0..<count).map { Float(row[$0 * stride + channel]) }, weights, extends)
      for index in 0..<count { found[index * stride + channel] = means[index] }
    }
    return found
  }
  private static func mean(_ values: [Float], _ weights: [Float], _ extends: Bool) -> [Float] {
    let half = weights.count / 2
    return values.indices.map { index in
      var (sum, count): (Float, Float) = (0, 0)
      for (place, weight) in weights.enumerated() {
        let other = index + place - half
        guard extends || values.indices.contains(other) else { continue }
        sum += weight * values[min(max(0, other), values.count - 1)]
        count += weight
      }
      return sum / count
    }
  }
}

/// The nearest pixel of the source for each of the target's.
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.holdsPixels, target.holdsPixels, source.width > 0, source.height > 0 else { return kvImageNullPointerArgument }
  for y in 0..<Int(target.height) {
    let from = source.row(min(Int(source.height) - 1, (2 * y + 1) * Int(source.height) / (2 * Int(target.height))))
    let to = target.row(y)
    for x in 0..<Int(target.width) {
      let column = min(Int(source.width) - 1, (2 * x + 1) * Int(source.width) / (2 * Int(target.width)))
      for channel in 0..<4 { to[x * 4 + channel] = from[column * 4 + channel] }
    }
  }
  return kvImageNoError
}
/// Turns a picture over its vertical middle.
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  mapped(src.pointee, dest.pointee) { x, y, width, _ in (width - 1 - x, y) }
}
/// Turns a picture over its horizontal middle.
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  mapped(src.pointee, dest.pointee) { x, y, _, height in (x, height - 1 - y) }
}
private func mapped(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ place: (Int, Int, Int, Int) -> (Int, Int)
) -> vImage_Error {
  guard source.holdsPixels, target.holdsPixels else { return kvImageNullPointerArgument }
  guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
  let (width, height) = (Int(source.width), Int(source.height))
  let pixels = (0..<height).map { y in Array(UnsafeBufferPointer(start: source.row(y), count: width * 4)) }
  for y in 0..<height {
    for x in 0..<width {
      let (column, row) = place(x, y, width, height)
      for channel in 0..<4 { target.row(y)[x * 4 + channel] = pixels[row][column * 4 + channel] }
    }
  }
  return kvImageNoError
}
/// Puts channels in another order: `permuteMap` says which one comes first, second, third and fourth.
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let order = (0..<4).map { Int(permuteMap[$0]) }
  guard order.allSatisfy((0..<4).contains) else { return kvImageInvalidKernelSize }
  return eachPixel(src.pointee, dest.pointee) { pixel in order.map { pixel[$0] } }
}
/// Colours multiplied by their opacity, which is the last channel.
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src.pointee, dest.pointee) { p in p[0..<3].map { UInt8((Int($0) * Int(p[3]) + 127) / 255) } + [p[3]] }
}
/// Colours divided by their opacity, which is the last channel; what is clear becomes 0.
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src.pointee, dest.pointee) { p in
    p[0..<3].map { p[3] == 0 ? 0 : UInt8(min(255, (Int($0) * 255 + Int(p[3]) / 2) / Int(p[3]))) } + [p[3]]
  }
}
/// Channels through a matrix of 4 × 4 whole numbers, a row for each channel of the source, and divided by `divisor`; the biases are added
/// before and behind it.
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidKernelSize }
  return eachPixel(src.pointee, dest.pointee) { p in
    (0..<4).map { column in
      let sum = (0..<4).reduce(Int(post_bias.map { $0[column] } ?? 0)) { sum, row in
        sum + Int(matrix[row * 4 + column]) * (Int(p[row]) + Int(pre_bias.map { $0[row] } ?? 0))
      }
      return UInt8(min(255, max(0, sum / Int(divisor))))
    }
  }
}
private func eachPixel(_ source: vImage_Buffer, _ target: vImage_Buffer, _ made: ([UInt8]) -> [UInt8]) -> vImage_Error {
  guard source.holdsPixels, target.holdsPixels else { return kvImageNullPointerArgument }
  guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
  for y in 0..<Int(source.height) {
    let (from, to) = (source.row(y), target.row(y))
    for x in 0..<Int(source.width) {
      for (channel, value) in made((0..<4).map { from[x * 4 + $0] }).enumerated() { to[x * 4 + channel] = value }
    }
  }
  return kvImageNoError
}
