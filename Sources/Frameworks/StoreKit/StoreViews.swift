import SwiftUI

/// A thing that is sold: here a plate.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { _ServicePlaceholder("ProductView", symbol: "cart").frame(height: 72) }
}
extension ProductView {
  /// A thing by its name, with a picture of one's own.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
}
extension ProductView where PlaceholderIcon == EmptyView {
  /// A thing by its name, with a picture of one's own.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) {}
  /// A thing, with a picture of one's own.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) {}
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// A thing by its name.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
  /// A thing.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}
/// Things that are sold: here a plate.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Things by their names, with pictures of one's own.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  public var body: some View { _ServicePlaceholder("StoreView", symbol: "cart") }
}
extension StoreView where PlaceholderIcon == EmptyView {
  /// Things by their names, with pictures of one's own.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Things by their names.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
  /// Things.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}
/// Subscriptions that are sold: here a plate.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content?
  /// A group of subscriptions with words of an app's own.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Subscriptions with words of an app's own.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  /// Subscriptions with words of an app's own.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public var body: some View {
    VStack {
      if let content { content }
      _ServicePlaceholder("SubscriptionStoreView", symbol: "cart")
    }
  }
}
extension SubscriptionStoreView where Content == EmptyView {
  /// A group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { content = nil }
  /// Subscriptions.
  public init(subscriptions: some Collection<Product>) { content = nil }
  /// Subscriptions.
  public init(productIDs: some Collection<Product.ID>) { content = nil }
}
extension Product {
  /// How what is sold stands to what one has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// More.
    public static let upgrade = Self(rawValue: 1)
    /// Less.
    public static let downgrade = Self(rawValue: 2)
    /// As much.
    public static let crossgrade = Self(rawValue: 4)
    /// What one has.
    public static let current = Self(rawValue: 8)
    /// All.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
