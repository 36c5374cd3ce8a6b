import Foundation

/// The two pipes to the command: a line of JSON a message. Questions of the page go out with a number, answers come back with it; events
/// come without.
final class CommandPipe: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<Data?, Never>] = [:]
  private var last = 0
  private var isClosed = false

  /// What happened, each with its number.
  let events = EventLog()

  /// Reads until the command hangs up, then ends the program.
  func start() {
    Thread.detachNewThread { [self] in
      var rest = Data()
      while true {
        let piece = FileHandle.standardInput.availableData
        guard !piece.isEmpty else { break }
        rest.append(piece)
        while let newline = rest.firstIndex(of: 0x0A) {
          take(Data(rest[rest.startIndex..<newline]))
          rest = Data(rest[rest.index(after: newline)...])
        }
      }
      exit(0)
    }
  }

  /// `NUMBER JSON` is an answer, `event JSON` an event.
  private func take(_ line: Data) {
    guard let space = line.firstIndex(of: 0x20) else { return }
    let head = String(decoding: line[line.startIndex..<space], as: UTF8.self)
    let body = Data(line[line.index(after: space)...])
    if head == "event" { return events.add(body) }
    guard let number = Int(head) else { return }
    lock.withLock { waiting.removeValue(forKey: number) }?.resume(returning: body)
  }

  /// The command's answer; nil when it is gone.
  func ask(_ body: Data) async -> Data? {
    await withCheckedContinuation { continuation in
      let number = lock.withLock {
        last += 1
        waiting[last] = continuation
        return last
      }
      say("\(number) ", body)
    }
  }

  /// Writes a line; `body` is JSON in one line.
  func say(_ head: String, _ body: Data) {
    var message = Data(head.utf8)
    message.append(contentsOf: body.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    message.append(0x0A)
    lock.withLock { try? FileHandle.standardOutput.write(contentsOf: message) }
  }
}

/// The latest events, for pages that ask what they have missed.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [(number: Int, body: Data)] = []
  private var number = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiter = 0
  /// How many are kept; a page that has missed more asks for everything anew.
  private static let most = 64

  func add(_ body: Data) {
    let woken = lock.withLock {
      number += 1
      events.append((number, body))
      if events.count > Self.most { events.removeFirst() }
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for one in woken { one.resume() }
  }

  /// The events after number `after` and the last one's number, waited for up to `seconds`.
  func next(after: Int, seconds: Double) async -> Data {
    if let found = found(after: after) { return found }
    let id = lock.withLock {
      waiter += 1
      return waiter
    }
    let timer = Task {
      try? await Task.sleep(for: .seconds(seconds))
      wake(id)
    }
    await withCheckedContinuation { continuation in
      let isLate = lock.withLock {
        guard number <= after else { return true }
        waiting[id] = continuation
        return false
      }
      if isLate { continuation.resume() }
    }
    timer.cancel()
    return found(after: after) ?? reply([])
  }

  private func wake(_ id: Int) { lock.withLock { waiting.removeValue(forKey: id) }?.resume() }

  private func found(after: Int) -> Data? {
    let missed = lock.withLock { events.filter { $0.number > after }.map(\.body) }
    // A number from before a restart is larger than any: the page begins again.
    let isForeign = lock.withLock { after > number }
    return missed.isEmpty && !isForeign ? nil : reply(missed)
  }

  private func reply(_ bodies: [Data]) -> Data {
    var result = Data("{\"last\":\(lock.withLock { number }),\"events\":[".utf8)
    result.append(contentsOf: bodies.joined(separator: Data(",".utf8)))
    result.append(contentsOf: "]}".utf8)
    return result
  }
}
