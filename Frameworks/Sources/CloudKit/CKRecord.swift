import UIKit

public protocol CKRecordValueProtocol {}

public protocol CKRecordValue: CKRecordValueProtocol {}

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

public let CKRecordNameZoneName = "_defaultZone"
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKErrorDomain = "CKErrorDomain"

public struct CKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = CKError
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
            serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure,
            unknownItem, invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest,
            assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation,
            operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded,
            zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared,
            referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost,
            assetNotAvailable, accountTemporarilyUnavailable
    }

    public static var _nsErrorDomain: String { CKErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    public var serverRecord: CKRecord? { nil }
    public var localizedDescription: String { "CloudKit isn't available." }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var unknownItem: Code { .unknownItem }
    public static var networkFailure: Code { .networkFailure }
}

open class CKRecord: NSObject, ValuesByName {
    public typealias RecordType = String
    public typealias FieldKey = String

    public struct SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }

    open class ID: NSObject {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
            super.init()
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.hashValue }
    }

    open class Reference: NSObject, CKRecordValue {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
            super.init()
        }

        public init(record: CKRecord, action: ReferenceAction) {
            recordID = record.recordID
            self.action = action
            super.init()
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
        open override var hash: Int { recordID.hash }
    }

    public enum ReferenceAction: UInt {
        case none, deleteSelf
    }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [String: any CKRecordValueProtocol] = [:]
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: ID? { nil }
    open private(set) var creationDate: Date? = Date()
    open var modificationDate: Date? { creationDate }
    open var parent: Reference?
    open var share: Reference? { nil }

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
        super.init()
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    public subscript(key: String) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }

    public subscript<T: CKRecordValueProtocol>(key: String) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }

    open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { values[key] = object }
    open func value(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value as? any CKRecordValueProtocol
    }

    open func allKeys() -> [String] { values.keys.sorted() }
    open func changedKeys() -> [String] { allKeys() }

    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
}

open class CKAsset: NSObject, CKRecordValue {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL; super.init() }
}
