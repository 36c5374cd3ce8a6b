import Foundation
import Glibc
import QuoinMessages

/// The two pipes to the command.
struct RunnerLine {
  /// The next request; nil when the command has hung up.
  func next() -> RunnerRequest? {
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let got = read(RunnerPipe.requests, &byte, 1)
      if got < 0, errno == EINTR { continue }
      guard got == 1 else { return nil }
      if byte == 0x0A { break }
      bytes.append(byte)
    }
    return try? JSONDecoder().decode(RunnerRequest.self, from: Data(bytes))
  }

  func send(_ answer: RunnerAnswer, then bytes: Data = Data()) {
    guard var message = try? JSONEncoder().encode(answer) else { return }
    message.append(0x0A)
    message.append(bytes)
    // What user code printed so far belongs before the answer.
    fflush(nil)
    message.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let put = write(RunnerPipe.answers, buffer.baseAddress! + sent, buffer.count - sent)
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { exit(0) }
        sent += put
      }
    }
  }
}
