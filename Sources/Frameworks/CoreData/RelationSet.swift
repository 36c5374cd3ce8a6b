import Foundation

/// The objects of a relationship as a set: what is put in or taken out is put into the object's relationship, or out of it.
final class RelationSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required convenience init(capacity numItems: Int) { fatalError("The set of a relationship belongs to an object.") }
  required convenience init?(coder aDecoder: NSCoder) { nil }
  required override convenience init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    fatalError("The set of a relationship belongs to an object.")
  }

  private var members: [NSManagedObject] { owner.objects(key) }
  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }
  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, member(object) == nil else { return }
    owner.setCodedValue(members + [object], forKey: key)
  }
  override func remove(_ object: Any) {
    guard member(object) != nil else { return }
    owner.setCodedValue(members.filter { $0 !== object as AnyObject }, forKey: key)
  }
}
