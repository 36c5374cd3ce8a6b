import Foundation

/// How a table or a set holds what is put into it.
public struct NSPointerFunctions: Sendable {
  /// How they hold it.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It lives as long as it is in there.
    public static let strongMemory = Options([])
    /// It goes when nobody else has it.
    public static let weakMemory = Options(rawValue: 5)
    /// By what it says of itself.
    public static let objectPersonality = Options([])
    /// By where it lies.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// A copy goes in.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// What a weak place holds.
private final class Held<Object: AnyObject> {
  weak var weakly: Object?
  private let strongly: Object?
  init(_ object: Object, isWeak: Bool) {
    weakly = object
    strongly = isWeak ? nil : object
  }
}

/// A dictionary that may hold its keys or values without keeping them.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var places: [(key: Held<KeyType>, value: Held<ObjectType>)] = []

  /// An empty table.
  public init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }
  public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }
  /// A table that keeps both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// A table that keeps its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// A table that keeps its values as long as their keys live.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// A table that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

  private func isSame(_ one: KeyType?, _ other: KeyType) -> Bool {
    if !keyOptions.contains(.objectPointerPersonality), let one = one as? NSObject, let other = other as? NSObject {
      return one.isEqual(other)
    }
    return one === other
  }
  private func clean() { places.removeAll { $0.key.weakly == nil || $0.value.weakly == nil } }

  /// What lies under a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return places.first { isSame($0.key.weakly, aKey) }?.value.weakly
  }
  /// Puts something under a key; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    places.append(
      (Held(aKey, isWeak: keyOptions.contains(.weakMemory)), Held(anObject, isWeak: valueOptions.contains(.weakMemory))))
  }
  /// Takes away what lies under a key.
  open func removeObject(forKey aKey: KeyType?) {
    clean()
    guard let aKey else { return }
    places.removeAll { isSame($0.key.weakly, aKey) }
  }
  /// Takes all away.
  open func removeAllObjects() { places = [] }
  /// How many are left.
  open var count: Int {
    clean()
    return places.count
  }
  /// The keys, one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: places.compactMap(\.key.weakly)).objectEnumerator() }
  /// What is in there, one after the other.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: places.compactMap(\.value.weakly)).objectEnumerator() }
  /// Keys and values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var all: [AnyHashable: ObjectType] = [:]
    for place in places {
      if let key = place.key.weakly as? AnyHashable, let value = place.value.weakly { all[key] = value }
    }
    return all
  }
}

/// A set that may hold what is in it without keeping it.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let options: NSPointerFunctions.Options
  private var held: [Held<ObjectType>] = []

  /// An empty set.
  public init(options: NSPointerFunctions.Options, capacity: Int = 0) { self.options = options }
  public override convenience init() { self.init(options: .strongMemory) }
  /// A set that keeps nothing.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func isSame(_ one: ObjectType?, _ other: ObjectType) -> Bool {
    if !options.contains(.objectPointerPersonality), let one = one as? NSObject, let other = other as? NSObject {
      return one.isEqual(other)
    }
    return one === other
  }

  /// Puts something in, once.
  open func add(_ object: ObjectType?) {
    held.removeAll { $0.weakly == nil }
    guard let object, !contains(object) else { return }
    held.append(Held(object, isWeak: options.contains(.weakMemory)))
  }
  /// Takes something out.
  open func remove(_ object: ObjectType?) {
    held.removeAll { place in place.weakly == nil || object.map { isSame(place.weakly, $0) } == true }
  }
  /// Takes all out.
  open func removeAllObjects() { held = [] }
  /// Whether something is in there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The one in there that is the same.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return held.first { isSame($0.weakly, object) }?.weakly
  }
  /// How many are left.
  open var count: Int { allObjects.count }
  /// What is in there.
  open var allObjects: [ObjectType] { held.compactMap(\.weakly) }
  /// One of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// What is in there, one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Puts in what another has.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Takes out what another has.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  /// Takes out what another has not.
  open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
  /// Whether both have something.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  /// Whether another has all that is in there.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  /// Whether both have the same in them.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
  /// What is in there that can be told apart by its value.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
}

/// A row that may hold what is in it without keeping it, with empty places.
open class NSPointerArray: NSObject, @unchecked Sendable {
  private let options: NSPointerFunctions.Options
  private var held: [Held<AnyObject>?] = []

  /// An empty row.
  public init(options: NSPointerFunctions.Options) { self.options = options }
  public override convenience init() { self.init(options: .strongMemory) }
  /// A row that keeps what is in it.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// A row that keeps nothing.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> Held<AnyObject>? {
    pointer.map { Held(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.contains(.weakMemory)) }
  }
  /// Puts something at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(place(pointer)) }
  /// Puts something at a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if index >= 0, index <= held.count { held.insert(place(item), at: index) }
  }
  /// Puts something instead of what lies at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if held.indices.contains(index) { held[index] = place(item) }
  }
  /// Takes a place away.
  open func removePointer(at index: Int) { if held.indices.contains(index) { held.remove(at: index) } }
  /// What lies at a place; nil where nothing is left.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard held.indices.contains(index), let object = held[index]?.weakly else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }
  /// Takes the empty places away.
  open func compact() { held.removeAll { $0?.weakly == nil } }
  /// How many places there are, empty ones too.
  open var count: Int {
    get { held.count }
    set {
      if newValue < held.count { held.removeLast(held.count - max(0, newValue)) } else { while held.count < newValue { held.append(nil) } }
    }
  }
  /// What is left.
  open var allObjects: [Any] { held.compactMap { $0?.weakly } }
}
