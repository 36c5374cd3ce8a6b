import Foundation
import Observation
import QuoinDrawing
import QuoinLayout
import QuoinText
import UIKit

/// How a page is made: its canvas, and the environment its views find.
public struct PageOptions: Sendable {
  /// What the root view is proposed, and where it is drawn.
  public enum Canvas: Hashable, Sendable {
    /// The view's ideal size: nil is proposed on both axes, and the answer is the page.
    case fit
    /// Whatever is proposed; the view's answer is the page.
    case proposed(ProposedViewSize)
    /// Exactly this size, in points, without a safe area.
    case fixed(CGSize)
    /// A screen of this size with a safe area of these insets.
    case device(CGSize, EdgeInsets)
  }
  /// A phone's screen, 393×852 points with its safe area, unless set.
  public var canvas = Canvas.device(CGSize(width: 393, height: 852), EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  /// Pixels per point.
  /// What is not finite or not above 0 counts as 1.
  public var scale: CGFloat = 3 {
    didSet { if !(scale.isFinite && scale > 0) { scale = 1 } }
  }
  /// Changes made to the environment before the root view is evaluated.
  public var environment: @Sendable (inout EnvironmentValues) -> Void = { _ in }
  /// Whether the page is drawn on the system's background (white, black in the dark), as a screen is; otherwise it is transparent
  /// where no view draws.
  public var isOpaque = false
  /// The bound on evaluations: a page that still changes its state after so many is shown as it is, with a finding.
  public var passLimit = 32
  /// Whether every proposal and answer is written down; see ``PlacedPage/trace``.
  public var isTraced = false
  /// A phone's screen at 3 pixels per point, transparent, with the environment as it begins.
  public init() {}
}

extension PageOptions.Canvas {
  /// What code that asks for the screen is told; `nil` leaves it as it is.
  var screenSize: CGSize? {
    switch self {
    case .fit, .proposed: nil
    case .fixed(let size), .device(let size, _): size
    }
  }
  /// The size less the safe area's insets; `nil` where the content decides.
  var safeSize: CGSize? {
    switch self {
    case .fit: nil
    case .proposed(let proposal): proposal.width.flatMap { width in proposal.height.map { CGSize(width: width, height: $0) } }
    case .fixed(let size): size
    case .device(let size, let insets):
      CGSize(width: size.width - insets.total(along: .horizontal), height: size.height - insets.total(along: .vertical))
    }
  }
}

/// A page that lives: a root view, the records of its views, and the loop that evaluates what has changed and lays out until nothing
/// changes.
@MainActor final class Page<Root: View> {
  /// What the page shows.
  var root: Root { didSet { begin() } }
  /// What it is made for.
  var options: PageOptions { didSet { begin() } }
  let graph: ViewGraph
  private let hosted: HostedViews
  /// Where the root's evaluation leaves its node.
  private let top = PageTop()

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
    return settle(patience: patience)
  }

  /// Lets go of what the page holds besides its picture.
  func close() { hosted.close() }

  /// The size the content takes of `proposal`, without letting views react to it.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if top.node == nil || graph.isDirty { tracing { graph.update() } }
    return top.node?.children.first?.size(for: proposal) ?? .zero
  }

  /// Evaluates, lays out and lets views react until nothing changes, waiting up to `patience` seconds for tasks they started.
  func settle(patience: TimeInterval = 0) -> PlacedPage {
    var page = react()
    var waited: TimeInterval = 0
    while graph.runningTasks > 0, waited < patience {
      let start = Date()
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      if graph.isDirty { page = react() }
      // On a busy machine a turn takes as long as others let it; the tasks waited as well.
      waited += min(0.05, Date().timeIntervalSince(start))
    }
    // Views of UIKit like to tell what they found out a turn later.
    for _ in 0..<8 where !hosted.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date())
      guard graph.isDirty else { break }
      page = react()
    }
    if graph.isDirty { page = react() }
    return page
  }

  private func react() -> PlacedPage {
    var page = pass()
    for _ in 1..<max(2, options.passLimit) where graph.isDirty { page = pass() }
    if graph.isDirty {
      graph.report(
        Finding(
          .unsettledState, in: String(describing: Root.self),
          "still changes its state after \(options.passLimit) evaluations; the last is shown. Does a change of state cause itself, such as a size that is fed back?"
        ))
    }
    return page
  }

  /// One turn: evaluate what has changed, lay out, let views react.
  private func pass() -> PlacedPage {
    let page = tracing {
      graph.update()
      let page = PlacedPage(root: top.node ?? ViewNode(RootRule(insets: EdgeInsets()), [], in: graph.context), options: options)
      page.layOut(graph)
      return page
    }
    graph.sweep()
    hosted.sweep()
    graph.react()
    if graph.preferredColorScheme != nil, graph.root?.isDirty == true { begin() }
    return page
  }

  /// Runs an evaluation or a layout; a page within views that are traced writes into their trace.
  private func tracing<Result>(_ body: () -> Result) -> Result {
    EvaluationStack.begin()
    let outer = LayoutExplaining.recorder
    let recorder = outer ?? (options.isTraced ? TraceRecorder() : nil)
    graph.context.tracer = recorder
    LayoutExplaining.recorder = recorder
    defer { LayoutExplaining.recorder = outer }
    return body()
  }
}

/// The node of a page's root, as its evaluation left it.
private final class PageTop {
  var node: ViewNode?
}

/// The evaluation of a whole page: the root view in its canvas, under what it presents.
private struct PageEvaluation<Root: View>: ViewEvaluation {
  let root: Root
  let canvas: PageOptions.Canvas
  let isOpaque: Bool
  let top: PageTop
  var subject: Any.Type { Root.self }

  func run(_ scope: Scope, into nodes: inout [ViewNode]) {
    scope.graph.awaitPresentations()
    // Known only once the page is evaluated; if it is otherwise than before, the page is evaluated again.
    let isBehind = scope.box(0xB4D) { StateBox(false) }
    var inner = scope.child(0)
    inner.environment.isBehind = scope.reading { isBehind.value }
    let page = Root.oneNode(root, inner, in: VStackLayout().makeRule())
    let isCovered = page != nil && scope.graph.hasPresentations
    let content = page.map { $0.covered(in: scope) }
    if scope.reading({ isBehind.value }) != isCovered { isBehind.value = isCovered }
    var rule = RootRule(insets: EdgeInsets())
    if case .device(_, let insets) = canvas { rule = RootRule(insets: insets) }
    if case .proposed = canvas { rule = RootRule(insets: EdgeInsets(), hugs: true) }
    let node = ViewNode(rule, content.map { [$0] } ?? [], scope)
    if isOpaque { node.look = FillLook(Color.systemBackground(0).style(in: scope.environment, level: 0)) }
    top.node = node
    nodes.append(node)
  }
}

/// A page with every frame known. It no longer changes, so any thread may paint it.
public final class PlacedPage: @unchecked Sendable {
  package let root: ViewNode
  let options: PageOptions
  /// The page's size in points.
  public private(set) var size: CGSize = .zero

  init(root: ViewNode, options: PageOptions) {
    self.root = root
    self.options = options
  }

  /// The doubtful spots of the page.
  public var findings: [Finding] { root.context.findings }

  /// Every proposal and answer of the layout, in order; empty unless ``PageOptions/isTraced``.
  public var trace: LayoutTrace { (root.context.tracer as? TraceRecorder)?.trace ?? LayoutTrace() }

  /// Places everything; content that needs its room is made between rounds, that which needs preferences last.
  @MainActor func layOut(_ graph: ViewGraph) {
    switch options.canvas {
    case .fit: root.place(at: .zero, proposal: .unspecified)
    case .proposed(let proposal): root.place(at: .zero, proposal: proposal)
    case .fixed(let size), .device(let size, _): root.place(at: .zero, proposal: ProposedViewSize(size))
    }
    size = root.frame.size
    graph.makeDeferred()
    // A view of UIKit that wants another size once it is laid out is asked again in the next evaluation.
    if graph.hosted.settle() { graph.invalidateLayout() }
  }

  /// The finished page. Safe to call from any thread.
  public func displayList() -> DisplayList {
    var painter = Painter(size: size, scale: options.scale)
    painter.paint(root)
    return painter.builder.finish()
  }
}
