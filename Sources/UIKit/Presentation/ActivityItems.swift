/// Says what is shared, once it is known with whom.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the kind that it will be.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  )
    -> Any?
  /// What it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Its kind, by a uniform type.
  func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of it.
  func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}
extension UIActivityItemSource {
  /// Nothing is said.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Nothing is said.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes what is shared when it is asked for.
@MainActor @preconcurrency open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the kind that it will be.
  public nonisolated(unsafe) private(set) var placeholderItem: Any?
  /// With whom it is shared; nobody here.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }
  /// One for something of that kind.
  public init(placeholderItem: Any) {
    super.init()
    self.placeholderItem = placeholderItem
  }
  /// Does nothing.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
  /// Does nothing.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// What is shared, told by providers.
@MainActor @preconcurrency public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// Who brings it.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
/// What is shared; kept only.
@MainActor @preconcurrency open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Something of your own.
  open var localObject: Any?
  /// Asked for a preview of one.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Asked for what is told of all.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Asked for what is told of one.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Asked for an app's own ways.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  /// What providers bring.
  public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }
  /// Things that can be written.
  public convenience init(objects: [any NSItemProviderWriting]) { self.init(itemProviders: []) }
}
/// What a preview is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In full.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
  /// Small.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}
/// What is told of something shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it is about.
  public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
  /// What a message says.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
}
extension UIActivityViewController {
  /// A screen that shares what `activityItemsConfiguration` tells.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration, applicationActivities: nil)
  }
}
extension UIResponder {
  /// What the system shares for it; nothing unless a subclass says so.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { nil }
    set {}
  }
}
