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

/// Reads requests and answers them, one at a time.
@MainActor struct RunnerLoop {
  private let program: String
  private let line = RunnerLine()
  private var specimens: [PreviewSpecimen] = []
  private var choices = RenderChoices()

  init(program: String) { self.program = program }

  mutating func run() {
    while let request = line.next() {
      switch request {
      case .list(let choices, let skipped): list(choices, skipped: Set(skipped))
      case .render(let index, let name, let format): render(index, name, format)
      }
    }
  }

  private mutating func list(_ choices: RenderChoices, skipped: Set<String>) {
    self.choices = choices
    do throws(RunnerRefusal) {
      try RunnerResources.prepare(choices)
      try CanvasChoice.check(choices)
    } catch {
      return line.send(.refused(message: error.message))
    }
    let found = PreviewSearch.types(in: program)
    specimens = []
    for type in PreviewOrder.sorted(found, sources: choices.sources) where !skipped.contains(type.name) {
      line.send(.entering(type: type.name))
      specimens += type.specimens(sources: choices.sources)
    }
    line.send(.previews(specimens.map(\.summary)))
  }

  private func render(_ index: Int, _ name: String, _ format: PictureFormat) {
    guard specimens.indices.contains(index) else { return line.send(.failed(message: "there is no such preview")) }
    var specimen = specimens[index]
    specimen.summary.name = name
    do throws(RunnerRefusal) {
      let sheet = try specimen.sheet(choices)
      let bytes = try sheet.bytes(format, specimen: specimen, choices: choices)
      let findings = sheet.findings
      line.send(
        .picture(
          byteCount: bytes.count, findings: findings.map { "\($0.view): \($0.message)" },
          isWhole: !findings.contains { $0.kind == .missingResource }), then: bytes)
    } catch {
      line.send(.failed(message: error.message))
    }
  }
}

/// Why something cannot be made: a sentence without its full stop.
struct RunnerRefusal: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
