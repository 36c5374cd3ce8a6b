import Foundation
import UIKit

/// Whether something is signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why not.
  public enum VerificationError: Error, Hashable, Sendable {
    case invalidSignature, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, missingRequiredProperties,
      revokedCertificate
  }
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
  /// What the store signed.
  public var jwsRepresentation: String { "" }
  /// What it says in bytes.
  public var payloadData: Data { Data() }
  /// What it says, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
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
  /// The first of it.
  public let originalID: UInt64
  /// When the first of it was bought.
  public let originalPurchaseDate: Date
  /// The app.
  public let appBundleID: String
  /// Of which group; nil = it is not paid again and again.
  public let subscriptionGroupID: String?
  /// Whether one has gone over to more.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int
  /// For which account of the app's; nil = not said.
  public let appAccountToken: UUID?
  /// Whose it is.
  public let ownershipType: OwnershipType
  /// Where it was bought.
  public let environment: AppStore.Environment
  /// For which price; nil = not known.
  public let price: Decimal?
  /// Of which money; nil = not known.
  public let currency: Locale.Currency?
  /// Why it was taken back; nil = it was not.
  public let revocationReason: RevocationReason?
  /// Why it was bought.
  public let reason: Reason
  /// The lower price it was bought for; nil = none.
  public let offer: Offer?
  /// Where it was bought.
  public let storefront: Storefront
  /// Of which country that is.
  public let storefrontCountryCode: String
  /// When this was signed.
  public let signedDate: Date
  /// What was bought with it; nil = not known.
  public let webOrderLineItemID: String?
  /// All of it in bytes, as the store writes it.
  public var jsonRepresentation: Data { Data() }
  /// How what it belongs to stands: not known.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  /// A lower price.
  public struct Offer: Hashable, Sendable {
    /// Its name.
    public let id: String?
    /// For whom.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: Product.SubscriptionOffer.PaymentMode?
  }
  /// For whom a lower price is.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For those who are new.
    public static let introductory = Self(rawValue: 1)
    /// For those whom the app chooses.
    public static let promotional = Self(rawValue: 2)
    /// For a code.
    public static let code = Self(rawValue: 3)
    /// For those who come back.
    public static let winBack = Self(rawValue: 4)
  }
  /// Whose something is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One's own.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// The family's.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }
  /// Why something was bought.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One bought it.
    public static let purchase = Self(rawValue: "PURCHASE")
    /// It went on.
    public static let renewal = Self(rawValue: "RENEWAL")
  }
  /// Why something was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app did not do what it said.
    public static let developerIssue = Self(rawValue: 1)
    /// Something else.
    public static let other = Self(rawValue: 0)
  }
  /// What came of asking for one's money.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  /// Why one can't ask for it.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  /// Asks for one's money; nobody is asked.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
  /// Asks for one's money; nobody is asked.
  @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus {
    .userCancelled
  }
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
  public static var unfinished: Transactions { Transactions() }
  /// Nothing.
  public static func all(for productID: String) -> Transactions { Transactions() }
  /// Nothing.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  /// Nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
/// The store; there is none here.
public enum AppStore {
  /// Whether one may buy: no.
  public static var canMakePayments: Bool { false }
  /// Does nothing.
  public static func sync() async throws {}
  /// The device, as receipts name it: not known.
  public static var deviceVerificationID: UUID? { nil }
  /// Shows what one pays for; nothing is shown.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Shows what one pays for; nothing is shown.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
  /// Asks for a code; nothing is shown.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  /// Asks for a review; asks nobody.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Where something is sold.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the store.
    public static let production = Self(rawValue: "Production")
    /// For a trial.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// In Xcode.
    public static let xcode = Self(rawValue: "Xcode")
  }
  /// For what an app may be had.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A phone.
    public static let iOS = Self(rawValue: "iOS")
    /// A computer.
    public static let macOS = Self(rawValue: "macOS")
    /// A television.
    public static let tvOS = Self(rawValue: "tvOS")
    /// Glasses.
    public static let visionOS = Self(rawValue: "visionOS")
  }
}
/// What went wrong.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
/// The country whose store it is: none.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  /// Of which country, by the three letters of ISO 3166.
  public let countryCode: String
  /// Of which money; nil = not known.
  public var currency: Locale.Currency? { nil }
  /// Which one: none.
  public static var current: Storefront? { get async { nil } }
  /// News: none.
  public static var updates: Storefronts { Storefronts() }
  /// News: none.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> Storefront? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
/// That the app was got: not known.
public struct AppTransaction: Hashable, Sendable {
  /// The app.
  public let bundleID: String
  /// Its number.
  public let appID: UInt64?
  /// Its version.
  public let appVersion: String
  /// The version one got first.
  public let originalAppVersion: String
  /// When one got it first.
  public let originalPurchaseDate: Date
  /// When one ordered it; nil = one did not.
  public let preorderDate: Date?
  /// Where one got it.
  public let environment: AppStore.Environment
  /// For what one got it first.
  public let originalPlatform: AppStore.Platform
  /// When this was signed.
  public let signedDate: Date
  /// One's own number there.
  public let appTransactionID: String
  /// That the app was got: it was not.
  /// - Throws: that it is not known.
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unknown } }
  /// Asks anew.
  /// - Throws: that it is not known.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}
/// What the store wants to say: nothing.
public struct Message: Hashable, Sendable {
  /// About what.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In general.
    public static let generic = Self(rawValue: 0)
    /// About a new price.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// About something that was not paid.
    public static let billingIssue = Self(rawValue: 2)
    /// About a price for those who come back.
    public static let winBackOffer = Self(rawValue: 3)
  }
  /// About what.
  public let reason: Reason
  /// Says it; nothing is shown.
  @MainActor public func display(in scene: UIWindowScene) throws {}
  /// What it wants to say: nothing.
  public static var messages: Messages { Messages() }
  /// What it wants to say: nothing.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> Message? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
