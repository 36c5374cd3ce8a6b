import Foundation
import PinLayout
import Testing

let allPinRows = edgeRows + cornerRows + sizeRows + marginRows + relativeRows

/// The settings of pins are global, so everything that changes them runs one after the other.
@Suite(.serialized) @MainActor struct PinTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyRowAtScale(_ scale: CGFloat) {
    for row in allPinRows {
      let world = PinWorld(scale: scale)
      row.chain(world)
      #expect(isNear(world.v.frame, pixels(row.expected, scale)), "\(row.signature) at \(scale): \(world.v.frame)")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyRowFromRightToLeft(_ scale: CGFloat) {
    for row in allPinRows {
      let world = PinWorld(scale: scale, direction: .rtl)
      row.chain(world)
      #expect(isNear(world.v.frame, pixels(row.rightToLeft ?? row.expected, scale)), "\(row.signature) rtl: \(world.v.frame)")
    }
    Pin.layoutDirection(.ltr)
  }

  @Test func theCoverageFileNamesEveryCallAndEveryNamedTestExists() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let listed = try String(contentsOf: here.appendingPathComponent("coverage"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: "\t") }
    let declared = try declaredCalls(
      here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/PinLayout"))
    #expect(declared.count == 140)
    #expect(Set(listed.map { $0[0] }) == Set(declared))
    let rows = Set(allPinRows.map(\.signature))
    for line in listed { #expect(rows.contains(line[1]), "\(line[0]) names a row that does not exist: \(line[1])") }
  }

  private func declaredCalls(_ folder: URL) throws -> [String] {
    var calls: [String] = []
    let files = FileManager.default.enumerator(at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)!
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "\n    ", with: " ")
        .replacingOccurrences(of: "\n  )", with: " )")
      for match in text.matches(of: /public func ([a-zA-Z]+\([^\n]*?\)) -> PinLayout \{|public func (layout\(\)) \{/) {
        let call = String(match.1 ?? match.2!)
        calls.append(call.replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")"))
      }
    }
    return calls
  }
}
