#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || hasFeature(Embedded)
  /// The thread that a layout was called on, while the layout itself goes on on a larger stack: it waits, and what others wrote (what
  /// measures a leaf) is asked there, where they expect it. One question at a time: who asks waits for the answer.
  final class CallingThread: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let change: UnsafeMutablePointer<pthread_cond_t>
    private var question: (() -> Void)?
    private var isOver = false

    init() {
      lock = .allocate(capacity: 1)
      change = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      pthread_mutex_destroy(lock)
      change.deallocate()
      lock.deallocate()
    }

    /// What `body` answers on the calling thread. Called on another one.
    func ask<Value>(_ body: () -> Value) -> Value {
      var result: Value?
      withoutActuallyEscaping({ result = body() }) { work in
        pthread_mutex_lock(lock)
        question = work
        pthread_cond_broadcast(change)
        while question != nil { pthread_cond_wait(change, lock) }
        pthread_mutex_unlock(lock)
      }
      guard let result else { return body() }
      return result
    }

    /// Answers on this thread, the one that called, until nobody will ask any more.
    func answer() {
      pthread_mutex_lock(lock)
      while !isOver {
        if let work = question {
          pthread_mutex_unlock(lock)
          work()
          pthread_mutex_lock(lock)
          question = nil
          pthread_cond_broadcast(change)
        } else {
          pthread_cond_wait(change, lock)
        }
      }
      pthread_mutex_unlock(lock)
    }

    /// Nobody asks any more. Called on the other thread.
    func leave() {
      pthread_mutex_lock(lock)
      isOver = true
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(lock)
    }
  }
#else
  final class CallingThread {
    func ask<Value>(_ body: () -> Value) -> Value { body() }
  }
#endif
