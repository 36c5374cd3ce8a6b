import Combine
import Foundation
import Observation

/// A scene that Quoin knows; it keeps what it was given and shows nothing.
@MainActor @preconcurrency public protocol _KnownScene: Scene where Body == Never {}

extension _KnownScene {
  public var body: Never { fatalError("\(Self.self) has no body; it is a scene that Quoin knows.") }
}

/// Windows that all show the same content.
public struct WindowGroup<Content: View>: _KnownScene {
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

/// One window.
public struct Window<Content: View>: _KnownScene {
  let content: () -> Content
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

/// The window of an app's settings.
public struct Settings<Content: View>: _KnownScene {
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

/// No scene.
public struct _EmptyScene: _KnownScene {
  public init() {}
}

/// Several scenes.
public struct _SceneList: _KnownScene {
  let scenes: [any Scene]
}

/// A scene or none, as an `if` without `else` gives.
public struct _OptionalScene<Content: Scene>: _KnownScene {
  let content: Content?
}

/// Makes scenes out of the statements of an app's body.
@resultBuilder @MainActor @preconcurrency public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock(_ scenes: (any Scene)...) -> _SceneList { _SceneList(scenes: scenes) }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> { _OptionalScene(content: content) }
  public static func buildLimitedAvailability(_ content: some Scene) -> _SceneList { _SceneList(scenes: [content]) }
}

// What changes windows changes nothing in a still picture.
extension Scene {
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene { self }
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
