import CoreBluetooth
import EventKit
import Foundation
import Quoin
import StoreKit
import SwiftUI
import Testing

/// What a phone answers that has no Bluetooth, whose owner gives no calendars, and on which nothing is sold.
@MainActor @Suite("Answers of services") struct ServiceAnswerTests {
  private final class Listener: NSObject, CBCentralManagerDelegate {
    var told: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { told.append(central.state) }
  }

  // The Bluetooth Core Specification: a short name stands in the Base UUID, 0000xxxx-0000-1000-8000-00805F9B34FB.
  @Test("A short name of a service is the long one of the Base UUID")
  func names() {
    let (short, long) = (CBUUID(string: "180D"), CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(short == long && short.hash == long.hash && short != CBUUID(string: "180F"))
    #expect(short.uuidString == "180D" && long.uuidString == "0000180D-0000-1000-8000-00805F9B34FB")
    #expect(CBUUID(string: "180d").data == Data([0x18, 0x0D]) && CBUUID(string: "no name").data.isEmpty)
  }

  @Test("Who looks for devices is told once, on its queue, that there is no Bluetooth")
  func bluetooth() {
    let (listener, queue) = (Listener(), DispatchQueue(label: "bluetooth"))
    let manager = CBCentralManager(delegate: listener, queue: queue)
    queue.sync {}
    #expect(listener.told == [.unsupported] && manager.state == .unsupported && !manager.isScanning)
  }

  @Test("Events keep what they are told; nothing is found, and nothing is saved")
  func calendars() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied && store.calendars(for: .reminder).isEmpty)
    #expect(try await !store.requestFullAccessToEvents())
    let event = EKEvent(eventStore: store)
    event.title = "t"
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.hasAlarms && event.alarms?.first?.relativeOffset == -60 && !event.hasRecurrenceRules)
    #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    do { try store.save(event, span: .thisEvent) } catch let error as EKError { #expect(error.code == .eventStoreNotAuthorized) }
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil)
    let rule = EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 4))
    #expect(rule.interval == 2 && rule.frequency == .weekly && rule.recurrenceEnd?.occurrenceCount == 4)
  }

  @Test("Nothing is sold: no products, nothing one has, and pages of the store are plates with a finding")
  func store() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    #expect(count == 0)
    #expect(try await Product.SubscriptionInfo.status(for: "g").isEmpty)
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    let renderer = ImageRenderer(
      content: SubscriptionStoreView(groupID: "g") { Text("words") }.subscriptionStoreControlStyle(.buttons).frame(width: 200, height: 200))
    #expect(renderer.page().findings.contains { $0.view == "SubscriptionStoreView" })
  }
}
