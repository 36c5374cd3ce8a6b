import Clock
import Foundation
import SwiftUI

/// Makes the pieces one after the other and prints the medians of all but the first, by stages.
@MainActor func measure(_ name: String, _ count: Int, folder: URL, output: String?, _ make: (Int) -> some View) throws {
  var stages: [[Double]] = [[], [], []]
  for index in 0..<count {
    let renderer = ImageRenderer(content: make(index))
    renderer.resourceFolders = [folder]
    let start = processorTime()
    let page = renderer.page()
    let laid = processorTime()
    let list = page.displayList()
    let listed = processorTime()
    let png = try page.pngData()
    let done = processorTime()
    if index == 0, let output { try png.write(to: URL(fileURLWithPath: output)) }
    guard index > 0 else { continue }
    stages[0].append((laid - start) * 1e3)
    stages[1].append((listed - laid) * 1e3)
    stages[2].append((done - listed) * 1e3)
    _ = list.items.count
  }
  let parts = stages.map { String(format: "%.2f", median($0)) }
  let all = String(format: "%.2f", median(zip(stages[0], stages[2]).map { $0 + $1 }))
  print("\(name)\tviews and layout \(parts[0])\tdisplay list \(parts[1])\tdisplay list, raster and PNG \(parts[2])\tin all \(all) ms")
}

/// Makes documents one after the other and prints the median of all but the first.
@MainActor func measure(_ name: String, _ count: Int, output: String?, _ make: (Int) throws -> Data) throws {
  var times: [Double] = []
  for index in 0..<count {
    let start = processorTime()
    let data = try make(index)
    if index > 0 { times.append((processorTime() - start) * 1e3) }
    if index == 0, let output { try data.write(to: URL(fileURLWithPath: output)) }
  }
  print("\(name)\tin all \(String(format: "%.2f", median(times))) ms\tfastest \(String(format: "%.2f", times.min() ?? 0)) ms")
}
