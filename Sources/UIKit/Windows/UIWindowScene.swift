/// A scene with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The one scene of a page.
  package static let main = UIWindowScene(session: UISceneSession())
  private var known: [WeakWindow] = []
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows that are there, the first made first.
  open var windows: [UIWindow] { known.compactMap(\.window) }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the scene lies on the screen.
  open var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// How a scene lies on its screen.
  @MainActor @preconcurrency public final class Geometry: NSObject {
    private let scene: UIWindowScene
    init(scene: UIWindowScene) { self.scene = scene }
    /// Which side of the device is up.
    public var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// Its place and size, in points.
    public var coordinateSpace: any UICoordinateSpace { scene.screen.coordinateSpace }
    /// Whether the user cannot change its size: a phone's is as large as the screen.
    public var isInterfaceOrientationLocked: Bool { false }
  }
  /// What the surroundings are like.
  open var traitCollection: UITraitCollection { .current }
  /// How the device is held: on its side when the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(height: keyWindow?.safeAreaInsets.top ?? 0) }
  /// Limits of the scene's size; kept only.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  func take(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(WeakWindow(window: window))
  }
}
