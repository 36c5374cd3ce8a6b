import Dispatch
import Foundation

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether the app may use it.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
/// Bluetooth, of a machine that has none.
open class CBManager: NSObject, @unchecked Sendable {
  override init() {}
  /// Whether it can be used: there is none.
  open var state: CBManagerState { .unsupported }
  /// Whether the app may use it: nobody asked.
  open class var authorization: CBManagerAuthorization { .notDetermined }
  /// Whether the app may use it: nobody asked.
  open var authorization: CBManagerAuthorization { Self.authorization }
}
/// Somebody with Bluetooth.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The other's name here.
  public let identifier = UUID()
  override init() {}
}
/// Somebody who reads one's values; nobody does.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// How much can be told at once, in bytes; 0: nobody listens.
  open var maximumUpdateValueLength: Int { 0 }
}
/// What is known of those who are found.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// How strongly they send.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// What they offer.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What their services say.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// What their maker says.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// What else they offer.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Whether one can connect.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// What they look for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// Whether one is told that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Under what name it is brought back.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether one is told of a device each time.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// For which services devices look.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether one is told of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether one is told of its end.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether one is told of news.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// After how many seconds.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// Devices that were known before.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// Services that were looked for before.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// How it was looked before.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// Whether one is told that Bluetooth is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Under what name it is brought back.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Services that were offered before.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// What was told before.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// Something that only some systems have of Bluetooth.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those of these services.
  public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
  /// These devices.
  public static let peripheralUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}
/// What happened to a connection.
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }

/// Looks for devices: it is told that there is no Bluetooth, and finds nothing.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// What a system can do.
  public struct Feature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It finds far devices.
    public static let extendedScanAndConnect = Self(rawValue: 1)
  }
  /// Whether the system can do something: it can't.
  open class func supports(_ features: Feature) -> Bool { false }
  /// Who is told.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks.
  open var isScanning: Bool { false }
  /// One that tells nobody.
  public override init() {}
  /// One that tells somebody.
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  /// One that tells somebody, on a queue; nil = the main one.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  /// Looks; it finds nothing.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Looks no more.
  open func stopScan() {}
  /// Connects; it does nothing.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Connects no more.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Devices that are known: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Devices that are connected: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  /// Asks to be told of connections; none is told of.
  open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
}
/// Hears of devices.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Whether Bluetooth can be used has changed; called once.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// It is brought back.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// One was found.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// One is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// One could not be connected.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// One is connected no more.
  func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
  /// One is connected no more, perhaps for a while.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: TimeInterval, isReconnecting: Bool,
    error: (any Error)?)
  /// Something happened to a connection.
  func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
  /// Whether it may be told of one's own notifications has changed.
  func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: TimeInterval, isReconnecting: Bool,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {}
}
