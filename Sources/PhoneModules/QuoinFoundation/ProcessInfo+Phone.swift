import Foundation

extension ProcessInfo {
  /// How warm a phone is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// A little warm.
    case fair
    /// Warm enough to slow down.
    case serious
    /// Too warm.
    case critical
  }
  /// How warm it is: as it should be.
  public var thermalState: ThermalState { .nominal }
  /// Whether it saves its battery: no.
  public var isLowPowerModeEnabled: Bool { false }
  /// Work that would go on for a while in the background: done at once.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { block(false) }
  /// Told when it gets warmer; never here.
  public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
extension NSNotification.Name {
  /// Told when a phone begins to save its battery; never here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
extension NSString {
  /// A text with values in it, as the user's language writes them.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: _Translations.form(of: format as String, for: args), locale: .current, arguments: args))
  }
}
