import Dispatch
import Foundation

/// How often somebody is told something.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
/// An older name of whether the app may be a device.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Is a device: it is told that there is no Bluetooth, and nobody comes.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether it tells others of itself.
  open var isAdvertising: Bool { false }
  /// An older way to ask whether the app may: nobody asked.
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .notDetermined }
  /// One that tells nobody.
  public override init() {}
  /// One that tells somebody.
  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  /// One that tells somebody, on a queue; nil = the main one.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }
  /// Tells others of itself; nobody hears it.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Tells nobody any more.
  open func stopAdvertising() {}
  /// Says how often somebody is told something.
  open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
  /// Offers a service; nobody comes.
  open func add(_ service: CBMutableService) {}
  /// Offers a service no more.
  open func remove(_ service: CBMutableService) {}
  /// Offers nothing any more.
  open func removeAllServices() {}
  /// Answers a wish.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells those who listen of a change: nobody does, which is said by no.
  open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
    false
  }
  /// Takes streams of bytes; none comes.
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
  /// Takes none any more.
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
/// Hears of those who come.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Whether Bluetooth can be used has changed; called once.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// It is brought back.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Others are told of it.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// A service is offered.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Somebody listens.
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// Somebody listens no more.
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Somebody wants to read.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Somebody wants to write.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// More can be told.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  /// Streams of bytes are taken.
  func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
  /// None are taken any more.
  func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
  /// One is open.
  func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing.
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  /// Does nothing.
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}
  /// Does nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
