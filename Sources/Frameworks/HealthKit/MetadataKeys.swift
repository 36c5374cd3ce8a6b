import Foundation

// What is said of samples, by the names of Apple's constants; their texts are assumed to be those without "MetadataKey".
/// A name for conditions and orders: firmware version.
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
/// A name for conditions and orders: hardware version.
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
/// A name for conditions and orders: local identifier.
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
/// A name for conditions and orders: manufacturer.
public let HKDevicePropertyKeyManufacturer = "manufacturer"
/// A name for conditions and orders: model.
public let HKDevicePropertyKeyModel = "model"
/// A name for conditions and orders: name.
public let HKDevicePropertyKeyName = "name"
/// A name for conditions and orders: software version.
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
/// A name for conditions and orders: UDI device identifier.
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"
/// Activity type, in a sample's metadata.
public let HKMetadataKeyActivityType = "HKActivityType"
/// Algorithm version, in a sample's metadata.
public let HKMetadataKeyAlgorithmVersion = "HKAlgorithmVersion"
/// Alpine slope grade, in a sample's metadata.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// Apple device calibrated, in a sample's metadata.
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"
/// Apple ECG algorithm version, in a sample's metadata.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKAppleECGAlgorithmVersion"
/// Apple fitness plus catalog identifier, in a sample's metadata.
public let HKMetadataKeyAppleFitnessPlusCatalogIdentifier = "HKAppleFitnessPlusCatalogIdentifier"
/// Apple fitness plus session, in a sample's metadata.
public let HKMetadataKeyAppleFitnessPlusSession = "HKAppleFitnessPlusSession"
/// Audio exposure duration, in a sample's metadata.
public let HKMetadataKeyAudioExposureDuration = "HKAudioExposureDuration"
/// Audio exposure level, in a sample's metadata.
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"
/// Average ME ts, in a sample's metadata.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// Average speed, in a sample's metadata.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// Barometric pressure, in a sample's metadata.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
/// Blood glucose meal time, in a sample's metadata.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// Body temperature sensor location, in a sample's metadata.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// Coached workout, in a sample's metadata.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// Cross trainer distance, in a sample's metadata.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// Cycling functional threshold power test type, in a sample's metadata.
public let HKMetadataKeyCyclingFunctionalThresholdPowerTestType = "HKCyclingFunctionalThresholdPowerTestType"
/// Date of earliest data used for estimate, in a sample's metadata.
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKDateOfEarliestDataUsedForEstimate"
/// Device manufacturer name, in a sample's metadata.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// Device name, in a sample's metadata.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// Device placement side, in a sample's metadata.
public let HKMetadataKeyDevicePlacementSide = "HKDevicePlacementSide"
/// Device serial number, in a sample's metadata.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// Digital signature, in a sample's metadata.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// Elevation ascended, in a sample's metadata.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// Elevation descended, in a sample's metadata.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// External UUID, in a sample's metadata.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// Fitness machine duration, in a sample's metadata.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// Food type, in a sample's metadata.
public let HKMetadataKeyFoodType = "HKFoodType"
/// Glasses prescription description, in a sample's metadata.
public let HKMetadataKeyGlassesPrescriptionDescription = "HKGlassesPrescriptionDescription"
/// Group fitness, in a sample's metadata.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// Headphone gain, in a sample's metadata.
public let HKMetadataKeyHeadphoneGain = "HKHeadphoneGain"
/// Heart rate event threshold, in a sample's metadata.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// Heart rate motion context, in a sample's metadata.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// Heart rate recovery activity duration, in a sample's metadata.
public let HKMetadataKeyHeartRateRecoveryActivityDuration = "HKHeartRateRecoveryActivityDuration"
/// Heart rate recovery activity type, in a sample's metadata.
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKHeartRateRecoveryActivityType"
/// Heart rate recovery max observed recovery heart rate, in a sample's metadata.
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate = "HKHeartRateRecoveryMaxObservedRecoveryHeartRate"
/// Heart rate recovery test type, in a sample's metadata.
public let HKMetadataKeyHeartRateRecoveryTestType = "HKHeartRateRecoveryTestType"
/// Heart rate sensor location, in a sample's metadata.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// Indoor bike distance, in a sample's metadata.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// Indoor workout, in a sample's metadata.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// Insulin delivery reason, in a sample's metadata.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// Lap length, in a sample's metadata.
public let HKMetadataKeyLapLength = "HKLapLength"
/// Low cardio fitness event threshold, in a sample's metadata.
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKLowCardioFitnessEventThreshold"
/// Maximum light intensity, in a sample's metadata.
public let HKMetadataKeyMaximumLightIntensity = "HKMaximumLightIntensity"
/// Maximum speed, in a sample's metadata.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// Menstrual cycle start, in a sample's metadata.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// Physical effort estimation type, in a sample's metadata.
public let HKMetadataKeyPhysicalEffortEstimationType = "HKPhysicalEffortEstimationType"
/// Quantity clamped to lower bound, in a sample's metadata.
public let HKMetadataKeyQuantityClampedToLowerBound = "HKQuantityClampedToLowerBound"
/// Quantity clamped to upper bound, in a sample's metadata.
public let HKMetadataKeyQuantityClampedToUpperBound = "HKQuantityClampedToUpperBound"
/// Reference range lower limit, in a sample's metadata.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// Reference range upper limit, in a sample's metadata.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// SWOLF score, in a sample's metadata.
public let HKMetadataKeySWOLFScore = "HKSWOLFScore"
/// Session estimate, in a sample's metadata.
public let HKMetadataKeySessionEstimate = "HKSessionEstimate"
/// Sexual activity protection used, in a sample's metadata.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// Swimming location type, in a sample's metadata.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// Swimming stroke style, in a sample's metadata.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// Sync identifier, in a sample's metadata.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// Sync version, in a sample's metadata.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// Time zone, in a sample's metadata.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// UDI device identifier, in a sample's metadata.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// UDI production identifier, in a sample's metadata.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// User motion context, in a sample's metadata.
public let HKMetadataKeyUserMotionContext = "HKUserMotionContext"
/// VO2 max test type, in a sample's metadata.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// VO2 max value, in a sample's metadata.
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"
/// Was taken in lab, in a sample's metadata.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// Was user entered, in a sample's metadata.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Water salinity, in a sample's metadata.
public let HKMetadataKeyWaterSalinity = "HKWaterSalinity"
/// Weather condition, in a sample's metadata.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// Weather humidity, in a sample's metadata.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// Weather temperature, in a sample's metadata.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// Workout brand name, in a sample's metadata.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// A name for conditions and orders: average.
public let HKPredicateKeyPathAverage = "average"
/// A name for conditions and orders: average heart rate.
public let HKPredicateKeyPathAverageHeartRate = "averageHeartRate"
/// A name for conditions and orders: CDA author name.
public let HKPredicateKeyPathCDAAuthorName = "cdaAuthorName"
/// A name for conditions and orders: CDA custodian name.
public let HKPredicateKeyPathCDACustodianName = "cdaCustodianName"
/// A name for conditions and orders: CDA patient name.
public let HKPredicateKeyPathCDAPatientName = "cdaPatientName"
/// A name for conditions and orders: CDA title.
public let HKPredicateKeyPathCDATitle = "cdaTitle"
/// A name for conditions and orders: category value.
public let HKPredicateKeyPathCategoryValue = "categoryValue"
/// A name for conditions and orders: clinical record FHIR resource identifier.
public let HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier = "clinicalRecordFHIRResourceIdentifier"
/// A name for conditions and orders: clinical record FHIR resource type.
public let HKPredicateKeyPathClinicalRecordFHIRResourceType = "clinicalRecordFHIRResourceType"
/// A name for conditions and orders: correlation.
public let HKPredicateKeyPathCorrelation = "correlation"
/// A name for conditions and orders: count.
public let HKPredicateKeyPathCount = "count"
/// A name for conditions and orders: date components.
public let HKPredicateKeyPathDateComponents = "dateComponents"
/// A name for conditions and orders: device.
public let HKPredicateKeyPathDevice = "device"
/// A name for conditions and orders: ECG classification.
public let HKPredicateKeyPathECGClassification = "ecgClassification"
/// A name for conditions and orders: ECG symptoms status.
public let HKPredicateKeyPathECGSymptomsStatus = "ecgSymptomsStatus"
/// A name for conditions and orders: end date.
public let HKPredicateKeyPathEndDate = "endDate"
/// A name for conditions and orders: log origin.
public let HKPredicateKeyPathLogOrigin = "logOrigin"
/// A name for conditions and orders: max.
public let HKPredicateKeyPathMax = "max"
/// A name for conditions and orders: medication concept identifier.
public let HKPredicateKeyPathMedicationConceptIdentifier = "medicationConceptIdentifier"
/// A name for conditions and orders: metadata.
public let HKPredicateKeyPathMetadata = "metadata"
/// A name for conditions and orders: min.
public let HKPredicateKeyPathMin = "min"
/// A name for conditions and orders: most recent.
public let HKPredicateKeyPathMostRecent = "mostRecent"
/// A name for conditions and orders: most recent duration.
public let HKPredicateKeyPathMostRecentDuration = "mostRecentDuration"
/// A name for conditions and orders: most recent end date.
public let HKPredicateKeyPathMostRecentEndDate = "mostRecentEndDate"
/// A name for conditions and orders: most recent start date.
public let HKPredicateKeyPathMostRecentStartDate = "mostRecentStartDate"
/// A name for conditions and orders: quantity.
public let HKPredicateKeyPathQuantity = "quantity"
/// A name for conditions and orders: scheduled date.
public let HKPredicateKeyPathScheduledDate = "scheduledDate"
/// A name for conditions and orders: source.
public let HKPredicateKeyPathSource = "source"
/// A name for conditions and orders: source revision.
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
/// A name for conditions and orders: start date.
public let HKPredicateKeyPathStartDate = "startDate"
/// A name for conditions and orders: status.
public let HKPredicateKeyPathStatus = "status"
/// A name for conditions and orders: sum.
public let HKPredicateKeyPathSum = "sum"
/// A name for conditions and orders: UUID.
public let HKPredicateKeyPathUUID = "uuid"
/// A name for conditions and orders: workout.
public let HKPredicateKeyPathWorkout = "workout"
/// A name for conditions and orders: workout activity.
public let HKPredicateKeyPathWorkoutActivity = "workoutActivity"
/// A name for conditions and orders: workout activity average quantity.
public let HKPredicateKeyPathWorkoutActivityAverageQuantity = "workoutActivityAverageQuantity"
/// A name for conditions and orders: workout activity duration.
public let HKPredicateKeyPathWorkoutActivityDuration = "workoutActivityDuration"
/// A name for conditions and orders: workout activity end date.
public let HKPredicateKeyPathWorkoutActivityEndDate = "workoutActivityEndDate"
/// A name for conditions and orders: workout activity maximum quantity.
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity = "workoutActivityMaximumQuantity"
/// A name for conditions and orders: workout activity minimum quantity.
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity = "workoutActivityMinimumQuantity"
/// A name for conditions and orders: workout activity start date.
public let HKPredicateKeyPathWorkoutActivityStartDate = "workoutActivityStartDate"
/// A name for conditions and orders: workout activity sum quantity.
public let HKPredicateKeyPathWorkoutActivitySumQuantity = "workoutActivitySumQuantity"
/// A name for conditions and orders: workout activity type.
public let HKPredicateKeyPathWorkoutActivityType = "workoutActivityType"
/// A name for conditions and orders: workout average quantity.
public let HKPredicateKeyPathWorkoutAverageQuantity = "workoutAverageQuantity"
/// A name for conditions and orders: workout duration.
public let HKPredicateKeyPathWorkoutDuration = "workoutDuration"
/// A name for conditions and orders: workout effort relationship.
public let HKPredicateKeyPathWorkoutEffortRelationship = "workoutEffortRelationship"
/// A name for conditions and orders: workout maximum quantity.
public let HKPredicateKeyPathWorkoutMaximumQuantity = "workoutMaximumQuantity"
/// A name for conditions and orders: workout minimum quantity.
public let HKPredicateKeyPathWorkoutMinimumQuantity = "workoutMinimumQuantity"
/// A name for conditions and orders: workout sum quantity.
public let HKPredicateKeyPathWorkoutSumQuantity = "workoutSumQuantity"
/// A name for conditions and orders: workout total distance.
public let HKPredicateKeyPathWorkoutTotalDistance = "workoutTotalDistance"
/// A name for conditions and orders: workout total energy burned.
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "workoutTotalEnergyBurned"
/// A name for conditions and orders: workout total flights climbed.
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "workoutTotalFlightsClimbed"
/// A name for conditions and orders: workout total swimming stroke count.
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "workoutTotalSwimmingStrokeCount"
/// A name for conditions and orders: workout type.
public let HKPredicateKeyPathWorkoutType = "workoutType"
/// Any of them, in a source.
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
/// Any of them, in a source.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
/// A name for conditions and orders: duration.
public let HKWorkoutSortIdentifierDuration = "duration"
/// A name for conditions and orders: total distance.
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
/// A name for conditions and orders: total energy burned.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
/// A name for conditions and orders: total flights climbed.
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
/// A name for conditions and orders: total swimming stroke count.
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
