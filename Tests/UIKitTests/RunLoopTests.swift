import Foundation
import QuoinObjectiveC
import Testing

/// What Core Foundation's run loop is told and asked, on the main thread.
@MainActor @Suite("Core Foundation's run loop", .serialized) struct RunLoopTests {
  @MainActor final class Heard { var words: [String] = [] }
  private func round() async throws { try await Task.sleep(for: .milliseconds(30)) }

  @Test("A signalled source is done once, then the observers by their order; one that does not repeat hears one round") func order()
    async throws
  {
    let heard = Heard()
    let log = heard
    func observer(_ name: String, _ order: Int, repeats: Bool = true) -> CFRunLoopObserver! {
      CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, repeats, order) { _, activity in
        MainActor.assumeIsolated { log.words.append(name + (activity == .beforeWaiting ? "" : "?")) }
      }
    }
    var context = CFRunLoopSourceContext()
    context.perform = { _ in MainActor.assumeIsolated { log.words.append("source") } }
    let source = CFRunLoopSourceCreate(kCFAllocatorDefault, 0, &context)
    let (late, early) = (observer("late", 5), observer("early", 1, repeats: false))
    CFRunLoopAddSource(CFRunLoopGetMain(), source, .commonModes)
    CFRunLoopAddObserver(CFRunLoopGetMain(), late, .commonModes)
    CFRunLoopAddObserver(CFRunLoopGetMain(), early, .commonModes)
    CFRunLoopSourceSignal(source)
    #expect(heard.words.isEmpty, "nothing before the loop goes round")
    try await round()
    #expect(heard.words == ["source", "early", "late"])
    #expect(!CFRunLoopObserverIsValid(early) && CFRunLoopObserverIsValid(late))
    CFRunLoopWakeUp(CFRunLoopGetMain())
    try await round()
    #expect(heard.words == ["source", "early", "late", "late"])
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), late, .commonModes)
    CFRunLoopRemoveSource(CFRunLoopGetMain(), source, .commonModes)
    CFRunLoopSourceSignal(source)
    try await round()
    #expect(heard.words.count == 4)
  }

  @Test("A timer of a moment is due then, and as often as is said; an address of the C library lies in a file") func momentsAndAddresses() {
    let due = Date(timeIntervalSinceNow: 100)
    let timer = Timer(fireAt: due, interval: 7, target: NSObject(), selector: Selector("tick"), userInfo: nil, repeats: true)
    #expect(abs(timer.fireDate.timeIntervalSince(due)) < 0.001 && timer.timeInterval == 7 && timer.isValid)
    timer.invalidate()
    var info = Dl_info()
    #expect(dladdr(UnsafeRawPointer(dlsym(nil, "malloc")), &info) != 0)
    #expect(info.dli_sname.map { String(cString: $0) }?.contains("malloc") == true)
    #expect(dladdr(nil, &info) == 0)
  }
}
