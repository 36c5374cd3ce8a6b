import Foundation

// What codes that a camera reads say of themselves, and how pictures are drawn into memory.

/// What a code says of itself.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}
/// A square code with three corners.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How much of it may be spoilt: 7, 15, 25 or 30 %.
  public enum ErrorCorrectionLevel: Int, Sendable { case levelL = 76, levelM = 77, levelQ = 81, levelH = 72 }
  /// What it holds.
  public let errorCorrectedPayload: Data
  /// Its version, 1 to 40.
  public let symbolVersion: Int
  /// Its mask, 0 to 7.
  public let maskPattern: UInt8
  /// How much of it may be spoilt.
  public let errorCorrectionLevel: ErrorCorrectionLevel
  /// A code; nil where version or mask are none.
  public init?(payload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    errorCorrectedPayload = payload
    (self.symbolVersion, self.maskPattern, self.errorCorrectionLevel) = (symbolVersion, maskPattern, errorCorrectionLevel)
  }
}
/// A square code with two full edges.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How it is kept from being spoilt.
  public enum ECCVersion: Int, Sendable { case v000 = 0, v050 = 50, v080 = 80, v100 = 100, v140 = 140, v200 = 200 }
  /// What it holds.
  public let errorCorrectedPayload: Data
  /// How many rows.
  public let rowCount: Int
  /// How many columns.
  public let columnCount: Int
  /// How it is kept from being spoilt.
  public let eccVersion: ECCVersion
  /// A code; nil without rows or columns.
  public init?(payload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    errorCorrectedPayload = payload
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
  }
}
/// What is done with how much is seen through.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }
