import Foundation
import QuoinMessages

/// Reads requests and answers them, one at a time.
@MainActor struct RunnerLoop {
  private let program: String
  private let line = RunnerLine()
  private var requests: [PreviewRequest] = []
  /// What the cells of one preview's matrix look like, until their contact sheet is made.
  private var faces = ThumbnailCache()
  /// The preview that stays, and is touched.
  private var preview: LivePreview?

  init(program: String) { self.program = program }

  mutating func run() {
    while let request = line.next() {
      switch request {
      case .list(let choices, let skipped): list(choices, skipped: Set(skipped))
      case .render(let order): render(order)
      case .contactSheet(let order, let matrix, let failed): contactSheet(order, matrix, failed: Set(failed))
      case .check(let order): check(order)
      case .compare(let order, let other): compare(order, with: other)
      case .live(let question): live(question)
      }
    }
  }

  private mutating func list(_ choices: RenderChoices, skipped: Set<String>) {
    do throws(RunnerRefusal) {
      try RunnerResources.prepare(choices)
      try CanvasChoice.check(choices)
    } catch {
      return line.send(.refused(message: error.message))
    }
    let found = PreviewSearch.types(in: program)
    requests = []
    for type in PreviewOrder.sorted(found, sources: choices.sources) where !skipped.contains(type.name) {
      line.send(.entering(type: type.name))
      requests += type.requests(sources: choices.sources)
    }
    line.send(.previews(requests.map(\.summary)))
  }

  private mutating func render(_ order: RenderOrder) {
    do throws(RunnerRefusal) {
      let request = try request(order)
      let sheet = try request.rendered(order.choices)
      var sender = PictureSender(line: line)
      try sheet.print(order, request.summary) { sender.add($0) }
      sender.finish()
      if let cell = order.cell, order.format.isPicture { faces.keep(try sheet.thumbnail(), of: cell, in: order.index) }
      let findings = sheet.findings
      let lines = FindingLines(sheet, choices: order.choices, request.summary)
      line.send(.made(findings: findings.map(lines.told), isWhole: !findings.contains { $0.kind == .missingResource }))
    } catch {
      line.send(.failed(message: error.message))
    }
  }

  private func check(_ order: CheckOrder) {
    do throws(RunnerRefusal) {
      let outcome = try SnapshotCheck(try request(order.order), order).run()
      for (page, data) in outcome.files { line.send(.picture(byteCount: data.count, page: page), then: data) }
      line.send(.checked(outcome.report))
    } catch {
      line.send(.failed(message: error.message))
    }
  }

  private mutating func live(_ question: LiveQuestion) {
    do throws(RunnerRefusal) {
      let data: Data
      if case .adapt(let order) = question, try preview?.adapt(order) != true { return self.live(.open(order)) }
      if case .open(let order) = question {
        preview?.close()
        preview = nil
        preview = try LivePreview(try request(order), order)
      }
      guard let preview else { throw RunnerRefusal("no preview is open") }
      switch question {
      case .open, .adapt: data = try preview.picture()
      case .touch(let touch): data = try preview.act(touch)
      case .inspect: data = try preview.inspection()
      case .export(let format): data = try preview.export(format)
      }
      line.send(.picture(byteCount: data.count, page: nil), then: data)
      line.send(.made(findings: [], isWhole: true))
    } catch {
      line.send(.failed(message: error.message))
    }
  }

  private func compare(_ order: RenderOrder, with other: LayoutCounterpart) {
    do throws(RunnerRefusal) {
      let comparison = try LayoutComparison(try request(order), order, other)
      let words = Data(comparison.lines().map { $0 + "\n" }.joined().utf8)
      line.send(.picture(byteCount: words.count, page: nil), then: words)
      line.send(.made(findings: [], isWhole: true))
    } catch {
      line.send(.failed(message: error.message))
    }
  }

  private mutating func contactSheet(_ order: RenderOrder, _ matrix: Matrix, failed: Set<Int>) {
    do throws(RunnerRefusal) {
      let request = try request(order)
      defer { faces = ThumbnailCache() }
      var shown: [PreviewThumbnail?] = []
      for cell in 0..<matrix.count {
        if failed.contains(cell) {
          shown.append(nil)
        } else if let known = faces.face(of: cell, in: order.index) {
          shown.append(known)
        } else {
          shown.append(try request.rendered(matrix.cell(cell).applied(to: order.choices)).thumbnail())
        }
      }
      let bytes = try ContactSheet(title: order.name, matrix: matrix, faces: shown, choices: order.choices).data(order)
      line.send(.picture(byteCount: bytes.count, page: nil), then: bytes)
      line.send(.made(findings: [], isWhole: true))
    } catch {
      line.send(.failed(message: error.message))
    }
  }

  private func request(_ order: RenderOrder) throws(RunnerRefusal) -> PreviewRequest {
    guard requests.indices.contains(order.index) else { throw RunnerRefusal("there is no such preview") }
    return requests[order.index]
  }
}

/// The cells of one preview; those of another take their place.
private struct ThumbnailCache {
  private var preview: Int?
  private var faces: [Int: PreviewThumbnail] = [:]

  mutating func keep(_ face: PreviewThumbnail, of cell: Int, in preview: Int) {
    if preview != self.preview { self = ThumbnailCache() }
    self.preview = preview
    faces[cell] = face
  }
  func face(of cell: Int, in preview: Int) -> PreviewThumbnail? { preview == self.preview ? faces[cell] : nil }
}

/// Sends pictures as they are made. The first waits for the second, so that it is known whether pages have numbers.
private struct PictureSender {
  let line: RunnerLine
  private var first: Data?
  private var count = 0

  init(line: RunnerLine) { self.line = line }

  mutating func add(_ bytes: Data) {
    count += 1
    if count == 1 {
      first = bytes
      return
    }
    sendFirst(page: 1)
    line.send(.picture(byteCount: bytes.count, page: count), then: bytes)
  }

  mutating func finish() { sendFirst(page: nil) }

  private mutating func sendFirst(page: Int?) {
    guard let bytes = first else { return }
    line.send(.picture(byteCount: bytes.count, page: page), then: bytes)
    first = nil
  }
}
