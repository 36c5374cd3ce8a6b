import Foundation

/// How far a finger may move in a tap, and how long after each other several taps come, in points and seconds. Assumed.
private let tapReach: CGFloat = 10
private let tapPause: TimeInterval = 0.35

private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

/// Counts taps; the last of them is told where it was.
@MainActor private func taps(_ count: Int) -> GestureTracker<TouchMoment> {
  var start: TouchMoment?
  var (done, last) = (0, -TimeInterval.infinity)
  return GestureTracker { moment in
    switch moment.phase {
    case .began:
      if moment.time - last > tapPause { done = 0 }
      start = moment
    case .moved:
      guard let began = start, distance(began.global, moment.global) <= tapReach else {
        start = nil
        return .failed
      }
    case .ended:
      guard start != nil else { return .failed }
      (done, last) = (done + 1, moment.time)
      guard done >= count else { return .waits }
      done = 0
      return .ended(moment)
    }
    return .waits
  }
}

extension TapGesture: TrackedGesture {
  func tracker() -> GestureTracker<Void> {
    let taps = taps(count)
    return GestureTracker { taps.follow($0).map { _ in } }
  }
}

extension SpatialTapGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    let taps = taps(count)
    return GestureTracker { taps.follow($0).map { Value(location: $0.location(in: space)) } }
  }
}

extension LongPressGesture: TrackedGesture {
  func tracker() -> GestureTracker<Bool> {
    var start: TouchMoment?
    return GestureTracker { moment in
      if moment.phase == .began {
        start = moment
        return .changed(true)
      }
      guard let began = start else { return .waits }
      if distance(began.global, moment.global) > maximumDistance {
        start = nil
        return .failed
      }
      guard moment.time - began.time >= minimumDuration else { return moment.phase == .ended ? .failed : .waits }
      start = nil
      return .ended(true)
    }
  }
}

extension DragGesture: TrackedGesture {
  func tracker() -> GestureTracker<Value> {
    var start: TouchMoment?
    var last: TouchMoment?
    var isDragging = false
    return GestureTracker { moment in
      if moment.phase == .began { (start, last, isDragging) = (moment, moment, false) }
      guard let began = start, let before = last else { return .waits }
      last = moment
      isDragging = isDragging || distance(began.global, moment.global) >= minimumDistance
      guard isDragging else { return moment.phase == .ended ? .failed : .waits }
      let (place, passed) = (moment.location(in: coordinateSpace), moment.time - before.time)
      let old = before.location(in: coordinateSpace)
      let value = Value(
        time: Date(timeIntervalSinceReferenceDate: moment.time), location: place, startLocation: began.location(in: coordinateSpace),
        velocity: passed > 0 ? CGSize(width: (place.x - old.x) / passed, height: (place.y - old.y) / passed) : .zero)
      return moment.phase == .ended ? .ended(value) : .changed(value)
    }
  }
}

/// A long press, and whether a finger is down.
struct PressGesture {
  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  nonisolated init(press: LongPressGesture, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
    self.press = press
    self.action = action
    self.pressing = pressing
  }
}

extension PressGesture: TrackedGesture, PrimitiveGesture {
  typealias Value = Bool

  func tracker() -> GestureTracker<Bool> {
    let press = press.tracker()
    var isDown = false
    func tell(_ isNow: Bool) {
      if isDown != isNow { pressing?(isNow) }
      isDown = isNow
    }
    return GestureTracker { moment in
      let progress = press.follow(moment)
      if moment.phase == .began { tell(true) }
      if progress.isOver || moment.phase == .ended { tell(false) }
      if case .ended = progress { action() }
      return progress
    }
  }
}
