import Foundation
import Testing
import UserNotifications

@Suite("UserNotifications", .serialized) struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  @Test("Notices to come are kept until they are due or taken back; one of the same name takes the other's place")
  func pending() async throws {
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    content.title = "Tea"
    try await center.add(UNNotificationRequest(identifier: "b", content: content, trigger: trigger))
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    var all = await center.pendingNotificationRequests()
    #expect(all.map(\.identifier) == ["b", "a"])
    #expect(all.map(\.content.title) == ["Tea", "Tea"])
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    all = await center.pendingNotificationRequests()
    #expect(all.map(\.identifier) == ["a"])
    // At once is not to come.
    try await center.add(UNNotificationRequest(identifier: "c", content: content, trigger: nil))
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removeAllPendingNotificationRequests()
  }

  @Test("What a notice says is its own, whatever becomes of the words it was made of")
  func copies() throws {
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.userInfo = ["id": 3]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Tea"
    #expect(request.content.title == "Water")
    #expect(request.content.userInfo["id"] as? Int == 3)
    let changed = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    changed.body = "Now"
    #expect((changed.title, request.content.body) == ("Water", ""))
  }

  @Test("A trigger tells when it shows next")
  func triggers() throws {
    var parts = DateComponents()
    (parts.hour, parts.minute) = (9, 30)
    let next = try #require(UNCalendarNotificationTrigger(dateMatching: parts, repeats: true).nextTriggerDate())
    let found = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect((found.hour, found.minute) == (9, 30))
    #expect(next > Date() && next < Date() + 25 * 3600)
    let soon = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true).nextTriggerDate())
    #expect(abs(soon.timeIntervalSinceNow - 60) < 5)
  }

  @Test("Categories and their actions are kept")
  func categories() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [.foreground], textInputButtonTitle: "Send", textInputPlaceholder: "Words")
    center.setNotificationCategories([UNNotificationCategory(identifier: "message", actions: [reply], intentIdentifiers: [])])
    let category = await center.notificationCategories().first
    #expect(category?.identifier == "message")
    #expect((category?.actions.first as? UNTextInputNotificationAction)?.textInputButtonTitle == "Send")
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: URL(string: "https://example.com/a.png")!)
    }
  }

  @Test("A delegate may answer with await")
  func delegates() async {
    final class Delegate: UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
    }
    let delegate: any UNUserNotificationCenterDelegate = Delegate()
    center.delegate = delegate
    #expect(center.delegate === delegate)
  }
}
