import Foundation
import UIKit

// Selling as it was before iOS 15. Nothing is sold here: there are no products, and nobody pays.

/// Something that is sold.
open class SKProduct: NSObject, @unchecked Sendable {
  /// How long something is paid for at once.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  /// Its number.
  open var productIdentifier: String { "" }
  /// Its name.
  open var localizedTitle: String { "" }
  /// Its words.
  open var localizedDescription: String { "" }
  /// Its price.
  open var price: NSDecimalNumber { 0 }
  /// Whose money.
  open var priceLocale: Locale { .current }
  /// What it costs first.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// For how long it is paid at once.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// What it belongs to.
  open var subscriptionGroupIdentifier: String? { nil }
  /// What is cheaper.
  open var discounts: [SKProductDiscount] { [] }
}
/// For how long something is paid at once.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many.
  open var numberOfUnits: Int { 1 }
  /// Of what.
  open var unit: SKProduct.PeriodUnit { .month }
}
/// What is cheaper for a time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// Whose money.
  open var priceLocale: Locale { .current }
  /// How it is paid.
  open var paymentMode: PaymentMode { .freeTrial }
  /// For how long at once.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// How often.
  open var numberOfPeriods: Int { 1 }
}
/// Asks the shop; it never answers.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Who hears of it.
  open weak var delegate: (any SKRequestDelegate)?
  /// Asks nobody.
  open func start() {}
  /// Asks nobody.
  open func cancel() {}
}
/// Hears of the shop; never called.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It has answered.
  func requestDidFinish(_ request: SKRequest)
  /// It does not answer.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Asks for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// By their numbers.
  public init(productIdentifiers: Set<String>) {}
}
/// Hears of products; never called.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// What the shop answers.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products.
  open var products: [SKProduct] { [] }
  /// Numbers of none.
  open var invalidProductIdentifiers: [String] { [] }
}
/// Asks for the receipt anew.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// Asks for it.
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
/// What one would pay.
open class SKPayment: NSObject, @unchecked Sendable {
  /// For what.
  public let productIdentifier: String
  /// How many.
  open var quantity: Int { 1 }
  /// For a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  /// Who the app says pays.
  open var applicationUsername: String? { nil }
}
/// What one would pay, to be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {}
/// How far paying is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// Paying.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// How far it is.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// What is paid.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// Its number.
  open var transactionIdentifier: String? { nil }
  /// When.
  open var transactionDate: Date? { nil }
  /// Why it failed.
  open var error: (any Error)? { SKError(.unknown) }
  /// The first of them.
  open var original: SKPaymentTransaction? { nil }
}
/// Hears of paying; never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// They are further.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// They are gone.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What was paid before could not be found.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// What was paid before is found.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The user has begun in the shop.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Does nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Says no.
  public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}
/// Where one pays: nobody does.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  /// The one there is.
  open class func `default`() -> SKPaymentQueue { only }
  /// Whether the user may pay: no.
  open class func canMakePayments() -> Bool { false }
  /// What is being paid.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Pays nothing.
  open func add(_ payment: SKPayment) {}
  /// Kept by nobody.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Kept by nobody.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// There is nothing to end.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// There is nothing to find.
  open func restoreCompletedTransactions() {}
  /// Nobody would see it.
  open func presentCodeRedemptionSheet() {}
}
/// Asks the user for stars: nobody answers.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  /// Asks nobody.
  open class func requestReview() {}
  /// Asks nobody.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
/// A page of the shop; empty here.
open class SKStoreProductViewController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads nothing.
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    block?(false, SKError(.storeProductNotAvailable))
  }
}
/// Hears of it; never called.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
/// Which page, as a key.
public let SKStoreProductParameterITunesItemIdentifier = "id"
