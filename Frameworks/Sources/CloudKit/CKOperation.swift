import UIKit

open class CKOperation: Operation, @unchecked Sendable {
    open class Configuration: NSObject {
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var qualityOfService = QualityOfService.default
    }

    open var configuration: Configuration! = Configuration()
    open var container: CKContainer?
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject {}
    public static let maximumResults = 0
    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = 0
    open var desiredKeys: [String]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public convenience init(query: CKQuery) { self.init(); self.query = query }
    public convenience init(cursor: Cursor) { self.init(); self.cursor = cursor }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [String]?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    public convenience init(recordIDs: [CKRecord.ID]) { self.init(); self.recordIDs = recordIDs }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int {
        case ifServerRecordUnchanged, changedKeys, allKeys
    }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    public convenience init(
        recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil
    ) { self.init(); recordsToSave = records; recordIDsToDelete = recordIDs }
}
