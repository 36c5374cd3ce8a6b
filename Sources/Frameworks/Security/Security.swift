// Security's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import QuoinObjectiveC

/// It worked.
public let errSecSuccess: OSStatus = 0
/// It is not there on this system.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// The user has given up.
public let errSecUserCanceled: OSStatus = -128
/// Who was asked did not agree.
public let errSecAuthFailed: OSStatus = -25293
/// Something like it is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// Nothing like it is there.
public let errSecItemNotFound: OSStatus = -25300
/// Nobody may be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It cannot be read.
public let errSecDecode: OSStatus = -26275

/// A keychain in memory.
private final class Keychain: @unchecked Sendable {
  static let all = Keychain()
  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// What tells items apart.
  private static let keys = [kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup]
  /// What a question says that is not of the item.
  private static let besides: Set<String> = [
    kSecValueData, kSecUseDataProtectionKeychain, kSecAttrSynchronizable, kSecAttrAccessible, kSecAttrAccessControl,
  ]
  private static func isOfItem(_ key: String) -> Bool {
    !["r_", "m_", "u_"].contains(where: key.hasPrefix) && !besides.contains(key)
  }
  private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    one == nil && other == nil || one as? AnyHashable == other as? AnyHashable
  }

  func add(_ item: [String: Any]) -> OSStatus {
    guard item[kSecClass] != nil else { return errSecParam }
    return lock.withLock {
      guard !items.contains(where: { known in Self.keys.allSatisfy { Self.areSame(known[$0], item[$0]) } }) else {
        return errSecDuplicateItem
      }
      var item = item.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("u_") }
      item[kSecAttrCreationDate] = Date()
      items.append(item)
      return errSecSuccess
    }
  }
  private func places(_ query: [String: Any]) -> [Int] {
    let wanted = query.filter { Self.isOfItem($0.key) }
    return items.indices.filter { index in wanted.allSatisfy { Self.areSame(items[index][$0.key], $0.value) } }
  }
  func find(_ query: [String: Any]) -> [[String: Any]] { lock.withLock { places(query).map { items[$0] } } }
  func change(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let found = places(query)
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }
  func delete(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let found = places(query)
      for index in found.reversed() { items.remove(at: index) }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }
}

/// Puts an item into the keychain; `result` stays as it is.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.all.add(attributes)
}
/// Changes what a question finds.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.all.change(query, attributesToUpdate)
}
/// Takes away what a question finds.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.all.delete(query) }
/// What a question finds: its data, its attributes, or both; one, or all in an array where that is asked for.
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let found = Keychain.all.find(query)
  guard !found.isEmpty else { return errSecItemNotFound }
  let wantsData = query[kSecReturnData] as? Bool ?? false
  let wantsAttributes = query[kSecReturnAttributes] as? Bool ?? false
  let answers: [Any] = found.compactMap { item in
    wantsAttributes ? item.filter { wantsData || $0.key != kSecValueData } : wantsData ? item[kSecValueData] : nil
  }
  if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
    result?.pointee = answers as AnyObject
  } else if let first = answers.first {
    result?.pointee = first as AnyObject
  }
  return errSecSuccess
}
/// What a status means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}

/// Where random bytes come from.
public typealias SecRandomRef = OpaquePointer
/// The system's.
nonisolated(unsafe) public let kSecRandomDefault: SecRandomRef? = nil
/// Writes random bytes.
@discardableResult public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
