import Foundation
import QuoinAppearance
import QuoinLayout

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  let content: Content
  nonisolated init(made content: Content) { self.content = content }
}

extension ControlGroup: View {
  /// Controls on one plate.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(made: content()) }
  /// Controls on one plate; the label is not shown.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(made: content()) }
  public var body: some View { StyledControls(content: content) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The controls that a style was given.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { self.init(made: configuration.content) }
}
