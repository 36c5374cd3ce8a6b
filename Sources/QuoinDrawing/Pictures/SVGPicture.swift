import CCairo
import Foundation

/// Reads SVG pictures through librsvg, which is only loaded when the first one comes along.
enum SVGPicture {
  static func decode(_ data: Data, name: String, scale: Double) throws(DrawingError) -> Bitmap {
    guard let library = Librsvg.shared else { throw .svgReaderMissing(name: name) }
    guard let handle = [UInt8](data).withUnsafeBufferPointer({ library.open($0.baseAddress, $0.count, nil) }) else {
      throw .pictureBroken(name: name, format: "SVG", detail: "it is not well-formed")
    }
    defer { library.release(handle) }
    var width = 0.0
    var height = 0.0
    if library.size(handle, &width, &height) == 0 { (width, height) = Self.viewBox(data) ?? (300, 150) }
    return try VectorPicture.bitmap(width: width, height: height, scale: scale, name: name, format: "SVG") {
      canvas, pixels throws(DrawingError) in
      var frame = Librsvg.Rectangle(x: 0, y: 0, width: pixels.width, height: pixels.height)
      guard withUnsafeMutablePointer(to: &frame, { library.draw(handle, canvas.handle, $0, nil) }) != 0 else {
        throw .pictureBroken(name: name, format: "SVG", detail: "it cannot be drawn")
      }
    }
  }

  /// The size of the first `viewBox`, for pictures that give no width and height.
  private static func viewBox(_ data: Data) -> (Double, Double)? {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "viewBox=") else { return nil }
    let numbers = text[start.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
  }
}

/// The four calls of librsvg (2.52 or later) that are needed.
private struct Librsvg: @unchecked Sendable {
  struct Rectangle {
    var x, y, width, height: Double
  }

  typealias Open = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> OpaquePointer?
  typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  typealias Draw = @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32
  typealias Release = @convention(c) (OpaquePointer) -> Void

  let open: Open
  let size: Size
  let draw: Draw
  let release: Release

  static let shared = Librsvg()

  private init?() {
    guard let rsvg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL), let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(rsvg, "rsvg_handle_new_from_data"), let size = dlsym(rsvg, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let draw = dlsym(rsvg, "rsvg_handle_render_document"), let release = dlsym(objects, "g_object_unref")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.draw = unsafeBitCast(draw, to: Draw.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }
}

extension Bitmap {
  /// A copy of what was drawn.
  init(copying surface: CairoSurface) {
    let storage = PixelStorage(count: surface.width * surface.height * 4)
    let bytes = surface.bytes
    let stride = surface.stride
    for row in 0..<surface.height {
      (storage.bytes + row * surface.width * 4).update(from: bytes + row * stride, count: surface.width * 4)
    }
    self.init(width: surface.width, height: surface.height, pixels: storage)
  }
}
