import Foundation
import QuoinObjectiveC

/// What something that is read may do.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// Something that holds a message.
public protocol NFCNDEFTag: NSObjectProtocol {
  /// Whether it is near.
  var isAvailable: Bool { get }
  /// What it may do, and how many bytes it takes.
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Reads its message.
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Writes a message.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  /// Lets nobody write again.
  func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
}
extension NFCNDEFTag {
  /// What it may do, and how many bytes it takes.
  /// - Throws: why it was not told.
  public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
    try await withCheckedThrowingContinuation { done in
      queryNDEFStatus { status, size, error in
        if let error { done.resume(throwing: error) } else { done.resume(returning: (status, size)) }
      }
    }
  }
  /// Reads its message.
  /// - Throws: why it was not read.
  public func readNDEF() async throws -> NFCNDEFMessage {
    try await withCheckedThrowingContinuation { done in
      readNDEF { message, error in
        if let message {
          done.resume(returning: message)
        } else {
          done.resume(throwing: error ?? NFCReaderError(.ndefReaderSessionErrorZeroLengthMessage))
        }
      }
    }
  }
  /// Writes a message.
  /// - Throws: why it was not written.
  public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      writeNDEF(ndefMessage) { error in if let error { done.resume(throwing: error) } else { done.resume() } }
    }
  }
}

/// What all sessions have.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  /// What the user is told.
  var alertMessage: String { get set }
  /// Whether it may begin.
  var isReady: Bool { get }
  /// Begins.
  func begin()
  /// Ends.
  func invalidate()
  /// Ends with words for the user.
  func invalidate(errorMessage: String)
}
/// Reads what is near: no reader is here, so one that begins ends at once.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  /// What the user is told; kept only.
  open var alertMessage = ""
  /// Whether it may begin: no.
  open var isReady: Bool { false }
  /// On which queue its delegate is told; nil = the main one.
  public let sessionQueue: DispatchQueue
  fileprivate init(queue: DispatchQueue?) { sessionQueue = queue ?? .main }
  /// Whether the phone can read: no.
  open class var readingAvailable: Bool { false }
  /// Begins: ends at once with `NFCReaderError.readerErrorUnsupportedFeature`.
  open func begin() { sessionQueue.async { self.end(NFCReaderError(.readerErrorUnsupportedFeature)) } }
  /// Ends.
  open func invalidate() {}
  /// Ends with words for the user, whom nobody tells.
  open func invalidate(errorMessage: String) {}
  fileprivate func end(_ error: any Error) {}
}
/// Who is told of messages.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// It has ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Messages were read.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Something is near.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// It reads.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  /// Does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Reads messages: no reader is here.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Who is told.
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// One that ends after the first message, or not.
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    self.delegate = delegate
    super.init(queue: queue)
  }
  /// Looks again; nothing is near.
  open func restartPolling() {}
  /// Takes something near: nothing is.
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  /// Takes something near.
  /// - Throws: `NFCReaderError.readerErrorUnsupportedFeature`.
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
  fileprivate override func end(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }
}

/// Something near, by its kind: none ever is here.
public enum NFCTag: Sendable {
  case feliCa(any NFCFeliCaTag & Sendable), iso7816(any NFCISO7816Tag & Sendable), iso15693(any NFCISO15693Tag & Sendable)
  case miFare(any NFCMiFareTag & Sendable)
  /// Whether it is near: no.
  public var isAvailable: Bool { false }
}
/// Of FeliCa's kind.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// Its number.
  var currentIDm: Data { get }
  /// Its system.
  var currentSystemCode: Data { get }
}
/// Of the kind of cards with a processor.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// Its number.
  var identifier: Data { get }
  /// The application that was chosen first.
  var initialSelectedAID: String { get }
  /// What it said first.
  var historicalBytes: Data? { get }
  /// Sends a command.
  func sendCommand(apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
/// Of the kind of labels in shops.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// Its number.
  var identifier: Data { get }
  /// Who made it.
  var icManufacturerCode: Int { get }
}
/// Of Mifare's kind.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// Its number.
  var identifier: Data { get }
  /// Its family.
  var mifareFamily: NFCMiFareFamily { get }
  /// Sends a command.
  func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
}
/// The families of Mifare.
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
/// A command to a card with a processor.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  /// Its class.
  public let instructionClass: UInt8
  /// What it is.
  public let instructionCode: UInt8
  /// Its first word.
  public let p1Parameter: UInt8
  /// Its second word.
  public let p2Parameter: UInt8
  /// Its bytes; nil for none.
  public let data: Data?
  /// How many bytes are expected; -1 = not said.
  public let expectedResponseLength: Int
  /// A command of its parts.
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data, expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
    (self.p1Parameter, self.p2Parameter, self.data, self.expectedResponseLength) = (p1Parameter, p2Parameter, data, expectedResponseLength)
  }
}
/// Who is told of what is near.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// It reads.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// It has ended.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Something is near.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  /// Does nothing.
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  /// Does nothing.
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
/// Reads what is near: no reader is here.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// What is looked for.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Cards.
    public static let iso14443 = PollingOption(rawValue: 1)
    /// Labels.
    public static let iso15693 = PollingOption(rawValue: 2)
    /// Cards of FeliCa's kind.
    public static let iso18092 = PollingOption(rawValue: 4)
    /// Cards that pay.
    public static let pace = PollingOption(rawValue: 8)
  }
  /// Who is told.
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// What is near and was taken: nothing.
  open var connectedTag: NFCTag? { nil }
  /// One that looks for some kinds.
  public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
    self.delegate = delegate
    super.init(queue: queue)
  }
  /// Looks again; nothing is near.
  open func restartPolling() {}
  /// Takes something near: nothing is.
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  /// Takes something near.
  /// - Throws: `NFCReaderError.readerErrorUnsupportedFeature`.
  open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
  fileprivate override func end(_ error: any Error) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
}
