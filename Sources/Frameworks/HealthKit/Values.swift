import Foundation

// The values that samples and people have, by Apple's names and numbers.

/// Biological sex.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female = 1
  case male = 2
  case other = 3
}

/// Blood type.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive = 1
  case aNegative = 2
  case bPositive = 3
  case bNegative = 4
  case abPositive = 5
  case abNegative = 6
  case oPositive = 7
  case oNegative = 8
}

/// Fitzpatrick skin type.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case i = 1
  case ii = 2
  case iii = 3
  case iv = 4
  case v = 5
  case vi = 6
}

/// Wheelchair use.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no = 1
  case yes = 2
}

/// Activity move mode.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime = 2
}

/// Update frequency.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// Authorization request status.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest = 1
  case unnecessary = 2
}

/// Category value.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

/// Category value appetite changes.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange = 1
  case decreased = 2
  case increased = 3
}

/// Category value apple stand hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle = 1
}

/// Category value apple walking steadiness event.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
  case initialLow = 1
  case initialVeryLow = 2
  case repeatLow = 3
  case repeatVeryLow = 4
}

/// Category value contraceptive.
public enum HKCategoryValueContraceptive: Int, Sendable {
  case unspecified = 1
  case implant = 2
  case injection = 3
  case intrauterineDevice = 4
  case intravaginalRing = 5
  case oral = 6
  case patch = 7
}

/// Category value environmental audio exposure event.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
  case momentaryLimit = 1
}

/// Category value headphone audio exposure event.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
  case sevenDayLimit = 1
}

/// Category value low cardio fitness event.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
  case lowFitness = 1
}

/// Category value ovulation test result.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge = 2
  case indeterminate = 3
  case estrogenSurge = 4
}

/// Category value pregnancy test result.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive = 2
  case indeterminate = 3
}

/// Category value presence.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent = 1
}

/// Category value progesterone test result.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
  case negative = 1
  case positive = 2
  case indeterminate = 3
}

/// Category value severity.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent = 1
  case mild = 2
  case moderate = 3
  case severe = 4
}

/// Category value sleep analysis.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5
}

/// Category value cervical mucus quality.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky = 2
  case creamy = 3
  case watery = 4
  case eggWhite = 5
}

/// Category value vaginal bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  case unspecified = 1
  case light = 2
  case medium = 3
  case heavy = 4
  case none = 5
}

/// Blood glucose meal time.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial = 2
}

/// Body temperature sensor location.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other = 0
  case armpit = 1
  case body = 2
  case ear = 3
  case finger = 4
  case gastroIntestinal = 5
  case mouth = 6
  case rectum = 7
  case toe = 8
  case earDrum = 9
  case temporalArtery = 10
  case forehead = 11
}

/// Heart rate motion context.
public enum HKHeartRateMotionContext: Int, Sendable {
  case notSet = 0
  case sedentary = 1
  case active = 2
}

/// Heart rate sensor location.
public enum HKHeartRateSensorLocation: Int, Sendable {
  case other = 0
  case chest = 1
  case wrist = 2
  case finger = 3
  case hand = 4
  case earLobe = 5
  case foot = 6
}

/// Insulin delivery reason.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus = 2
}

/// Swimming stroke style.
public enum HKSwimmingStrokeStyle: Int, Sendable {
  case unknown = 0
  case mixed = 1
  case freestyle = 2
  case backstroke = 3
  case breaststroke = 4
  case butterfly = 5
  case kickboard = 6
}

/// VO2 max test type.
public enum HKVO2MaxTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise = 2
  case predictionNonExercise = 3
  case predictionStepTest = 4
}

/// Workout swimming location type.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown = 0
  case pool = 1
  case openWater = 2
}

/// Weather condition.
public enum HKWeatherCondition: Int, Sendable {
  case none = 0
  case clear = 1
  case fair = 2
  case partlyCloudy = 3
  case mostlyCloudy = 4
  case cloudy = 5
  case foggy = 6
  case haze = 7
  case windy = 8
  case blustery = 9
  case smoky = 10
  case dust = 11
  case snow = 12
  case hail = 13
  case sleet = 14
  case freezingDrizzle = 15
  case freezingRain = 16
  case mixedRainAndHail = 17
  case mixedRainAndSnow = 18
  case mixedRainAndSleet = 19
  case mixedSnowAndSleet = 20
  case drizzle = 21
  case scatteredShowers = 22
  case showers = 23
  case thunderstorms = 24
  case tropicalStorm = 25
  case hurricane = 26
  case tornado = 27
}

/// Quantity aggregation style.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic = 1
  case discreteTemporallyWeighted = 2
  case discreteEquivalentContinuousLevel = 3
}

/// Workout activity type.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery = 2
  case australianFootball = 3
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case bowling = 7
  case boxing = 8
  case climbing = 9
  case cricket = 10
  case crossTraining = 11
  case curling = 12
  case cycling = 13
  case dance = 14
  case danceInspiredTraining = 15
  case elliptical = 16
  case equestrianSports = 17
  case fencing = 18
  case fishing = 19
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics = 22
  case handball = 23
  case hiking = 24
  case hockey = 25
  case hunting = 26
  case lacrosse = 27
  case martialArts = 28
  case mindAndBody = 29
  case mixedMetabolicCardioTraining = 30
  case paddleSports = 31
  case play = 32
  case preparationAndRecovery = 33
  case racquetball = 34
  case rowing = 35
  case rugby = 36
  case running = 37
  case sailing = 38
  case skatingSports = 39
  case snowSports = 40
  case soccer = 41
  case softball = 42
  case squash = 43
  case stairClimbing = 44
  case surfingSports = 45
  case swimming = 46
  case tableTennis = 47
  case tennis = 48
  case trackAndField = 49
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case waterFitness = 53
  case waterPolo = 54
  case waterSports = 55
  case wrestling = 56
  case yoga = 57
  case barre = 58
  case coreTraining = 59
  case crossCountrySkiing = 60
  case downhillSkiing = 61
  case flexibility = 62
  case highIntensityIntervalTraining = 63
  case jumpRope = 64
  case kickboxing = 65
  case pilates = 66
  case snowboarding = 67
  case stairs = 68
  case stepTraining = 69
  case wheelchairWalkPace = 70
  case wheelchairRunPace = 71
  case taiChi = 72
  case mixedCardio = 73
  case handCycling = 74
  case discSports = 75
  case fitnessGaming = 76
  case cardioDance = 77
  case socialDance = 78
  case pickleball = 79
  case cooldown = 80
  case swimBikeRun = 82
  case transition = 83
  case underwaterDiving = 84
  case other = 3000
}

/// Workout event type.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume = 2
  case lap = 3
  case marker = 4
  case motionPaused = 5
  case motionResumed = 6
  case segment = 7
  case pauseOrResumeRequest = 8
}

/// Workout session location type.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor = 2
  case outdoor = 3
}

/// Workout session state.
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running = 2
  case ended = 3
  case paused = 4
  case prepared = 5
  case stopped = 6
}

/// Workout session type.
public enum HKWorkoutSessionType: Int, Sendable {
  case primary = 0
  case mirrored = 1
}

/// Metric prefix.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case femto = 13
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12
}

/// Electrocardiogram classification.
public enum HKElectrocardiogramClassification: Int, Sendable {
  case notSet = 0
  case sinusRhythm = 1
  case atrialFibrillation = 2
  case inconclusiveLowHeartRate = 3
  case inconclusiveHighHeartRate = 4
  case inconclusivePoorReading = 5
  case inconclusiveOther = 6
  case unrecognized = 100
}

/// Electrocardiogram symptoms status.
public enum HKElectrocardiogramSymptomsStatus: Int, Sendable {
  case notSet = 0
  case none = 1
  case present = 2
}

/// Apple walking steadiness classification.
public enum HKAppleWalkingSteadinessClassification: Int, Sendable {
  case ok = 1
  case low = 2
  case veryLow = 3
}

/// User motion context.
public enum HKUserMotionContext: Int, Sendable {
  case notSet = 0
  case stationary = 1
  case active = 2
}

/// Device placement side.
public enum HKDevicePlacementSide: Int, Sendable {
  case unknown = 0
  case left = 1
  case right = 2
  case central = 3
}

/// Physical effort estimation type.
public enum HKPhysicalEffortEstimationType: Int, Sendable {
  case activityLookup = 1
  case deviceSensed = 2
}

/// Water salinity.
public enum HKWaterSalinity: Int, Sendable {
  case freshWater = 1
  case saltWater = 2
}

extension HKCategoryValueSleepAnalysis {
  /// Asleep, how deeply is not known: the older name of `asleepUnspecified`.
  public static var asleep: Self { .asleepUnspecified }
  /// All values that mean sleep.
  public static var allAsleepValues: Set<Self> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
  /// The samples with one of some values.
  public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
    HKQuery.predicateForCategorySamples(equalTo: Set(values.map(\.rawValue)))
  }
}
