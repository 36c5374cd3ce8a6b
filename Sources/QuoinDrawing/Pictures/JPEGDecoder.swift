import CJPEG
import Foundation

/// Reads JPEG files and turns them upright as their EXIF says.
enum JPEGDecoder {
  static func decode(_ data: Data, name: String) throws(DrawingError) -> Bitmap {
    let bytes = [UInt8](data)
    var width: Int32 = 0
    var height: Int32 = 0
    var message = [CChar](repeating: 0, count: 256)
    func broken() -> DrawingError {
      .pictureBroken(
        name: name, format: "JPEG", detail: String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    guard quoin_jpeg_size(bytes, bytes.count, &width, &height, &message) != 0 else { throw broken() }
    try PictureLimits.check(width: Int(width), height: Int(height), name: name)
    let storage = PixelStorage(count: Int(width) * Int(height) * 4)
    guard quoin_jpeg_pixels(bytes, bytes.count, storage.bytes, width, height, &message) != 0 else { throw broken() }
    let turn = EXIFOrientation(bytes)
    let upright = Bitmap(
      width: Int(width), height: Int(height), pixels: storage,
      original: turn == .up ? Bitmap.Original(format: .jpeg, data: data) : nil)
    return turn.applied(to: upright)
  }
}

/// How a camera was held (Exif 2.3, tag 0x0112).
enum EXIFOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// As the file says; `up` when it says nothing.
  init(_ bytes: [UInt8]) {
    var at = 2
    self = .up
    while at + 4 <= bytes.count, bytes[at] == 0xff, bytes[at + 1] != 0xda {
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      if bytes[at + 1] == 0xe1, let found = Self.read(bytes.dropFirst(at + 4).prefix(max(0, length - 2))) {
        self = found
        return
      }
      at += 2 + max(2, length)
    }
  }

  private static func read(_ segment: ArraySlice<UInt8>) -> EXIFOrientation? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let block = Array(segment.dropFirst(6))
    let isLittle = block.first == 0x49
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= block.count else { return 0 }
      let part = block[at..<(at + count)]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = number(4, 4)
    for entry in 0..<min(number(directory, 2), 1000) {
      let at = directory + 2 + entry * 12
      if number(at, 2) == 0x0112 { return EXIFOrientation(rawValue: number(at + 8, 2)) }
    }
    return nil
  }

  func applied(to bitmap: Bitmap) -> Bitmap {
    if self == .up { return bitmap }
    let isTurned = rawValue >= 5
    let width = isTurned ? bitmap.height : bitmap.width
    let height = isTurned ? bitmap.width : bitmap.height
    let storage = PixelStorage(count: width * height * 4)
    bitmap.withPixels { source in
      let from = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
      let to = UnsafeMutableRawPointer(storage.bytes).assumingMemoryBound(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width {
          let (sourceX, sourceY) = origin(ofX: x, y: y, width: bitmap.width, height: bitmap.height)
          to[y * width + x] = from[sourceY * bitmap.width + sourceX]
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: storage)
  }

  /// Where in the stored picture the upright one's pixel lies.
  private func origin(ofX x: Int, y: Int, width: Int, height: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

extension Bitmap {
  /// The picture turned from side to side. O(pixels).
  public var mirrored: Bitmap { EXIFOrientation.upMirrored.applied(to: self) }
}
