import Foundation

extension Bitmap {
  /// Reads a picture: PNG, JPEG (turned upright), WebP, SVG or the first page of a PDF, known by its first bytes.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: What errors call the picture.
  ///   - svgScale: Pixels per unit of the own size of an SVG or PDF.
  public init(data: Data, named name: String = "The picture", svgScale: Double = 3) throws(DrawingError) {
    switch PictureFormat(data) {
    case .png: self = try PNGDecoder.decode(data, name: name)
    case .jpeg: self = try JPEGDecoder.decode(data, name: name)
    case .webp: self = try WebPDecoder.decode(data, name: name)
    case .pdf: self = try PDFPicture.decode(data, name: name, scale: svgScale)
    case .svg: self = try SVGPicture.decode(data, name: name, scale: svgScale)
    case nil: throw .pictureUnknownFormat(name: name)
    }
  }

  /// Reads a picture's file. Errors name the path.
  public init(path: String, svgScale: Double = 3) throws(DrawingError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw .pictureUnreadable(name: path, detail: FileManager.default.fileExists(atPath: path) ? "\(error)" : "no such file")
    }
    try self.init(data: data, named: path, svgScale: svgScale)
  }
}

/// The formats that can be read.
enum PictureFormat {
  case png, jpeg, webp, svg, pdf

  init?(_ data: Data) {
    let head = Array(data.prefix(512))
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: bytes) }
    if begins([0x89, 0x50, 0x4e, 0x47]) {
      self = .png
    } else if begins([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if begins(Array("%PDF-".utf8)) {
      self = .pdf
    } else if String(decoding: head, as: UTF8.self).contains("<svg") || (begins(Array("<?xml".utf8)) && data.count > 512) {
      self = .svg
    } else {
      return nil
    }
  }
}
