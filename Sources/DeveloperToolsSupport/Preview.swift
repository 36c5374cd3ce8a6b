/// One preview: what `#Preview` makes. UIKit and SwiftUI add the initialisers that take their own kinds of content.
public struct Preview {
  /// What the traits of a view's preview are about.
  public enum ViewTraits: Sendable {}

  /// The name as written; nil when the preview has none and is called after its file.
  public let displayName: String?
  /// The traits in the order written; a later one wins over an earlier.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Whose view the content is. It is known before the content is made, since each is made in surroundings of its own.
  package enum Kind: Sendable { case swiftUI, view, viewController }
  package let kind: Kind
  /// Makes the content: a SwiftUI view, a `UIView` or a `UIViewController`, as `kind` says.
  package let makeContent: @MainActor () -> Any

  package init(
    displayName: String?, traits: [PreviewTrait<ViewTraits>], kind: Kind, makeContent: @escaping @MainActor () -> Any
  ) {
    self.displayName = displayName
    self.traits = traits
    self.kind = kind
    self.makeContent = makeContent
  }
}

/// A type that stands for one `#Preview` in the user's file. The macro declares it; Quoin's runner finds it in the loaded program.
public protocol PreviewRegistry {
  /// Module and file: `Module/File.swift`.
  nonisolated static var fileID: String { get }
  /// The file's path as the compiler was given it.
  nonisolated static var filePath: String { get }
  /// Line of the `#Preview`, from 1.
  nonisolated static var line: Int { get }
  /// Column of the `#Preview`, from 1, in bytes.
  nonisolated static var column: Int { get }
  /// Makes the preview; its content is made later.
  @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview. In its body stands a SwiftUI view, a `UIView` or a `UIViewController`.
///
///     #Preview("Card", traits: .fixedLayout(width: 320, height: 200)) { Card() }
///
/// - Parameters:
///   - name: what the preview is called; nil calls it after its file.
///   - traits: its canvas and orientation.
///   - body: the content. What it really may be is checked where the macro expands, so that one macro serves views of both kinds;
///     each `return` in it may give another view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

/// Lets a property wrapper such as `@State` stand in the body of a `#Preview`.
///
///     #Preview { @Previewable @State var isOn = true; Toggle("Sound", isOn: $isOn) }
@attached(peer)
public macro Previewable() = #externalMacro(module: "QuoinMacros", type: "PreviewableMacro")
