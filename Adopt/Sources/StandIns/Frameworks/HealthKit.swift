extension KnownFramework {
    /// There is no health data: `isHealthDataAvailable()` is false, and queries return no results.
    static let healthKit = KnownFramework(
        name: "HealthKit", prefixes: ["HK"], imports: ["PredicateFormats"],
        text: """
            struct HKQuantityTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
                static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
                static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
                static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
                static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
                static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
                static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
                static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
                static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
                static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
                static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
                static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
                static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
                static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
            }
            struct HKCategoryTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
                static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
            }
            struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
                static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
                static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
            }
            enum HKAuthorizationStatus: Int { case notDetermined, sharingDenied, sharingAuthorized }
            enum HKBiologicalSex: Int { case notSet, female, male, other }
            enum HKBloodType: Int { case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
            enum HKUpdateFrequency: Int { case immediate = 1, hourly, daily, weekly }
            enum HKWorkoutActivityType: UInt { case cycling = 13, hiking = 24, running = 37, swimming = 46, walking = 52, yoga = 57, other = 3000 }
            struct HKError: Error {
                enum Code: Int { case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            let HKObjectQueryNoLimit = 0
            let HKSampleSortIdentifierStartDate = "startDate"
            let HKSampleSortIdentifierEndDate = "endDate"
            let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
            class HKObjectType: NSObject {
                let identifier: String
                init(identifier: String) { self.identifier = identifier; super.init() }
                class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier: identifier.rawValue) }
                class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier: identifier.rawValue) }
                class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier: identifier.rawValue) }
                class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
                class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryType") }
                override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
                override var hash: Int { identifier.hashValue }
            }
            class HKSampleType: HKObjectType {}
            class HKQuantityType: HKSampleType {
                convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
            }
            class HKCategoryType: HKSampleType {
                convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
            }
            class HKCharacteristicType: HKObjectType {}
            class HKWorkoutType: HKSampleType {}
            class HKActivitySummaryType: HKObjectType {}
            enum HKMetricPrefix: Int { case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera }
            class HKUnit: NSObject {
                let unitString: String
                init(from string: String) { unitString = string; super.init() }
                class func count() -> HKUnit { HKUnit(from: "count") }
                class func meter() -> HKUnit { HKUnit(from: "m") }
                class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "m") }
                class func mile() -> HKUnit { HKUnit(from: "mi") }
                class func foot() -> HKUnit { HKUnit(from: "ft") }
                class func inch() -> HKUnit { HKUnit(from: "in") }
                class func gram() -> HKUnit { HKUnit(from: "g") }
                class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "g") }
                class func pound() -> HKUnit { HKUnit(from: "lb") }
                class func liter() -> HKUnit { HKUnit(from: "L") }
                class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "L") }
                class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
                class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
                class func joule() -> HKUnit { HKUnit(from: "J") }
                class func second() -> HKUnit { HKUnit(from: "s") }
                class func minute() -> HKUnit { HKUnit(from: "min") }
                class func hour() -> HKUnit { HKUnit(from: "hr") }
                class func day() -> HKUnit { HKUnit(from: "d") }
                class func percent() -> HKUnit { HKUnit(from: "%") }
                func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
                func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "*" + unit.unitString) }
            }
            class HKQuantity: NSObject {
                private let unit: HKUnit
                private let value: Double
                init(unit: HKUnit, doubleValue value: Double) { self.unit = unit; self.value = value; super.init() }
                func `is`(compatibleWith unit: HKUnit) -> Bool { true }
                func doubleValue(for unit: HKUnit) -> Double { value }
            }
            class HKDevice: NSObject {}
            class HKSource: NSObject { class func `default`() -> HKSource { HKSource() } }
            class HKObject: NSObject {
                let uuid = UUID()
                var metadata: [String: Any]? { nil }
            }
            class HKSample: HKObject {
                let sampleType: HKSampleType
                let startDate: Date
                let endDate: Date
                init(sampleType: HKSampleType, start: Date, end: Date) { self.sampleType = sampleType; startDate = start; endDate = end; super.init() }
            }
            class HKQuantitySample: HKSample {
                let quantity: HKQuantity
                let quantityType: HKQuantityType
                init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) { self.quantity = quantity; self.quantityType = quantityType; super.init(sampleType: quantityType, start: startDate, end: endDate) }
            }
            class HKCategorySample: HKSample {
                let value: Int
                let categoryType: HKCategoryType
                init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) { self.value = value; categoryType = type; super.init(sampleType: type, start: startDate, end: endDate) }
            }
            class HKWorkout: HKSample {
                let workoutActivityType: HKWorkoutActivityType
                init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) { self.workoutActivityType = workoutActivityType; super.init(sampleType: HKObjectType.workoutType(), start: startDate, end: endDate) }
                var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
                var totalEnergyBurned: HKQuantity? { nil }
                var totalDistance: HKQuantity? { nil }
            }
            class HKBiologicalSexObject: NSObject { var biologicalSex: HKBiologicalSex { .notSet } }
            class HKBloodTypeObject: NSObject { var bloodType: HKBloodType { .notSet } }
            struct HKQueryOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var strictStartDate: HKQueryOptions { HKQueryOptions(rawValue: 1) }
                static var strictEndDate: HKQueryOptions { HKQueryOptions(rawValue: 2) }
            }
            class HKQuery: NSObject {
                private let end: () -> Void
                init(end: @escaping () -> Void) { self.end = end; super.init() }
                func answer() { end() }
                class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: false) }
            }
            class HKSampleQuery: HKQuery {
                init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
                    var own: HKSampleQuery?
                    super.init(end: { if let own { resultsHandler(own, [], nil) } })
                    own = self
                }
            }
            struct HKStatisticsOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var discreteAverage: HKStatisticsOptions { HKStatisticsOptions(rawValue: 2) }
                static var discreteMin: HKStatisticsOptions { HKStatisticsOptions(rawValue: 4) }
                static var discreteMax: HKStatisticsOptions { HKStatisticsOptions(rawValue: 8) }
                static var cumulativeSum: HKStatisticsOptions { HKStatisticsOptions(rawValue: 16) }
                static var mostRecent: HKStatisticsOptions { HKStatisticsOptions(rawValue: 32) }
            }
            class HKStatistics: NSObject {
                var startDate: Date { Date(timeIntervalSince1970: 0) }
                var endDate: Date { Date(timeIntervalSince1970: 0) }
                func sumQuantity() -> HKQuantity? { nil }
                func averageQuantity() -> HKQuantity? { nil }
                func minimumQuantity() -> HKQuantity? { nil }
                func maximumQuantity() -> HKQuantity? { nil }
                func mostRecentQuantity() -> HKQuantity? { nil }
            }
            class HKStatisticsQuery: HKQuery {
                init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
                    var own: HKStatisticsQuery?
                    super.init(end: { if let own { handler(own, nil, nil) } })
                    own = self
                }
            }
            class HKStatisticsCollection: NSObject {
                func statistics() -> [HKStatistics] { [] }
                func statistics(for date: Date) -> HKStatistics? { nil }
                func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
            }
            class HKStatisticsCollectionQuery: HKQuery {
                var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
                var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
                init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) { super.init(end: {}) }
                override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
            }
            class HKObserverQuery: HKQuery {
                init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) { super.init(end: {}) }
            }
            class HKHealthStore: NSObject {
                class func isHealthDataAvailable() -> Bool { false }
                func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
                func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.requestAuthorization(toShare:read:completion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { throw HKError(.errorHealthDataUnavailable) }
                func execute(_ query: HKQuery) { notReal("HKHealthStore.execute(_:)"); DispatchQueue.main.async { query.answer() } }
                func stop(_ query: HKQuery)
                func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.save(_:withCompletion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.save(_:withCompletion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
                func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
                func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
                func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
                func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
            }
            """)
}
