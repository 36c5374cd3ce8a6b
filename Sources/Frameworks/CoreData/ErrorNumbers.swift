import Foundation

// The numbers of errors in `NSCocoaErrorDomain` that saving and stores give.
/// The number of an error: managed object validation.
public let NSManagedObjectValidationError = 1_550
/// The number of an error: managed object constraint validation.
public let NSManagedObjectConstraintValidationError = 1_551
/// The number of an error: validation multiple errors.
public let NSValidationMultipleErrorsError = 1_560
/// The number of an error: validation missing mandatory property.
public let NSValidationMissingMandatoryPropertyError = 1_570
/// The number of an error: validation relationship lacks minimum count.
public let NSValidationRelationshipLacksMinimumCountError = 1_580
/// The number of an error: validation relationship exceeds maximum count.
public let NSValidationRelationshipExceedsMaximumCountError = 1_590
/// The number of an error: validation relationship denied delete.
public let NSValidationRelationshipDeniedDeleteError = 1_600
/// The number of an error: validation number too large.
public let NSValidationNumberTooLargeError = 1_610
/// The number of an error: validation number too small.
public let NSValidationNumberTooSmallError = 1_620
/// The number of an error: validation date too late.
public let NSValidationDateTooLateError = 1_630
/// The number of an error: validation date too soon.
public let NSValidationDateTooSoonError = 1_640
/// The number of an error: validation invalid date.
public let NSValidationInvalidDateError = 1_650
/// The number of an error: validation string too long.
public let NSValidationStringTooLongError = 1_660
/// The number of an error: validation string too short.
public let NSValidationStringTooShortError = 1_670
/// The number of an error: validation string pattern matching.
public let NSValidationStringPatternMatchingError = 1_680
/// The number of an error: validation invalid URI.
public let NSValidationInvalidURIError = 1_690
/// The number of an error: managed object context locking.
public let NSManagedObjectContextLockingError = 132_000
/// The number of an error: persistent store coordinator locking.
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// The number of an error: managed object referential integrity.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// The number of an error: managed object external relationship.
public let NSManagedObjectExternalRelationshipError = 133_010
/// The number of an error: managed object merge.
public let NSManagedObjectMergeError = 133_020
/// The number of an error: managed object constraint merge.
public let NSManagedObjectConstraintMergeError = 133_021
/// The number of an error: persistent store invalid type.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The number of an error: persistent store type mismatch.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The number of an error: persistent store incompatible schema.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// The number of an error: persistent store save.
public let NSPersistentStoreSaveError = 134_030
/// The number of an error: persistent store incomplete save.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// The number of an error: persistent store save conflicts.
public let NSPersistentStoreSaveConflictsError = 134_050
/// The number of an error: core data.
public let NSCoreDataError = 134_060
/// The number of an error: persistent store operation.
public let NSPersistentStoreOperationError = 134_070
/// The number of an error: persistent store open.
public let NSPersistentStoreOpenError = 134_080
/// The number of an error: persistent store timeout.
public let NSPersistentStoreTimeoutError = 134_090
/// The number of an error: persistent store unsupported request type.
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// The number of an error: persistent store incompatible version hash.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// The number of an error: migration.
public let NSMigrationError = 134_110
/// The number of an error: migration constraint violation.
public let NSMigrationConstraintViolationError = 134_111
/// The number of an error: migration cancelled.
public let NSMigrationCancelledError = 134_120
/// The number of an error: migration missing source model.
public let NSMigrationMissingSourceModelError = 134_130
/// The number of an error: migration missing mapping model.
public let NSMigrationMissingMappingModelError = 134_140
/// The number of an error: migration manager source store.
public let NSMigrationManagerSourceStoreError = 134_150
/// The number of an error: migration manager destination store.
public let NSMigrationManagerDestinationStoreError = 134_160
/// The number of an error: entity migration policy.
public let NSEntityMigrationPolicyError = 134_170
/// The number of an error: SQ lite.
public let NSSQLiteError = 134_180
/// The number of an error: inferred mapping model.
public let NSInferredMappingModelError = 134_190
/// The number of an error: external record import.
public let NSExternalRecordImportError = 134_200
/// The number of an error: persistent history token expired.
public let NSPersistentHistoryTokenExpiredError = 134_301
/// The number of an error: managed object model reference not found.
public let NSManagedObjectModelReferenceNotFoundError = 134_504
/// The number of an error: staged migration framework version mismatch.
public let NSStagedMigrationFrameworkVersionMismatchError = 134_505
/// The number of an error: staged migration backward migration.
public let NSStagedMigrationBackwardMigrationError = 134_506
/// Errors of SQLite; it has none here.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The condition that a value failed, in an error's information.
public let NSValidationPredicateErrorKey = "NSValidationPredicateErrorKey"
/// The stores that an error is of, in an error's information.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error is of, in an error's information.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

extension CocoaError.Code {
  /// Managed object validation.
  public static let managedObjectValidation = Self(rawValue: NSManagedObjectValidationError)
  /// Managed object constraint validation.
  public static let managedObjectConstraintValidation = Self(rawValue: NSManagedObjectConstraintValidationError)
  /// Validation multiple errors.
  public static let validationMultipleErrors = Self(rawValue: NSValidationMultipleErrorsError)
  /// Validation missing mandatory property.
  public static let validationMissingMandatoryProperty = Self(rawValue: NSValidationMissingMandatoryPropertyError)
  /// Validation relationship lacks minimum count.
  public static let validationRelationshipLacksMinimumCount = Self(rawValue: NSValidationRelationshipLacksMinimumCountError)
  /// Validation relationship exceeds maximum count.
  public static let validationRelationshipExceedsMaximumCount = Self(rawValue: NSValidationRelationshipExceedsMaximumCountError)
  /// Validation relationship denied delete.
  public static let validationRelationshipDeniedDelete = Self(rawValue: NSValidationRelationshipDeniedDeleteError)
  /// Validation number too large.
  public static let validationNumberTooLarge = Self(rawValue: NSValidationNumberTooLargeError)
  /// Validation number too small.
  public static let validationNumberTooSmall = Self(rawValue: NSValidationNumberTooSmallError)
  /// Validation date too late.
  public static let validationDateTooLate = Self(rawValue: NSValidationDateTooLateError)
  /// Validation date too soon.
  public static let validationDateTooSoon = Self(rawValue: NSValidationDateTooSoonError)
  /// Validation invalid date.
  public static let validationInvalidDate = Self(rawValue: NSValidationInvalidDateError)
  /// Validation string too long.
  public static let validationStringTooLong = Self(rawValue: NSValidationStringTooLongError)
  /// Validation string too short.
  public static let validationStringTooShort = Self(rawValue: NSValidationStringTooShortError)
  /// Validation string pattern matching.
  public static let validationStringPatternMatching = Self(rawValue: NSValidationStringPatternMatchingError)
  /// Managed object context locking.
  public static let managedObjectContextLocking = Self(rawValue: NSManagedObjectContextLockingError)
  /// Persistent store coordinator locking.
  public static let persistentStoreCoordinatorLocking = Self(rawValue: NSPersistentStoreCoordinatorLockingError)
  /// Managed object referential integrity.
  public static let managedObjectReferentialIntegrity = Self(rawValue: NSManagedObjectReferentialIntegrityError)
  /// Managed object external relationship.
  public static let managedObjectExternalRelationship = Self(rawValue: NSManagedObjectExternalRelationshipError)
  /// Managed object merge.
  public static let managedObjectMerge = Self(rawValue: NSManagedObjectMergeError)
  /// Managed object constraint merge.
  public static let managedObjectConstraintMerge = Self(rawValue: NSManagedObjectConstraintMergeError)
  /// Persistent store invalid type.
  public static let persistentStoreInvalidType = Self(rawValue: NSPersistentStoreInvalidTypeError)
  /// Persistent store type mismatch.
  public static let persistentStoreTypeMismatch = Self(rawValue: NSPersistentStoreTypeMismatchError)
  /// Persistent store incompatible schema.
  public static let persistentStoreIncompatibleSchema = Self(rawValue: NSPersistentStoreIncompatibleSchemaError)
  /// Persistent store save.
  public static let persistentStoreSave = Self(rawValue: NSPersistentStoreSaveError)
  /// Persistent store incomplete save.
  public static let persistentStoreIncompleteSave = Self(rawValue: NSPersistentStoreIncompleteSaveError)
  /// Persistent store save conflicts.
  public static let persistentStoreSaveConflicts = Self(rawValue: NSPersistentStoreSaveConflictsError)
  /// Core data.
  public static let coreData = Self(rawValue: NSCoreDataError)
  /// Persistent store operation.
  public static let persistentStoreOperation = Self(rawValue: NSPersistentStoreOperationError)
  /// Persistent store open.
  public static let persistentStoreOpen = Self(rawValue: NSPersistentStoreOpenError)
  /// Persistent store timeout.
  public static let persistentStoreTimeout = Self(rawValue: NSPersistentStoreTimeoutError)
  /// Persistent store unsupported request type.
  public static let persistentStoreUnsupportedRequestType = Self(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
  /// Persistent store incompatible version hash.
  public static let persistentStoreIncompatibleVersionHash = Self(rawValue: NSPersistentStoreIncompatibleVersionHashError)
  /// Migration.
  public static let migration = Self(rawValue: NSMigrationError)
  /// Migration cancelled.
  public static let migrationCancelled = Self(rawValue: NSMigrationCancelledError)
  /// Migration missing source model.
  public static let migrationMissingSourceModel = Self(rawValue: NSMigrationMissingSourceModelError)
  /// Migration missing mapping model.
  public static let migrationMissingMappingModel = Self(rawValue: NSMigrationMissingMappingModelError)
  /// Migration manager source store.
  public static let migrationManagerSourceStore = Self(rawValue: NSMigrationManagerSourceStoreError)
  /// Migration manager destination store.
  public static let migrationManagerDestinationStore = Self(rawValue: NSMigrationManagerDestinationStoreError)
  /// Entity migration policy.
  public static let entityMigrationPolicy = Self(rawValue: NSEntityMigrationPolicyError)
  /// Sq lite.
  public static let sqlite = Self(rawValue: NSSQLiteError)
  /// Inferred mapping model.
  public static let inferredMappingModel = Self(rawValue: NSInferredMappingModelError)
  /// External record import.
  public static let externalRecordImport = Self(rawValue: NSExternalRecordImportError)
}
extension CocoaError {
  /// Managed object validation.
  public static var managedObjectValidation: Code { .managedObjectValidation }
  /// Managed object constraint validation.
  public static var managedObjectConstraintValidation: Code { .managedObjectConstraintValidation }
  /// Validation multiple errors.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// Validation missing mandatory property.
  public static var validationMissingMandatoryProperty: Code { .validationMissingMandatoryProperty }
  /// Validation relationship lacks minimum count.
  public static var validationRelationshipLacksMinimumCount: Code { .validationRelationshipLacksMinimumCount }
  /// Validation relationship exceeds maximum count.
  public static var validationRelationshipExceedsMaximumCount: Code { .validationRelationshipExceedsMaximumCount }
  /// Validation relationship denied delete.
  public static var validationRelationshipDeniedDelete: Code { .validationRelationshipDeniedDelete }
  /// Validation number too large.
  public static var validationNumberTooLarge: Code { .validationNumberTooLarge }
  /// Validation number too small.
  public static var validationNumberTooSmall: Code { .validationNumberTooSmall }
  /// Validation date too late.
  public static var validationDateTooLate: Code { .validationDateTooLate }
  /// Validation date too soon.
  public static var validationDateTooSoon: Code { .validationDateTooSoon }
  /// Validation invalid date.
  public static var validationInvalidDate: Code { .validationInvalidDate }
  /// Validation string too long.
  public static var validationStringTooLong: Code { .validationStringTooLong }
  /// Validation string too short.
  public static var validationStringTooShort: Code { .validationStringTooShort }
  /// Validation string pattern matching.
  public static var validationStringPatternMatching: Code { .validationStringPatternMatching }
  /// Managed object context locking.
  public static var managedObjectContextLocking: Code { .managedObjectContextLocking }
  /// Persistent store coordinator locking.
  public static var persistentStoreCoordinatorLocking: Code { .persistentStoreCoordinatorLocking }
  /// Managed object referential integrity.
  public static var managedObjectReferentialIntegrity: Code { .managedObjectReferentialIntegrity }
  /// Managed object external relationship.
  public static var managedObjectExternalRelationship: Code { .managedObjectExternalRelationship }
  /// Managed object merge.
  public static var managedObjectMerge: Code { .managedObjectMerge }
  /// Managed object constraint merge.
  public static var managedObjectConstraintMerge: Code { .managedObjectConstraintMerge }
  /// Persistent store invalid type.
  public static var persistentStoreInvalidType: Code { .persistentStoreInvalidType }
  /// Persistent store type mismatch.
  public static var persistentStoreTypeMismatch: Code { .persistentStoreTypeMismatch }
  /// Persistent store incompatible schema.
  public static var persistentStoreIncompatibleSchema: Code { .persistentStoreIncompatibleSchema }
  /// Persistent store save.
  public static var persistentStoreSave: Code { .persistentStoreSave }
  /// Persistent store incomplete save.
  public static var persistentStoreIncompleteSave: Code { .persistentStoreIncompleteSave }
  /// Persistent store save conflicts.
  public static var persistentStoreSaveConflicts: Code { .persistentStoreSaveConflicts }
  /// Core data.
  public static var coreData: Code { .coreData }
  /// Persistent store operation.
  public static var persistentStoreOperation: Code { .persistentStoreOperation }
  /// Persistent store open.
  public static var persistentStoreOpen: Code { .persistentStoreOpen }
  /// Persistent store timeout.
  public static var persistentStoreTimeout: Code { .persistentStoreTimeout }
  /// Persistent store unsupported request type.
  public static var persistentStoreUnsupportedRequestType: Code { .persistentStoreUnsupportedRequestType }
  /// Persistent store incompatible version hash.
  public static var persistentStoreIncompatibleVersionHash: Code { .persistentStoreIncompatibleVersionHash }
  /// Migration.
  public static var migration: Code { .migration }
  /// Migration cancelled.
  public static var migrationCancelled: Code { .migrationCancelled }
  /// Migration missing source model.
  public static var migrationMissingSourceModel: Code { .migrationMissingSourceModel }
  /// Migration missing mapping model.
  public static var migrationMissingMappingModel: Code { .migrationMissingMappingModel }
  /// Migration manager source store.
  public static var migrationManagerSourceStore: Code { .migrationManagerSourceStore }
  /// Migration manager destination store.
  public static var migrationManagerDestinationStore: Code { .migrationManagerDestinationStore }
  /// Entity migration policy.
  public static var entityMigrationPolicy: Code { .entityMigrationPolicy }
  /// Sq lite.
  public static var sqlite: Code { .sqlite }
  /// Inferred mapping model.
  public static var inferredMappingModel: Code { .inferredMappingModel }
  /// External record import.
  public static var externalRecordImport: Code { .externalRecordImport }
}
