import UIKit

open class NEHotspotNetwork: NSObject {
    open var ssid: String { "" }
    open var bssid: String { "" }

    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }

    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
