import Foundation

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// A device; none is found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// What it is called; nil = it does not say.
  open var name: String? { nil }
  /// Whether it is connected.
  open var state: CBPeripheralState { .disconnected }
  /// What it offers; nil until it was asked.
  open var services: [CBService]? { nil }
  /// Whether something can be written without an answer.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Whether it may be told of one's own notifications.
  open var ancsAuthorized: Bool { false }
  /// Asks how strongly it is heard; no answer comes.
  open func readRSSI() {}
  /// Asks what it offers; no answer comes.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks what is within a service; no answer comes.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for a service's values; no answer comes.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks what else is said of a value; no answer comes.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Reads; no answer comes.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Reads; no answer comes.
  open func readValue(for descriptor: CBDescriptor) {}
  /// How much can be written at once, in bytes; 0: it is not connected.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  /// Writes; no answer comes.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Writes; no answer comes.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Asks to be told of changes; no answer comes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Opens a stream of bytes; no answer comes.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
/// Hears of a device; never called.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// It is called otherwise.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Services are not there any more.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// How strongly it is heard.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// What it offers.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// What is within a service.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  /// A service's values.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// A value was read, or has changed.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// A value was written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Whether changes are told.
  func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  /// What else is said of a value.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  /// What is said was read.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// What is said was written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// More can be written.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// A stream of bytes is open.
  func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}
  /// Does nothing.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
