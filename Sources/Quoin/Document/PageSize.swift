import Foundation

/// The size of a sheet, in points (72 to the inch).
public struct PageSize: Hashable, Sendable {
  /// From left to right.
  public var width: CGFloat
  /// From top to bottom.
  public var height: CGFloat
  /// A sheet of any size; lengths that are not above 0 and finite count as 1.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width.isFinite ? max(1, width) : 1
    self.height = height.isFinite ? max(1, height) : 1
  }
  /// A sheet measured in millimetres.
  public init(millimeters width: CGFloat, _ height: CGFloat) { self.init(width: width * 72 / 25.4, height: height * 72 / 25.4) }

  /// ISO 216 A4: 210 × 297 mm.
  public static let a4 = PageSize(millimeters: 210, 297)
  /// ISO 216 A5: 148 × 210 mm.
  public static let a5 = PageSize(millimeters: 148, 210)
  /// ISO 216 A3: 297 × 420 mm.
  public static let a3 = PageSize(millimeters: 297, 420)
  /// US Letter: 8.5 × 11 in.
  public static let letter = PageSize(width: 612, height: 792)
  /// US Legal: 8.5 × 14 in.
  public static let legal = PageSize(width: 612, height: 1008)
  /// The sheet turned by 90°.
  public var landscape: PageSize { PageSize(width: max(width, height), height: min(width, height)) }
  var size: CGSize { CGSize(width: width, height: height) }
}
