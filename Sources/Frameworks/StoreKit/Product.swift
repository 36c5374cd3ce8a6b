import Foundation
import SwiftUI
import UIKit

/// Something that is sold; nothing is, here.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
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
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// For an account of the app's.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "appAccountToken \(token)") }
    /// Several of it.
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity \(quantity)") }
    /// With something of one's own.
    public static func custom(key: String, value: String) -> PurchaseOption { .init(name: "\(key) \(value)") }
    /// With something of one's own.
    public static func custom(key: String, value: Double) -> PurchaseOption { .init(name: "\(key) \(value)") }
    /// With something of one's own.
    public static func custom(key: String, value: Bool) -> PurchaseOption { .init(name: "\(key) \(value)") }
    /// With something of one's own.
    public static func custom(key: String, value: Data) -> PurchaseOption { .init(name: "\(key) \(value.hashValue)") }
    /// At a lower price, which the app signs.
    public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> PurchaseOption {
      .init(name: "promotionalOffer \(offerID)")
    }
    /// At a price for those who come back.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { .init(name: "winBackOffer \(offer.id ?? "")") }
    /// As if one asked a guardian, for a trial.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { .init(name: "askToBuy") }
    /// Whether it goes on in another country.
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
      .init(name: "onStorefrontChange")
    }
  }
  /// Why nothing was bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    case productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature
    case missingOfferParameters, invalidQuantity
  }
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
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// How it is paid again and again; nil = it is not.
  public let subscription: SubscriptionInfo?
  /// All of it in bytes, as the store writes it.
  public var jsonRepresentation: Data { Data() }
  /// How its price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }
  /// What was bought of it last: nothing.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What one has of it: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// What one has of it: nothing.
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
  /// None.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { [] }
  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  /// Buys nothing.
  @discardableResult @MainActor public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  { .userCancelled }
  /// Buys nothing.
  @discardableResult @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  /// Things that somebody wants to buy from the store's page: none.
  public enum PromotionInfo {}

  /// How long something lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// In what it is counted.
    public enum Unit: Hashable, Sendable, CaseIterable, CustomStringConvertible {
      case day, week, month, year
      /// In words.
      public var localizedDescription: String { description }
      public var description: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }
    /// In what it is counted.
    public let unit: Unit
    /// How many.
    public let value: Int
    /// So many.
    public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
    /// A week.
    public static let weekly = Self(value: 1, unit: .week)
    /// A month.
    public static let monthly = Self(value: 1, unit: .month)
    /// A year.
    public static let yearly = Self(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = Self(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = Self(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = Self(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = Self(value: 3, unit: .month)
    /// Six months.
    public static let everySixMonths = Self(value: 6, unit: .month)
  }
  /// A lower price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// For whom.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For those who are new.
      public static let introductory = Self(rawValue: "introductory")
      /// For those whom the app chooses.
      public static let promotional = Self(rawValue: "promotional")
      /// For those who come back.
      public static let winBack = Self(rawValue: "winBack")
    }
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Each time.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
      /// In words.
      public var localizedDescription: String { rawValue }
    }
    /// Its name; nil for those who are new.
    public let id: String?
    /// For whom.
    public let type: OfferType
    /// Its price.
    public let price: Decimal
    /// Its price in words.
    public let displayPrice: String
    /// How long.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }
  /// How something is paid again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The lower price of those who are new; nil = none.
    public let introductoryOffer: SubscriptionOffer?
    /// Lower prices that the app gives.
    public let promotionalOffers: [SubscriptionOffer]
    /// Lower prices of those who come back.
    public let winBackOffers: [SubscriptionOffer]
    /// Of which group.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What the group is called.
    public let groupDisplayName: String
    /// Its place in the group, 1 the highest.
    public let groupLevel: Int
    /// Whether one gets what those get who are new: no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether one gets what those get who are new: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// How it stands: nothing was bought.
    public var status: [Status] { get async throws { [] } }
    /// How a group stands: nothing was bought.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// How something stands that was bought: nothing was.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }
    /// How it stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = Self(rawValue: 1)
      /// It has ended.
      public static let expired = Self(rawValue: 2)
      /// The store tries to be paid.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// The store tries to be paid, and it goes on.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)
      /// In words.
      public var localizedDescription: String {
        ["Subscribed", "Expired", "Billing Retry", "Grace Period", "Revoked"][min(max(rawValue, 1), 5) - 1]
      }
    }
    /// How something stands.
    public struct Status: Hashable, Sendable {
      /// How.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<Transaction>
      /// How it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// News: none.
      public static var updates: Statuses { Statuses() }
      /// All: none.
      public static var all: GroupStatuses { GroupStatuses() }
      /// All: none.
      public struct GroupStatuses: AsyncSequence, Sendable {
        public typealias Element = (groupID: String, statuses: [Status])
        /// Goes through nothing.
        public struct AsyncIterator: AsyncIteratorProtocol {
          /// Nothing.
          public mutating func next() async -> (groupID: String, statuses: [Status])? { nil }
        }
        /// Goes through nothing.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
      /// News: none.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        /// Goes through nothing.
        public struct AsyncIterator: AsyncIteratorProtocol {
          /// Nothing.
          public mutating func next() async -> Status? { nil }
        }
        /// Goes through nothing.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }
    /// How it goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// Why it ends.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One ended it.
        public static let autoRenewDisabled = Self(rawValue: 1)
        /// It was not paid.
        public static let billingError = Self(rawValue: 2)
        /// One did not want its new price.
        public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
        /// It is sold no more.
        public static let productUnavailable = Self(rawValue: 4)
        /// Not known.
        public static let unknown = Self(rawValue: 5)
      }
      /// What one says to a new price.
      public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
      /// The first of what was bought.
      public let originalTransactionID: UInt64
      /// What goes on now.
      public let currentProductID: String
      /// Whether it goes on.
      public let willAutoRenew: Bool
      /// With what; nil = it does not.
      public let autoRenewPreference: String?
      /// Why it ends; nil = it does not.
      public let expirationReason: ExpirationReason?
      /// What one says to a new price.
      public let priceIncreaseStatus: PriceIncreaseStatus
      /// Whether the store tries to be paid.
      public let isInBillingRetry: Bool
      /// How long it goes on meanwhile; nil = it does not.
      public let gracePeriodExpirationDate: Date?
      /// When it goes on; nil = it does not.
      public let renewalDate: Date?
      /// For which price; nil = not known.
      public let renewalPrice: Decimal?
      /// Of which money; nil = not known.
      public let currency: Locale.Currency?
      /// When this was signed.
      public let signedDate: Date
      /// Where it was bought.
      public let environment: AppStore.Environment
    }
  }
}
/// How long something lasts.
public typealias ProductSubscriptionPeriod = Product.SubscriptionPeriod
/// A thing that is to be bought from the store's page: none is.
public struct PurchaseIntent: Sendable {
  /// The thing.
  public let product: Product
  /// Such wishes: none come.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> PurchaseIntent? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// Such wishes: none come.
  public static var intents: PurchaseIntents { PurchaseIntents() }
}
