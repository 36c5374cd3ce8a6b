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
  public var scale: CGFloat = 3
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

/// A page while it is made: a root view, its state, and the loop that evaluates and lays out until nothing changes.
@MainActor final class Page<Root: View> {
  /// What the page shows.
  var root: Root { didSet { measured = nil } }
  /// What it is made for.
  var options: PageOptions { didSet { measured = nil } }
  let store = StateStore()
  private let hosted: HostedViews
  /// The tree as it was last evaluated, whose content is asked for sizes; the root, since nodes ask those around them and hold none.
  private var measured: ViewNode?

  /// A page; `host` is the view of UIKit that it stands in, nil when it stands for itself.
  init(_ root: Root, options: PageOptions, host: UIView? = nil) {
    self.root = root
    self.options = options
    hosted = HostedViews(host: host)
  }

  /// Settles the page for the last time: what it holds besides the picture is let go of.
  func finish(patience: TimeInterval = 0) -> PlacedPage {
    let screen = UIScreen.main.bounds
    if let size = options.canvas.screenSize { UIScreen.main.bounds = CGRect(origin: .zero, size: size) }
    defer {
      hosted.close()
      UIScreen.main.bounds = screen
    }
    return settle(patience: patience)
  }

  /// The size the content takes of `proposal`, without letting views react to it.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if measured == nil || store.isDirty {
      evaluate { pass in
        measured = makeRoot(pass)
        hosted.forget()
      }
    }
    return measured?.children.first?.size(for: proposal) ?? .zero
  }

  /// Evaluates, lays out and lets views react until nothing changes, waiting up to `patience` seconds for tasks they started.
  func settle(patience: TimeInterval = 0) -> PlacedPage {
    var page = react()
    let deadline = Date(timeIntervalSinceNow: patience)
    while store.runningTasks > 0, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.005)))
      if store.isDirty { page = react() }
    }
    // Views of UIKit like to tell what they found out a turn later.
    for _ in 0..<8 where !hosted.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date())
      guard store.isDirty else { break }
      page = react()
    }
    if store.isDirty { page = react() }
    return page
  }

  private func react() -> PlacedPage {
    var page = pass()
    for _ in 1..<max(2, options.passLimit) where store.isDirty { page = pass() }
    if store.isDirty {
      page.root.context.report(
        Finding(
          .unsettledState, in: String(describing: Root.self),
          "still changes its state after \(options.passLimit) evaluations; the last is shown. Does a change of state cause itself, such as a size that is fed back?"
        ))
    }
    return page
  }

  private func pass() -> PlacedPage {
    let (page, pass) = evaluate { pass in
      let page = PlacedPage(root: makeRoot(pass), options: options)
      measured = page.root
      page.layOut(pass)
      return (page, pass)
    }
    hosted.sweep()
    if let wish = pass.schemeWishes.first(where: \.node.isPlaced) { store.prefer(wish.scheme, over: wish.current) }
    for appearance in pass.appearances where appearance.node.isPlaced && store.appears(appearance.identity) { appearance.action() }
    for observer in pass.observers { observer.observe(store) }
    return page
  }

  /// Runs an evaluation; what it reads makes the page dirty when it changes.
  private func evaluate<Result>(_ body: (EvaluationPass) -> Result) -> Result {
    EvaluationStack.begin()
    store.beginEvaluation()
    let context = LayoutContext(scale: options.scale)
    // A page within views that are traced writes into their trace.
    let outer = LayoutExplaining.recorder
    let recorder = outer ?? (options.isTraced ? TraceRecorder() : nil)
    context.tracer = recorder
    LayoutExplaining.recorder = recorder
    defer { LayoutExplaining.recorder = outer }
    let pass = EvaluationPass(context: context, store: store, hosted: hosted)
    let store = self.store
    return withObservationTracking {
      body(pass)
    } onChange: {
      store.markDirty()
    }
  }

  private func makeRoot(_ pass: EvaluationPass) -> ViewNode {
    var environment = EnvironmentValues()
    environment.displayScale = options.scale
    environment.windowSize = options.canvas.safeSize
    options.environment(&environment)
    if let scheme = store.preferredColorScheme { environment.colorScheme = scheme }
    environment.reporter = pass.context
    let scope = Scope(identity: .root, environment: environment, pass: pass)
    let content = Root.oneNode(root, scope, in: VStackLayout().makeRule()).map { $0.covered(by: pass, scope) }
    var rule = RootRule(insets: EdgeInsets())
    if case .device(_, let insets) = options.canvas { rule = RootRule(insets: insets) }
    if case .proposed = options.canvas { rule = RootRule(insets: EdgeInsets(), hugs: true) }
    let root = ViewNode(rule, content.map { [$0] } ?? [], scope)
    if options.isOpaque { root.look = FillLook(Color.systemBackground(0).style(in: environment, level: 0)) }
    return root
  }
}

/// A page with every frame known. It no longer changes, so any thread may paint it.
public final class PlacedPage: @unchecked Sendable {
  let root: ViewNode
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
  @MainActor func layOut(_ pass: EvaluationPass) {
    switch options.canvas {
    case .fit: root.place(at: .zero, proposal: .unspecified)
    case .proposed(let proposal): root.place(at: .zero, proposal: proposal)
    case .fixed(let size), .device(let size, _): root.place(at: .zero, proposal: ProposedViewSize(size))
    }
    size = root.frame.size
    var waiting: [EvaluationPass.Deferred] = []
    while true {
      var queue = pass.takeDeferred()
      waiting += queue.filter { $0.content.waitsForPreferences }
      queue.removeAll { $0.content.waitsForPreferences }
      if queue.isEmpty {
        guard !waiting.isEmpty else { break }
        queue = [waiting.removeFirst()]
      }
      for left in queue where left.node.isPlaced {
        let node = left.node
        node.adopt(pass.make(left))
        node.place(at: node.frame.origin, proposal: node.placedProposal)
      }
    }
    // A view of UIKit that wants another size once it is laid out is asked again in the next evaluation.
    if pass.hosted.settle() { pass.store.markDirty() }
  }

  /// The finished page. Safe to call from any thread.
  public func displayList() -> DisplayList {
    var painter = Painter(size: size, scale: options.scale)
    painter.paint(root)
    return painter.builder.finish()
  }
}
