@_exported import Foundation
import QuoinObjectiveC

/// How the bytes of a record are to be taken, by the NFC Forum's numbers.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message: a type and bytes.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// How the bytes are to be taken.
  open var typeNameFormat: NFCTypeNameFormat
  /// Their type.
  open var type: Data
  /// Which record it is.
  open var identifier: Data
  /// The bytes.
  open var payload: Data

  /// A record.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  /// A record in parts of `chunkSize` bytes; 0 = whole, as it is here.
  public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
    self.init(format: format, type: type, identifier: identifier, payload: payload)
  }

  /// The beginnings of addresses that are one byte, by the NFC Forum's list.
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://",
    "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
    "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:",
    "urn:epc:raw:", "urn:epc:", "urn:nfc:",
  ]
  /// A record of an address; nil for none.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    guard !uri.isEmpty else { return nil }
    let place = beginnings.indices.filter { uri.hasPrefix(beginnings[$0]) }.max { beginnings[$0].count < beginnings[$1].count } ?? 0
    let bytes = Data([UInt8(place)]) + Data(uri.dropFirst(beginnings[place].count).utf8)
    return NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: bytes)
  }
  /// A record of an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? { wellKnownTypeURIPayload(string: url.absoluteString) }
  /// A record of a text in a language.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8.prefix(63))
    let bytes = Data([UInt8(language.count)]) + language + Data(text.utf8)
    return NFCNDEFPayload(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: bytes)
  }
  /// The address of a record of one; nil for others.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first, Int(first) < Self.beginnings.count else {
      return nil
    }
    return URL(string: Self.beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  /// The text of a record of one, and its language; nil for others.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
    let (count, rest) = (Int(first & 0x3F), payload.dropFirst())
    let language = String(decoding: rest.prefix(count), as: UTF8.self)
    let words = Data(rest.dropFirst(count))
    let text = first & 0x80 == 0 ? String(decoding: words, as: UTF8.self) : String(data: words, encoding: .utf16)
    return (text, Locale(identifier: language))
  }
}

/// A message: records.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The records.
  open var records: [NFCNDEFPayload]
  /// A message of records.
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// A message from bytes as the NFC Forum lays them out; nil where they are none.
  public convenience init?(data: Data) {
    guard let records = NFCBytes.records(of: [UInt8](data)) else { return nil }
    self.init(records: records)
  }
  /// How many bytes it takes.
  open var length: Int { records.reduce(0) { $0 + NFCBytes.length(of: $1) } }
}

/// How records stand in bytes.
enum NFCBytes {
  static func length(of record: NFCNDEFPayload) -> Int {
    let isShort = record.payload.count < 256
    return 2 + (isShort ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1) + record.type.count + record.identifier.count + record.payload.count
  }
  static func records(of bytes: [UInt8]) -> [NFCNDEFPayload]? {
    var (found, at): ([NFCNDEFPayload], Int) = ([], 0)
    func take(_ count: Int) -> [UInt8]? {
      guard count >= 0, at + count <= bytes.count else { return nil }
      defer { at += count }
      return Array(bytes[at..<at + count])
    }
    while at < bytes.count {
      guard let head = take(2), let format = NFCTypeNameFormat(rawValue: head[0] & 7) else { return nil }
      guard let size = take(head[0] & 0x10 != 0 ? 1 : 4) else { return nil }
      let count = size.reduce(0) { $0 << 8 | Int($1) }
      var name = 0
      if head[0] & 8 != 0 {
        guard let length = take(1) else { return nil }
        name = Int(length[0])
      }
      guard let type = take(Int(head[1])), let identifier = take(name), let payload = take(count) else { return nil }
      found.append(NFCNDEFPayload(format: format, type: Data(type), identifier: Data(identifier), payload: Data(payload)))
      if head[0] & 0x40 != 0 { break }
    }
    return found.isEmpty ? nil : found
  }
}

/// Why nothing was read.
public struct NFCReaderError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = NFCReaderError
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerErrorInvalidParameterLength, readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible
    case readerErrorAccessNotAccepted
    case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
    case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
    case ndefReaderSessionErrorZeroLengthMessage
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "NFCError" }
}
