/// What a cell shows, as a value that can make its view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The same content for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The same configuration, for those that do not depend on a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What it shows; another one of the same type may be set.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show this configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the type of the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// What a configuration may depend on.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// The surroundings.
  var traitCollection: UITraitCollection { get set }
}
