/// The symbol of a way into the app; kept only.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// Symbols of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// A symbol of the system.
  public init(type: IconType) {}
  /// A picture of the app.
  public init(templateImageName: String) {}
  /// A symbol by its name.
  public init(systemImageName: String) {}
}
extension UIApplicationShortcutItem {
  /// A way into the app, with all that is told of it.
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(type: type, localizedTitle: localizedTitle)
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    self.icon = icon
  }
}
/// A way into the app that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
