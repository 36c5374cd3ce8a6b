/// The size that a representable is offered, as the phone had it before `sizeThatFits` took a `ProposedViewSize`. Representables that still
/// have `_overrideSizeThatFits` compile; what they say there is not asked for.
public struct _ProposedSize: Hashable, Sendable {
  /// nil = ideal.
  public var width: CGFloat?
  /// nil = ideal.
  public var height: CGFloat?
  /// A size that is offered.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) { (self.width, self.height) = (width, height) }
}

extension UIHostingController {
  /// Whether its view lies below bars too, as it was said before `safeAreaRegions`.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
}

/// What `environment(_:_:)` puts around a view.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// What is set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public var value: Value
  /// Sets `keyPath` to `value`.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) { (self.keyPath, self.value) = (keyPath, value) }
  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
