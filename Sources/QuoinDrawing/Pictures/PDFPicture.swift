import CCairo
import Foundation

/// Reads the first page of PDF pictures, as asset catalogues have icons, through poppler, which is only loaded when the first one comes
/// along.
enum PDFPicture {
  static func decode(_ data: Data, name: String, scale: Double) throws(DrawingError) -> Bitmap {
    guard let library = Poppler.shared else { throw .pdfReaderMissing(name: name) }
    // Its fonts and colours belong to the whole process.
    lock.lock()
    defer { lock.unlock() }
    return try draw(data, name: name, scale: scale, library)
  }
  private static let lock = NSLock()

  private static func draw(_ data: Data, name: String, scale: Double, _ library: Poppler) throws(DrawingError) -> Bitmap {
    guard let bytes = [UInt8](data).withUnsafeBufferPointer({ library.copy($0.baseAddress, $0.count) }) else { throw .memoryExhausted }
    defer { library.releaseBytes(bytes) }
    guard let document = library.open(bytes, nil, nil) else {
      throw .pictureBroken(name: name, format: "PDF", detail: "it is not well-formed, or wants a password")
    }
    defer { library.release(document) }
    guard let page = library.page(document, 0) else { throw .pictureBroken(name: name, format: "PDF", detail: "it has no page") }
    defer { library.release(page) }
    var width = 0.0
    var height = 0.0
    library.size(page, &width, &height)
    let size = (width: width, height: height)
    return try VectorPicture.bitmap(width: width, height: height, scale: scale, name: name, format: "PDF") { canvas, pixels in
      cairo_scale(canvas.handle, pixels.width / size.width, pixels.height / size.height)
      library.render(page, canvas.handle)
    }
  }
}

/// The calls of poppler (0.82 or later) and glib that are needed.
private struct Poppler: @unchecked Sendable {
  typealias Copy = @convention(c) (UnsafePointer<UInt8>?, Int) -> OpaquePointer?
  typealias Open = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
  typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  typealias Release = @convention(c) (OpaquePointer) -> Void

  let copy: Copy
  let open: Open
  let page: Page
  let size: Size
  let render: Render
  let release: Release
  let releaseBytes: Release

  static let shared = Poppler()

  private init?() {
    guard let poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL), let glib = dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL),
      let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL), let copy = dlsym(glib, "g_bytes_new"),
      let open = dlsym(poppler, "poppler_document_new_from_bytes"), let page = dlsym(poppler, "poppler_document_get_page"),
      let size = dlsym(poppler, "poppler_page_get_size"), let render = dlsym(poppler, "poppler_page_render"),
      let release = dlsym(objects, "g_object_unref"), let releaseBytes = dlsym(glib, "g_bytes_unref")
    else { return nil }
    self.copy = unsafeBitCast(copy, to: Copy.self)
    self.open = unsafeBitCast(open, to: Open.self)
    self.page = unsafeBitCast(page, to: Page.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: Release.self)
    self.releaseBytes = unsafeBitCast(releaseBytes, to: Release.self)
  }
}
