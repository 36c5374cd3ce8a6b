import Foundation
import QuoinObjectiveC

extension NSSortDescriptor {
  /// An order by the value of a name, or of a path such as `owner.name`; nil is by the objects themselves. Missing values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[sortedBy: key ?? "SELF"], ascending: ascending) { one, two in
      Plain((one as? SortedValue)?.value).compared(to: Plain((two as? SortedValue)?.value)) ?? .orderedSame
    }
  }
  /// An order by the value of a name, with a comparison by its selector: `compare(_:)`, `localizedCaseInsensitiveCompare(_:)` and the
  /// like. By any other the values are compared as they are.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { "\($0)" } ?? ""
    var options: NSString.CompareOptions = []
    if name.lowercased().contains("caseinsensitive") || name.contains("StandardCompare") { options.insert(.caseInsensitive) }
    if name.contains("StandardCompare") { options.insert(.numeric) }
    let isLocal = name.contains("localized")
    self.init(key: key, ascending: ascending) { one, two in
      guard let first = one as? String, let second = two as? String else { return Plain(one).compared(to: Plain(two)) ?? .orderedSame }
      return first.compare(second, options: options, range: nil, locale: isLocal ? .current : nil)
    }
  }
  /// An order by the value of a name, with a comparison by name: `caseInsensitiveCompare(_:)` and the like.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject[sortedBy: key ?? "SELF"], ascending: ascending) { one, two in
      guard let one = (one as? SortedValue)?.value, let two = (two as? SortedValue)?.value else { return .orderedSame }
      return cmptr(one, two)
    }
  }
  /// An order by a value of any kind, missing ones first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, two in Plain(one).compared(to: Plain(two)) ?? .orderedSame }
  }
}

/// A value that is not known before an object is asked for it.
private struct SortedValue { let value: Any? }

extension NSObject {
  fileprivate subscript(sortedBy key: String) -> SortedValue { SortedValue(value: KeyValue.value(at: key.split(separator: "."), of: self)) }
}
