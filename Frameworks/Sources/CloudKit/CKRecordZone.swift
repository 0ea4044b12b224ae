import UIKit

open class CKRecordZone: NSObject {
    open class ID: NSObject {
        public static let `default` = ID(zoneName: "_defaultZone")
        public static let defaultZoneName = "_defaultZone"
        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
            self.zoneName = zoneName
            self.ownerName = ownerName
            super.init()
        }
    }

    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName); super.init() }
    public init(zoneID: ID) { self.zoneID = zoneID; super.init() }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKQuery: NSObject {
    public let recordType: String
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: String, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
        super.init()
    }
}
