import NeutralValues
import UIKit

public enum SKCloudServiceAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
}

open class SKCloudServiceController: NSObject {
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }

    open class func requestAuthorization(
        _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void
    ) { notReal() }
}
