import CJPEG
import Foundation

extension Bitmap {
  /// The picture as a PNG file. `scale` (pixels per point) is noted in it as a density.
  public func pngData(scale: Double? = nil) throws(DrawingError) -> Data {
    var result: Swift.Result<Data, DrawingError> = .failure(.drawingFailed("nothing was written"))
    withPixels { pixels in
      result = Swift.Result { () throws(DrawingError) in
        try PNGEncoder(width: width, height: height, scale: scale).encode(pixels, stride: width * 4)
      }
    }
    return try result.get()
  }

  /// The picture as a JPEG file, on white. `quality` is 0…1, cut to it.
  public func jpegData(quality: Double) throws(DrawingError) -> Data {
    var size = 0
    let percent = Int32((min(1, max(0, quality.isNaN ? 0.8 : quality)) * 100).rounded())
    let opaque = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      withPixels { pixels in
        for at in stride(from: 0, to: width * height * 4, by: 4) {
          let rest = 255 - pixels[at + 3]
          for part in at..<(at + 3) { target[part] = pixels[part] &+ rest }
          target[at + 3] = 255
        }
      }
      count = width * height * 4
    }
    guard let bytes = quoin_jpeg_encode(opaque, Int32(width), Int32(height), percent, &size) else {
      throw .drawingFailed("the JPEG library refused \(width) × \(height) pixels")
    }
    defer { free(bytes) }
    return Data(bytes: bytes, count: size)
  }
}
