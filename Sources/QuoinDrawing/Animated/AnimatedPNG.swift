import Foundation

/// A PNG of several pictures: PNG's third edition, chunks acTL, fcTL and fdAT.
final class AnimatedPNG: AnimatedFile {
  private var width = 0
  private var height = 0
  private var frames: [(data: Data, milliseconds: Int)] = []

  func add(_ picture: Bitmap, milliseconds: Int) throws(DrawingError) {
    (width, height) = (picture.width, picture.height)
    var result: Swift.Result<Data, DrawingError> = .failure(.drawingFailed("nothing was written"))
    picture.withPixels { pixels in
      result = Swift.Result { () throws(DrawingError) in
        try PNGEncoder(width: width, height: height).compressedColors(pixels, stride: width * 4)
      }
    }
    frames.append((try result.get(), milliseconds))
  }

  func finish() throws(DrawingError) -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    PNGEncoder.chunk("IHDR", PNGEncoder.bytes(width) + PNGEncoder.bytes(height) + [8, 6, 0, 0, 0], &file)
    PNGEncoder.chunk("sRGB", [0], &file)
    PNGEncoder.chunk("acTL", PNGEncoder.bytes(frames.count) + PNGEncoder.bytes(0), &file)
    // Control and data chunks are counted together.
    var sequence = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return PNGEncoder.bytes(sequence)
    }
    for (index, frame) in frames.enumerated() {
      let box = PNGEncoder.bytes(width) + PNGEncoder.bytes(height) + PNGEncoder.bytes(0) + PNGEncoder.bytes(0)
      let delay = min(65_535, frame.milliseconds)
      // Thousandths of a second; nothing is put away, and each picture takes the place of all there was.
      let time: [UInt8] = [UInt8(delay >> 8), UInt8(delay & 0xff), 0x03, 0xe8, 0, 0]
      PNGEncoder.chunk("fcTL", next() + box + time, &file)
      if index == 0 { PNGEncoder.chunk("IDAT", [UInt8](frame.data), &file) } else { PNGEncoder.chunk("fdAT", next() + frame.data, &file) }
    }
    PNGEncoder.chunk("IEND", [], &file)
    return file
  }
}
