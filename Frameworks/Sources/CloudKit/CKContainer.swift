import NeutralValues
import UIKit

public enum CKAccountStatus: Int {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

open class CKUserIdentity: NSObject {
    open var nameComponents: PersonNameComponents? { nil }
}

open class CKShare: CKRecord, @unchecked Sendable {
    open class Metadata: NSObject {}
}

open class CKContainer: NSObject, @unchecked Sendable {
    private static let one = CKContainer(identifier: "iCloud")
    open class func `default`() -> CKContainer { one }
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase(scope: .public)
    public let privateCloudDatabase = CKDatabase(scope: .private)
    public let sharedCloudDatabase = CKDatabase(scope: .shared)

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }

    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        databaseScope == .public
            ? publicCloudDatabase : databaseScope == .private ? privateCloudDatabase : sharedCloudDatabase
    }

    open func add(_ operation: CKOperation) { notReal() }

    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completionHandler(.noAccount, nil) }
    }

    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
    }

    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler block: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { notReal() }

    public struct ApplicationPermissions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var userDiscoverability: ApplicationPermissions { ApplicationPermissions(rawValue: 1) }
    }

    public enum ApplicationPermissionStatus: Int {
        case initialState, couldNotComplete, denied, granted
    }
}

open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int {
        case `public` = 1, `private`, shared
    }

    public let databaseScope: Scope
    public init(scope: Scope) { databaseScope = scope; super.init() }

    private func refuse(_ name: String, _ answer: @escaping (CKError) -> Void) {
        notReal("CKDatabase." + name)
        DispatchQueue.main.async { answer(CKError(.notAuthenticated)) }
    }

    open func add(_ operation: CKDatabaseOperation) {
        refuse("add(_:)") { error in
            (operation as? CKQueryOperation)?.queryCompletionBlock?(nil, error)
            (operation as? CKQueryOperation)?.queryResultBlock?(.failure(error))
            (operation as? CKFetchRecordsOperation)?.fetchRecordsCompletionBlock?(nil, error)
            (operation as? CKModifyRecordsOperation)?.modifyRecordsCompletionBlock?(nil, nil, error)
            (operation as? CKModifyRecordsOperation)?.modifyRecordsResultBlock?(.failure(error))
            operation.completionBlock?()
        }
    }

    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        refuse("save(_:completionHandler:)") { completionHandler(nil, $0) }
    }

    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { refuse("delete(withRecordID:completionHandler:)") { completionHandler(nil, $0) } }

    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { refuse("fetch(withRecordID:completionHandler:)") { completionHandler(nil, $0) } }

    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { refuse("perform(_:inZoneWith:completionHandler:)") { completionHandler(nil, $0) } }

    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
        resultsLimit: Int = 0,
        completionHandler:
            @escaping (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) { refuse("fetch(withQuery:)") { completionHandler(.failure($0)) } }

    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        refuse("save(_:completionHandler:)") { completionHandler(nil, $0) }
    }

    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { refuse("save(_:completionHandler:)") { completionHandler(nil, $0) } }

    open func delete(
        withSubscriptionID subscriptionID: String,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) { refuse("delete(withSubscriptionID:completionHandler:)") { completionHandler(nil, $0) } }

    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        refuse("fetchAllSubscriptions(completionHandler:)") { completionHandler(nil, $0) }
    }

    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        refuse("fetchAllRecordZones(completionHandler:)") { completionHandler(nil, $0) }
    }

    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
    }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }

    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }

    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }
}
