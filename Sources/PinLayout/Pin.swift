import UIKit

/// Settings of all pins.
@MainActor @preconcurrency public final class Pin: NSObject {
  /// What start and end mean; `.ltr` at first.
  @exclusivity(unchecked) public static var layoutDirection = LayoutDirection.ltr
  /// Kept only: every view hears `safeAreaInsetsDidChange`.
  public static var safeAreaInsetsDidChangeMode = PinSafeAreaInsetsDidChangeMode.optIn
  /// Whether warnings are printed and kept; true at first.
  public static var logWarnings = true
  /// Warnings that can be silenced one by one.
  public static var activeWarnings = ActiveWarnings()
  /// Whether a chain without `layout()` at its end is a warning; false at first.
  public static var logMissingLayoutCalls = false
  /// The words of the last warning; nil = none since `resetWarnings()`.
  public static var lastWarningText: String?

  /// Prepares nothing here; on old systems it prepared safe areas.
  public static func initPinLayout() {}
  /// Sets what start and end mean.
  public static func layoutDirection(_ direction: LayoutDirection) { layoutDirection = direction }
  /// Puts the settings about warnings back to their first values and forgets the last one.
  public static func resetWarnings() {
    logWarnings = true
    activeWarnings = ActiveWarnings()
    logMissingLayoutCalls = false
    lastWarningText = nil
  }

  /// Where warnings are written; standard output at first.
  package static var printWarning: (String) -> Void = { print($0) }
}

/// Warnings that can be silenced one by one.
@MainActor @preconcurrency public final class ActiveWarnings: NSObject {
  /// Whether `horizontallyBetween` and `verticallyBetween` warn where there is no room.
  public var noSpaceAvailableBetweenViews = true
  /// Whether `aspectRatio()` warns about an image view without an image.
  public var aspectRatioImageNotSet = true
}
