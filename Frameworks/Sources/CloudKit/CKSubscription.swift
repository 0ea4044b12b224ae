import UIKit

open class CKSubscription: NSObject {
    public typealias ID = String

    public enum SubscriptionType: Int {
        case query = 1, recordZone, database
    }

    open class NotificationInfo: NSObject {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [String]?
        open var alertActionLocalizationKey: String?
        open var title: String?
        open var subtitle: String?
        open var soundName: String?
        open var desiredKeys: [String]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
    }

    open private(set) var subscriptionID: ID = UUID().uuidString
    open var notificationInfo: NotificationInfo?
    open var subscriptionType: SubscriptionType { .query }
}

open class CKQuerySubscription: CKSubscription {
    public struct Options: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var firesOnRecordCreation: Options { Options(rawValue: 1) }
        public static var firesOnRecordUpdate: Options { Options(rawValue: 2) }
        public static var firesOnRecordDeletion: Options { Options(rawValue: 4) }
        public static var firesOnce: Options { Options(rawValue: 8) }
    }

    public let recordType: String
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options

    public init(
        recordType: String, predicate: NSPredicate, subscriptionID: String = UUID().uuidString,
        options: Options = []
    ) {
        self.recordType = recordType
        self.predicate = predicate
        querySubscriptionOptions = options
        super.init()
    }
}

open class CKDatabaseSubscription: CKSubscription {
    public convenience init(subscriptionID: String) { self.init() }
}
