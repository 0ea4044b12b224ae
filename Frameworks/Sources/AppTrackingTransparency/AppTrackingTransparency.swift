// Tracking isn't allowed: the status isn't determined, and a request is denied.

import NeutralValues
@_exported import UIKit

open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt {
        case notDetermined, restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) { notReal(); DispatchQueue.main.async { completion(.denied) } }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
