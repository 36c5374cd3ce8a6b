import Foundation

/// Errors that saving finds, gathered: one is told as itself, several as one of number 1560 that holds them.
struct ValidationErrors {
  private var errors: [any Error] = []

  /// - Throws: what `body` gathers.
  static func collect(_ body: (inout ValidationErrors) throws -> Void) throws {
    var all = ValidationErrors()
    try body(&all)
    guard let first = all.errors.first else { return }
    if all.errors.count == 1 { throw first }
    throw NSError(
      domain: "NSCocoaErrorDomain", code: NSValidationMultipleErrorsError,
      userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: all.errors])
  }

  /// Runs a check, and keeps what it throws.
  mutating func take(_ check: () throws -> Void) {
    do { try check() } catch {
      let known = error as NSError
      if known.code == NSValidationMultipleErrorsError, let inner = known.userInfo[NSDetailedErrorsKey] as? [any Error] {
        errors += inner
      } else {
        errors.append(error)
      }
    }
  }
}
