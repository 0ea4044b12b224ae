import UIKit

open class CKNotification: NSObject {
    public enum NotificationType: Int {
        case query = 1, recordZone, readNotification, database
    }

    open var notificationType: NotificationType { .query }
    open var subscriptionID: String? { nil }

    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        self.init()
    }
}

open class CKQueryNotification: CKNotification {
    open var recordID: CKRecord.ID? { nil }
}
