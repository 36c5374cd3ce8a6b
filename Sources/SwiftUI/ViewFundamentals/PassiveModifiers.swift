import Foundation
import QuoinUniformTypes
import UIKit

// Modifiers for what a page that stands still does not do: windows' titles, keys, shaders, hand-over between devices. They change nothing
// of the view, and what they are given is never called.
extension View {
  /// What is done when the user comes from another device. Ignored: never called.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }
  /// What the user does, to be taken up elsewhere. Ignored: never called.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// What the user does with something, to be taken up elsewhere. Ignored: never called.
  nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
  {
    self
  }
  /// Colours by a shader. Ignored: the view keeps its own.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Looks by a shader. Ignored: the view keeps its own.
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Places by a shader. Ignored: the view keeps its own.
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Whether words are sought in text. Ignored: never shown.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// What arrow keys do. Ignored: never called.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }
  /// What the key that leaves does. Ignored: never called.
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }
  /// What scrolling by a reader does. Ignored: never called.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Whether touches go through a reader. Ignored.
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// What belongs together for a reader. Ignored.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Whether content is marked while a widget is made anew. Ignored.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// How small letters are beside others. Ignored: kept as they are.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Whether what is dragged opens it. Ignored.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Whether text is written for the user. Ignored.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Whether a search hides the title. Ignored: it is shown at rest.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Whether a search is a button. Ignored: it is shown whole.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Whether indicators flash. Ignored: they are hidden at rest.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Whether indicators flash when a value changes. Ignored: they are hidden at rest.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
/// Which way an arrow key goes.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
/// Whether what is dragged opens something.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// As the system likes.
  public static let automatic = Self(name: "automatic")
  /// Yes.
  public static let enabled = Self(name: "enabled")
  /// No.
  public static let disabled = Self(name: "disabled")
}
/// Whether text is written for the user.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// As the system likes.
  public static let automatic = Self(name: "automatic")
  /// Wholly.
  public static let complete = Self(name: "complete")
  /// In part.
  public static let limited = Self(name: "limited")
  /// No.
  public static let disabled = Self(name: "disabled")
}
/// Whether a search hides the title.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system likes.
  public static let automatic = Self()
  /// No.
  public static let avoidHidingContent = Self()
}
/// Whether a search is a button.
public struct SearchToolbarBehavior: Sendable {
  /// As the system likes.
  public static let automatic = Self()
  /// Where there is little room.
  public static let minimize = Self()
}
extension Text {
  /// How small letters are beside others.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// As they are.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}
/// A program for colours on the graphics processor; it is not run here.
public struct Shader: Sendable {
  /// What it is given.
  public struct Argument: Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The view's rectangle.
    public static let boundingRect = Argument()
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
  }
  /// A function of a library, and what it is given.
  public init(function: ShaderFunction, arguments: [Argument]) {}
}
/// A function of a library of shaders.
@dynamicCallable public struct ShaderFunction: Sendable {
  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {}
  /// A shader with what it is given.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}
/// A library of shaders; none is read here.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
  /// The app's.
  public static let `default` = ShaderLibrary()
  /// A bundle's.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
extension DynamicViewContent {
  /// What is done with things dropped between elements. Ignored: never called.
  nonisolated public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  { self }
  /// What is done with things dropped between elements, and before which. Ignored: never called.
  nonisolated public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
    -> some DynamicViewContent
  { self }
}
