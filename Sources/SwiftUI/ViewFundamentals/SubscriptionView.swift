/// A view that runs a closure for what a publisher sends while it is on the page: what `onReceive` makes.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// Who sends.
  public var publisher: PublisherType
  /// What is done about it.
  public var action: (PublisherType.Output) -> Void

  /// Shows `content`; `action` runs for all that `publisher` sends.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
