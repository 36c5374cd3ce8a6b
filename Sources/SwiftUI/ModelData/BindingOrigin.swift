/// Where the value of a binding lives: what keeps it, and the way to the part that is bound.
struct BindingOrigin: Equatable {
  /// A step from a value to a part of it.
  enum Step: Equatable {
    case path(AnyKeyPath)
    case element(AnyHashable)
  }
  private let owner: ObjectIdentifier
  private var steps: [Step] = []
  /// The whole of what `owner` keeps.
  init(_ owner: ObjectIdentifier) { self.owner = owner }

  /// Where a part lives.
  func part(_ step: Step) -> BindingOrigin {
    var part = self
    part.steps.append(step)
    return part
  }
}

/// The evaluation that has read something, and hears when it changes.
struct BindingReading {
  private let handle: RecordHandle
  private let evaluation: Int

  /// The evaluation under way; nil where there is none.
  static var current: BindingReading? {
    guard let record = ViewGraph.reader else { return nil }
    return BindingReading(handle: record.handle, evaluation: record.evaluations)
  }
  /// Whether what was read then is what would be read now.
  var holds: Bool {
    guard let record = handle.record else { return false }
    return !record.isDirty && record.evaluations == evaluation
  }
}

/// The value of a binding to an element, read together with all others.
///
/// What is made from such a binding need not watch the value: it is told a new binding when the value has changed, and is left alone
/// when another element has. Views see this value; what runs at other times (an action, a task) sees what there is by then.
final class BindingSnapshot<Value> {
  let value: Value
  private let reading: BindingReading
  init(_ value: Value, _ reading: BindingReading) {
    self.value = value
    self.reading = reading
  }

  /// The value, if a view asks for it and it still holds.
  var current: Value? {
    guard ViewGraph.reader != nil, reading.holds else { return nil }
    return value
  }
  /// The same of a part.
  func part<Part>(_ path: KeyPath<Value, Part>) -> BindingSnapshot<Part> { BindingSnapshot<Part>(value[keyPath: path], reading) }
}
