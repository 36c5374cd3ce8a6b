import CWebP
import Foundation

/// A WebP of several pictures, without loss, written by libwebp.
final class AnimatedWebP: AnimatedFile {
  private var encoder: OpaquePointer?
  private var milliseconds = 0

  deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ picture: Bitmap, milliseconds: Int) throws(DrawingError) {
    if encoder == nil {
      var options = WebPAnimEncoderOptions()
      WebPAnimEncoderOptionsInitInternal(&options, WEBP_MUX_ABI_VERSION)
      options.anim_params.loop_count = 0
      encoder = WebPAnimEncoderNewInternal(Int32(picture.width), Int32(picture.height), &options, WEBP_MUX_ABI_VERSION)
    }
    guard let encoder else { throw refusal(picture) }
    guard try picture.withWebPicture({ WebPAnimEncoderAdd(encoder, &$0, Int32(self.milliseconds), &$1) }) else { throw refusal(picture) }
    self.milliseconds += milliseconds
  }

  func finish() throws(DrawingError) -> Data {
    var data = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0,
      let bytes = data.bytes
    else { throw .drawingFailed("the WebP library could not put the pictures together") }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: bytes)) }
    return Data(bytes: bytes, count: data.size)
  }

  private func refusal(_ picture: Bitmap) -> DrawingError {
    .drawingFailed("the WebP library refused \(picture.width) × \(picture.height) pixels; it takes 16,383 at most")
  }
}

extension Bitmap {
  /// The picture as a WebP file, without loss. Throws where a side is longer than 16,383 pixels.
  public func webpData() throws(DrawingError) -> Data {
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isWritten = try withUnsafeMutablePointer(to: &writer) { writer throws(DrawingError) in
      try withWebPicture {
        $0.writer = WebPMemoryWrite
        $0.custom_ptr = UnsafeMutableRawPointer(writer)
        return WebPEncode(&$1, &$0)
      }
    }
    guard isWritten, let bytes = writer.mem else {
      throw .drawingFailed("the WebP library refused \(width) × \(height) pixels; it takes 16,383 at most")
    }
    return Data(bytes: bytes, count: writer.size)
  }

  /// Calls `body` with the pixels as libwebp takes them; answers whether that answered anything but 0.
  fileprivate func withWebPicture(_ body: (inout WebPPicture, inout WebPConfig) -> Int32) throws(DrawingError) -> Bool {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0,
      WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0
    else { throw .drawingFailed("the WebP library is of another version; install libwebp-dev anew") }
    config.lossless = 1
    config.quality = 30
    config.method = 2
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    defer { WebPPictureFree(&picture) }
    let straight = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      withPixels { pixels in
        let words = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
        for index in 0..<width * height { target[index] = PNGEncoder.straight(words[index]) }
      }
      count = width * height
    }
    let isTaken = straight.withUnsafeBytes {
      WebPPictureImportRGBA(&picture, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(width * 4))
    }
    guard isTaken != 0 else { throw .memoryExhausted }
    return body(&picture, &config) != 0
  }
}
