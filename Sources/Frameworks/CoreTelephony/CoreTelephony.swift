@_exported import Foundation

/// Who carries calls.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Their name.
  open var carrierName: String? { nil }
  /// Their country, in digits.
  open var mobileCountryCode: String? { nil }
  /// Their network, in digits.
  open var mobileNetworkCode: String? { nil }
  /// Their country, in letters.
  open var isoCountryCode: String? { nil }
  /// Whether calls may go over the network.
  open var allowsVOIP: Bool { false }
}
/// What network a phone is in: none here.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// In none.
  public override init() {}
  /// Who carries calls.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Who carries calls, card by card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// By which waves.
  open var currentRadioAccessTechnology: String? { nil }
  /// By which waves, card by card.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Which card carries data.
  open var dataServiceIdentifier: String? { nil }
}
/// Fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// Fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// Third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// Second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// Second generation.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
