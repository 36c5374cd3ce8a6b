import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Turns a truth over.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether there is nothing.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether there is something.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// An object out of an archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes one value of another, and back.
open class ValueTransformer: NSObject, @unchecked Sendable {
  public override init() {}
  private static let known = TransformersByName()

  /// Makes a transformer known under a name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    known.set(transformer, name)
  }
  /// The one under a name.
  public convenience init?(forName name: NSValueTransformerName) { nil }
  /// Under which names there are some.
  open class func valueTransformerNames() -> [NSValueTransformerName] { known.names }
  /// Of which class what it makes is.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it goes back, too.
  open class func allowsReverseTransformation() -> Bool { false }
  /// One value of another.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The other way.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// Takes objects out of archives and puts them back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// What may come out.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}

private final class TransformersByName: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [NSValueTransformerName: ValueTransformer] = [:]
  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) { lock.withLock { all[name] = transformer } }
  var names: [NSValueTransformerName] { lock.withLock { Array(all.keys) } }
}
