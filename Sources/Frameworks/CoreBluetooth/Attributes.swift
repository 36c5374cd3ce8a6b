import Foundation

/// What a service and its parts have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}
/// What a device offers.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The device.
  open weak var peripheral: CBPeripheral? { nil }
  /// Whether it is a main one.
  open var isPrimary: Bool { true }
  /// Other services within it; nil until they were asked for.
  open var includedServices: [CBService]? { nil }
  /// Its values; nil until they were asked for.
  open var characteristics: [CBCharacteristic]? { nil }
}
/// A service of one's own.
open class CBMutableService: CBService, @unchecked Sendable {
  private let isMain: Bool
  private var services: [CBService]?
  private var values: [CBCharacteristic]?
  /// A service of a name.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    isMain = isPrimary
    super.init(uuid: UUID)
  }
  open override var isPrimary: Bool { isMain }
  open override var includedServices: [CBService]? {
    get { services }
    set { services = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set { values = newValue }
  }
}
/// What may be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Everybody is told.
  public static let broadcast = Self(rawValue: 0x01)
  /// It is read.
  public static let read = Self(rawValue: 0x02)
  /// It is written without an answer.
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  /// It is written.
  public static let write = Self(rawValue: 0x08)
  /// Changes are told.
  public static let notify = Self(rawValue: 0x10)
  /// Changes are told, and answered.
  public static let indicate = Self(rawValue: 0x20)
  /// It is written signed.
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  /// There are more.
  public static let extendedProperties = Self(rawValue: 0x80)
  /// Changes are told to those one trusts.
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  /// Changes are told to those one trusts, and answered.
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}
/// Who may do it.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Everybody reads.
  public static let readable = Self(rawValue: 0x01)
  /// Everybody writes.
  public static let writeable = Self(rawValue: 0x02)
  /// Those one trusts read.
  public static let readEncryptionRequired = Self(rawValue: 0x04)
  /// Those one trusts write.
  public static let writeEncryptionRequired = Self(rawValue: 0x08)
}
/// Whether what is written is answered.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The service.
  open weak var service: CBService? { nil }
  /// What may be done with it.
  open var properties: CBCharacteristicProperties { [] }
  /// What it was when it was last read; nil until then.
  open var value: Data? { nil }
  /// What else is said of it; nil until it was asked for.
  open var descriptors: [CBDescriptor]? { nil }
  /// Whether changes are told.
  open var isNotifying: Bool { false }
}
/// A value of one's own service.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private var kept: (properties: CBCharacteristicProperties, value: Data?, descriptors: [CBDescriptor]?)
  /// A value of a name; nil = it is asked for each time.
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    kept = (properties, value, nil)
    self.permissions = permissions
    super.init(uuid: UUID)
  }
  /// Who may do it.
  open var permissions: CBAttributePermissions
  /// Who hears of changes: nobody.
  open var subscribedCentrals: [CBCentral]? { nil }
  open override var properties: CBCharacteristicProperties {
    get { kept.properties }
    set { kept.properties = newValue }
  }
  open override var value: Data? {
    get { kept.value }
    set { kept.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { kept.descriptors }
    set { kept.descriptors = newValue }
  }
}
/// What else is said of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The value.
  open weak var characteristic: CBCharacteristic? { nil }
  /// What is said; nil until it was asked for.
  open var value: Any? { nil }
}
/// What is said of one's own value.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  private let said: Any?
  /// What is said.
  public init(type UUID: CBUUID, value: Any?) {
    said = value
    super.init(uuid: UUID)
  }
  open override var value: Any? { said }
}
/// A wish to read or write one's own value; none comes.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// Whose.
  public let central: CBCentral
  /// Which value.
  public let characteristic: CBCharacteristic
  /// From which byte.
  public let offset: Int
  /// What is written, or the answer.
  open var value: Data?
  init(central: CBCentral, characteristic: CBCharacteristic) { (self.central, self.characteristic, offset) = (central, characteristic, 0) }
}
/// Where streams of bytes come in.
public typealias CBL2CAPPSM = UInt16
/// A stream of bytes; none is opened.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
  /// The other.
  open var peer: CBPeer! { nil }
  /// What comes.
  open var inputStream: InputStream! { nil }
  /// What goes.
  open var outputStream: OutputStream! { nil }
  /// Where it came in.
  open var psm: CBL2CAPPSM { 0 }
}
