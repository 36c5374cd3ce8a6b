import DeveloperToolsSupport
import Foundation
import QuoinLayout

/// A type that makes previews, from before `#Preview`. Quoin finds every one in the user's files, whatever its access.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The previews: each view at the top (also of a `Group` or a `ForEach`) is one.
  @ViewBuilder static var previews: Previews { get }
  /// The system the previews are for; kept, every preview is a phone's or a tablet's here.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The system the previews are for. Not asked: the device decides.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A device by its name, such as `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The canvas of a provider's preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of the device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// Exactly this size in points, without a safe area.
  case fixed(width: CGFloat, height: CGFloat)
}

private enum PreviewNameTrait: LayoutValueKey { static var defaultValue: String? { nil } }

private enum PreviewLayoutTrait: LayoutValueKey { static var defaultValue: PreviewLayout { .device } }

private enum PreviewDeviceTrait: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }

private enum PreviewOrientationTrait: LayoutValueKey { static var defaultValue: InterfaceOrientation { .portrait } }

extension View {
  /// The name of the provider's preview that this view is.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { layoutValue(key: PreviewNameTrait.self, value: value) }
  /// The canvas of the provider's preview that this view is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { layoutValue(key: PreviewLayoutTrait.self, value: value) }
  /// The device of the provider's preview that this view is.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { layoutValue(key: PreviewDeviceTrait.self, value: value) }
  /// How the device of the provider's preview that this view is, is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationTrait.self, value: value)
  }
}

/// One preview of a provider: the `index`-th view at the top of its `previews`.
package struct ProvidedPreview {
  package var displayName: String?
  package var layout: PreviewLayout
  package var device: String?
  package var orientation: PreviewOrientation
  /// The view alone, as a page's root.
  package var content: any View
}

extension PreviewProvider {
  /// The provider's previews, in order. Evaluates `previews` once.
  @MainActor package static func providedPreviews() -> [ProvidedPreview] {
    let graph = ViewGraph(context: LayoutContext(scale: 1))
    defer { graph.end() }
    let views = previews
    var nodes: [_ViewNode] = []
    Previews._emit(views, graph.detachedScope(EnvironmentValues()), into: &nodes)
    return nodes.enumerated().map { index, node in
      ProvidedPreview(
        displayName: node.value(PreviewNameTrait.self), layout: node.value(PreviewLayoutTrait.self),
        device: node.value(PreviewDeviceTrait.self)?.rawValue, orientation: node.value(PreviewOrientationTrait.self).kind,
        content: OneOfPreviews(previews: views, index: index))
    }
  }
}

/// The `index`-th of the views that a provider's `previews` become.
private struct OneOfPreviews<Previews: View> {
  nonisolated(unsafe) let previews: Previews
  let index: Int

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var all: [_ViewNode] = []
    Previews._emit(previews, scope, into: &all)
    if all.indices.contains(index) { nodes.append(all[index]) }
  }
}

extension OneOfPreviews: PrimitiveView {}
