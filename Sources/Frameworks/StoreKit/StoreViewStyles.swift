import SwiftUI

/// How a thing that is sold looks.
@MainActor @preconcurrency public protocol ProductViewStyle {
  /// What is shown.
  associatedtype Body: View
  /// Shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of it.
  typealias Configuration = ProductViewStyleConfiguration
}
/// What is known of a thing that is sold.
public struct ProductViewStyleConfiguration {
  /// How far one knows it.
  public enum TaskState { case loading, unavailable, failure(any Error), success(Product) }
  /// How far.
  public var state: TaskState { .unavailable }
  /// The thing; nil: it is not known.
  public var product: Product? { nil }
  /// Whether one has it.
  public var hasCurrentEntitlement: Bool { false }
  /// Its picture: none.
  public var icon: EmptyView { EmptyView() }
  /// Buys it; nothing is bought.
  @MainActor public func purchase() {}
}
/// Things as they are shown otherwise: plates.
public struct _StandardProductViewStyle: ProductViewStyle {
  nonisolated init() {}
  /// A plate.
  public func makeBody(configuration: Configuration) -> some View { _ServicePlaceholder("ProductView", symbol: "cart") }
}
extension ProductViewStyle where Self == _StandardProductViewStyle {
  /// As the view likes.
  nonisolated public static var automatic: Self { .init() }
  /// Small.
  nonisolated public static var compact: Self { .init() }
  /// As others.
  nonisolated public static var regular: Self { .init() }
  /// Large.
  nonisolated public static var large: Self { .init() }
}
/// How subscriptions are chosen.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
  /// What is shown.
  associatedtype Body: View
  /// Shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of them.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
}
/// What is known of subscriptions that are chosen: there are none.
public struct SubscriptionStoreControlStyleConfiguration {
  /// One that may be chosen.
  public struct Option: Identifiable, Hashable, Sendable {
    public let id: Product.ID
    /// Whether one may still choose it.
    public var isFamilyShareable: Bool { false }
    /// Its name.
    public let displayName: String
    /// Its words.
    public let description: String
    /// Its price in words.
    public let displayPrice: String
    /// How it is paid.
    public let subscription: Product.SubscriptionInfo
    /// Whether one has it.
    public var isActive: Bool { false }
    /// Chooses it; nothing is bought.
    @MainActor public func subscribe() {}
  }
  /// Those that may be chosen.
  public var options: [Option] { [] }
}
/// Subscriptions as they are chosen otherwise: plates.
public struct _StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated init() {}
  /// A plate.
  public func makeBody(configuration: Configuration) -> some View { _ServicePlaceholder("SubscriptionStoreView", symbol: "cart") }
}
extension SubscriptionStoreControlStyle where Self == _StandardSubscriptionStoreControlStyle {
  /// As the view likes.
  nonisolated public static var automatic: Self { .init() }
  /// One of a list.
  nonisolated public static var picker: Self { .init() }
  /// One of a list of small rows.
  nonisolated public static var compactPicker: Self { .init() }
  /// One of a list that stands out.
  nonisolated public static var prominentPicker: Self { .init() }
  /// Pages.
  nonisolated public static var pagedPicker: Self { .init() }
  /// Pages that stand out.
  nonisolated public static var pagedProminentPicker: Self { .init() }
  /// A button each.
  nonisolated public static var buttons: Self { .init() }
}
/// Where subscriptions are chosen.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  /// As the view likes.
  public static let automatic = Self(name: "automatic")
  /// Below.
  public static let bottom = Self(name: "bottom")
  /// Below, in a bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// In the middle of what scrolls.
  public static let scrollView = Self(name: "scrollView")
  /// On the leading side.
  public static let leading = Self(name: "leading")
  /// On the trailing side.
  public static let trailing = Self(name: "trailing")
  /// Buttons below, in a bar.
  public static let buttonsInBottomBar = Self(name: "buttonsInBottomBar")
}
/// What a button says that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  /// As the view likes.
  public static let automatic = Self(name: "automatic")
  /// What one does.
  public static let action = Self(name: "action")
  /// The name.
  public static let displayName = Self(name: "displayName")
  /// The price.
  public static let price = Self(name: "price")
  /// On one line.
  public static let singleLine = Self(name: "singleLine")
  /// On several lines.
  public static let multiline = Self(name: "multiline")
  /// The same on one line.
  public var singleLine: Self { Self(name: name + " singleLine") }
  /// The same on several lines.
  public var multiline: Self { Self(name: name + " multiline") }
  /// The same with what one does.
  public var action: Self { Self(name: name + " action") }
  /// The same with the name.
  public var displayName: Self { Self(name: name + " displayName") }
  /// The same with the price.
  public var price: Self { Self(name: name + " price") }
}
/// What else a page of the store has a button for.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// To end it.
  public static let cancellation = Self(name: "cancellation")
  /// To get back what one bought.
  public static let restorePurchases = Self(name: "restorePurchases")
  /// For a code.
  public static let redeemCode = Self(name: "redeemCode")
  /// To sign in.
  public static let signIn = Self(name: "signIn")
  /// For what one agrees to.
  public static let policies = Self(name: "policies")
}
/// Which words one agrees to.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  /// How one's data are kept.
  public static let privacyPolicy = Self(name: "privacyPolicy")
  /// How one may use it.
  public static let termsOfService = Self(name: "termsOfService")
}
/// A button that subscribes: here a plate.
public struct SubscriptionStoreButton: View {
  /// To something.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {}
  public var body: some View { _ServicePlaceholder("SubscriptionStoreButton", symbol: "cart").frame(height: 50) }
}
/// A button that subscribes: here a plate.
public struct SubscribeButton: View {
  /// To something.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {}
  public var body: some View { _ServicePlaceholder("SubscribeButton", symbol: "cart").frame(height: 50) }
}
/// A list of subscriptions; there are none, so it is a plate.
public struct SubscriptionPicker<Content: View, Confirmation: View>: View {
  /// Of those that may be chosen.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOption: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> Content,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> Confirmation
  ) {}
  public var body: some View { _ServicePlaceholder("SubscriptionPicker", symbol: "cart").frame(height: 120) }
}
/// A row of a list of subscriptions: here a plate.
public struct SubscriptionPickerOption: View {
  /// Of something.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option, isSelected: Bool = false) {}
  public var body: some View { _ServicePlaceholder("SubscriptionPickerOption", symbol: "cart").frame(height: 50) }
}
/// A part of a page of subscriptions.
public protocol StoreContent {}
/// Subscriptions under one heading; there are none, so nothing is shown.
public struct SubscriptionOptionGroup<Content, Label: View, MarketingContent: View>: View, StoreContent {
  public var body: some View { EmptyView() }
}
extension SubscriptionOptionGroup where Content == EmptyView {
  /// Those that are picked out, under words.
  public init(
    isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
}
extension SubscriptionOptionGroup where Content == EmptyView, Label == Text, MarketingContent == EmptyView {
  /// Those that are picked out, under a name.
  public init(_ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true }) {}
}
extension SubscriptionOptionGroup where Content == EmptyView, Label == Text {
  /// Those that are picked out, under a name, with words.
  public init(
    _ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true },
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
}
/// Subscriptions in several groups; there are none, so nothing is shown.
public struct SubscriptionOptionGroupSet<Label: View, MarketingContent: View>: View, StoreContent {
  /// In groups by something of theirs.
  public init<GroupKey: Hashable>(
    groupedBy keyForSubscription: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupKey) -> MarketingContent
  ) {}
  public var body: some View { EmptyView() }
}
extension SubscriptionOptionGroupSet where MarketingContent == EmptyView {
  /// In groups by something of theirs.
  public init<GroupKey: Hashable>(
    groupedBy keyForSubscription: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label
  ) {}
}
/// Subscriptions in groups by how long they last; there are none, so nothing is shown.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: View, StoreContent {
  /// Under words of one's own.
  public init(
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label,
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
  ) {}
  public var body: some View { EmptyView() }
}
extension SubscriptionPeriodGroupSet where Label == Text {
  /// Under their length, with words.
  public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent) {}
}
extension SubscriptionPeriodGroupSet where Label == Text, MarketingContent == EmptyView {
  /// Under their length.
  public init() {}
}
extension SubscriptionStoreView where Content: StoreContent {
  /// A group of subscriptions in parts.
  public init(groupID: String, @ViewBuilder content: () -> Content) { self.init(groupID: groupID, marketingContent: content) }
  /// Subscriptions in parts.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder content: () -> Content) {
    self.init(productIDs: productIDs, marketingContent: content)
  }
}
extension View {
  /// How things that are sold look. Ignored: they are plates.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// How subscriptions are chosen. Ignored: they are plates.
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
  /// How subscriptions are chosen, and where. Ignored: they are plates.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
  /// What buttons say. Ignored: there are none.
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  /// What lies behind rows. Ignored: there are none.
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// What lies behind rows, in a shape. Ignored: there are none.
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// What lies behind buttons. Ignored: there are none.
  nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  /// Pictures of subscriptions. Ignored: there are none.
  nonisolated public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  /// What one does to sign in. Ignored: nobody does.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Where the words are that one agrees to. Ignored: nobody reads them.
  nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View { self }
  /// What the words are that one agrees to. Ignored: nobody reads them.
  nonisolated public func subscriptionStorePolicyDestination<Destination: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
  /// The colour of links to words that one agrees to. Ignored: there are none.
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// The colours of links to words that one agrees to. Ignored: there are none.
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    self
  }
  /// Which other buttons there are. Ignored: there are none.
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
  /// Whether what one has is told. Ignored: one has nothing.
  nonisolated public func subscriptionStoreOptionGroupStyle(_ style: _SubscriptionOptionGroupStyle) -> some View { self }
  /// Whether things have their own pictures. Ignored: there are none.
  nonisolated public func productIconBorder() -> some View { self }
  /// Whether the words of things are shown. Ignored: there are none.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  /// Which lower price is shown. Ignored: there is none.
  nonisolated public func preferredSubscriptionOffer(
    _ offer: @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
  ) -> some View { self }
  /// How one buys in it. Ignored: nothing is bought.
  nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }
  /// What happens before one buys. Never called: nothing is bought.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View { self }
  /// What happens when one has bought. Never called: nothing is bought.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }
  /// Tells what one has of a thing: nothing.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success(nil)) } }
  /// Tells how a group of subscriptions stands: nothing was bought.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task(priority: priority) { await action(.success([])) } }
  /// Tells of a thing: there is none.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View { task(priority: priority) { await action(.unavailable) } }
  /// Tells of things: there are none.
  nonisolated public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { task(priority: priority) { await action(.success([], unavailable: Array(ids))) } }
  /// A page of what one pays for. Ignored: none is shown.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// A page of what one pays for in a group. Ignored: none is shown.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
  /// A page to ask for one's money. Ignored: none is shown.
  nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  /// A page for a code. Ignored: none is shown.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}
/// How groups of subscriptions are shown; kept by nobody.
public struct _SubscriptionOptionGroupStyle: Sendable {
  /// As the view likes.
  public static let automatic = Self()
  /// As links.
  public static let links = Self()
  /// As tabs.
  public static let tabs = Self()
}
/// How far one knows what one has.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  /// The value; nil while it is not known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension Product {
  /// How far one knows a thing.
  public enum TaskState {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    /// The thing; nil while it is not known.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  /// How far one knows things.
  public enum CollectionTaskState {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    /// The things; none while they are not known.
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
}
/// Buys something: nothing is bought.
public struct PurchaseAction: Sendable {
  /// Buys nothing.
  @discardableResult @MainActor public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { .userCancelled }
}
/// Shows what the store wants to say: nothing.
public struct DisplayStoreKitMessageAction: Sendable {
  /// Shows nothing.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
  /// Buys something: nothing is bought.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// Shows what the store wants to say: nothing.
  public var displayStoreKitMessage: DisplayStoreKitMessageAction { DisplayStoreKitMessageAction() }
}
