import Foundation
import QuoinObjectiveC
import Testing

/// What Core Foundation's run loop is told and asked, on the main thread.
@MainActor @Suite("Core Foundation's run loop", .serialized) struct RunLoopTests {
  @MainActor final class Heard { var words: [String] = [] }
  private func round() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }

  @Test("A signalled source is done once, then the observers by their order; one that does not repeat hears one round") func order() {
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
    round()
    #expect(heard.words == ["source", "early", "late"])
    #expect(!CFRunLoopObserverIsValid(early) && CFRunLoopObserverIsValid(late))
    CFRunLoopWakeUp(CFRunLoopGetMain())
    round()
    #expect(heard.words == ["source", "early", "late", "late"])
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), late, .commonModes)
    CFRunLoopRemoveSource(CFRunLoopGetMain(), source, .commonModes)
    CFRunLoopSourceSignal(source)
    round()
    #expect(heard.words.count == 4)
  }

  @Test("A timer of a moment performs its method then; an address of the C library lies in a file") func momentsAndAddresses() {
    final class Clock: NSObject { var count = 0 }
    let clock = Clock()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.01), interval: 1, target: clock,
      selector: Selector("tick") { target, _ in
        (target as? Clock)?.count += 1
        return nil
      },
      userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(clock.count == 1)
    var info = Dl_info()
    #expect(dladdr(UnsafeRawPointer(dlsym(nil, "malloc")), &info) != 0)
    #expect(info.dli_sname.map { String(cString: $0) }?.contains("malloc") == true)
    #expect(dladdr(nil, &info) == 0)
  }
}
