// The advertising identifier consists of zeros, and tracking isn't enabled.

@_exported import UIKit

open class ASIdentifierManager: NSObject {
    private static let one = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { one }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
