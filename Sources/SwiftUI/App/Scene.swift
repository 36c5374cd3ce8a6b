import Foundation
import QuoinLayout

/// A part of an app's face: its windows and settings.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Adds the windows of the scene, the first first.
  static func _windows(of scene: Self, into windows: inout [_Window])
}
extension Scene {
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
  public static func _windows(of scene: Self, into windows: inout [_Window]) { scene.windows(into: &windows) }
}
extension Never: Scene {
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

/// Windows of one kind; a picture shows one.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: String?
  let content: Content
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(title, content: content) }
  /// Windows for values; the picture shows the one without a value.
  public init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init { content(.constant(nil)) }
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: title, content: AnyView(content), isMain: true)) }
}
/// One window.
public struct Window<Content: View>: PrimitiveScene {
  let title: String
  let content: Content
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: title, content: AnyView(content), isMain: true)) }
}
/// An app's settings.
public struct Settings<Content: View>: PrimitiveScene {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: "Settings", content: AnyView(content), isMain: false)) }
}
/// A menu in the bar at the top of a Mac.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: nil, content: AnyView(content), isMain: false)) }
}

extension Scene {
  private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    _SceneList { windows in
      var own: [_Window] = []
      Self._windows(of: self, into: &own)
      windows += own.map { _Window(title: $0.title, content: change($0.content), isMain: $0.isMain) }
    }
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changed { AnyView($0.environment(keyPath, value)) }
  }
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { changed { AnyView($0.environment(object)) } }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { changed { AnyView($0.environmentObject(object)) } }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
    -> some Scene
  { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
/// How far a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() } }
