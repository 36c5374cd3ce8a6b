// Containers whose time per item must not grow with their number, and documents whose memory must not grow with their pages:
// `containerbench` for the containers, `containerbench report PAGES` for a report.
import Clock
import Foundation
import Quoin
import QuoinDrawing

private struct Chip: View {
  let number: Int
  var body: some View { Color.indigo.frame(width: CGFloat(30 + number * 37 % 90), height: 24) }
}

@MainActor private func containers() {
  print("container\titems\tµs per item")
  let makers: [(String, (Int) -> AnyView)] = [
    ("Flow", { count in AnyView(Flow(spacing: 6, lineSpacing: 6) { ForEach(0..<count) { Chip(number: $0) } }) }),
    (
      "Flow, balanced",
      { count in AnyView(Flow(breaking: .balanced, spacing: 6, lineSpacing: 6) { ForEach(0..<count) { Chip(number: $0) } }) }
    ),
    (
      "Grid, 10 columns",
      { count in
        AnyView(Grid { ForEach(0..<count / 10) { row in GridRow { ForEach(0..<10) { Chip(number: row * 10 + $0) } } } })
      }
    ),
    (
      "LazyVGrid, all of it",
      { count in AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(0..<count) { Chip(number: $0) } }) }
    ),
    ("LazyVStack, all of it", { count in AnyView(LazyVStack { ForEach(0..<count) { Chip(number: $0) } }) }),
    ("Masonry", { count in AnyView(Masonry(columns: 8) { ForEach(0..<count) { Chip(number: $0) } }) }),
    ("LazyFlow in a scroll view", { count in AnyView(ScrollView { LazyFlow { ForEach(0..<count) { Chip(number: $0) } } }) }),
  ]
  for (name, make) in makers {
    for count in [1_000, 10_000, 100_000] {
      var times: [Double] = []
      for _ in 0..<(count > 10_000 ? 3 : 7) {
        let renderer = ImageRenderer(content: make(count))
        renderer.proposedSize = ProposedViewSize(width: 1000, height: name.contains("scroll") ? 800 : nil)
        let start = processorTime()
        let page = renderer.page()
        times.append((processorTime() - start) * 1e6 / Double(count))
        _ = page.size
      }
      print("\(name)\t\(count)\t\(String(format: "%.2f", median(times)))")
    }
  }
}

/// A report of about so many A4 pages: headings, paragraphs and small tables in a lazy column.
@MainActor private func report(pages: Int) throws {
  let text = "The compositor sets line after line, and when the forme is full the wedges are driven home; nothing moves any more. "
  let document = Document(pageSize: .a4) {
    LazyVStack(alignment: .leading, spacing: 8) {
      ForEach(0..<pages * 5, id: \.self) { part in
        if part % 5 == 0 { Text("Chapter \(part / 5)").font(.title2).outlineEntry("Chapter \(part / 5)").keepWithNext() }
        Text(verbatim: "\(part). " + String(repeating: text, count: 7)).font(.system(size: 10))
      }
    }
  } footer: { page in
    Text("Page \(page.number)").font(.caption)
  }
  var count = 0
  let start = processorTime()
  let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("report.pdf")
  let writer = PDFWriter(PDFExporter(), size: CGSize(width: document.pageSize.width, height: document.pageSize.height))
  try document.pages { page in
    count += 1
    try writer.add(page)
  }
  let data = try writer.finish()
  try data.write(to: file)
  let seconds = processorTime() - start
  print(
    "\(count) pages\t\(String(format: "%.2f", seconds * 1e3 / Double(count))) ms a page\tpeak \(peakMegabytes()) MB\tfile \(data.count / 1024) KB"
  )
}

/// The most memory this process has held, in megabytes.
private func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(0, &usage)  // RUSAGE_SELF
  return usage.ru_maxrss / 1024
}

try MainActor.assumeIsolated {
  let arguments = CommandLine.arguments
  if arguments.count == 3, arguments[1] == "report", let pages = Int(arguments[2]) { try report(pages: pages) } else { containers() }
}
