#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets layout recurse to any depth: the first levels stay on the caller's thread, what lies deeper goes on on a thread with a
/// large stack of its own (committed only as far as it is used), and again every `stride` levels. The caller waits, so nothing
/// runs at the same time, and answers what others wrote (`CallingThread`).
enum DeepStack {
  /// Levels on the caller's stack. A level takes 2 to 3 KB in release: the 8 MB of Linux's threads hold a thousand with ease, the
  /// 512 KB of Darwin's secondary threads (and musl's less) do not.
  static var first: Int {
    #if canImport(Glibc)
      _isDebugAssertConfiguration() ? 256 : 1100
    #else
      120
    #endif
  }
  /// Levels on each further stack.
  private static let stride = 4096
  private static let stackSize = 64 << 20
  /// More than a level takes, in release as in debug.
  private static let bytesPerLevel = 8192

  /// Whether it is time for a fresh stack so many levels below the first.
  static func switches(at depth: Int) -> Bool { depth % stride == 0 }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || hasFeature(Embedded)
    /// Runs `body` on a fresh stack. `caller` is the thread that the layout was called on, nil where that is this one.
    static func continuing<Value>(_ caller: CallingThread?, _ body: (CallingThread?) -> Value) -> Value {
      onStack(of: stackSize, caller, body)
    }

    /// Runs `body` with room for so many levels of some other recursion; it is told the thread that it was called on, nil where it still
    /// runs there.
    static func sized<Value>(for levels: Int, _ body: (CallingThread?) -> Value) -> Value {
      levels < first ? body(nil) : onStack(of: stackSize + levels * bytesPerLevel, nil, body)
    }

    private static func onStack<Value>(of size: Int, _ caller: CallingThread?, _ body: (CallingThread?) -> Value) -> Value {
      var result: Value?
      // One further down is not asked: the first waits for all of them.
      let own = caller == nil ? CallingThread() : nil
      withoutActuallyEscaping(body) { body in
        onFreshStack(of: size, answering: own) { result = body(caller ?? own) }
      }
      guard let result else { return body(caller) }
      return result
    }

    private final class Job {
      let work: () -> Void
      init(_ work: @escaping () -> Void) { self.work = work }
    }

    private static func onFreshStack(of size: Int, answering caller: CallingThread?, _ work: () -> Void) {
      withoutActuallyEscaping(work) { work in
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, size)
        defer { pthread_attr_destroy(&attributes) }
        let job = Unmanaged.passRetained(
          Job {
            work()
            caller?.leave()
          })
        #if canImport(Darwin)
          var thread: pthread_t?
        #else
          var thread = pthread_t()
        #endif
        let failure = pthread_create(&thread, &attributes, DeepStack.start, job.toOpaque())
        guard failure == 0 else {
          job.release()
          return
        }
        caller?.answer()
        #if canImport(Darwin)
          if let thread { pthread_join(thread, nil) }
        #else
          pthread_join(thread, nil)
        #endif
      }
    }

    #if canImport(Darwin)
      private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { opaque in
        Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().work()
        return nil
      }
    #else
      private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { opaque in
        if let opaque { Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().work() }
        return nil
      }
    #endif
  #else
    static func continuing<Value>(_ caller: CallingThread?, _ body: (CallingThread?) -> Value) -> Value { body(caller) }
    static func sized<Value>(for levels: Int, _ body: (CallingThread?) -> Value) -> Value { body(nil) }
  #endif
}
