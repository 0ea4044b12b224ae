import UIKit

open class HKDevice: NSObject {}

open class HKSource: NSObject {
    open class func `default`() -> HKSource { HKSource() }
}

open class HKObject: NSObject {
    public let uuid = UUID()
    open var metadata: [String: Any]? { nil }
}

open class HKSample: HKObject {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    public init(sampleType: HKSampleType, start: Date, end: Date) {
        self.sampleType = sampleType
        startDate = start
        endDate = end
        super.init()
    }
}

open class HKQuantitySample: HKSample {
    public let quantity: HKQuantity
    public let quantityType: HKQuantityType

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.quantity = quantity
        self.quantityType = quantityType
        super.init(sampleType: quantityType, start: startDate, end: endDate)
    }
}

open class HKCategorySample: HKSample {
    public let value: Int
    public let categoryType: HKCategoryType

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.value = value
        categoryType = type
        super.init(sampleType: type, start: startDate, end: endDate)
    }
}

open class HKWorkout: HKSample {
    public let workoutActivityType: HKWorkoutActivityType

    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.workoutActivityType = workoutActivityType
        super.init(sampleType: HKObjectType.workoutType(), start: startDate, end: endDate)
    }

    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    open var totalEnergyBurned: HKQuantity? { nil }
    open var totalDistance: HKQuantity? { nil }
}

open class HKBiologicalSexObject: NSObject {
    open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject {
    open var bloodType: HKBloodType { .notSet }
}
