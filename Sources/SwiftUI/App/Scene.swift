import Foundation
import QuoinLayout

/// A part of an app's face: its windows and settings.
@MainActor @preconcurrency public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// The scenes within.
  @SceneBuilder var body: Body { get }
  /// Adds the windows of the scene, the first first.
  static func _windows(of scene: Self, into windows: inout [_Window])
}

extension Scene {
  /// Those of the scene's body.
  public static func _windows(of scene: Self, into windows: inout [_Window]) { Body._windows(of: scene.body, into: &windows) }
}

/// A window that a scene shows.
public struct _Window {
  let title: String?
  let content: AnyView
  /// Settings and extras are not what an app begins with.
  let isMain: Bool
}

/// A scene that Quoin itself knows.
protocol PrimitiveScene: Scene where Body == Never {
  func windows(into windows: inout [_Window])
}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body; it is a primitive scene.") }
  /// Those that the scene knows of itself.
  public static func _windows(of scene: Self, into windows: inout [_Window]) { scene.windows(into: &windows) }
}

extension Never: Scene {
  /// None.
  public static func _windows(of scene: Never, into windows: inout [_Window]) {}
}

/// Several scenes, one after the other.
public struct _SceneList: PrimitiveScene {
  let add: @MainActor (inout [_Window]) -> Void
  func windows(into windows: inout [_Window]) { add(&windows) }
}

/// Makes one scene of the scenes written in a closure.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    let content = (repeat each content)
    return _SceneList { windows in
      @MainActor func add<S: Scene>(_ scene: S) { S._windows(of: scene, into: &windows) }
      repeat add(each content)
    }
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _SceneList { windows in if let content { Content._windows(of: content, into: &windows) } }
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    _SceneList { windows in Content._windows(of: content, into: &windows) }
  }
}

/// An app's settings.
public struct Settings<Content: View>: PrimitiveScene {
  let content: Content
  /// Shown only if the app has no other window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: "Settings", content: AnyView(content), isMain: false)) }
}

extension Scene {
  private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    _SceneList { windows in
      var own: [_Window] = []
      Self._windows(of: self, into: &own)
      windows += own.map { _Window(title: $0.title, content: change($0.content), isMain: $0.isMain) }
    }
  }
  /// Sets a value that all views of the scene find in their environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changed { AnyView($0.environment(keyPath, value)) }
  }
  /// Hands an observable model to all views of the scene, by its type; `nil` takes it away.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { changed { AnyView($0.environment(object)) } }
  /// Hands a model to all views of the scene, for their `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { changed { AnyView($0.environmentObject(object)) } }
  /// What a change of `value` does. Ignored: never called.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
    -> some Scene
  { self }
  /// What a change of `value` does, as it was written before iOS 17. Ignored: never called.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene { self }
  /// What a change of `value` does, whatever it is. Ignored: never called.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  /// Adds to the bar of menus. Ignored: a phone has none.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// How large a new window is, in points. Ignored: a picture has its page's size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// How large a new window is, in points. Ignored: a picture has its page's size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// How far a window can be resized. Ignored.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// How a window looks. Ignored: it has no frame.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Which events from outside open the scene. Ignored.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// How far a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  let name: String
  /// The system's choice.
  public static let automatic = WindowResizability(name: "automatic")
  /// Not at all: a window is as large as its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Down to what the content needs.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How a window looks; ignored.
public protocol WindowStyle {}

/// As windows look.
public struct DefaultWindowStyle: WindowStyle { public init() {} }

/// Without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { .init() } }

extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() } }
