import NeutralValues
import UIKit

open class HKObserverQuery: HKQuery {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) { super.init(end: {}) }
}

open class HKHealthStore: NSObject {
    open class func isHealthDataAvailable() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { notReal(); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func execute(_ query: HKQuery) { notReal(); DispatchQueue.main.async { query.answer() } }
    open func stop(_ query: HKQuery) { notReal() }

    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal()
    }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { notReal() }
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    open func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
}
