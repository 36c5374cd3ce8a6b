import FlexLayout
import Foundation
import Testing

let allFlexRows = itemRows + flexEdgeRows

@Suite(.serialized) @MainActor struct FlexTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyRowAtScale(_ scale: CGFloat) {
    for row in allFlexRows {
      atScale(scale) {
        let world = FlexWorld()
        row.change(world)
        world.root.flex.layout()
        #expect(isNear(world[row.item].frame, snapped(row.expected, scale)), "\(row.signature) at \(scale): \(world[row.item].frame)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyRowFromRightToLeft(_ scale: CGFloat) {
    for row in allFlexRows {
      atScale(scale) {
        let world = FlexWorld()
        world.root.flex.layoutDirection(.rtl)
        row.change(world)
        world.root.flex.layout()
        #expect(isNear(world[row.item].frame, snapped(row.rightToLeft, scale)), "\(row.signature) rtl: \(world[row.item].frame)")
      }
    }
  }

  /// Leaves begin at or before their place, and whole sizes stay whole.
  private func snapped(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded(.down) / scale, y: (rect.minY * scale).rounded(.down) / scale, width: rect.width, height: rect.height)
  }

  @Test func theCoverageFileNamesEveryCallAndEveryNamedTestExists() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let listed = try String(contentsOf: here.appendingPathComponent("coverage"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: "\t") }
    let sources = here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/FlexLayout")
    let files = FileManager.default.enumerator(at: sources.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)!
    var declared: Set<String> = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /public func ([a-zA-Z]+\(.*?\)) (?:-> (?:Flex|CGSize) )?\{/) {
        declared.insert(String(match.1))
        count += 1
      }
      for match in text.matches(of: /public var ([a-zA-Z]+): [A-Za-z?]+ \{/) where "\(match.1)" != "flex" && "\(match.1)" != "isFlexEnabled"
      {
        declared.insert("var \(match.1)")
      }
    }
    #expect(count == 113)
    #expect(declared.filter { $0.hasPrefix("var ") }.count == 4)
    #expect(Set(listed.map { $0[0] }) == declared)
    let rows = Set(allFlexRows.map(\.signature) + ["theFourProperties"])
    for line in listed { #expect(rows.contains(line[1]), "\(line[0]) names a row that does not exist: \(line[1])") }
  }

  @Test func theFourProperties() {
    let world = FlexWorld()
    #expect(world.root.flex.view === world.root)
    #expect(world.root.flex.intrinsicSize == CGSize(width: 60, height: 90))
    #expect(world.root.flex.direction == .column)
    world.root.flex.direction = .row
    #expect(world.root.flex.direction == .row)
    #expect(world.root.flex.intrinsicSize == CGSize(width: 140, height: 40))
    world.root.flex.direction = nil
    #expect(world.root.flex.direction == .column)
    #expect(world.a.flex.isIncludedInLayout)
    world.a.flex.isIncludedInLayout = false
    #expect(!world.a.flex.isIncludedInLayout)
    #expect(world.root.flex.intrinsicSize == CGSize(width: 60, height: 50))
  }
}
