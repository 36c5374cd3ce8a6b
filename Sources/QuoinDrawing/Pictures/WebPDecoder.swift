import CWebP
import Foundation

/// Reads WebP files, the first frame of moving ones excepted (they are refused).
enum WebPDecoder {
  static func decode(_ data: Data, name: String) throws(DrawingError) -> Bitmap {
    let bytes = [UInt8](data)
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw .pictureBroken(name: name, format: "WebP", detail: "its header makes no sense")
    }
    guard features.has_animation == 0 else {
      throw .pictureBroken(name: name, format: "WebP", detail: "it is a moving picture; only still ones are read")
    }
    let width = Int(features.width)
    let height = Int(features.height)
    try PictureLimits.check(width: width, height: height, name: name)
    let storage = PixelStorage(count: width * height * 4)
    guard WebPDecodeBGRAInto(bytes, bytes.count, storage.bytes, storage.count, Int32(width * 4)) != nil else {
      throw .pictureBroken(name: name, format: "WebP", detail: "its pixels end early or make no sense")
    }
    storage.premultiply()
    return Bitmap(width: width, height: height, pixels: storage)
  }
}
