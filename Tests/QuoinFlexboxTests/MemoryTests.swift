import Testing

@testable import QuoinFlexbox

/// What a node takes.
struct MemoryTests {
  @Test("A plain node takes at most 256 bytes, hot and cold together")
  func plainNode() {
    let bytes =
      MemoryLayout<Links>.stride + MemoryLayout<HotStyle>.stride + MemoryLayout<Box>.stride + MemoryLayout<SnappedBox>.stride
    #expect(bytes <= 256, "\(bytes)")
  }

  @Test("Plain nodes share one row of cold styles, of either defaults", arguments: [FlexDefaults.css, .yoga])
  func sharedColdRow(defaults: FlexDefaults) {
    let tree = FlexTree(defaults: defaults)
    let root = tree.add()
    let rows = tree.colds.count
    for _ in 0..<10 { tree.add(FlexStyle(defaults), to: root) }
    #expect(tree.colds.count == rows)
  }
}
