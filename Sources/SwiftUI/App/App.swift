/// A program. An app's file compiles here unchanged, so that the previews in it can be made; the app itself has no screen to run on.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The app's windows.
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Where `@main` begins: says that there is no screen, and what to do instead.
  public static func main() {
    print("\(Self.self) has no screen to run on here. To see its previews: quoin render FILE.swift")
  }
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// How far in the foreground a scene is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// How far in the foreground the scene is; in a preview it is active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
