import Foundation

/// How much of a thread's stack is left, so that what recurses over a tree stops with a finding instead of a crash.
package struct StackRoom {
  /// The lowest address of the stack; 0 where that cannot be told.
  private let end: UInt
  /// Its length in bytes.
  private let length: UInt

  /// That of the calling thread, reckoned once for each.
  package static var current: StackRoom {
    if let known = pthread_getspecific(key) { return known.load(as: StackRoom.self) }
    let room = reckoned()
    if let memory = malloc(MemoryLayout<StackRoom>.size) {
      memory.storeBytes(of: room, as: StackRoom.self)
      pthread_setspecific(key, memory)
    }
    return room
  }

  /// The last part of a stack, which is entered by nothing that can be left out.
  package struct Reserve {
    fileprivate let end: UInt
    fileprivate let length: UInt

    /// Whether the caller runs in it. False on another stack than the one it is of.
    @inline(__always) package var isEntered: Bool { StackRoom.address &- end < length }
  }

  /// The last `length` bytes, or a quarter where the stack is small.
  package func reserve(_ length: UInt) -> Reserve { Reserve(end: end, length: min(length, self.length / 4)) }

  @inline(__always) fileprivate static var address: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { free($0) }
    return key
  }()

  private static func reckoned() -> StackRoom {
    #if canImport(Darwin)
      let length = UInt(pthread_get_stacksize_np(pthread_self()))
      return StackRoom(end: UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - length, length: length)
    #else
      var attributes = pthread_attr_t()
      // The header shows it to programs that ask for GNU's extensions, which Swift does not.
      guard let symbol = dlsym(nil, "pthread_getattr_np"),
        unsafeBitCast(symbol, to: Ask.self)(pthread_self(), &attributes) == 0
      else { return assumed }
      defer { pthread_attr_destroy(&attributes) }
      var start: UnsafeMutableRawPointer?
      var length = 0
      guard pthread_attr_getstack(&attributes, &start, &length) == 0 else { return assumed }
      return StackRoom(end: UInt(bitPattern: start), length: UInt(length))
    #endif
  }

  #if !canImport(Darwin)
    private typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// What the main thread's stack may grow to, from here on: where the system does not tell.
    private static var assumed: StackRoom {
      var limit = rlimit()
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 && limit.rlim_cur < 1 << 40
      let length = isKnown ? UInt(limit.rlim_cur) : 8 << 20
      let here = address
      return StackRoom(end: here > length ? here - length : 0, length: length)
    }
  #endif
}

extension LayoutContext {
  static var reserveOfThisThread: StackRoom.Reserve { StackRoom.current.reserve(256 << 10) }

  /// Whether the stack on which the layout runs is nearly used up: then what is asked next is left out, with a finding.
  @inline(__always) var isTooDeep: Bool { stackReserve.isEntered }

  /// Says that a node stands too deep.
  func reportDepth(of node: LayoutNode) {
    report(
      Finding(
        .badArgument, in: node.rule.name,
        "stands so deep that the stack is used up: it is of no size, and what is in it is left out. Nest fewer views in each other."),
      at: node)
  }
}
