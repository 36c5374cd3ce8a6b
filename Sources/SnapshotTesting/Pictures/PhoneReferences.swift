import Foundation
import QuoinSnapshots

/// Compares pictures that were recorded on a phone or in a simulator: the layout first, colours loosely.
///
/// Fonts, blurs and antialiasing differ there, so no bit will be the same. Within, a picture passes when its size, every
/// box of content and every line of text lie near the reference's, and coarse cells have near colours. A failure says which of these
/// it was. The environment variable `SNAPSHOT_TESTING_REFERENCES=phone` does the same for a whole run.
///
/// - Parameters:
///   - tolerance: How far edges may lie apart, in points; to it 8 % of a box's width are added, as fonts run wider or narrower.
///   - cells: The share of the picture, in cells of 8 points, that must look alike, 0…1.
///   - operation: What the assertions are in.
public func withPhoneReferences<R>(tolerance: Double = 4, cells: Double = 0.9, operation: () throws -> R) rethrows -> R {
  var allowance = PhoneComparison.Allowance()
  (allowance.points, allowance.cells) = (tolerance, cells)
  return try PhoneReferences.$scope.withValue(allowance) { try operation() }
}

enum PhoneReferences {
  @TaskLocal static var scope: PhoneComparison.Allowance?
  private static let isOnForAll = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_REFERENCES"] == "phone"
  /// nil where pictures are compared strictly.
  static var allowance: PhoneComparison.Allowance? { scope ?? (isOnForAll ? PhoneComparison.Allowance() : nil) }
}
