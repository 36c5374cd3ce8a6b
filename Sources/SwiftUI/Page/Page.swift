import Foundation
import Observation
import QuoinDrawing
import QuoinFoundation
import QuoinLayout
import QuoinText
import UIKit

/// A page that lives: a root view, the records of its views, and the loop that evaluates what has changed and lays out until nothing
/// changes.
@MainActor final class Page<Root: View> {
  /// What the page shows.
  var root: Root { didSet { begin() } }
  /// What it is made for.
  var options: PageOptions { didSet { begin() } }
  let graph: ViewGraph
  private let hosted: HostedViews
  /// What follows the page's changes, if it plays.
  private(set) var motion: PageMotion?
  /// Where the root's evaluation leaves its node.
  private let top = PageTop()
  /// The time in which the page's tasks sleep; nil where that is the machine's.
  var sleepTime: _SleepTime? { didSet { graph.sleepTime = sleepTime } }

  /// A page; `host` is the view of UIKit that it stands in, nil when it stands for itself.
  init(_ root: Root, options: PageOptions, host: UIView? = nil) {
    self.root = root
    self.options = options
    hosted = HostedViews(host: host)
    graph = ViewGraph(context: LayoutContext(scale: options.scale), hosted: hosted)
    begin()
  }

  deinit { graph.end() }

  /// Takes root and options for what the next update evaluates.
  private func begin() {
    graph.context.scale = options.scale
    var environment = EnvironmentValues()
    environment.displayScale = options.scale
    environment.windowSize = options.canvas.safeSize
    switch options.canvas {
    case .device(let size, let insets): (environment.screenWidth, environment.windowInsets) = (size.width, insets)
    case .fixed(let size): environment.screenWidth = size.width
    case .fit, .proposed: break
    }
    options.environment(&environment)
    if let scheme = graph.preferredColorScheme { environment.colorScheme = scheme }
    environment.reporter = graph.context
    graph.begin(PageEvaluation(root: root, canvas: options.canvas, isOpaque: options.isOpaque, top: top), environment)
  }

  /// Settles the page for the last time: what it holds besides the picture is let go of.
  func finish(patience: TimeInterval = 0) -> PlacedPage {
    let screen = UIScreen.main.bounds
    if let size = options.canvas.screenSize { UIScreen.main.bounds = CGRect(origin: .zero, size: size) }
    defer {
      close()
      UIScreen.main.bounds = screen
    }
    if patience > 0 { sleepTime = _SleepTime() }
    let placed = settle(patience: patience)
    guard options.tracesDoubts, !options.isTraced, placed.findings.contains(where: { $0.written == nil }),
      !placed.findings.contains(where: { $0.kind == .unsettledState })
    else { return placed }
    return placed.with(doubts: traced { $0.trace(of: node) })
  }

  /// What `read` tells of a whole layout of the page as it is, which is listened to. Evaluates everything anew, with its state: O(nodes).
  func traced<Result>(_ read: (TraceRecorder) -> Result) -> Result {
    options.isTraced = true
    node.forgetAnswers()
    update()
    defer { options.isTraced = false }
    return read(graph.recorder ?? TraceRecorder())
  }

  /// The page as it is laid out now. O(what has changed since it was asked for last).
  var placed: PlacedPage { PlacedPage(node, scale: options.scale) }
  /// The node that all others lie in.
  var node: _ViewNode { top.node ?? _ViewNode(RootRule(insets: EdgeInsets()), [], in: graph.context) }

  /// From now on changes take their time.
  func play() {
    graph.clock = PageClock()
    motion = PageMotion()
  }
  /// Lets time go on, in seconds since the page began to play: what is due happens, and the page follows.
  func advance(to time: TimeInterval) {
    // What has changed already changed before.
    if graph.isDirty { update() }
    graph.clock?.advance(to: time)
    advanceTasks(to: time)
    if graph.isDirty { update() }
    motion?.settle(at: time)
  }
  /// Whether anything moves, or will without a touch.
  var isMoving: Bool { motion?.isMoving == true || graph.clock?.isRunning == true }
  /// The page as it is seen at this moment, with what is on its way.
  var seen: PlacedPage { graph.clock.flatMap { clock in motion?.page(placed, at: clock.now) } ?? placed }

  /// Lets go of what the page holds besides its picture.
  func close() {
    hosted.close()
    sleepTime?.pass()
  }

  /// The size the content takes of `proposal`, without letting views react to it.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if top.node == nil || graph.isDirty { tracing { graph.update() } }
    return top.node?.children.first?.size(for: proposal) ?? .zero
  }

  /// The page once nothing changes any more.
  func settle(patience: TimeInterval = 0) -> PlacedPage {
    update(patience: patience)
    return placed
  }

  /// Evaluates, lays out and lets views react until nothing changes, waiting up to `patience` seconds for tasks they started.
  func update(patience: TimeInterval = 0) {
    react()
    if patience > 0 { wait(patience) }
    // Views of UIKit like to tell what they found out a turn later.
    for _ in 0..<8 where !hosted.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date())
      guard graph.isDirty else { break }
      react()
    }
    if graph.isDirty { react() }
  }

  func react() {
    pass()
    for _ in 1..<max(2, options.passLimit) where graph.isDirty { pass() }
    if graph.isDirty {
      graph.report(
        Finding(
          .unsettledState, in: String(describing: Root.self),
          "still changes its state after \(options.passLimit) evaluations; the last is shown. Does a change of state cause itself, such as a size that is fed back?"
        ))
    }
  }

  /// One turn: evaluate what has changed, lay out, let views react.
  private func pass() {
    tracing {
      graph.update()
      node.layOut(on: options.canvas, graph)
    }
    motion?.follow(placed, graph)
    graph.sweep()
    hosted.sweep()
    graph.react()
    if graph.preferredColorScheme != nil, graph.root?.isDirty == true { begin() }
  }

  /// Runs an evaluation or a layout; a page within views that are traced writes into their trace.
  private func tracing<Result>(_ body: () -> Result) -> Result {
    let outer = LayoutExplaining.recorder
    let recorder = outer ?? (options.isTraced ? TraceRecorder() : nil)
    graph.context.tracer = recorder
    LayoutExplaining.recorder = recorder
    defer { LayoutExplaining.recorder = outer }
    // Bodies may use what is UIKit's, such as pictures by their names.
    return LayoutFindings.hearing({ [context = graph.context] in context.report($0.finding) }, body)
  }
}

extension _ViewNode {
  /// Places everything; content that needs its room is made between rounds, that which needs preferences last.
  @MainActor func layOut(on canvas: PageOptions.Canvas, _ graph: ViewGraph) {
    switch canvas {
    case .fit: place(at: .zero, proposal: .unspecified)
    case .proposed(let proposal): place(at: .zero, proposal: proposal)
    case .fixed(let size), .device(let size, _): place(at: .zero, proposal: ProposedViewSize(size))
    }
    graph.makeDeferred()
    // A view of UIKit that wants another size once it is laid out is asked again in the next evaluation.
    if graph.hosted.settle() { graph.invalidateLayout() }
  }
}
