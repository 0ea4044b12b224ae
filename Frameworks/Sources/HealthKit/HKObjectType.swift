import UIKit

public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")

    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")

    public static let distanceCycling = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceCycling")

    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")

    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")

    public static let flightsClimbed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")

    public static let bodyMassIndex = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")

    public static let bloodGlucose = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodGlucose")

    public static let dietaryWater = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryWater")

    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")

    public static let oxygenSaturation = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
}

public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sleepAnalysis = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierSleepAnalysis")

    public static let mindfulSession = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")

    public static let bloodType = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBloodType")

    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

public enum HKAuthorizationStatus: Int {
    case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKBiologicalSex: Int {
    case notSet, female, male, other
}

public enum HKBloodType: Int {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

public enum HKUpdateFrequency: Int {
    case immediate = 1, hourly, daily, weekly
}

public enum HKWorkoutActivityType: UInt {
    case cycling = 13, hiking = 24, running = 37, swimming = 46, walking = 52, yoga = 57, other = 3000
}

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = HKError
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
            errorAuthorizationDenied, errorAuthorizationNotDetermined
    }

    public static var _nsErrorDomain: String { HKErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"

open class HKObjectType: NSObject {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier; super.init() }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier: identifier.rawValue)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier: identifier.rawValue)
    }

    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    { HKCharacteristicType(identifier: identifier.rawValue) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryType")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType {}

open class HKQuantityType: HKSampleType {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

open class HKCategoryType: HKSampleType {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

open class HKCharacteristicType: HKObjectType {}

open class HKWorkoutType: HKSampleType {}

open class HKActivitySummaryType: HKObjectType {}
