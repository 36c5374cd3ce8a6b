/// The first window of an app that makes it in code: what its delegates do when they are told that the app and its scene begin.
@MainActor package enum FirstWindow {
  /// Whether one of these types is a delegate that may make a window.
  package static func mayBeMade(by types: [Any.Type]) -> Bool { types.contains(where: delegate) }
  private static func delegate(_ type: Any.Type) -> Bool {
    type is any UIWindowSceneDelegate.Type || type is any UIApplicationDelegate.Type
  }

  /// The controller of that window; nil when no delegate makes one, as in apps whose window comes from a storyboard. User code runs here.
  package static func controller(by types: [Any.Type]) -> UIViewController? {
    let known = Set(UIWindowScene.main.windows.map(ObjectIdentifier.init))
    var window: UIWindow?
    if let app = types.lazy.compactMap({ make($0) as? any UIApplicationDelegate }).first {
      UIApplication.shared.delegate = app
      _ = app.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
      window = app.window
    }
    if window?.rootViewController == nil, let scene = types.lazy.compactMap({ make($0) as? any UIWindowSceneDelegate }).first {
      UIWindowScene.main.delegate = scene
      scene.scene(UIWindowScene.main, willConnectTo: UIWindowScene.main.session, options: UIScene.ConnectionOptions())
      window = scene.window
    }
    let own = window ?? UIWindowScene.main.windows.last { !known.contains(ObjectIdentifier($0)) }
    let controller = own?.rootViewController
    // It is shown in the page's window.
    own?.rootViewController = nil
    return controller
  }

  private static func make(_ type: Any.Type) -> AnyObject? {
    guard delegate(type), let type = type as? NSObject.Type else { return nil }
    return DynamicInit.makeObject(type)
  }
}
