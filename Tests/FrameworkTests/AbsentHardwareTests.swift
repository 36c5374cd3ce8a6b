import AVFoundation
import CallKit
import CarPlay
import CoreNFC
import Foundation
import GameController
import GroupActivities
import Intents
import JavaScriptCore
import Messages
import MetricKit
import PassKit
import Quoin
import SwiftUI
import Testing
import Translation
import UIKit

/// What a phone answers that has no telephone, no reader, no purse, no controller and no car.
@MainActor @Suite("Absent hardware") struct AbsentHardwareTests {
  private final class Calls: NSObject, CXProviderDelegate {
    var resets = 0
    func providerDidReset(_ provider: CXProvider) { resets += 1 }
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
  }

  // developer.apple.com: callkit/cxprovider, cxcallcontroller.
  @Test("A call can be described, not made")
  func calls() async {
    let (provider, delegate) = (CXProvider(configuration: CXProviderConfiguration()), Calls())
    provider.setDelegate(delegate, queue: nil)
    provider.invalidate()
    #expect(delegate.resets == 1)
    let update = CXCallUpdate()
    update.remoteHandle = CXHandle(type: .phoneNumber, value: "1")
    await #expect(throws: CXErrorCodeIncomingCallError.self) { try await provider.reportNewIncomingCall(with: UUID(), update: update) }
    let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "a"))
    let transaction = CXTransaction(action: start)
    do { try await CXCallController().request(transaction) } catch let error as CXErrorCodeRequestTransactionError {
      #expect(error.code == .unknownCallProvider)
    } catch { Issue.record(error) }
    #expect(!transaction.isComplete)
    start.fulfill()
    #expect(transaction.isComplete && CXCallController().callObserver.calls.isEmpty)
  }

  private final class Reads: NSObject, NFCNDEFReaderSessionDelegate {
    var codes: [NFCReaderError.Code] = []
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      if let error = error as? NFCReaderError { codes.append(error.code) }
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  // NFC Forum, URI Record Type Definition: 0x04 stands for "https://"; Text Record Type Definition: the first byte counts the language's.
  @Test("Records of the NFC Forum's worked forms, and a reader that is not there")
  func tags() throws {
    let link = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com/a"))
    #expect(link.type == Data([0x55]) && link.payload == Data([0x04]) + Data("example.com/a".utf8))
    #expect(link.wellKnownTypeURIPayload() == URL(string: "https://example.com/a"))
    #expect(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com")?.payload.first == 2)
    let text = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Hallo", locale: Locale(identifier: "de_DE")))
    #expect(text.payload == Data([2]) + Data("deHallo".utf8) && text.wellKnownTypeTextPayload().0 == "Hallo")
    // A short record that begins and ends its message: D1 01 06 55 04 …
    let message = try #require(NFCNDEFMessage(data: Data([0xD1, 0x01, 0x06, 0x55, 0x04]) + Data("a.com".utf8)))
    #expect(message.records.count == 1 && message.records[0].wellKnownTypeURIPayload() == URL(string: "https://a.com"))
    #expect(message.length == 10 && NFCNDEFMessage(data: Data([0xD1, 0x01])) == nil)
    let (reads, queue) = (Reads(), DispatchQueue(label: "nfc"))
    NFCNDEFReaderSession(delegate: reads, queue: queue, invalidateAfterFirstRead: true).begin()
    queue.sync {}
    #expect(reads.codes == [.readerErrorUnsupportedFeature] && !NFCNDEFReaderSession.readingAvailable)
  }

  @Test("Nobody can pay: no sheet is made, a button stands there with its words")
  func purse() throws {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 2.5), .init(label: "Shop", amount: 2.5, type: .pending)]
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .amex]))
    #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil && PKPassLibrary().passes().isEmpty)
    #expect(PKMerchantCapability.capability3DS == .threeDSecure && request.paymentSummaryItems.map(\.type) == [.final, .pending])
    let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
    #expect(button.title(for: .normal) == "Buy with Apple Pay" && button.backgroundColor == .black)
    // What lies below is painted first.
    func colors(_ style: PayWithApplePayButtonStyle) throws -> [Bool] {
      let renderer = ImageRenderer(content: PayWithApplePayButton(.donate) {}.payWithApplePayButtonStyle(style).frame(width: 200))
      let svg = try renderer.page().svg()
      let (black, white) = (svg.range(of: "#000000"), svg.range(of: "#ffffff"))
      return [black != nil, white != nil, (black?.lowerBound ?? svg.endIndex) < (white?.lowerBound ?? svg.endIndex)]
    }
    #expect(try colors(.black) == [true, true, true] && colors(.white) == [true, true, false])
  }

  @Test("Parts of a controller tell when they are moved")
  func controllers() {
    #expect(GCController.controllers().isEmpty && GCKeyboard.coalesced == nil)
    let pad = GCControllerDirectionPad()
    var told: [Float] = []
    pad.valueChangedHandler = { _, x, y in told += [x, y] }
    pad.left.pressedChangedHandler = { _, value, isPressed in told += [value, isPressed ? 1 : 0] }
    pad.setValueForXAxis(-0.5, yAxis: 0.25)
    #expect(told == [0.5, 1, -0.5, 0.25] && pad.up.isPressed && !pad.down.isPressed && !pad.right.isPressed)
  }

  @Test("Scripts are not run, and it is told; values of Swift go in and come out")
  func scripts() {
    let context = JSContext()!
    var told = ""
    context.exceptionHandler = { _, error in told = error?.toString() ?? "" }
    #expect(context.evaluateScript("1 + 1").isUndefined && told.hasPrefix("Error: "))
    context.setObject(["a": 2, "b": "x"], forKeyedSubscript: "config" as NSString)
    let config = context.objectForKeyedSubscript("config")!
    #expect(config.isObject && config.forProperty("a").toInt32() == 2 && config.forProperty("b").toString() == "x")
    #expect(config.forProperty("c").isUndefined && JSValue(double: 3, in: context).toString() == "3")
    #expect(JSValue(nullIn: context).toString() == "null" && JSValue(object: [1, 2], in: context).atIndex(1).toDouble() == 2)
    #expect(JSValue(undefinedIn: context).toDouble().isNaN && !JSValue(object: "", in: context).toBool())
  }

  @Test("No language is installed; what is said together reaches nobody; nothing is measured")
  func services() async {
    #expect(await LanguageAvailability().status(from: Locale.Language(identifier: "en"), to: nil) == .unsupported)
    let session = TranslationSession(installedSource: Locale.Language(identifier: "en"))
    do { _ = try await session.translate("a") } catch TranslationError.notInstalled {} catch { Issue.record(error) }
    do { _ = try await session.translate("") } catch TranslationError.nothingToTranslate {} catch { Issue.record(error) }
    var configuration = TranslationSession.Configuration()
    let before = configuration
    configuration.invalidate()
    #expect(configuration != before)
    struct Watch: GroupActivity {
      var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.type = .watchTogether
        return metadata
      }
    }
    for await _ in Watch.sessions() { Issue.record("nobody is there") }
    #expect(await Watch().prepareForActivation() == .activationDisabled && !GroupStateObserver().isEligibleForGroupSession)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty)
  }

  @Test("What is said by voice: people and messages keep what they are told, nobody has allowed it")
  func intents() async {
    let anna = INPerson(
      personHandle: INPersonHandle(value: "a@b.c", type: .emailAddress), nameComponents: nil, displayName: "Anna", image: nil,
      contactIdentifier: nil, customIdentifier: "1")
    let intent = INSendMessageIntent(
      recipients: [anna], outgoingMessageType: .outgoingMessageText, content: "Hi", speakableGroupName: nil,
      conversationIdentifier: "c", serviceName: nil, sender: nil, attachments: nil)
    #expect(intent.recipients?.first?.displayName == "Anna" && INShortcut(intent: intent)?.intent === intent)
    #expect(await INPreferences.requestSiriAuthorization() == .notDetermined)
    #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
    #expect(type(of: INPersonResolutionResult.success(with: anna)) == INPersonResolutionResult.self)
    try? await INInteraction(intent: intent, response: nil).donate()
  }

  @Test("Pages in a car and messages in a conversation keep their order")
  func screens() throws {
    let list = CPListTemplate(title: "Songs", sections: [CPListSection(items: [CPListItem(text: "a", detailText: nil)])])
    #expect(list.itemCount == 1 && list.sectionCount == 1)
    final class App: MSMessagesAppViewController {
      var told: [MSMessagesAppPresentationStyle] = []
      override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) { told.append(presentationStyle) }
    }
    let app = App()
    app.requestPresentationStyle(.expanded)
    #expect(app.told == [.expanded] && app.presentationStyle == .expanded && app.activeConversation == nil)
    #expect(throws: CocoaError.self) {
      try MSSticker(contentsOfFileURL: URL(fileURLWithPath: "/none.png"), localizedDescription: "")
    }
  }

  // developer.apple.com: avfoundation/avassetreader, avassetwriter; coremedia/cmtime.
  @Test("Films are neither read nor written, and say so; times and sound's ramps are reckoned")
  func films() throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
    let reader = try AVAssetReader(asset: asset)
    #expect(!reader.startReading() && reader.status == .failed && (reader.error as? AVError)?.code == .decoderNotFound)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".mp4")
    let writer = try AVAssetWriter(outputURL: file, fileType: .mp4)
    writer.add(AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264]))
    #expect(!writer.startWriting() && writer.inputs.count == 1 && writer.error != nil)
    let (one, two) = (CMTime(value: 90, timescale: 30), CMTime(value: 1, timescale: 1))
    #expect(CMTimeMultiply(two, multiplier: 3) == CMTime(value: 3, timescale: 1) && CMTimeMaximum(one, two) == one)
    #expect(CMTime(value: 5, timescale: 10).convertScale(5, method: .roundTowardZero).value == 2)
    #expect(CMTime(value: 5, timescale: 10).convertScale(5, method: .default).value == 3)
    let (early, late) = (CMTimeRange(start: .zero, duration: one), CMTimeRange(start: two, duration: one))
    #expect(early.intersection(late).duration.seconds == 2 && early.union(late).end.seconds == 4)
    #expect(early.containsTime(two) && !early.containsTime(one) && !late.containsTimeRange(early))
    let sound = AVMutableAudioMixInputParameters(track: nil)
    sound.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: early)
    var (from, to): (Float, Float) = (-1, -1)
    #expect(sound.getVolumeRamp(for: two, startVolume: &from, endVolume: &to, timeRange: nil) && from == 0 && to == 1)
    #expect(!sound.getVolumeRamp(for: CMTime(value: 9, timescale: 1), startVolume: nil, endVolume: nil, timeRange: nil))
    let mix = AVMutableAudioMix()
    mix.inputParameters = [sound]
    #expect(mix.inputParameters.count == 1)
  }
}
