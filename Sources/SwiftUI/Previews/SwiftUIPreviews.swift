import DeveloperToolsSupport

extension Preview {
  /// A preview of a view. Several views stand one above the other, as in a `VStack`.
  /// - Parameters:
  ///   - name: what the preview is called; nil calls it after its file.
  ///   - traits: its canvas and orientation.
  ///   - body: makes the view.
  @MainActor
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(displayName: name, traits: traits, kind: .swiftUI, makeContent: body)
  }
}

/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` with its key.
///
///     extension EnvironmentValues { @Entry var cardSpacing: CGFloat = 8 }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuoinMacros", type: "EntryMacro")
