import Foundation
import QuoinDrawing
import QuoinLayout

/// A node of a page that plays: where it lies in the end, and the changes that are still under way.
///
/// Changes add up: what is left of each fades by its own animation, so that a change of direction begins where the last one had come.
final class MovingNode {
  private struct Fading {
    let look: any PlacedLook
    let run: AnimationRun
  }
  /// On the way in, or out.
  private struct Passage {
    let transition: AnyTransition.Kind
    let run: AnimationRun
    let isLeaving: Bool
  }
  private(set) var target: PlacedNode
  /// From where it lies to where it lay before each change.
  private var shifts = RunningChanges<CGRect.AnimatableData>()
  private var fadings: [Fading] = []
  private var passage: Passage?
  private var children: [MovingNode] = []
  /// Whether anything here or below is under way.
  private(set) var isMoving = false

  init(_ target: PlacedNode) {
    self.target = target
    children = target.children.map { MovingNode($0) }
  }

  // MARK: changes

  /// A change of the page: the node is to become `new`. `transaction` is what came with the change as it is known around.
  func change(to new: PlacedNode, _ transaction: Transaction, _ moment: Moment) {
    guard new !== target else { return }
    let transaction = new.motion?.transaction(transaction, in: moment.update) ?? transaction
    if let passage, passage.isLeaving { self.passage = nil }
    let run = transaction.animation.map { moment.run($0) }
    follow(new, run)
    changeChildren(to: new.children, transaction, moment)
    target = new
    isMoving = isMovingItself || children.contains(where: \.isMoving)
  }

  private func follow(_ new: PlacedNode, _ run: AnimationRun?) {
    let old = target.frame
    if old != new.frame {
      shifts.add(old.animatableData - new.frame.animatableData, run)
    }
    guard let before = target.look, let after = new.look, !before.paintsSame(as: after, target, new) else {
      if target.look == nil || new.look == nil { fadings = [] }
      return
    }
    if let run, new.children.isEmpty || before.isInterpolated(with: after) {
      fadings.append(Fading(look: before, run: run))
    } else {
      fadings = []
    }
  }

  private func changeChildren(to new: [PlacedNode], _ transaction: Transaction, _ moment: Moment) {
    var old: [NodeKey: [MovingNode]] = [:]
    for child in children.reversed() { old[NodeKey(child.target), default: []].append(child) }
    var next: [MovingNode] = []
    var staying: Set<ObjectIdentifier> = []
    let arrangements = MovingNode.arrangements(in: children, without: new)
    for node in new {
      if let known = old[NodeKey(node)]?.popLast() ?? (node.look == nil ? arrangements[node.id] : nil) {
        known.change(to: node, transaction, moment)
        staying.insert(ObjectIdentifier(known))
        next.append(known)
      } else {
        let coming = MovingNode(node)
        coming.pass(transaction, moment, isLeaving: false)
        next.append(coming)
      }
    }
    // What leaves keeps its place: after the one before it that stays.
    var leaving: [ObjectIdentifier?: [MovingNode]] = [:]
    var before: ObjectIdentifier?
    for child in children {
      if staying.contains(ObjectIdentifier(child)) {
        before = ObjectIdentifier(child)
      } else if child.pass(transaction, moment, isLeaving: true) {
        leaving[before, default: []].append(child)
      }
    }
    children = leaving.isEmpty ? next : (leaving[nil] ?? []) + next.flatMap { [$0] + (leaving[ObjectIdentifier($0)] ?? []) }
  }

  /// Containers whose view stays and arranges otherwise (`AnyLayout`): of those that have no look, by their ids.
  private static func arrangements(in children: [MovingNode], without new: [PlacedNode]) -> [Identity: MovingNode] {
    let keys = Set(new.map(NodeKey.init))
    var found: [Identity: MovingNode] = [:]
    for child in children where child.target.look == nil && !child.target.children.isEmpty && !keys.contains(NodeKey(child.target)) {
      found[child.target.id] = child
    }
    return found
  }

  /// Comes or leaves as its transition says. Answers whether there is anything to be seen of that.
  @discardableResult private func pass(_ transaction: Transaction, _ moment: Moment, isLeaving: Bool) -> Bool {
    if let passage, passage.isLeaving { return !passage.run.isOver(at: moment.time) }
    let transaction = isLeaving ? transaction : target.motion?.transaction(transaction, in: moment.update) ?? transaction
    let transition = target.transition
    guard let animation = transition.animation(transaction.animation, isLeaving: isLeaving) else { return false }
    let run = moment.run(animation)
    let isMatched = target.holdsMatches && match(run, moment, isLeaving: isLeaving)
    guard transition.isSeen || isMatched else { return false }
    passage = Passage(transition: transition, run: run, isLeaving: isLeaving)
    isMoving = true
    return true
  }

  /// Begins where a matched view lay, here and below, or goes there. Answers whether there is one.
  private func match(_ run: AnimationRun, _ moment: Moment, isLeaving: Bool) -> Bool {
    if let other = moment.matches.counterpart(of: target, isLeaving: isLeaving), other != target.frame {
      stretch(from: target.frame, to: other, run, isLeaving: isLeaving)
      return true
    }
    var isMatched = false
    for child in children where child.target.holdsMatches {
      if child.match(run, moment, isLeaving: isLeaving) { isMatched = true }
    }
    if isMatched { isMoving = true }
    return isMatched
  }
  private func stretch(from own: CGRect, to other: CGRect, _ run: AnimationRun, isLeaving: Bool) {
    let (from, to) = (target.frame, other.mapping(target.frame, in: own))
    if isLeaving {
      // It lies there from now on, and is on its way.
      target = PlacedNode(target, frame: to, viewport: target.viewport, look: target.look, children: target.children)
      shifts.add(from.animatableData - to.animatableData, run)
    } else {
      shifts.add(to.animatableData - from.animatableData, run)
    }
    isMoving = true
    for child in children { child.stretch(from: own, to: other, run, isLeaving: isLeaving) }
  }

  // MARK: moments

  private var isMovingItself: Bool { !shifts.isEmpty || !fadings.isEmpty || passage != nil }

  /// Lets go of what has come to its end.
  func settle(at time: TimeInterval) {
    guard isMoving else { return }
    shifts.settle(at: time)
    fadings.removeAll { $0.run.isOver(at: time) }
    if let passage, passage.run.isOver(at: time), !passage.isLeaving { self.passage = nil }
    for child in children { child.settle(at: time) }
    children.removeAll { $0.isGone(at: time) }
    isMoving = isMovingItself || children.contains(where: \.isMoving)
  }
  private func isGone(at time: TimeInterval) -> Bool { passage.map { $0.isLeaving && $0.run.isOver(at: time) } ?? false }

  /// The node as it is seen at a moment; `page` reads from right to left or not.
  func node(at time: TimeInterval) -> PlacedNode {
    guard isMoving else { return target }
    let way = shifts.left(at: time)
    let frame = target.frame.moved(by: way)
    let viewport = target.viewport?.moved(by: way)
    let inside = children.compactMap { $0.isGone(at: time) ? nil : $0.node(at: time) }
    // Words break by the room there is on the way; the point more is for what rounding takes.
    let room = frame.size == target.frame.size ? nil : ProposedViewSize(width: frame.width + 1, height: nil)
    let own = PlacedNode(target, frame: frame, viewport: viewport, look: look(at: time), children: inside, proposal: room)
    guard let passage else { return own }
    let progress = passage.run.progress(at: time)
    let effects = passage.transition.effects(
      passage.isLeaving ? progress : 1 - progress, isLeaving: passage.isLeaving, in: frame, isRightToLeft: target.isRightToLeft)
    return PlacedNode(target, frame: frame, viewport: nil, look: EffectsLook(effects: effects), children: [own])
  }

  private func look(at time: TimeInterval) -> (any PlacedLook)? {
    guard let last = target.look, let first = fadings.first else { return target.look }
    var look = first.look
    for (index, fading) in fadings.enumerated() {
      let next = index + 1 < fadings.count ? fadings[index + 1].look : last
      look = look.interpolated(towards: next, fading.run.progress(at: time))
    }
    return look
  }
}

/// When a change of a page happens.
final class Moment {
  /// In seconds of the page's clock.
  let time: TimeInterval
  /// Which update of the graph it belongs to.
  let update: Int
  /// Which views take the places of others.
  let matches: MatchedGeometry
  private var known: (animation: Animation, run: AnimationRun)?

  init(time: TimeInterval, update: Int, matches: MatchedGeometry) {
    (self.time, self.update, self.matches) = (time, update, matches)
  }

  /// An animation that begins now. Most nodes of a change have the same one, whose length is found out once.
  func run(_ animation: Animation) -> AnimationRun {
    if let known, known.animation == animation { return known.run }
    let run = AnimationRun(animation, from: time)
    known = (animation, run)
    return run
  }
}

/// What children are told apart by, from one state of a page to the next.
private struct NodeKey: Hashable {
  let id: Identity
  let kind: String
  init(_ node: PlacedNode) {
    id = node.id
    kind = node.kind
  }
}

extension PlacedNode {
  /// How the node comes and goes: as what stands in its place says, the outermost first; it fades where nobody says anything.
  fileprivate var transition: AnyTransition.Kind {
    var node = self
    while true {
      if let own = node.motion?.transition { return own.kind }
      guard node.children.count == 1 else { return .opacity }
      node = node.children[0]
    }
  }
}

extension CGRect {
  /// The frame, a way farther on; what springs take below 0 is 0.
  fileprivate func moved(by way: AnimatableData) -> CGRect {
    var numbers = animatableData
    numbers += way
    let (place, size) = (numbers.first, numbers.second)
    return CGRect(x: place.first, y: place.second, width: max(0, size.first), height: max(0, size.second))
  }
}
