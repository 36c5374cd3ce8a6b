/// Makes pixels of pictures that have none of their own.
enum VectorPicture {
  /// The pixels of a drawing that is `width` by `height` units large, `scale` pixels a unit; clear where `draw` leaves it so.
  static func bitmap(
    width: Double, height: Double, scale: Double, name: String, format: String,
    _ draw: (_ canvas: CairoCanvas, _ pixels: (width: Double, height: Double)) throws(DrawingError) -> Void
  ) throws(DrawingError) -> Bitmap {
    guard width.isFinite, height.isFinite, width > 0, height > 0, width < 1e6, height < 1e6 else {
      throw .pictureBroken(name: name, format: format, detail: "its size is \(width) × \(height)")
    }
    let pixels = (width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    try PictureLimits.check(width: pixels.width, height: pixels.height, name: name)
    let surface = try CairoSurface(.color, width: pixels.width, height: pixels.height)
    try draw(CairoCanvas(surface.handle), (Double(pixels.width), Double(pixels.height)))
    return Bitmap(copying: surface)
  }
}
