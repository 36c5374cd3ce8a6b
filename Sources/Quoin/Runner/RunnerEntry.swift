import Foundation
import Glibc
import QuoinMessages

/// Where `quoin-runner` enters once it has loaded the user's compiled previews: answers the command's requests until it hangs up.
@_cdecl("quoin_runner_main")
public func _quoinRunnerMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  guard argc > 1, let program = argv?[1] else { return 64 }
  let path = String(cString: program)
  return MainActor.assumeIsolated {
    var runner = RunnerLoop(program: path)
    runner.run()
    return 0
  }
}
