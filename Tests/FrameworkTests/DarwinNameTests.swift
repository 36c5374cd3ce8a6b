import Foundation
import QuoinObjectiveC
import Testing

@Suite("Names of Darwin's that files bring along") struct DarwinNameTests {
  @Test("moments and how far they are apart") func moments() {
    let start = DispatchTime.now()
    #expect(start.advanced(by: .milliseconds(30)).uptimeNanoseconds - start.uptimeNanoseconds == 30 * NSEC_PER_SEC / MSEC_PER_SEC)
    #expect(start.distance(to: start.advanced(by: .seconds(2))) == .nanoseconds(2_000_000_000))
    #expect(start.advanced(by: .seconds(2)).distance(to: start) == .nanoseconds(-2_000_000_000))
  }

  @Test("addresses tell their length by their family") func addresses() {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #expect(address.sin_len == 16)
    var any = sockaddr()
    any.sa_family = sa_family_t(AF_INET6)
    #expect(any.sa_len == 28)
  }

  @Test("counting from many threads") func counting() {
    nonisolated(unsafe) let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { value.deallocate() }
    value.pointee = 5
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in OSAtomicIncrement32(value) }
    #expect(value.pointee == 1_005 && OSAtomicDecrement32(value) == 1_004)
    #expect(OSAtomicCompareAndSwap32(1_004, 7, value) && !OSAtomicCompareAndSwap32(1_004, 8, value) && value.pointee == 7)
  }

  @Test("objects among arguments, and paths from home") func objects() {
    let given: [any CVarArg] = [Data([1]) as NSData, ["a": 1] as NSDictionary]
    #expect(given.count == 2)
    #expect((NSHomeDirectory() + "/x" as NSString).abbreviatingWithTildeInPath == "~/x")
    #expect(("/nowhere/x" as NSString).abbreviatingWithTildeInPath == "/nowhere/x")
    #expect((NSHomeDirectory() + "x" as NSString).abbreviatingWithTildeInPath == NSHomeDirectory() + "x")
  }
}
