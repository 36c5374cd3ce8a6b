import Foundation

/// An object that two contexts have saved differently; none comes up here, where the last one's values are taken.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// Its values; nil when it was deleted.
  public let objectSnapshot: [String: Any]?
  /// The values it was read with.
  public let cachedSnapshot: [String: Any]?
  /// The store's values.
  public let persistedSnapshot: [String: Any]?
  /// How often it was saved, with this saving.
  public let newVersionNumber: Int
  /// How often it was saved when it was read.
  public let oldVersionNumber: Int
  /// A conflict.
  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int, cachedSnapshot cachesnap: [String: Any]?,
    persistedSnapshot persnap: [String: Any]?
  ) {
    (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
    (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
    objectSnapshot = srcObject.isDeleted ? nil : srcObject.dictionaryWithValues(forKeys: Array(srcObject.entity.attributesByName.keys))
  }
}

/// Objects with one unique value.
open class NSConstraintConflict: NSObject {
  /// The names of the values that are unique together.
  public let constraint: [String]
  /// Those values.
  open var constraintValues: [String: Any] { databaseSnapshot ?? conflictingSnapshots.first as? [String: Any] ?? [:] }
  /// The store's object; nil when none of them is saved.
  public let databaseObject: NSManagedObject?
  /// Its values.
  public let databaseSnapshot: [String: Any]?
  /// The others.
  public let conflictingObjects: [NSManagedObject]
  /// Their values.
  public let conflictingSnapshots: [Any]
  /// A conflict.
  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
    conflicting conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    (self.databaseObject, self.databaseSnapshot) = (databaseObject, databaseSnapshot)
    (self.conflictingObjects, self.conflictingSnapshots) = (conflictingObjects, conflictingSnapshots)
  }
}
