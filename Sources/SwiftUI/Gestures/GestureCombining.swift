import Foundation

extension _AnsweredGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let inner = base.makeTracker()
    return GestureTracker { moment in
      let progress = inner.follow(moment)
      switch progress {
      case .changed(let value): changed?(value)
      case .ended(let value):
        changed?(value)
        ended?(value)
      case .waits, .failed: break
      }
      return progress
    }
  }
}

extension _MapGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let inner = base.makeTracker()
    return GestureTracker { inner.follow($0).map(change) }
  }
}

extension GestureStateGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let inner = base.makeTracker()
    return GestureTracker { moment in
      let progress = inner.follow(moment)
      if case .changed(let value) = progress { state.change { update(value, &$0, &$1) } }
      if progress.isOver || moment.phase == .ended { state.reset() }
      return progress
    }
  }
}

extension AnyGesture: TrackedGesture {}

extension SimultaneousGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let (one, other) = (first.makeTracker(), second.makeTracker())
    var value = Value()
    var (isOneOver, isOtherOver, hasEnded) = (false, false, false)
    return GestureTracker { moment in
      if moment.phase == .began { (value, isOneOver, isOtherOver, hasEnded) = (Value(), false, false, false) }
      var hasChanged = false
      if !isOneOver {
        let progress = one.follow(moment)
        if let new = progress.value { (value.first, hasChanged) = (new, true) }
        isOneOver = progress.isOver
        hasEnded = hasEnded || progress.hasEnded
      }
      if !isOtherOver {
        let progress = other.follow(moment)
        if let new = progress.value { (value.second, hasChanged) = (new, true) }
        isOtherOver = progress.isOver
        hasEnded = hasEnded || progress.hasEnded
      }
      if isOneOver, isOtherOver { return hasEnded ? .ended(value) : .failed }
      return hasChanged ? .changed(value) : .waits
    }
  }
}

extension SequenceGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let (one, other) = (first.makeTracker(), second.makeTracker())
    var done: First.Value?
    return GestureTracker { moment in
      if let value = done {
        let progress = other.follow(moment)
        if progress.isOver { done = nil }
        return progress.map { .second(value, $0) }
      }
      let progress = one.follow(moment)
      guard case .ended(let value) = progress else { return progress.map { .first($0) } }
      done = value
      // The other begins with the finger where it is.
      if moment.phase != .ended {
        var start = moment
        start.phase = .began
        _ = other.follow(start)
      }
      return .changed(.second(value, nil))
    }
  }
}

extension ExclusiveGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let (one, other) = (first.makeTracker(), second.makeTracker())
    // What the other has missed while the first was waited for.
    var missed: [TouchMoment] = []
    var isOther = false
    return GestureTracker { moment in
      if moment.phase == .began { (missed, isOther) = ([], false) }
      if isOther { return other.follow(moment).map { .second($0) } }
      missed.append(moment)
      let progress = one.follow(moment)
      guard case .failed = progress else { return progress.map { .first($0) } }
      isOther = true
      return missed.map { other.follow($0) }.last?.map { .second($0) } ?? .waits
    }
  }
}

extension GestureProgress {
  /// The newest value; nil where there is none.
  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .waits, .failed: nil
    }
  }
  var hasEnded: Bool { if case .ended = self { true } else { false } }
}
