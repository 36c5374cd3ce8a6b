import Foundation

extension NSKeyedUnarchiver {
  /// A row of objects of a class from an archive; nil where it holds none.
  /// - Throws: that the bytes are no archive.
  public static func unarchivedArrayOfObjects<Element: NSObject & NSCoding>(ofClass cls: Element.Type, from data: Data) throws -> [Element]?
  {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Element]
  }
  /// A row of objects of some classes from an archive; nil where it holds none.
  /// - Throws: that the bytes are no archive.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }
  /// A dictionary from an archive; nil where it holds none.
  /// - Throws: that the bytes are no archive.
  public static func unarchivedDictionary<Key: NSObject & NSCopying & NSCoding, Element: NSObject & NSCoding>(
    ofKeyClass keyCls: Key.Type, objectClass: Element.Type, from data: Data
  ) throws -> [Key: Element]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, objectClass], from: data) as? [Key: Element]
  }
}
extension NSCoder {
  /// A row of objects of a class; nil where there is none.
  public func decodeArrayOfObjects<Element: NSObject & NSSecureCoding>(ofClass cls: Element.Type, forKey key: String) -> [Element]? {
    decodeObject(of: [NSArray.self, cls], forKey: key) as? [Element]
  }
  /// A row of objects of some classes; nil where there is none.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }
  /// A dictionary; nil where there is none.
  public func decodeDictionary<Key: NSObject & NSCopying & NSSecureCoding, Element: NSObject & NSSecureCoding>(
    withKeyClass keyCls: Key.Type, objectClass: Element.Type, forKey key: String
  ) -> [Key: Element]? { decodeObject(of: [NSDictionary.self, keyCls, objectClass], forKey: key) as? [Key: Element] }
}
