import CZint
import CoreGraphics
import Foundation

/// Codes that a camera reads, black on white, a pixel a module; libzint makes them.
enum Codes {
  static func add(to catalog: inout FilterCatalog) {
    // A module of white around it (dagronf/QRCode, issue 21, of Core Image's own).
    catalog["CIQRCodeGenerator"] = FilterKind(["inputMessage": .data, "inputCorrectionLevel": .text("M")]) { inputs in
      let level = ["L": 1, "M": 2, "Q": 3, "H": 4][inputs.text("inputCorrectionLevel")] ?? 2
      return code(inputs, BARCODE_QRCODE, margin: 1) { $0.pointee.option_1 = Int32(level) }
    }
    catalog["CIAztecCodeGenerator"] = FilterKind([
      "inputMessage": .data, "inputCorrectionLevel": .number(23), "inputLayers": .number(0), "inputCompactStyle": .number(0),
    ]) { inputs in
      // Of the library's four levels the one that keeps as many percent at least; layers count as its sizes do, small ones first.
      let percent = inputs.number("inputCorrectionLevel")
      let level = percent <= 10 ? 1 : percent <= 23 ? 2 : percent <= 36 ? 3 : 4
      let layers = Int(min(32, max(0, inputs.number("inputLayers"))))
      let isCompact = inputs.number("inputCompactStyle") != 0
      return code(inputs, BARCODE_AZTEC, margin: 0) { symbol in
        if layers > 0 {
          symbol.pointee.option_2 = Int32(isCompact ? min(4, layers) : layers + 4)
        } else {
          symbol.pointee.option_1 = Int32(level)
        }
      }
    }
    catalog["CIPDF417BarcodeGenerator"] = FilterKind([
      "inputMessage": .data, "inputCorrectionLevel": .number(-1), "inputDataColumns": .number(0),
    ]) { inputs in
      let (level, columns) = (inputs.number("inputCorrectionLevel"), inputs.number("inputDataColumns"))
      return code(inputs, BARCODE_PDF417, margin: 2, rowHeight: 3) { symbol in
        if (0...8).contains(level) { symbol.pointee.option_1 = Int32(level) }
        if (1...30).contains(columns) { symbol.pointee.option_2 = Int32(columns) }
      }
    }
    catalog["CICode128BarcodeGenerator"] = FilterKind([
      "inputMessage": .data, "inputQuietSpace": .number(10), "inputBarcodeHeight": .number(32),
    ]) { inputs in
      let height = Int(min(500, max(1, inputs.number("inputBarcodeHeight"))))
      return code(inputs, BARCODE_CODE128, margin: Int(min(100, max(0, inputs.number("inputQuietSpace")))), rowHeight: height) { _ in }
    }
  }

  /// nil without a message, and for one that the code cannot hold.
  private static func code(
    _ inputs: FilterInputs, _ kind: Int32, margin: Int, rowHeight: Int = 1, _ prepare: (UnsafeMutablePointer<zint_symbol>) -> Void
  ) -> CIImage? {
    guard let message = inputs.data("inputMessage"), !message.isEmpty, message.count <= 1 << 16, let symbol = ZBarcode_Create() else {
      return nil
    }
    defer { ZBarcode_Delete(symbol) }
    symbol.pointee.symbology = kind
    symbol.pointee.input_mode = DATA_MODE
    prepare(symbol)
    // From five on they are errors; below, the code was made, with a word on what was put right.
    let failed = message.withUnsafeBytes { bytes in
      ZBarcode_Encode(symbol, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(message.count))
    }
    guard failed < 5, symbol.pointee.rows > 0, symbol.pointee.width > 0 else { return nil }
    let (rows, width) = (Int(symbol.pointee.rows), Int(symbol.pointee.width))
    let modules = withUnsafeBytes(of: &symbol.pointee.encoded_data) { data in
      (0..<rows).map { row in (0..<width).map { data[row * 144 + $0 / 8] >> UInt8($0 % 8) & 1 == 1 } }
    }
    let size = CGSize(width: width + 2 * margin, height: rows * rowHeight + 2 * margin)
    return CIImage(extent: CGRect(origin: .zero, size: size), isCrisp: true) { area, _ in
      Raster(area: area) { x, y in
        let (column, up) = (x - margin, y - margin)
        guard (0..<width).contains(column), up >= 0, up < rows * rowHeight else { return .one }
        return modules[rows - 1 - up / rowHeight][column] ? SIMD4(0, 0, 0, 1) : .one
      }
    }
  }
}
