@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// Something that is sold; nothing is, here.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Paid again and again.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// Paid for a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
  }
  /// What came of buying.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  /// How one buys.
  public struct PurchaseOption: Hashable, Sendable {}
  /// Why nothing was bought.
  public enum PurchaseError: Error, Sendable { case productUnavailable, purchaseNotAllowed }
  public let id: String
  /// What kind of thing.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// Its words.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price in words.
  public let displayPrice: String
  /// None.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { [] }
  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}
/// Whether something is signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why not.
  public enum VerificationError: Error, Sendable { case invalidSignature }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// What it says.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What it says, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
/// Something that was bought; nothing was, here.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  /// What.
  public let productID: String
  /// What kind of thing.
  public let productType: Product.ProductType
  /// When.
  public let purchaseDate: Date
  /// Until when.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Does nothing.
  public func finish() async {}
  /// Nothing.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// Nothing.
  public static var updates: Transactions { Transactions() }
  /// Nothing.
  public static var all: Transactions { Transactions() }
  /// Nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
/// The store; there is none here.
public enum AppStore {
  /// Whether one may buy: no.
  public static var canMakePayments: Bool { false }
  /// Does nothing.
  public static func sync() async throws {}
}
/// What went wrong.
public enum StoreKitError: Error, Sendable { case unknown, userCancelled, notAvailableInStorefront, notEntitled }

/// Asks for a review; asks nobody here.
public struct RequestReviewAction: Sendable {
  /// Asks nobody.
  @MainActor public func callAsFunction() {}
}
extension EnvironmentValues {
  /// Asks for a review; asks nobody here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
/// A thing that is sold: here a plate.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { _ServicePlaceholder("ProductView", symbol: "cart").frame(height: 72) }
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// A thing by its name.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
  /// A thing.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}
/// Things that are sold: here a plate.
public struct StoreView: View {
  /// Things by their names.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
  public var body: some View { _ServicePlaceholder("StoreView", symbol: "cart") }
}
/// Subscriptions that are sold: here a plate.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content?
  /// A group of subscriptions with words of an app's own.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
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
  public init(groupID: String) { content = nil }
  /// Subscriptions.
  public init(productIDs: some Collection<Product.ID>) { content = nil }
}

/// A card of another app at the end of the screen; never shown.
@MainActor @preconcurrency open class SKOverlay: NSObject {
  /// Where it lies.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What it shows.
  @MainActor @preconcurrency open class Configuration: NSObject {}
  /// An app.
  open class AppConfiguration: Configuration {
    /// Its number.
    open var appIdentifier: String
    /// Where the card lies.
    open var position: Position
    /// Who sent the user.
    open var campaignToken: String?
    /// Who sent the user.
    open var providerToken: String?
    /// Whether it can be put away.
    open var userDismissible = true
    /// An app.
    public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
  }
  /// The app of a clip.
  open class AppClipConfiguration: Configuration {
    /// Where the card lies.
    open var position: Position
    /// The app of a clip.
    public init(position: Position) { self.position = position }
  }
  /// What it shows.
  public let configuration: Configuration
  /// A card.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Nobody would see it.
  open func present(in scene: UIWindowScene) {}
  /// It is not there.
  open class func dismiss(in scene: UIWindowScene) {}
}
extension View {
  /// A card of another app. Ignored: never shown.
  nonisolated public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View {
    self
  }
}
