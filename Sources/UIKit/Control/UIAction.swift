/// What a closure does when something is chosen. It stands where `#selector` stands on the phone.
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public let identifier: Identifier
  /// Who sent it.
  public internal(set) var sender: Any?
  /// How it is marked.
  open var state: State
  /// Its role.
  open var attributes: Attributes
  let handler: (UIAction) -> Void

  /// An action with its handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.state = state
    self.attributes = attributes
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Tells actions apart.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
