extension KnownFramework {
    /// No user is signed in. Records can be created and changed, but database operations fail.
    static let cloudKit = KnownFramework(
        name: "CloudKit", prefixes: ["CK"], imports: ["CoreLocation", "PredicateFormats"],
        text: #"""
            protocol CKRecordValueProtocol {}
            protocol CKRecordValue: CKRecordValueProtocol {}
            extension NSString: CKRecordValue {}
            extension NSNumber: CKRecordValue {}
            extension NSArray: CKRecordValue {}
            extension NSDate: CKRecordValue {}
            extension NSData: CKRecordValue {}
            extension CLLocation: CKRecordValue {}
            extension String: CKRecordValue {}
            extension Int: CKRecordValue {}
            extension Int64: CKRecordValue {}
            extension Double: CKRecordValue {}
            extension Float: CKRecordValue {}
            extension Bool: CKRecordValue {}
            extension Date: CKRecordValue {}
            extension Data: CKRecordValue {}
            extension Array: CKRecordValueProtocol {}
            let CKRecordNameZoneName = "_defaultZone"
            let CKCurrentUserDefaultName = "__defaultOwner__"
            let CKErrorDomain = "CKErrorDomain"
            struct CKError: Error {
                enum Code: Int { case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable }
                let code: Code
                init(_ code: Code) { self.code = code }
                var errorCode: Int { code.rawValue }
                var errorUserInfo: [String: Any] { [:] }
                var retryAfterSeconds: Double? { nil }
                var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
                var serverRecord: CKRecord? { nil }
                var localizedDescription: String { "CloudKit isn't available." }
                static var notAuthenticated: Code { .notAuthenticated }
                static var unknownItem: Code { .unknownItem }
                static var networkFailure: Code { .networkFailure }
            }
            class CKRecord: NSObject, ValuesByName {
                typealias RecordType = String
                typealias FieldKey = String
                struct SystemType {
                    static let userRecord = "Users"
                    static let share = "cloudkit.share"
                }
                class ID: NSObject {
                    let recordName: String
                    let zoneID: CKRecordZone.ID
                    init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { self.recordName = recordName; self.zoneID = zoneID; super.init() }
                    override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
                    override var hash: Int { recordName.hashValue }
                }
                class Reference: NSObject, CKRecordValue {
                    let recordID: ID
                    let action: ReferenceAction
                    init(recordID: ID, action: ReferenceAction) { self.recordID = recordID; self.action = action; super.init() }
                    init(record: CKRecord, action: ReferenceAction) { recordID = record.recordID; self.action = action; super.init() }
                    override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
                    override var hash: Int { recordID.hash }
                }
                enum ReferenceAction: UInt { case none, deleteSelf }
                let recordType: RecordType
                let recordID: ID
                private var values: [String: any CKRecordValueProtocol] = [:]
                var recordChangeTag: String? { nil }
                var creatorUserRecordID: ID? { nil }
                private(set) var creationDate: Date? = Date()
                var modificationDate: Date? { creationDate }
                var parent: Reference?
                var share: Reference? { nil }
                init(recordType: RecordType, recordID: ID = ID()) { self.recordType = recordType; self.recordID = recordID; super.init() }
                convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }
                subscript(key: String) -> (any CKRecordValueProtocol)? { get { values[key] } set { values[key] = newValue } }
                subscript<T: CKRecordValueProtocol>(key: String) -> T? { get { values[key] as? T } set { values[key] = newValue } }
                func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
                func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { values[key] = object }
                func value(forKey key: String) -> Any? { values[key] }
                func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
                func allKeys() -> [String] { values.keys.sorted() }
                func changedKeys() -> [String] { allKeys() }
                func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
            }
            class CKAsset: NSObject, CKRecordValue {
                let fileURL: URL?
                init(fileURL: URL) { self.fileURL = fileURL; super.init() }
            }
            class CKRecordZone: NSObject {
                class ID: NSObject {
                    static let `default` = ID(zoneName: "_defaultZone")
                    static let defaultZoneName = "_defaultZone"
                    let zoneName: String
                    let ownerName: String
                    init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") { self.zoneName = zoneName; self.ownerName = ownerName; super.init() }
                }
                let zoneID: ID
                init(zoneName: String) { zoneID = ID(zoneName: zoneName); super.init() }
                init(zoneID: ID) { self.zoneID = zoneID; super.init() }
                class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
            }
            class CKQuery: NSObject {
                let recordType: String
                let predicate: NSPredicate
                var sortDescriptors: [NSSortDescriptor]?
                init(recordType: String, predicate: NSPredicate) { self.recordType = recordType; self.predicate = predicate; super.init() }
            }
            class CKOperation: Operation, @unchecked Sendable {
                class Configuration: NSObject {
                    var timeoutIntervalForRequest: TimeInterval = 60
                    var qualityOfService = QualityOfService.default
                }
                var configuration: Configuration! = Configuration()
                var container: CKContainer?
            }
            class CKDatabaseOperation: CKOperation, @unchecked Sendable { var database: CKDatabase? }
            class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
                class Cursor: NSObject {}
                static let maximumResults = 0
                var query: CKQuery?
                var cursor: Cursor?
                var zoneID: CKRecordZone.ID?
                var resultsLimit = 0
                var desiredKeys: [String]?
                var recordFetchedBlock: ((CKRecord) -> Void)?
                var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
                var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
                var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
                convenience init(query: CKQuery) { self.init(); self.query = query }
                convenience init(cursor: Cursor) { self.init(); self.cursor = cursor }
            }
            class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
                var recordIDs: [CKRecord.ID]?
                var desiredKeys: [String]?
                var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
                var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
                convenience init(recordIDs: [CKRecord.ID]) { self.init(); self.recordIDs = recordIDs }
            }
            class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
                enum RecordSavePolicy: Int { case ifServerRecordUnchanged, changedKeys, allKeys }
                var recordsToSave: [CKRecord]?
                var recordIDsToDelete: [CKRecord.ID]?
                var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
                var isAtomic = true
                var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
                var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
                convenience init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) { self.init(); recordsToSave = records; recordIDsToDelete = recordIDs }
            }
            class CKSubscription: NSObject {
                typealias ID = String
                enum SubscriptionType: Int { case query = 1, recordZone, database }
                class NotificationInfo: NSObject {
                    var alertBody: String?
                    var alertLocalizationKey: String?
                    var alertLocalizationArgs: [String]?
                    var alertActionLocalizationKey: String?
                    var title: String?
                    var subtitle: String?
                    var soundName: String?
                    var desiredKeys: [String]?
                    var shouldBadge = false
                    var shouldSendContentAvailable = false
                    var shouldSendMutableContent = false
                    var category: String?
                }
                private(set) var subscriptionID: ID = UUID().uuidString
                var notificationInfo: NotificationInfo?
                var subscriptionType: SubscriptionType { .query }
            }
            class CKQuerySubscription: CKSubscription {
                struct Options: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var firesOnRecordCreation: Options { Options(rawValue: 1) }
                    static var firesOnRecordUpdate: Options { Options(rawValue: 2) }
                    static var firesOnRecordDeletion: Options { Options(rawValue: 4) }
                    static var firesOnce: Options { Options(rawValue: 8) }
                }
                let recordType: String
                let predicate: NSPredicate
                let querySubscriptionOptions: Options
                init(recordType: String, predicate: NSPredicate, subscriptionID: String = UUID().uuidString, options: Options = []) {
                    self.recordType = recordType
                    self.predicate = predicate
                    querySubscriptionOptions = options
                    super.init()
                }
            }
            class CKDatabaseSubscription: CKSubscription {
                convenience init(subscriptionID: String) { self.init() }
            }
            class CKNotification: NSObject {
                enum NotificationType: Int { case query = 1, recordZone, readNotification, database }
                var notificationType: NotificationType { .query }
                var subscriptionID: String? { nil }
                convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { self.init() }
            }
            class CKQueryNotification: CKNotification { var recordID: CKRecord.ID? { nil } }
            enum CKAccountStatus: Int { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
            extension Notification.Name { static let CKAccountChanged = Notification.Name("CKAccountChangedNotification") }
            class CKUserIdentity: NSObject { var nameComponents: PersonNameComponents? { nil } }
            class CKShare: CKRecord, @unchecked Sendable {
                class Metadata: NSObject {}
            }
            class CKContainer: NSObject, @unchecked Sendable {
                private static let one = CKContainer(identifier: "iCloud")
                class func `default`() -> CKContainer { one }
                let containerIdentifier: String?
                let publicCloudDatabase = CKDatabase(scope: .public)
                let privateCloudDatabase = CKDatabase(scope: .private)
                let sharedCloudDatabase = CKDatabase(scope: .shared)
                init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
                func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { databaseScope == .public ? publicCloudDatabase : databaseScope == .private ? privateCloudDatabase : sharedCloudDatabase }
                func add(_ operation: CKOperation)
                func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { notReal("CKContainer.accountStatus(completionHandler:)"); DispatchQueue.main.async { completionHandler(.noAccount, nil) } }
                func accountStatus() async throws -> CKAccountStatus { .noAccount }
                func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { notReal("CKContainer.fetchUserRecordID(completionHandler:)"); DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }
                func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
                func requestApplicationPermission(_ applicationPermission: ApplicationPermissions, completionHandler block: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void)
                struct ApplicationPermissions: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var userDiscoverability: ApplicationPermissions { ApplicationPermissions(rawValue: 1) }
                }
                enum ApplicationPermissionStatus: Int { case initialState, couldNotComplete, denied, granted }
            }
            class CKDatabase: NSObject, @unchecked Sendable {
                enum Scope: Int { case `public` = 1, `private`, shared }
                let databaseScope: Scope
                init(scope: Scope) { databaseScope = scope; super.init() }
                private func refuse(_ name: String, _ answer: @escaping (CKError) -> Void) {
                    notReal("CKDatabase." + name)
                    DispatchQueue.main.async { answer(CKError(.notAuthenticated)) }
                }
                func add(_ operation: CKDatabaseOperation) {
                    refuse("add(_:)") { error in
                        (operation as? CKQueryOperation)?.queryCompletionBlock?(nil, error)
                        (operation as? CKQueryOperation)?.queryResultBlock?(.failure(error))
                        (operation as? CKFetchRecordsOperation)?.fetchRecordsCompletionBlock?(nil, error)
                        (operation as? CKModifyRecordsOperation)?.modifyRecordsCompletionBlock?(nil, nil, error)
                        (operation as? CKModifyRecordsOperation)?.modifyRecordsResultBlock?(.failure(error))
                        operation.completionBlock?()
                    }
                }
                func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { refuse("save(_:completionHandler:)") { completionHandler(nil, $0) } }
                func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { refuse("delete(withRecordID:completionHandler:)") { completionHandler(nil, $0) } }
                func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { refuse("fetch(withRecordID:completionHandler:)") { completionHandler(nil, $0) } }
                func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void) { refuse("perform(_:inZoneWith:completionHandler:)") { completionHandler(nil, $0) } }
                func fetch(withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil, resultsLimit: Int = 0, completionHandler: @escaping (Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void) { refuse("fetch(withQuery:)") { completionHandler(.failure($0)) } }
                func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) { refuse("save(_:completionHandler:)") { completionHandler(nil, $0) } }
                func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) { refuse("save(_:completionHandler:)") { completionHandler(nil, $0) } }
                func delete(withSubscriptionID subscriptionID: String, completionHandler: @escaping (String?, (any Error)?) -> Void) { refuse("delete(withSubscriptionID:completionHandler:)") { completionHandler(nil, $0) } }
                func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) { refuse("fetchAllSubscriptions(completionHandler:)") { completionHandler(nil, $0) } }
                func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) { refuse("fetchAllRecordZones(completionHandler:)") { completionHandler(nil, $0) } }
                @discardableResult func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
                func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
                @discardableResult func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
                func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil, resultsLimit: Int = 0) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError(.notAuthenticated) }
            }
            """#)
}
