import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import QuoinSnapshots
import SwiftUI

/// The preview that `quoin preview` shows: a page that stays and is touched; of documents and of UIKit's views a still.
@MainActor final class LivePreview {
  private enum Sheet {
    case page(LivePage, scale: CGFloat)
    case still(any RenderedPreview)
  }
  private var sheet: Sheet
  private let request: PreviewRequest
  private var order: RenderOrder
  /// How long the last layout took, in milliseconds.
  private var layoutTime: Double

  /// How long tasks that the views started are waited for before the first picture.
  private static let patience: TimeInterval = 0.3

  init(_ request: PreviewRequest, _ order: RenderOrder) throws(RunnerRefusal) {
    self.request = request
    self.order = order
    let start = ContinuousClock.now
    sheet = try Self.sheet(request, order)
    layoutTime = start.milliseconds
  }

  func close() { if case .page(let page, _) = sheet { page.close() } }

  /// Shows the same preview for other choices, with the state it has; answers false for what has to be opened anew.
  func adapt(_ order: RenderOrder) throws(RunnerRefusal) -> Bool {
    guard case .page(let page, _) = sheet, order.index == self.order.index else { return false }
    RunnerResources.speak(order.choices, on: request.canvasRequest.device)
    let canvas = try CanvasChoice(order.choices, request.canvasRequest, defaultScale: nil)
    let start = ContinuousClock.now
    page.change(RenderedView.options(canvas, order.choices, DocumentCollector()))
    layoutTime = start.milliseconds
    sheet = .page(page, scale: canvas.scale)
    self.order = order
    try CanvasChoice.checkPixels(page.current.size, scale: canvas.scale)
    return true
  }

  private static func sheet(_ request: PreviewRequest, _ order: RenderOrder) throws(RunnerRefusal) -> Sheet {
    // A still is told about from the trace of its one layout; a page that lives is traced when somebody asks.
    var traced = order.choices
    traced.explanation = RenderChoices.Explanation()
    guard request.kind == .swiftUI else { return .still(try request.rendered(traced)) }
    RunnerResources.speak(order.choices, on: request.canvasRequest.device)
    let view = try request.view()
    let catcher = DocumentCollector()
    let canvas = try CanvasChoice(order.choices, request.canvasRequest, defaultScale: nil)
    let page = RenderedView.live(view, canvas: canvas, choices: order.choices, catcher: catcher, patience: patience, time: .passes)
    guard catcher.documents.isEmpty else {
      page.close()
      return .still(try request.rendered(traced))
    }
    try CanvasChoice.checkPixels(page.current.size, scale: canvas.scale)
    return .page(page, scale: canvas.scale)
  }

  // MARK: The picture

  /// What is shown, as the page reads it.
  struct Picture: Encodable {
    var svg: String
    var width, height, scale: Double
    var findings: [ToldFinding]
    /// In milliseconds.
    var ms: [String: Double]
    /// What is in the field that was touched.
    var field: String?
    var menu: Menu?
    /// The devices that can be chosen; told when a preview is opened.
    var devices: [String]?
    /// Whether anything moves: another picture is worth asking for soon.
    var moves = false
    /// Whether a touch reached anything; a picture that nothing changed is not sent again.
    var reached = true
    struct Menu: Encodable {
      var options: [String]
      var chosen: Int?
    }
  }

  func picture(_ outcome: LivePage.Outcome? = nil, since start: ContinuousClock.Instant? = nil) throws(RunnerRefusal) -> Data {
    if case .nothing = outcome {
      return try Self.json(Picture(svg: "", width: 0, height: 0, scale: 1, findings: [], ms: [:], reached: false))
    }
    let layout = start.map(\.milliseconds) ?? layoutTime
    let drawing = ContinuousClock.now
    let shots = try shots()
    guard let shot = shots.first else { throw RunnerRefusal("it has no page") }
    let svg: String
    do throws(DrawingError) {
      svg = try SVGExporter(text: .outlines, pixelScale: shot.scale).string(for: shot.list)
    } catch {
      throw RunnerRefusal("\(error)")
    }
    var picture = Picture(
      svg: svg, width: Double(shot.size.width), height: Double(shot.size.height), scale: Double(shot.scale),
      findings: findings, ms: ["layout": layout, "draw": drawing.milliseconds])
    if case .page(let page, _) = sheet { picture.moves = page.isMoving }
    switch outcome {
    case .nothing: break
    case .field(let words): picture.field = words
    case .menu(let words, let chosen): picture.menu = Picture.Menu(options: words, chosen: chosen)
    case .ran: break
    case nil: picture.devices = Device.all.map(\.name)
    }
    return try Self.json(picture)
  }

  /// What was said of findings; whose they are is asked once for each, since it takes a layout.
  private var told: [Finding: ToldFinding] = [:]
  private var findings: [ToldFinding] {
    let findings: [Finding]
    let doubts: () -> LayoutTrace
    switch sheet {
    case .page(let page, _): (findings, doubts) = (page.current.findings, page.doubts)
    case .still(let still): (findings, doubts) = (still.findings, { still.doubts })
    }
    if findings.contains(where: { told[$0] == nil }) {
      let lines = FindingLines(findings, doubts: doubts(), choices: order.choices, request.summary)
      for finding in findings { told[finding] = lines.told(finding) }
    }
    return findings.compactMap { told[$0] }
  }
  private func shots() throws(RunnerRefusal) -> [PageSnapshot] {
    switch sheet {
    case .page(let page, let scale):
      let placed = page.current
      return [PageSnapshot(list: placed.displayList(), tree: placed.layoutTree(), size: placed.size, scale: scale)]
    case .still(let still): return try still.shots()
    }
  }

  /// The picture as it is now, in a format.
  func export(_ format: PictureFormat) throws(RunnerRefusal) -> Data {
    guard let shot = try shots().first else { throw RunnerRefusal("it has no page") }
    var order = order
    order.format = format
    return try PictureMaking.data(of: shot.list, order, scale: shot.scale, background: shot.background)
  }

  private static func json(_ value: some Encodable) throws(RunnerRefusal) -> Data {
    do { return try JSONEncoder().encode(value) } catch { throw RunnerRefusal("it cannot be written: \(error)") }
  }

  // MARK: Touches

  func act(_ touch: LiveTouch) throws(RunnerRefusal) -> Data {
    guard case .page(let page, _) = sheet else { return try picture(.nothing) }
    let start = ContinuousClock.now
    let outcome: LivePage.Outcome =
      switch touch {
      case .tap(let x, let y): page.tap(at: CGPoint(x: x, y: y))
      case .drag(let x, let y): page.drag(to: CGPoint(x: x, y: y))
      case .lift(let x, let y): page.lift(at: CGPoint(x: x, y: y))
      case .scroll(let x, let y, let dx, let dy): page.scroll(at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))
      case .type(let words): page.type(words)
      case .choose(let index): page.choose(index)
      case .wait: page.breathe(0.005) ? .ran : .nothing
      }
    return try picture(outcome, since: start)
  }

  // MARK: The inspector

  /// The views, and the steps of their layout, as the page reads them.
  struct Inspection: Encodable {
    struct Subject: Encodable {
      var name, kind: String
      var identifier, view, text: String?
      var parent: Int?
      var frame: LayoutTree.Rect?
      var place: SourcePlaces.Place?
      var why: [String]
      var baselines: LayoutTree.Baselines?
      var priority: Double?
    }
    struct Step: Encodable {
      var subject: Int
      var words: String
      var does: String
      var width, height: Double?
      var frame: LayoutTree.Rect?
    }
    var subjects: [Subject]
    var steps: [Step]
    /// Whether there were more steps than are sent.
    var isCut: Bool
  }

  /// The most steps that are sent to a page; what follows is left out.
  private static let mostSteps = 20_000
  /// The most views that are answered for one by one.
  private static let mostAnswers = 1_500

  func inspection() throws(RunnerRefusal) -> Data {
    let trace: LayoutTrace
    var facts: [Int: LivePage.Facts] = [:]
    switch sheet {
    case .page(let page, _):
      let found = page.inspect()
      trace = found.trace
      facts = Dictionary(found.facts.map { ($0.subject, $0) }) { first, _ in first }
    case .still(let still): trace = still.trace
    }
    let told = trace.told
    let names = trace.names()
    let places = SourcePlaces(trace, choices: order.choices, request.summary)
    let answers = TraceAnswerSheet(trace) { places.place(of: $0)?.words }
    var frames: [Int: LayoutTree.Rect] = [:]
    for step in trace.steps { if case .isPlaced(let frame) = step.act { frames[step.subject] = frame } }
    // UIKit's views say where they lie in the one around.
    if request.kind != .swiftUI { frames = Self.onPage(frames, trace) }
    let subjects = trace.subjects.enumerated().map { index, subject in
      Inspection.Subject(
        name: names[index], kind: subject.kind, identifier: subject.identifier, view: subject.view, text: subject.text,
        parent: subject.parent, frame: frames[index], place: places.place(of: index),
        why: index < Self.mostAnswers ? answers.why(index) : [], baselines: facts[index]?.baselines,
        priority: facts[index].flatMap { $0.priority == 0 || !$0.priority.isFinite ? nil : $0.priority })
    }
    let sentences = told.bareSentences()
    let steps = told.steps.prefix(Self.mostSteps).enumerated().map { index, step in Self.step(step, sentences[index]) }
    return try Self.json(Inspection(subjects: subjects, steps: steps, isCut: told.steps.count > Self.mostSteps))
  }

  private static func step(_ step: LayoutTrace.Step, _ words: String) -> Inspection.Step {
    func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
    switch step.act {
    case .isProposed(let proposal, _):
      return Inspection.Step(
        subject: step.subject, words: words, does: "isProposed", width: finite(proposal.width.map { Double($0) }),
        height: finite(proposal.height.map { Double($0) }))
    case .answers(let width, let height, _):
      return Inspection.Step(subject: step.subject, words: words, does: "answers", width: finite(width), height: finite(height))
    case .reckons: return Inspection.Step(subject: step.subject, words: words, does: "reckons")
    case .isPlaced(let frame): return Inspection.Step(subject: step.subject, words: words, does: "isPlaced", frame: frame)
    }
  }

  private static func onPage(_ frames: [Int: LayoutTree.Rect], _ trace: LayoutTrace) -> [Int: LayoutTree.Rect] {
    frames.reduce(into: [:]) { result, entry in
      var frame = entry.value
      var next = trace.subjects[entry.key].parent
      while let index = next {
        if let around = frames[index] { (frame.x, frame.y) = (frame.x + around.x, frame.y + around.y) }
        next = trace.subjects[index].parent
      }
      result[entry.key] = frame
    }
  }
}

extension ContinuousClock.Instant {
  /// The time since then.
  fileprivate var milliseconds: Double {
    let passed = duration(to: .now).components
    return Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
  }
}
