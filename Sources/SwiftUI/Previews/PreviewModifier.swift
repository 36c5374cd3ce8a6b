import DeveloperToolsSupport

/// Something that several previews put around their content, with data they share.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The shared data; nothing when it is left out.
  associatedtype Context = Void
  /// What the modifier shows.
  associatedtype Body: View
  typealias Content = _PreviewModifierContent
  /// Makes the data, once for each preview here.
  static func makeSharedContext() async throws -> Context
  /// What stands around the content.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing, for modifiers that share no data.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier surrounds.
public struct _PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts a modifier around the preview's content.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let surround = UncheckedBox(value: modifier)
    return PreviewTrait(.wrapping { content in surround.value.surrounding(content) })
  }
}

/// A modifier on its way to the main actor, where it came from.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

extension PreviewModifier {
  fileprivate func surrounding(_ content: Any) -> Any {
    guard let view = content as? any View else { return content }
    return PreviewContextLoader(modifier: self, content: AnyView(view))
  }
}

/// Waits for the shared data, then shows the content in the modifier's body.
private struct PreviewContextLoader<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: _PreviewModifierContent(view: content), context: context)
    } else {
      EmptyContextPlace().task { context = try? await Modifier.makeSharedContext() }
    }
  }
}

private struct EmptyContextPlace: View {
  var body: some View { Spacer(minLength: 0) }
}
