import Foundation

/// Checks the `// expect PREVIEW IDENTIFIER x y width height` lines of a file against the layout that `quoin render --format json` gave.
@main enum Check {
  /// How far a number may be from the expected one, in points.
  static let tolerance = 0.01

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return print("usage: check FILE.swift LAYOUT.json") }
    let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let layouts = (try? Data(contentsOf: URL(fileURLWithPath: arguments[2]))).flatMap(read) ?? [:]
    var passed = 0
    var failed = 0
    for line in source.split(separator: "\n") where line.hasPrefix("// expect ") {
      let words = line.split(separator: " ").dropFirst(2).map(String.init)
      guard words.count == 6 else {
        print("cannot read: \(line)")
        failed += 1
        continue
      }
      let wanted = words[2...].compactMap { Double($0) }
      guard let frame = layouts[words[0]]?[words[1]] else {
        print("\(words[0]) \(words[1]): not in the layout")
        failed += 1
        continue
      }
      if zip(frame, wanted).allSatisfy({ abs($0 - $1) <= tolerance }) {
        passed += 1
      } else {
        print("\(words[0]) \(words[1]): expected \(wanted.map(short)), is \(frame.map(short))")
        failed += 1
      }
    }
    print("\(passed) passed, \(failed) failed")
  }

  static func short(_ value: Double) -> String { String(format: "%g", (value * 1000).rounded() / 1000) }

  /// Frames by preview, then by identifier.
  static func read(_ data: Data) -> [String: [String: [Double]]] {
    let previews = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]] ?? []
    var frames: [String: [String: [Double]]] = [:]
    for preview in previews {
      guard let name = preview["name"] as? String, let tree = preview["tree"] as? [String: Any] else { continue }
      collect(tree, into: &frames[name, default: [:]])
    }
    return frames
  }

  static func collect(_ node: [String: Any], into frames: inout [String: [Double]]) {
    if let name = node["identifier"] as? String, frames[name] == nil, let frame = node["frame"] as? [String: Double] {
      frames[name] = ["x", "y", "width", "height"].compactMap { frame[$0] }
    }
    for child in node["children"] as? [[String: Any]] ?? [] { collect(child, into: &frames) }
  }
}
