import Foundation
import QuoinLayout

/// A button's parts, for styles that also decide when it acts.
public struct PrimitiveButtonStyleConfiguration: StyledConfiguration {
  /// What stands on the button.
  public struct Label { let view: AnyView }
  /// What the action means; `nil` if nobody said.
  public let role: ButtonRole?
  /// What stands on the button.
  public let label: Label
  let action: @MainActor () -> Void
  /// Runs the button's action.
  @MainActor public func trigger() { action() }
  static var standard: StyleChoice<PrimitiveButtonStyleConfiguration> {
    StyleChoice(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View { public var body: some View { view } }
