import DeveloperToolsSupport

extension Preview {
  /// A preview of a view. It fills the canvas.
  /// - Parameters:
  ///   - name: what the preview is called; nil calls it after its file.
  ///   - traits: its canvas and orientation.
  ///   - body: makes the view, on the main actor.
  // The overloads of SwiftUI win where a body of several statements could be either.
  @_disfavoredOverload @MainActor
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
    self.init(displayName: name, traits: traits, kind: .view, makeContent: body)
  }

  /// A preview of a view controller. Its view fills the canvas.
  @_disfavoredOverload @MainActor
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController) {
    self.init(displayName: name, traits: traits, kind: .viewController, makeContent: body)
  }
}
