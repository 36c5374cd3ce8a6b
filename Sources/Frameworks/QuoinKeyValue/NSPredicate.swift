@_exported import Foundation

extension NSPredicate {
  /// A condition in words: `name CONTAINS[c] %@ AND age > %d`.
  /// - Precondition: the words are of the language, as on the phone.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(reading: predicateFormat, args.map { $0 as Any? })
  }
  /// A condition in words, and what stands for its `%@`.
  /// - Precondition: the words are of the language, as on the phone.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(reading: predicateFormat, (arguments ?? []).map { $0 as Any? })
  }

  private convenience init(reading format: String, _ arguments: [Any?]) {
    let node: PredicateNode
    do { node = try PredicateParser.parse(format, arguments) } catch {
      fatalError("NSPredicate(format: \"\(format)\") cannot be read: \(error.sentence).")
    }
    self.init(block: { object, variables in node.isTrue(of: object, (variables ?? [:]).mapValues { $0 as Any? }) })
  }

  /// The same condition with variables named: values for its `$names`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    let whole = self
    return NSPredicate { object, _ in whole.evaluate(with: object, substitutionVariables: variables) } as? Self ?? self
  }
}

// What may stand for `%@`; on the phone all of these are objects.
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Data: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Set: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSDate: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSNumber: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSUUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSSet: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSArray: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSNull: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
