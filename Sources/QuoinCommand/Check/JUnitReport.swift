import QuoinSources

/// The results of a check as JUnit's XML: a suite for each file, a case for each preview.
struct JUnitReport {
  private let results: [CheckResult]
  private let seconds: Double

  init(_ results: [CheckResult], seconds: Double) {
    self.results = results
    self.seconds = seconds
  }

  var text: String {
    var files: [(name: String, results: [CheckResult])] = []
    for result in results {
      if files.last?.name == result.job.file {
        files[files.count - 1].results.append(result)
      } else {
        files.append((result.job.file, [result]))
      }
    }
    let head = "<testsuites name=\"quoin check\" tests=\"\(results.count)\" failures=\"\(failures(results))\" errors=\"\(errors(results))\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head) time=\"\(time(seconds))\">\n"
      + files.map { suite($0.name, $0.results) }.joined() + "</testsuites>\n"
  }

  private func suite(_ file: String, _ results: [CheckResult]) -> String {
    let sum = results.reduce(0) { $0 + $1.seconds }
    let head =
      "  <testsuite name=\"\(XMLText.escaped(file))\" tests=\"\(results.count)\" failures=\"\(failures(results))\" errors=\"\(errors(results))\""
    return "\(head) time=\"\(time(sum))\">\n" + results.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ result: CheckResult) -> String {
    let stem = FilePaths.stem(of: result.job.file)
    let head =
      "    <testcase classname=\"\(XMLText.escaped(stem))\" name=\"\(XMLText.escaped(result.job.name + result.job.look.words))\" file=\"\(XMLText.escaped(result.job.file))\" time=\"\(time(result.seconds))\""
    guard !result.isGood else { return head + "/>\n" }
    let kind = result.verdict == .failed ? "error" : "failure"
    return
      "\(head)>\n      <\(kind) message=\"\(XMLText.escaped(result.word))\">\(XMLText.escaped(result.lines.joined(separator: "\n")))</\(kind)>\n    </testcase>\n"
  }

  private func failures(_ results: [CheckResult]) -> Int { results.count { !$0.isGood && $0.verdict != .failed } }
  private func errors(_ results: [CheckResult]) -> Int { results.count { !$0.isGood && $0.verdict == .failed } }
  private func time(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
}

/// Words within XML and HTML.
enum XMLText {
  /// The text with what has a meaning there written otherwise; what XML has no place for is left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result.unicodeScalars.append(scalar)
      default: if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
