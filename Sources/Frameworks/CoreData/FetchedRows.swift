import Foundation

/// The dictionaries of a request that asks for values: properties, expressions over an object or over a group, and groups.
struct FetchedRows {
  private let wanted: [Any]?
  private let groups: [String]
  private let having: NSPredicate?

  init(_ wanted: [Any]?, _ groups: [Any]?, _ having: NSPredicate?) {
    (self.wanted, self.having) = (wanted, having)
    self.groups = (groups ?? []).compactMap(Self.name)
  }

  private static func name(_ property: Any) -> String? { property as? String ?? (property as? NSPropertyDescription)?.name }
  private static let collecting: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:"]

  func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
    let expressions = (wanted ?? []).compactMap { $0 as? NSExpressionDescription }
    let isCollected = expressions.contains { ($0.expression as _SExpression?).map { Self.collecting.contains($0.function) } ?? false }
    if groups.isEmpty, !isCollected { return objects.map { row([$0]) } }
    guard !groups.isEmpty else { return [row(objects)] }
    var order: [NSArray] = []
    var members: [NSArray: [NSManagedObject]] = [:]
    for object in objects {
      let key = groups.map { object.value(forKeyPath: $0) ?? NSNull() } as NSArray
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    let made = order.compactMap { members[$0] }.map(row)
    return having.map { having in made.filter { having.evaluate(with: $0) } } ?? made
  }

  private func row(_ members: [NSManagedObject]) -> NSDictionary {
    let made = NSMutableDictionary()
    guard let first = members.first else {
      for case let property as NSExpressionDescription in wanted ?? [] {
        if let value = value(of: property.expression, members) { made[property.name as NSString] = value }
      }
      return made
    }
    for property in wanted ?? first.entity.attributesByName.keys.sorted().map({ $0 as Any }) {
      if let property = property as? NSExpressionDescription {
        if let value = value(of: property.expression, members) { made[property.name as NSString] = value }
      } else if let name = Self.name(property), let value = first.value(forKeyPath: name) {
        made[name as NSString] = value
      }
    }
    return made
  }

  /// A function over the group's values; any other expression is of the group's first object.
  private func value(of expression: _SExpression?, _ members: [NSManagedObject]) -> Any? {
    guard let expression else { return nil }
    guard Self.collecting.contains(expression.function), let argument = expression.arguments?.first else {
      if expression.expressionType == .evaluatedObject { return members.first?.objectID }
      return expression.expressionValue(with: members.first, context: nil)
    }
    let values = members.compactMap { argument.expressionType == .evaluatedObject ? $0 : argument.expressionValue(with: $0, context: nil) }
    return _SExpression(forFunction: expression.function, arguments: [values]).expressionValue(with: nil, context: nil)
  }
}
