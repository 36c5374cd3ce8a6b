import Foundation
import HealthKit
import Testing

@Suite("HealthKit") struct HealthKitTests {
  // Factors are the laws' own definitions: an inch is 2.54 cm, a pound 453.59237 g, a calorie 4.184 J.
  @Test(
    "A quantity is told in any measure of its kind",
    arguments: [
      ("mi", "m", 1609.344), ("kg", "lb", 1 / 0.45359237), ("kcal", "kJ", 4.184), ("hr", "min", 60), ("L", "mL", 1000),
      ("count/min", "count/s", 1.0 / 60), ("m/s", "km/hr", 3.6), ("ft", "in", 12), ("%", "count", 0.01), ("mg/dL", "g/L", 0.01),
      ("mmol<180.15588>/L", "mg/dL", 18.015588), ("mL/(kg*min)", "L/(kg*hr)", 0.06), ("W", "J/s", 1), ("kg*m^2/(s^2)", "J", 1),
      ("mcg", "mg", 0.001),
    ] as [(String, String, Double)])
  func measures(from: String, to: String, factor: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: 1)
    #expect(quantity.is(compatibleWith: HKUnit(from: to)))
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - factor) < factor * 1e-9)
  }

  @Test("Temperatures have other beginnings, and unlike measures do not fit")
  func temperatures() {
    let body = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(body.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(!body.is(compatibleWith: .meter()))
    #expect(!HKQuantity(unit: .decibelHearingLevel(), doubleValue: 1).is(compatibleWith: .count()))
    #expect(HKQuantity(unit: .meter(), doubleValue: 1).compare(HKQuantity(unit: .foot(), doubleValue: 3)) == .orderedDescending)
    #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
    #expect(HKUnit.meterUnit(with: .kilo) == HKUnit(from: "km"))
  }

  @Test("Samples keep what they are told, and conditions choose among them")
  func samples() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let steps = HKQuantitySample(
      type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 12), start: start, end: start + 60,
      metadata: [HKMetadataKeyWasUserEntered: true])
    #expect(HKQuery.predicateForSamples(withStart: start - 10, end: start + 30).evaluate(with: steps))
    #expect(!HKQuery.predicateForSamples(withStart: start - 10, end: start + 30, options: .strictEndDate).evaluate(with: steps))
    #expect(!HKQuery.predicateForSamples(withStart: start + 10, end: nil, options: .strictStartDate).evaluate(with: steps))
    #expect(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered).evaluate(with: steps))
    let sleep = HKCategorySample(
      type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: start, end: start + 60)
    #expect(HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues).evaluate(with: sleep))
    #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
  }

  @Test("A workout builder adds up what it collects; nobody keeps the workout")
  func workouts() async throws {
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .running
    let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: .local())
    let start = Date(timeIntervalSinceReferenceDate: 0)
    try await builder.beginCollection(at: start)
    func energy(_ amount: Double) -> HKSample {
      HKQuantitySample(
        type: HKQuantityType(.activeEnergyBurned), quantity: HKQuantity(unit: .kilocalorie(), doubleValue: amount), start: start,
        end: start + 10)
    }
    try await builder.addSamples([energy(10), energy(20)])
    let sum = builder.statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity()
    #expect(sum?.doubleValue(for: .kilocalorie()) == 30)
    try await builder.endCollection(at: start + 100)
    #expect(builder.elapsedTime(at: start + 300) == 100)
    await #expect(throws: HKError.self) { try await builder.finishWorkout() }
    let workout = HKWorkout(
      activityType: .running, start: start, end: start + 100,
      workoutEvents: [
        HKWorkoutEvent(type: .pause, dateInterval: DateInterval(start: start + 20, duration: 0), metadata: nil),
        HKWorkoutEvent(type: .resume, dateInterval: DateInterval(start: start + 50, duration: 0), metadata: nil),
      ], totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    #expect(workout.duration == 70)
  }

  @Test("The store answers as a device without health data")
  func store() async {
    let store = HKHealthStore()
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: HKQuantityType(.heartRate)) == .notDetermined)
    #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
    let descriptor = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.heartRate))], sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)],
      limit: 10)
    await #expect(throws: HKError.self) { try await descriptor.result(for: store) }
  }
}
