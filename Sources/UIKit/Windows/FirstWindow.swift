import Foundation

/// The first window of an app: what its main storyboard says, or what its delegates do when they are told that the app and its scene begin.
@MainActor package enum FirstWindow {
  /// Whether one of these types is a delegate that may make a window.
  package static func mayBeMade(by types: [Any.Type]) -> Bool { types.contains(where: delegate) }
  private static func delegate(_ type: Any.Type) -> Bool {
    type is any UIWindowSceneDelegate.Type || type is any UIApplicationDelegate.Type
  }

  /// The controller of that window; nil when there is neither a storyboard nor a delegate that makes one. User code runs here.
  package static func controller(by types: [Any.Type]) -> UIViewController? {
    let known = Set(UIWindowScene.main.windows.map(ObjectIdentifier.init))
    // Storyboards come first, so that delegates find their window with its controller, whose view is not made yet.
    let archived = mainStoryboard.flatMap { first(of: $0) }.map(UIWindow.init(waitingWith:))
    var window = archived
    let sceneDelegate = types.lazy.filter { $0 is any UIWindowSceneDelegate.Type }.compactMap { make($0) as? any UIWindowSceneDelegate }
      .first
    if let app = types.lazy.compactMap({ make($0) as? any UIApplicationDelegate }).first {
      UIApplication.shared.delegate = app
      if sceneDelegate == nil, let archived { app.window = archived }
      _ = app.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
      window = app.window ?? window
    }
    if window?.rootViewController == nil || window === archived, let scene = sceneDelegate {
      if let archived { scene.window = archived }
      UIWindowScene.main.delegate = scene
      scene.scene(UIWindowScene.main, willConnectTo: UIWindowScene.main.session, options: UIScene.ConnectionOptions())
      window = scene.window ?? window
    }
    let own = window ?? UIWindowScene.main.windows.last { !known.contains(ObjectIdentifier($0)) }
    let controller = own?.rootViewController ?? first(of: "Main")
    // It is shown in the page's window.
    own?.rootViewController = nil
    return controller
  }

  /// The storyboard that the app's Info.plist names.
  private static var mainStoryboard: String? {
    let list = Bundle.main.infoDictionary ?? [:]
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    // A manifest of scenes has the word, where there is one.
    return scenes?.first.map { $0["UISceneStoryboardFile"] as? String } ?? list["UIMainStoryboardFile"] as? String
  }

  private static func first(of storyboard: String) -> UIViewController? {
    guard Bundle.main._interface(storyboard, "storyboard") != nil else { return nil }
    return _InterfaceArchives.reader?.controller(nil, of: UIStoryboard(name: storyboard, bundle: nil))
  }

  private static func make(_ type: Any.Type) -> AnyObject? {
    guard delegate(type), let type = type as? NSObject.Type else { return nil }
    return DynamicInit.makeObject(type)
  }
}
