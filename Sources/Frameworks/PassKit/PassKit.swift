@_exported import Contacts
@_exported import Foundation
import SwiftUI
import UIKit

/// A card's system.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As `init(rawValue:)`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Visa Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// V PAY.
  public static let vPay = PKPaymentNetwork("VPay")
  /// UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// Cards of shops.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// Bancontact.
  public static let bancontact = PKPaymentNetwork("Bancontact")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
}
/// What a shop can do with cards.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Pay by secret numbers.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// As `threeDSecure`.
  public static let capability3DS = PKMerchantCapability.threeDSecure
  /// Pay by chip.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// As `emv`.
  public static let capabilityEMV = PKMerchantCapability.emv
  /// Cards that pay later.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// As `credit`.
  public static let capabilityCredit = PKMerchantCapability.credit
  /// Cards that pay at once.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// As `debit`.
  public static let capabilityDebit = PKMerchantCapability.debit
}
/// What of an address a shop asks for.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where one lives.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// Where one gets mail.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// Where one is called.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// What one is called.
  public static let name = PKContactField(rawValue: "name")
  /// How that is said.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// Its words.
  open var label: String
  /// How much, in the request's currency.
  open var amount: NSDecimalNumber
  /// Whether it is known.
  open var type: PKPaymentSummaryItemType
  /// A line.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
/// A line that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// From when; nil = now.
  open var startDate: Date?
  /// In which steps.
  open var intervalUnit = NSCalendar.Unit.month
  /// How many steps each time.
  open var intervalCount = 1
  /// Until when; nil = for ever.
  open var endDate: Date?
}
/// A line that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// When.
  open var deferredDate = Date()
}
/// A way of sending things.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// What it is known by.
  open var identifier: String?
  /// In more words.
  open var detail: String?
}
/// How things are sent.
public enum PKShippingType: UInt, Sendable { case shipping = 0, delivery, storePickup, servicePickup }
/// Somebody whom something is sent to.
open class PKContact: NSObject, @unchecked Sendable {
  /// What they are called.
  open var name: PersonNameComponents?
  /// Where they live.
  open var postalAddress: CNPostalAddress?
  /// Where they are called.
  open var phoneNumber: CNPhoneNumber?
  /// Where they get mail.
  open var emailAddress: String?
  /// Nobody yet.
  public override init() {}
}
/// What a shop wants paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// Which shop.
  open var merchantIdentifier = ""
  /// Where it is, in two letters.
  open var countryCode = ""
  /// In which money, in three letters.
  open var currencyCode = ""
  /// Which cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What it can do with them.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The bill: the last line is the whole.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// Who pays.
  open var billingContact: PKContact?
  /// Whom it is sent to.
  open var shippingContact: PKContact?
  /// How it may be sent.
  open var shippingMethods: [PKShippingMethod]?
  /// How it is sent.
  open var shippingType = PKShippingType.shipping
  /// What is asked of who pays.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What is asked of whom it is sent to.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// From which countries cards may be; nil = from all.
  open var supportedCountries: Set<String>?
  /// What comes back with the payment.
  open var applicationData: Data?
  /// Whether a word for less may be said.
  open var supportsCouponCode = false
  /// A word for less.
  open var couponCode: String?
  /// Nothing yet.
  public override init() {}
  /// All cards that can be taken: none is known here.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
/// A card's kind.
public enum PKPaymentMethodType: UInt, Sendable { case unknown = 0, debit, credit, prepaid, store, eMoney }
/// A card.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  override init() {}
  /// Its words.
  open var displayName: String? { nil }
  /// Its system.
  open var network: PKPaymentNetwork? { nil }
  /// Its kind.
  open var type: PKPaymentMethodType { .unknown }
}
/// What a bank is shown.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  override init() {}
  /// The card.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// Which payment.
  open var transactionIdentifier: String { "" }
  /// What the bank reads.
  open var paymentData: Data { Data() }
}
/// A payment: nobody ever makes one here.
open class PKPayment: NSObject, @unchecked Sendable {
  override init() {}
  /// What a bank is shown.
  open var token: PKPaymentToken { PKPaymentToken() }
  /// Who pays.
  open var billingContact: PKContact? { nil }
  /// Whom it is sent to.
  open var shippingContact: PKContact? { nil }
  /// How it is sent.
  open var shippingMethod: PKShippingMethod? { nil }
}
/// What came of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired
  case pinIncorrect, pinLockout
}
/// What came of a payment, and what was wrong.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// What came of it.
  open var status: PKPaymentAuthorizationStatus
  /// What was wrong.
  open var errors: [any Error]!
  /// What came of it, and what was wrong.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors) }
}
/// What a bill is after the user has chosen.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// Whether it may go on.
  open var status = PKPaymentAuthorizationStatus.success
  /// The bill.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// How it may be sent.
  open var shippingMethods: [PKShippingMethod] = []
  /// A bill.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
/// A bill after another address was chosen.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong about it.
  open var errors: [any Error]!
  /// A bill, and what is wrong about the address.
  public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
}
/// A bill after another way of sending was chosen.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// A bill after another card was chosen.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// Who is told of a payment.
@MainActor @preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// It was allowed.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// It is over.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Another way of sending was chosen.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Another address was chosen.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  /// Refuses it.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
  /// Changes nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
  /// Changes nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) { completion(PKPaymentRequestShippingContactUpdate(errors: nil, paymentSummaryItems: [], shippingMethods: [])) }
}
/// Asks for a payment: nobody can pay here.
@MainActor @preconcurrency open class PKPaymentAuthorizationController: NSObject {
  /// Who is told.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Asks for a payment.
  public init(paymentRequest request: PKPaymentRequest) {}
  /// Whether this device can pay: no.
  nonisolated open class func canMakePayments() -> Bool { false }
  /// Whether it can pay with some cards: no.
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Whether it can pay with some cards: no.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Shows the bill; whether it is shown: no.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Shows the bill; whether it is shown: no.
  @discardableResult open func present() async -> Bool { false }
  /// Takes it away.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
  /// Takes it away.
  open func dismiss() async {}
}
/// Who is told of a payment on a screen.
@MainActor @preconcurrency public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// It was allowed.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// It is over.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  /// Refuses it.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
/// A screen with a bill: nobody can pay here, so there is none.
@MainActor @preconcurrency open class PKPaymentAuthorizationViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Asks for a payment; nil where nobody can pay.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  /// Not from an archive.
  public required init?(coder: NSCoder) { return nil }
  /// Whether this device can pay: no.
  nonisolated open class func canMakePayments() -> Bool { false }
  /// Whether it can pay with some cards: no.
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Whether it can pay with some cards: no.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}
