import AuthenticationServices
import BackgroundTasks
import CloudKit
import Contacts
import CoreML
import CoreMotion
import Foundation
import LocalAuthentication
import Network
import Security
import Speech
import Testing
import WatchConnectivity

/// What services keep and reckon by themselves, and what they answer where there is no device behind them.
@Suite("Services' values and answers", .serialized) struct SweptServiceTests {
  // RFC 2426: N is family, given, middle, prefix, suffix; commas, semicolons and lines within a value are escaped.
  @Test("A contact becomes a card, and a card a contact")
  func cards() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "King; Lovelace", "Dr.")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))]
    contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
    contact.note = "One\nTwo, three"
    let data = try CNContactVCardSerialization.data(with: [contact])
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.first == "BEGIN:VCARD")
    #expect(lines.contains("N:King\\; Lovelace;Ada;;Dr.;"))
    #expect(lines.contains("BDAY:1815-12-10"))
    #expect(lines.contains("NOTE:One\\nTwo\\, three"))
    let read = try #require(
      CNContactVCardSerialization.contacts(with: Data("BEGIN:VCARD\r\nN:Hopper;Grace;;;\r\nTEL;TYPE=CELL:12\r\nEND:VCARD".utf8)).first)
    #expect((read.givenName, read.familyName) == ("Grace", "Hopper"))
    #expect(read.phoneNumbers.first?.value.stringValue == "12")
    let predicate: NSPredicate = CNContact.predicateForContacts(matchingName: "Ada")
    #expect(try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: []).isEmpty)
  }

  @Test("Numbers in several directions, the last one fastest")
  func arrays() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    #expect(array.strides == [3, 1])
    array[[1, 2]] = 7
    #expect(array[5] == 7)
    array[1] = 2.5
    #expect(array[[0, 1]] == 2.5)
    #expect(array.dataPointer.assumingMemoryBound(to: Float.self)[5] == 7)
    let provider = try MLDictionaryFeatureProvider(dictionary: ["numbers": array, "name": "cat", "count": 3])
    #expect(provider.featureNames == ["numbers", "name", "count"])
    #expect(provider.featureValue(for: "numbers")?.multiArrayValue === array)
    #expect(provider["count"]?.type == .int64)
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/none")) }
  }

  // Apple: at most one refresh and ten processing tasks are scheduled at a time.
  @Test("Background tasks wait until they are taken back, and not too many")
  func background() async throws {
    let scheduler = BGTaskScheduler.shared
    scheduler.cancelAllTaskRequests()
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(throws: BGTaskScheduler.Error.self) { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "other")) }
    try scheduler.submit(BGProcessingTaskRequest(identifier: "clean"))
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh", "clean"])
    scheduler.cancel(taskRequestWithIdentifier: "refresh")
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["clean"])
    scheduler.cancelAllTaskRequests()
  }

  @Test("The cloud does not answer: every record of an operation is told so")
  func cloud() async {
    let record = CKRecord(recordType: "Note")
    let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
    nonisolated(unsafe) var failed: [CKRecord.ID] = []
    nonisolated(unsafe) var ended = 0
    operation.perRecordSaveBlock = { id, result in if case .failure = result { failed.append(id) } }
    operation.modifyRecordsResultBlock = { if case .failure = $0 { ended += 1 } }
    CKContainer.default().privateCloudDatabase.add(operation)
    #expect(failed == [record.recordID])
    #expect(ended == 1)
    await #expect(throws: CKError.self) { try await CKContainer.default().database(with: .shared).allRecordZones() }
    let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: CKCurrentUserDefaultName)
    #expect(zone == CKRecordZone.ID(zoneName: "Notes"))
    #expect(CKRecord.ID(recordName: "a", zoneID: zone) != CKRecord.ID(recordName: "a"))
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Notes"
    #expect(share.object(forKey: CKShare.SystemFieldKey.title) as? String == "Notes")
  }

  @Test("A connection without a network fails, and says so where it is asked")
  func connections() async {
    let connection = NWConnection(host: "example.com", port: .https, using: .tls)
    #expect(connection.state == .setup)
    connection.start(queue: .main)
    #expect(connection.state == .failed(.posix(.ENETDOWN)))
    nonisolated(unsafe) var errors: [NWError?] = []
    connection.send(content: Data("hello".utf8), completion: .contentProcessed { errors.append($0) })
    #expect(errors == [.posix(.ENETDOWN)])
    connection.cancel()
    #expect(connection.state == .cancelled)
    #expect(NWParameters.tls.defaultProtocolStack.applicationProtocols.first is NWProtocolTLS.Options)
    #expect(NWParameters.udp.defaultProtocolStack.transportProtocol is NWProtocolUDP.Options)
    var paths = NWPathMonitor().makeAsyncIterator()
    #expect(await paths.next()?.status == .satisfied)
  }

  @Test("Passkeys are asked for by a domain, and sessions end by the address they name")
  func passkeys() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "ada", userID: Data([2]))
    #expect((request.relyingPartyIdentifier, request.name, request.challenge) == ("example.com", "ada", Data([1])))
    #expect(provider.createCredentialAssertionRequest(challenge: Data()).allowedCredentials.isEmpty)
    let callback = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
    #expect(callback.matchesURL(URL(string: "https://example.com/done?code=1")!))
    #expect(!callback.matchesURL(URL(string: "https://example.com/other")!))
    #expect(ASWebAuthenticationSession.Callback.customScheme("shop").matchesURL(URL(string: "shop://done")!))
  }

  @Test("What is sent to a watch waits until it is taken back")
  func watch() {
    let transfer = WCSession.default.transferUserInfo(["steps": 3])
    #expect(WCSession.default.outstandingUserInfoTransfers.contains { $0 === transfer })
    transfer.cancel()
    #expect(!transfer.isTransferring)
    #expect(WCSession.default.outstandingUserInfoTransfers.isEmpty)
  }

  @Test("Sensors, ears and faces that are not there")
  func sensors() async {
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    #expect(CMMotionActivityManager.authorizationStatus() == .notDetermined)
    #expect(CMErrorMotionActivityNotAvailable.rawValue == 104)
    await #expect(throws: LAError.self) { try await LARight().authorize(localizedReason: "") }
    #expect(SFSpeechRecognizer.supportedLocales().isEmpty)
    #expect(errSecAuthFailed == -25293)
    #expect(errSecMissingEntitlement == -34018)
  }
}
