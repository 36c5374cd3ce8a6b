import Foundation
import QuoinDrawing
import QuoinFoundation
import QuoinLayout
import UIKit

/// A page that stays and is touched: what `quoin preview` shows. State lives on from touch to touch; what changes is evaluated again.
@MainActor package final class LivePage {
  /// What a touch came to.
  package enum Outcome {
    /// Nothing there can be touched.
    case nothing
    /// Something ran.
    case ran
    /// A field is ready for words; these are in it.
    case field(words: String)
    /// One of these can be chosen.
    case menu(words: [String], chosen: Int?)
  }
  /// What there is to know of a subject of the trace beside its steps.
  package struct Facts {
    /// As an index into the trace's subjects.
    package var subject: Int
    /// Where its baselines lie, in points from its top; nil for what has none.
    package var baselines: LayoutTree.Baselines?
    /// The layout priority; 0 for most.
    package var priority: Double
  }

  /// How the page's time goes on.
  package enum Time {
    /// Not at all: the end of each change shows at once.
    case stands
    /// By `advance(to:)`.
    case isTold
    /// As it does.
    case passes
  }

  private let page: any TouchablePage
  /// When the page began, if its time passes.
  private let began: Date?
  /// Seconds since the page began to play.
  private var now: TimeInterval = 0
  private var typing: Binding<String>?
  private var choosing: ControlOptions?
  private var dragged: (node: _ViewNode, action: ControlAction)?
  /// Whose gestures follow the finger, or did last.
  private var followed: (node: _ViewNode, action: ControlAction, followers: [(TouchMoment) -> Bool], start: CGPoint)?
  private var isDown = false

  /// Evaluates and lays out until nothing changes, waiting up to `patience` seconds for tasks that the views started.
  package init(_ view: some View, options: PageOptions, patience: TimeInterval, time: Time = .stands) {
    let page = Page(view, options: options)
    self.page = page
    if time != .stands { page.play() }
    began = time == .passes ? Date() : nil
    if patience > 0 || time == .isTold { page.sleepTime = _SleepTime() }
    page.update(patience: patience)
    if time != .isTold { page.sleepTime?.pass() }
  }

  /// Lays the page out for another canvas or environment; state lives on.
  package func change(_ options: PageOptions) {
    page.options = options
    update()
  }

  /// Ends the page: what it holds besides its picture is let go of.
  package func close() { page.close() }

  /// The page as it is seen now: as it is laid out, or on its way there.
  package var current: PlacedPage { page.seen }

  /// Lets time go on to `time`, in seconds since the page began to play, in steps of a sixtieth. While tasks do anything but sleep, the
  /// steps take as long as they are.
  package func advance(to time: TimeInterval) {
    while now < time {
      let step = min(time - now, 1.0 / 60)
      let wall = page.isAtWork ? step : 0
      let start = Date()
      repeat {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: max(0, wall - Date().timeIntervalSince(start))))
      } while Date().timeIntervalSince(start) < wall
      now += step
      page.advance(to: now)
    }
  }
  /// Whether anything moves, or will without a touch.
  package var isMoving: Bool { page.isMoving }

  /// The trace of a whole layout of the page as it is, and what else is known of its subjects. Evaluates everything anew, with its state:
  /// O(nodes).
  package func inspect() -> (trace: LayoutTrace, facts: [Facts]) {
    defer { update() }
    return page.traced { recorder in
      var facts: [Facts] = []
      func visit(_ node: _ViewNode) {
        guard node.isPlaced else { return }
        if let subject = recorder.known(node) {
          var baselines: LayoutTree.Baselines?
          let dimensions = node.dimensions(in: node.placedProposal)
          if let first = dimensions[explicit: .firstTextBaseline], let last = dimensions[explicit: .lastTextBaseline] {
            baselines = LayoutTree.Baselines(first: Double(first), last: Double(last))
          }
          facts.append(Facts(subject: subject, baselines: baselines, priority: node.priority))
        }
        for child in node.views { visit(child) }
      }
      let trace = recorder.trace
      visit(page.node)
      return (trace, facts)
    }
  }

  /// A trace that tells whose the page's findings are, as ``PlacedPage/doubts``. O(nodes).
  package func doubts() -> LayoutTrace {
    defer { update() }
    return page.traced { $0.trace(of: page.node) }
  }

  /// Lets time pass: tasks go on, and the page follows. Answers whether anything changed or moves.
  package func breathe(_ seconds: TimeInterval) -> Bool {
    let moved = page.isMoving
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    catchUp()
    guard page.isDirty else { return moved }
    update()
    return true
  }

  /// Brings a page that plays to the time that has passed on the wall: what is touched is touched now.
  private func catchUp() {
    guard let began else { return }
    now = max(now, Date().timeIntervalSince(began))
    page.advance(to: now)
  }

  // MARK: Touches

  /// A tap at a point of the page, in points from its top left.
  package func tap(at point: CGPoint) -> Outcome {
    (typing, choosing, dragged, isDown) = (nil, nil, nil, false)
    catchUp()
    guard let (node, action) = target(at: point) else { return .nothing }
    if let words = action.words {
      typing = words
      return .field(words: words.wrappedValue)
    }
    if let options = action.options {
      choosing = options
      return .menu(words: options.words, chosen: options.chosen)
    }
    if action.gestures.isEmpty || action.touch != nil {
      touch(node, action, at: point)
      if action.follows { dragged = (node, action) }
    }
    if !action.gestures.isEmpty {
      // Several taps are one gesture's: who followed the last touch of the view goes on.
      if followed?.node.current !== node { followed = (node, action, action.gestures.map { $0() }, point) }
      followed?.action = action
      followed?.start = point
      isDown = true
      follow(.began, point)
    }
    update()
    return .ran
  }

  /// The finger went up.
  package func lift(at point: CGPoint) -> Outcome {
    dragged = nil
    guard isDown else { return .nothing }
    catchUp()
    isDown = false
    follow(.ended, point)
    // A tap beside the gestures is one that went nowhere.
    if let followed, hypot(followed.start.x - point.x, followed.start.y - point.y) <= 10 { followed.action.run?() }
    update()
    return .ran
  }

  private func follow(_ phase: TouchMoment.Phase, _ point: CGPoint) {
    guard let followed else { return }
    let moment = TouchMoment(
      phase: phase, local: inside(followed.node.current, point), global: point, time: Date().timeIntervalSinceReferenceDate)
    for follower in followed.followers { _ = follower(moment) }
  }

  private func inside(_ node: _ViewNode, _ point: CGPoint) -> CGPoint {
    let x = node.direction == .rightToLeft ? node.frame.maxX - point.x : point.x - node.frame.minX
    return CGPoint(x: x, y: point.y - node.frame.minY)
  }

  /// A finger that went down at a tap has moved on; only what follows fingers notices.
  package func drag(to point: CGPoint) -> Outcome {
    guard dragged != nil || isDown else { return .nothing }
    catchUp()
    if isDown { follow(.moved, point) }
    guard let dragged else {
      update()
      return .ran
    }
    touch(dragged.node.current, dragged.action, at: point)
    update()
    return .ran
  }

  private func touch(_ node: _ViewNode, _ action: ControlAction, at point: CGPoint) {
    guard let touch = action.touch else {
      action.run?()
      return
    }
    touch(inside(node, point), node.frame.size)
  }

  /// Puts words into the field that was tapped last.
  package func type(_ words: String) -> Outcome {
    guard let typing else { return .nothing }
    catchUp()
    typing.wrappedValue = words
    update()
    return .field(words: typing.wrappedValue)
  }

  /// Chooses from the menu that was opened last.
  package func choose(_ index: Int) -> Outcome {
    guard let options = choosing, options.words.indices.contains(index) else { return .nothing }
    choosing = nil
    catchUp()
    options.choose(index)
    update()
    return .ran
  }

  /// Scrolls what lies at a point, the innermost first that can move that way, by points.
  package func scroll(at point: CGPoint, by distance: CGSize) -> Outcome {
    catchUp()
    guard let memory = scroller(page.node, at: point, by: distance) else { return .nothing }
    var offset = memory.stands
    for axis in Axis.allCases { offset[axis] = min(max(0, offset[axis] + distance[axis]), max(0, memory.reach[axis])) }
    memory.offset = offset
    page.layOutAgain()
    update()
    return .ran
  }

  private func scroller(_ node: _ViewNode, at point: CGPoint, by distance: CGSize) -> ScrollMemory? {
    guard node.isPlaced else { return nil }
    for child in node.views.reversed() { if let found = scroller(child, at: point, by: distance) { return found } }
    guard let rule = node.rule as? ScrollRule, let memory = rule.memory, (rule.shown ?? node.frame).contains(point) else { return nil }
    let moves = Axis.allCases.contains { axis in
      guard rule.axes.contains(axis), distance[axis] != 0 else { return false }
      return distance[axis] > 0 ? memory.stands[axis] < memory.reach[axis] - 0.01 : memory.stands[axis] > 0.01
    }
    return moves ? memory : nil
  }

  /// What a touch at a point is for: what is painted last there comes first, and what lies within before what is around.
  private func target(at point: CGPoint) -> (_ViewNode, ControlAction)? { target(page.node, point) }

  private func target(_ node: _ViewNode, _ point: CGPoint) -> (_ViewNode, ControlAction)? {
    guard node.isPlaced, node.value(HitTestingTrait.self) else { return nil }
    if let shown = (node.rule as? ScrollRule)?.shown, !shown.contains(point) { return nil }
    let inFront = node.views.enumerated().sorted { ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset) }
    for (_, child) in inFront { if let found = target(child, point) { return found } }
    guard node.frame.contains(point) else { return nil }
    if let action = node.value(ActionTrait.self) { return (node, action) }
    // A row of a list is as much a button as the one in it.
    if node.rule.name == "ListRow" {
      let actions = self.actions(in: node)
      if actions.count == 1, actions[0].1.touch == nil, actions[0].1.words == nil, actions[0].1.gestures.isEmpty {
        return actions[0]
      }
    }
    return nil
  }

  private func actions(in node: _ViewNode) -> [(_ViewNode, ControlAction)] {
    if let action = node.value(ActionTrait.self) { return [(node, action)] }
    return node.views.flatMap { actions(in: $0) }
  }

  private func update() { page.update(patience: 0.05) }
}

/// A page of any view.
@MainActor private protocol TouchablePage: AnyObject {
  var isDirty: Bool { get }
  var options: PageOptions { get set }
  var node: _ViewNode { get }
  var seen: PlacedPage { get }
  var isMoving: Bool { get }
  var isAtWork: Bool { get }
  var sleepTime: _SleepTime? { get set }
  func traced<Result>(_ read: (TraceRecorder) -> Result) -> Result
  func advance(to time: TimeInterval)
  func update(patience: TimeInterval)
  func layOutAgain()
  func close()
}

extension Page: TouchablePage {
  var isDirty: Bool { graph.isDirty }
  func layOutAgain() { graph.invalidateLayout() }
}
