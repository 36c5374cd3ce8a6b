import Foundation
import QuoinLayout

/// A whole app. Mark it `@main`; its first window is what a picture of it shows.
@MainActor @preconcurrency public protocol App {
  /// What the app's body is.
  associatedtype Body: Scene
  /// The app's windows and settings.
  @SceneBuilder var body: Body { get }
  /// The app as it begins.
  init()
  /// Runs the app.
  static func main()
}

extension App {
  /// Draws the app's first window on a phone into `NAME.png` in the current folder, and prints its path.
  public static func main() {
    let page = PreviewStage.page(of: AppWindow(app: Self()), options: PageOptions(), patience: 1)
    let path = FileManager.default.currentDirectoryPath + "/\(Self.self).png"
    do {
      try page.pngData(isOpaque: true).write(to: URL(fileURLWithPath: path), options: .atomic)
      print(path)
    } catch {
      FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
      exit(1)
    }
  }
}

extension PreviewStage {
  /// The first window of an app that begins now.
  package static func window(of app: any App.Type) -> any View { window(app) }
  private static func window<A: App>(_ type: A.Type) -> any View { AppWindow(app: type.init()) }
}

/// An app's first window.
struct AppWindow<A: App> {
  let app: A
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var connected = app
    DynamicFields.connect(&connected, scope)
    let windows = assumeMainActor(connected) { app in
      var windows: [_Window] = []
      A.Body._windows(of: app.body, into: &windows)
      nonisolated(unsafe) let found = windows
      return found
    }
    guard let window = windows.first(where: \.isMain) ?? windows.first else {
      scope.graph.report(Finding(.badArgument, in: String(describing: A.self), "has no window. Put a WindowGroup into its body."))
      return
    }
    AnyView._emit(window.content, scope.descending(into: A.self), into: &nodes)
  }
}
extension AppWindow: PrimitiveView {}
