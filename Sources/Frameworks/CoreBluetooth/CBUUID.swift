@_exported import Foundation

/// A name of 16, 32 or 128 bits for a service or a value.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The bytes, the highest first.
  public let data: Data
  /// Of words: 4, 8 or 36 letters. What is none of these is a name of no bytes.
  public init(string theString: String) {
    if let whole = UUID(uuidString: theString) {
      data = withUnsafeBytes(of: whole.uuid) { Data($0) }
    } else {
      let letters = Array(theString.utf8)
      let bytes = stride(from: 0, to: letters.count - letters.count % 2, by: 2).compactMap {
        UInt8(String(decoding: letters[$0..<$0 + 2], as: UTF8.self), radix: 16)
      }
      data = [4, 8].contains(letters.count) && bytes.count * 2 == letters.count ? Data(bytes) : Data()
    }
  }
  /// Of bytes.
  public init(data theData: Data) { data = theData }
  /// Of a whole name.
  public init(nsuuid theUUID: UUID) { data = withUnsafeBytes(of: theUUID.uuid) { Data($0) } }
  /// In words, as short as it was given.
  open var uuidString: String {
    let text = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return text }
    let letters = Array(text)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(letters[$0]) }.joined(separator: "-")
  }
  /// All 128 bits: short names stand in the Bluetooth Base UUID, 0000xxxx-0000-1000-8000-00805F9B34FB (Bluetooth Core Specification).
  private var whole: Data {
    guard data.count < 16 else { return data }
    let base: [UInt8] = [0, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return Data(repeating: 0, count: max(0, 4 - data.count)) + data + base.dropFirst(4)
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID).map { $0.whole == whole } ?? false }
  open override var hash: Int { whole.hashValue }
  open override var description: String { uuidString }
}
/// The name of a value's description in words.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The name of what a client is told without asking.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The name of how a value is written.
public let CBUUIDCharacteristicFormatString = "2904"
